<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ink::ui::AccountFields</name>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountSection</name>
    <message>
        <source>This time zone is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an amount such as %1, or leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no address and no network such as 192.0.2.0/24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your account on the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipients see it as the sender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of documents and e-mails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates in documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New documents expire after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When somebody rejects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only accept requests from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses and networks; empty: from anywhere. Your own must be among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New documents carry a signature for each signer, then the seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every file shows who signed when, also to other programs. The certificate is a file of its own then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the spending limit is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each document that is sent costs %1. Drafts and templates cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) sent</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remind recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most this many reminders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn of the deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed documents are sent to this address, followed by / and their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a document is completed, send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of these e-mails to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me by e-mail when a document is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where the service is set up to send e-mail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the signed files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link to them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ActBar</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents that failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::AddTags</name>
    <message numerus="yes">
        <source>Add %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AssignInvitation</name>
    <message numerus="yes">
        <source>Assign %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::Banner</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockList</name>
    <message numerus="yes">
        <source>%1, %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: drag onto the page, or click and then click there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockPanel</name>
    <message>
        <source>Blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the selected tags as a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature block</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the block “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags that were placed with it stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::BottomBar</name>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where you work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPage</name>
    <message>
        <source>Bulk runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bulk runs yet. Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackAddress</name>
    <message>
        <source>The callback address must be a whole http or https address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Callback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed documents are sent to this address, followed by / and their number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSecret</name>
    <message>
        <source>The secret is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret that callbacks are signed with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The receiver computes X-Inkstone-Signature with it, and so knows who sent it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the secret?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From then on every callback is signed with the new one, also those that are tried again. Receivers must be told, or they will take them for forged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret is changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSection</name>
    <message>
        <source>The test receiver is the callback address.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ComparisonView</name>
    <message>
        <source>Revision %1 does not have this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision %1 does not have this page any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revisions side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectForm</name>
    <message>
        <source>Connect to a service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address that the operator of the service gave you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in this computer&apos;s keychain, nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectionBar</name>
    <message>
        <source>New API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be reached now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on: what you prepare is kept here and sent when it is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 is not accepted any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was revoked or has ended. Enter a new one: nothing that is open is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveriesList</name>
    <message>
        <source>Deliveries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On their way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which deliveries are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show older ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service does not list all of them: each document&apos;s details have its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none: documents with a callback address are listed here when they are completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delivered %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the document %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::DetailText</name>
    <message>
        <source>The server sent no list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recipient has not been saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipient has no signing address yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signing address belongs to another server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signing address is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only https addresses are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No account is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document needs a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tags came from form fields and %2 from anchors of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account of this document is not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document was sent meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An address is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must not hold a name or a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must start with https://: without it, others can read along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to reject.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether each signer gets a signature is decided before sending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lies over what others sign as well; move it to a blank place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A title has at most 255 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document has no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document needs a title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is asked to sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another tag is called “%1” too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sender needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sender needs a valid e-mail address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signing order skips a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not an e-mail address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your signature on a page first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF is too large to be signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF has no pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF&apos;s list of pages is broken (it runs in a circle or has no end).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF has a page without a usable size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF is broken beyond repair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF is certified by its author so that nothing in it may be changed; ask for a copy without that certification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF is certified so that nothing but its form may be filled in, and it has no form field that is still open; ask its author for a copy without that certification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signature in this PDF locks it against further signatures; ask for a copy without that signature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything added to this PDF would invalidate a signature that it carries; ask for a copy without signatures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF has no object numbers left to add anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF is encrypted in a way that can&apos;t be read; save a copy without protection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF is encrypted, so nothing can be added to it; save a copy without protection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF is protected by a password; save a copy without it and upload that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF&apos;s structure unpacks to more than can be handled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture is neither PNG nor JPEG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture is too large or can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture may be at most %1 pixels wide and high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture may be at most 4 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture must be PNG or JPEG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate does not lead to a trusted root: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate is not valid now, and no time-stamp proves that it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate was not valid at the time that the signer claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate was not valid when the signature was time-stamped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer made the certificate himself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The covered bytes are hashed with SHA-1, which is no longer secure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digest %1 is no longer secure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digest algorithm is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The RSA key is too short; at least 2048 bits are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature is over another kind of content than it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature names another certificate than the one inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature value has more than one signer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature value has no signer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature value is not a CMS signature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature value or its certificate cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature value was not made with the signer&apos;s key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed bytes do not match the signature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed bytes were changed: their digest is not the signed one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer&apos;s certificate cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer&apos;s certificate is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time-stamped bytes were changed: their digest is not the stamped one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something behind the signature value that does not belong to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later revision names an entry twice, so that readers may differ about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stream of objects was overwritten after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object was removed after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A visible signature field was added to a certified document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields were filled or signed after this signature, as it allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” was changed although the signature locks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature allows no changes, but the form was filled or signed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A form field was rebuilt, not just filled, after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second form field named “%1” was added after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signature field that runs an action was added after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signature or its appearance was overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An annotation of a page was changed after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An annotation was changed after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An annotation was removed from a page after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unsigned signature field that shows something was added after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The appearance of a form field that was not filled was overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content of a page was changed after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document catalog was exchanged after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document&apos;s structure was changed after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encryption was changed after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form field “%1” looks different after signing, although it was not filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form field “%1” was added after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form field “%1” was hidden after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form field “%1” was made something else after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form field “%1” was removed after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form was changed, not just filled, after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form&apos;s fields are not objects of their own and were changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metadata was replaced by something else after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature field “%1” was given a value that is not new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed field “%1” was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation data of a signature was removed or replaced after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that belong to no revision follow the end of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No form field leads to this signature any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of the file is not signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged and was read after a repair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than 512 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file needs a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature does not cover its whole revision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature does not say what it signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature names its ranges or its value twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature value is missing or not readable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature value is not as this workspace wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed pieces overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed range goes beyond the end of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed range is not two pieces around the signature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not signed is more or less than the signature itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder&apos;s name has 1 to 255 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at most 255 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deadline must be 1 to 3650 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reminders come every 0 to 3650 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be 0 to 1000 reminders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reminder went out less than ten minutes ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has no such recipient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document is in the trash; restore it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recipient is not asked to do anything now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipient of “%1” would be gone: remove or reassign that tag too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account does not accept requests from your address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many failed logins. Wait before you try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document in the trash cannot be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template cannot be sent; make a document from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has signed: the document is being sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in 1 to 2000 characters why you decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree to sign electronically before you finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages cannot be shown now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sender deleted this document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document cannot be downloaded now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 signatures may be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not one of your fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may only sign where the sender asks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not take a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” takes at most %2 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has characters that no font can write: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document has at most %1 files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder holds documents, not templates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder holds templates, not documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a folder named “%1” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder cannot be moved into itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parent folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk refused to keep a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This data was written by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date format needs day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language must be a tag such as en or fr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This time zone is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is either stop or continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address must be a whole http or https address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address must name its host by a name or by four decimal numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address has no usable host name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address must not contain a user name or a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address has no usable IPv6 address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address has no usable port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address has more than 2048 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address must not contain spaces, backslashes or control characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address leads to a reserved place of the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit cannot be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These must be addresses or networks such as 192.0.2.0/24, at most 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own address, %1, must be among the allowed ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be 0 to 3650 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be 0 to 1000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These must be e-mail addresses, at most 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is one of attachment, link or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has no such delivery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a delivery&apos;s id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document was deleted for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document was changed by somebody else in the meantime. Load it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file in the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the files must name every file of the document once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files are too large for one ZIP; download them one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed files exist once everybody has signed; this document is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document is %1: nothing can be changed any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a draft can be sent; this document is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document that is %1 cannot become %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sender can only send (52) or cancel (56) a document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new document is a draft (51) or is sent (52).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the deletion of documents to move one to the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document needs at least one file before it can be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 %2 are allowed; there are %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The access code is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service cannot send codes by SMS: use an access code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service is not set up to send mail, so it cannot send codes: use an access code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the code that is sent to you by e-mail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong codes; wait five minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No code by e-mail is asked for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service cannot send mail now; ask the sender for help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago; look into your mail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1 now: load the page again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn yet: somebody else signs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such invitation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This signing link is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This template is in the trash; restore it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template link is used by those who open its address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a document, not a template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template has no tag called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template has no tag with the ID %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template has only %1 roles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be filled beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes only true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is asked to sign this template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipient needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipient needs an e-mail address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no row in the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bulk call takes at most %1 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template is being changed. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database is busy. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the database broke. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full or read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal&apos;s key cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealing was interrupted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sealed file did not verify: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sealed file does not begin with the upload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document changed while it was being sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stored file is shorter than it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stored file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This address is not allowed (loopback, private or reserved).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address is not a usable http or https address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection can be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s certificate was not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No secure connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection was cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was not HTTP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered %1; redirects are not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail server answered: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail server&apos;s name was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail server cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail server did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail server does not offer an encrypted connection (STARTTLS).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail server&apos;s certificate was not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No secure connection to the mail server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail server did not accept the user name or the password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the mail server was cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mail server cannot deliver to addresses with such letters before the @.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests. Wait before you send more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many documents were started from your address. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be attached: choose one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text and common office files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your files together have more than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not what its name says. Save it anew in its program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not take a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of this document were changed too often. Ask the sender for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file is still on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder keeps its type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than %2 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of this account is not kept here: connect again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another account was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has changed this draft meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This draft is in the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server did not send the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time-stamp authority gave a time-stamp (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What proves the certificates later is not complete: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate of the seal, “%1”, is not valid now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentDetailsPane</name>
    <message>
        <source>Callbacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not delivered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>again at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try “%1” now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send “%1” again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documents are selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a document to see whom it waits for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is tried again. Last time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail to you:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the signing link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign here in person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download signed PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download “%1” signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (signed).pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (certificate).pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTableModel</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentsPage</name>
    <message>
        <source>no folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documents moved to “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back from the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documents moved to the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages and everything people filled in are gone after this. The history stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete 1 document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1 documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documents deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel what is being signed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who have not signed yet will not be able to any more. This can&apos;t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel 1 document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is it cancelled? The recipients will read this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel signing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signing link is on the clipboard. Whoever has it can sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reminder is on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sent again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search titles and people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a PDF here, or start with a new document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is empty. Drag documents onto it to keep them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document has the status “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::DropOverlay</name>
    <message>
        <source>Drop to begin a new document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signed PDF is verified instead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrange</name>
    <message>
        <source>%1 pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align middles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the same type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the same recipient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate to pages…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to tags, text and lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by reading direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: click or draw, again and again. Esc ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: click or draw on a page. Esc ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the tags in their order. Esc ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange tags</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorDuplicateDialog</name>
    <message>
        <source>Duplicate to pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example 2-5, 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These pages:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document has the pages 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindings</name>
    <message>
        <source>Preflight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s): %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show what to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsModel</name>
    <message>
        <source>p. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsPanel</name>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Show all %n finding(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n hint(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking through the pages…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter; F4 goes to the next finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the preflight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorGridDialog</name>
    <message>
        <source>Radio buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n check box(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each row is a group: one of %n button(s) can be chosen.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One group: one of %n button(s) can be chosen.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPage</name>
    <message>
        <source>saving as a draft…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving as a draft… %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s)…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>adding %n file(s)…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Its pages go. What you did so far can&apos;t be undone afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Its pages and %n tag(s) on them go. What you did so far can&apos;t be undone afterwards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the file “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose PDF files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>template, can&apos;t be changed any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>template, saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft, saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>template, saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft, saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>template, kept on this computer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft, kept on this computer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this file by a newer version…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace “%1” by a newer version…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop PDF files here to make a document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged and now repaired: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through its pages before you send it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the newer version</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPalette</name>
    <message>
        <source>Tags to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: drag onto the page, or click, then click or draw there. Draw a big rectangle for several. Double-click to place more than one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: drag onto the page, or click, then click or draw there. Double-click to place more than one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorRecipients</name>
    <message>
        <source>Roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a role that signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add who signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move recipient</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSendDialog</name>
    <message>
        <source>Send document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After sending, files, recipients and tags can&apos;t be changed any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message to everybody (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days until the document expires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signature for each signer, then the seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every file shows who signed when, also to other programs. The certificate is a file of its own then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · you hand over the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the last changes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagActs</name>
    <message>
        <source>Change the type to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagPanel</name>
    <message>
        <source>Select a tag to see what it is. Drag a tag from the list onto the page to place one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a tag to see what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rename tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorWorkspace</name>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace this file by a newer version…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the file “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorBanner</name>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorText</name>
    <message>
        <source>The service did not understand the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in it is not right yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept the API key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s spending limit is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account is not allowed to do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not offer this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody changed it in the meantime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in a state that allows this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same step was already asked for in another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already one with this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too large for the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not take this kind of file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That part of the file does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service asks for a short pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service had a problem of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service is not available right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection is not safe: the server&apos;s certificate was not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered something unexpected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s keychain cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key or certificate could not be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The local data could not be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the key, or connect again with a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit in the account&apos;s settings, then send again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh to see how it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh to see its present state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again; if it stays, tell the operator the request number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the network connection and the address, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address, or ask the operator of the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the address is that of a signing service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the file exists and that there is room on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is kept for this run only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in %1 min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::FindBar</name>
    <message>
        <source>Find in the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match capital and small letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t be searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingRepair</name>
    <message>
        <source>Move it inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it its usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a signature tag on page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a signature tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number the steps anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge both into one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign it to the one who signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign it to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call it “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingText</name>
    <message>
        <source>A tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document needs a title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title is longer than 255 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your account needs a name and an e-mail address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add someone who signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is asked to sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs an e-mail address for the one-time code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no e-mail address: you hand over the signing link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The e-mail address of %1 is not complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shares an e-mail address with someone else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no signature tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” lies outside its page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too small to fill in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is on a page that is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has nobody who can fill it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” covers another tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tags are called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a choice of one: give it a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has nothing to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern of “%1” can&apos;t be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula of “%1” can&apos;t be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula of “%1” names a tag that is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is computed from its own result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” depends on a tag that is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is shown only when it is shown already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is mandatory but can never be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not take the value that it has at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits of “%1” leave nothing that it could take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has characters that no font can write: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of %1 has characters that no font can write: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title has characters that no font can write: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” covers text of the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands where printers leave the paper white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands on a file of which only the form may be filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signing order skips a step.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderTreeModel</name>
    <message>
        <source>All documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::FormulaEdit</name>
    <message>
        <source>%1 (character %2)</source>
        <comment>what is wrong, and where</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a formula, such as {Net} * 1.19</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many parentheses inside one another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 different tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not belong here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number or a tag is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of tags stand in braces; functions are sum, min, max and round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This parenthesis has no other half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This brace has no other half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write numbers as 1.19</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round takes a number and the places after the point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divides by zero with the values at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag in it holds no number at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round takes 0 to 20 places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tag of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would need its own result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on a formula that can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::GeneralSection</name>
    <message>
        <source>This workstation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units for places on a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ImportNotice</name>
    <message numerus="yes">
        <source>Use the %n field(s) of this file</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use the %n field(s) of these files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s) can&apos;t be read and stay as text.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” brings %n field(s) to fill in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The files bring %n field(s) to fill in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They become tags that you can move and give to others. In the signed file only the tags are seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Use %n field(s) of the file</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::KeysSection</name>
    <message>
        <source>The key is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the new key is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in 90 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have kept it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is shown this once. Put it where it is used, such as another program&apos;s settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service manages its keys elsewhere: on its own pages, or by its operator. A key that you get there can be entered under Accounts &amp; servers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other programs on this computer reach this workspace with a key. The workstation&apos;s own is made anew at each start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each program and each person gets a key of their own: then one can be revoked without the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · ends in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new key takes this one&apos;s place in the keychain; then this one is revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what it is for, so that you know later which one to revoke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new key is in use. The old one could not be revoked: revoke it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new key is in the keychain, the old one is revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever uses it is not let in any more, at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workstation uses it now: until the next start it could not work here any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workstation uses it now: afterwards you are asked for a new key before you can go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke the key “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is revoked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::MainWindow</name>
    <message>
        <source>Sent. Everybody&apos;s signing link is in the details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API key is kept for this run only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system has no keychain that can be used, so you will be asked for the key next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Inkstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New document…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signed PDF is verified, any other becomes a new document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See whether a signed PDF is still what was signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to &amp;trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel signing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New f&amp;older…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bulk runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look: as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look: light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look: dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look: high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Inkstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inkstone %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signing workstation with its own signing service. Licensed under Apache-2.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::MergeRecipients</name>
    <message>
        <source>Merge recipients</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::MoveTagTool</name>
    <message numerus="yes">
        <source>Move %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::NotificationSection</name>
    <message>
        <source>“%1” is no e-mail address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 50 addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me by e-mail when a document is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where the service is set up to send e-mail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remind recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most this many reminders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn of the deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a document is completed, send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of these e-mails to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the signed files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link to them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::PageNumber</name>
    <message>
        <source>page</source>
        <comment>before the number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page number, of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a page (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate to pages: %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resize %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Align %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n tag(s) the same size</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add %n radio button(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n check box(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Order by reading direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the order of tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place a block of %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::PreviewPage</name>
    <message>
        <source>%1 · page %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has anything to do yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a recipient, then look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places the signature where it should go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not finish yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nothing to fill in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can finish now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipient whose view is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages as the recipient sees them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields to fill in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a trial: nothing is saved, nobody is told.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::QrCodeView</name>
    <message>
        <source>QR code of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseModel</name>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p. %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseReview</name>
    <message>
        <source>Place the tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To decide %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only what is lost or unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only what moved with its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tag has its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) still need a decision.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide about what is lost or unsure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace a file by a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding the tags&apos; places in the newer version…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter accepts a guess, P places a lost tag, Delete drops one. Drag tags on the right to move them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept all guesses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ReceiverPanel</name>
    <message>
        <source>Test receiver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listens on this computer, takes what a service posts to it, and checks the signature. A service elsewhere reaches it only where the network and its operator allow that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listens at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>200: taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>500: try again later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the test receiver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as callback address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a test document…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head and body of the chosen one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can listen at this address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This port is taken by another program. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid, but old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not as expected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Files: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Document: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start it to see what arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file that arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a test document?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page is made, sent to yourself and signed here at once. It counts as one document that was sent. Its callbacks come to the test receiver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send test document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made to try callbacks out. It can be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test document is sent…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is signed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed. The service seals it and posts it next.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRow</name>
    <message>
        <source>Signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts signing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone may sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail, if always the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipient&apos;s e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipient&apos;s role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipients of the same step act at the same time; a later step waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenant, employee, buyer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for this recipient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, step %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::RemoveTags</name>
    <message numerus="yes">
        <source>Delete %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPage</name>
    <message>
        <source>Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answers yet. Choose a template to see what was filled in on all documents made from it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ResizeTagTool</name>
    <message numerus="yes">
        <source>Resize %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionWords</name>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time-stamped by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision %1 of %2, as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>revision — its signers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearly the whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 (before)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page has another size or was turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page can&apos;t be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) differ: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionsPage</name>
    <message>
        <source>%1: %2</source>
        <comment>page: what differs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These revisions can&apos;t be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them is not a PDF that can be shown. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading both revisions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Comparing: %1 of %n page(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s) look the same in both. What cannot be seen, such as attachments or signatures without a picture, may differ.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) differ</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in all, of %1 compared.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2, %3</source>
        <comment>difference — page, place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 — %3, %4</source>
        <comment>number of the difference, how many; page, place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the earlier revision; X turns to the other one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the later revision; X turns to the other one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark what differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionPane</name>
    <message>
        <source>%1 documents are selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are all documents in this view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view has %1 documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remind the people they wait for…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel signing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all %1 in this view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ServersSection</name>
    <message>
        <source>Accounts and servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are in this computer&apos;s keychain. Documents stay where they are when an account is removed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents lie in a folder of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open, answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs in to see whether the service answers and takes the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is called here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its key is taken out of the keychain. Documents on the service stay there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SettingsPage</name>
    <message>
        <source>This workspace has no certificate yet; it is made when the first document is sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units for places on a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of this workspace&apos;s certificate (SHA-256)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its key is taken out of the keychain. Documents on the service stay there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SideBar</name>
    <message>
        <source>“%1” can&apos;t move into “%2”, which lies inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder “%1” created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder “%1” moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the folder “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its documents and folders move one level up. Nothing else is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder inside…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views and folders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturePad</name>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet to draw the signature on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a pointer, choose Type and write the name instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign above the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name to sign with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The typed signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of the signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No signature can be seen in that picture. Use a dark pen on white paper.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningAttachment</name>
    <message>
        <source>Sending %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending… %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is attached yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop a file here, or onto the field on the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. At most %2 each, %3 in all. The file becomes part of the signed document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file to attach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that can be attached (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningCodeForm</name>
    <message>
        <source>The sender has told it to the one who signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sender has told it to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code is being sent to %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code went to %1. Look into the mail there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code is needed that is sent to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. Try again in %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in a few minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is not right, or too old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No attempt is left for now. Try again in a few minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Wait a moment, then ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service sends no mail now, so no code can come. Ask the sender for help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the code from the mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the access code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code from the mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the code again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningFieldEditor</name>
    <message>
        <source>Needed · page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you like · page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled in by itself when you finish · page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick this box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the same initials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the same signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture of the signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPage</name>
    <message>
        <source>Sign in person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: %1, %2 of %3 · “%4”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 signs “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why do you not sign? The sender will read this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave signing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is filled in so far is kept. Nothing is signed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I do not want to sign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting the pages…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields to fill in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I agree to sign electronically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be told why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n people have signed “%1”. You can hand the computer back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You have signed “%1”. You can hand the computer back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, type or choose your signature first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach a file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish and sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your signature yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is still missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This signature goes where the signer puts it. That is done on the signing page: leave, copy the signing link and open it in a browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the pages once more, then finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a field below that has no tick yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPanel</name>
    <message>
        <source>%1, %2, page %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Enter accepts it, Delete drops it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Accept all %n suggestion(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Accept page %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop all suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for places to fill in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further place to fill in was found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPlan</name>
    <message>
        <source>Signer %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAccessible</name>
    <message>
        <source>%1 from the left, %2 from the top, %3 wide, %4 high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagBasicsSection</name>
    <message>
        <source>Change the kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make mandatory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group: one choice out of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mandatory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>several</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagConditionSection</name>
    <message>
        <source>Shown when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown depending on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (is not there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such tag: this one is always shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tag waits for this one already: neither would ever be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change when it is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagFormulaSection</name>
    <message>
        <source>Change decimal places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Net} * 1.19</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of tags stand in braces. + - * / ( ), sum, min, max, round(x, places).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= nothing, while the tags in it are empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagListDelegate</name>
    <message>
        <source>p. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagListModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagLookSection</name>
    <message>
        <source>Change font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change font size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font size (0 = fitted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font size in points, 0 fits it to the tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagPanelSection</name>
    <message>
        <source>%1: %2</source>
        <comment>section and what is set in it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown; press to hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden; press to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagPlaceSection</name>
    <message>
        <source>Place and size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <comment>width, one letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <comment>height, one letter</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRulesSection</name>
    <message>
        <source>Change the form of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the least length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the greatest length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change decimal places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change date format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>postal code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digits only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal places at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pattern can&apos;t be understood yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ would be accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ would not be accepted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagSuggestions</name>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagValueSection</name>
    <message>
        <source>Change choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change value in formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticked at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number in formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words for the signer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value would not be accepted when signing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TagWords</name>
    <message>
        <source>Recipient %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2, page %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, mandatory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDefaultsDialog</name>
    <message>
        <source>What documents begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents from “%1” begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipients read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told when a document is finalized. Empty: nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject of the mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole http or https address.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDetailsPane</name>
    <message numerus="yes">
        <source>%n templates are selected.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Select a template to see what it asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · used %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is in the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More to do with this template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not open yet. Once it is, whoever has the address can fill in and sign a document of their own; the template can&apos;t be changed any more then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link is closed: its address leads nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the link…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks nobody yet. Edit it to say who signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You fill in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What documents begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipients read French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipients read English</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n day(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A reminder every %n day(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Callback to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change what documents begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the version of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateTableModel</name>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link, closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) were made from it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateUsePage</name>
    <message>
        <source>Who takes part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail address of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: you hand over the signing link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You fill in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more that you can fill in beforehand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>— the recipient chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed: the recipient can&apos;t fill it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message to everybody (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {date}, {template} and the names of fields in braces are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatesPage</name>
    <message>
        <source>New template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a template now. The document stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents that were made from them stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n template(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) moved to the trash.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Back from the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out of the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a %1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is again what it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The public address is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is open. Whoever has its address can sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the link?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its address leads nowhere after this and can&apos;t be opened again; a duplicate of the template gets a new one. What was signed stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New documents begin with that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New documents begin as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder “%1” created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the folder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its templates and folders move one level up. Nothing else is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder inside…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From PDF files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk template from PDF files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link template from PDF files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” can&apos;t move into “%2”, which lies inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search titles and roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders of templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is empty. Drag templates onto it to keep them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No templates yet. A template keeps the tags and roles of a document that you send again and again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailList</name>
    <message>
        <source>Page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pages at a glance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::Toast</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyPage</name>
    <message>
        <source>Verify a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a signed PDF here to see whether it is still what was signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyReportView</name>
    <message>
        <source>Show what changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action: what it is about</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (by %2)</source>
        <comment>time, authority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; this computer does not trust the authority</source>
        <comment>time proof</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown signer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (by the signer&apos;s clock)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-stamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision %1, as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes what an earlier signature protects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyWords</name>
    <message>
        <source>Intact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed after signing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document is exactly what was signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone changed this document after it was signed, in a way that signing does not allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed content does not match the signature. Do not rely on this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no signature in this file, so nothing can be said about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read as a PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed with the certificate of this workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed with a certificate that this computer trusts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer vouches for themselves: compare the fingerprint with one you got from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer does not know who issued the signer&apos;s certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stands behind this file with a certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form fields were filled in after this signature, which it allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was removed from the document after it was signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a page shows was changed after it was signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field that the signer had locked was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed bytes are not those that were signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature uses an algorithm that is too weak today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signature field was laid over text or a picture after signing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A form field shows something else than what it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was hidden in the file that only some programs show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was placed on a page after it was signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments were added after this signature, which it allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data for checking signatures later was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description of the document was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer&apos;s certificate had been revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate was revoked later, after the time that a time-stamp proves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You trust this certificate by its fingerprint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time-stamp in the file belongs to something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time-stamp was made with a certificate that is not meant for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history inside the file is complete and fits the original.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history inside the file was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history inside the file is complete; it tells of other files than this one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::WelcomePage</name>
    <message>
        <source>Welcome to Inkstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare documents, have them signed, and keep the proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays here. Ready at once, no account needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work with your team&apos;s signing service and its API key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop a PDF here to begin on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::WidgetPrompts</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::ui::Words</name>
    <message>
        <source>this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invitation</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reminder</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deadline warning</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expired</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one-time code</source>
        <comment>kind of e-mail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An e-mail was not delivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An e-mail is delayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail to %1 was not delivered (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail to %1 is delayed (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created from “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created by %1 from “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reminder was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reminder was sent by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was reminded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was reminded by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled by %1: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filling in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radio button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefilled text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefilled number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 saved values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 corrected values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 corrected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled in by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warning of the deadline was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was warned of the deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deadline passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The callback address did not take the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealing has to wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signature was added to every file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal was time-stamped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attached a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took an attached file away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A damaged file was repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed and completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for %1 people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealing is delayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed; its time-stamp comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed; proof for later years still comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed without a time-stamp (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed and time-stamped (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The e-mail could not be delivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The e-mail is delayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 days ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date without year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date with year</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ink::workflow::Session</name>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
