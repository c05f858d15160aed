<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ink::ui::AccountSection</name>
    <message numerus="yes">
        <source>%n document(s) sent</source>
        <translation>
            <numerusform>%n document sent</numerusform>
            <numerusform>%n documents sent</numerusform>
        </translation>
    </message>
</context>
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
    <name>ink::ui::DocumentDetailsPane</name>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorDuplicateDialog</name>
    <message numerus="yes">
        <source>%n new tag(s)</source>
        <translation>
            <numerusform>%n new tag</numerusform>
            <numerusform>%n new tags</numerusform>
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
</context>
<context>
    <name>ink::ui::EditorFindingsPanel</name>
    <message numerus="yes">
        <source>Show all %n finding(s)</source>
        <translation>
            <numerusform>Show the only finding (%n)</numerusform>
            <numerusform>Show all %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n error(s)</source>
        <translation>
            <numerusform>Show only the %n error</numerusform>
            <numerusform>Show only the %n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n warning(s)</source>
        <translation>
            <numerusform>Show only the %n warning</numerusform>
            <numerusform>Show only the %n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n hint(s)</source>
        <translation>
            <numerusform>Show only the %n hint</numerusform>
            <numerusform>Show only the %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorGridDialog</name>
    <message numerus="yes">
        <source>%n check box(es)</source>
        <translation>
            <numerusform>%n check box</numerusform>
            <numerusform>%n check boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each row is a group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>Each row is a group: one of %n button can be chosen.</numerusform>
            <numerusform>Each row is a group: one of %n buttons can be chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>One group: one of %n button can be chosen.</numerusform>
            <numerusform>One group: one of %n buttons can be chosen.</numerusform>
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
        <source>Move %n tag(s)</source>
        <translation>
            <numerusform>Move %n tag</numerusform>
            <numerusform>Move %n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ImportNotice</name>
    <message numerus="yes">
        <source>Use the %n field(s) of this file</source>
        <translation>
            <numerusform>Use the %n field of this file</numerusform>
            <numerusform>Use the %n fields of this file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use the %n field(s) of these files</source>
        <translation>
            <numerusform>Use the %n field of these files</numerusform>
            <numerusform>Use the %n fields of these files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s) can&apos;t be read and stay as text.</source>
        <translation>
            <numerusform>%n anchor can&apos;t be read and stays as text.</numerusform>
            <numerusform>%n anchors can&apos;t be read and stay as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” brings %n field(s) to fill in.</source>
        <translation>
            <numerusform>“%1” brings %n field to fill in.</numerusform>
            <numerusform>“%1” brings %n fields to fill in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The files bring %n field(s) to fill in.</source>
        <translation>
            <numerusform>The files bring %n field to fill in.</numerusform>
            <numerusform>The files bring %n fields to fill in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n field(s) of the file</source>
        <translation>
            <numerusform>Use %n field of the file</numerusform>
            <numerusform>Use %n fields of the file</numerusform>
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
    <message numerus="yes">
        <source>Duplicate to pages: %n tag(s)</source>
        <translation>
            <numerusform>Duplicate to pages: %n tag</numerusform>
            <numerusform>Duplicate to pages: %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Align %n tag(s)</source>
        <translation>
            <numerusform>Align %n tag</numerusform>
            <numerusform>Align %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n tag(s)</source>
        <translation>
            <numerusform>Distribute %n tag</numerusform>
            <numerusform>Distribute %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n tag(s) the same size</source>
        <translation>
            <numerusform>Make %n tag the same size</numerusform>
            <numerusform>Make %n tags the same size</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n radio button(s)</source>
        <translation>
            <numerusform>Add %n radio button</numerusform>
            <numerusform>Add %n radio buttons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n check box(es)</source>
        <translation>
            <numerusform>Add %n check box</numerusform>
            <numerusform>Add %n check boxes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseReview</name>
    <message numerus="yes">
        <source>%n tag(s) still need a decision.</source>
        <translation>
            <numerusform>%n tag still needs a decision.</numerusform>
            <numerusform>%n tags still need a decision.</numerusform>
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
    <name>ink::ui::ResizeTagTool</name>
    <message numerus="yes">
        <source>Resize %n tag(s)</source>
        <translation>
            <numerusform>Resize %n tag</numerusform>
            <numerusform>Resize %n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionWords</name>
    <message numerus="yes">
        <source>%n area(s) differ: %1</source>
        <translation>
            <numerusform>%n area differs: %1</numerusform>
            <numerusform>%n areas differ: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionsPage</name>
    <message numerus="yes">
        <source>Comparing: %1 of %n page(s)</source>
        <translation>
            <numerusform>Comparing: %1 of %n page</numerusform>
            <numerusform>Comparing: %1 of %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s) look the same in both. What cannot be seen, such as attachments or signatures without a picture, may differ.</source>
        <translation>
            <numerusform>The one page (%n) looks the same in both. What cannot be seen, such as attachments or signatures without a picture, may differ.</numerusform>
            <numerusform>All %n pages look the same in both. What cannot be seen, such as attachments or signatures without a picture, may differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) differ</source>
        <translation>
            <numerusform>%n page differs</numerusform>
            <numerusform>%n pages differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in all, of %1 compared.</source>
        <translation>
            <numerusform>%n place in all, of %1 compared.</numerusform>
            <numerusform>%n places in all, of %1 compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningCodeForm</name>
    <message numerus="yes">
        <source>Too many wrong codes. Try again in %n minute(s).</source>
        <translation>
            <numerusform>Too many wrong codes. Try again in %n minute.</numerusform>
            <numerusform>Too many wrong codes. Try again in %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) left.</source>
        <translation>
            <numerusform>%n attempt left.</numerusform>
            <numerusform>%n attempts left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPage</name>
    <message numerus="yes">
        <source>All %n people have signed “%1”. You can hand the computer back.</source>
        <translation>
            <numerusform>%n person has signed “%1”. You can hand the computer back.</numerusform>
            <numerusform>All %n people have signed “%1”. You can hand the computer back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagBasicsSection</name>
    <message numerus="yes">
        <source>%n tag(s)</source>
        <translation>
            <numerusform>%n tag</numerusform>
            <numerusform>%n tags</numerusform>
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
