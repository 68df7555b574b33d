#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens HTML reports in headless Chromium: no console message, no request beside the page itself, both languages,
light, dark and print.

usage: htmlreport.py CHROMIUM JINBANG_CLI REFERENCE_FOLDER [PICTURES]

PICTURES keeps the screenshots, for looking at them.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

# Chromium asks its maker for updates and the time, whatever it shows.
BROWSERS_OWN = {"clients2.google.com", "update.googleapis.com", "accounts.google.com", "android.clients.google.com",
                "optimizationguide-pa.googleapis.com", "edgedl.me.gvt1.com", "redirector.gvt1.com"}
HOSTILE = """metric,library,score
"<script>document.title='x'</script>","</style><img src=http://127.0.0.1:9/a.png>",2
"<script>document.title='x'</script>","& ""quoted"" ' 状元",1
"""


def chromium(program, page, folder, *options):
    """Runs it once; returns (what it said, URLs that it asked for)."""
    net = folder / "net.json"
    done = subprocess.run(
        [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync",
         f"--user-data-dir={folder / 'profile'}", f"--log-net-log={net}", "--enable-logging=stderr",
         *options, page.as_uri()],
        capture_output=True, text=True, timeout=60, check=True)
    asked = re.findall(r'"url":"((?:https?|wss?|ftp):[^"]+)"', net.read_text(errors="replace"))
    wanted = {url for url in asked if urllib.parse.urlsplit(url).hostname not in BROWSERS_OWN}
    return done.stdout + done.stderr, wanted


def in_chinese(page):
    text = page.read_text()
    assert 'id="en" checked' in text
    copy = page.with_name("zh-" + page.name)
    copy.write_text(text.replace('id="en" checked', 'id="en"').replace('id="zh"', 'id="zh" checked'))
    return copy


def check(program, page, folder, pictures, expected):
    sizes = set()
    for language, shown in (("en", page), ("zh", in_chinese(page))):
        for theme, options in (("light", ()),
                               ("dark", ("--force-dark-mode", "--blink-settings=preferredColorScheme=0"))):
            picture = pictures / f"{page.stem}-{language}-{theme}.png"
            said, wanted = chromium(program, shown, folder, "--window-size=1200,1700", f"--screenshot={picture}",
                                    *options)
            assert "CONSOLE" not in said, said
            assert not wanted, wanted
            sizes.add(picture.read_bytes())
    assert len(sizes) == 4, "two themes and two languages are four pictures"
    said, wanted = chromium(program, page, folder, f"--print-to-pdf={pictures / page.stem}.pdf",
                            "--no-pdf-header-footer")
    assert not wanted, wanted
    dom, _ = chromium(program, page, folder, "--dump-dom")
    for text in expected:
        assert text in dom, text
    assert "<script" not in dom and "<img" not in dom, "the input was not escaped"


def main(program, cli, reference, pictures=None):
    with tempfile.TemporaryDirectory(prefix="jinbang-html-") as name:
        folder = pathlib.Path(name)
        pictures = pathlib.Path(pictures) if pictures else folder
        pictures.mkdir(exist_ok=True)
        (folder / "hostile.csv").write_text(HOSTILE)
        for source, expected in ((pathlib.Path(reference) / "six_metrics.csv", ("FastJson2", "状元")),
                                 (folder / "hostile.csv", ("&lt;script&gt;",))):
            page = folder / (source.stem + ".html")
            subprocess.run([cli, "convert", source, page], check=True)
            check(program, page, folder, pictures, expected)


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:])
