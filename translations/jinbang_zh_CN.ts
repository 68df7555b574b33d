<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CellFigures</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>off by one in the last place</source>
        <translation>末位相差一</translation>
    </message>
    <message>
        <source>off by more than one in the last place</source>
        <translation>末位相差超过一</translation>
    </message>
    <message>
        <source>Operations a second</source>
        <translation>每秒操作数</translation>
    </message>
    <message>
        <source>Time per operation</source>
        <translation>每次操作用时</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Deviation between processes</source>
        <translation>进程间标准差</translation>
    </message>
    <message>
        <source>Deviation within a process</source>
        <translation>进程内标准差</translation>
    </message>
    <message>
        <source>First call</source>
        <translation>首次调用</translation>
    </message>
    <message>
        <source>JMH&apos;s score, 99.9 %</source>
        <translation>JMH 得分，99.9 %</translation>
    </message>
    <message>
        <source>Allocations per operation</source>
        <translation>每次操作的分配次数</translation>
    </message>
    <message>
        <source>Allocated per operation</source>
        <translation>每次操作分配的内存</translation>
    </message>
    <message>
        <source>Peak memory of the process</source>
        <translation>进程内存峰值</translation>
    </message>
    <message>
        <source>Bytes written</source>
        <translation>写出字节</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Processes counted</source>
        <translation>计入的进程</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Samples rejected</source>
        <translation>剔除的样本</translation>
    </message>
    <message>
        <source>Warm-up did not settle in %1 processes</source>
        <translation>%1 个进程的预热未稳定</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Fairness of threads</source>
        <translation>线程公平性</translation>
    </message>
    <message>
        <source>Not ranked: %1</source>
        <translation>不参与排名：%1</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>%1: only %2, %3</source>
        <translation>%1：只有 %2，%3</translation>
    </message>
    <message>
        <source>%1: best is %2 with %3, last is %4 with %5, %6 times apart</source>
        <translation>%1：最佳为 %2（%3），末位为 %4（%5），相差 %6 倍</translation>
    </message>
    <message>
        <source>No value to show.</source>
        <translation>没有可显示的数值。</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无数值</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>未排名</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>越高越好</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>越低越好</translation>
    </message>
    <message>
        <source>%1, %2; whiskers: 95 % CI</source>
        <translation>%1，%2；误差线为 95% 置信区间</translation>
    </message>
    <message>
        <source>Golden list</source>
        <translation>金榜</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>%1; log scales; whiskers: 95 % CI</source>
        <translation>%1；对数刻度；误差线：95 % 置信区间</translation>
    </message>
    <message>
        <source>change in speed; whiskers: 95 % CI</source>
        <translation>速度变化；误差线：95 % 置信区间</translation>
    </message>
    <message>
        <source>%1: best is %2 with %3, last is %4 with %5</source>
        <translation>%1：最佳为 %2（%3），末位为 %4（%5）</translation>
    </message>
    <message>
        <source>%1, log scale from %2</source>
        <translation>%1，对数轴自 %2 起</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Governor</source>
        <translation>调频策略</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>睿频</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>编译选项</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建类型</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Harness</source>
        <translation>测试工具</translation>
    </message>
    <message>
        <source>Fixture</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>equal within 1 %</source>
        <translation>相差不到 1 %</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能分辨</translation>
    </message>
    <message>
        <source>within noise</source>
        <translation>在噪声内</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>无结论</translation>
    </message>
    <message>
        <source>%1 cells are only in A.</source>
        <translation>%1 个单元格只在 A 中。</translation>
    </message>
    <message>
        <source>%1 cells are only in B.</source>
        <translation>%1 个单元格只在 B 中。</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Time B ÷ A</source>
        <translation>用时 B ÷ A</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Place in A</source>
        <translation>A 中名次</translation>
    </message>
    <message>
        <source>in B</source>
        <translation>B 中</translation>
    </message>
    <message>
        <source>Mark in A</source>
        <translation>A 中得分</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>变动</translation>
    </message>
    <message>
        <source>↑ up %1</source>
        <translation>↑ 上升 %1</translation>
    </message>
    <message>
        <source>↓ down %1</source>
        <translation>↓ 下降 %1</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>总榜</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This is a debug build: its times are measured and never ranked. Build the preset release.</source>
        <translation>这是调试构建：只测量，不排名。请用 release 预设构建。</translation>
    </message>
    <message>
        <source>Built for speed (%1).</source>
        <translation>为速度而构建（%1）。</translation>
    </message>
    <message>
        <source>Built with sanitizers (%1): its times are measured and never ranked. Build the preset release.</source>
        <translation>带检查器构建（%1）：只测量，不排名。请用 release 预设构建。</translation>
    </message>
    <message>
        <source>No sanitizer.</source>
        <translation>没有检查器。</translation>
    </message>
    <message>
        <source>A debugger is attached. Measure without it.</source>
        <translation>已附加调试器，请在没有调试器时测量。</translation>
    </message>
    <message>
        <source>No debugger.</source>
        <translation>没有调试器。</translation>
    </message>
    <message>
        <source>The kernel does not say how it sets the CPU&apos;s frequency.</source>
        <translation>内核没有说明如何设定 CPU 频率。</translation>
    </message>
    <message>
        <source>The CPU runs at its performance setting.</source>
        <translation>CPU 处于性能模式。</translation>
    </message>
    <message>
        <source>The CPU&apos;s frequency follows its load (%1). Set the governor to performance for steadier times.</source>
        <translation>CPU 频率随负载变化（%1）。将调速器设为 performance，时间更稳定。</translation>
    </message>
    <message>
        <source>Turbo is on: the frequency depends on heat and on the other cores.</source>
        <translation>睿频已开：频率取决于温度和其他核心。</translation>
    </message>
    <message>
        <source>Turbo is off.</source>
        <translation>睿频已关。</translation>
    </message>
    <message>
        <source>No turbo is visible.</source>
        <translation>看不到睿频。</translation>
    </message>
    <message>
        <source>The machine runs on its battery. Plug it in.</source>
        <translation>正在使用电池，请接通电源。</translation>
    </message>
    <message>
        <source>Not on battery.</source>
        <translation>未使用电池。</translation>
    </message>
    <message>
        <source>No virtual machine.</source>
        <translation>不是虚拟机。</translation>
    </message>
    <message>
        <source>A virtual machine (%1): neighbours can slow it in phases that no counter shows.</source>
        <translation>虚拟机（%1）：邻居可能使其阶段性变慢，任何计数器都看不到。</translation>
    </message>
    <message>
        <source>No limit on CPU time.</source>
        <translation>CPU 时间不受限制。</translation>
    </message>
    <message>
        <source>CPU time is limited to %1 cores: samples will be throttled. Raise the limit to at least 1.</source>
        <translation>CPU 时间限制为 %1 个核心：样本会被限速。请将限制提高到至少 1。</translation>
    </message>
    <message>
        <source>CPU time is limited to %1 cores.</source>
        <translation>CPU 时间限制为 %1 个核心。</translation>
    </message>
    <message>
        <source>Other programs are at work (load %1, waiting %2 % of the time). Close them, or wait.</source>
        <translation>其他程序正在运行（负载 %1，%2 % 的时间在等待）。请关闭它们，或稍等。</translation>
    </message>
    <message>
        <source>The machine is quiet (load %1).</source>
        <translation>机器空闲（负载 %1）。</translation>
    </message>
    <message>
        <source>Only %1 of memory are available. Close other programs, or measure small inputs.</source>
        <translation>可用内存只有 %1。请关闭其他程序，或测量小的输入。</translation>
    </message>
    <message>
        <source>%1 of memory are available.</source>
        <translation>可用内存 %1。</translation>
    </message>
    <message>
        <source>The clock is coarse, with a step of %1 and a cost of %2: samples are made longer to match.</source>
        <translation>时钟较粗，步长 %1，开销 %2：样本会相应加长。</translation>
    </message>
    <message>
        <source>The clock has a step of %1 and a cost of %2.</source>
        <translation>时钟步长 %1，开销 %2。</translation>
    </message>
    <message>
        <source>The clock is too coarse for the canary: slow phases cannot be recognised.</source>
        <translation>时钟太粗，无法用哨兵识别变慢的阶段。</translation>
    </message>
    <message>
        <source>The same work takes up to %1 % longer from one moment to the next. Expect wide intervals.</source>
        <translation>同样的工作在不同时刻最多相差 %1 %。区间会较宽。</translation>
    </message>
    <message>
        <source>The same work takes the same time (%1).</source>
        <translation>同样的工作用时一致（%1）。</translation>
    </message>
    <message>
        <source>this machine shows no hardware counters, as most virtual machines</source>
        <translation>本机没有硬件计数器，多数虚拟机如此</translation>
    </message>
    <message>
        <source>perf_event_open: %1, kernel.perf_event_paranoid is %2</source>
        <translation>perf_event_open：%1，kernel.perf_event_paranoid 为 %2</translation>
    </message>
    <message>
        <source>not asked for on another machine</source>
        <translation>未在另一台机器上查询</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 不参加：%2</translation>
    </message>
    <message>
        <source>it did not answer within 10 s</source>
        <translation>10 秒内没有应答</translation>
    </message>
    <message>
        <source>it stopped answering: for %1 and longer nothing came on any connection, after %2 answers; %3 requests were not sent</source>
        <translation>它停止了应答：%1 以上所有连接都没有任何应答，此前应答了 %2 个；还有 %3 个请求没有发出</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>it crashed at its start: %1</source>
        <translation>启动时崩溃：%1</translation>
    </message>
    <message>
        <source>it ended at its start: %1</source>
        <translation>启动时退出：%1</translation>
    </message>
    <message>
        <source>it answered something else than hello</source>
        <translation>应答不是 hello</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol, this program version %2</source>
        <translation>它使用协议版本 %1，本程序使用版本 %2</translation>
    </message>
    <message>
        <source>it cannot be started: %1</source>
        <translation>无法启动：%1</translation>
    </message>
    <message>
        <source>this CPU lacks %1</source>
        <translation>此 CPU 缺少 %1</translation>
    </message>
    <message>
        <source>it is no longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>its program is another one than when the run was started</source>
        <translation>程序已不是运行开始时的那个</translation>
    </message>
    <message>
        <source>its default variant &quot;%1&quot; for %2 is not among the variants that offer it</source>
        <translation>%2 的默认变体“%1”不在提供它的变体之中</translation>
    </message>
    <message>
        <source>simdjson %1 has no writer for typed data (4.0 has)</source>
        <translation>simdjson %1 不能写类型化数据（4.0 可以）</translation>
    </message>
    <message>
        <source>simdjson has no pretty printer</source>
        <translation>simdjson 没有美化输出</translation>
    </message>
    <message>
        <source>Boost.JSON has no pretty printer, only example code</source>
        <translation>Boost.JSON 没有美化输出，只有示例代码</translation>
    </message>
    <message>
        <source>Qt has no validator beside parsing</source>
        <translation>Qt 除解析外没有校验器</translation>
    </message>
    <message>
        <source>its variant %1 has no %2</source>
        <translation>变体 %1 没有 %2</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>没有 %1</translation>
    </message>
    <message>
        <source>not asked for in this run</source>
        <translation>本次运行未要求</translation>
    </message>
    <message>
        <source>an allocator cannot be put under a contender that a runner starts</source>
        <translation>由运行器启动的参赛程序不能更换分配器</translation>
    </message>
    <message>
        <source>a sanitizer brings its own allocator</source>
        <translation>检查器自带分配器</translation>
    </message>
    <message>
        <source>the package %1 is not installed</source>
        <translation>未安装软件包 %1</translation>
    </message>
    <message>
        <source>the time was up before its turn</source>
        <translation>还没轮到它时间就用完了</translation>
    </message>
    <message>
        <source>timed out after %1</source>
        <translation>%1 后超时</translation>
    </message>
    <message>
        <source>it broke the protocol: %1</source>
        <translation>违反协议：%1</translation>
    </message>
    <message>
        <source>it answered what was not asked</source>
        <translation>应答了未问的内容</translation>
    </message>
    <message>
        <source>a result without a sample</source>
        <translation>结果没有样本</translation>
    </message>
    <message>
        <source>a line longer than 1 MiB</source>
        <translation>一行超过 1 MiB</translation>
    </message>
    <message>
        <source>the system killed it for its use of memory</source>
        <translation>因占用内存被系统终止</translation>
    </message>
    <message>
        <source>it ran out of memory: %1</source>
        <translation>内存耗尽：%1</translation>
    </message>
    <message>
        <source>it closed its output and went on</source>
        <translation>关闭了输出却继续运行</translation>
    </message>
    <message>
        <source>exit status %1 in %2; it said: %3</source>
        <translation>%2 中退出，状态 %1；它说：%3</translation>
    </message>
    <message>
        <source>exit status %1 in %2</source>
        <translation>%2 中退出，状态 %1</translation>
    </message>
    <message>
        <source>SIG%1 in %2; it said: %3</source>
        <translation>%2 中收到 SIG%1；它说：%3</translation>
    </message>
    <message>
        <source>SIG%1 in %2</source>
        <translation>%2 中收到 SIG%1</translation>
    </message>
    <message>
        <source>doubles are up to %1 ulp off</source>
        <translation>双精度数最多相差 %1 ulp</translation>
    </message>
    <message>
        <source>%1: at byte %2 the input goes beyond the %3 levels of nesting that it reads (the deepest has %4). Choose a flatter input, or leave this library out.</source>
        <translation>%1：输入在第 %2 字节处超过了它能读取的 %3 层嵌套（最深处有 %4 层）。请选用嵌套较浅的输入，或不选用这个库。</translation>
    </message>
    <message>
        <source>the stack of %1 KiB is full: the input is nested deeper than this library, which has no limit of its own, can recurse. Choose a flatter input, or leave this library out.</source>
        <translation>%1 KiB 的栈已用尽：输入的嵌套比这个自身不设上限的库所能递归的更深。请选用嵌套较浅的输入，或不选用这个库。</translation>
    </message>
    <message>
        <source>it did not end by itself and was killed</source>
        <translation>没有自行结束，已终止</translation>
    </message>
    <message>
        <source>it ended with %1</source>
        <translation>以 %1 结束</translation>
    </message>
    <message>
        <source>at its end: %1</source>
        <translation>结束时：%1</translation>
    </message>
    <message>
        <source>it refuses the input</source>
        <translation>拒绝该输入</translation>
    </message>
    <message>
        <source>its answer is not JSON: byte %1: %2</source>
        <translation>回答不是 JSON：第 %1 字节：%2</translation>
    </message>
    <message>
        <source>its text is no JSON: %1 at byte %2</source>
        <translation>文本不是 JSON：第 %2 字节：%1</translation>
    </message>
    <message>
        <source>its text has white space where none belongs</source>
        <translation>文本含不应有的空白</translation>
    </message>
    <message>
        <source>its text has white space outside strings, compact text has none</source>
        <translation>字符串之外有空白，紧凑文本不应有</translation>
    </message>
    <message>
        <source>its text is not laid out in lines</source>
        <translation>文本没有分行</translation>
    </message>
    <message>
        <source>its text has no line break, pretty text has</source>
        <translation>文本没有换行，美化文本应有</translation>
    </message>
    <message>
        <source>with one value changed in the input: %1</source>
        <translation>输入改变一个值后：%1</translation>
    </message>
    <message>
        <source>with one value changed: %1</source>
        <translation>改变一个值后：%1</translation>
    </message>
    <message>
        <source>it refuses the document with one value changed: %1</source>
        <translation>改变一个值后拒绝文档：%1</translation>
    </message>
    <message>
        <source>it accepts a damaged copy of the input, though it calls itself strict</source>
        <translation>自称严格，却接受损坏的输入</translation>
    </message>
    <message>
        <source>it accepts damaged copies of the document (%1), a strict variant refuses them</source>
        <translation>接受损坏的文档（%1），严格变体应拒绝</translation>
    </message>
    <message>
        <source>after timing: %1</source>
        <translation>计时之后：%1</translation>
    </message>
    <message>
        <source>after the timed operations: %1</source>
        <translation>计时操作之后：%1</translation>
    </message>
    <message>
        <source>the answer differs (too large to say where)</source>
        <translation>回答不同（太大，无法指出位置）</translation>
    </message>
    <message>
        <source>at %1: expected %2, got %3</source>
        <translation>%1 处：应为 %2，实为 %3</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>no such member</source>
        <translation>无此成员</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>it wrote no text</source>
        <translation>没有写出文本</translation>
    </message>
    <message>
        <source>it did not say what the walk met</source>
        <translation>没有报告遍历所见</translation>
    </message>
    <message>
        <source>the walk met other values than the document it holds</source>
        <translation>遍历所见与其文档不同</translation>
    </message>
    <message>
        <source>it gave no record</source>
        <translation>没有给出记录</translation>
    </message>
    <message>
        <source>it changed its input</source>
        <translation>改变了输入</translation>
    </message>
    <message>
        <source>it changed the record it was given</source>
        <translation>改变了给它的记录</translation>
    </message>
    <message>
        <source>it did not accept the document</source>
        <translation>没有接受文档</translation>
    </message>
    <message>
        <source>it holds no document</source>
        <translation>没有文档</translation>
    </message>
    <message>
        <source>no time was measured</source>
        <translation>没有测到时间</translation>
    </message>
    <message>
        <source>%1 involuntary switches</source>
        <translation>%1 次被动切换</translation>
    </message>
    <message>
        <source>waited %1 % of its time for a core</source>
        <translation>%1 % 的时间在等待核心</translation>
    </message>
    <message>
        <source>slow phase: the canary took %1 times its median</source>
        <translation>变慢阶段：哨兵用时是中位数的 %1 倍</translation>
    </message>
    <message>
        <source>disturbed: %1 of %2 samples are clean</source>
        <translation>受干扰：%2 个样本中 %1 个干净</translation>
    </message>
    <message>
        <source>%1; kept, for the cell has too few undisturbed ones</source>
        <translation>%1；仍保留，因为该单元格未受干扰的太少</translation>
    </message>
    <message>
        <source>its block is run again: %1 was disturbed</source>
        <translation>该轮重测：%1 受干扰</translation>
    </message>
    <message>
        <source>the machine was too busy for enough undisturbed processes; disturbed ones count, too</source>
        <translation>机器太忙，未受干扰的进程不够；受干扰的也计入</translation>
    </message>
    <message>
        <source>%1 blocks, %2 of them undisturbed for every contender; %3; target met by %4 of %5</source>
        <translation>%1 轮，其中 %2 轮所有库均未受干扰；%3；%5 个中 %4 个达标</translation>
    </message>
    <message>
        <source>every contender met the target</source>
        <translation>所有库均达标</translation>
    </message>
    <message>
        <source>the most blocks were measured</source>
        <translation>已达最多轮数</translation>
    </message>
    <message>
        <source>too many blocks were disturbed</source>
        <translation>受干扰的轮次太多</translation>
    </message>
    <message>
        <source>its share of the deadline was used</source>
        <translation>分得的时间已用完</translation>
    </message>
    <message>
        <source>allocations and memory from %1 on are left out, for the deadline is near</source>
        <translation>时限将至，从 %1 起不再测分配和内存</translation>
    </message>
    <message>
        <source>the harness&apos;s own cost, shown for comparison; its answer is not checked</source>
        <translation>测试框架自身的开销，仅供比较；不检查其回答</translation>
    </message>
    <message>
        <source>twin: a second copy that shows the noise floor</source>
        <translation>孪生：用第二份副本显示噪声水平</translation>
    </message>
    <message>
        <source>built with sanitizers (%1)</source>
        <translation>带检查器构建（%1）</translation>
    </message>
    <message>
        <source>debug build</source>
        <translation>调试构建</translation>
    </message>
    <message>
        <source>not equal work: it drops duplicate keys</source>
        <translation>工作量不等：丢弃重复的键</translation>
    </message>
    <message>
        <source>not equal work: a strict variant that accepts damaged input (%1)</source>
        <translation>工作量不等：严格变体却接受损坏的输入（%1）</translation>
    </message>
    <message>
        <source>This run was stopped: it shows what was finished until then.</source>
        <translation>此次运行被停止：显示停止前完成的部分。</translation>
    </message>
    <message>
        <source>This run failed: it shows what was finished until then.</source>
        <translation>此次运行失败：显示失败前完成的部分。</translation>
    </message>
    <message>
        <source>Debug or sanitizer build: %1 are not ranked.</source>
        <translation>调试或带检查器的构建：%1 不参与排名。</translation>
    </message>
    <message>
        <source>Checking differs: %1 trust their input (no UTF-8 check); the others check it.</source>
        <translation>检查程度不同：%1 信任输入（不检查 UTF-8），其余会检查。</translation>
    </message>
    <message>
        <source>Disturbed machine: with the rejected samples the figure changes by more than 2 % for %1.</source>
        <translation>机器受干扰：若计入剔除的样本，%1 的数值变化超过 2 %。</translation>
    </message>
    <message>
        <source>The target of ±%1 % was not met in %2 of %3 cells: %4.</source>
        <translation>%3 个单元格中有 %2 个未达到 ±%1 % 的目标：%4。</translation>
    </message>
    <message>
        <source>drops-duplicate-keys</source>
        <translation>丢弃重复的键</translation>
    </message>
    <message>
        <source>negative-zero</source>
        <translation>丢失负零的符号</translation>
    </message>
    <message>
        <source>check-reduced</source>
        <translation>检查从简</translation>
    </message>
    <message>
        <source>oversubscribed: %1 threads, usable cores: %2</source>
        <translation>超额订阅：%1 个线程，可用核心：%2</translation>
    </message>
    <message>
        <source>oversubscribed or not: not known, for the other machine does not say how many cores it has</source>
        <translation>是否超额订阅：未知，另一台机器没有说明核心数</translation>
    </message>
    <message>
        <source>it answers request %1, which nobody asked</source>
        <translation>它回答了没有人提出的请求 %1</translation>
    </message>
    <message>
        <source>implausible:%1 in %2</source>
        <translation>不可信：%2 内处理 %1</translation>
    </message>
    <message>
        <source>implausible:samples of %1 in a run of %2</source>
        <translation>不可信：运行只用了 %2，样本却自称共 %1</translation>
    </message>
    <message>
        <source>line %1, column %2, byte %3: %4</source>
        <translation>第 %1 行第 %2 列，第 %3 字节：%4</translation>
    </message>
    <message>
        <source>%1 (of the text converted from %2)</source>
        <translation>%1（由 %2 转换后的文本）</translation>
    </message>
    <message>
        <source>neither UTF-8 nor another encoding that can be told: line %1, column %2, byte %3</source>
        <translation>既不是 UTF-8，也不是可识别的其他编码：第 %1 行第 %2 列，第 %3 字节</translation>
    </message>
    <message>
        <source>no document, only white space or nothing</source>
        <translation>没有文档，只有空白</translation>
    </message>
    <message>
        <source>only white space</source>
        <translation>只有空白</translation>
    </message>
    <message>
        <source>expected %1 but the text ends</source>
        <translation>应为 %1，但文本已结束</translation>
    </message>
    <message>
        <source>expected %1 but found %2</source>
        <translation>应为 %1，却是 %2</translation>
    </message>
    <message>
        <source>expected true</source>
        <translation>应为 true</translation>
    </message>
    <message>
        <source>expected false</source>
        <translation>应为 false</translation>
    </message>
    <message>
        <source>expected null</source>
        <translation>应为 null</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本结尾</translation>
    </message>
    <message>
        <source>control character %1 in a string</source>
        <translation>字符串中有控制字符 %1</translation>
    </message>
    <message>
        <source>invalid UTF-8: %1</source>
        <translation>无效的 UTF-8：%1</translation>
    </message>
    <message>
        <source>no such escape: \ and %1</source>
        <translation>没有这种转义：\\ 和 %1</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>\\u 之后应有四位十六进制数字</translation>
    </message>
    <message>
        <source>half of a surrogate pair alone</source>
        <translation>孤立的半个代理对</translation>
    </message>
    <message>
        <source>expected a digit of a number</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>expected a digit after &apos;-&apos;</source>
        <translation>“-”之后应为数字</translation>
    </message>
    <message>
        <source>a number does not start with a needless 0</source>
        <translation>数字不以多余的 0 开头</translation>
    </message>
    <message>
        <source>the number is beyond the range of a double</source>
        <translation>数值超出双精度范围</translation>
    </message>
    <message>
        <source>a NUL byte follows the document</source>
        <translation>文档之后有 NUL 字节</translation>
    </message>
    <message>
        <source>a second document starts here</source>
        <translation>此处开始第二个文档</translation>
    </message>
    <message>
        <source>%1 documents, the second starts at line %2, byte %3</source>
        <translation>%1 个文档，第二个始于第 %2 行，第 %3 字节</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>a score must be above 0</source>
        <translation>分数必须大于 0</translation>
    </message>
    <message>
        <source>metric and library must not be empty</source>
        <translation>指标和库不能为空</translation>
    </message>
    <message>
        <source>%1 cells under %2 headings</source>
        <translation>%2 个标题下有 %1 个单元格</translation>
    </message>
    <message>
        <source>no column is known to be the metric</source>
        <translation>尚不知道哪一列是指标</translation>
    </message>
    <message>
        <source>no column is known to be the library</source>
        <translation>尚不知道哪一列是库</translation>
    </message>
    <message>
        <source>no column is known to be the score</source>
        <translation>尚不知道哪一列是分数</translation>
    </message>
    <message>
        <source>%1 has a second result for %2 (the first: %3)</source>
        <translation>%1 在 %2 上有第二个结果（第一个：%3）</translation>
    </message>
    <message>
        <source>it holds no result</source>
        <translation>其中没有结果</translation>
    </message>
    <message>
        <source>a quoted cell that starts here does not end</source>
        <translation>此处开始的带引号单元格没有结束</translation>
    </message>
    <message>
        <source>text after the end of a quoted cell</source>
        <translation>带引号的单元格结束后还有文字</translation>
    </message>
    <message>
        <source>not UTF-8 at %1</source>
        <translation>%1处不是 UTF-8</translation>
    </message>
    <message>
        <source>not %1 at byte %2:%3</source>
        <translation>第 %2 字节处不是 %1：%3</translation>
    </message>
    <message>
        <source>no converter for %1</source>
        <translation>没有 %1 的转换器</translation>
    </message>
    <message>
        <source>this is a table of loads over HTTP, which is not read back; give the report that was written with -O FILE.json</source>
        <translation>这是 HTTP 负载的表格，不能读回；请提供用 -O FILE.json 写出的报告</translation>
    </message>
    <message>
        <source>this is none of the known formats: Jinbang report, JMH JSON, CSV or text, Google Benchmark JSON, CSV with the headings metric, library and score</source>
        <translation>不属于任何已知格式：金榜报告，JMH 的 JSON、CSV 或文本，Google Benchmark JSON，带有 metric、library 和 score 标题的 CSV</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not what %2 holds</source>
        <translation>“%1”不是 %2 应有的内容</translation>
    </message>
    <message>
        <source>the samples of a block are not in their order</source>
        <translation>一轮的样本次序不对</translation>
    </message>
    <message>
        <source>a sample of no operation</source>
        <translation>样本中没有任何操作</translation>
    </message>
    <message>
        <source>mode is not one of thrpt, avgt, sample, ss</source>
        <translation>mode 不是 thrpt、avgt、sample、ss 之一</translation>
    </message>
    <message>
        <source>the mode is not one of thrpt, avgt, sample, ss</source>
        <translation>模式不是 thrpt、avgt、sample、ss 之一</translation>
    </message>
    <message>
        <source>threads is no number above 0</source>
        <translation>threads 不是大于 0 的数字</translation>
    </message>
    <message>
        <source>the number of threads is no number above 0</source>
        <translation>线程数不是大于 0 的数字</translation>
    </message>
    <message>
        <source>the number of samples is no number</source>
        <translation>样本数不是数字</translation>
    </message>
    <message>
        <source>the error is no number</source>
        <translation>误差不是数字</translation>
    </message>
    <message>
        <source>the score is no number</source>
        <translation>分数不是数字</translation>
    </message>
    <message>
        <source>the count is no number</source>
        <translation>次数不是数字</translation>
    </message>
    <message>
        <source>a parameter is no text</source>
        <translation>参数不是文本</translation>
    </message>
    <message>
        <source>primaryMetric is no object</source>
        <translation>primaryMetric 不是对象</translation>
    </message>
    <message>
        <source>scoreUnit is no text</source>
        <translation>scoreUnit 不是文本</translation>
    </message>
    <message>
        <source>score is missing</source>
        <translation>缺少 score</translation>
    </message>
    <message>
        <source>a result has no &quot;%1&quot;</source>
        <translation>有一个结果没有“%1”</translation>
    </message>
    <message>
        <source>a row has no &quot;%1&quot;</source>
        <translation>有一行没有“%1”</translation>
    </message>
    <message>
        <source>JMH&apos;s JSON is a list of results</source>
        <translation>JMH 的 JSON 应为结果列表</translation>
    </message>
    <message>
        <source>&quot;benchmarks&quot; is no list</source>
        <translation>“benchmarks”不是列表</translation>
    </message>
    <message>
        <source>repetitions of one benchmark have different units</source>
        <translation>同一基准的重复使用了不同单位</translation>
    </message>
    <message>
        <source>the heading &quot;%1&quot; is expected</source>
        <translation>应有标题“%1”</translation>
    </message>
    <message>
        <source>this row belongs to no benchmark above it</source>
        <translation>此行不属于上面的任何基准</translation>
    </message>
    <message>
        <source>a score and its unit are expected after the mode</source>
        <translation>模式之后应有分数及其单位</translation>
    </message>
    <message>
        <source>one count and one score are expected after the mode</source>
        <translation>模式之后应有一个次数和一个分数</translation>
    </message>
    <message>
        <source>%1 is no list as long as n</source>
        <translation>%1 不是与 n 等长的列表</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>应为列表</translation>
    </message>
    <message>
        <source>a list of iterations is expected</source>
        <translation>应为迭代列表</translation>
    </message>
    <message>
        <source>a pair of value and count is expected</source>
        <translation>应为数值与次数的一对</translation>
    </message>
    <message>
        <source>a pair of time and count is expected</source>
        <translation>应为时间与次数的一对</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>应为整数</translation>
    </message>
    <message>
        <source>a whole number from 0 to 2^64-1 is expected</source>
        <translation>应为 0 到 2^64-1 的整数</translation>
    </message>
    <message>
        <source>this is no Jinbang %1: its &quot;schema&quot; is not &quot;%2&quot;</source>
        <translation>这不是金榜的 %1：其“schema”不是“%2”</translation>
    </message>
    <message>
        <source>schema version %1, known up to %2</source>
        <translation>格式版本 %1，已知至 %2</translation>
    </message>
    <message>
        <source>a row of JMH&apos;s table is expected: name, parameters, mode, score, unit</source>
        <translation>应为 JMH 表格的一行：名称、参数、模式、分数、单位</translation>
    </message>
    <message>
        <source>schemaVersion is no whole number</source>
        <translation>schemaVersion 不是整数</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 不是数字</translation>
    </message>
    <message>
        <source>%1 is expected</source>
        <translation>应为 %1</translation>
    </message>
    <message>
        <source>at most 2 GiB</source>
        <translation>最多 2 GiB</translation>
    </message>
    <message>
        <source>folder, pipe or device</source>
        <translation>文件夹、管道或设备</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>没有此文件</translation>
    </message>
    <message>
        <source>%1 documents, the second starts at line %2, byte %3, then damaged at line %4, byte %5: %6</source>
        <translation>%1 个文档，第二个始于第 %2 行，第 %3 字节；之后在第 %4 行、第 %5 字节处损坏：%6</translation>
    </message>
    <message>
        <source>%1 document, the second starts at line %2, byte %3, then damaged at line %4, byte %5: %6</source>
        <translation>%1 个文档，第二个始于第 %2 行，第 %3 字节；该处之后在第 %4 行、第 %5 字节处损坏：%6</translation>
    </message>
    <message>
        <source>%1 document, then damaged at line %2, byte %3: %4</source>
        <translation>%1 个文档，之后在第 %2 行、第 %3 字节处损坏：%4</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 个文档</translation>
    </message>
    <message>
        <source>a record separator 0x1e starts a sequence of documents</source>
        <translation>记录分隔符 0x1e 开始了一串文档</translation>
    </message>
    <message>
        <source>an escape</source>
        <translation>转义字符</translation>
    </message>
    <message>
        <source>&apos;%1&apos; or &apos;%2&apos;</source>
        <translation>“%1”或“%2”</translation>
    </message>
    <message>
        <source>only a byte order mark</source>
        <translation>只有字节顺序标记</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>a page becomes a record up to %1</source>
        <translation>网页最大 %1 才能转为记录</translation>
    </message>
    <message>
        <source>it is %1, which is converted up to %2</source>
        <translation>它是 %1 编码，最多转换 %2</translation>
    </message>
    <message>
        <source>encoding &quot;%1&quot;</source>
        <translation>编码“%1”</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; widened to %2</source>
        <translation>“%1”，按更宽的 %2 解码</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1，上限 %2</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>it became shorter</source>
        <translation>它变短了</translation>
    </message>
    <message>
        <source>while it was read</source>
        <translation>在读取期间</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>它已不在</translation>
    </message>
    <message>
        <source>it was replaced</source>
        <translation>它被替换了</translation>
    </message>
    <message>
        <source>its size differs</source>
        <translation>其大小不同</translation>
    </message>
    <message>
        <source>it was written to</source>
        <translation>它被写入了</translation>
    </message>
    <message>
        <source>too many files are mapped at once</source>
        <translation>同时映射的文件太多</translation>
    </message>
    <message>
        <source>%1 document, the second starts at line %2, byte %3</source>
        <translation>%1 个文档，第二个始于第 %2 行，第 %3 字节</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作不被允许</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有此文件或文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入输出错误</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>系统中打开的文件过多</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统只读</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源忙</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>程序文件正在使用</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>没有此设备</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有此设备或地址</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>参数无效</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>文件句柄已失效</translation>
    </message>
    <message>
        <source>Value too large for defined data type</source>
        <translation>数值超出数据类型的范围</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>资源暂时不可用</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>管道已断开</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>不是可执行格式</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>连接被拒绝</translation>
    </message>
    <message>
        <source>no cell has a score</source>
        <translation>没有一个单元有分数</translation>
    </message>
    <message>
        <source>there is no result</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>loads over HTTP are no benchmarks to JMH; .json, .csv and .html hold them</source>
        <translation>HTTP 负载在 JMH 中不算基准；.json、.csv 和 .html 可以保存</translation>
    </message>
    <message>
        <source>loads over HTTP are no benchmarks to it; .json, .csv and .html hold them</source>
        <translation>HTTP 负载在其中不算基准；.json、.csv 和 .html 可以保存</translation>
    </message>
    <message>
        <source>it holds times of an operation, and the score of %1 in %2 is none; .json, .csv and .jmh.json hold it</source>
        <translation>它只能保存操作耗时，而 %1 在 %2 中的分数不是；.json、.csv 和 .jmh.json 可以保存</translation>
    </message>
    <message>
        <source>this is no Jinbang plan: its &quot;schema&quot; is not &quot;%1&quot;</source>
        <translation>这不是金榜的计划：其“schema”不是“%1”</translation>
    </message>
    <message>
        <source>this is no Jinbang report: its &quot;schema&quot; is not &quot;%1&quot;</source>
        <translation>这不是金榜的报告：其“schema”不是“%1”</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>%1 cannot be read (%2). Check that it exists and that you may read it.</source>
        <translation>无法读取 %1（%2）。请确认文件存在且有读取权限。</translation>
    </message>
    <message>
        <source>%1 is not a file. Choose a file instead.</source>
        <translation>%1 不是文件，请选择一个文件。</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Choose another folder.</source>
        <translation>无法写入 %1（%2）。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The disk of %1 is full. The old file was left as it was.</source>
        <translation>%1 所在磁盘已满，原文件保持不变。</translation>
    </message>
    <message>
        <source>%1 is being measured and would be overwritten. Choose another name.</source>
        <translation>%1 正在被测量，不能覆盖，请换一个名称。</translation>
    </message>
    <message>
        <source>The ending of %1 names no known format. Known are: %2.</source>
        <translation>无法从 %1 的扩展名识别格式，支持：%2。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: %2.</source>
        <translation>%1 不是有效的 JSON：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be decoded (%2). Choose its encoding by hand.</source>
        <translation>无法解码 %1（%2），请手动选择编码。</translation>
    </message>
    <message>
        <source>%1 holds several documents (%2). Split it into one file each.</source>
        <translation>%1 含有多个文档（%2），请拆成单独的文件。</translation>
    </message>
    <message>
        <source>%1 is too large (%2).</source>
        <translation>%1 过大（%2）。</translation>
    </message>
    <message>
        <source>There is nothing called %1. Known are: %2.</source>
        <translation>没有名为 %1 的项，可用：%2。</translation>
    </message>
    <message>
        <source>%1 is out of range: %2.</source>
        <translation>%1 超出范围：%2。</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other.</source>
        <translation>%1 与 %2 不能同时使用。</translation>
    </message>
    <message>
        <source>There is nothing to measure: %1.</source>
        <translation>没有可测量的内容：%1。</translation>
    </message>
    <message>
        <source>%1 cannot take part: %2.</source>
        <translation>%1 无法参加：%2。</translation>
    </message>
    <message>
        <source>%1 broke the protocol with: %2</source>
        <translation>%1 违反协议：%2</translation>
    </message>
    <message>
        <source>%1 speaks another version of the protocol (%2). Update it.</source>
        <translation>%1 使用其他版本的协议（%2），请更新。</translation>
    </message>
    <message>
        <source>%1 does not support this: %2.</source>
        <translation>%1 不支持此项：%2。</translation>
    </message>
    <message>
        <source>%1 refuses the input: %2.</source>
        <translation>%1 拒绝该输入：%2。</translation>
    </message>
    <message>
        <source>%1 gives a wrong answer: %2.</source>
        <translation>%1 的结果有误：%2。</translation>
    </message>
    <message>
        <source>%1 crashed (%2). Other cells go on.</source>
        <translation>%1 崩溃（%2），其他单元继续。</translation>
    </message>
    <message>
        <source>%1 did not finish in time (%2).</source>
        <translation>%1 未能按时完成（%2）。</translation>
    </message>
    <message>
        <source>%1 ran out of memory (%2).</source>
        <translation>%1 内存不足（%2）。</translation>
    </message>
    <message>
        <source>%1 changed during the run, so the run was stopped. Run again.</source>
        <translation>%1 在运行期间被修改，运行已停止，请重新运行。</translation>
    </message>
    <message>
        <source>Too few samples for %1: %2.</source>
        <translation>%1 的样本太少：%2。</translation>
    </message>
    <message>
        <source>%1 is not a number that can be used (%2).</source>
        <translation>%1 不是可用的数字（%2）。</translation>
    </message>
    <message>
        <source>%1 cannot be understood: %2.</source>
        <translation>无法理解 %1：%2。</translation>
    </message>
    <message>
        <source>%1 was made by a newer version (%2). Update Jinbang.</source>
        <translation>%1 由更新的版本（%2）生成，请更新 Jinbang。</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 正被其他程序使用。</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1 已取消。</translation>
    </message>
    <message>
        <source>The system refused %1: %2.</source>
        <translation>系统拒绝了 %1：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Experiment</name>
    <message>
        <source>Object reuse</source>
        <translation>对象复用</translation>
    </message>
    <message>
        <source>Key order</source>
        <translation>键的顺序</translation>
    </message>
    <message>
        <source>Allocator</source>
        <translation>内存分配器</translation>
    </message>
    <message>
        <source>Threads: %1</source>
        <translation>线程：%1</translation>
    </message>
    <message>
        <source>Time per document</source>
        <translation>每文档用时</translation>
    </message>
    <message>
        <source>Time per object</source>
        <translation>每对象用时</translation>
    </message>
    <message>
        <source>MB/s of JSON text</source>
        <translation>JSON 文本 MB/s</translation>
    </message>
    <message>
        <source>Objects in the document</source>
        <translation>文档中的对象数</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 个对象</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Operations of all threads together</source>
        <translation>所有线程合计的操作数</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 个线程</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>核心数</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>At every count</source>
        <translation>任何数量</translation>
    </message>
    <message>
        <source>Up to %1 objects</source>
        <translation>最多 %1 个对象</translation>
    </message>
    <message>
        <source>From %1 objects on</source>
        <translation>从 %1 个对象起</translation>
    </message>
    <message>
        <source>At %1 objects</source>
        <translation>%1 个对象时</translation>
    </message>
    <message>
        <source>From %1 to %2 objects</source>
        <translation>%1 至 %2 个对象</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>No clear difference between %1.</source>
        <translation>%1 之间没有明显差别。</translation>
    </message>
    <message>
        <source>%1 was fastest, by too few blocks to be sure.</source>
        <translation>%1 最快，但轮数太少，不能确定。</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <translation>选 %1。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 时%1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Per object</source>
        <translation>每对象</translation>
    </message>
    <message>
        <source>vs best</source>
        <translation>与最佳相比</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Time factor</source>
        <translation>用时倍数</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Between %1 and %2 objects, near %3.</source>
        <translation>在 %1 与 %2 个对象之间，约 %3 个。</translation>
    </message>
    <message>
        <source>%1 and %2 cross</source>
        <translation>%1 与 %2 相交</translation>
    </message>
    <message>
        <source>Not clearly: their intervals overlap.</source>
        <translation>不明显：两者的区间重叠。</translation>
    </message>
    <message>
        <source>%1 is not complete</source>
        <translation>%1 不完整</translation>
    </message>
    <message>
        <source>Throughput of all threads over that of one thread times their number: 1 is perfect.</source>
        <translation>所有线程的吞吐量除以单线程吞吐量乘线程数：1 为理想。</translation>
    </message>
    <message>
        <source>Operations of the slowest thread over those of the fastest: 1 is even.</source>
        <translation>最慢线程的操作数除以最快线程的操作数：1 为均匀。</translation>
    </message>
    <message>
        <source>One condition changed</source>
        <translation>改变一个条件</translation>
    </message>
    <message>
        <source>A factor above 1 is slower. The two were measured in one run, but not side by side.</source>
        <translation>倍数大于 1 为更慢。两者在同一次运行中测量，但不是并排进行。</translation>
    </message>
    <message>
        <source>JMH: Cnt</source>
        <translation>JMH：Cnt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Error (99.9 %)</source>
        <translation>误差（99.9 %）</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>* More threads than cores</source>
        <translation>* 线程多于核心</translation>
    </message>
    <message>
        <source>With more than %1 threads they take turns; the efficiency is at most cores over threads.</source>
        <translation>超过 %1 个线程时它们轮流执行；效率至多为核心数除以线程数。</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>有序</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>The two formulas disagree</source>
        <translation>两种算法排序不同</translation>
    </message>
    <message>
        <source>The article&apos;s sum puts %1 before %2, the geometric mean the other way round.</source>
        <translation>按文章的总分 %1 在 %2 之前，按几何平均则相反。</translation>
    </message>
    <message>
        <source>The geometric mean puts %1 before %2, the article&apos;s sum the other way round.</source>
        <translation>按几何平均 %1 在 %2 之前，按文章的总分则相反。</translation>
    </message>
    <message>
        <source>%1 is first wherever it takes part</source>
        <translation>%1 在参与的项目中均为第一</translation>
    </message>
    <message numerus="yes">
        <source>It wins all %n metric(s).</source>
        <translation>
            <numerusform>全部 %n 项第一。</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins %1 metrics and has no points in %2.</source>
        <translation>%1 项第一，另有 %2 项没有得分。</translation>
    </message>
    <message>
        <source>%1 failed at %2 %3</source>
        <translation>%1 %2「%3」失败</translation>
    </message>
    <message>
        <source>%1 is noisy at %2 %3</source>
        <translation>%1 %2「%3」波动较大</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) need a look</source>
        <translation>
            <numerusform>%n 个单元需要留意</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>Noise floor %1</source>
        <translation>噪声下限 %1</translation>
    </message>
    <message>
        <source>One library was entered twice; smaller differences than this mean nothing.</source>
        <translation>同一个库参加了两次；比这更小的差异没有意义。</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message numerus="yes">
        <source>%n file(s) more than can be added at once.</source>
        <translation>
            <numerusform>另有 %n 个文件超出一次可添加的数量。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of other types left out.</source>
        <translation>
            <numerusform>已略过 %n 个其他类型的文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out, because their names are not UTF-8.</source>
        <translation>
            <numerusform>已略过 %n 个文件：文件名不是 UTF-8。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or folder(s) cannot be read.</source>
        <translation>
            <numerusform>%n 个文件或文件夹无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is too large to be looked through.</source>
        <translation>文件夹太大，未能全部查看。</translation>
    </message>
</context>
<context>
    <name>Glyphs</name>
    <message>
        <source>No installed font shows: %1</source>
        <translation>已安装的字体无法显示：%1</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>How points are computed</source>
        <translation>得分如何计算</translation>
    </message>
    <message>
        <source>In each metric (an operation on a workload) the fastest library gets 100 points, any other 100 × its speed ÷ the best speed, rounded to one decimal.

Article: the total is the sum of the points, the mark 100 × total ÷ best total. What a library cannot do earns nothing, or is left out, as you choose.

Geometric mean: the mean of the speed ratios over the metrics that all libraries share. It cannot change the order of two libraries when a third joins.

Libraries whose difference could be chance share a rank.</source>
        <translation>每个项目（对一种负载的一种操作）中最快的库得 100 分，其余为 100 × 自身速度 ÷ 最快速度，保留一位小数。

文章算法：总分为各项得分之和，成绩为 100 × 总分 ÷ 最高总分。库不支持的项目可选择计 0 分或不计入。

几何平均：所有库共有项目的速度比的几何平均。加入第三个库不会改变另外两个库的先后。

差异可能出于偶然的库并列同一名次。</translation>
    </message>
    <message>
        <source>About Jinbang</source>
        <translation>关于金榜</translation>
    </message>
    <message>
        <source>Jinbang (金榜) %1

Which JSON library is fastest for your data, on your machine, and is its answer right?

The golden list was the board on which the successful candidates of the imperial examination were announced.

Free software under the GNU General Public License, version 3 or later.
Built with Qt %2.</source>
        <translation>金榜（Jinbang）%1

在你的机器上，对你的数据，哪个 JSON 库最快，结果又是否正确？

金榜是科举时代公布殿试名次的榜文。

自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本。
使用 Qt %2 构建。</translation>
    </message>
    <message>
        <source>This machine was not looked at yet.</source>
        <translation>还没有检查过本机。</translation>
    </message>
    <message>
        <source>Nothing disturbs a measurement here.</source>
        <translation>本机没有干扰测量的因素。</translation>
    </message>
    <message>
        <source>These can disturb a measurement:</source>
        <translation>以下因素可能干扰测量：</translation>
    </message>
    <message>
        <source>Looked at, and fine:</source>
        <translation>已检查，没有问题：</translation>
    </message>
    <message>
        <source>Host check</source>
        <translation>检查本机</translation>
    </message>
</context>
<context>
    <name>Http</name>
    <message>
        <source>%1 without a connection</source>
        <translation>%1 个没有连接</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation>%1 个超时</translation>
    </message>
    <message>
        <source>%1 broken off</source>
        <translation>%1 个中断</translation>
    </message>
    <message>
        <source>%1 with another status than 200</source>
        <translation>%1 个状态不是 200</translation>
    </message>
    <message>
        <source>%1 with a wrong answer</source>
        <translation>%1 个结果错误</translation>
    </message>
    <message>
        <source>HTTP closed loop: %1 requests, %2 connections</source>
        <translation>HTTP 闭环：%1 个请求，%2 个连接</translation>
    </message>
    <message>
        <source>HTTP open loop: %1 requests, %2 connections</source>
        <translation>HTTP 开环：%1 个请求，%2 个连接</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>每秒 %1 个</translation>
    </message>
    <message>
        <source>keep-alive</source>
        <translation>保持连接</translation>
    </message>
    <message>
        <source>a connection each</source>
        <translation>每次新建连接</translation>
    </message>
    <message>
        <source>no reuse</source>
        <translation>不复用</translation>
    </message>
    <message>
        <source>requests a second</source>
        <translation>每秒请求数</translation>
    </message>
    <message>
        <source>Time of a request</source>
        <translation>请求用时</translation>
    </message>
    <message>
        <source>Share of the requests that were answered within</source>
        <translation>在此时间内得到应答的请求比例</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>请求/秒</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>总用时</translation>
    </message>
    <message>
        <source>A request</source>
        <translation>每请求</translation>
    </message>
    <message>
        <source>Across all</source>
        <translation>全部并发</translation>
    </message>
    <message>
        <source>Open loop</source>
        <translation>开环</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>闭环</translation>
    </message>
    <message>
        <source>As ab: a server that stalls is asked less, so its stall hardly shows.</source>
        <translation>与 ab 相同：服务器停顿时收到的请求减少，因此几乎看不到停顿。</translation>
    </message>
    <message>
        <source>%1: failed requests</source>
        <translation>%1：失败的请求</translation>
    </message>
    <message>
        <source>time of a request</source>
        <translation>单个请求用时</translation>
    </message>
    <message>
        <source>Requests a second</source>
        <translation>每秒请求数</translation>
    </message>
    <message>
        <source>Round, each on a server of its own</source>
        <translation>轮次，每轮一个新的服务器</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>The time of a request counts from the moment it was due, so a stall of the server shows. Interval and rank are of that time.</source>
        <translation>单个请求的用时从其到期时刻算起，因此服务器的停顿会显现。区间与名次以该用时为准。</translation>
    </message>
    <message>
        <source>Shared ranks</source>
        <translation>并列名次</translation>
    </message>
    <message>
        <source>Libraries that the rounds cannot tell apart share a rank; ± is half of the 95 % interval over rounds.</source>
        <translation>各轮无法分辨高下的库名次并列；± 为各轮 95 % 区间的一半。</translation>
    </message>
    <message>
        <source>No ranks</source>
        <translation>没有名次</translation>
    </message>
    <message>
        <source>Intervals and ranks need at least six rounds of two libraries.</source>
        <translation>区间与名次需要至少两个库、六轮。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>Matrix</name>
    <message>
        <source>≈ %1 s</source>
        <translation>约 %1 秒</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一项</translation>
    </message>
    <message>
        <source>running</source>
        <translation>测量中</translation>
    </message>
    <message>
        <source>wrong answer</source>
        <translation>结果有误</translation>
    </message>
    <message>
        <source>input refused</source>
        <translation>拒绝输入</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>block %1/%2</source>
        <translation>第 %1/%2 轮</translation>
    </message>
    <message>
        <source>running, block %1 of %2</source>
        <translation>测量中，第 %1 轮，共 %2 轮</translation>
    </message>
    <message>
        <source>%1 operations per second so far</source>
        <translation>目前每秒 %1 次操作</translation>
    </message>
    <message>
        <source>%1 operations per second</source>
        <translation>每秒 %1 次操作</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>noisy</source>
        <translation>波动</translation>
    </message>
    <message>
        <source>%1 % of the samples rejected</source>
        <translation>%1 % 的样本被剔除</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>The byte order mark of %1 bytes is left out.</source>
        <translation>已去掉 %1 字节的字节顺序标记。</translation>
    </message>
    <message>
        <source>It looks like HTML though it is named %1.</source>
        <translation>内容是 HTML，但扩展名是 %1。</translation>
    </message>
    <message>
        <source>It looks like JSON though it is named %1.</source>
        <translation>内容是 JSON，但扩展名是 %1。</translation>
    </message>
    <message>
        <source>It is converted from %1 to UTF-8 before the run.</source>
        <translation>运行前由 %1 转换为 UTF-8。</translation>
    </message>
    <message>
        <source>Its encoding label: %1.</source>
        <translation>编码声明：%1。</translation>
    </message>
    <message>
        <source>Its label %1 contradicts its bytes, which are UTF-8.</source>
        <translation>声明为 %1，但内容是 UTF-8。</translation>
    </message>
    <message>
        <source>Its label %1 does not fit its bytes.</source>
        <translation>声明 %1 与内容不符。</translation>
    </message>
    <message>
        <source>The encoding %1 is a guess; choose another if the preview is wrong.</source>
        <translation>编码 %1 是猜测的；如果预览不对，请另选。</translation>
    </message>
    <message>
        <source>Read as %1, as you chose.</source>
        <translation>按您的选择以 %1 读取。</translation>
    </message>
    <message>
        <source>NUL bytes in it, kept: %1.</source>
        <translation>含 NUL 字节 %1 个，已保留。</translation>
    </message>
    <message>
        <source>Repeated keys: %1. Libraries that drop them are not ranked.</source>
        <translation>重复的键：%1 个。丢弃重复键的库不参与排名。</translation>
    </message>
    <message>
        <source>Negative zeros: %1. Most libraries lose their sign.</source>
        <translation>负零：%1 个。多数库会丢失其符号。</translation>
    </message>
    <message>
        <source>One object has too many members to look for repeated keys.</source>
        <translation>某个对象成员过多，未检查重复的键。</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n array(s)</source>
        <translation>
            <numerusform>%n 个数组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n string(s)</source>
        <translation>
            <numerusform>%n 个字符串</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n 个数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n literal(s)</source>
        <translation>
            <numerusform>%n 个字面量</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>95 % intervals</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <translation>已损坏：%1</translation>
    </message>
    <message>
        <source>debug build</source>
        <translation>调试构建</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1，来自 %2</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Choose at least one library</source>
        <translation>请至少选择一个解析库</translation>
    </message>
    <message>
        <source>Choose at least one workload</source>
        <translation>请至少选择一种负载</translation>
    </message>
    <message>
        <source>Choose an operation that fits the workloads</source>
        <translation>请选择适合这些负载的操作</translation>
    </message>
    <message>
        <source>%1: counts are whole numbers such as 1,10,100</source>
        <translation>%1：数量应为整数，例如 1,10,100</translation>
    </message>
    <message>
        <source>Every cell is left out; press Delete on some to take them in again</source>
        <translation>所有单元格都已移出；选中并按 Delete 可重新加入</translation>
    </message>
    <message>
        <source>not in this build; it needs the package %1</source>
        <translation>不在此构建中；需要软件包 %1</translation>
    </message>
    <message>
        <source>%1 threads on %2 usable cores: allow it under More, or take fewer</source>
        <translation>%1 个线程多于 %2 个可用核心：请在“更多”中允许，或减少线程</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>编译选项</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建类型</translation>
    </message>
    <message>
        <source>other input bytes</source>
        <translation>输入内容不同</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>有变化</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>ops/s</source>
        <translation>次/秒</translation>
    </message>
    <message>
        <source>k ops/s</source>
        <translation>千次/秒</translation>
    </message>
    <message>
        <source>M ops/s</source>
        <translation>百万次/秒</translation>
    </message>
    <message>
        <source>G ops/s</source>
        <translation>十亿次/秒</translation>
    </message>
    <message>
        <source>ns/op</source>
        <translation>ns/次</translation>
    </message>
    <message>
        <source>µs/op</source>
        <translation>µs/次</translation>
    </message>
    <message>
        <source>ms/op</source>
        <translation>ms/次</translation>
    </message>
    <message>
        <source>s/op</source>
        <translation>秒/次</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>请求/秒</translation>
    </message>
    <message>
        <source>k requests/s</source>
        <translation>千请求/秒</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>个对象</translation>
    </message>
    <message>
        <source>ns/object</source>
        <translation>ns/对象</translation>
    </message>
    <message>
        <source>µs/object</source>
        <translation>µs/对象</translation>
    </message>
    <message>
        <source>ms/object</source>
        <translation>ms/对象</translation>
    </message>
    <message>
        <source>ns/request</source>
        <translation>ns/请求</translation>
    </message>
    <message>
        <source>µs/request</source>
        <translation>µs/请求</translation>
    </message>
    <message>
        <source>ms/request</source>
        <translation>ms/请求</translation>
    </message>
    <message>
        <source>time/op</source>
        <translation>用时/次</translation>
    </message>
    <message>
        <source>time/object</source>
        <translation>用时/对象</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n 线程</numerusform>
        </translation>
    </message>
    <message>
        <source>no reuse</source>
        <translation>不复用</translation>
    </message>
    <message>
        <source>shuffled keys</source>
        <translation>键乱序</translation>
    </message>
    <message>
        <source>Serialize</source>
        <translation>序列化</translation>
    </message>
    <message>
        <source>Deserialize</source>
        <translation>反序列化</translation>
    </message>
    <message>
        <source>Parse</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Stringify</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Prettify</source>
        <translation>美化输出</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>遍历</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>wrong answer</source>
        <translation>结果有误</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>类型映射</translation>
    </message>
    <message>
        <source>One user</source>
        <translation>单个用户</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>20 users</source>
        <translation>20 个用户</translation>
    </message>
    <message>
        <source>Users ×20</source>
        <translation>用户 ×20</translation>
    </message>
    <message>
        <source>Article, HTML body</source>
        <translation>文章（HTML 正文）</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Beans, all types</source>
        <translation>Bean（全部类型）</translation>
    </message>
    <message>
        <source>Beans</source>
        <translation>Bean</translation>
    </message>
    <message>
        <source>Small users</source>
        <translation>小用户列表</translation>
    </message>
    <message>
        <source>Mini</source>
        <translation>小用户</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>Client, nested lists</source>
        <translation>客户（嵌套列表）</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户</translation>
    </message>
    <message>
        <source>CPU governor</source>
        <translation>CPU 调速器</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>睿频</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>虚拟机</translation>
    </message>
    <message>
        <source>System load</source>
        <translation>系统负载</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Sanitizers</source>
        <translation>检测工具</translation>
    </message>
    <message>
        <source>Debugger</source>
        <translation>调试器</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>计时器</translation>
    </message>
    <message>
        <source>CPU quota</source>
        <translation>CPU 配额</translation>
    </message>
    <message>
        <source>Steadiness</source>
        <translation>稳定性</translation>
    </message>
    <message>
        <source>Zhuangyuan · first</source>
        <translation>状元 · 第 1 名</translation>
    </message>
    <message>
        <source>Bangyan · second</source>
        <translation>榜眼 · 第 2 名</translation>
    </message>
    <message>
        <source>Tanhua · third</source>
        <translation>探花 · 第 3 名</translation>
    </message>
    <message>
        <source>Sun Shan · last</source>
        <translation>孙山 · 末名</translation>
    </message>
    <message>
        <source>Jinshi · listed</source>
        <translation>进士 · 上榜</translation>
    </message>
    <message>
        <source>List of users</source>
        <translation>用户列表</translation>
    </message>
    <message>
        <source>Best in each column = 100, the others 100 × score ÷ best.</source>
        <translation>每列最佳 = 100 分，其余 = 100 × 成绩 ÷ 最佳。</translation>
    </message>
    <message>
        <source>Total = sum of the columns, best = 100.</source>
        <translation>总分为各列之和，最高 = 100。</translation>
    </message>
    <message>
        <source>Total = geometric mean over the columns that all share, best = 100.</source>
        <translation>总分为共有各列的几何平均，最高 = 100。</translation>
    </message>
    <message>
        <source>Unsupported earns 0.</source>
        <translation>不支持计 0 分。</translation>
    </message>
    <message>
        <source>Unsupported is left out.</source>
        <translation>不支持不计入。</translation>
    </message>
    <message>
        <source>Total = mean over each library&apos;s own columns, best = 100.</source>
        <translation>总分为各库自有各列的平均，最高 = 100。</translation>
    </message>
    <message>
        <source>Total = geometric mean over each library&apos;s own columns, best = 100.</source>
        <translation>总分为各库自有各列的几何平均，最高 = 100。</translation>
    </message>
</context>
<context>
    <name>jinbang::app::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Plan</source>
        <translation>新建计划(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add Workload…</source>
        <translation>添加负载(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export Chart…</source>
        <translation>导出图表(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy C&amp;hart</source>
        <translation>复制图表(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Bench</source>
        <translation>工作台(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>结果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Golden List</source>
        <translation>金榜(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Setup Panel</source>
        <translation>设置面板(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cell Inspector</source>
        <translation>单元检查器(&amp;C)</translation>
    </message>
    <message>
        <source>Metric &amp;ns/op</source>
        <translation>指标 ns/次(&amp;2)</translation>
    </message>
    <message>
        <source>Metric &amp;MB/s</source>
        <translation>指标 MB/s(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;Whiskers</source>
        <translation>误差线(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>数值(&amp;V)</translation>
    </message>
    <message>
        <source>Like the &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Region</source>
        <translation>下一区域(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Detect Libraries Again</source>
        <translation>重新检测解析库(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;How Points Are Computed</source>
        <translation>得分如何计算(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Jinbang</source>
        <translation>关于金榜(&amp;A)</translation>
    </message>
    <message>
        <source>Metric &amp;ops/s</source>
        <translation>指标 次/秒(&amp;1)</translation>
    </message>
    <message>
        <source>Log Scal&amp;e</source>
        <translation>对数轴(&amp;O)</translation>
    </message>
    <message>
        <source>Prev&amp;ious Region</source>
        <translation>上一区域(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open Plan or Run…</source>
        <translation>打开计划或运行(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save Plan…</source>
        <translation>保存计划(&amp;S)…</translation>
    </message>
    <message>
        <source>Export &amp;Data…</source>
        <translation>导出数据(&amp;D)…</translation>
    </message>
    <message>
        <source>Run Selected &amp;Cells</source>
        <translation>运行选中的单元格(&amp;C)</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>继续(&amp;E)</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>历史(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Undo Deleting Runs</source>
        <translation>撤销删除运行(&amp;U)</translation>
    </message>
    <message>
        <source>Sc&amp;aling</source>
        <translation>扩展性(&amp;A)</translation>
    </message>
    <message>
        <source>Com&amp;pare</source>
        <translation>对比(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史(&amp;H)</translation>
    </message>
    <message>
        <source>Metric Points</source>
        <translation>指标：得分</translation>
    </message>
    <message>
        <source>&amp;Open Run</source>
        <translation>打开运行(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Compare Two Runs</source>
        <translation>对比两次运行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename Run</source>
        <translation>重命名运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Import Results…</source>
        <translation>导入结果(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export Run…</source>
        <translation>导出运行(&amp;E)…</translation>
    </message>
    <message>
        <source>Re&amp;sume Run</source>
        <translation>继续运行(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Delete Runs…</source>
        <translation>删除运行(&amp;D)…</translation>
    </message>
    <message>
        <source>Import CS&amp;V…</source>
        <translation>导入 CSV(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;HTTP Load…</source>
        <translation>HTTP 负载(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Host Check</source>
        <translation>检查本机(&amp;H)</translation>
    </message>
    <message>
        <source>Copy &amp;Command Line of This Plan</source>
        <translation>复制本计划的命令行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open History Folder</source>
        <translation>打开历史文件夹(&amp;O)</translation>
    </message>
</context>
<context>
    <name>jinbang::app::AddWorkload</name>
    <message>
        <source>Files…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add workload</source>
        <translation>添加负载</translation>
    </message>
    <message>
        <source>JSON and HTML (*.json *.html *.htm *.xhtml);;All files (*)</source>
        <translation>JSON 和 HTML (*.json *.html *.htm *.xhtml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add the files of a folder</source>
        <translation>添加文件夹中的文件</translation>
    </message>
    <message>
        <source>Files to add</source>
        <translation>要添加的文件</translation>
    </message>
    <message>
        <source>Beginning of the file</source>
        <translation>文件开头</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>The first 64 KB; long lines are broken</source>
        <translation>开头 64 KB；长行已折断</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message numerus="yes">
        <source>Add %n workload(s)</source>
        <translation>
            <numerusform>添加 %n 个负载</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Choose JSON documents or HTML pages, drop them here, or paste a text.</source>
        <translation>选择 JSON 文档或 HTML 页面，拖到这里，或粘贴文本。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) being read…</source>
        <translation>
            <numerusform>正在读取 %n 个文件…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be measured and will be left out.</source>
        <translation>
            <numerusform>%n 个文件无法测量，将不添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>选择文件</translation>
    </message>
</context>
<context>
    <name>jinbang::app::BenchPage</name>
    <message>
        <source>Nothing to run yet</source>
        <translation>还不能运行</translation>
    </message>
    <message>
        <source>%1 of %2 cells will be measured.</source>
        <translation>将测量 %2 个单元中的 %1 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are skipped, because %1 cannot do them.</source>
        <translation>
            <numerusform>%1 不支持其中 %n 个，予以跳过。</numerusform>
        </translation>
    </message>
    <message>
        <source>some libraries</source>
        <translation>部分库</translation>
    </message>
    <message>
        <source>Ready to run</source>
        <translation>可以运行</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>预计</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Setup is locked while running</source>
        <translation>运行期间已锁定设置</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) · about %1</source>
        <translation>
            <numerusform>%n 个单元 · 约 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>Making fixtures and asking the libraries</source>
        <translation>正在生成数据并询问各解析库</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>%1 %2 · block %3 of %4</source>
        <translation>%1 %2 · 第 %3/%4 轮</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Remaining</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Finished in %1</source>
        <translation>用时 %1 完成</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>已由你停止</translation>
    </message>
    <message>
        <source>Nothing could be measured</source>
        <translation>没有测出任何结果</translation>
    </message>
    <message>
        <source>%1 of %2 cells are measured and kept.</source>
        <translation>%2 个单元中已测量并保留 %1 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n failed.</source>
        <translation>
            <numerusform>%n 个失败。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noisy.</source>
        <translation>
            <numerusform>%n 个波动。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run could not go on</source>
        <translation>运行无法继续</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>%1 / %2 · ≈ %3 left</source>
        <translation>%1 / %2 · 剩余约 %3</translation>
    </message>
    <message numerus="yes">
        <source>Add %n file(s)</source>
        <translation>
            <numerusform>添加 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Add as an Article, %1</source>
        <translation>添加为文章，%1</translation>
    </message>
    <message>
        <source>Add as custom JSON, %1</source>
        <translation>添加为自定义 JSON，%1</translation>
    </message>
    <message>
        <source>This row</source>
        <translation>本行</translation>
    </message>
    <message>
        <source>This row: %1</source>
        <translation>本行：%1</translation>
    </message>
    <message>
        <source>ops/s</source>
        <translation>次/秒</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>%1, ops/s of each process; hollow = rejected</source>
        <translation>%1，各进程次/秒；空心为剔除</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
    <message>
        <source>Needs a look</source>
        <translation>需要留意</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n 个单元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run these %n again</source>
        <translation>
            <numerusform>重新运行这 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Before you run</source>
        <translation>运行之前</translation>
    </message>
    <message>
        <source>the machine has not been checked</source>
        <translation>尚未检查本机</translation>
    </message>
    <message>
        <source>nothing to fix</source>
        <translation>无需处理</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fix for steadier numbers</source>
        <translation>
            <numerusform>处理 %n 项可使结果更稳定</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>上次运行</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Matrix of operations and libraries</source>
        <translation>操作与解析库矩阵</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>The Bench</source>
        <translation>工作台</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Add the files of this folder</source>
        <translation>添加此文件夹中的文件</translation>
    </message>
    <message>
        <source>A run did not come to its end</source>
        <translation>有一次运行没有结束</translation>
    </message>
    <message numerus="yes">
        <source>%1: the program ended while it was measuring. %n process(es) are kept and need not run again.</source>
        <translation>
            <numerusform>%1：程序在测量中结束。已保留 %n 个进程的结果，无需重测。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep and show %1</source>
        <translation>保存并显示 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) will be skipped: %1</source>
        <translation>
            <numerusform>将跳过 %n 个单元：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped.</source>
        <translation>
            <numerusform>%n 个跳过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out.</source>
        <translation>
            <numerusform>%n 个已排除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cells of the matrix first: arrows move, Space adds</source>
        <translation>请先在矩阵中选择单元格：方向键移动，空格添加</translation>
    </message>
    <message>
        <source>None of the chosen cells can be measured</source>
        <translation>所选单元格都无法测量</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
</context>
<context>
    <name>jinbang::app::BoardPage</name>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>marks out of 100, 95 % intervals</source>
        <translation>满分 100，95% 置信区间</translation>
    </message>
    <message>
        <source>Golden list</source>
        <translation>金榜</translation>
    </message>
    <message>
        <source>No ranking yet</source>
        <translation>暂无排名</translation>
    </message>
    <message>
        <source>The list is written from a run. Open an earlier one, or measure now.</source>
        <translation>金榜由一次运行生成。打开以前的运行，或现在测量。</translation>
    </message>
    <message>
        <source>Go to Bench</source>
        <translation>前往工作台</translation>
    </message>
    <message>
        <source>Article formula</source>
        <translation>文章算法</translation>
    </message>
    <message>
        <source>Geometric mean</source>
        <translation>几何平均</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>How points become a total</source>
        <translation>得分如何合成总分</translation>
    </message>
    <message>
        <source>Unsupported earns 0</source>
        <translation>不支持计 0 分</translation>
    </message>
    <message>
        <source>Leave unsupported out</source>
        <translation>不支持不计入</translation>
    </message>
    <message>
        <source>Rule for what a library cannot do</source>
        <translation>不支持项目的规则</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export chart (%1)</source>
        <translation>导出图表（%1）</translation>
    </message>
    <message>
        <source>All metrics</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>项目</translation>
    </message>
</context>
<context>
    <name>jinbang::app::ComparePage</name>
    <message>
        <source>the same once more, for the noise floor</source>
        <translation>同一个库再测一次，用于噪声下限</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>One run, paired by blocks · change in speed, 95 % intervals</source>
        <translation>同一次运行，按轮配对 · 速度变化，95 % 区间</translation>
    </message>
    <message>
        <source>Different sessions, unpaired · change in speed, 95 % intervals</source>
        <translation>不同会话，不配对 · 速度变化，95 % 区间</translation>
    </message>
    <message>
        <source>Choose two runs above, or drop two result files on the window.</source>
        <translation>请在上方选择两次运行，或把两个结果文件拖到窗口上。</translation>
    </message>
    <message>
        <source>Choose a run for the other side, or drop a result file on the window.</source>
        <translation>请为另一侧选择运行，或把结果文件拖到窗口上。</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>有变化</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>nothing that is known</source>
        <translation>没有已知的不同</translation>
    </message>
    <message>
        <source>Differs:</source>
        <translation>不同之处：</translation>
    </message>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>%n 项更快</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>%n 项更慢</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n within noise</source>
        <translation>
            <numerusform>%n 项在噪声内</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without verdict</source>
        <translation>
            <numerusform>%n 项无结论</numerusform>
        </translation>
    </message>
    <message>
        <source>geometric mean ×%1</source>
        <translation>几何平均 ×%1</translation>
    </message>
    <message>
        <source>Geometric mean of the speed of B over that of A</source>
        <translation>B 的速度与 A 的速度之比的几何平均</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>对比内容</translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation>两次运行</translation>
    </message>
    <message>
        <source>Two entries of a run</source>
        <translation>同次运行的两项</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export chart (%1)</source>
        <translation>导出图表（%1）</translation>
    </message>
    <message>
        <source>Side A, the baseline</source>
        <translation>A 侧，基准</translation>
    </message>
    <message>
        <source>Side B, the new one</source>
        <translation>B 侧，新的</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>选择运行</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>交换两侧</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Numbers of both sides</source>
        <translation>两侧的数值</translation>
    </message>
    <message>
        <source>Changes of ranks</source>
        <translation>名次变化</translation>
    </message>
    <message>
        <source>Conditions of both sides</source>
        <translation>两侧的条件</translation>
    </message>
</context>
<context>
    <name>jinbang::app::CsvImport</name>
    <message>
        <source>Comma ,</source>
        <translation>逗号 ,</translation>
    </message>
    <message>
        <source>Semicolon ;</source>
        <translation>分号 ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>竖线 |</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>The first row is headings</source>
        <translation>首行为标题</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>导入表格</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>Column: %1</source>
        <translation>列：%1</translation>
    </message>
    <message>
        <source>Unit of all scores</source>
        <translation>所有分数的单位</translation>
    </message>
    <message>
        <source>Where no column says it; without one, more is better</source>
        <translation>没有单位列时使用；不填则越大越好</translation>
    </message>
    <message>
        <source>The first rows as they would be understood</source>
        <translation>前几行将被这样理解</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n 个分数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metric(s)</source>
        <translation>
            <numerusform>%n 个指标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n library(s)</source>
        <translation>
            <numerusform>%n 个库</numerusform>
        </translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>越大越好</translation>
    </message>
    <message>
        <source>less is better</source>
        <translation>越小越好</translation>
    </message>
</context>
<context>
    <name>jinbang::app::CsvPreviewModel</name>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>In the file: %1</source>
        <translation>文件中：%1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1，无法读取</translation>
    </message>
</context>
<context>
    <name>jinbang::app::DataExport</name>
    <message>
        <source>Jinbang report (JSON)</source>
        <translation>金榜报告（JSON）</translation>
    </message>
    <message>
        <source>Everything the run found, with every sample. Jinbang opens it again; other programs can read it.</source>
        <translation>运行的全部结果，含每个样本。金榜可以再次打开，其他程序也能读取。</translation>
    </message>
    <message>
        <source>CSV, plain</source>
        <translation>CSV，普通</translation>
    </message>
    <message>
        <source>One line a cell, with decimal points and commas, for scripts.</source>
        <translation>每个单元格一行，小数点和逗号，供脚本使用。</translation>
    </message>
    <message>
        <source>CSV for Excel</source>
        <translation>CSV，用于 Excel</translation>
    </message>
    <message>
        <source>The same with a byte order mark, so that Excel reads Chinese names.</source>
        <translation>同上，带字节顺序标记，Excel 能正确显示中文。</translation>
    </message>
    <message>
        <source>CSV with semicolons</source>
        <translation>CSV，分号分隔</translation>
    </message>
    <message>
        <source>For an Excel whose decimal sign is the comma.</source>
        <translation>用于以逗号为小数点的 Excel。</translation>
    </message>
    <message>
        <source>CSV, every sample</source>
        <translation>CSV，每个样本</translation>
    </message>
    <message>
        <source>One line a sample, for statistics of your own.</source>
        <translation>每个样本一行，供自行统计。</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Tables of results and ranking, to paste into an issue or a page.</source>
        <translation>结果和排名的表格，可粘贴到议题或网页。</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>HTML 报告</translation>
    </message>
    <message>
        <source>One file with tables and charts, which opens in any browser.</source>
        <translation>一个文件，含表格和图表，任何浏览器都能打开。</translation>
    </message>
    <message>
        <source>JMH JSON</source>
        <translation>JMH JSON</translation>
    </message>
    <message>
        <source>For tools that read JMH&apos;s results; cells without a number are left out.</source>
        <translation>供读取 JMH 结果的工具使用；没有数值的单元格不含在内。</translation>
    </message>
    <message>
        <source>JMH CSV</source>
        <translation>JMH CSV</translation>
    </message>
    <message>
        <source>For tools that read JMH&apos;s tables; cells without a number are left out.</source>
        <translation>供读取 JMH 表格的工具使用；没有数值的单元格不含在内。</translation>
    </message>
    <message>
        <source>Google Benchmark JSON</source>
        <translation>Google Benchmark JSON</translation>
    </message>
    <message>
        <source>For Google Benchmark&apos;s compare.py and what else reads its files.</source>
        <translation>供 Google Benchmark 的 compare.py 等工具使用。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>导出数据</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>JMH text</source>
        <translation>JMH 文本</translation>
    </message>
    <message>
        <source>CSV of scores</source>
        <translation>分数表 CSV</translation>
    </message>
</context>
<context>
    <name>jinbang::app::ExportDialog</name>
    <message>
        <source>Title and units</source>
        <translation>标题和单位</translation>
    </message>
    <message>
        <source>Run details in the footer</source>
        <translation>页脚注明运行信息</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Text as outlines (SVG)</source>
        <translation>文字转为轮廓（SVG）</translation>
    </message>
    <message>
        <source>Copy to clipboard</source>
        <translation>复制到剪贴板</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>与屏幕一致</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>%1 × %2 px, %3</source>
        <translation>%1 × %2 像素，%3</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
</context>
<context>
    <name>jinbang::app::FileFacts</name>
    <message>
        <source>Read this file</source>
        <translation>读取此文件</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Choose another where the preview is not readable</source>
        <translation>预览不可读时请另选</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>自动检测：%1</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <source>Files of this size take a while to read. Nothing is known of it yet.</source>
        <translation>这么大的文件需要读取一会儿，目前还一无所知。</translation>
    </message>
    <message>
        <source>HTML page; it becomes the body of an Article, %1 as JSON</source>
        <translation>HTML 页面；将作为文章的正文，JSON 大小 %1</translation>
    </message>
    <message>
        <source>JSON document</source>
        <translation>JSON 文档</translation>
    </message>
    <message>
        <source>%1 % not ASCII · %2 % of the text escaped</source>
        <translation>非 ASCII %1 % · 转义字符占文本 %2 %</translation>
    </message>
</context>
<context>
    <name>jinbang::app::HeatScale</name>
    <message>
        <source>Colours from 0 to 100 points</source>
        <translation>0 到 100 分的颜色</translation>
    </message>
</context>
<context>
    <name>jinbang::app::HistogramChart</name>
    <message>
        <source>No sample yet.</source>
        <translation>还没有样本。</translation>
    </message>
    <message>
        <source>%1 samples; most of them, %2, between %3 and %4</source>
        <translation>%1 个样本；最多的 %2 个在 %3 到 %4 之间</translation>
    </message>
</context>
<context>
    <name>jinbang::app::HistoryModel</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>第一名</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>jinbang::app::HistoryPage</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建类型</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Jinbang</source>
        <translation>Jinbang</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%2 次运行中的 %1 次</translation>
    </message>
    <message>
        <source>Compare 2</source>
        <translation>对比 2 次</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>The older one is the baseline</source>
        <translation>较早的一次为基准</translation>
    </message>
    <message>
        <source>Choose two runs of the table</source>
        <translation>请在表中选择两次运行</translation>
    </message>
    <message>
        <source>No run chosen</source>
        <translation>未选择运行</translation>
    </message>
    <message>
        <source>how it was measured</source>
        <translation>测量条件</translation>
    </message>
    <message>
        <source>Only a run that was stopped can be resumed</source>
        <translation>只有被停止的运行可以继续</translation>
    </message>
    <message>
        <source>Delete runs</source>
        <translation>删除运行</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s)? You can undo it for 30 days.</source>
        <translation>
            <numerusform>删除 %n 次运行？30 天内可以撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted</source>
        <translation>
            <numerusform>已删除 %n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>There is nothing to bring back</source>
        <translation>没有可恢复的运行</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) brought back</source>
        <translation>
            <numerusform>已恢复 %n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>No run is kept yet</source>
        <translation>还没有保存的运行</translation>
    </message>
    <message>
        <source>Every run is kept here, from this window and from the command line.</source>
        <translation>本窗口和命令行的每次运行都保存在这里。</translation>
    </message>
    <message>
        <source>Go to Bench</source>
        <translation>前往工作台</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>搜索运行</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>保存的运行</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>测量条件</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Measures what is missing</source>
        <translation>补测缺少的部分</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入自</translation>
    </message>
</context>
<context>
    <name>jinbang::app::HttpFields</name>
    <message>
        <source>5,000 at 10</source>
        <translation>5,000 · 并发 10</translation>
    </message>
    <message>
        <source>30,000 at 50</source>
        <translation>30,000 · 并发 50</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>Closed, as ab</source>
        <translation>闭环（同 ab）</translation>
    </message>
    <message>
        <source>Open, at a rate</source>
        <translation>开环（定速）</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> /秒</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Requests at so many connections; the article asks both loads, a connection for each request</source>
        <translation>在若干并发连接上的请求数；文章做了两种负载，每个请求一个连接</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>In a round, on each server</source>
        <translation>每一轮，对每个服务器</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>并发连接</translation>
    </message>
    <message>
        <source>How many requests are on their way at once</source>
        <translation>同时在途的请求数</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Closed: a connection asks again when it has its answer. Open: requests are due at a rate whatever the server does, so a stall shows</source>
        <translation>闭环：收到应答后才再次请求。开环：无论服务器如何，请求都按固定速率到期，因此停顿会显现</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Of an open loop</source>
        <translation>用于开环</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Each on servers of its own, in a shuffled order; from 6 on there are intervals and ranks</source>
        <translation>每一轮使用各自的服务器，顺序随机；6 轮起有区间和名次</translation>
    </message>
    <message>
        <source>Keep-alive</source>
        <translation>保持连接</translation>
    </message>
    <message>
        <source>Connections are kept between requests</source>
        <translation>请求之间保持连接</translation>
    </message>
    <message>
        <source>Writers reused</source>
        <translation>重用写入器</translation>
    </message>
    <message>
        <source>Writer objects are kept between requests</source>
        <translation>请求之间保留写入器对象</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>What each request is answered with</source>
        <translation>每个请求的应答内容</translation>
    </message>
</context>
<context>
    <name>jinbang::app::HttpLoad</name>
    <message>
        <source>HTTP load</source>
        <translation>HTTP 负载</translation>
    </message>
    <message>
        <source>Only this machine is asked, on 127.0.0.1. Each round starts every server anew.</source>
        <translation>只请求本机（127.0.0.1）。每一轮都重新启动每个服务器。</translation>
    </message>
    <message>
        <source>Progress of the load</source>
        <translation>负载进度</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>导出数据…</translation>
    </message>
    <message>
        <source>Show pictures</source>
        <translation>查看图表</translation>
    </message>
    <message>
        <source>On the Scaling page: bars with intervals, percentiles and rounds</source>
        <translation>在“扩展性”页：带区间的条形图、百分位与各轮</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Libraries that serve</source>
        <translation>提供服务的库</translation>
    </message>
    <message>
        <source>Which load is shown</source>
        <translation>显示哪个负载</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>百分位</translation>
    </message>
    <message>
        <source>Requests a second with interval, rank, failed requests and percentiles: after the first round.</source>
        <translation>第一轮之后在此显示：每秒请求数及其区间、名次、失败的请求与百分位。</translation>
    </message>
    <message>
        <source>Results of the load</source>
        <translation>负载结果</translation>
    </message>
    <message>
        <source>There are more connections than requests.</source>
        <translation>连接数多于请求数。</translation>
    </message>
    <message>
        <source>The servers are being started</source>
        <translation>正在启动服务器</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3</source>
        <translation>第 %1/%2 轮：%3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 requests</source>
        <translation>%1，%2 / %3 个请求</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Stopped before a round was finished; there is nothing to keep.</source>
        <translation>在一轮完成之前已停止，没有可保留的结果。</translation>
    </message>
    <message>
        <source>It could not be kept in the history: %1</source>
        <translation>无法保存到历史记录：%1</translation>
    </message>
    <message>
        <source>Stopped. The finished rounds are kept in the history.</source>
        <translation>已停止。完成的各轮已保存到历史记录。</translation>
    </message>
    <message>
        <source>Finished and kept in the history.</source>
        <translation>已完成并保存到历史记录。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Choose at least one library</source>
        <translation>请至少选择一个库</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
</context>
<context>
    <name>jinbang::app::Inspector</name>
    <message>
        <source>No cell chosen</source>
        <translation>未选择单元</translation>
    </message>
    <message>
        <source>Choose a cell of the matrix.</source>
        <translation>请在矩阵中选择一个单元。</translation>
    </message>
    <message>
        <source>Run this cell again</source>
        <translation>重新运行此单元</translation>
    </message>
    <message>
        <source>Figures of the cell</source>
        <translation>单元数据</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>How often each time was measured</source>
        <translation>各时间出现的次数</translation>
    </message>
    <message>
        <source>Run this cell only</source>
        <translation>只运行此单元格</translation>
    </message>
    <message>
        <source>Every sample</source>
        <translation>每个样本</translation>
    </message>
    <message>
        <source>Each process</source>
        <translation>每个进程</translation>
    </message>
    <message>
        <source>Points of the chart</source>
        <translation>图中的点</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>复制命令行</translation>
    </message>
</context>
<context>
    <name>jinbang::app::LeaderboardModel</name>
    <message>
        <source>not ranked</source>
        <translation>未排名</translation>
    </message>
    <message>
        <source>%1 ≈ tie</source>
        <translation>%1 ≈ 并列</translation>
    </message>
    <message>
        <source>Rank %1: %2, %3</source>
        <translation>第 %1 名：%2，%3</translation>
    </message>
    <message>
        <source>%1, not ranked</source>
        <translation>%1，未排名</translation>
    </message>
    <message>
        <source>In the imperial examination the list of successful candidates was the golden list. Its first three were Zhuangyuan, Bangyan and Tanhua; the others Jinshi. Sun Shan was the last name on it.</source>
        <translation>科举殿试的录取名单称为金榜，前三名为状元、榜眼、探花，其余为进士；孙山是榜上最后一名。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>mark %1 of 100, total %2 of %3</source>
        <translation>成绩 %1（满分 100），总分 %2 / %3</translation>
    </message>
    <message>
        <source>mark %1 of 100</source>
        <translation>成绩 %1（满分 100）</translation>
    </message>
    <message>
        <source>%1, %2 metrics</source>
        <translation>%1，%2 项</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 %2: %3 points</source>
        <translation>%1 %2：%3 分</translation>
    </message>
    <message>
        <source>%1 %2: no points, %3</source>
        <translation>%1 %2：无得分，%3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>%1, noisy</source>
        <translation>%1，波动</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>Total, of 100</source>
        <translation>总分（满分 100）</translation>
    </message>
    <message>
        <source>%1, %2 against serializing it</source>
        <translation>%1，与序列化相比 %2</translation>
    </message>
</context>
<context>
    <name>jinbang::app::LegendRow</name>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Click hides or shows, double click shows alone</source>
        <translation>单击隐藏或显示，双击单独显示</translation>
    </message>
</context>
<context>
    <name>jinbang::app::LibraryRow</name>
    <message>
        <source>no write</source>
        <translation>不支持写</translation>
    </message>
    <message>
        <source>write</source>
        <translation>可写</translation>
    </message>
    <message>
        <source>no read</source>
        <translation>不支持读</translation>
    </message>
    <message>
        <source>measures the harness, never ranked</source>
        <translation>用于测量框架开销，不参加排名</translation>
    </message>
    <message>
        <source>no typed write</source>
        <translation>不能写类型</translation>
    </message>
    <message>
        <source>Other ways to use it, each measured in a column of its own: by hand beside binding, DOM beside SAX</source>
        <translation>其他用法，各自单独成列测量：手工构建与绑定并列，DOM 与 SAX 并列</translation>
    </message>
    <message>
        <source>ways</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>ways +%1</source>
        <translation>用法 +%1</translation>
    </message>
    <message>
        <source>Other ways of %1</source>
        <translation>%1 的其他用法</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::LineChart</name>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%1 从 %2 到 %3</translation>
    </message>
    <message>
        <source>No line to show.</source>
        <translation>没有可显示的曲线。</translation>
    </message>
</context>
<context>
    <name>jinbang::app::MainWindow</name>
    <message>
        <source>There is no chart yet</source>
        <translation>还没有图表</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Chart copied</source>
        <translation>已复制图表</translation>
    </message>
    <message>
        <source>Run saved</source>
        <translation>运行已保存</translation>
    </message>
    <message>
        <source>See results</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>工作台</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Golden list</source>
        <translation>金榜</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Cell inspector</source>
        <translation>单元检查器</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>A run is going on</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Stop the run and keep what is measured, or keep running?</source>
        <translation>停止运行并保留已测量的结果，还是继续运行？</translation>
    </message>
    <message numerus="yes">
        <source>Stop and keep %n cell(s)</source>
        <translation>
            <numerusform>停止并保留 %n 个单元</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>The plan is open, but these libraries are not there: %1.</source>
        <translation>计划已打开，但缺少这些库：%1。</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>Plans (*.jinbang)</source>
        <translation>计划 (*.jinbang)</translation>
    </message>
    <message>
        <source>Open plan or run</source>
        <translation>打开计划或运行</translation>
    </message>
    <message>
        <source>There is nothing to export yet</source>
        <translation>还没有可导出的内容</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>扩展性</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Drop results to keep and show them, two to compare them; other JSON and HTML files become workloads</source>
        <translation>拖入结果文件可保存并显示，两个则对比；其他 JSON 和 HTML 文件成为负载</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>打开运行</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>%1 is kept in the history</source>
        <translation>%1 已保存到历史</translation>
    </message>
    <message>
        <source>The Bench</source>
        <translation>工作台</translation>
    </message>
    <message>
        <source>Result files (*.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>结果文件 (*.json *.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Plans and runs (*.jinbang *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>计划和运行 (*.jinbang *.json *.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>导入表格</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>There is no run to go on with</source>
        <translation>没有可以继续的运行</translation>
    </message>
    <message>
        <source>A load needs a library that was found and no run beside it</source>
        <translation>需要已找到的库，并且没有正在进行的运行</translation>
    </message>
    <message>
        <source>The settings could not be read as a whole. They are kept as %1.</source>
        <translation>设置无法完整读取，原文件保留为 %1。</translation>
    </message>
    <message>
        <source>The command line of this plan is copied</source>
        <translation>本计划的命令行已复制</translation>
    </message>
    <message>
        <source>Runs are kept in %1</source>
        <translation>运行记录保存在 %1</translation>
    </message>
</context>
<context>
    <name>jinbang::app::PlanFields</name>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>Timed samples in each process</source>
        <translation>每个进程中计时的样本数</translation>
    </message>
    <message>
        <source>Time each</source>
        <translation>每次时长</translation>
    </message>
    <message>
        <source>Length of one sample</source>
        <translation>一个样本的时长</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Untimed work before the first sample, at least</source>
        <translation>首个样本之前不计时运行的最短时间</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Processes of each cell, at most; every block starts one of each library</source>
        <translation>每个单元最多启动的进程数；每轮各库启动一个</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Number of threads; several make one row each, such as 1,2,4</source>
        <translation>线程数；多个值各成一行，例如 1,2,4</translation>
    </message>
    <message>
        <source>Pin to core</source>
        <translation>绑定核心</translation>
    </message>
    <message>
        <source>Keep the measured process on one core</source>
        <translation>让被测进程固定在一个核心上</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>What is reported, as in JMH</source>
        <translation>报告的内容，与 JMH 相同</translation>
    </message>
    <message>
        <source>Reuse of parsers</source>
        <translation>复用解析器</translation>
    </message>
    <message>
        <source>Parser and writer objects kept between operations, or made anew</source>
        <translation>解析器和写出器在操作之间保留或重新创建</translation>
    </message>
    <message>
        <source>Key order</source>
        <translation>键的顺序</translation>
    </message>
    <message>
        <source>Order of the members in typed fixtures</source>
        <translation>类型化数据中成员的顺序</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Of fixtures and order; empty draws a new one</source>
        <translation>用于数据和顺序；留空则随机生成</translation>
    </message>
    <message>
        <source>Whole run, at most</source>
        <translation>整个运行上限</translation>
    </message>
    <message>
        <source>The run ends then, with what it has</source>
        <translation>到时结束，保留已有结果</translation>
    </message>
    <message>
        <source>Process, at most</source>
        <translation>单个进程上限</translation>
    </message>
    <message>
        <source>A process that takes longer is killed</source>
        <translation>超时的进程会被终止</translation>
    </message>
    <message>
        <source>Memory, at most</source>
        <translation>内存上限</translation>
    </message>
    <message>
        <source>Of one process</source>
        <translation>单个进程</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>平均时间</translation>
    </message>
    <message>
        <source>Sampled times</source>
        <translation>时间采样</translation>
    </message>
    <message>
        <source>Single shot</source>
        <translation>单次</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Made anew</source>
        <translation>重新创建</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>有序</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>乱序</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More of the run plan</source>
        <translation>运行计划的更多选项</translation>
    </message>
    <message>
        <source>Allocator</source>
        <translation>分配器</translation>
    </message>
    <message>
        <source>Memory allocator put under the libraries; each of them makes one row each</source>
        <translation>库使用的内存分配器；选“逐个”则各占一行</translation>
    </message>
    <message>
        <source>Each of them</source>
        <translation>逐个</translation>
    </message>
    <message>
        <source>The package %1 is not installed</source>
        <translation>未安装软件包 %1</translation>
    </message>
    <message>
        <source>More threads than cores</source>
        <translation>允许线程多于核心</translation>
    </message>
    <message>
        <source>Threads then take turns; what is measured so is marked</source>
        <translation>线程将轮流执行；这样测得的结果会加以标记</translation>
    </message>
    <message>
        <source>HTTP load…</source>
        <translation>HTTP 负载…</translation>
    </message>
    <message>
        <source>Let libraries serve a record over HTTP and put a load on them (%1)</source>
        <translation>让各库通过 HTTP 提供一条记录并对其施加负载（%1）</translation>
    </message>
</context>
<context>
    <name>jinbang::app::RatioChart</name>
    <message>
        <source>← %1 slower</source>
        <translation>← %1 更慢</translation>
    </message>
    <message>
        <source>%1 faster →</source>
        <translation>%1 更快 →</translation>
    </message>
    <message>
        <source>%1 of %2 rows are faster, %3 slower.</source>
        <translation>%2 行中 %1 行更快，%3 行更慢。</translation>
    </message>
    <message>
        <source>← slower</source>
        <translation>← 更慢</translation>
    </message>
    <message>
        <source>faster →</source>
        <translation>更快 →</translation>
    </message>
</context>
<context>
    <name>jinbang::app::RatioHeader</name>
    <message>
        <source>← B slower</source>
        <translation>← B 更慢</translation>
    </message>
    <message>
        <source>B faster →</source>
        <translation>B 更快 →</translation>
    </message>
</context>
<context>
    <name>jinbang::app::RatioModel</name>
    <message>
        <source>no ratio</source>
        <translation>没有比值</translation>
    </message>
    <message>
        <source>speed %1, without interval</source>
        <translation>速度 %1，没有区间</translation>
    </message>
    <message>
        <source>speed %1, from %2 to %3</source>
        <translation>速度 %1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Change in speed</source>
        <translation>速度变化</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
</context>
<context>
    <name>jinbang::app::ResultsModel</name>
    <message numerus="yes">
        <source>Noisy, %n outlier(s)</source>
        <translation>
            <numerusform>波动，%n 个离群样本</numerusform>
        </translation>
    </message>
    <message>
        <source>Noisy</source>
        <translation>波动</translation>
    </message>
    <message>
        <source>not ranked: %1</source>
        <translation>未排名：%1</translation>
    </message>
    <message>
        <source>numbers 1 ulp off</source>
        <translation>数值相差 1 ulp</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>ops/s</source>
        <translation>次/秒</translation>
    </message>
    <message>
        <source>± 95 % CI</source>
        <translation>± 95% 区间</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>How much faster the library reads this than it writes it</source>
        <translation>该库读比写快多少</translation>
    </message>
</context>
<context>
    <name>jinbang::app::ResultsPage</name>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>MB/s of JSON text, %1</source>
        <translation>每秒 JSON 文本 MB 数，%1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>best of each group is 100</source>
        <translation>每组最佳为 100</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量数据</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+C copies as TSV</source>
        <translation>Ctrl+C 复制为 TSV</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>暂无结果</translation>
    </message>
    <message>
        <source>A run fills this page. Open an earlier run, or measure now.</source>
        <translation>运行之后这里会有结果。打开以前的运行，或现在测量。</translation>
    </message>
    <message>
        <source>Go to Bench</source>
        <translation>前往工作台</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>ops/s</source>
        <translation>次/秒</translation>
    </message>
    <message>
        <source>ns/op</source>
        <translation>ns/次</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export chart (%1)</source>
        <translation>导出图表（%1）</translation>
    </message>
    <message>
        <source>Whiskers</source>
        <translation>误差线</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Log scale</source>
        <translation>对数轴</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>jinbang::app::RowChart</name>
    <message>
        <source>%1 so far</source>
        <translation>目前 %1</translation>
    </message>
    <message>
        <source>No row is being measured.</source>
        <translation>当前没有正在测量的行。</translation>
    </message>
</context>
<context>
    <name>jinbang::app::RunCard</name>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>See results</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>What was measured stays; it is not offered again</source>
        <translation>已测结果保留；不再提示</translation>
    </message>
</context>
<context>
    <name>jinbang::app::RunMatrixModel</name>
    <message>
        <source>ops/s ± 95 % CI</source>
        <translation>次/秒 ± 95% 置信区间</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
</context>
<context>
    <name>jinbang::app::RunTeller</name>
    <message>
        <source>The run has ended: %1 of %2 cells are measured, %3 failed</source>
        <translation>运行已结束：%2 个单元格中测得 %1 个，%3 个失败</translation>
    </message>
    <message>
        <source>The run has ended: %1 of %2 cells are measured</source>
        <translation>运行已结束：%2 个单元格中测得 %1 个</translation>
    </message>
    <message>
        <source>The run has begun</source>
        <translation>运行已开始</translation>
    </message>
    <message>
        <source>%1 % of the run is done</source>
        <translation>运行已完成 %1 %</translation>
    </message>
</context>
<context>
    <name>jinbang::app::SampleChart</name>
    <message>
        <source>No sample yet.</source>
        <translation>暂无样本。</translation>
    </message>
    <message>
        <source>%1 samples counted of %2</source>
        <translation>%2 个样本中计入 %1 个</translation>
    </message>
</context>
<context>
    <name>jinbang::app::ScalingPage</name>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>slope of the log-log fit</source>
        <translation>双对数拟合的斜率</translation>
    </message>
    <message>
        <source>by number of objects</source>
        <translation>按对象数量</translation>
    </message>
    <message>
        <source>log-log</source>
        <translation>双对数</translation>
    </message>
    <message>
        <source>objects on a log scale</source>
        <translation>对象数量取对数</translation>
    </message>
    <message>
        <source>%1; dashed: the document outgrows a CPU cache</source>
        <translation>%1；虚线：文档超出 CPU 缓存</translation>
    </message>
    <message>
        <source>all threads together</source>
        <translation>所有线程合计</translation>
    </message>
    <message>
        <source>change in speed, 95 % intervals</source>
        <translation>速度变化，95 % 区间</translation>
    </message>
    <message>
        <source>time of a request, by percentile</source>
        <translation>请求用时，按百分位</translation>
    </message>
    <message>
        <source>requests a second, higher is better</source>
        <translation>每秒请求数，越高越好</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>%1处</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Time per document</source>
        <translation>每文档用时</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>ns per object</source>
        <translation>每对象 ns</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>扩展性</translation>
    </message>
    <message>
        <source>No experiment yet</source>
        <translation>还没有实验</translation>
    </message>
    <message>
        <source>Measure a workload at several counts or with several threads, or open such a run.</source>
        <translation>用多个数量或多个线程测量一个负载，或打开这样的运行。</translation>
    </message>
    <message>
        <source>Go to Bench</source>
        <translation>前往工作台</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>柱状图</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Whiskers</source>
        <translation>误差线</translation>
    </message>
    <message>
        <source>Log scale</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export chart (%1)</source>
        <translation>导出图表（%1）</translation>
    </message>
    <message>
        <source>Measured values</source>
        <translation>测量值</translation>
    </message>
    <message>
        <source>Values at the read-out line</source>
        <translation>读数线处的数值</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>time of a request, lower is better</source>
        <translation>单个请求用时，越低越好</translation>
    </message>
    <message>
        <source>HTTP load</source>
        <translation>HTTP 负载</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>every measured value</source>
        <translation>所有测量值</translation>
    </message>
</context>
<context>
    <name>jinbang::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>What a library &amp;cannot do</source>
        <translation>库不支持的项目(&amp;C)</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>earns no points</source>
        <translation>不得分</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>减少动画(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>jinbang::app::SetupPanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>已选 %1 / %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Press Esc again to stop</source>
        <translation>再按一次 Esc 停止</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop .json or .html, or browse…</source>
        <translation>拖入 .json / .html，或浏览…</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>解析库</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Run plan</source>
        <translation>运行计划</translation>
    </message>
    <message>
        <source>Detect libraries again</source>
        <translation>重新检测解析库</translation>
    </message>
    <message>
        <source>Detect libraries again (%1)</source>
        <translation>重新检测解析库（%1）</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>类型化</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>jinbang::app::StatusLine</name>
    <message>
        <source>Click to put away</source>
        <translation>点击关闭</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n core(s)</source>
        <translation>
            <numerusform>%1，%n 核</numerusform>
        </translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>系统负载 %1</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>jinbang::app::TrendCard</name>
    <message>
        <source>Trend of %1</source>
        <translation>%1 的趋势</translation>
    </message>
    <message>
        <source>time of an operation, every run that has it</source>
        <translation>单次操作用时，所有测过它的运行</translation>
    </message>
    <message>
        <source>operations a second, every run that has it</source>
        <translation>每秒操作数，所有测过它的运行</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>no cell with a number yet</source>
        <translation>还没有带数值的单元格</translation>
    </message>
    <message>
        <source>%1 — changed since the run before: %2</source>
        <translation>%1 — 与上次运行相比的变化：%2</translation>
    </message>
    <message>
        <source>Cell whose trend is shown</source>
        <translation>显示趋势的单元格</translation>
    </message>
    <message>
        <source>Time of an operation</source>
        <translation>单次操作用时</translation>
    </message>
    <message>
        <source>Operations a second</source>
        <translation>每秒操作数</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 次运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::WorkloadFilesModel</name>
    <message>
        <source>HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>JSON document</source>
        <translation>JSON 文档</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>large, not read yet</source>
        <translation>较大，尚未读取</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>not valid JSON</source>
        <translation>不是有效的 JSON</translation>
    </message>
    <message>
        <source>not valid text</source>
        <translation>不是有效的文本</translation>
    </message>
    <message>
        <source>several documents</source>
        <translation>含多个文档</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>jinbang::app::WorkloadRow</name>
    <message>
        <source>Counts of %1</source>
        <translation>%1 的数量</translation>
    </message>
    <message>
        <source>Number of objects; several make one row each, such as 1,10,100</source>
        <translation>对象数量；多个值各成一行，例如 1,10,100</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Take this file off the list; the file itself stays</source>
        <translation>从列表中移除；文件本身保留</translation>
    </message>
</context>
</TS>
