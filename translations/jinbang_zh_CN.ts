<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
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
        <source>Metric &amp;Points</source>
        <translation>指标 得分(&amp;4)</translation>
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
        <source>No installed font shows: %1</source>
        <translation>已安装的字体无法显示：%1</translation>
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
        <source>Forks</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Forks counted</source>
        <translation>计入的进程</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Median, ops/s</source>
        <translation>中位数（次/秒）</translation>
    </message>
    <message>
        <source>Slowest fork, ops/s</source>
        <translation>最慢进程（次/秒）</translation>
    </message>
    <message>
        <source>Fastest fork, ops/s</source>
        <translation>最快进程（次/秒）</translation>
    </message>
    <message>
        <source>Time per operation</source>
        <translation>每次操作用时</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Samples rejected</source>
        <translation>剔除的样本</translation>
    </message>
    <message>
        <source>Run this cell again</source>
        <translation>重新运行此单元</translation>
    </message>
    <message>
        <source>Figures of the cell</source>
        <translation>单元数据</translation>
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
        <source>The settings could not be read. They are kept as %1.</source>
        <translation>无法读取设置，原文件保留为 %1。</translation>
    </message>
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
        <source>Plans and runs (*.jinbang *.json);;All files (*)</source>
        <translation>计划和运行 (*.jinbang *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>There is nothing to export yet</source>
        <translation>还没有可导出的内容</translation>
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
        <source> min</source>
        <translation> 分钟</translation>
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
</context>
<context>
    <name>jinbang::app::ResultsPage</name>
    <message>
        <source>higher is better</source>
        <translation>越高越好</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>越低越好</translation>
    </message>
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
