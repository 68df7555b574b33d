<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>It wins all %n metric(s).</source>
        <translation>
            <numerusform>It wins all %n metric.</numerusform>
            <numerusform>It wins all %n metrics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) need a look</source>
        <translation>
            <numerusform>%n cell needs a look</numerusform>
            <numerusform>%n cells need a look</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message numerus="yes">
        <source>%n file(s) more than can be added at once.</source>
        <translation>
            <numerusform>%n file more than can be added at once.</numerusform>
            <numerusform>%n files more than can be added at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of other types left out.</source>
        <translation>
            <numerusform>%n file of another type left out.</numerusform>
            <numerusform>%n files of other types left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out, because their names are not UTF-8.</source>
        <translation>
            <numerusform>%n file left out, because its name is not UTF-8.</numerusform>
            <numerusform>%n files left out, because their names are not UTF-8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) or folder(s) cannot be read.</source>
        <translation>
            <numerusform>%n file or folder cannot be read.</numerusform>
            <numerusform>%n files or folders cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n array(s)</source>
        <translation>
            <numerusform>%n array</numerusform>
            <numerusform>%n arrays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n string(s)</source>
        <translation>
            <numerusform>%n string</numerusform>
            <numerusform>%n strings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n literal(s)</source>
        <translation>
            <numerusform>%n literal</numerusform>
            <numerusform>%n literals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::AddWorkload</name>
    <message numerus="yes">
        <source>Add %n workload(s)</source>
        <translation>
            <numerusform>Add %n workload</numerusform>
            <numerusform>Add %n workloads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) being read…</source>
        <translation>
            <numerusform>%n file being read…</numerusform>
            <numerusform>%n files being read…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be measured and will be left out.</source>
        <translation>
            <numerusform>%n file cannot be measured and will be left out.</numerusform>
            <numerusform>%n files cannot be measured and will be left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::BenchPage</name>
    <message numerus="yes">
        <source>%n cell(s) are skipped, because %1 cannot do them.</source>
        <translation>
            <numerusform>%n cell is skipped, because %1 cannot do it.</numerusform>
            <numerusform>%n cells are skipped, because %1 cannot do them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) · about %1</source>
        <translation>
            <numerusform>%n cell · about %1</numerusform>
            <numerusform>%n cells · about %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed.</source>
        <translation>
            <numerusform>%n failed.</numerusform>
            <numerusform>%n failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noisy.</source>
        <translation>
            <numerusform>%n noisy.</numerusform>
            <numerusform>%n noisy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n file(s)</source>
        <translation>
            <numerusform>Add %n file</numerusform>
            <numerusform>Add %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run these %n again</source>
        <translation>
            <numerusform>Run these %n again</numerusform>
            <numerusform>Run these %n again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fix for steadier numbers</source>
        <translation>
            <numerusform>%n thing to fix for steadier numbers</numerusform>
            <numerusform>%n things to fix for steadier numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the program ended while it was measuring. %n process(es) are kept and need not run again.</source>
        <translation>
            <numerusform>%1: the program ended while it was measuring. %n process is kept and need not run again.</numerusform>
            <numerusform>%1: the program ended while it was measuring. %n processes are kept and need not run again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) will be skipped: %1</source>
        <translation>
            <numerusform>%n cell will be skipped: %1</numerusform>
            <numerusform>%n cells will be skipped: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped.</source>
        <translation>
            <numerusform>%n skipped.</numerusform>
            <numerusform>%n skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out.</source>
        <translation>
            <numerusform>%n left out.</numerusform>
            <numerusform>%n left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::ComparePage</name>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>%n faster</numerusform>
            <numerusform>%n faster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>%n slower</numerusform>
            <numerusform>%n slower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n within noise</source>
        <translation>
            <numerusform>%n within noise</numerusform>
            <numerusform>%n within noise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without verdict</source>
        <translation>
            <numerusform>%n without verdict</numerusform>
            <numerusform>%n without verdict</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::CsvImport</name>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n score</numerusform>
            <numerusform>%n scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metric(s)</source>
        <translation>
            <numerusform>%n metric</numerusform>
            <numerusform>%n metrics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n library(s)</source>
        <translation>
            <numerusform>%n library</numerusform>
            <numerusform>%n libraries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::HistoryPage</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s)? You can undo it for 30 days.</source>
        <translation>
            <numerusform>Delete %n run? You can undo it for 30 days.</numerusform>
            <numerusform>Delete %n runs? You can undo it for 30 days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted</source>
        <translation>
            <numerusform>%n run deleted</numerusform>
            <numerusform>%n runs deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) brought back</source>
        <translation>
            <numerusform>%n run brought back</numerusform>
            <numerusform>%n runs brought back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::LibraryRow</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::MainWindow</name>
    <message numerus="yes">
        <source>Stop and keep %n cell(s)</source>
        <translation>
            <numerusform>Stop and keep %n cell</numerusform>
            <numerusform>Stop and keep %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::ResultsModel</name>
    <message numerus="yes">
        <source>Noisy, %n outlier(s)</source>
        <translation>
            <numerusform>Noisy, %n outlier</numerusform>
            <numerusform>Noisy, %n outliers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::ResultsPage</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n core(s)</source>
        <translation>
            <numerusform>%1, %n core</numerusform>
            <numerusform>%1, %n cores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jinbang::app::TrendCard</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
</TS>
