<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ink::ui::AddTags</name>
    <message numerus="yes">
        <source>Add %n tag(s)</source>
        <translation>
            <numerusform>Add %n tag</numerusform>
            <numerusform>Add %n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AssignInvitation</name>
    <message numerus="yes">
        <source>Assign %n tag(s)</source>
        <translation>
            <numerusform>Assign %n tag</numerusform>
            <numerusform>Assign %n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindings</name>
    <message numerus="yes">
        <source>%n finding(s): %1</source>
        <translation>
            <numerusform>%n finding: %1</numerusform>
            <numerusform>%n findings: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPage</name>
    <message numerus="yes">
        <source>Uploading %n file(s)…</source>
        <translation>
            <numerusform>Uploading %n file…</numerusform>
            <numerusform>Uploading %n files…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adding %n file(s)…</source>
        <translation>
            <numerusform>adding %n file…</numerusform>
            <numerusform>adding %n files…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its pages and %n tag(s) on them go. What you did so far can&apos;t be undone afterwards.</source>
        <translation>
            <numerusform>Its pages and %n tag on them go. What you did so far can&apos;t be undone afterwards.</numerusform>
            <numerusform>Its pages and %n tags on them go. What you did so far can&apos;t be undone afterwards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSendDialog</name>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>Send to %n person</numerusform>
            <numerusform>Send to %n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagPanel</name>
    <message numerus="yes">
        <source>%n tag(s)</source>
        <translation>
            <numerusform>%n tag</numerusform>
            <numerusform>%n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tag(s)</source>
        <translation>
            <numerusform>Move %n tag</numerusform>
            <numerusform>Move %n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::MoveTagTool</name>
    <message numerus="yes">
        <source>Move %n tag(s)</source>
        <translation>
            <numerusform>Move %n tag</numerusform>
            <numerusform>Move %n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::PageView</name>
    <message numerus="yes">
        <source>Resize %n tag(s)</source>
        <translation>
            <numerusform>Resize %n tag</numerusform>
            <numerusform>Resize %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tag(s)</source>
        <translation>
            <numerusform>Move %n tag</numerusform>
            <numerusform>Move %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tag(s)</source>
        <translation>
            <numerusform>Paste %n tag</numerusform>
            <numerusform>Paste %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n tag(s)</source>
        <translation>
            <numerusform>Duplicate %n tag</numerusform>
            <numerusform>Duplicate %n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RemoveTags</name>
    <message numerus="yes">
        <source>Delete %n tag(s)</source>
        <translation>
            <numerusform>Delete %n tag</numerusform>
            <numerusform>Delete %n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailList</name>
    <message numerus="yes">
        <source>%1, %n tag(s)</source>
        <translation>
            <numerusform>%1, %n tag</numerusform>
            <numerusform>%1, %n tags</numerusform>
        </translation>
    </message>
</context>
</TS>
