#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The style of the HTML report: light and dark after the reader's system, one language at a time by
// two radio buttons (no script), printable.

#include <string_view>

namespace jinbang::core::archive {

inline constexpr std::string_view kHtmlStyle = R"css(
:root{color-scheme:light dark;--page:#F5F5F2;--panel:#FFF;--line:#E3E3DE;--text:#1B1D21;--soft:#565B65;--accent:#8A5D00;--track:#EFEFEA;
--warn:#9A5B00;--warnSoft:#FFF3DF;--c1:#1273D6;--c2:#DB7233;--c3:#0A6144;--c4:#7A3069;--c5:#009F9A;--c6:#8A6414;
--c7:#C72155;--c8:#767D8E}
@media (prefers-color-scheme:dark){:root{--page:#141518;--panel:#1C1E22;--line:#2B2E34;--text:#ECEDEF;--soft:#A9AEB7;
--accent:#E9BD55;--track:#2A2D33;--warn:#F2B25C;--warnSoft:#35291A;--c1:#3B8DF4;--c2:#EC6B47;--c3:#45DEB2;--c4:#F3B4F0;
--c5:#25ACB0;--c6:#EBAB3F;--c7:#C9617F;--c8:#6F7690}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:14px/1.5 Inter,"Noto Sans CJK SC","Noto Sans SC",
"Microsoft YaHei",system-ui,sans-serif}
.page,.bar{max-width:1080px;margin:0 auto;padding:0 20px}.page{padding-bottom:48px}
.bar{display:flex;justify-content:flex-end;padding-top:16px}
h1{font-size:26px;line-height:1.25;margin:0 0 2px;overflow-wrap:anywhere}
h2{font-size:18px;margin:36px 0 8px;break-after:avoid}h3{font-size:14px;margin:4px 0 0}
.podium{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:12px;margin:20px 0 8px}
.place{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:12px 16px;break-inside:avoid}
.place b{display:block;font-size:18px;font-weight:600;overflow-wrap:anywhere}
.place i{font-style:normal;color:var(--soft)}.place .n{color:var(--accent);font-weight:600}
.place.first{border-color:var(--accent);box-shadow:inset 0 3px 0 var(--accent)}
.card>p{margin:0 0 8px}footer{margin-top:36px;border-top:1px solid var(--line);padding-top:8px}
.card{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin:12px 0;
overflow-x:auto}
.banner{background:var(--warnSoft);color:var(--warn);border-radius:8px;padding:8px 16px;margin:8px 0;font-weight:600}
.soft{color:var(--soft)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
tbody tr:last-child>*{border-bottom:0}thead th{border-bottom-color:var(--soft)}
th,td{padding:5px 8px;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-weight:500}.r{text-align:right;white-space:nowrap}
.r+:not(.r){padding-left:24px}h3.cap::first-letter{text-transform:uppercase}
ul{margin:8px 0;padding-left:20px;color:var(--soft)}
.bars{padding:0 130px 8px 180px;min-width:560px}svg{display:block;width:100%;overflow:visible}
svg .n{transform:translateX(-180px)}svg .v{transform:translateX(8px)}
svg text{font:12px Inter,"Noto Sans CJK SC","Noto Sans SC",system-ui,sans-serif;fill:var(--text)}
svg .s{fill:var(--soft)}svg .t{fill:var(--track)}svg .w,svg .h{fill:none;stroke:var(--text);
stroke-width:1.3}svg .h{stroke:var(--panel);stroke-width:3.4}
svg .b1{fill:var(--c1)}svg .b2{fill:var(--c2)}svg .b3{fill:var(--c3)}svg .b4{fill:var(--c4)}svg .b5{fill:var(--c5)}
svg .b6{fill:var(--c6)}svg .b7{fill:var(--c7)}svg .b8{fill:var(--c8)}
input[name=lang]{position:absolute;opacity:0}
label.lang{border:1px solid var(--line);padding:3px 14px;cursor:pointer;background:var(--panel)}
label[for=en]{border-radius:6px 0 0 6px}label[for=zh]{border-radius:0 6px 6px 0;border-left:0}
#en:focus-visible~.bar label[for=en],#zh:focus-visible~.bar label[for=zh]{outline:2px solid var(--accent)}
#en:checked~.bar label[for=en],#zh:checked~.bar label[for=zh]{background:var(--accent);border-color:var(--accent);
color:var(--panel)}
#en:checked~.page .zh,#zh:checked~.page .en{display:none}
@media print{@page{margin:14mm}
:root{color-scheme:light;--page:#FFF;--panel:#FFF;--text:#000;--soft:#444;--line:#CCC;--track:#EEE;--accent:#8A5D00;
--warn:#9A5B00;--warnSoft:#FFF3DF;--c1:#1273D6;--c2:#DB7233;--c3:#0A6144;--c4:#7A3069;--c5:#009F9A;--c6:#8A6414;
--c7:#C72155;--c8:#767D8E}
body{font-size:10.5px;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.bar{display:none}.page{max-width:none;padding:0}.card{break-inside:avoid;overflow:visible;padding:8px 12px}
.card.long{break-inside:auto}tr{break-inside:avoid}.bars{min-width:0}svg text{font-size:10px}th,td{padding:3px 6px}
thead th.r{white-space:normal;overflow-wrap:anywhere;min-width:3.2em}}
)css";

} // namespace jinbang::core::archive
