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
    <name>ink::ui::ActionQueue</name>
    <message numerus="yes">
        <source>%n change(s) in the outbox will be sent when the connection is back.</source>
        <translation>
            <numerusform>%n change in the outbox will be sent when the connection is back.</numerusform>
            <numerusform>%n changes in the outbox will be sent when the connection is back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AddTags</name>
    <message numerus="yes">
        <source>Add %n field(s)</source>
        <translation>
            <numerusform>Add %n field</numerusform>
            <numerusform>Add %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AssignInvitation</name>
    <message numerus="yes">
        <source>Assign %n field(s)</source>
        <translation>
            <numerusform>Assign %n field</numerusform>
            <numerusform>Assign %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockList</name>
    <message numerus="yes">
        <source>%1, %n field(s)</source>
        <translation>
            <numerusform>%1, %n field</numerusform>
            <numerusform>%1, %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockPanel</name>
    <message numerus="yes">
        <source>Save %n field(s)</source>
        <translation>
            <numerusform>Save %n field</numerusform>
            <numerusform>Save %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BottomBar</name>
    <message numerus="yes">
        <source>Outbox: %n</source>
        <translation>
            <numerusform>Outbox: %n</numerusform>
            <numerusform>Outbox: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting to be sent</source>
        <translation>
            <numerusform>%n waiting to be sent</numerusform>
            <numerusform>%n waiting to be sent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPage</name>
    <message numerus="yes">
        <source>Bulk run finished: %n document(s) sent</source>
        <translation>
            <numerusform>Bulk run finished: %n document sent</numerusform>
            <numerusform>Bulk run finished: %n documents sent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRowsModel</name>
    <message numerus="yes">
        <source>Exclude %n row(s)</source>
        <translation>
            <numerusform>Exclude %n row</numerusform>
            <numerusform>Exclude %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Include %n row(s)</source>
        <translation>
            <numerusform>Include %n row</numerusform>
            <numerusform>Include %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunView</name>
    <message numerus="yes">
        <source>%n document(s) could not be changed</source>
        <translation>
            <numerusform>%n document could not be changed</numerusform>
            <numerusform>%n documents could not be changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) cancelled</source>
        <translation>
            <numerusform>%n document cancelled</numerusform>
            <numerusform>%n documents cancelled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n unknown row(s) again…</source>
        <translation>
            <numerusform>Send %n unknown row again…</numerusform>
            <numerusform>Send %n unknown rows again…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Documents that were sent stay sent. %n row(s) are not sent; you can resume the run later.</source>
        <translation>
            <numerusform>Documents that were sent stay sent. %n row is not sent; you can resume the run later.</numerusform>
            <numerusform>Documents that were sent stay sent. %n rows are not sent; you can resume the run later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again?</source>
        <translation>
            <numerusform>Send %n row again?</numerusform>
            <numerusform>Send %n rows again?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again</source>
        <translation>
            <numerusform>Send %n row again</numerusform>
            <numerusform>Send %n rows again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n document(s)</source>
        <translation>
            <numerusform>Cancel %n document</numerusform>
            <numerusform>Cancel %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n row(s) to correct as CSV…</source>
        <translation>
            <numerusform>Save %n row to correct as CSV…</numerusform>
            <numerusform>Save %n rows to correct as CSV…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) corrected</source>
        <translation>
            <numerusform>%n document corrected</numerusform>
            <numerusform>%n documents corrected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1. %n row(s) of the run are no longer in their lines of the workbook.</source>
        <translation>
            <numerusform>Saved as %1. %n row of the run is no longer in its line of the workbook.</numerusform>
            <numerusform>Saved as %1. %n rows of the run are no longer in their lines of the workbook.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunWords</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>about %n s left</numerusform>
            <numerusform>about %n s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>about %n min left</numerusform>
            <numerusform>about %n min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>about %n h left</numerusform>
            <numerusform>about %n h left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting %n s at the service&apos;s request</source>
        <translation>
            <numerusform>Waiting %n s at the service&apos;s request</numerusform>
            <numerusform>Waiting %n s at the service&apos;s request</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSetup</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n duplicate row(s)</source>
        <translation>
            <numerusform>Exclude %n duplicate row</numerusform>
            <numerusform>Exclude %n duplicate rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with errors will not be sent. You can correct them in the run later.</source>
        <translation>
            <numerusform>%n row with errors will not be sent. You can correct it in the run later.</numerusform>
            <numerusform>%n rows with errors will not be sent. You can correct them in the run later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded row(s) will not be sent.</source>
        <translation>
            <numerusform>%n excluded row will not be sent.</numerusform>
            <numerusform>%n excluded rows will not be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” was sent with this template before (%2): %n document(s).</source>
        <translation>
            <numerusform>“%1” was sent with this template before (%2): %n document.</numerusform>
            <numerusform>“%1” was sent with this template before (%2): %n documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) that you made in these rows will be lost.</source>
        <translation>
            <numerusform>%n change that you made in these rows will be lost.</numerusform>
            <numerusform>%n changes that you made in these rows will be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n unchanged row(s) again</source>
        <translation>
            <numerusform>Send %n unchanged row again</numerusform>
            <numerusform>Send %n unchanged rows again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) haven&apos;t changed since an earlier run. They are excluded.</source>
        <translation>
            <numerusform>%n row hasn&apos;t changed since an earlier run. It is excluded.</numerusform>
            <numerusform>%n rows haven&apos;t changed since an earlier run. They are excluded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSource</name>
    <message numerus="yes">
        <source>Include %n hidden row(s)</source>
        <translation>
            <numerusform>Include %n hidden row</numerusform>
            <numerusform>Include %n hidden rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ConflictDialog</name>
    <message numerus="yes">
        <source>Expires after %n days</source>
        <translation>
            <numerusform>Expires after %n day</numerusform>
            <numerusform>Expires after %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reminders every %n days</source>
        <translation>
            <numerusform>A reminder every day (%n)</numerusform>
            <numerusform>Reminder every %n days</numerusform>
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
    <name>ink::ui::DeliveriesList</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveryRow</name>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DesktopNotifier</name>
    <message numerus="yes">
        <source>%n completed</source>
        <translation>
            <numerusform>%n completed</numerusform>
            <numerusform>%n completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>%n declined</numerusform>
            <numerusform>%n declined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signatures</source>
        <translation>
            <numerusform>%n signature</numerusform>
            <numerusform>%n signatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opened</source>
        <translation>
            <numerusform>%n opened</numerusform>
            <numerusform>%n opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentDetailsPane</name>
    <message numerus="yes">
        <source>Deadline: %1 (%n days left)</source>
        <translation>
            <numerusform>Deadline: %1 (%n day left)</numerusform>
            <numerusform>Deadline: %1 (%n days left)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTable</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftFiles</name>
    <message numerus="yes">
        <source>adding %n file(s)…</source>
        <translation>
            <numerusform>adding %n file…</numerusform>
            <numerusform>adding %n files…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its pages and their %n field(s) are removed. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>Its pages and their %n field are removed. You can undo this while the editor is open.</numerusform>
            <numerusform>Its pages and their %n fields are removed. You can undo this while the editor is open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftPages</name>
    <message numerus="yes">
        <source>Extract %n page(s)</source>
        <translation>
            <numerusform>Extract %n page</numerusform>
            <numerusform>Extract %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) saved to “%1”.</source>
        <translation>
            <numerusform>%n page saved to “%1”.</numerusform>
            <numerusform>%n pages saved to “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrangeBar</name>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>%n field selected</numerusform>
            <numerusform>%n fields selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrayDialog</name>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n new field</numerusform>
            <numerusform>%n new fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorDuplicateDialog</name>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n new field</numerusform>
            <numerusform>%n new fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindings</name>
    <message numerus="yes">
        <source>%n issue(s): %1</source>
        <translation>
            <numerusform>%n issue: %1</numerusform>
            <numerusform>%n issues: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsPanel</name>
    <message numerus="yes">
        <source>Show all %n issue(s)</source>
        <translation>
            <numerusform>Show all %n issue</numerusform>
            <numerusform>Show all %n issues</numerusform>
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
        <source>%n checkbox(es)</source>
        <translation>
            <numerusform>%n checkbox</numerusform>
            <numerusform>%n checkboxes</numerusform>
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
        <source>%n suggestion(s) dismissed.</source>
        <translation>
            <numerusform>%n suggestion dismissed.</numerusform>
            <numerusform>%n suggestions dismissed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorRecipients</name>
    <message numerus="yes">
        <source>Remove with %n field(s)</source>
        <translation>
            <numerusform>Remove with %n field</numerusform>
            <numerusform>Remove with %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagPanel</name>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Move %n field</numerusform>
            <numerusform>Move %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>%n field selected</numerusform>
            <numerusform>%n fields selected</numerusform>
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
    <name>ink::ui::EditorWorkspace</name>
    <message numerus="yes">
        <source>%n field(s) deleted.</source>
        <translation>
            <numerusform>%n field deleted.</numerusform>
            <numerusform>%n fields deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” and %n field(s) removed.</source>
        <translation>
            <numerusform>“%1” and %n field removed.</numerusform>
            <numerusform>“%1” and %n fields removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” removed. %n field(s) assigned to “%2”.</source>
        <translation>
            <numerusform>“%1” removed. %n field assigned to “%2”.</numerusform>
            <numerusform>“%1” removed. %n fields assigned to “%2”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EventReplayDialog</name>
    <message numerus="yes">
        <source>Up to %n event(s) will be resent: those of documents in the folder.</source>
        <translation>
            <numerusform>Up to %n event will be resent: that of documents in the folder.</numerusform>
            <numerusform>Up to %n events will be resent: those of documents in the folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) will be resent.</source>
        <translation>
            <numerusform>%n event will be resent.</numerusform>
            <numerusform>%n events will be resent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionsList</name>
    <message numerus="yes">
        <source>%n event(s) are being resent. Their results are among the deliveries.</source>
        <translation>
            <numerusform>%n event is being resent. Its result is among the deliveries.</numerusform>
            <numerusform>%n events are being resent. Their results are among the deliveries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldDialogWords</name>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s): %1</source>
        <translation>
            <numerusform>%n template: %1</numerusform>
            <numerusform>%n templates: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::FilterBar</name>
    <message numerus="yes">
        <source>Deadline in the next %n days</source>
        <translation>
            <numerusform>Deadline in the next %n day</numerusform>
            <numerusform>Deadline in the next %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next %n days</source>
        <translation>
            <numerusform>In the next %n day</numerusform>
            <numerusform>In the next %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity more than %n days ago</source>
        <translation>
            <numerusform>Last activity more than %n day ago</numerusform>
            <numerusform>Last activity more than %n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity in the last %n days</source>
        <translation>
            <numerusform>Last activity in the last %n day</numerusform>
            <numerusform>Last activity in the last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %n days ago</source>
        <translation>
            <numerusform>More than %n day ago</numerusform>
            <numerusform>More than %n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderActions</name>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n template</numerusform>
            <numerusform>%n templates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n folder</numerusform>
            <numerusform>%n folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ImportNotice</name>
    <message numerus="yes">
        <source>%n anchor(s) aren&apos;t valid and stay as text.</source>
        <translation>
            <numerusform>%n anchor isn&apos;t valid and stays as text.</numerusform>
            <numerusform>%n anchors aren&apos;t valid and stay as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n form field(s).</source>
        <translation>
            <numerusform>“%1” has %n form field.</numerusform>
            <numerusform>“%1” has %n form fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The files have %n form field(s).</source>
        <translation>
            <numerusform>The files have %n form field.</numerusform>
            <numerusform>The files have %n form fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Convert %n form field(s) in the PDF</source>
        <translation>
            <numerusform>Convert %n form field to a field</numerusform>
            <numerusform>Convert %n form fields to fields</numerusform>
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
    <name>ink::ui::KioskLockDialog</name>
    <message numerus="yes">
        <source>Enter at least %n digits.</source>
        <translation>
            <numerusform>Enter at least %n digit.</numerusform>
            <numerusform>Enter at least %n digits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskPinDialog</name>
    <message numerus="yes">
        <source>Too many wrong attempts. Try again in %n seconds.</source>
        <translation>
            <numerusform>Too many wrong attempts. Try again in %n second.</numerusform>
            <numerusform>Too many wrong attempts. Try again in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::MoveTagTool</name>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Move %n field</numerusform>
            <numerusform>Move %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::NetworkSection</name>
    <message numerus="yes">
        <source>%n certificate(s) trusted in addition to the system certificates.</source>
        <translation>
            <numerusform>%n certificate trusted in addition to the system certificates.</numerusform>
            <numerusform>%n certificates trusted in addition to the system certificates.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::NotificationSection</name>
    <message numerus="yes">
        <source>%n days before</source>
        <translation>
            <numerusform>%n day before</numerusform>
            <numerusform>%n days before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::OutboxPage</name>
    <message numerus="yes">
        <source>New document, to be sent to %n people</source>
        <translation>
            <numerusform>New document, to be sent to %n person</numerusform>
            <numerusform>New document, to be sent to %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>%n draft that exists only on this computer will be deleted.</numerusform>
            <numerusform>%n drafts that exist only on this computer will be deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n items</source>
        <translation>
            <numerusform>Remove %n item</numerusform>
            <numerusform>Remove %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New document from a template, to be sent to %n people</source>
        <translation>
            <numerusform>New document from a template, to be sent to %n person</numerusform>
            <numerusform>New document from a template, to be sent to %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signature(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>%n signature that exists only on this computer will be deleted.</numerusform>
            <numerusform>%n signatures that exist only on this computer will be deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::OutreachWords</name>
    <message numerus="yes">
        <source>Start signing with %n people</source>
        <translation>
            <numerusform>Start signing with %n person</numerusform>
            <numerusform>Start signing with %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>Send to %n person</numerusform>
            <numerusform>Send to %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A reminder will be sent to %n people.</source>
        <translation>
            <numerusform>A reminder will be sent to %n person.</numerusform>
            <numerusform>A reminder will be sent to %n people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service was asked to remind %n people.</source>
        <translation>
            <numerusform>The service was asked to remind %n person.</numerusform>
            <numerusform>The service was asked to remind %n people.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::PageActions</name>
    <message numerus="yes">
        <source>Rotate %n page(s)</source>
        <translation>
            <numerusform>Rotate %n page</numerusform>
            <numerusform>Rotate %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n page(s)</source>
        <translation>
            <numerusform>Move %n page</numerusform>
            <numerusform>Move %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n field(s) on them are deleted too. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>The %n field on them is deleted too. You can undo this while the editor is open.</numerusform>
            <numerusform>The %n fields on them are deleted too. You can undo this while the editor is open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)</source>
        <translation>
            <numerusform>Delete %n page</numerusform>
            <numerusform>Delete %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)?</source>
        <translation>
            <numerusform>Delete %n page?</numerusform>
            <numerusform>Delete %n pages?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) deleted.</source>
        <translation>
            <numerusform>%n page deleted.</numerusform>
            <numerusform>%n pages deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Insert %n page(s)</source>
        <translation>
            <numerusform>Insert %n page</numerusform>
            <numerusform>Insert %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::PermissionDialog</name>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>Send to %n person</numerusform>
            <numerusform>Send to %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>Remind %n person</numerusform>
            <numerusform>Remind %n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseReview</name>
    <message numerus="yes">
        <source>%n field(s) still need review.</source>
        <translation>
            <numerusform>%n field still needs review.</numerusform>
            <numerusform>%n fields still need review.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ReceiverPanel</name>
    <message numerus="yes">
        <source>Files: %n</source>
        <translation>
            <numerusform>Files: %n</numerusform>
            <numerusform>Files: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRouting</name>
    <message numerus="yes">
        <source>%n days later</source>
        <translation>
            <numerusform>%n day later</numerusform>
            <numerusform>%n days later</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientTimeline</name>
    <message numerus="yes">
        <source>Reminded %n times, last %1</source>
        <translation>
            <numerusform>Reminded %n time, last %1</numerusform>
            <numerusform>Reminded %n times, last %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderPreview</name>
    <message numerus="yes">
        <source>and %n more people</source>
        <translation>
            <numerusform>and %n more person</numerusform>
            <numerusform>and %n more people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more selected documents aren&apos;t loaded yet.</source>
        <translation>
            <numerusform>%n more selected document isn&apos;t loaded yet.</numerusform>
            <numerusform>%n more selected documents aren&apos;t loaded yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderQuestion</name>
    <message numerus="yes">
        <source>%n signing links copied.</source>
        <translation>
            <numerusform>%n signing link copied.</numerusform>
            <numerusform>%n signing links copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RemoveTags</name>
    <message numerus="yes">
        <source>Delete %n field(s)</source>
        <translation>
            <numerusform>Delete %n field</numerusform>
            <numerusform>Delete %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportModel</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportOutput</name>
    <message numerus="yes">
        <source>%n row(s) exported.</source>
        <translation>
            <numerusform>%n row exported.</numerusform>
            <numerusform>%n rows exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) · %1</source>
        <translation>
            <numerusform>%n document · %1</numerusform>
            <numerusform>%n documents · %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPage</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ResizeTagTool</name>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>Resize %n field</numerusform>
            <numerusform>Resize %n fields</numerusform>
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
        <source>All %n page(s) look the same in both revisions. Invisible content, such as attachments or invisible signatures, may differ.</source>
        <translation>
            <numerusform>%n page looks the same in both revisions. Invisible content, such as attachments or invisible signatures, may differ.</numerusform>
            <numerusform>All %n pages look the same in both revisions. Invisible content, such as attachments or invisible signatures, may differ.</numerusform>
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
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) in total; %1 compared.</source>
        <comment>%1: number of pages</comment>
        <translation>
            <numerusform>%n difference in total; %1 compared.</numerusform>
            <numerusform>%n differences in total; %1 compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingWords</name>
    <message numerus="yes">
        <source>%n day(s) later</source>
        <translation>
            <numerusform>%n day later</numerusform>
            <numerusform>%n days later</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionActions</name>
    <message numerus="yes">
        <source>Move %n document(s) to a folder</source>
        <translation>
            <numerusform>Move %n document to a folder</numerusform>
            <numerusform>Move %n documents to a folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n document(s)</source>
        <translation>
            <numerusform>Continue with %n document</numerusform>
            <numerusform>Continue with %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Signed copies are on their way to %n address(es).</source>
        <translation>
            <numerusform>A signed copy is on its way to %n address.</numerusform>
            <numerusform>Signed copies are on their way to %n addresses.</numerusform>
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
        <source>All %n people have signed “%1”. Please hand the device back.</source>
        <translation>
            <numerusform>%n person has signed “%1”. You can hand the computer back.</numerusform>
            <numerusform>All %n people have signed “%1”. You can hand the computer back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackPage</name>
    <message numerus="yes">
        <source>%n documents are waiting for you</source>
        <translation>
            <numerusform>%n document waits for you</numerusform>
            <numerusform>%n documents wait for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n documents</source>
        <translation>
            <numerusform>Review %n document</numerusform>
            <numerusform>Review %n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackSummary</name>
    <message numerus="yes">
        <source>%n documents to decline</source>
        <translation>
            <numerusform>%n document to decline</numerusform>
            <numerusform>%n documents to decline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n skipped</numerusform>
            <numerusform>%n skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>%n declined</numerusform>
            <numerusform>%n declined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed after you viewed them</source>
        <translation>
            <numerusform>%n changed after you viewed it</numerusform>
            <numerusform>%n changed after you viewed them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackTotalWords</name>
    <message numerus="yes">
        <source>Decline %n documents</source>
        <translation>
            <numerusform>Decline %n document</numerusform>
            <numerusform>Decline %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sign %n documents</source>
        <translation>
            <numerusform>Sign %n document</numerusform>
            <numerusform>Sign %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Approve %n documents</source>
        <translation>
            <numerusform>Approve %n document</numerusform>
            <numerusform>Approve %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n documents</source>
        <translation>
            <numerusform>Finish %n document</numerusform>
            <numerusform>Finish %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to sign</source>
        <translation>
            <numerusform>%n document to sign</numerusform>
            <numerusform>%n documents to sign</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to approve</source>
        <translation>
            <numerusform>%n document to approve</numerusform>
            <numerusform>%n documents to approve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to finish</source>
        <translation>
            <numerusform>%n document to finish</numerusform>
            <numerusform>%n documents to finish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed</source>
        <translation>
            <numerusform>%n signed</numerusform>
            <numerusform>%n signed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>%n approved</numerusform>
            <numerusform>%n approved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackViewer</name>
    <message numerus="yes">
        <source>Shown: %1 of %n pages</source>
        <translation>
            <numerusform>Shown: %1 of %n page</numerusform>
            <numerusform>Shown: %1 of %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPanel</name>
    <message numerus="yes">
        <source>Accept all %n suggestion(s)</source>
        <translation>
            <numerusform>Accept %n suggestion</numerusform>
            <numerusform>Accept all %n suggestions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>Add %n similar field</numerusform>
            <numerusform>Add %n similar fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Page(s) %1 couldn&apos;t be searched. Add fields there yourself.</source>
        <translation>
            <numerusform>Page %1 couldn&apos;t be searched. Add fields there yourself.</numerusform>
            <numerusform>Pages %1 couldn&apos;t be searched. Add fields there yourself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagBasicsSection</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagCopyActions</name>
    <message numerus="yes">
        <source>Paste %n field(s)</source>
        <translation>
            <numerusform>Paste %n field</numerusform>
            <numerusform>Paste %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s)</source>
        <translation>
            <numerusform>Duplicate %n field</numerusform>
            <numerusform>Duplicate %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s) to pages</source>
        <translation>
            <numerusform>Duplicate %n field to pages</numerusform>
            <numerusform>Duplicate %n fields to pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a block of %n field(s)</source>
        <translation>
            <numerusform>Place a block of %n field</numerusform>
            <numerusform>Place a block of %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagEditor</name>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>Resize %n field</numerusform>
            <numerusform>Resize %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>Move %n field</numerusform>
            <numerusform>Move %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Align %n field(s)</source>
        <translation>
            <numerusform>Align %n field</numerusform>
            <numerusform>Align %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n field(s)</source>
        <translation>
            <numerusform>Distribute %n field</numerusform>
            <numerusform>Distribute %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n field(s) the same size</source>
        <translation>
            <numerusform>Make %n field the same size</numerusform>
            <numerusform>Make %n fields the same size</numerusform>
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
        <source>Add %n checkbox(es)</source>
        <translation>
            <numerusform>Add %n checkbox</numerusform>
            <numerusform>Add %n checkboxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n field(s) to the front</source>
        <translation>
            <numerusform>Bring %n field to the front</numerusform>
            <numerusform>Bring %n fields to the front</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n field(s) to the back</source>
        <translation>
            <numerusform>Send %n field to the back</numerusform>
            <numerusform>Send %n fields to the back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n field(s)</source>
        <translation>
            <numerusform>Lock %n field</numerusform>
            <numerusform>Lock %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n field(s)</source>
        <translation>
            <numerusform>Unlock %n field</numerusform>
            <numerusform>Unlock %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagGeometrySection</name>
    <message numerus="yes">
        <source>%n locked field(s) stay in place.</source>
        <translation>
            <numerusform>%n locked field stays in place.</numerusform>
            <numerusform>%n locked fields stay in place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagSuggestions</name>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation>
            <numerusform>Accept %n suggestion</numerusform>
            <numerusform>Accept %n suggestions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>Add %n similar field</numerusform>
            <numerusform>Add %n similar fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateActions</name>
    <message numerus="yes">
        <source>Delete %n template(s)</source>
        <translation>
            <numerusform>Delete %n template</numerusform>
            <numerusform>Delete %n templates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) deleted.</source>
        <translation>
            <numerusform>%n template deleted.</numerusform>
            <numerusform>%n templates deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) moved to the trash.</source>
        <translation>
            <numerusform>%n template moved to the trash.</numerusform>
            <numerusform>%n templates moved to the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n template(s) to a folder</source>
        <translation>
            <numerusform>Move %n template to a folder</numerusform>
            <numerusform>Move %n templates to a folder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDetailsPane</name>
    <message numerus="yes">
        <source>%n templates are selected.</source>
        <translation>
            <numerusform>%n template is selected.</numerusform>
            <numerusform>%n templates are selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · used %n time(s)</source>
        <translation>
            <numerusform>%1 · used %n time</numerusform>
            <numerusform>%1 · used %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n day(s)</source>
        <translation>
            <numerusform>Expires after %n day</numerusform>
            <numerusform>Expires after %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reminder every %n day(s)</source>
        <translation>
            <numerusform>Reminder every %n day</numerusform>
            <numerusform>Reminder every %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n document(s) per hour</source>
        <translation>
            <numerusform>Up to %n document per hour</numerusform>
            <numerusform>Up to %n documents per hour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateTableModel</name>
    <message numerus="yes">
        <source>%n document(s) created from this template</source>
        <translation>
            <numerusform>%n document created from this template</numerusform>
            <numerusform>%n documents created from this template</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateUsePage</name>
    <message numerus="yes">
        <source>%n more field(s) that you can prefill</source>
        <translation>
            <numerusform>%n more field that you can prefill</numerusform>
            <numerusform>%n more fields that you can prefill</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateWords</name>
    <message numerus="yes">
        <source>%n role(s) added</source>
        <translation>
            <numerusform>%n role added</numerusform>
            <numerusform>%n roles added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) removed</source>
        <translation>
            <numerusform>%n role removed</numerusform>
            <numerusform>%n roles removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) changed</source>
        <translation>
            <numerusform>%n role changed</numerusform>
            <numerusform>%n roles changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) added</source>
        <translation>
            <numerusform>%n field added</numerusform>
            <numerusform>%n fields added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) removed</source>
        <translation>
            <numerusform>%n field removed</numerusform>
            <numerusform>%n fields removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) moved</source>
        <translation>
            <numerusform>%n field moved</numerusform>
            <numerusform>%n fields moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed</source>
        <translation>
            <numerusform>%n field changed</numerusform>
            <numerusform>%n fields changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) added</source>
        <translation>
            <numerusform>%n file added</numerusform>
            <numerusform>%n files added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) removed</source>
        <translation>
            <numerusform>%n file removed</numerusform>
            <numerusform>%n files removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) visible to other roles</source>
        <translation>
            <numerusform>%n file visible to other roles</numerusform>
            <numerusform>%n files visible to other roles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayTable</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayWords</name>
    <message numerus="yes">
        <source>Waiting for %n days</source>
        <translation>
            <numerusform>Waiting for %n day</numerusform>
            <numerusform>Waiting for %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Due in %n days</source>
        <translation>
            <numerusform>Due in %n day</numerusform>
            <numerusform>Due in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>Deadline within %n day</numerusform>
            <numerusform>Deadline within %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatesPage</name>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n template</numerusform>
            <numerusform>%n templates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailModel</name>
    <message numerus="yes">
        <source>%1, %n field(s)</source>
        <translation>
            <numerusform>%1, %n field</numerusform>
            <numerusform>%1, %n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::UsageSection</name>
    <message numerus="yes">
        <source>%n more row(s) are in the exported file.</source>
        <translation>
            <numerusform>%n more row is in the exported file.</numerusform>
            <numerusform>%n more rows are in the exported file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated request(s), free</source>
        <translation>
            <numerusform>%n repeated request, free</numerusform>
            <numerusform>%n repeated requests, free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyReportView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::VisibilityWords</name>
    <message numerus="yes">
        <source>Only %1 see(s) “%2”.</source>
        <translation>
            <numerusform>Only %1 sees “%2”.</numerusform>
            <numerusform>Only %1 see “%2”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 do(es)n&apos;t see “%2”.</source>
        <translation>
            <numerusform>%1 doesn&apos;t see “%2”.</numerusform>
            <numerusform>%1 don&apos;t see “%2”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are hidden from some recipients.</source>
        <translation>
            <numerusform>%n more file is hidden from some recipients.</numerusform>
            <numerusform>%n more files are hidden from some recipients.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingModel</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <translation>
            <numerusform>%n day left</numerusform>
            <numerusform>%n days left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingPage</name>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>Deadline within %n day</numerusform>
            <numerusform>Deadline within %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>Remind %n person</numerusform>
            <numerusform>Remind %n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::Words</name>
    <message numerus="yes">
        <source>after %n people</source>
        <translation>
            <numerusform>after %n person</numerusform>
            <numerusform>after %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered questions</source>
        <translation>
            <numerusform>%n unanswered question</numerusform>
            <numerusform>%n unanswered questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n days</source>
        <translation>
            <numerusform>In %n day</numerusform>
            <numerusform>In %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %n days</source>
        <translation>
            <numerusform>Every %n day</numerusform>
            <numerusform>Every %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n h ago</numerusform>
            <numerusform>%n h ago</numerusform>
        </translation>
    </message>
</context>
</TS>
