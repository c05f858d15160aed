<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>ink::BulkReport</name>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>a row</comment>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>sent</source>
        <comment>a row</comment>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a row</comment>
        <translation>رُفض</translation>
    </message>
    <message>
        <source>faulty</source>
        <comment>a row</comment>
        <translation>فيه خطأ</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a row</comment>
        <translation>مستبعد</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a row</comment>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Signing status</source>
        <translation>حالة التوقيع</translation>
    </message>
    <message>
        <source>Completed on</source>
        <translation>اكتمل في</translation>
    </message>
    <message>
        <source>Document link</source>
        <translation>رابط المستند</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>الرابط</translation>
    </message>
</context>
<context>
    <name>ink::Certificate</name>
    <message>
        <source>Sent</source>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>فُتح</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>أُنجز</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>انتهت المهلة</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>تمّ الاطّلاع</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>رُفض</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>أُنشئ</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>عُدّل</translation>
    </message>
    <message>
        <source>Invited</source>
        <translation>طُلب منه</translation>
    </message>
    <message>
        <source>Values saved</source>
        <translation>حُفظت القيم</translation>
    </message>
    <message>
        <source>Values corrected</source>
        <translation>صُحّحت القيم</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>أُرفق ملف</translation>
    </message>
    <message>
        <source>Attachment removed</source>
        <translation>أُزيل المرفق</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>مُلئ</translation>
    </message>
    <message>
        <source>Consent given</source>
        <translation>أُعطيت الموافقة</translation>
    </message>
    <message>
        <source>Disclosure accepted</source>
        <translation>قُبلت المعلومات</translation>
    </message>
    <message>
        <source>Signing in person</source>
        <translation>توقيع حضوري</translation>
    </message>
    <message>
        <source>Signed on paper</source>
        <translation>وُقّع على الورق</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>وُقّع</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>اعتُمد</translation>
    </message>
    <message>
        <source>Reminder sent</source>
        <translation>ذُكّر</translation>
    </message>
    <message>
        <source>Deadline warning sent</source>
        <translation>نُبّه إلى المهلة</translation>
    </message>
    <message>
        <source>Authenticated</source>
        <translation>تمّ التحقّق</translation>
    </message>
    <message>
        <source>Locked after too many wrong codes</source>
        <translation>قُفل بعد رموز خاطئة</translation>
    </message>
    <message>
        <source>Damaged file repaired</source>
        <translation>أُصلح ملف تالف</translation>
    </message>
    <message>
        <source>File encryption removed</source>
        <translation>أُزيل تشفير ملف</translation>
    </message>
    <message>
        <source>Email delayed</source>
        <translation>تأخّر بريد</translation>
    </message>
    <message>
        <source>Email not delivered</source>
        <translation>لم يُسلَّم بريد</translation>
    </message>
    <message>
        <source>Email bounced</source>
        <translation>عاد بريد إلكتروني</translation>
    </message>
    <message>
        <source>SMS code delayed</source>
        <translation>تأخّر رمز برسالة نصية</translation>
    </message>
    <message>
        <source>SMS code not delivered</source>
        <translation>لم يُسلَّم رمز برسالة نصية</translation>
    </message>
    <message>
        <source>Delegated to another person</source>
        <translation>فُوّض إلى شخص آخر</translation>
    </message>
    <message>
        <source>Deputy invited</source>
        <translation>دُعي النائب</translation>
    </message>
    <message>
        <source>File replaced</source>
        <translation>استُبدل ملف</translation>
    </message>
    <message>
        <source>Next recipient named</source>
        <translation>سُمّي المستلم التالي</translation>
    </message>
    <message>
        <source>Other group members have acted</source>
        <translation>تصرّف آخرون من المجموعة</translation>
    </message>
    <message>
        <source>Sending scheduled</source>
        <translation>جُدوِل الإرسال</translation>
    </message>
    <message>
        <source>Scheduled sending cancelled</source>
        <translation>أُلغي الإرسال المجدول</translation>
    </message>
    <message>
        <source>Scheduled sending failed</source>
        <translation>فشل الإرسال المجدول</translation>
    </message>
    <message>
        <source>Question to the sender</source>
        <translation>سؤال إلى المرسل</translation>
    </message>
    <message>
        <source>Question answered</source>
        <translation>أُجيب عن سؤال</translation>
    </message>
    <message>
        <source>Sealing postponed</source>
        <translation>تأخّر الختم</translation>
    </message>
    <message>
        <source>Signature added</source>
        <translation>أُضيف توقيع</translation>
    </message>
    <message>
        <source>Recipient changed</source>
        <translation>غُيّر مستلم</translation>
    </message>
    <message>
        <source>Recipient added</source>
        <translation>أُضيف مستلم</translation>
    </message>
    <message>
        <source>Recipient removed</source>
        <translation>أُزيل مستلم</translation>
    </message>
    <message>
        <source>Signing order changed</source>
        <translation>غُيّر ترتيب التوقيع</translation>
    </message>
    <message>
        <source>Fields changed</source>
        <translation>غُيّرت الحقول</translation>
    </message>
    <message>
        <source>Deadline changed</source>
        <translation>غُيّرت المهلة</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>نُقل إلى المهملات</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>استُعيد</translation>
    </message>
    <message>
        <source>Completed and sealed</source>
        <translation>اكتمل وخُتم</translation>
    </message>
    <message>
        <source>Signed offline, submitted</source>
        <translation>وُقّع دون اتصال ثم سُلّم</translation>
    </message>
    <message>
        <source>Made available on the local network</source>
        <translation>فُتح على الشبكة المحلية</translation>
    </message>
    <message>
        <source>Access from the local network ended</source>
        <translation>أُغلق على الشبكة المحلية</translation>
    </message>
    <message>
        <source>Certificate of completion</source>
        <translation>شهادة إتمام التوقيع</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>رقم المستند</translation>
    </message>
    <message>
        <source>Sent by</source>
        <translation>المرسِل</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>اكتمل</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Certified by</source>
        <translation>صدّقت عليه</translation>
    </message>
    <message>
        <source>Witness of %1</source>
        <translation>شاهد على توقيع %1</translation>
    </message>
    <message>
        <source>%1 of %2 in “%3”</source>
        <translation>%1 من %2 في «%3»</translation>
    </message>
    <message>
        <source>Not required to act</source>
        <translation>لم يلزمه التصرف</translation>
    </message>
    <message>
        <source>Copy at the end</source>
        <translation>نسخة في النهاية</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>المستلمون</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Authenticated by</source>
        <translation>طريقة التحقّق</translation>
    </message>
    <message>
        <source>On behalf of %1</source>
        <translation>نيابةً عن %1</translation>
    </message>
    <message>
        <source>Reason: </source>
        <translation>السبب: </translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>الموافقة</translation>
    </message>
    <message>
        <source>Text shown</source>
        <translation>النص المعروض</translation>
    </message>
    <message>
        <source>Accepted by</source>
        <translation>قبله</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>وقت القبول</translation>
    </message>
    <message>
        <source>Disclosure</source>
        <translation>معلومات المرسل</translation>
    </message>
    <message>
        <source>Accepted together with the consent by: %1</source>
        <translation>قبلها مع الموافقة: %1</translation>
    </message>
    <message>
        <source>Without signatures of its own</source>
        <translation>بلا توقيعات خاصة به</translation>
    </message>
    <message>
        <source>Signed by: %1</source>
        <translation>وقّعه: %1</translation>
    </message>
    <message>
        <source>Original files</source>
        <translation>الملفات كما رُفعت</translation>
    </message>
    <message>
        <source>Name and SHA-256</source>
        <translation>الاسم و SHA-256</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجلّ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>By</source>
        <translation>بواسطة</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Head of the history chain (SHA-256)</source>
        <translation>رأس سلسلة السجلّ (SHA-256)</translation>
    </message>
    <message>
        <source>Each entry’s hash covers the entry and the hash before it, so this one value stands for the whole history. The entries are attached to the signed file as history.json; “inkstone verify” recomputes the chain.</source>
        <translation>بصمة كل سطر تشمل السطر والبصمة التي قبله، فهذه القيمة وحدها تمثّل السجلّ كله. والأسطر مرفقة بالملف المختوم باسم history.json، ويعيد الأمر «inkstone verify» حساب السلسلة.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>صفحة %1 من %2</translation>
    </message>
    <message>
        <source>Signer</source>
        <translation>موقّع</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>مطّلع</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>مراجع</translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation>مضيف التوقيع</translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation>موقّع مفتوح</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>محرّر</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسل</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>لم يُفتح</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>Sealed after every recipient had finished</source>
        <translation>خُتم بعد أن أنهى جميع المستلمين</translation>
    </message>
    <message>
        <source>%1 finished signing on %2</source>
        <translation>أنهى %1 التوقيع في %2</translation>
    </message>
    <message>
        <source>Signed on paper, recorded by %1</source>
        <translation>وُقّع على الورق وسجّله %1</translation>
    </message>
    <message>
        <source>In person, hosted by %1</source>
        <translation>حضوريًا مع %1</translation>
    </message>
    <message>
        <source>Code by email</source>
        <translation>رمز بالبريد الإلكتروني</translation>
    </message>
    <message>
        <source>Code by SMS</source>
        <translation>رمز برسالة نصية</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>رمز الدخول</translation>
    </message>
    <message>
        <source>Personal link</source>
        <translation>رابط شخصي</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>بايت</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>ك.ب</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>م.ب</translation>
    </message>
    <message>
        <source>page</source>
        <translation>صفحة</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>صفحات</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ملفات</translation>
    </message>
    <message>
        <source>Signed offline, time according to the device: %1</source>
        <translation>وُقّع دون اتصال، الوقت بحسب الجهاز: %1</translation>
    </message>
    <message>
        <source>Signed copy sent</source>
        <translation>أُرسلت نسخة موقّعة</translation>
    </message>
</context>
<context>
    <name>ink::DocumentPage</name>
    <message>
        <source>Part of the link may be missing. Copy the whole link and try again.</source>
        <comment>invalidText</comment>
        <translation>قد يكون جزء من الرابط مفقودًا. انسخ الرابط كاملاً وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>This link isn’t valid</source>
        <comment>invalidTitle</comment>
        <translation>هذا الرابط غير صالح</translation>
    </message>
    <message>
        <source>If you were asked to sign a document, use the link in your invitation instead.</source>
        <comment>signers</comment>
        <translation>إذا طُلب منك توقيع مستند، فاستخدم الرابط الوارد في دعوتك بدلاً من ذلك.</translation>
    </message>
    <message>
        <source>If nothing happens, install Inkstone on this computer, connect it to %1, and open the link again.</source>
        <comment>hint</comment>
        <translation>إذا لم يحدث شيء، فثبّت Inkstone على هذا الحاسوب واتصل منه بـ %1، ثم افتح الرابط مرة أخرى.</translation>
    </message>
    <message>
        <source>Open in Inkstone</source>
        <comment>open</comment>
        <translation>فتح في Inkstone</translation>
    </message>
    <message>
        <source>This link leads to a document on %1. You can see it in Inkstone if your account has access to it.</source>
        <comment>text</comment>
        <translation>يؤدي هذا الرابط إلى مستند على %1. يمكنك رؤيته في Inkstone إذا كان لحسابك حق الوصول إليه.</translation>
    </message>
    <message>
        <source>Open a document in Inkstone</source>
        <comment>title</comment>
        <translation>فتح مستند في Inkstone</translation>
    </message>
</context>
<context>
    <name>ink::Language</name>
    <message>
        <source>English</source>
        <translation>العربية</translation>
    </message>
</context>
<context>
    <name>ink::LanguageName</name>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>French</source>
        <translation>الفرنسية</translation>
    </message>
    <message>
        <source>German</source>
        <translation>الألمانية</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>الإسبانية</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
</context>
<context>
    <name>ink::Mail</name>
    <message>
        <source>Open in Inkstone</source>
        <comment>buttons.window</comment>
        <translation>فتح في Inkstone</translation>
    </message>
    <message>
        <source>Hello {recipient},</source>
        <comment>greeting</comment>
        <translation>مرحبًا {recipient}،</translation>
    </message>
    <message>
        <source>{label}:</source>
        <comment>label</comment>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <comment>date</comment>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>Hello,</source>
        <comment>greetingNobody</comment>
        <translation>مرحبًا،</translation>
    </message>
    <message>
        <source>Someone</source>
        <comment>somebody</comment>
        <translation>أحد الأشخاص</translation>
    </message>
    <message>
        <source>Message from {sender}</source>
        <comment>messageFrom</comment>
        <translation>رسالة من {sender}</translation>
    </message>
    <message>
        <source>Personal message from {sender} to you</source>
        <comment>privateMessageFrom</comment>
        <translation>رسالة شخصية إليك من {sender}</translation>
    </message>
    <message>
        <source>You’re receiving this document on behalf of {absent}, who is absent.</source>
        <comment>onBehalfOf</comment>
        <translation>تستلم هذا المستند نيابةً عن {absent} بسبب غيابه.</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>reason</comment>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>question</comment>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Question about page {page}</source>
        <comment>questionOnPage</comment>
        <translation>سؤال عن الصفحة {page}</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>answer</comment>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>code</comment>
        <translation>رمزك</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>labels.document</comment>
        <translation>المستند</translation>
    </message>
    <message>
        <source>From</source>
        <comment>labels.from</comment>
        <translation>المرسل</translation>
    </message>
    <message>
        <source>Please finish by</source>
        <comment>labels.deadline</comment>
        <translation>آخر موعد للإنهاء</translation>
    </message>
    <message>
        <source>Review and sign</source>
        <comment>buttons.sign</comment>
        <translation>قراءة وتوقيع</translation>
    </message>
    <message>
        <source>Review and approve</source>
        <comment>buttons.approve</comment>
        <translation>قراءة وموافقة</translation>
    </message>
    <message>
        <source>Open and complete</source>
        <comment>buttons.edit</comment>
        <translation>فتح وملء</translation>
    </message>
    <message>
        <source>Start signing</source>
        <comment>buttons.host</comment>
        <translation>بدء التوقيع</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>buttons.view</comment>
        <translation>فتح المستند</translation>
    </message>
    <message>
        <source>Download the document</source>
        <comment>buttons.download</comment>
        <translation>تنزيل المستند</translation>
    </message>
    <message>
        <source>If the button doesn’t work, copy this link into your browser:</source>
        <comment>copyAddress</comment>
        <translation>إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:</translation>
    </message>
    <message>
        <source>This link is personal: anyone who has it can act in your name. Please don’t forward this email.</source>
        <comment>personal</comment>
        <translation>هذا الرابط خاص بك وحدك: كل من يملكه يمكنه التصرف باسمك. يُرجى عدم إعادة توجيه هذه الرسالة.</translation>
    </message>
    <message>
        <source>This link is personal: anyone who has it can read the document. Please don’t forward this email.</source>
        <comment>personalRead</comment>
        <translation>هذا الرابط خاص بك وحدك: كل من يملكه يمكنه قراءة المستند. يُرجى عدم إعادة توجيه هذه الرسالة.</translation>
    </message>
    <message>
        <source>Replies to this email go to {sender}.</source>
        <comment>replies</comment>
        <translation>تصل الردود على هذه الرسالة إلى {sender}.</translation>
    </message>
    <message>
        <source>You’re receiving this email because {sender} ({email}) sent you a document.</source>
        <comment>foot.recipient</comment>
        <translation>وصلتك هذه الرسالة لأن {sender} ({email}) أرسل إليك مستندًا.</translation>
    </message>
    <message>
        <source>You’re receiving this email because you sent this document. You can change this in your account’s notification settings.</source>
        <comment>foot.sender</comment>
        <translation>وصلتك هذه الرسالة لأنك أرسلت هذا المستند. يمكنك تحديد الرسائل التي تصلك من إعدادات الإشعارات في حسابك.</translation>
    </message>
    <message>
        <source>You’re receiving this email because {sender} ({email}) sends you copies of these notifications.</source>
        <comment>foot.copy</comment>
        <translation>وصلتك هذه الرسالة لأن {sender} ({email}) طلب إرسال نسخ من هذه الإشعارات إليك.</translation>
    </message>
    <message>
        <source>Reminder: {subject}</source>
        <comment>reminderSubject</comment>
        <translation>تذكير: {subject}</translation>
    </message>
    <message>
        <source>{sender} asks you to sign “{title}”</source>
        <comment>letters.invitationSign.subject</comment>
        <translation>يطلب منك {sender} توقيع «{title}»</translation>
    </message>
    <message>
        <source>Your signature is needed</source>
        <comment>letters.invitationSign.heading</comment>
        <translation>توقيعك مطلوب</translation>
    </message>
    <message>
        <source>{sender} asks you to sign “{title}”. You can read and sign it in your browser, without an account.</source>
        <comment>letters.invitationSign.line1</comment>
        <translation>يطلب منك {sender} توقيع «{title}». يمكنك قراءة المستند وتوقيعه في متصفحك دون الحاجة إلى حساب.</translation>
    </message>
    <message>
        <source>{sender} asks you to approve “{title}”</source>
        <comment>letters.invitationApprove.subject</comment>
        <translation>يطلب منك {sender} الموافقة على «{title}»</translation>
    </message>
    <message>
        <source>Your approval is needed</source>
        <comment>letters.invitationApprove.heading</comment>
        <translation>موافقتك مطلوبة</translation>
    </message>
    <message>
        <source>{sender} asks you to read and approve “{title}”. You can do that in your browser, without an account.</source>
        <comment>letters.invitationApprove.line1</comment>
        <translation>يطلب منك {sender} قراءة «{title}» والموافقة عليه. يمكنك القيام بذلك في متصفحك دون الحاجة إلى حساب.</translation>
    </message>
    <message>
        <source>{sender} asks you to complete “{title}”</source>
        <comment>letters.invitationEdit.subject</comment>
        <translation>يطلب منك {sender} ملء «{title}»</translation>
    </message>
    <message>
        <source>Your input is needed</source>
        <comment>letters.invitationEdit.heading</comment>
        <translation>بياناتك مطلوبة</translation>
    </message>
    <message>
        <source>{sender} asks you to fill in your part of “{title}”. You can do that in your browser, without an account.</source>
        <comment>letters.invitationEdit.line1</comment>
        <translation>يطلب منك {sender} ملء الجزء الخاص بك من «{title}». يمكنك القيام بذلك في متصفحك دون الحاجة إلى حساب.</translation>
    </message>
    <message>
        <source>{sender} asks you to host the in-person signing of “{title}”</source>
        <comment>letters.invitationHost.subject</comment>
        <translation>يطلب منك {sender} استضافة توقيع «{title}»</translation>
    </message>
    <message>
        <source>You’re hosting an in-person signing</source>
        <comment>letters.invitationHost.heading</comment>
        <translation>أنت مضيف جلسة توقيع</translation>
    </message>
    <message>
        <source>{sender} asks you to host the in-person signing of “{title}”. Open the document on your device and let the others sign in your presence.</source>
        <comment>letters.invitationHost.line1</comment>
        <translation>يطلب منك {sender} استضافة توقيع «{title}»: افتح المستند على جهازك ودع الآخرين يوقّعون بحضورك.</translation>
    </message>
    <message>
        <source>{sender} has shared “{title}” with you</source>
        <comment>letters.invitationView.subject</comment>
        <translation>يشارك {sender} معك «{title}»</translation>
    </message>
    <message>
        <source>A document for you to read</source>
        <comment>letters.invitationView.heading</comment>
        <translation>مستند لتقرأه</translation>
    </message>
    <message>
        <source>{sender} has shared “{title}” with you. You can read it in your browser. You don’t need to do anything else.</source>
        <comment>letters.invitationView.line1</comment>
        <translation>يشارك {sender} معك «{title}». يمكنك قراءة المستند في متصفحك؛ ولا يلزمك فعل أي شيء آخر.</translation>
    </message>
    <message>
        <source>Reminder: “{title}” is waiting for you</source>
        <comment>letters.reminder.subject</comment>
        <translation>تذكير: «{title}» في انتظارك</translation>
    </message>
    <message>
        <source>A document is still waiting for you</source>
        <comment>letters.reminder.heading</comment>
        <translation>ما زال هناك مستند في انتظارك</translation>
    </message>
    <message>
        <source>This is a reminder from {sender} about “{title}”. You haven’t completed your part yet.</source>
        <comment>letters.reminder.line1</comment>
        <translation>يذكّرك {sender} بالمستند «{title}». لم يكتمل الجزء الخاص بك بعد.</translation>
    </message>
    <message>
        <source>“{title}” expires on {deadline}</source>
        <comment>letters.expiryWarning.subject</comment>
        <translation>يمكن توقيع «{title}» حتى {deadline}</translation>
    </message>
    <message>
        <source>The deadline is approaching</source>
        <comment>letters.expiryWarning.heading</comment>
        <translation>الموعد النهائي قريب</translation>
    </message>
    <message>
        <source>“{title}” is still waiting for you. Finish your part before it expires on {deadline}.</source>
        <comment>letters.expiryWarning.line1</comment>
        <translation>ما زال «{title}» في انتظارك. بعد {deadline} لن يكون إنهاؤه ممكنًا.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.completedAttached.subject</comment>
        <translation>اكتمل: «{title}»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.completedAttached.heading</comment>
        <translation>انتهى الجميع</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document is attached to this email; please keep it.</source>
        <comment>letters.completedAttached.line1</comment>
        <translation>«{title}» مكتمل ومختوم. المستند النهائي مرفق بهذه الرسالة؛ يُرجى الاحتفاظ به.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.completedLink.subject</comment>
        <translation>اكتمل: «{title}»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.completedLink.heading</comment>
        <translation>انتهى الجميع</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. You can download the finished document and its certificate.</source>
        <comment>letters.completedLink.line1</comment>
        <translation>«{title}» مكتمل ومختوم. يمكنك تنزيل المستند النهائي وشهادته.</translation>
    </message>
    <message>
        <source>Declined: “{title}”</source>
        <comment>letters.rejected.subject</comment>
        <translation>رُفض: «{title}»</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>letters.rejected.heading</comment>
        <translation>رُفض المستند</translation>
    </message>
    <message>
        <source>One of the recipients has declined “{title}”. It can no longer be signed, and you don’t need to do anything.</source>
        <comment>letters.rejected.line1</comment>
        <translation>رفض أحد المستلمين «{title}». لم يعد توقيعه ممكنًا، ولا يلزمك فعل أي شيء.</translation>
    </message>
    <message>
        <source>Expired: “{title}”</source>
        <comment>letters.expired.subject</comment>
        <translation>انتهت المهلة: «{title}»</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>letters.expired.heading</comment>
        <translation>انتهت مهلة التوقيع</translation>
    </message>
    <message>
        <source>“{title}” was not finished in time and can no longer be signed. If it is still needed, please ask {sender} to send it again.</source>
        <comment>letters.expired.line1</comment>
        <translation>لم يكتمل «{title}» في الوقت المحدد ولم يعد توقيعه ممكنًا. إذا كنت ما زلت بحاجة إليه، فاطلب من {sender} إرساله من جديد.</translation>
    </message>
    <message>
        <source>Cancelled: “{title}”</source>
        <comment>letters.cancelled.subject</comment>
        <translation>أُلغي: «{title}»</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>letters.cancelled.heading</comment>
        <translation>أُلغي المستند</translation>
    </message>
    <message>
        <source>{sender} has cancelled “{title}”. It can no longer be signed, and you don’t need to do anything.</source>
        <comment>letters.cancelled.line1</comment>
        <translation>ألغى {sender} «{title}». لم يعد توقيعه ممكنًا، ولا يلزمك فعل أي شيء.</translation>
    </message>
    <message>
        <source>Your code for “{title}”</source>
        <comment>letters.code.subject</comment>
        <translation>رمزك للمستند «{title}»</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>letters.code.heading</comment>
        <translation>رمزك</translation>
    </message>
    <message>
        <source>Enter this code on the signing page of “{title}” to confirm your email address. It is valid for ten minutes.</source>
        <comment>letters.code.line1</comment>
        <translation>أدخل هذا الرمز في صفحة «{title}» لإثبات أن صندوق البريد هذا لك. وهو صالح لمدة قصيرة فقط.</translation>
    </message>
    <message>
        <source>If you didn’t request a code, you can ignore this email. No one from {brand} will ever ask you for it.</source>
        <comment>letters.code.line2</comment>
        <translation>إذا لم تطلب رمزًا، يمكنك تجاهل هذه الرسالة. لن يطلبه منك أي شخص من {brand} أبدًا.</translation>
    </message>
    <message>
        <source>Your code to list your documents</source>
        <comment>letters.listCode.subject</comment>
        <translation>رمزك لعرض قائمة مستنداتك</translation>
    </message>
    <message>
        <source>Your code</source>
        <comment>letters.listCode.heading</comment>
        <translation>رمزك</translation>
    </message>
    <message>
        <source>Enter this code on the signing page of “{title}” to see which other documents are waiting for you. It is valid for ten minutes.</source>
        <comment>letters.listCode.line1</comment>
        <translation>أدخل هذا الرمز في صفحة «{title}» لمعرفة المستندات الأخرى التي تنتظرك. وهو صالح لمدة قصيرة فقط.</translation>
    </message>
    <message>
        <source>If you didn’t request a code, you can ignore this email. No one from {brand} will ever ask you for it.</source>
        <comment>letters.listCode.line2</comment>
        <translation>إذا لم تطلب رمزًا، يمكنك تجاهل هذه الرسالة. لن يطلبه منك أي شخص من {brand} أبدًا.</translation>
    </message>
    <message>
        <source>Answer to your question about “{title}”</source>
        <comment>letters.answered.subject</comment>
        <translation>إجابة عن «{title}»</translation>
    </message>
    <message>
        <source>Your question was answered</source>
        <comment>letters.answered.heading</comment>
        <translation>تمّت الإجابة عن سؤالك</translation>
    </message>
    <message>
        <source>{sender} has answered your question about “{title}”.</source>
        <comment>letters.answered.line1</comment>
        <translation>أجاب {sender} عن سؤالك حول «{title}».</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.senderCompletedAttached.subject</comment>
        <translation>اكتمل: «{title}»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.senderCompletedAttached.heading</comment>
        <translation>انتهى الجميع</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document is attached to this email.</source>
        <comment>letters.senderCompletedAttached.line1</comment>
        <translation>«{title}» مكتمل ومختوم. المستند النهائي مرفق بهذه الرسالة.</translation>
    </message>
    <message>
        <source>Completed: “{title}”</source>
        <comment>letters.senderCompleted.subject</comment>
        <translation>اكتمل: «{title}»</translation>
    </message>
    <message>
        <source>Everyone has finished</source>
        <comment>letters.senderCompleted.heading</comment>
        <translation>انتهى الجميع</translation>
    </message>
    <message>
        <source>“{title}” is complete and sealed. The finished document and its certificate are in the sender’s account.</source>
        <comment>letters.senderCompleted.line1</comment>
        <translation>«{title}» مكتمل ومختوم. المستند النهائي وشهادته موجودان في حساب المرسل.</translation>
    </message>
    <message>
        <source>Declined: “{title}”</source>
        <comment>letters.senderRejected.subject</comment>
        <translation>رُفض: «{title}»</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>letters.senderRejected.heading</comment>
        <translation>رُفض المستند</translation>
    </message>
    <message>
        <source>{about} has declined “{title}”. It can no longer be signed.</source>
        <comment>letters.senderRejected.line1</comment>
        <translation>رفض {about} «{title}». لم يعد توقيعه ممكنًا.</translation>
    </message>
    <message>
        <source>Declined by {about}: “{title}”</source>
        <comment>letters.senderRejectedOn.subject</comment>
        <translation>رفضه {about}: «{title}»</translation>
    </message>
    <message>
        <source>A recipient has declined</source>
        <comment>letters.senderRejectedOn.heading</comment>
        <translation>رفض أحد المستلمين</translation>
    </message>
    <message>
        <source>{about} has declined “{title}”. The document stays open for the other recipients.</source>
        <comment>letters.senderRejectedOn.line1</comment>
        <translation>رفض {about} «{title}». يبقى المستند مفتوحًا للمستلمين الآخرين.</translation>
    </message>
    <message>
        <source>Expired: “{title}”</source>
        <comment>letters.senderExpired.subject</comment>
        <translation>انتهت المهلة: «{title}»</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>letters.senderExpired.heading</comment>
        <translation>انتهت مهلة التوقيع</translation>
    </message>
    <message>
        <source>“{title}” was not finished in time by all recipients and can no longer be signed.</source>
        <comment>letters.senderExpired.line1</comment>
        <translation>لم يُنهِ الجميع «{title}» في الوقت المحدد ولم يعد توقيعه ممكنًا.</translation>
    </message>
    <message>
        <source>Cancelled: “{title}”</source>
        <comment>letters.senderCancelled.subject</comment>
        <translation>أُلغي: «{title}»</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>letters.senderCancelled.heading</comment>
        <translation>أُلغي المستند</translation>
    </message>
    <message>
        <source>“{title}” was cancelled and can no longer be signed.</source>
        <comment>letters.senderCancelled.line1</comment>
        <translation>أُلغي «{title}» ولم يعد توقيعه ممكنًا.</translation>
    </message>
    <message>
        <source>“{title}” expires on {deadline}</source>
        <comment>letters.senderExpiryWarning.subject</comment>
        <translation>يمكن توقيع «{title}» حتى {deadline}</translation>
    </message>
    <message>
        <source>The deadline is approaching</source>
        <comment>letters.senderExpiryWarning.heading</comment>
        <translation>الموعد النهائي قريب</translation>
    </message>
    <message>
        <source>“{title}” is not finished yet. After {deadline} it can no longer be signed.</source>
        <comment>letters.senderExpiryWarning.line1</comment>
        <translation>لم يُنهِ الجميع «{title}» بعد. بعد {deadline} لن يكون توقيعه ممكنًا.</translation>
    </message>
    <message>
        <source>{about} has opened “{title}”</source>
        <comment>letters.senderViewed.subject</comment>
        <translation>فتح {about} «{title}»</translation>
    </message>
    <message>
        <source>The document was opened</source>
        <comment>letters.senderViewed.heading</comment>
        <translation>فُتح المستند</translation>
    </message>
    <message>
        <source>{about} has opened “{title}”.</source>
        <comment>letters.senderViewed.line1</comment>
        <translation>فتح {about} «{title}».</translation>
    </message>
    <message>
        <source>{about} has finished “{title}”</source>
        <comment>letters.senderSigned.subject</comment>
        <translation>أنهى {about} «{title}»</translation>
    </message>
    <message>
        <source>A recipient has finished</source>
        <comment>letters.senderSigned.heading</comment>
        <translation>انتهى أحد المستلمين</translation>
    </message>
    <message>
        <source>{about} has finished their part of “{title}”.</source>
        <comment>letters.senderSigned.line1</comment>
        <translation>أنهى {about} الجزء الخاص به من «{title}».</translation>
    </message>
    <message>
        <source>Email about “{title}” bounced</source>
        <comment>letters.senderBounced.subject</comment>
        <translation>عادت رسالة البريد الإلكتروني بشأن «{title}»</translation>
    </message>
    <message>
        <source>An email wasn’t delivered</source>
        <comment>letters.senderBounced.heading</comment>
        <translation>لم تصل رسالتك</translation>
    </message>
    <message>
        <source>The email to {about} ({address}) about “{title}” was returned as undeliverable.</source>
        <comment>letters.senderBounced.line1</comment>
        <translation>عادت الرسالة المرسلة إلى {about} ({address}) بشأن «{title}» لتعذّر تسليمها.</translation>
    </message>
    <message>
        <source>Correct the address in the document’s list of recipients, or send {about} the signing link another way.</source>
        <comment>letters.senderBounced.line2</comment>
        <translation>صحّح العنوان في قائمة مستلمي المستند، أو سلّم {about} رابط التوقيع بطريقة أخرى.</translation>
    </message>
    <message>
        <source>“{title}” was delegated to {about}</source>
        <comment>letters.senderDelegated.subject</comment>
        <translation>تم تفويض «{title}» إلى {about}</translation>
    </message>
    <message>
        <source>A recipient delegated the document</source>
        <comment>letters.senderDelegated.heading</comment>
        <translation>فوّض أحد المستلمين المستند</translation>
    </message>
    <message>
        <source>A recipient has delegated their part of “{title}” to {about} ({address}).</source>
        <comment>letters.senderDelegated.line1</comment>
        <translation>فوّض أحد المستلمين الجزء الخاص به من «{title}» إلى {about} ({address}).</translation>
    </message>
    <message>
        <source>The new recipient has received a signing link; the previous one no longer works. The document’s history has the details.</source>
        <comment>letters.senderDelegated.line2</comment>
        <translation>تلقّى المستلم الجديد رابط توقيع، ولم يعد الرابط السابق صالحًا. التفاصيل موجودة في سجل المستند.</translation>
    </message>
    <message>
        <source>Your deputy received “{title}”</source>
        <comment>letters.deputyInvited.subject</comment>
        <translation>استلم نائبك «{title}»</translation>
    </message>
    <message>
        <source>Your deputy received a document</source>
        <comment>letters.deputyInvited.heading</comment>
        <translation>استلم نائبك مستندًا</translation>
    </message>
    <message>
        <source>{sender} sent you “{title}”. You are listed as absent, so {about} ({address}) received it on your behalf.</source>
        <comment>letters.deputyInvited.line1</comment>
        <translation>أرسل {sender} «{title}» إليك. أنت مُدرَج غائبًا، لذلك استلمه {about} ({address}) نيابةً عنك.</translation>
    </message>
    <message>
        <source>You don’t need to do anything. If this is wrong, please tell {sender}.</source>
        <comment>letters.deputyInvited.line2</comment>
        <translation>لا يلزمك فعل شيء. إذا كان ذلك غير صحيح فأخبر {sender}.</translation>
    </message>
    <message>
        <source>Question about “{title}” from {about}</source>
        <comment>letters.senderAsked.subject</comment>
        <translation>سؤال من {about} عن «{title}»</translation>
    </message>
    <message>
        <source>A recipient has a question</source>
        <comment>letters.senderAsked.heading</comment>
        <translation>لدى أحد المستلمين سؤال</translation>
    </message>
    <message>
        <source>{about} ({address}) has a question or a comment about “{title}”.</source>
        <comment>letters.senderAsked.line1</comment>
        <translation>لدى {about} ({address}) سؤال أو تعليق عن «{title}».</translation>
    </message>
    <message>
        <source>Select the document in Inkstone and answer there: {about} receives your answer by email and on the signing page.</source>
        <comment>letters.senderAsked.line2</comment>
        <translation>حدّد المستند في Inkstone وأجب هناك: يتلقّى {about} إجابتك بالبريد الإلكتروني وعلى صفحة التوقيع.</translation>
    </message>
    <message>
        <source>Too many wrong codes for “{title}”</source>
        <comment>letters.senderCodesLocked.subject</comment>
        <translation>رموز خاطئة كثيرة للمستند «{title}»</translation>
    </message>
    <message>
        <source>A signing link is temporarily locked</source>
        <comment>letters.senderCodesLocked.heading</comment>
        <translation>قُفل رابط توقيع مؤقتًا</translation>
    </message>
    <message>
        <source>Too many wrong codes were entered for {about}’s signing link to “{title}”. The link won’t accept any codes for a few minutes.</source>
        <comment>letters.senderCodesLocked.line1</comment>
        <translation>أُدخلت رموز خاطئة كثيرة في رابط توقيع {about} للمستند «{title}». لن يقبل الرابط أي رموز لبضع دقائق.</translation>
    </message>
    <message>
        <source>If {about} has the wrong code, give them the right one. If someone else is guessing, cancel the document and send it again with a new code.</source>
        <comment>letters.senderCodesLocked.line2</comment>
        <translation>إذا كان لدى {about} رمز خاطئ، فأعطه الرمز الصحيح. وإذا كان شخص آخر يحاول تخمينه، فألغِ المستند وأرسله من جديد برمز جديد.</translation>
    </message>
    <message>
        <source>Signed copy of “{title}”</source>
        <comment>letters.senderSignedCopy.subject</comment>
        <translation>نسخة موقّعة من «{title}»</translation>
    </message>
    <message>
        <source>A signed copy for you</source>
        <comment>letters.senderSignedCopy.heading</comment>
        <translation>نسخة موقّعة لك</translation>
    </message>
    <message>
        <source>{sender} has sent you a copy of “{title}”, which is complete and sealed. The signed document is attached to this email.</source>
        <comment>letters.senderSignedCopy.line1</comment>
        <translation>أرسل إليك {sender} نسخة من «{title}»، وقد اكتمل المستند وخُتم. المستند الموقّع مرفق بهذه الرسالة.</translation>
    </message>
</context>
<context>
    <name>ink::Reason</name>
    <message>
        <source>This service can&apos;t hide files from recipients: everyone would see all files.</source>
        <translation>لا يمكن لهذه الخدمة إخفاء الملفات عن المستلمين: سيرى الجميع كل الملفات.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support custom fields.</source>
        <translation>لا تدعم هذه الخدمة الحقول المخصصة.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support document data. Remove the data, then try again.</source>
        <translation>لا تدعم هذه الخدمة بيانات المستندات. احذف البيانات ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The custom field “%1” is in use (templates: %2, drafts: %3). Confirm that the fields based on it may change, or leave it as it is.</source>
        <translation>الحقل المخصص «%1» مستخدم (القوالب: %2، المسودات: %3). أكّد أن حقوله في المستندات يجوز أن تتغير، أو اتركه كما هو.</translation>
    </message>
    <message>
        <source>Enter at most %1 characters, without control characters.</source>
        <translation>أدخل %1 من المحارف على الأكثر، بلا محارف تحكم.</translation>
    </message>
    <message>
        <source>Only a dropdown list has options.</source>
        <translation>القائمة المنسدلة وحدها لها خيارات.</translation>
    </message>
    <message>
        <source>A dropdown list must have 1 to %1 different options of at most %2 characters each.</source>
        <translation>يجب أن تضم القائمة المنسدلة من خيار واحد إلى %1 من الخيارات المختلفة، ولكل منها %2 من المحارف على الأكثر.</translation>
    </message>
    <message>
        <source>The type of a custom field must be text, number, date, check box or dropdown list.</source>
        <translation>يجب أن يكون الحقل المخصص نصًا أو عددًا أو تاريخًا أو خانة اختيار أو قائمة منسدلة.</translation>
    </message>
    <message>
        <source>An account can have at most %1 custom fields.</source>
        <translation>يمكن أن يضم الحساب %1 من الحقول المخصصة على الأكثر.</translation>
    </message>
    <message>
        <source>Another custom field is also named “%1”.</source>
        <translation>يوجد حقل مخصص آخر اسمه «%1» أيضًا.</translation>
    </message>
    <message>
        <source>The name of a custom field must begin with a letter, can contain only letters (A–Z), digits, hyphens and underscores, and can have at most %1 characters.</source>
        <translation>يجب أن يبدأ اسم الحقل المخصص بحرف، وألا يضم إلا حروفًا (A–Z) وأرقامًا وواصلات وشرطات سفلية، و%1 من المحارف على الأكثر.</translation>
    </message>
    <message>
        <source>The account has no custom field “%1”.</source>
        <translation>لا يوجد في الحساب حقل مخصص باسم «%1».</translation>
    </message>
    <message>
        <source>Its event has no type or no ID.</source>
        <translation>حدثه بلا نوع أو بلا معرّف.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>اختر حدثًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>The event “%1” appears more than once.</source>
        <translation>الحدث «%1» مكرر.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an event. Use %2.</source>
        <translation>«%1» ليس حدثًا. استخدم %2.</translation>
    </message>
    <message>
        <source>Events up to %1 are no longer stored. Read the documents themselves, then continue after %1.</source>
        <translation>الأحداث حتى %1 لم تعد محفوظة. اقرأ المستندات نفسها، ثم تابع بعد %1.</translation>
    </message>
    <message>
        <source>This event doesn&apos;t exist or is no longer stored.</source>
        <translation>هذا الحدث غير موجود أو لم يعد محفوظًا.</translation>
    </message>
    <message>
        <source>This event subscription is paused. Resume it first.</source>
        <translation>اشتراك الأحداث هذا موقوف مؤقتًا. استأنفه أولًا.</translation>
    </message>
    <message>
        <source>Enter the address that events are sent to.</source>
        <translation>أدخل العنوان الذي تُرسل إليه الأحداث.</translation>
    </message>
    <message>
        <source>An account can have at most %1 event subscriptions. Remove one first.</source>
        <translation>يمكن أن يكون للحساب %1 من اشتراكات الأحداث على الأكثر. أزل واحدًا أولًا.</translation>
    </message>
    <message>
        <source>This event subscription doesn&apos;t exist.</source>
        <translation>اشتراك الأحداث هذا غير موجود.</translation>
    </message>
    <message>
        <source>No remaining recipient could see “%1”. Make it visible to another recipient first.</source>
        <translation>لن يبقى مستلم يمكنه رؤية «%1». أظهِره لمستلم آخر أولًا.</translation>
    </message>
    <message>
        <source>%1 sees the field “%2”, which depends on “%3” in a file that is hidden from them.</source>
        <translation>يرى %1 الحقل «%2» الذي يعتمد على «%3» في ملف مخفي عنه.</translation>
    </message>
    <message>
        <source>%1 can&apos;t see any file. Show at least one to them.</source>
        <translation>لا يمكن لـ %1 رؤية أي ملف. أظهِر له ملفًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>%1 has a field in “%2”, so the file can&apos;t be hidden from them.</source>
        <translation>لدى %1 حقل في «%2»، لذلك لا يمكن إخفاء الملف عنه.</translation>
    </message>
    <message>
        <source>“%1” is visible to recipient %2, who doesn&apos;t exist.</source>
        <translation>الملف «%1» مرئي للمستلم %2 غير الموجود.</translation>
    </message>
    <message>
        <source>The data of a document can have at most %1 bytes, names included.</source>
        <translation>يمكن أن تبلغ بيانات المستند %1 بايت على الأكثر، بما في ذلك الأسماء.</translation>
    </message>
    <message>
        <source>The data of a document can have at most %1 names.</source>
        <translation>يمكن أن تضم بيانات المستند %1 من الأسماء على الأكثر.</translation>
    </message>
    <message>
        <source>A value of data is a text of at most %1 bytes without control characters.</source>
        <translation>قيمة البيانات نص لا يتجاوز %1 بايت وبلا محارف تحكم.</translation>
    </message>
    <message>
        <source>A name of data begins with a letter and has only letters (A–Z), digits, hyphens and underscores, %1 characters at most.</source>
        <translation>يبدأ اسم البيانات بحرف ولا يتكوّن إلا من حروف (A–Z) وأرقام وواصلات وشرطات سفلية، بحد أقصى %1 من المحارف.</translation>
    </message>
    <message>
        <source>The document of this link isn&apos;t in this account. It may have been deleted, or it belongs to another account.</source>
        <translation>مستند هذا الرابط ليس في هذا الحساب. ربما حُذف أو أنه يخص حسابًا آخر.</translation>
    </message>
    <message>
        <source>This API key has an expiry date. Keys that it creates can&apos;t expire later.</source>
        <translation>لمفتاح API هذا تاريخ انتهاء. لا يمكن أن تنتهي المفاتيح التي ينشئها بعده.</translation>
    </message>
    <message>
        <source>The server sent no list.</source>
        <translation>لم يرسل الخادم أي قائمة.</translation>
    </message>
    <message>
        <source>This recipient has not been saved yet.</source>
        <translation>لم يُحفظ هذا المستلم بعد.</translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation>يجب أن يبدأ العنوان بـ https://.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>لا يمكن قراءة الملف %1.</translation>
    </message>
    <message>
        <source>No account is open.</source>
        <translation>لا يوجد حساب مفتوح.</translation>
    </message>
    <message>
        <source>No document is open.</source>
        <translation>لا يوجد مستند مفتوح.</translation>
    </message>
    <message>
        <source>Add a file to the document.</source>
        <translation>يحتاج المستند إلى ملف.</translation>
    </message>
    <message>
        <source>Fields imported: %1 from form fields in the PDF, %2 from anchors</source>
        <translation>‏%1 من الحقول جاءت من حقول النماذج و%2 من علامات الارتساء في الملفات</translation>
    </message>
    <message>
        <source>The document was closed.</source>
        <translation>تم إغلاق المستند.</translation>
    </message>
    <message>
        <source>The account of this document isn&apos;t open.</source>
        <translation>حساب هذا المستند غير مفتوح.</translation>
    </message>
    <message>
        <source>Enter an address.</source>
        <translation>يلزم عنوان.</translation>
    </message>
    <message>
        <source>The address must not contain a user name or password.</source>
        <translation>يجب ألا يحوي العنوان اسمًا أو كلمة مرور.</translation>
    </message>
    <message>
        <source>The address must start with https://. Otherwise others could read your data.</source>
        <translation>يجب أن يبدأ العنوان بـ https:// وإلا أمكن للآخرين الاطلاع على البيانات.</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid address.</source>
        <translation>هذا ليس عنوانًا.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>يلزم ذكر سبب.</translation>
    </message>
    <message>
        <source>There is nothing to decline.</source>
        <translation>لا يوجد ما يُرفض.</translation>
    </message>
    <message>
        <source>There is nothing to sign.</source>
        <translation>لا يوجد ما يُوقَّع.</translation>
    </message>
    <message>
        <source>Digital signatures for each signer can be turned on or off only before sending.</source>
        <translation>حصول كل موقّع على توقيع يُقرَّر قبل الإرسال.</translation>
    </message>
    <message>
        <source>This covers content that other people sign as well. Move it to a blank area.</source>
        <translation>هذا يغطي ما يوقّعه آخرون أيضًا؛ انقله إلى مكان خالٍ.</translation>
    </message>
    <message>
        <source>A title can have at most 255 characters.</source>
        <translation>لا يزيد العنوان على 255 محرفًا.</translation>
    </message>
    <message>
        <source>The document has no file.</source>
        <translation>ليس في المستند أي ملف.</translation>
    </message>
    <message>
        <source>Enter a title for the document.</source>
        <translation>يحتاج المستند إلى عنوان.</translation>
    </message>
    <message>
        <source>This document has no signer.</source>
        <translation>لا يُطلب التوقيع من أحد.</translation>
    </message>
    <message>
        <source>Another field is also named “%1”.</source>
        <translation>يوجد حقل آخر اسمه «%1» أيضًا.</translation>
    </message>
    <message>
        <source>The sender needs a valid email address.</source>
        <translation>يحتاج المرسل إلى عنوان بريد إلكتروني صالح.</translation>
    </message>
    <message>
        <source>The signing order skips a number.</source>
        <translation>ترتيب التوقيع يتخطى رقمًا.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>‏«%1» ليس عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>Place your signature on a page first.</source>
        <translation>ضع توقيعك على صفحة أولًا.</translation>
    </message>
    <message>
        <source>This PDF is too large to sign.</source>
        <translation>ملف PDF هذا أكبر من أن يُوقَّع.</translation>
    </message>
    <message>
        <source>This PDF has no pages.</source>
        <translation>ملف PDF هذا ليس فيه صفحات.</translation>
    </message>
    <message>
        <source>The page tree of this PDF is damaged.</source>
        <translation>قائمة صفحات ملف PDF هذا تالفة (تدور في حلقة أو لا نهاية لها).</translation>
    </message>
    <message>
        <source>This PDF has a page without a valid size.</source>
        <translation>في ملف PDF هذا صفحة ليس لها حجم صالح.</translation>
    </message>
    <message>
        <source>This PDF is damaged and can&apos;t be repaired.</source>
        <translation>ملف PDF هذا تالف ولا يمكن إصلاحه.</translation>
    </message>
    <message>
        <source>The author certified this PDF and allows no changes. Ask for a copy without the certification.</source>
        <translation>صدّق المؤلف على ملف PDF هذا بحيث لا يجوز تغيير أي شيء فيه؛ اطلب نسخة من دون هذا التصديق.</translation>
    </message>
    <message>
        <source>This PDF is certified so that only its form can be filled in, but no form field is left to fill in. Ask its author for a copy without the certification.</source>
        <translation>ملف PDF هذا مصدَّق بحيث لا يجوز إلا ملء نموذجه، وليس فيه أي حقل نموذج مفتوح؛ اطلب من مؤلفه نسخة من دون هذا التصديق.</translation>
    </message>
    <message>
        <source>A signature in this PDF doesn&apos;t allow further signatures. Ask for a copy without that signature.</source>
        <translation>يوجد في ملف PDF هذا توقيع يقفله أمام أي توقيعات أخرى؛ اطلب نسخة من دون ذلك التوقيع.</translation>
    </message>
    <message>
        <source>Any addition to this PDF would invalidate a signature in it. Ask for a copy without signatures.</source>
        <translation>أي شيء يُضاف إلى ملف PDF هذا يُبطل توقيعًا يحمله؛ اطلب نسخة من دون توقيعات.</translation>
    </message>
    <message>
        <source>This PDF has reached the maximum object number, so nothing can be added.</source>
        <translation>لم تبق في ملف PDF هذا أرقام كائنات لإضافة أي شيء.</translation>
    </message>
    <message>
        <source>The encryption of this PDF isn&apos;t supported. Save a copy without protection.</source>
        <translation>ملف PDF هذا مشفَّر بطريقة لا يمكن قراءتها؛ احفظ نسخة من دون حماية.</translation>
    </message>
    <message>
        <source>This PDF is encrypted, so nothing can be added to it. Save a copy without protection.</source>
        <translation>ملف PDF هذا مشفَّر فلا يمكن إضافة شيء إليه؛ احفظ نسخة من دون حماية.</translation>
    </message>
    <message>
        <source>This PDF is password-protected. Save a copy without the password and upload that one.</source>
        <translation>ملف PDF هذا محمي بكلمة مرور؛ احفظ نسخة من دونها وارفعها.</translation>
    </message>
    <message>
        <source>The structure of this PDF is too large when unpacked.</source>
        <translation>بنية ملف PDF هذا بعد فك ضغطها أكبر مما يمكن معالجته.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>هذا الملف فارغ.</translation>
    </message>
    <message>
        <source>This file is not a PDF.</source>
        <translation>هذا الملف ليس ملف PDF.</translation>
    </message>
    <message>
        <source>A picture can&apos;t be read.</source>
        <translation>لا يمكن قراءة إحدى الصور.</translation>
    </message>
    <message>
        <source>A picture must be PNG or JPEG.</source>
        <translation>إحدى الصور ليست PNG ولا JPEG.</translation>
    </message>
    <message>
        <source>A picture is too large or can&apos;t be read.</source>
        <translation>إحدى الصور كبيرة جدًا أو لا يمكن قراءتها.</translation>
    </message>
    <message>
        <source>A picture can be at most %1 pixels wide and high.</source>
        <translation>لا يجوز أن يزيد عرض الصورة أو ارتفاعها على %1 بكسل.</translation>
    </message>
    <message>
        <source>A picture can be at most 4 MiB.</source>
        <translation>لا يجوز أن يزيد حجم الصورة على 4 MiB.</translation>
    </message>
    <message>
        <source>This picture can&apos;t be read.</source>
        <translation>لا يمكن قراءة هذه الصورة.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t issued by a trusted authority: %1.</source>
        <translation>لا تقود الشهادة إلى جذر موثوق: %1.</translation>
    </message>
    <message>
        <source>The certificate is not valid now, and no time-stamp proves that it was valid at the time of signing.</source>
        <translation>الشهادة غير صالحة الآن، ولا يثبت أي طابع زمني أنها كانت صالحة.</translation>
    </message>
    <message>
        <source>The certificate was not valid at the signing time stated by the signer.</source>
        <translation>لم تكن الشهادة صالحة في الوقت الذي يذكره الموقّع.</translation>
    </message>
    <message>
        <source>The certificate was not valid when the signature was time-stamped.</source>
        <translation>لم تكن الشهادة صالحة عند وضع الطابع الزمني على التوقيع.</translation>
    </message>
    <message>
        <source>The covered bytes are hashed with SHA-1, which is no longer secure.</source>
        <translation>حُسبت بصمة البايتات المشمولة بخوارزمية SHA-1 التي لم تعد آمنة.</translation>
    </message>
    <message>
        <source>The digest algorithm %1 is no longer secure.</source>
        <translation>لم تعد البصمة %1 آمنة.</translation>
    </message>
    <message>
        <source>The digest algorithm is unknown.</source>
        <translation>خوارزمية البصمة غير معروفة.</translation>
    </message>
    <message>
        <source>The RSA key is too short; at least 2048 bits are needed.</source>
        <translation>مفتاح RSA قصير جدًا؛ يلزم 2048 بت على الأقل.</translation>
    </message>
    <message>
        <source>The signature names a different certificate from the one it contains.</source>
        <translation>يذكر التوقيع شهادة غير التي بداخله.</translation>
    </message>
    <message>
        <source>The signature has more than one signer.</source>
        <translation>لقيمة التوقيع أكثر من موقّع.</translation>
    </message>
    <message>
        <source>The signature has no signer.</source>
        <translation>ليس لقيمة التوقيع موقّع.</translation>
    </message>
    <message>
        <source>The signature is not a CMS signature.</source>
        <translation>قيمة التوقيع ليست توقيع CMS.</translation>
    </message>
    <message>
        <source>The signature or its certificate can&apos;t be read.</source>
        <translation>لا يمكن قراءة قيمة التوقيع أو شهادته.</translation>
    </message>
    <message>
        <source>The signature was not created with the signer&apos;s key.</source>
        <translation>لم تُنشأ قيمة التوقيع بمفتاح الموقّع.</translation>
    </message>
    <message>
        <source>The signed bytes do not match the signature.</source>
        <translation>البايتات الموقّعة لا تطابق التوقيع.</translation>
    </message>
    <message>
        <source>The signed bytes were changed. Their digest doesn&apos;t match the signed one.</source>
        <translation>غُيّرت البايتات الموقّعة: بصمتها ليست البصمة الموقّعة.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate can&apos;t be read.</source>
        <translation>لا يمكن قراءة شهادة الموقّع.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate is missing.</source>
        <translation>شهادة الموقّع مفقودة.</translation>
    </message>
    <message>
        <source>The time-stamped bytes were changed. Their digest doesn&apos;t match the stamped one.</source>
        <translation>غُيّرت البايتات ذات الطابع الزمني: بصمتها لا تطابق البصمة المسجلة في الطابع.</translation>
    </message>
    <message>
        <source>A later revision defines an entry twice. PDF readers may show either one.</source>
        <translation>تذكر مراجعة لاحقة مدخلًا مرتين، فقد تختلف البرامج في قراءته.</translation>
    </message>
    <message>
        <source>An object stream was overwritten after signing.</source>
        <translation>استُبدل تدفق كائنات بعد التوقيع.</translation>
    </message>
    <message>
        <source>An object was removed after signing.</source>
        <translation>أُزيل كائن بعد التوقيع.</translation>
    </message>
    <message>
        <source>A visible signature field was added to a certified document.</source>
        <translation>أُضيف حقل توقيع ظاهر إلى مستند مصدَّق.</translation>
    </message>
    <message>
        <source>Fields were filled in or signed after this signature. The signature allows this.</source>
        <translation>مُلئت حقول أو وُقّعت بعد هذا التوقيع، كما يسمح.</translation>
    </message>
    <message>
        <source>The field “%1” was changed although the signature locks it.</source>
        <translation>غُيّر الحقل «%1» مع أن التوقيع يقفله.</translation>
    </message>
    <message>
        <source>The signature allows no changes, but the form was filled in or signed later.</source>
        <translation>لا يسمح التوقيع بأي تغيير، لكن النموذج مُلئ أو وُقّع لاحقًا.</translation>
    </message>
    <message>
        <source>A form field was replaced, not just filled in, after signing.</source>
        <translation>أُعيد بناء حقل نموذج بعد التوقيع، ولم يُملأ فقط.</translation>
    </message>
    <message>
        <source>A second form field named “%1” was added after signing.</source>
        <translation>أُضيف بعد التوقيع حقل نموذج ثانٍ اسمه «%1».</translation>
    </message>
    <message>
        <source>A signature field that triggers an action was added after signing.</source>
        <translation>أُضيف بعد التوقيع حقل توقيع ينفّذ إجراءً.</translation>
    </message>
    <message>
        <source>A signature or its appearance was overwritten.</source>
        <translation>استُبدل توقيع أو مظهره.</translation>
    </message>
    <message>
        <source>An annotation on a page was changed after signing.</source>
        <translation>غُيّر تعليق توضيحي في صفحة بعد التوقيع.</translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation>أُضيف تعليق توضيحي إلى صفحة بعد التوقيع.</translation>
    </message>
    <message>
        <source>An annotation was changed after signing.</source>
        <translation>غُيّر تعليق توضيحي بعد التوقيع.</translation>
    </message>
    <message>
        <source>An annotation was removed from a page after signing.</source>
        <translation>أُزيل تعليق توضيحي من صفحة بعد التوقيع.</translation>
    </message>
    <message>
        <source>A visible, unsigned signature field was added after signing.</source>
        <translation>أُضيف بعد التوقيع حقل توقيع غير موقّع يعرض شيئًا.</translation>
    </message>
    <message>
        <source>The appearance of a form field that was not filled in was overwritten.</source>
        <translation>استُبدل مظهر حقل نموذج لم يُملأ.</translation>
    </message>
    <message>
        <source>The content of a page was changed after signing.</source>
        <translation>غُيّر محتوى صفحة بعد التوقيع.</translation>
    </message>
    <message>
        <source>The document&apos;s structure was changed after signing.</source>
        <translation>غُيّرت بنية المستند بعد التوقيع.</translation>
    </message>
    <message>
        <source>The encryption was changed after signing.</source>
        <translation>غُيّر التشفير بعد التوقيع.</translation>
    </message>
    <message>
        <source>The form field “%1” looks different after signing, although it was not filled in.</source>
        <translation>يبدو حقل النموذج «%1» مختلفًا بعد التوقيع، مع أنه لم يُملأ.</translation>
    </message>
    <message>
        <source>The form field “%1” was added after signing.</source>
        <translation>أُضيف حقل النموذج «%1» بعد التوقيع.</translation>
    </message>
    <message>
        <source>The form field “%1” was hidden after signing.</source>
        <translation>أُخفي حقل النموذج «%1» بعد التوقيع.</translation>
    </message>
    <message>
        <source>The type of the form field “%1” was changed after signing.</source>
        <translation>حُوّل حقل النموذج «%1» إلى شيء آخر بعد التوقيع.</translation>
    </message>
    <message>
        <source>The form field “%1” was removed after signing.</source>
        <translation>أُزيل حقل النموذج «%1» بعد التوقيع.</translation>
    </message>
    <message>
        <source>The form was changed, not just filled in, after signing.</source>
        <translation>غُيّر النموذج بعد التوقيع، ولم يُملأ فقط.</translation>
    </message>
    <message>
        <source>The form&apos;s fields were changed after signing. Which of them can&apos;t be determined, because the fields are direct objects.</source>
        <translation>تغيّرت حقول النموذج بعد التوقيع. لا يمكن تحديد أي منها، لأن الحقول كائنات مباشرة.</translation>
    </message>
    <message>
        <source>The metadata was replaced after signing.</source>
        <translation>استُبدلت البيانات الوصفية بشيء آخر بعد التوقيع.</translation>
    </message>
    <message>
        <source>The signature field “%1” was given a value that already existed.</source>
        <translation>أُعطي حقل التوقيع «%1» قيمة ليست جديدة.</translation>
    </message>
    <message>
        <source>The signed field “%1” was changed.</source>
        <translation>غُيّر الحقل الموقّع «%1».</translation>
    </message>
    <message>
        <source>The file contains bytes after its end that belong to no revision.</source>
        <translation>توجد بعد نهاية الملف بايتات لا تنتمي إلى أي مراجعة.</translation>
    </message>
    <message>
        <source>This signature no longer belongs to a form field.</source>
        <translation>لم يعد أي حقل نموذج يقود إلى هذا التوقيع.</translation>
    </message>
    <message>
        <source>The beginning of the file is not signed.</source>
        <translation>بداية الملف غير موقّعة.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>لا يمكن قراءة الملف.</translation>
    </message>
    <message>
        <source>The file is damaged. It was repaired before reading.</source>
        <translation>الملف تالف وقُرئ بعد إصلاحه.</translation>
    </message>
    <message>
        <source>The file is larger than 512 MB.</source>
        <translation>الملف أكبر من 512 MB.</translation>
    </message>
    <message>
        <source>The file needs a password.</source>
        <translation>يحتاج الملف إلى كلمة مرور.</translation>
    </message>
    <message>
        <source>The signature doesn&apos;t cover its whole revision.</source>
        <translation>لا يشمل التوقيع مراجعته كلها.</translation>
    </message>
    <message>
        <source>The signature defines its byte range or its value twice.</source>
        <translation>يذكر التوقيع نطاقاته أو قيمته مرتين.</translation>
    </message>
    <message>
        <source>The signature value is missing or can&apos;t be read.</source>
        <translation>قيمة التوقيع مفقودة أو غير مقروءة.</translation>
    </message>
    <message>
        <source>The signature value was changed after this workspace wrote it.</source>
        <translation>قيمة التوقيع ليست كما كتبتها مساحة العمل هذه.</translation>
    </message>
    <message>
        <source>The parts of the byte range overlap.</source>
        <translation>الأجزاء الموقّعة متداخلة.</translation>
    </message>
    <message>
        <source>The byte range extends beyond the end of the file.</source>
        <translation>يتجاوز النطاق الموقّع نهاية الملف.</translation>
    </message>
    <message>
        <source>The byte range doesn&apos;t consist of two parts around the signature.</source>
        <translation>النطاق الموقّع ليس جزأين حول التوقيع.</translation>
    </message>
    <message>
        <source>A folder name must have 1 to 255 characters.</source>
        <translation>يتكون اسم المجلد من 1 إلى 255 محرفًا.</translation>
    </message>
    <message>
        <source>A name can have at most 255 characters.</source>
        <translation>لا يزيد الاسم على 255 محرفًا.</translation>
    </message>
    <message>
        <source>The deadline must be between 1 and 3650 days.</source>
        <translation>يجب أن تكون المهلة من 1 إلى 3650 يومًا.</translation>
    </message>
    <message>
        <source>The reminder interval must be between 0 and 3650 days.</source>
        <translation>تُرسل التذكيرات كل 0 إلى 3650 يومًا.</translation>
    </message>
    <message>
        <source>The number of reminders must be between 0 and 1000.</source>
        <translation>يمكن أن يكون عدد التذكيرات من 0 إلى 1000.</translation>
    </message>
    <message>
        <source>This document has no such recipient.</source>
        <translation>ليس لهذا المستند مستلم كهذا.</translation>
    </message>
    <message>
        <source>This document is in the trash. Restore it first.</source>
        <translation>هذا المستند في سلة المهملات؛ استعده أولًا.</translation>
    </message>
    <message>
        <source>It isn&apos;t this recipient&apos;s turn.</source>
        <translation>لا يُطلب من هذا المستلم شيء الآن.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t accept requests from your IP address.</source>
        <translation>لا يقبل هذا الحساب طلبات من عنوانك.</translation>
    </message>
    <message>
        <source>Too many failed sign-in attempts. Wait before you try again.</source>
        <translation>محاولات دخول فاشلة كثيرة جدًا. انتظر قبل أن تعيد المحاولة.</translation>
    </message>
    <message>
        <source>A document in the trash can&apos;t be sent.</source>
        <translation>لا يمكن إرسال مستند في سلة المهملات.</translation>
    </message>
    <message>
        <source>A template can&apos;t be sent. Create a document from it.</source>
        <translation>لا يمكن إرسال قالب؛ أنشئ مستندًا منه.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is being sealed.</source>
        <translation>وقّع الجميع: يجري ختم المستند.</translation>
    </message>
    <message>
        <source>Enter a reason of 1 to 2000 characters.</source>
        <translation>اذكر في 1 إلى 2000 محرف سبب رفضك.</translation>
    </message>
    <message>
        <source>Agree to sign electronically before you finish.</source>
        <translation>وافق على التوقيع إلكترونيًا قبل الإنهاء.</translation>
    </message>
    <message>
        <source>The pages can&apos;t be shown at the moment.</source>
        <translation>لا يمكن عرض الصفحات الآن.</translation>
    </message>
    <message>
        <source>The sender deleted this document.</source>
        <translation>حذف المرسل هذا المستند.</translation>
    </message>
    <message>
        <source>This document can&apos;t be downloaded at the moment.</source>
        <translation>لا يمكن تنزيل هذا المستند الآن.</translation>
    </message>
    <message>
        <source>You can place at most %1 signatures.</source>
        <translation>يمكن وضع %1 توقيعات على الأكثر.</translation>
    </message>
    <message>
        <source>This isn&apos;t one of your fields.</source>
        <translation>هذا ليس أحد حقولك.</translation>
    </message>
    <message>
        <source>You can only sign where the sender placed a signature field.</source>
        <translation>لا يمكنك التوقيع إلا حيث يطلب المرسل ذلك.</translation>
    </message>
    <message>
        <source>“%1” cannot be changed.</source>
        <translation>لا يمكن تغيير «%1».</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t accept a picture.</source>
        <translation>لا يقبل «%1» صورة.</translation>
    </message>
    <message>
        <source>“%1” can have at most %2 characters.</source>
        <translation>يقبل «%1» %2 محرفًا على الأكثر.</translation>
    </message>
    <message>
        <source>No available font supports these characters in “%1”: %2.</source>
        <translation>في «%1» محارف لا يستطيع أي خط كتابتها: %2.</translation>
    </message>
    <message>
        <source>A document can have at most %1 files.</source>
        <translation>لا يزيد عدد ملفات المستند على %1.</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>لا يوجد مجلد كهذا.</translation>
    </message>
    <message>
        <source>This file is too large.</source>
        <translation>هذا الملف كبير جدًا.</translation>
    </message>
    <message>
        <source>Too many files.</source>
        <translation>ملفات كثيرة جدًا.</translation>
    </message>
    <message>
        <source>This folder holds documents, not templates.</source>
        <translation>هذا المجلد للمستندات لا للقوالب.</translation>
    </message>
    <message>
        <source>This folder holds templates, not documents.</source>
        <translation>هذا المجلد للقوالب لا للمستندات.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB.</source>
        <translation>‏«%1» أكبر من %2 MiB.</translation>
    </message>
    <message>
        <source>There is already a folder named “%1” here.</source>
        <translation>يوجد هنا مجلد اسمه «%1» من قبل.</translation>
    </message>
    <message>
        <source>A folder can&apos;t be moved into itself.</source>
        <translation>لا يمكن نقل مجلد إلى داخله.</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>هذا الاسم مستخدم.</translation>
    </message>
    <message>
        <source>The parent folder doesn&apos;t exist.</source>
        <translation>المجلد الأب غير موجود.</translation>
    </message>
    <message>
        <source>A file could not be written to the disk.</source>
        <translation>رفض القرص حفظ ملف.</translation>
    </message>
    <message>
        <source>This data was written by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation>كُتبت هذه البيانات بإصدار أحدث من Inkstone. حدّث Inkstone لفتحها.</translation>
    </message>
    <message>
        <source>The date format must contain day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation>يحتاج تنسيق التاريخ إلى اليوم والشهر والسنة، مثل yyyy-MM-dd أو d MMMM yyyy.</translation>
    </message>
    <message>
        <source>The language must be a code such as en or fr.</source>
        <translation>يجب أن تكون اللغة رمزًا مثل en أو fr.</translation>
    </message>
    <message>
        <source>The callback address must be a complete http or https address.</source>
        <translation>يجب أن يكون عنوان الاستدعاء عنوان http أو https كاملًا.</translation>
    </message>
    <message>
        <source>The host of the callback address must be a host name or a dotted IPv4 address.</source>
        <translation>يجب أن يكون مضيف عنوان الاستدعاء اسم مضيف أو عنوان IPv4.</translation>
    </message>
    <message>
        <source>The callback address has no valid host name.</source>
        <translation>ليس في عنوان الاستدعاء اسم مضيف صالح.</translation>
    </message>
    <message>
        <source>The callback address must not contain a user name or a password.</source>
        <translation>يجب ألا يحوي عنوان الاستدعاء اسم مستخدم أو كلمة مرور.</translation>
    </message>
    <message>
        <source>The callback address has no valid IPv6 address.</source>
        <translation>ليس في عنوان الاستدعاء عنوان IPv6 صالح.</translation>
    </message>
    <message>
        <source>The callback address has no valid port.</source>
        <translation>ليس في عنوان الاستدعاء منفذ صالح.</translation>
    </message>
    <message>
        <source>The callback address has more than 2048 characters.</source>
        <translation>يزيد عنوان الاستدعاء على 2048 محرفًا.</translation>
    </message>
    <message>
        <source>The callback address must not contain spaces, backslashes or control characters.</source>
        <translation>يجب ألا يحوي عنوان الاستدعاء مسافات أو شرطات عكسية أو محارف تحكم.</translation>
    </message>
    <message>
        <source>The callback address is in a reserved network.</source>
        <translation>يقود عنوان الاستدعاء إلى مكان محجوز من الشبكة.</translation>
    </message>
    <message>
        <source>The limit can&apos;t be negative.</source>
        <translation>لا يمكن أن يكون الحد سالبًا.</translation>
    </message>
    <message>
        <source>Enter at most 100 IP addresses or networks such as 192.0.2.0/24.</source>
        <translation>يجب أن تكون هذه عناوين أو شبكات مثل 192.0.2.0/24، وبحد أقصى 100.</translation>
    </message>
    <message>
        <source>Your own address, %1, must be among the allowed ones.</source>
        <translation>يجب أن يكون عنوانك %1 من بين العناوين المسموح بها.</translation>
    </message>
    <message>
        <source>Enter a number of days from 0 to 3650.</source>
        <translation>يجب أن يكون من 0 إلى 3650 يومًا.</translation>
    </message>
    <message>
        <source>Enter a number from 0 to 1000.</source>
        <translation>يجب أن يكون من 0 إلى 1000.</translation>
    </message>
    <message>
        <source>Enter at most 50 email addresses.</source>
        <translation>يجب أن تكون عناوين بريد إلكتروني، وبحد أقصى 50.</translation>
    </message>
    <message>
        <source>There is no folder of this type with this ID.</source>
        <translation>لا يوجد مجلد كهذا من هذا النوع.</translation>
    </message>
    <message>
        <source>This document has no delivery with this ID.</source>
        <translation>ليس لهذا المستند عملية تسليم كهذه.</translation>
    </message>
    <message>
        <source>This document doesn&apos;t exist.</source>
        <translation>لا يوجد مستند كهذا.</translation>
    </message>
    <message>
        <source>This document was permanently deleted.</source>
        <translation>حُذف هذا المستند نهائيًا.</translation>
    </message>
    <message>
        <source>Someone else changed the document in the meantime. Reload it.</source>
        <translation>غيّر شخص آخر المستند في هذه الأثناء. حمّله من جديد.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>لا يوجد ملف كهذا.</translation>
    </message>
    <message>
        <source>This document has no such file.</source>
        <translation>ليس في هذا المستند ملف كهذا.</translation>
    </message>
    <message>
        <source>The request contains no file.</source>
        <translation>ليس في الطلب أي ملف.</translation>
    </message>
    <message>
        <source>The file order must list every file of the document exactly once.</source>
        <translation>يجب أن يذكر ترتيب الملفات كل ملف في المستند مرة واحدة.</translation>
    </message>
    <message>
        <source>These files are too large for one ZIP file. Download them one by one.</source>
        <translation>هذه الملفات أكبر من أن يجمعها ملف ZIP واحد؛ نزّلها واحدًا واحدًا.</translation>
    </message>
    <message>
        <source>The signed files are available once everyone has signed. This document is %1.</source>
        <translation>تتوفر الملفات الموقّعة بعد أن يوقّع الجميع؛ حالة هذا المستند: %1.</translation>
    </message>
    <message>
        <source>This document is %1 and can&apos;t be changed.</source>
        <translation>حالة هذا المستند %1: لم يعد بالإمكان تغيير أي شيء.</translation>
    </message>
    <message>
        <source>Only a draft can be sent; this document is %1.</source>
        <translation>لا يمكن إرسال إلا مسودة؛ حالة هذا المستند: %1.</translation>
    </message>
    <message>
        <source>A document that is %1 can&apos;t become %2.</source>
        <translation>مستند حالته %1 لا يمكن أن تصبح حالته %2.</translation>
    </message>
    <message>
        <source>A sender can only send (52) or cancel (56) a document.</source>
        <translation>لا يمكن للمرسل إلا إرسال مستند (52) أو إلغاؤه (56).</translation>
    </message>
    <message>
        <source>A new document is a draft (51) or is sent (52).</source>
        <translation>المستند الجديد مسودة (51) أو يُرسل (52).</translation>
    </message>
    <message>
        <source>To move a document to the trash, delete it.</source>
        <translation>استخدم حذف المستندات لنقل مستند إلى سلة المهملات.</translation>
    </message>
    <message>
        <source>A document needs at least one file before it can be sent.</source>
        <translation>يحتاج المستند إلى ملف واحد على الأقل قبل إرساله.</translation>
    </message>
    <message>
        <source>At most %1 %2 are allowed, but there are %3.</source>
        <translation>يُسمح بعدد %1 من %2 على الأكثر؛ يوجد %3.</translation>
    </message>
    <message>
        <source>The access code is empty.</source>
        <translation>رمز الوصول فارغ.</translation>
    </message>
    <message>
        <source>This service isn&apos;t set up to send email, so it can&apos;t send codes. Use an access code.</source>
        <translation>هذه الخدمة غير مهيأة لإرسال البريد، فلا يمكنها إرسال الرموز: استخدم رمز وصول.</translation>
    </message>
    <message>
        <source>No code by email is required.</source>
        <translation>لا يُطلب الآن رمز بالبريد الإلكتروني.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email at the moment. Ask the sender for help.</source>
        <translation>لا يمكن لهذه الخدمة إرسال البريد الآن؛ اطلب المساعدة من المرسل.</translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Check your email.</source>
        <translation>أُرسل رمز قبل أقل من دقيقة؛ راجع بريدك.</translation>
    </message>
    <message>
        <source>It&apos;s now %1&apos;s turn. Reload the page.</source>
        <translation>الدور الآن على %1: أعد تحميل الصفحة.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn yet. Someone else signs first.</source>
        <translation>لم يحن دورك بعد: يوقّع شخص آخر أولًا.</translation>
    </message>
    <message>
        <source>This invitation doesn&apos;t exist.</source>
        <translation>لا توجد دعوة كهذه.</translation>
    </message>
    <message>
        <source>This template is in the trash. Restore it first.</source>
        <translation>هذا القالب في سلة المهملات؛ استعده أولًا.</translation>
    </message>
    <message>
        <source>A template link can&apos;t be used for a bulk run.</source>
        <translation>رابط القالب يستخدمه من يفتح عنوانه.</translation>
    </message>
    <message>
        <source>This is a document, not a template.</source>
        <translation>هذا مستند وليس قالبًا.</translation>
    </message>
    <message>
        <source>This link is closed.</source>
        <translation>هذا الرابط مغلق.</translation>
    </message>
    <message>
        <source>The template has no field named “%1”.</source>
        <translation>ليس في القالب حقل اسمه «%1».</translation>
    </message>
    <message>
        <source>The template has no field with the ID %1.</source>
        <translation>ليس في القالب حقل معرّفه %1.</translation>
    </message>
    <message>
        <source>The template has only %1 roles.</source>
        <translation>عدد أدوار القالب %1 فقط.</translation>
    </message>
    <message>
        <source>%1 appears more than once.</source>
        <translation>ذُكر %1 مرتين.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>لا يقبل %1 إلا true أو false.</translation>
    </message>
    <message>
        <source>This template has no signer.</source>
        <translation>لا يُطلب من أحد توقيع هذا القالب.</translation>
    </message>
    <message>
        <source>Enter a name for the recipient.</source>
        <translation>يحتاج المستلم إلى اسم.</translation>
    </message>
    <message>
        <source>Enter an email address for the recipient.</source>
        <translation>يحتاج المستلم إلى عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>The request contains no row.</source>
        <translation>ليس في الطلب أي صف.</translation>
    </message>
    <message>
        <source>A bulk request can have at most %1 rows.</source>
        <translation>يقبل الطلب الجماعي %1 صفًا على الأكثر.</translation>
    </message>
    <message>
        <source>The template is being changed. Try again in a moment.</source>
        <translation>يجري تغيير القالب. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>The database is busy. Try again in a moment.</source>
        <translation>قاعدة البيانات مشغولة. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>The connection to the database was lost. Try again.</source>
        <translation>انقطع الاتصال بقاعدة البيانات. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The disk is full or read-only.</source>
        <translation>القرص ممتلئ أو للقراءة فقط.</translation>
    </message>
    <message>
        <source>The seal key can&apos;t be used.</source>
        <translation>لا يمكن استخدام مفتاح الختم.</translation>
    </message>
    <message>
        <source>Sealing was interrupted: %1</source>
        <translation>انقطع الختم: %1</translation>
    </message>
    <message>
        <source>The sealed file failed verification: %1</source>
        <translation>لم ينجح التحقق من الملف المختوم: %1</translation>
    </message>
    <message>
        <source>The sealed file doesn&apos;t begin with the uploaded file.</source>
        <translation>لا يبدأ الملف المختوم بالملف المرفوع.</translation>
    </message>
    <message>
        <source>The document changed while it was being sealed.</source>
        <translation>تغيّر المستند أثناء ختمه.</translation>
    </message>
    <message>
        <source>A stored file is truncated.</source>
        <translation>ملف محفوظ أقصر مما كان.</translation>
    </message>
    <message>
        <source>A stored file can&apos;t be read.</source>
        <translation>لا يمكن قراءة ملف محفوظ.</translation>
    </message>
    <message>
        <source>This address is not allowed (loopback, private or reserved).</source>
        <translation>هذا العنوان غير مسموح به (استرجاع محلي أو خاص أو محجوز).</translation>
    </message>
    <message>
        <source>This is not a valid http or https address.</source>
        <translation>العنوان ليس عنوان http أو https صالحًا.</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>لم يُعثر على اسم المضيف.</translation>
    </message>
    <message>
        <source>No connection.</source>
        <translation>لا يوجد اتصال.</translation>
    </message>
    <message>
        <source>The connection failed.</source>
        <translation>لا يمكن إجراء أي اتصال.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>لا إجابة في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate was not accepted.</source>
        <translation>لم تُقبل شهادة الخادم.</translation>
    </message>
    <message>
        <source>No secure connection.</source>
        <translation>لا يوجد اتصال آمن.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>انقطع الاتصال.</translation>
    </message>
    <message>
        <source>The response was not HTTP.</source>
        <translation>لم تكن الإجابة بروتوكول HTTP.</translation>
    </message>
    <message>
        <source>The server answered with status %1; redirects are not followed.</source>
        <translation>أجاب الخادم %1؛ لا تُتبع عمليات إعادة التوجيه.</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>أجاب الخادم %1.</translation>
    </message>
    <message>
        <source>The service was stopped.</source>
        <translation>أُوقفت الخدمة.</translation>
    </message>
    <message>
        <source>The mail server answered: %1 %2</source>
        <translation>أجاب خادم البريد: %1 %2</translation>
    </message>
    <message>
        <source>The mail server name was not found.</source>
        <translation>لم يُعثر على اسم خادم البريد.</translation>
    </message>
    <message>
        <source>The mail server can&apos;t be reached.</source>
        <translation>لا يمكن الوصول إلى خادم البريد.</translation>
    </message>
    <message>
        <source>The mail server did not respond in time.</source>
        <translation>لم يجب خادم البريد في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The mail server does not offer an encrypted connection (STARTTLS).</source>
        <translation>لا يوفر خادم البريد اتصالًا مشفرًا (STARTTLS).</translation>
    </message>
    <message>
        <source>The mail server&apos;s certificate was not accepted.</source>
        <translation>لم تُقبل شهادة خادم البريد.</translation>
    </message>
    <message>
        <source>A secure connection to the mail server could not be established.</source>
        <translation>لا يوجد اتصال آمن بخادم البريد.</translation>
    </message>
    <message>
        <source>The mail server did not accept the user name or the password.</source>
        <translation>لم يقبل خادم البريد اسم المستخدم أو كلمة المرور.</translation>
    </message>
    <message>
        <source>The connection to the mail server was lost.</source>
        <translation>انقطع الاتصال بخادم البريد.</translation>
    </message>
    <message>
        <source>Too many requests. Wait before you send more.</source>
        <translation>طلبات كثيرة جدًا. انتظر قبل إرسال المزيد.</translation>
    </message>
    <message>
        <source>Too many documents were started from your IP address. Try again later.</source>
        <translation>بُدئت مستندات كثيرة من عنوانك. حاول لاحقًا.</translation>
    </message>
    <message>
        <source>Enter a name for the folder.</source>
        <translation>يحتاج المجلد إلى اسم.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be attached. Supported types: %2.</source>
        <translation>لا يمكن إرفاق «%1»: اختر أحد %2.</translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text and common office files</source>
        <translation>‏PDF وPNG وJPEG والنص العادي وملفات المكتب الشائعة</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>حجم الملف أكبر من %1 MiB.</translation>
    </message>
    <message>
        <source>Your files are larger than %1 MiB in total.</source>
        <translation>حجم ملفاتك كلها معًا أكبر من %1 MiB.</translation>
    </message>
    <message>
        <source>The content of “%1” doesn&apos;t match its file extension. Open it in the program that created it and save it again.</source>
        <translation>‏«%1» ليس كما يدل اسمه. احفظه من جديد ببرنامجه.</translation>
    </message>
    <message>
        <source>The picture has more than %1 megapixels. Save it in a smaller size.</source>
        <translation>تزيد الصورة على %1 ميغابكسل. احفظها بحجم أصغر.</translation>
    </message>
    <message>
        <source>This PDF takes too much time or memory to read. Print it to a new PDF and upload that one.</source>
        <translation>تتطلب قراءة ملف PDF هذا وقتًا أو ذاكرة أكثر مما يُسمح به لملف واحد. اطبعه إلى ملف PDF جديد وارفعه.</translation>
    </message>
    <message>
        <source>This PDF is encrypted and signed. Decrypting it would remove the signatures. Ask its author for an unencrypted copy.</source>
        <translation>ملف PDF هذا مشفّر ويحتوي على توقيعات ستفقدها نسخة غير مشفّرة. اطلب من مؤلفه نسخة غير مشفّرة.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t accept a file.</source>
        <translation>لا يقبل «%1» ملفًا.</translation>
    </message>
    <message>
        <source>The files of this document were changed too often. Ask the sender for a new document.</source>
        <translation>غُيّرت ملفات هذا المستند مرات كثيرة جدًا. اطلب من المرسل مستندًا جديدًا.</translation>
    </message>
    <message>
        <source>A file is still being uploaded.</source>
        <translation>لا يزال ملف في الطريق.</translation>
    </message>
    <message>
        <source>The type of a folder can&apos;t be changed.</source>
        <translation>يحتفظ المجلد بنوعه.</translation>
    </message>
    <message>
        <source>Another account was opened.</source>
        <translation>فُتح حساب آخر.</translation>
    </message>
    <message>
        <source>Someone else changed this draft in the meantime.</source>
        <translation>غيّر شخص آخر هذه المسودة في هذه الأثناء.</translation>
    </message>
    <message>
        <source>This draft is in the trash.</source>
        <translation>هذه المسودة في سلة المهملات.</translation>
    </message>
    <message>
        <source>The server didn&apos;t return the document.</source>
        <translation>لم يرسل الخادم المستند.</translation>
    </message>
    <message>
        <source>No time-stamp authority returned a time-stamp (%1).</source>
        <translation>لم تعط أي هيئة طوابع زمنية طابعًا زمنيًا (%1).</translation>
    </message>
    <message>
        <source>The long-term validation data is incomplete: %1.</source>
        <translation>ما يثبت الشهادات لاحقًا غير مكتمل: %1.</translation>
    </message>
    <message>
        <source>The seal certificate “%1” has expired or isn&apos;t valid yet.</source>
        <translation>شهادة الختم «%1» غير صالحة الآن.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>لا يمكن كتابة الملف %1.</translation>
    </message>
    <message>
        <source>The printer didn&apos;t accept the document.</source>
        <translation>لم تقبل الطابعة شيئًا.</translation>
    </message>
    <message>
        <source>%1 requires a value, because its recipient can&apos;t fill it in.</source>
        <translation>يحتاج %1 إلى قيمة: لا يستطيع مستلمه ملأه.</translation>
    </message>
    <message>
        <source>This template was created by a newer version of Inkstone. Update Inkstone to open it.</source>
        <translation>كُتب هذا القالب بإصدار أحدث من Inkstone. حدّث Inkstone لفتحه.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a valid archive. It may be damaged.</source>
        <translation>هذا الملف ليس أرشيفًا، أو هو تالف.</translation>
    </message>
    <message>
        <source>The archive is too large when unpacked.</source>
        <translation>حجم الأرشيف بعد فك ضغطه أكبر من المسموح.</translation>
    </message>
    <message>
        <source>This template can no longer be changed.</source>
        <translation>لم يعد تغيير هذا القالب ممكنًا.</translation>
    </message>
    <message>
        <source>A file of this version isn&apos;t on this computer.</source>
        <translation>ملف من هذا الإصدار ليس على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>This place doesn&apos;t exist in the document.</source>
        <translation>ليس في هذا المستند موضع كهذا.</translation>
    </message>
    <message>
        <source>The template&apos;s files haven&apos;t been loaded yet.</source>
        <translation>ملفات القالب ليست هنا بعد.</translation>
    </message>
    <message>
        <source>“%1” requires a number such as 12 or 12.50.</source>
        <translation>يحتاج «%1» إلى رقم مثل 12 أو 12.50.</translation>
    </message>
    <message>
        <source>“%1” can have at most %2 decimal places.</source>
        <translation>يقبل «%1» %2 من المنازل العشرية على الأكثر.</translation>
    </message>
    <message>
        <source>“%1” must be at least %2.</source>
        <translation>يجب ألا يقل «%1» عن %2.</translation>
    </message>
    <message>
        <source>“%1” must be at most %2.</source>
        <translation>يجب ألا يزيد «%1» على %2.</translation>
    </message>
    <message>
        <source>“%1” requires a date in the format %2.</source>
        <translation>يحتاج «%1» إلى تاريخ مكتوب هكذا: %2.</translation>
    </message>
    <message>
        <source>“%1” must be one of its options.</source>
        <translation>لا يقبل «%1» إلا أحد خياراته.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t match the required format.</source>
        <translation>ليس «%1» بالشكل المطلوب.</translation>
    </message>
    <message>
        <source>The pattern of “%1” can&apos;t be checked.</source>
        <translation>في «%1» نمط لا يمكن فحصه.</translation>
    </message>
    <message>
        <source>“%1” requires a value.</source>
        <translation>يحتاج «%1» إلى قيمة.</translation>
    </message>
    <message>
        <source>“%1” is empty. The recipient must fill it in.</source>
        <translation>‏«%1» فارغ: على المستلم ملؤه.</translation>
    </message>
    <message>
        <source>Another row is identical.</source>
        <translation>صف آخر يقول الشيء نفسه.</translation>
    </message>
    <message>
        <source>%1 other rows are identical.</source>
        <translation>صفوف أخرى (%1) تقول الشيء نفسه.</translation>
    </message>
    <message>
        <source>Another row has the same email address.</source>
        <translation>صف آخر فيه عنوان البريد الإلكتروني هذا.</translation>
    </message>
    <message>
        <source>%1 other rows have the same email address.</source>
        <translation>صفوف أخرى (%1) فيها عنوان البريد الإلكتروني هذا.</translation>
    </message>
    <message>
        <source>Choose the column that holds the email addresses.</source>
        <translation>اختر العمود الذي فيه عناوين البريد الإلكتروني.</translation>
    </message>
    <message>
        <source>Choose the column that holds the recipients&apos; names.</source>
        <translation>اختر العمود الذي فيه أسماء المستلمين.</translation>
    </message>
    <message>
        <source>Choose the column for “%1”. The template requires it.</source>
        <translation>اختر عمودًا لـ «%1»: يحتاج إليه القالب.</translation>
    </message>
    <message>
        <source>The quotation mark in line %1, column %2 has no closing mark.</source>
        <translation>علامة الاقتباس المفتوحة في السطر %1، العمود %2، لا تُغلق أبدًا.</translation>
    </message>
    <message>
        <source>The cell in line %1, column %2 is longer than %3 characters. A closing quote may be missing.</source>
        <translation>الخلية في السطر %1، العمود %2، أطول من %3 محرفًا. قد تكون علامة اقتباس الإغلاق ناقصة.</translation>
    </message>
    <message>
        <source>The cell in row %1, column %2 is longer than %3 characters.</source>
        <translation>الخلية في الصف %1، العمود %2، أطول من %3 محرفًا.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 columns.</source>
        <translation>في السطر %1 أكثر من %2 عمودًا.</translation>
    </message>
    <message>
        <source>Row %1 has more than %2 columns.</source>
        <translation>في الصف %1 أكثر من %2 عمودًا.</translation>
    </message>
    <message>
        <source>The file has more than %1 rows.</source>
        <translation>في الملف أكثر من %1 صف.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows.</source>
        <translation>في الورقة أكثر من %1 صف.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>الملف أكبر من %1 MB.</translation>
    </message>
    <message>
        <source>The workbook is larger than %1 MB when unpacked.</source>
        <translation>حجم المصنف بعد فك ضغطه أكبر من %1 MB.</translation>
    </message>
    <message>
        <source>The file contains no rows.</source>
        <translation>ليس في الملف صفوف.</translation>
    </message>
    <message>
        <source>This sheet contains no rows.</source>
        <translation>ليس في هذه الورقة صفوف.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a workbook.</source>
        <translation>هذا الملف ليس مصنفًا.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a valid workbook. It may be damaged.</source>
        <translation>هذا الملف ليس مصنفًا، أو هو تالف.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet program, save it as XLSX and try again.</source>
        <translation>المصنف تالف. افتحه في برنامج جداول، واحفظه بتنسيق XLSX، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The workbook has too many parts.</source>
        <translation>في المصنف أجزاء كثيرة جدًا.</translation>
    </message>
    <message>
        <source>The workbook has no sheet with rows.</source>
        <translation>ليس في المصنف ورقة فيها صفوف.</translation>
    </message>
    <message>
        <source>This workbook is password-protected or in Excel 97 format. Save it as XLSX without a password.</source>
        <translation>هذا المصنف محمي بكلمة مرور أو بتنسيق Excel 97. احفظه بتنسيق XLSX من دون كلمة مرور.</translation>
    </message>
    <message>
        <source>This is an OpenDocument file. Save it as XLSX or CSV.</source>
        <translation>هذا ملف OpenDocument. احفظه بتنسيق XLSX أو CSV.</translation>
    </message>
    <message>
        <source>This is a PDF, not a table.</source>
        <translation>هذا ملف PDF وليس جدولًا.</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>تعذر الوصول إلى الوكيل.</translation>
    </message>
    <message>
        <source>The proxy did not respond in time.</source>
        <translation>لم يجب الوكيل في الوقت المحدد.</translation>
    </message>
    <message>
        <source>This key belongs to another account.</source>
        <translation>هذا المفتاح يخص حسابًا آخر.</translation>
    </message>
    <message>
        <source>Inkstone creates a new key for the workspace each time it starts, so this key can&apos;t be renewed.</source>
        <translation>يُنشأ مفتاح هذا الحاسوب من جديد عند كل بدء.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t list the key in use.</source>
        <translation>لا تسرد الخدمة المفتاح المستخدم.</translation>
    </message>
    <message>
        <source>The service created a key but didn&apos;t return it.</source>
        <translation>أنشأت الخدمة مفتاحًا ولم تخبر به.</translation>
    </message>
    <message>
        <source>The keychain returned a different key from the one that was stored.</source>
        <translation>أعادت سلسلة المفاتيح مفتاحًا غير الذي أُعطيته.</translation>
    </message>
    <message>
        <source>An account can have at most 100 keys. Revoke one that is no longer used.</source>
        <translation>للحساب 100 مفتاح على الأكثر. ألغِ مفتاحًا لم يعد مستخدمًا.</translation>
    </message>
    <message>
        <source>The expiry date of the key must be in the future.</source>
        <translation>يجب أن تكون نهاية المفتاح في المستقبل.</translation>
    </message>
    <message>
        <source>This key doesn&apos;t exist.</source>
        <translation>لا يوجد مفتاح كهذا.</translation>
    </message>
    <message>
        <source>The service can&apos;t listen on this address.</source>
        <translation>لا يمكن الاستماع على هذا العنوان.</translation>
    </message>
    <message>
        <source>Another program uses this port. Choose another one.</source>
        <translation>يستخدم برنامج آخر هذا المنفذ. اختر منفذًا آخر.</translation>
    </message>
    <message>
        <source>Its JSON isn&apos;t valid.</source>
        <translation>لا يمكن قراءة JSON الخاص به.</translation>
    </message>
    <message>
        <source>It contains no document.</source>
        <translation>ليس فيه مستند.</translation>
    </message>
    <message>
        <source>Its multipart data isn&apos;t valid.</source>
        <translation>لا يمكن قراءة أجزائه.</translation>
    </message>
    <message>
        <source>The callback contains no file.</source>
        <translation>لا يحتوي الاستدعاء على أي ملف.</translation>
    </message>
    <message>
        <source>Enter a name and add a picture of the signature.</source>
        <translation>أدخل اسمًا وأضف صورة للتوقيع.</translation>
    </message>
    <message>
        <source>The signature could not be stored on this computer.</source>
        <translation>تعذر حفظ التوقيع على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The signature could not be removed.</source>
        <translation>تعذرت إزالة التوقيع.</translation>
    </message>
    <message>
        <source>The files could not be stored on this computer.</source>
        <translation>تعذر حفظ الملفات على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>This draft is already being sent.</source>
        <translation>هذه المسودة في الطريق من قبل.</translation>
    </message>
    <message>
        <source>This is already being sent.</source>
        <translation>هذا في الطريق من قبل.</translation>
    </message>
    <message>
        <source>The files can be changed once the draft is saved on the service.</source>
        <translation>يمكن تغيير ملفاتها متى صارت هذه المسودة لدى الخدمة.</translation>
    </message>
    <message>
        <source>This draft was changed elsewhere after the last edit here.</source>
        <translation>غُيّرت هذه المسودة في مكان آخر بعد آخر تحرير هنا.</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2.</source>
        <translation>%1 لا يقبل إلا واحدًا من هذه: %2.</translation>
    </message>
    <message>
        <source>This service requires different names for the radio buttons of a group when documents have a callback address.</source>
        <translation>لا تختار هذه الخدمة أزرارًا بلا أسماء خاصة بها إلا إذا لم يكن للمستندات عنوان استدعاء. أعطِ الأزرار أسماء مختلفة.</translation>
    </message>
    <message>
        <source>“%1” must be the position of one of its buttons, from 1 to %2.</source>
        <translation>لا يقبل «%1» إلا موضع أحد أزراره، من 1 إلى %2.</translation>
    </message>
    <message>
        <source>“%1” can be read as %2 or %3. Enter one of them.</source>
        <translation>يمكن قراءة «%1» على أنه %2 أو %3: اكتب أحدهما.</translation>
    </message>
    <message>
        <source>Values of this document changed after they were shown to you. Check the differences, then finish again.</source>
        <translation>تغيّرت قيم في هذا المستند بعد عرضها عليك. راجع الاختلافات ثم أنهِ التوقيع من جديد.</translation>
    </message>
    <message>
        <source>The stored value isn&apos;t the one that was shown.</source>
        <translation>القيمة المحفوظة ليست هي القيمة المعروضة.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email. Copy the signing link instead.</source>
        <translation>لا تستطيع هذه الخدمة إرسال البريد الإلكتروني. انسخ رابط التوقيع بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>This recipient has no email address. Copy the signing link instead.</source>
        <translation>ليس لهذا المستلم عنوان بريد إلكتروني. انسخ رابط التوقيع بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>The consent text has changed. Read it again, then agree and finish.</source>
        <translation>تغيّر نص الموافقة. اقرأه مجددًا ثم وافق وأنهِ.</translation>
    </message>
    <message>
        <source>The last reminder was sent less than ten minutes ago. Try again later.</source>
        <translation>طُلب تذكير قبل أقل من عشر دقائق.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Enter the recipient&apos;s name.</source>
        <translation>«%1» اسم مؤقت. أدخل اسم المستلم.</translation>
    </message>
    <message>
        <source>%1 is the only radio button of the group “%2”.</source>
        <translation>%1 هو زر الاختيار الوحيد في المجموعة «%2».</translation>
    </message>
    <message>
        <source>%1 has no text.</source>
        <translation>%1 بلا نص.</translation>
    </message>
    <message>
        <source>The condition of %1 can never be met, so the field is never shown.</source>
        <translation>لا يمكن أن يتحقق شرط %1: لا يُعرض أبدًا.</translation>
    </message>
    <message>
        <source>%1 was copied without “%2”, which its condition refers to. The copy is always shown.</source>
        <translation>نُسخ %1 دون «%2» الذي كان شرطه يشير إليه: يُعرض دائمًا.</translation>
    </message>
    <message>
        <source>All values of the document together can have at most %1 characters.</source>
        <translation>يجب ألا يتجاوز مجموع قيم المستند %1 حرف.</translation>
    </message>
    <message>
        <source>The pictures have more than %1 megapixels in total. Use smaller pictures.</source>
        <translation>يتجاوز مجموع الصور %1 ميغابكسل. استخدم صورًا أصغر.</translation>
    </message>
    <message>
        <source>The access code is too short. Use at least %1 characters.</source>
        <translation>رمز الدخول قصير جدًا. استخدم %1 أحرف على الأقل.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in %1 min, or ask the sender for help.</source>
        <translation>رموز خاطئة كثيرة. حاول مجددًا بعد %1 دقيقة أو اطلب المساعدة من المرسل.</translation>
    </message>
    <message>
        <source>Move this document to the trash first.</source>
        <translation>انقل هذا المستند إلى سلة المهملات أولًا.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, then try again.</source>
        <translation>القرص ممتلئ. لا يمكن حفظ أي شيء حتى تتوفر مساحة.</translation>
    </message>
    <message>
        <source>The upload limit has been reached. Try again later.</source>
        <translation>رُفعت بيانات كثيرة. حاول مجددًا لاحقًا.</translation>
    </message>
    <message>
        <source>Requests from other websites are not accepted.</source>
        <translation>هذا الطلب وارد من موقع آخر.</translation>
    </message>
    <message>
        <source>The seal key is missing, but documents were sealed with it. Sealing is stopped until the key is restored from a backup. To seal with a new key from now on, start the service once with --new-seal-key.</source>
        <translation>مفتاح الختم مفقود، مع أن مستندات خُتمت به. لن يُختم شيء حتى يُستعاد من نسخة احتياطية. للختم بمفتاح جديد من الآن فصاعدًا، شغّل الخدمة مرة واحدة مع ‎--new-seal-key.</translation>
    </message>
    <message>
        <source>The access code for %1 has fewer than %2 characters.</source>
        <translation>رمز الدخول لـ %1 أقل من %2 أحرف.</translation>
    </message>
    <message>
        <source>The database doesn&apos;t respond. Try again in a moment.</source>
        <translation>قاعدة البيانات لا تستجيب. حاول مرة أخرى بعد قليل.</translation>
    </message>
    <message>
        <source>“%1” must be checked.</source>
        <translation>يجب تحديد «%1».</translation>
    </message>
    <message>
        <source>“%1” requires your signature.</source>
        <translation>يحتاج «%1» إلى توقيعك.</translation>
    </message>
    <message>
        <source>“%1” allows only one choice.</source>
        <translation>لا يقبل «%1» إلا خيارًا واحدًا.</translation>
    </message>
    <message>
        <source>Make a choice for “%1”.</source>
        <translation>يحتاج «%1» إلى اختيار.</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>الحقل %1</translation>
    </message>
    <message>
        <source>Field “%1”</source>
        <translation>الحقل «%1»</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>المستلم %1</translation>
    </message>
    <message>
        <source>This field</source>
        <translation>هذا الحقل</translation>
    </message>
    <message>
        <source>This form has been opened too often in the last hour. Try again later.</source>
        <translation>فُتح هذا النموذج مرات كثيرة جدًا خلال الساعة الماضية. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>This account has reached its storage limit of %1. Delete documents permanently, or ask the operator to raise the limit.</source>
        <translation>هذا الحساب ممتلئ: يمكن لملفاته أن تشغل %1. احذف مستندات نهائيًا أو اطلب المزيد من المشغّل.</translation>
    </message>
    <message>
        <source>This account has reached its limit of %1 documents, including templates and the trash. Delete documents permanently, or ask the operator to raise the limit.</source>
        <translation>هذا الحساب ممتلئ: يتسع لـ %1 من المستندات، بما فيها القوالب وسلة المهملات. احذف مستندات نهائيًا أو اطلب المزيد من المشغّل.</translation>
    </message>
    <message>
        <source>Other people&apos;s fields were corrected too often in this document. Finish your part, or ask the sender for a new document.</source>
        <translation>صُحّحت حقول الآخرين مرات كثيرة جدًا في هذا المستند. أنهِ الجزء الخاص بك أو اطلب من المرسل مستندًا جديدًا.</translation>
    </message>
    <message>
        <source>The hourly limit must be between 0 and 100000 documents.</source>
        <translation>يجب أن يكون الحد في الساعة بين 0 و100000 مستند.</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>بانتظار %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>بانتظار %1 و%2</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3</source>
        <translation>بانتظار %1 و%2 و%3</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3 others</source>
        <translation>بانتظار %1 و%2 وآخرين (العدد: %3)</translation>
    </message>
    <message>
        <source>Waiting for %1 to open it</source>
        <translation>بانتظار أن يفتحه %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to sign</source>
        <translation>بانتظار توقيع %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to read</source>
        <translation>بانتظار أن يقرأه %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to approve</source>
        <translation>بانتظار موافقة %1</translation>
    </message>
    <message>
        <source>Waiting for %1 to fill in</source>
        <translation>بانتظار أن يملأه %1</translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation>‏%1 (باستضافة %2)</translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation>‏%1، باستضافة %2</translation>
    </message>
    <message>
        <source>a recipient</source>
        <translation>أحد المستلمين</translation>
    </message>
    <message>
        <source>its response is too large</source>
        <translation>ردّها كبير جدًا</translation>
    </message>
    <message>
        <source>its response is not a time-stamp</source>
        <translation>ردّها ليس طابعًا زمنيًا</translation>
    </message>
    <message>
        <source>it rejected the request (status %1)</source>
        <translation>رفضت الطلب (الحالة %1)</translation>
    </message>
    <message>
        <source>its response is not signed correctly</source>
        <translation>ردّها غير موقّع على نحو صحيح</translation>
    </message>
    <message>
        <source>its response can&apos;t be checked</source>
        <translation>لا يمكن التحقق من ردّها</translation>
    </message>
    <message>
        <source>its response can&apos;t be read</source>
        <translation>لا يمكن قراءة ردّها</translation>
    </message>
    <message>
        <source>its time-stamp is too large</source>
        <translation>طابعها الزمني كبير جدًا</translation>
    </message>
    <message>
        <source>The time-stamp request could not be created: %1</source>
        <translation>تعذّر إنشاء طلب الطابع الزمني: %1</translation>
    </message>
    <message>
        <source>no authority is set</source>
        <translation>لم تُحدَّد أي هيئة</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>الردّ كبير جدًا</translation>
    </message>
    <message>
        <source>the responder did not answer</source>
        <translation>لم تردّ خدمة التحقق</translation>
    </message>
    <message>
        <source>the response can&apos;t be read</source>
        <translation>لا يمكن قراءة الردّ</translation>
    </message>
    <message>
        <source>the response is not for this request</source>
        <translation>الردّ ليس لهذا الطلب</translation>
    </message>
    <message>
        <source>the response is not signed by the issuer or its delegate</source>
        <translation>الردّ غير موقّع من المُصدر أو من مفوّضه</translation>
    </message>
    <message>
        <source>the response is for a different certificate</source>
        <translation>الردّ يخصّ شهادة أخرى</translation>
    </message>
    <message>
        <source>the response is out of date</source>
        <translation>الردّ ليس حديثًا</translation>
    </message>
    <message>
        <source>the responder does not know the certificate</source>
        <translation>خدمة التحقق لا تعرف الشهادة</translation>
    </message>
    <message>
        <source>the request cannot be created</source>
        <translation>لا يمكن إنشاء الطلب</translation>
    </message>
    <message>
        <source>the certificate revocation list is too large</source>
        <translation>قائمة الشهادات الملغاة كبيرة جدًا</translation>
    </message>
    <message>
        <source>the certificate revocation list cannot be read</source>
        <translation>لا يمكن قراءة قائمة الشهادات الملغاة</translation>
    </message>
    <message>
        <source>the certificate revocation list is not current</source>
        <translation>قائمة الشهادات الملغاة ليست حديثة</translation>
    </message>
    <message>
        <source>the certificate revocation list is not signed by the issuer</source>
        <translation>قائمة الشهادات الملغاة غير موقّعة من المُصدر</translation>
    </message>
    <message>
        <source>the certificate “%1” names no address for revocation checks</source>
        <translation>الشهادة «%1» لا تذكر عنوانًا للتحقق من الإلغاء</translation>
    </message>
    <message>
        <source>the revocation status of “%1” is unknown: %2</source>
        <translation>حالة إلغاء «%1» غير معروفة: %2</translation>
    </message>
    <message>
        <source>the certificate “%1” was revoked</source>
        <translation>أُلغيت الشهادة «%1»</translation>
    </message>
    <message>
        <source>the certificate of “%1”, the issuer of “%2”</source>
        <translation>شهادة «%1»، مُصدر «%2»</translation>
    </message>
    <message>
        <source>The file of trusted authorities can&apos;t be read.</source>
        <translation>لا يمكن قراءة ملف الهيئات الموثوقة.</translation>
    </message>
    <message>
        <source>Storing a sealed document was interrupted: %1</source>
        <translation>انقطع حفظ مستند مختوم: %1</translation>
    </message>
    <message>
        <source>The file of trusted authorities for the mail server can&apos;t be read.</source>
        <translation>لا يمكن قراءة ملف الهيئات الموثوقة لخادم البريد.</translation>
    </message>
    <message>
        <source>The time-stamped file failed verification: %1</source>
        <translation>لم ينجح التحقق من الملف ذي الطابع الزمني: %1</translation>
    </message>
    <message>
        <source>The time-stamped file doesn&apos;t begin with the delivered file.</source>
        <translation>الملف ذو الطابع الزمني لا يبدأ بالملف المُسلَّم.</translation>
    </message>
    <message>
        <source>The files changed while they were being time-stamped.</source>
        <translation>تغيّرت الملفات أثناء إضافة الطابع الزمني إليها.</translation>
    </message>
    <message>
        <source>An earlier signature (%1) would become invalid: %2</source>
        <translation>لن يبقى توقيع سابق (%1) صالحًا: %2</translation>
    </message>
    <message>
        <source>The seal next to the earlier signatures failed verification.</source>
        <translation>لم ينجح التحقق من الختم بجانب التوقيعات السابقة.</translation>
    </message>
    <message>
        <source>Someone else signed in the meantime.</source>
        <translation>وقّع شخص آخر في هذه الأثناء.</translation>
    </message>
    <message>
        <source>The document was changed while it was being signed.</source>
        <translation>تغيّر المستند أثناء توقيعه.</translation>
    </message>
    <message>
        <source>The signature of %1 failed verification: %2</source>
        <translation>لم ينجح التحقق من توقيع %1: %2</translation>
    </message>
    <message>
        <source>Being sealed</source>
        <translation>قيد الختم</translation>
    </message>
    <message>
        <source>Being sealed, attempt %1: %2</source>
        <translation>قيد الختم، المحاولة %1: %2</translation>
    </message>
    <message>
        <source>Sealed at level %1. Level %2 is pending: %3</source>
        <translation>مختوم بالمستوى %1، بانتظار %2: %3</translation>
    </message>
    <message>
        <source>Signing was interrupted: %1</source>
        <translation>انقطع التوقيع: %1</translation>
    </message>
    <message>
        <source>Time-stamping was interrupted: %1</source>
        <translation>انقطعت إضافة الطابع الزمني: %1</translation>
    </message>
    <message>
        <source>From the template “%1” (%2)</source>
        <translation>من القالب «%1» (%2)</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>نُقل إلى المهملات</translation>
    </message>
    <message>
        <source>“%1” was encrypted without a password and was stored decrypted. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>كان «%1» مشفّرًا بلا كلمة مرور ويُحفظ دون تشفير: SHA-256 كما رُفع %2، وكما حُفظ %3</translation>
    </message>
    <message>
        <source>%1; permissions restricted by its author: %2</source>
        <translation>‏%1؛ القيود التي وضعها مؤلفه: %2</translation>
    </message>
    <message>
        <source>“%1” was damaged and was repaired. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>كان «%1» تالفًا وأُصلح: SHA-256 كما رُفع %2، وكما حُفظ %3</translation>
    </message>
    <message>
        <source>SHA-256 %1, %2 bytes, “%3”: %4</source>
        <translation>SHA-256 %1، %2 بايت، «%3»: %4</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>%1: %2 wrong codes, locked for %3 minutes</source>
        <translation>‏%1: عدد الرموز الخاطئة %2، قُفل لمدة %3 دقيقة</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>‏%1 إلى %2: %3</translation>
    </message>
    <message>
        <source>The callback address did not accept the document for three days: %1</source>
        <translation>لم يقبل عنوان الاستدعاء المستند طوال ثلاثة أيام: %1</translation>
    </message>
    <message>
        <source>Sealed by %1, certificate SHA-256 %2</source>
        <translation>ختمه %1، الشهادة SHA-256 %2</translation>
    </message>
    <message>
        <source>Sealed by %1, certificate SHA-256 %2, %3</source>
        <translation>ختمه %1، الشهادة SHA-256 %2، %3</translation>
    </message>
    <message>
        <source>the address is invalid</source>
        <translation>العنوان غير صالح</translation>
    </message>
    <message>
        <source>the host name was not found</source>
        <translation>لم يُعثر على اسم المضيف</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>لا اتصال</translation>
    </message>
    <message>
        <source>the request timed out</source>
        <translation>لا ردّ في الوقت المحدد</translation>
    </message>
    <message>
        <source>the service is shutting down</source>
        <translation>الخدمة قيد الإيقاف</translation>
    </message>
    <message>
        <source>the server&apos;s certificate was not accepted</source>
        <translation>لم تُقبل شهادة الخادم</translation>
    </message>
    <message>
        <source>the file of trusted authorities cannot be read</source>
        <translation>لا يمكن قراءة ملف الهيئات الموثوقة</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>لا اتصال آمن</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>انقطع الاتصال</translation>
    </message>
    <message>
        <source>the connection failed</source>
        <translation>لا يمكن إنشاء أي اتصال</translation>
    </message>
    <message>
        <source>this address is not allowed (loopback, private or reserved)</source>
        <translation>هذا العنوان غير مسموح به (محلي أو خاص أو محجوز)</translation>
    </message>
    <message>
        <source>the server answered with status %1</source>
        <translation>ردّ الخادم بالرمز %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>المستوى %1</translation>
    </message>
    <message>
        <source>level %1, time-stamp by %2</source>
        <translation>المستوى %1، طابع زمني من %2</translation>
    </message>
    <message>
        <source>%1; it will be raised to %2: %3</source>
        <translation>‏%1؛ سيُرفع إلى %2: %3</translation>
    </message>
    <message>
        <source>%1; level %2 was not reached: %3</source>
        <translation>‏%1؛ وليس %2: %3</translation>
    </message>
    <message>
        <source>%1: in every file, by %2, certificate SHA-256 %3</source>
        <translation>‏%1: في كل ملف، من %2، الشهادة SHA-256 %3</translation>
    </message>
    <message>
        <source>%1: in every file, by %2, certificate SHA-256 %3, time-stamp by %4</source>
        <translation>‏%1: في كل ملف، من %2، الشهادة SHA-256 %3، طابع زمني من %4</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>From %1 to %2, time-stamp by %3</source>
        <translation>من %1 إلى %2، طابع زمني من %3</translation>
    </message>
    <message>
        <source>At %1, the requested level</source>
        <translation>عند %1، وهو المستوى المطلوب</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>عند %1: %2</translation>
    </message>
    <message>
        <source>invitation</source>
        <translation>دعوة</translation>
    </message>
    <message>
        <source>reminder</source>
        <translation>تذكير</translation>
    </message>
    <message>
        <source>deadline warning</source>
        <translation>تنبيه بالموعد النهائي</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>اكتمل</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>رُفض</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>انتهت المهلة</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>فُتح</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>وُقّع</translation>
    </message>
    <message>
        <source>one-time code</source>
        <translation>رمز لمرة واحدة</translation>
    </message>
    <message>
        <source>wrong codes</source>
        <translation>رموز خاطئة</translation>
    </message>
    <message>
        <source>Another row goes to the same people.</source>
        <translation>هناك صف آخر موجّه إلى الأشخاص أنفسهم.</translation>
    </message>
    <message>
        <source>%1 other rows go to the same people.</source>
        <translation>%1 من الصفوف الأخرى موجّهة إلى الأشخاص أنفسهم.</translation>
    </message>
    <message>
        <source>“%1” requires a name.</source>
        <translation>«%1» يحتاج إلى اسم.</translation>
    </message>
    <message>
        <source>“%1” requires an email address.</source>
        <translation>«%1» يحتاج إلى عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>Choose the column that holds the email addresses for “%1”.</source>
        <translation>اختر العمود الذي يحتوي على عناوين البريد الإلكتروني الخاصة بـ «%1».</translation>
    </message>
    <message>
        <source>Choose the column that holds the names for “%1”.</source>
        <translation>اختر العمود الذي يحتوي على الأسماء الخاصة بـ «%1».</translation>
    </message>
    <message>
        <source>This service supports several people per row only for documents without a callback address.</source>
        <translation>لا تقبل هذه الخدمة عدة أشخاص في الصف الواحد إلا إذا لم يكن للمستندات عنوان استدعاء. أرسل هذه الدفعة من دونه.</translation>
    </message>
    <message>
        <source>A row names more people than the template has open roles (%1).</source>
        <translation>يسمّي صف أشخاصًا أكثر من الأدوار الشاغرة في القالب: %1.</translation>
    </message>
    <message>
        <source>%1 has fields in this document and can&apos;t be removed. Enter another person instead.</source>
        <translation>لدى %1 حقول في هذا المستند ولا يمكن إزالته. أدخل شخصًا آخر بدلًا منه.</translation>
    </message>
    <message>
        <source>The field “%1” belongs to %2, who has already acted.</source>
        <translation>يعود الحقل «%1» إلى %2، الذي أتمّ دوره بالفعل.</translation>
    </message>
    <message>
        <source>%1: language or other settings</source>
        <translation>%1: اللغة أو إعدادات أخرى</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1، الخطوة %2</translation>
    </message>
    <message>
        <source>%1: from step %2 to step %3</source>
        <translation>%1: من الخطوة %2 إلى الخطوة %3</translation>
    </message>
    <message>
        <source>Added: %1, changed: %2, removed: %3</source>
        <translation>أُضيف: %1، غُيّر: %2، أُزيل: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 days after sending</source>
        <translation>من %1 إلى %2 يومًا بعد الإرسال</translation>
    </message>
    <message>
        <source>This server can&apos;t correct a document after it was sent. Cancel it and send it again.</source>
        <translation>لا يستطيع هذا الخادم تصحيح مستند بعد إرساله. ألغِه وأرسله من جديد.</translation>
    </message>
    <message>
        <source>%1 has already acted and can&apos;t be changed.</source>
        <translation>سبق أن أتمّ %1 دوره ولا يمكن تغييره.</translation>
    </message>
    <message>
        <source>It&apos;s already %1&apos;s turn. Steps can only be changed for people who are still waiting.</source>
        <translation>حان دور %1 بالفعل. لا يمكن تغيير الخطوة إلا لمن لا يزالون ينتظرون.</translation>
    </message>
    <message>
        <source>%1 can&apos;t come before step %2; earlier steps are finished.</source>
        <translation>لا يمكن أن يسبق %1 الخطوة %2؛ فالخطوات السابقة انتهت.</translation>
    </message>
    <message>
        <source>%1 has already been invited, so their role can&apos;t be changed.</source>
        <translation>دُعي %1 بالفعل، لذلك لا يمكن تغيير دوره.</translation>
    </message>
    <message>
        <source>From %1 to %2. Values entered before were removed.</source>
        <translation>من %1 إلى %2. أُزيلت القيم التي أُدخلت من قبل.</translation>
    </message>
    <message>
        <source>%1: authentication and signing link</source>
        <translation>%1: التحقق من الهوية ورابط التوقيع</translation>
    </message>
    <message>
        <source>No one with the address %1 still has to act on this document.</source>
        <translation>لا يوجد من بريده %1 وما زال عليه اتخاذ إجراء في هذا المستند.</translation>
    </message>
    <message>
        <source>%1; the signing link no longer works</source>
        <translation>%1؛ لم يعد رابط التوقيع يعمل</translation>
    </message>
    <message>
        <source>The files already contain a signer&apos;s digital signature, so the field “%1” can no longer be changed or removed.</source>
        <translation>تحمل الملفات بالفعل توقيعًا خاصًا لأحد الأشخاص، لذلك لم يعد ممكنًا تغيير الحقل «%1» أو إزالته.</translation>
    </message>
    <message>
        <source>“%1” contains characters that only the font “%2” supports, but that font doesn&apos;t permit embedding: %3.</source>
        <translation>يحتوي «%1» على أحرف لا توجد إلا في الخط «%2»، وهذا الخط لا يسمح بالتضمين: %3.</translation>
    </message>
    <message>
        <source>Your data couldn&apos;t be backed up to %1 before the upgrade, so nothing was changed. Free some disk space, then start Inkstone again. (%2)</source>
        <translation>تعذّر نسخ بياناتك احتياطيًا إلى %1 قبل الترقية، لذا لم يتغيّر شيء. وفّر مساحة على القرص ثم شغّل Inkstone مجددًا. (%2)</translation>
    </message>
    <message>
        <source>Your administrator has set the service to %1. You can&apos;t connect to another one.</source>
        <translation>حدّد المسؤول الخدمة %1. لا يمكنك الاتصال بغيرها.</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow the service on this computer. Connect to your team&apos;s service.</source>
        <translation>لا يسمح المسؤول بالخدمة على هذا الحاسوب. اتصل بخدمة فريقك.</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow API keys to be stored on this computer.</source>
        <translation>لا يسمح المسؤول بحفظ مفاتيح API على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>This invitation was changed or passed on to another person. This link is no longer valid.</source>
        <translation>عُدّلت هذه الدعوة أو فُوّضت إلى شخص آخر، ولم يعد هذا الرابط صالحًا.</translation>
    </message>
    <message>
        <source>The email address doesn&apos;t exist (%1).</source>
        <translation>عنوان البريد الإلكتروني غير موجود (%1).</translation>
    </message>
    <message>
        <source>The domain of the email address wasn&apos;t found or accepts no email (%1).</source>
        <translation>لم يُعثر على نطاق عنوان البريد أو أنه لا يقبل الرسائل (%1).</translation>
    </message>
    <message>
        <source>The mailbox is disabled (%1).</source>
        <translation>صندوق البريد معطّل (%1).</translation>
    </message>
    <message>
        <source>The mailbox is full (%1).</source>
        <translation>صندوق البريد ممتلئ (%1).</translation>
    </message>
    <message>
        <source>The message is too large for the mailbox (%1).</source>
        <translation>الرسالة أكبر مما يقبله صندوق البريد (%1).</translation>
    </message>
    <message>
        <source>The recipient&apos;s mail server rejected the message (%1).</source>
        <translation>رفض خادم بريد المستلم الرسالة (%1).</translation>
    </message>
    <message>
        <source>The recipient&apos;s mail server couldn&apos;t be reached in time (%1).</source>
        <translation>تعذّر الوصول إلى خادم بريد المستلم في الوقت المحدد (%1).</translation>
    </message>
    <message>
        <source>The message was returned as undeliverable (%1).</source>
        <translation>أُعيدت الرسالة لتعذّر تسليمها (%1).</translation>
    </message>
    <message>
        <source>Delivery is delayed; the mail server is still trying (%1).</source>
        <translation>التسليم متأخر، وما زال خادم البريد يحاول (%1).</translation>
    </message>
    <message>
        <source>A delivery failure was reported for another address (%1). This address may forward its email.</source>
        <translation>أُبلغ عن فشل التسليم إلى عنوان آخر (%1). ربما يعيد هذا العنوان توجيه بريده.</translation>
    </message>
    <message>
        <source>undelivered email</source>
        <translation>بريد لم يُسلَّم</translation>
    </message>
    <message>
        <source>The mailbox can&apos;t be opened. The mail server answered: %1</source>
        <translation>لا يمكن فتح صندوق البريد. أجاب خادم البريد: %1</translation>
    </message>
    <message>
        <source>The mail server sent an unexpected response.</source>
        <translation>أعطى خادم البريد إجابة غير متوقعة.</translation>
    </message>
    <message>
        <source>The message was sent, but the incoming mail server can&apos;t be used: %1</source>
        <translation>أُرسلت الرسالة، لكن لا يمكن استخدام خادم البريد الوارد: %1</translation>
    </message>
    <message>
        <source>The sender doesn&apos;t allow you to delegate this document.</source>
        <translation>لا يسمح لك المرسل بتفويض هذا المستند.</translation>
    </message>
    <message>
        <source>You have already acted on this document, so you can&apos;t delegate it.</source>
        <translation>لقد أنهيت دورك في هذا المستند، فلا يمكنك تفويضه.</translation>
    </message>
    <message>
        <source>This person is already a recipient of the document.</source>
        <translation>هذا الشخص من مستلمي المستند بالفعل.</translation>
    </message>
    <message>
        <source>Enter the name of the person.</source>
        <translation>أدخل اسم الشخص.</translation>
    </message>
    <message>
        <source>Enter the email address of the person.</source>
        <translation>أدخل عنوان البريد الإلكتروني للشخص.</translation>
    </message>
    <message>
        <source>From %1 to %2. Reason: %3</source>
        <translation>من %1 إلى %2. السبب: %3</translation>
    </message>
    <message>
        <source>delegated</source>
        <translation>مفوَّض</translation>
    </message>
    <message>
        <source>Each text must have a different language. Supported languages: %1.</source>
        <translation>يحتاج كل نص إلى لغة خاصة به من بين: %1.</translation>
    </message>
    <message>
        <source>This text can have at most %1 characters.</source>
        <translation>الحد الأقصى لهذا النص %1 حرف.</translation>
    </message>
    <message>
        <source>This text can&apos;t contain control characters.</source>
        <translation>لا يمكن أن يحتوي هذا النص على أحرف تحكم.</translation>
    </message>
    <message>
        <source>A consent text must be a single paragraph without line breaks.</source>
        <translation>نص الموافقة فقرة واحدة بلا فواصل أسطر.</translation>
    </message>
    <message>
        <source>Return addresses must be full https addresses without a user name. At most %1 are allowed.</source>
        <translation>يجب أن تكون عناوين الرجوع عناوين https كاملة بلا اسم مستخدم، وبحد أقصى %1.</translation>
    </message>
    <message>
        <source>This isn&apos;t one of the return addresses of the account.</source>
        <translation>هذا ليس من عناوين الرجوع الخاصة بالحساب.</translation>
    </message>
    <message>
        <source>Enter your question or comment.</source>
        <translation>أدخل سؤالك أو تعليقك.</translation>
    </message>
    <message>
        <source>Enter your answer.</source>
        <translation>أدخل إجابتك.</translation>
    </message>
    <message>
        <source>Questions can be asked and answered only while the document is being signed.</source>
        <translation>لا يمكن طرح الأسئلة والإجابة عنها إلا أثناء توقيع المستند.</translation>
    </message>
    <message>
        <source>You can ask questions once it is your turn.</source>
        <translation>يمكنك طرح الأسئلة عندما يحين دورك.</translation>
    </message>
    <message>
        <source>You have asked %1 questions within an hour. Try again later.</source>
        <translation>لقد طرحت %1 أسئلة خلال ساعة. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>A document can have at most %1 questions.</source>
        <translation>يمكن أن يكون للمستند %1 سؤال على الأكثر.</translation>
    </message>
    <message>
        <source>A question can have at most %1 answers.</source>
        <translation>يمكن أن يكون للسؤال %1 إجابة على الأكثر.</translation>
    </message>
    <message>
        <source>The document has no such question.</source>
        <translation>لا يوجد سؤال كهذا في المستند.</translation>
    </message>
    <message>
        <source>This place isn&apos;t on a page of the document.</source>
        <translation>هذا الموضع ليس على أي صفحة من المستند.</translation>
    </message>
    <message>
        <source>About the document: %1</source>
        <translation>عن المستند: %1</translation>
    </message>
    <message>
        <source>About page %1 (%2 pt from the left, %3 pt from the top): %4</source>
        <translation>عن الصفحة %1 (على بُعد %2 نقطة من اليسار و%3 نقطة من الأعلى): %4</translation>
    </message>
    <message>
        <source>To question %1: %2</source>
        <translation>عن السؤال %1: %2</translation>
    </message>
    <message>
        <source>question</source>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>إجابة</translation>
    </message>
    <message>
        <source>All members of the group “%1” must be in the same step.</source>
        <translation>يجب أن يكون كل أعضاء المجموعة «%1» في الخطوة نفسها.</translation>
    </message>
    <message>
        <source>The number of members who must act has to be the same for all members of the group “%1”.</source>
        <translation>لا يتفق أعضاء المجموعة «%1» على عدد من يجب أن يتصرفوا منهم.</translation>
    </message>
    <message>
        <source>%1 members of the group “%2” must act, but it has only %3.</source>
        <translation>يجب أن يتصرف %1 من أعضاء المجموعة «%2»، لكنها تضم %3 فقط.</translation>
    </message>
    <message>
        <source>%1 only gets a copy and can&apos;t be a member of the group “%2”.</source>
        <translation>يحصل %1 على نسخة فقط ولا يمكن أن يكون عضوًا في المجموعة «%2».</translation>
    </message>
    <message>
        <source>%1 is a witness, but there is no signer above them in the list.</source>
        <translation>%1 شاهد، لكن لا يوجد موقّع فوقه في القائمة.</translation>
    </message>
    <message>
        <source>%1 is a witness and has to be a signer.</source>
        <translation>%1 شاهد ويجب أن يكون موقّعًا.</translation>
    </message>
    <message>
        <source>%1 is a witness and can&apos;t be a member of a group as well.</source>
        <translation>%1 شاهد ولا يمكن أن يكون عضوًا في مجموعة أيضًا.</translation>
    </message>
    <message>
        <source>%1 must be in the same step as the person whose signature they witness.</source>
        <translation>يجب أن يكون %1 في خطوة الشخص نفسه الذي يشهد على توقيعه.</translation>
    </message>
    <message>
        <source>Nobody in an earlier step can name %1.</source>
        <translation>لا أحد في خطوة سابقة يستطيع تسمية %1.</translation>
    </message>
    <message>
        <source>The document expires before it&apos;s %1&apos;s turn.</source>
        <translation>تنتهي مهلة المستند قبل دور %1.</translation>
    </message>
    <message>
        <source>“%1” stays empty when other members of the group “%2” act first.</source>
        <translation>يبقى «%1» فارغًا إذا تصرف أعضاء آخرون من المجموعة «%2» أولًا.</translation>
    </message>
    <message>
        <source>%1 is invited on %2 (UTC)</source>
        <translation>تُرسل الدعوة إلى %1 في %2 (UTC)</translation>
    </message>
    <message>
        <source>a person named by %1</source>
        <translation>شخص يسمّيه %1</translation>
    </message>
    <message>
        <source>Enter the name and the email address of the next recipient.</source>
        <translation>أدخل اسم المستلم التالي وعنوان بريده الإلكتروني.</translation>
    </message>
    <message>
        <source>%1 is already a recipient of the document.</source>
        <translation>%1 مستلم لهذا المستند بالفعل.</translation>
    </message>
    <message>
        <source>%1 no longer has to act</source>
        <translation>لم يعد يلزم %1 التصرف</translation>
    </message>
    <message>
        <source>For %1 (UTC)</source>
        <translation>في %1 (UTC)</translation>
    </message>
    <message>
        <source>The scheduled time must be in the future.</source>
        <translation>يجب أن يكون وقت الإرسال في المستقبل.</translation>
    </message>
    <message>
        <source>Only a draft can be scheduled.</source>
        <translation>لا يمكن جدولة إلا مسودة.</translation>
    </message>
    <message>
        <source>Will be sent on %1 (UTC)</source>
        <translation>سيُرسل في %1 (UTC)</translation>
    </message>
    <message>
        <source>Couldn&apos;t be sent at the scheduled time: %1</source>
        <translation>تعذّر الإرسال في الوقت المجدول: %1</translation>
    </message>
    <message>
        <source>This server doesn&apos;t support groups, witnesses, recipients named by others, delays or scheduled sending.</source>
        <translation>لا يدعم هذا الخادم المجموعات أو الشهود أو المستلمين الذين يسمّيهم غيرهم أو التأخير أو الإرسال المجدول.</translation>
    </message>
    <message>
        <source>%1 has a witness. Remove the witness first.</source>
        <translation>لدى %1 شاهد ولا يمكن إزالته قبله.</translation>
    </message>
    <message>
        <source>“%1” must be an email address, such as name@example.com.</source>
        <translation>يجب أن يكون «%1» عنوان بريد إلكتروني، مثل name@example.com.</translation>
    </message>
    <message>
        <source>“%1” must be a phone number, such as +49 30 901820.</source>
        <translation>يجب أن يكون «%1» رقم هاتف، مثل ‎+49 30 901820.</translation>
    </message>
    <message>
        <source>“%1” must be %2 or later.</source>
        <translation>يجب ألا يكون «%1» قبل %2.</translation>
    </message>
    <message>
        <source>“%1” must be %2 or earlier.</source>
        <translation>يجب ألا يكون «%1» بعد %2.</translation>
    </message>
    <message>
        <source>Select at least %2 of the boxes in “%1”.</source>
        <translation>حدّد %2 على الأقل من مربعات «%1».</translation>
    </message>
    <message>
        <source>Select at most %2 of the boxes in “%1”.</source>
        <translation>حدّد %2 على الأكثر من مربعات «%1».</translation>
    </message>
    <message>
        <source>This document is already being signed, or it isn&apos;t the one that was shown to you. Refresh the list.</source>
        <translation>هذا المستند قيد التوقيع بالفعل، أو ليس هو الذي عُرض عليك. حدّث القائمة.</translation>
    </message>
    <message>
        <source>Go through all pages of this document before you sign it.</source>
        <translation>استعرض كل صفحات هذا المستند قبل أن توقّعه.</translation>
    </message>
    <message>
        <source>This document needs more than your signature. Fill it in on its signing page.</source>
        <translation>يحتاج هذا المستند إلى أكثر من توقيعك. املأه في صفحة توقيعه.</translation>
    </message>
    <message>
        <source>This document requires a code. Open it on its signing page.</source>
        <translation>يطلب هذا المستند رمزًا. افتحه في صفحة توقيعه.</translation>
    </message>
    <message>
        <source>This document changed after it was shown to you. Go through it again.</source>
        <translation>تغيّر هذا المستند بعد أن عُرض عليك. استعرضه من جديد.</translation>
    </message>
    <message>
        <source>You haven&apos;t agreed to the consent text of this document.</source>
        <translation>لم توافق على نص الموافقة الخاص بهذا المستند.</translation>
    </message>
    <message>
        <source>%1 signed a printout. Scan: %2 pages, SHA-256 %3</source>
        <translation>وقّع %1 نسخة مطبوعة. المسح الضوئي: %2 صفحة، SHA-256 %3</translation>
    </message>
    <message>
        <source>Only the signature of a single signer can be recorded from paper.</source>
        <translation>لا يمكن تسجيل توقيع ورقي إلا لموقّع واحد.</translation>
    </message>
    <message>
        <source>Send the scan as one PDF file.</source>
        <translation>أرسل المسح الضوئي في ملف PDF واحد.</translation>
    </message>
    <message>
        <source>Choose the column that holds the phone numbers for codes by SMS.</source>
        <translation>اختر العمود الذي يحتوي على أرقام الهواتف للرموز المرسلة برسائل نصية.</translation>
    </message>
    <message>
        <source>Choose the column that holds the phone numbers for “%1”.</source>
        <translation>اختر العمود الذي يحتوي على أرقام الهواتف لـ«%1».</translation>
    </message>
    <message>
        <source>%1 needs a phone number with a country code, such as +49 151 23456789, for the code by SMS.</source>
        <translation>يحتاج %1 إلى رقم هاتف مع رمز البلد، مثل ‎+49 151 23456789، للرمز المرسل برسالة نصية.</translation>
    </message>
    <message>
        <source>This service isn&apos;t set up to send text messages, so it can&apos;t send codes by SMS. Use an access code.</source>
        <translation>هذه الخدمة غير مهيأة لإرسال الرسائل النصية، فلا يمكنها إرسال رموز برسائل نصية. استخدم رمز دخول.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>أدخل رقم هاتف مع رمز البلد، مثل ‎+49 151 23456789.</translation>
    </message>
    <message>
        <source>Too many codes were sent to this phone number today. Try again later.</source>
        <translation>أُرسلت رموز كثيرة إلى هذا الرقم اليوم. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The SMS gateway answered with status %1.</source>
        <translation>أجابت بوابة الرسائل النصية بالحالة %1.</translation>
    </message>
    <message>
        <source>The SMS gateway&apos;s response doesn&apos;t contain the text that shows success.</source>
        <translation>لا تتضمن إجابة بوابة الرسائل النصية النص الذي يدل على النجاح.</translation>
    </message>
    <message>
        <source>The method must be POST, PUT or GET.</source>
        <translation>يجب أن تكون الطريقة POST أو PUT أو GET.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid header. Write it as Name: value.</source>
        <translation>«%1» ليست ترويسة صالحة. اكتبها بالصيغة Name: value.</translation>
    </message>
    <message>
        <source>The body template isn&apos;t valid JSON.</source>
        <translation>قالب المتن ليس JSON صالحًا.</translation>
    </message>
    <message>
        <source>The address or the body must contain {to} or {toDigits}, which stand for the phone number.</source>
        <translation>يجب أن يتضمن العنوان أو المتن {to} أو {toDigits}، وهما يمثلان رقم الهاتف.</translation>
    </message>
    <message>
        <source>The address or the body must contain {text}, which stands for the message.</source>
        <translation>يجب أن يتضمن العنوان أو المتن {text}، وهو يمثل الرسالة.</translation>
    </message>
    <message>
        <source>The secret must not be in the address. Put {secret} into a header or the body.</source>
        <translation>يجب ألا يكون السر في العنوان. ضع {secret} في ترويسة أو في المتن.</translation>
    </message>
    <message>
        <source>The request contains {secret}, but no secret is set.</source>
        <translation>يتضمن الطلب {secret}، لكن لم يُحدَّد أي سر.</translation>
    </message>
    <message>
        <source>The address must start with https://. Only a gateway on this computer or in a private network may use http://.</source>
        <translation>يجب أن يبدأ العنوان بـ https://. لا يجوز استخدام http:// إلا لبوابة على هذا الحاسوب أو في شبكة خاصة.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid status. Use numbers such as 200 or groups such as 2xx, separated by commas.</source>
        <translation>«%1» ليست حالة صالحة. استخدم أرقامًا مثل 200 أو مجموعات مثل 2xx، مفصولة بفواصل.</translation>
    </message>
    <message>
        <source>Code by SMS for %1 (%2): %3</source>
        <translation>رمز برسالة نصية إلى %1 ‏(%2): %3</translation>
    </message>
    <message>
        <source>Unknown time zone.</source>
        <translation>هذه المنطقة الزمنية غير معروفة.</translation>
    </message>
    <message>
        <source>The recipient has no signing link yet.</source>
        <translation>ليس للمستلم عنوان توقيع بعد.</translation>
    </message>
    <message>
        <source>The signing link belongs to another server.</source>
        <translation>عنوان التوقيع يخص خادمًا آخر.</translation>
    </message>
    <message>
        <source>The proxy requires a user name and password, or rejected the ones given.</source>
        <translation>يطلب الوكيل اسمًا وكلمة مرور، أو لا يقبل هذين.</translation>
    </message>
    <message>
        <source>The recipient of “%1” would be removed. Remove or reassign that field as well.</source>
        <translation>سيزول مستلم «%1»: أزل ذلك الحقل أيضًا أو أعد إسناده.</translation>
    </message>
    <message>
        <source>The signature covers a different type of content than it states.</source>
        <translation>التوقيع على نوع من المحتوى غير الذي يذكره.</translation>
    </message>
    <message>
        <source>The unsigned gap in the byte range is larger or smaller than the signature itself.</source>
        <translation>ما ليس موقّعًا أكثر أو أقل من التوقيع نفسه.</translation>
    </message>
    <message>
        <source>This signing link is unknown.</source>
        <translation>رابط التوقيع هذا غير معروف.</translation>
    </message>
    <message>
        <source>This document was sent in the meantime.</source>
        <translation>أُرسل هذا المستند في هذه الأثناء.</translation>
    </message>
    <message>
        <source>This folder no longer exists.</source>
        <translation>لم يعد هذا المجلد موجودًا.</translation>
    </message>
    <message>
        <source>Assign a person to this role.</source>
        <translation>يجب أن يتولى أحد هذا الدور.</translation>
    </message>
    <message>
        <source>This version is no longer stored.</source>
        <translation>لم يعد هذا الإصدار محفوظًا.</translation>
    </message>
    <message>
        <source>This draft is no longer in the outbox.</source>
        <translation>لم تعد هذه المسودة تنتظر هنا.</translation>
    </message>
    <message>
        <source>A file of this draft is no longer on this computer.</source>
        <translation>ملف من هذه المسودة لم يعد على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>This is not a valid delivery ID.</source>
        <translation>هذا ليس معرّف عملية تسليم.</translation>
    </message>
    <message>
        <source>The signing link is not valid.</source>
        <translation>عنوان التوقيع غير مفهوم.</translation>
    </message>
    <message>
        <source>The history attached to the file is not valid: %1</source>
        <translation>السجل المرفق بالملف غير صالح: %1</translation>
    </message>
    <message>
        <source>“%1” cannot receive email: %2</source>
        <translation>لا يمكن لـ «%1» استلام البريد: %2</translation>
    </message>
    <message>
        <source>The mail server doesn&apos;t support addresses with non-ASCII characters before the @.</source>
        <translation>لا يمكن لخادم البريد التسليم إلى عناوين فيها مثل هذه الأحرف قبل @.</translation>
    </message>
    <message>
        <source>The signature has no byte range.</source>
        <translation>لا يذكر التوقيع ما الذي يوقّعه.</translation>
    </message>
    <message>
        <source>Line %1, column %2 contains a NUL character. The file may not be text, or it may use another encoding.</source>
        <translation>في السطر %1، العمود %2، محرف NUL: هذا ليس نصًا، أو هو بترميز آخر.</translation>
    </message>
    <message>
        <source>%1 was copied without the fields that its formula %2 refers to. The copy isn&apos;t computed.</source>
        <translation>نُسخ %1 دون الحقول التي تشير إليها صيغته %2: لا يُحسب.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be prefilled.</source>
        <translation>لا يمكن ملء %1 مسبقًا.</translation>
    </message>
    <message>
        <source>The key of this account is not stored here. Connect again.</source>
        <translation>مفتاح هذا الحساب غير محفوظ هنا: اتصل من جديد.</translation>
    </message>
    <message>
        <source>The keychain can&apos;t store keys at the moment. A new key would be lost when Inkstone closes.</source>
        <translation>لا تقبل سلسلة المفاتيح مفاتيح الآن: سيضيع المفتاح الجديد بانتهاء هذا التشغيل.</translation>
    </message>
    <message>
        <source>This file isn&apos;t an Inkstone template, or it is damaged.</source>
        <translation>هذا الملف ليس قالبًا من Inkstone، أو هو تالف.</translation>
    </message>
    <message>
        <source>A file in this template was damaged or changed.</source>
        <translation>ملف في هذا القالب ليس هو الذي وُضع فيه: إما تالف أو مغيَّر.</translation>
    </message>
    <message>
        <source>The document may or may not have been created.</source>
        <translation>لا يُعرف هل أُنشئ المستند.</translation>
    </message>
    <message>
        <source>absence notice</source>
        <translation>إشعار الغياب</translation>
    </message>
    <message>
        <source>%1 on behalf of %2, who is absent until %3</source>
        <translation>%1 نيابةً عن %2، الغائب حتى %3</translation>
    </message>
    <message>
        <source>%1 is absent until %2. %3 receives the invitation on their behalf.</source>
        <translation>%1 غائب حتى %2. يستلم %3 الدعوة نيابةً عنه.</translation>
    </message>
    <message>
        <source>%1 is absent until %2, and may not delegate to a deputy.</source>
        <translation>%1 غائب حتى %2 ولا يُسمح له بالتفويض إلى نائب.</translation>
    </message>
    <message>
        <source>%1 is absent until %2. A deputy can&apos;t receive their code by SMS.</source>
        <translation>%1 غائب حتى %2. لا يمكن للنائب استلام الرمز برسالة نصية.</translation>
    </message>
    <message>
        <source>%1 is absent until %2. The deputy %3 is already a recipient of the document.</source>
        <translation>%1 غائب حتى %2. النائب %3 مستلم للمستند بالفعل.</translation>
    </message>
    <message>
        <source>%1 is absent until %2, and no deputy is available.</source>
        <translation>%1 غائب حتى %2، ولا يتوفر نائب.</translation>
    </message>
    <message>
        <source>The list of absences has no deputy for %1 today.</source>
        <translation>لا يوجد في قائمة الغياب نائب عن %1 اليوم.</translation>
    </message>
    <message>
        <source>Enter the email address of the absent person.</source>
        <translation>أدخل عنوان البريد الإلكتروني للشخص الغائب.</translation>
    </message>
    <message>
        <source>Enter the first and the last day of the absence.</source>
        <translation>أدخل أول يوم وآخر يوم من الغياب.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>اليوم الأخير يسبق اليوم الأول.</translation>
    </message>
    <message>
        <source>This absence is already over.</source>
        <translation>انتهى هذا الغياب بالفعل.</translation>
    </message>
    <message>
        <source>Enter the name of the deputy.</source>
        <translation>أدخل اسم النائب.</translation>
    </message>
    <message>
        <source>Enter the email address of the deputy.</source>
        <translation>أدخل عنوان البريد الإلكتروني للنائب.</translation>
    </message>
    <message>
        <source>The deputy must be a different person.</source>
        <translation>يجب أن يكون النائب شخصًا آخر.</translation>
    </message>
    <message>
        <source>This person is already absent from %1 to %2.</source>
        <translation>هذا الشخص غائب بالفعل من %1 إلى %2.</translation>
    </message>
    <message>
        <source>The list can hold at most %1 absences. Remove some that are over.</source>
        <translation>تتسع القائمة لـ %1 غياب على الأكثر. أزِل بعض ما انتهى منها.</translation>
    </message>
    <message>
        <source>The list has no such absence.</source>
        <translation>لا يوجد غياب كهذا في القائمة.</translation>
    </message>
    <message>
        <source>%1 signed offline. Time according to the device: %2 (UTC)</source>
        <translation>وقّع %1 دون اتصال. الوقت بحسب الجهاز: %2 (UTC)</translation>
    </message>
    <message>
        <source>%1 can sign on a phone. Network address: %2</source>
        <translation>يستطيع %1 التوقيع على هاتف. عنوان الشبكة: %2</translation>
    </message>
    <message>
        <source>The device states that this was signed at %1 (UTC), which is in the future. Check the clock of the device.</source>
        <translation>يذكر الجهاز أن هذا وُقّع في %1 (UTC)، أي في المستقبل. تحقّق من ساعة الجهاز.</translation>
    </message>
    <message>
        <source>The device states that this was signed at %1 (UTC), before the document was opened for signing. Check the clock of the device.</source>
        <translation>يذكر الجهاز أن هذا وُقّع في %1 (UTC)، قبل أن يُفتح المستند للتوقيع. تحقّق من ساعة الجهاز.</translation>
    </message>
    <message>
        <source>The files of the document were changed after this was signed offline. It has to be signed again.</source>
        <translation>عُدّلت ملفات المستند بعد توقيعه دون اتصال. يجب توقيعه من جديد.</translation>
    </message>
    <message>
        <source>Values of the document were changed after this was signed offline. It has to be signed again.</source>
        <translation>عُدّلت قيم في المستند بعد توقيعه دون اتصال. يجب توقيعه من جديد.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t accept signatures that were made offline. The document has to be signed again.</source>
        <translation>لا تقبل هذه الخدمة التواقيع التي تمّت دون اتصال. يجب توقيع المستند من جديد.</translation>
    </message>
    <message>
        <source>Unmatched brace. Write a column as {Name}, and a brace as {{ or }}.</source>
        <translation>يوجد قوس بلا نظير. اكتب العمود بالشكل {Name} والقوس بالشكل {{ أو }}.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>لا يحتوي الملف على عمود باسم «%1».</translation>
    </message>
    <message>
        <source>The document title is empty for this row.</source>
        <translation>عنوان المستند فارغ في هذا الصف.</translation>
    </message>
    <message>
        <source>A message can have at most %1 characters.</source>
        <translation>يمكن أن تحتوي الرسالة على %1 حرفًا كحد أقصى.</translation>
    </message>
    <message>
        <source>This service supports a title or message for each row only for documents without a callback address.</source>
        <translation>لا تدعم هذه الخدمة عنوانًا أو رسالة لكل صف إلا للمستندات التي ليس لها عنوان استدعاء.</translation>
    </message>
    <message>
        <source>This document is being corrected by %1. Try again when they have finished.</source>
        <translation>يجري تصحيح هذا المستند من قِبل %1. أعد المحاولة بعد انتهاء ذلك.</translation>
    </message>
    <message>
        <source>There is already an account for this address.</source>
        <translation>يوجد حساب لهذا العنوان بالفعل.</translation>
    </message>
    <message>
        <source>Sending this would exceed the account&apos;s spending limit. Raise the limit in the account settings.</source>
        <translation>سيتجاوز هذا الإرسال حد الإنفاق للحساب. ارفع الحد في إعدادات الحساب.</translation>
    </message>
    <message>
        <source>The session has ended. Sign in again.</source>
        <translation>انتهت الجلسة. سجّل الدخول من جديد.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was revoked.</source>
        <translation>أُلغيت شهادة «%1».</translation>
    </message>
    <message>
        <source>The certificate of “%1” was revoked after the time proven by the time-stamp.</source>
        <translation>أُلغيت شهادة «%1» بعد الوقت الذي يثبته الطابع الزمني.</translation>
    </message>
    <message>
        <source>You trust the signer&apos;s certificate by its fingerprint.</source>
        <translation>أنت تثق بشهادة الموقّع استنادًا إلى بصمتها.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t issued by a trusted authority.</source>
        <translation>لم تُصدر الشهادةَ جهةٌ موثوقة.</translation>
    </message>
    <message>
        <source>A time-stamp in the signature doesn&apos;t belong to this signature.</source>
        <translation>يوجد في التوقيع طابع زمني لا يخص هذا التوقيع.</translation>
    </message>
    <message>
        <source>A time-stamp was created with a certificate that isn&apos;t meant for time-stamping.</source>
        <translation>أُنشئ طابع زمني بشهادة غير مخصصة للطوابع الزمنية.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be signed: %1</source>
        <translation>تعذّر توقيع الملف: %1</translation>
    </message>
    <message>
        <source>The file wasn&apos;t prepared for a signature.</source>
        <translation>لم يُجهَّز الملف للتوقيع.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be hashed: %1</source>
        <translation>تعذّر حساب بصمة الملف: %1</translation>
    </message>
    <message>
        <source>The signature needs %1 bytes, but only %2 are reserved.</source>
        <translation>يحتاج التوقيع إلى %1 بايت، لكن المحجوز %2 فقط.</translation>
    </message>
    <message>
        <source>The key must be RSA, P-256 or P-384.</source>
        <translation>يجب أن يكون المفتاح من نوع RSA أو P-256 أو P-384.</translation>
    </message>
    <message>
        <source>The key doesn&apos;t belong to the certificate.</source>
        <translation>المفتاح لا يخص الشهادة.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be used for signing.</source>
        <translation>لا يمكن استخدام الشهادة للتوقيع.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be encoded</source>
        <translation>لا يمكن ترميز الشهادة</translation>
    </message>
    <message>
        <source>The key couldn&apos;t be created</source>
        <translation>تعذّر إنشاء المفتاح</translation>
    </message>
    <message>
        <source>The certificate couldn&apos;t be created</source>
        <translation>تعذّر إنشاء الشهادة</translation>
    </message>
    <message>
        <source>The private key can&apos;t be read</source>
        <translation>لا يمكن قراءة المفتاح الخاص</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be read</source>
        <translation>لا يمكن قراءة الشهادة</translation>
    </message>
    <message>
        <source>The private key can&apos;t be written</source>
        <translation>لا يمكن كتابة المفتاح الخاص</translation>
    </message>
    <message>
        <source>The file has no seal that was created with this certificate.</source>
        <translation>ليس في الملف ختم بهذه الشهادة.</translation>
    </message>
    <message>
        <source>The key is too short: %1 bits.</source>
        <translation>المفتاح قصير جدًا: %1 بت.</translation>
    </message>
    <message>
        <source>DSA is no longer recommended.</source>
        <translation>لم تعد DSA موصى بها.</translation>
    </message>
    <message>
        <source>The parameters of the RSA-PSS signature are weaker than its digest.</source>
        <translation>معاملات توقيع RSA-PSS أضعف من خوارزمية بصمته.</translation>
    </message>
    <message>
        <source>its response is for a different request</source>
        <translation>ردّها يخص طلبًا آخر</translation>
    </message>
    <message>
        <source>its response is for a different file</source>
        <translation>ردّها يخص ملفًا آخر</translation>
    </message>
    <message>
        <source>its certificate has expired, isn&apos;t meant for time-stamping or isn&apos;t issued by a trusted authority</source>
        <translation>شهادتها منتهية الصلاحية أو غير مخصصة للطوابع الزمنية أو لم تُصدرها جهة موثوقة</translation>
    </message>
    <message>
        <source>its response names a different certificate from the one that signed it</source>
        <translation>يذكر ردّها شهادة غير التي وُقّع بها</translation>
    </message>
    <message>
        <source>the signature of its response isn&apos;t valid</source>
        <translation>توقيع ردّها غير صالح</translation>
    </message>
    <message>
        <source>its response isn&apos;t valid</source>
        <translation>ردّها غير صالح</translation>
    </message>
    <message>
        <source>no document was returned</source>
        <translation>لم يُرجَع أي مستند</translation>
    </message>
    <message>
        <source>The server returned an invalid signing token.</source>
        <translation>أعاد الخادم رمز توقيع غير صالح.</translation>
    </message>
    <message>
        <source>The server didn&apos;t respond in time.</source>
        <translation>لم يجب الخادم في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The server&apos;s response is larger than allowed.</source>
        <translation>رد الخادم أكبر من المسموح به.</translation>
    </message>
    <message>
        <source>The server couldn&apos;t be reached.</source>
        <translation>تعذّر الوصول إلى الخادم.</translation>
    </message>
    <message>
        <source>The connection to the server was lost.</source>
        <translation>انقطع الاتصال بالخادم.</translation>
    </message>
    <message>
        <source>The server name wasn&apos;t found.</source>
        <translation>لم يُعثر على اسم الخادم.</translation>
    </message>
    <message>
        <source>The server redirects to another address. Redirects aren&apos;t followed.</source>
        <translation>يعيد الخادم التوجيه إلى عنوان آخر. لا تُتبع عمليات إعادة التوجيه.</translation>
    </message>
    <message>
        <source>The server&apos;s response isn&apos;t valid.</source>
        <translation>رد الخادم غير صالح.</translation>
    </message>
    <message>
        <source>The request was stopped.</source>
        <translation>أُوقف الطلب.</translation>
    </message>
    <message>
        <source>The server&apos;s response isn&apos;t valid: %1</source>
        <translation>رد الخادم غير صالح: %1</translation>
    </message>
    <message>
        <source>There is no secret with this name.</source>
        <translation>لا يوجد سرّ بهذا الاسم.</translation>
    </message>
    <message>
        <source>Access to the system&apos;s keychain was denied.</source>
        <translation>رُفض الوصول إلى سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>No usable keychain was found on this system.</source>
        <translation>لم يُعثر على سلسلة مفاتيح صالحة للاستخدام في هذا النظام.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain refused the request.</source>
        <translation>رفضت سلسلة مفاتيح النظام الطلب.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain isn&apos;t responding.</source>
        <translation>لا تستجيب سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>%1 has no signature field.</source>
        <translation>ليس لدى %1 أي حقل توقيع.</translation>
    </message>
    <message>
        <source>Enter a name for %1.</source>
        <translation>أدخل اسمًا لـ %1.</translation>
    </message>
    <message>
        <source>%1 needs an email address for the one-time code.</source>
        <translation>يحتاج %1 إلى عنوان بريد إلكتروني للرمز لمرة واحدة.</translation>
    </message>
    <message>
        <source>%1 has no email address. Send them the signing link yourself.</source>
        <translation>ليس لدى %1 عنوان بريد إلكتروني. سلّمه رابط التوقيع بنفسك.</translation>
    </message>
    <message>
        <source>%1 is invited more than once.</source>
        <translation>دُعي %1 أكثر من مرة.</translation>
    </message>
    <message>
        <source>Only a draft can be changed; this document is %1.</source>
        <translation>لا يمكن تغيير إلا مسودة؛ حالة هذا المستند: %1.</translation>
    </message>
    <message>
        <source>Someone else changed this document in the meantime. Its version is now %1.</source>
        <translation>غيّر شخص آخر هذا المستند في هذه الأثناء. إصداره الآن %1.</translation>
    </message>
    <message>
        <source>The history is too large.</source>
        <translation>السجلّ كبير جدًا.</translation>
    </message>
    <message>
        <source>This isn&apos;t an Inkstone history.</source>
        <translation>هذا ليس سجلّ Inkstone.</translation>
    </message>
    <message>
        <source>Version %1 of the history format isn&apos;t supported.</source>
        <translation>الإصدار %1 من صيغة السجلّ غير مدعوم.</translation>
    </message>
    <message>
        <source>The history has too many entries.</source>
        <translation>في السجلّ مدخلات كثيرة جدًا.</translation>
    </message>
    <message>
        <source>Entry %1 of the history can&apos;t be read.</source>
        <translation>لا يمكن قراءة المدخل %1 في السجلّ.</translation>
    </message>
    <message>
        <source>The history lists too many files.</source>
        <translation>يذكر السجلّ ملفات كثيرة جدًا.</translation>
    </message>
    <message>
        <source>The hash of entry %1 of the history doesn&apos;t match the entries before it.</source>
        <translation>بصمة المدخل %1 في السجلّ لا تطابق المدخلات التي قبله.</translation>
    </message>
    <message>
        <source>The last entry of the history doesn&apos;t match the recorded head.</source>
        <translation>المدخل الأخير في السجلّ لا يطابق القيمة النهائية المسجّلة.</translation>
    </message>
    <message>
        <source>“%1” must be written as Name &lt;address&gt;.</source>
        <translation>يجب كتابة «%1» بالصيغة: الاسم &lt;العنوان&gt;.</translation>
    </message>
    <message>
        <source>Enter the name or address of the mail server.</source>
        <translation>أدخل اسم خادم البريد أو عنوانه.</translation>
    </message>
    <message>
        <source>A password is sent to a mail server over TLS only. Choose STARTTLS or TLS.</source>
        <translation>لا تُرسل كلمة المرور إلى خادم البريد إلا عبر TLS. اختر STARTTLS أو TLS.</translation>
    </message>
    <message>
        <source>A password is required for the mail server user. With inkstoned, set INKSTONE_SMTP_PASSWORD.</source>
        <translation>كلمة المرور مطلوبة لمستخدم خادم البريد. مع inkstoned، عيّن INKSTONE_SMTP_PASSWORD.</translation>
    </message>
    <message>
        <source>The mailbox requires a user name and a password.</source>
        <translation>يتطلب صندوق البريد اسم مستخدم وكلمة مرور.</translation>
    </message>
    <message>
        <source>The service is starting or shutting down.</source>
        <translation>الخدمة قيد التشغيل أو الإيقاف.</translation>
    </message>
    <message>
        <source>This file has more anchors than a document can hold.</source>
        <translation>في هذا الملف علامات ارتساء أكثر مما يتسع له مستند.</translation>
    </message>
    <message>
        <source>This file has more form fields than a document can hold.</source>
        <translation>في هذا الملف حقول نموذج أكثر مما يتسع له مستند.</translation>
    </message>
    <message>
        <source>This file has an XFA form. Only some programs can show its fields.</source>
        <translation>في هذا الملف نموذج XFA. لا يمكن إلا لبعض البرامج عرض حقوله.</translation>
    </message>
    <message>
        <source>The form field in the PDF allows several choices. This field allows one.</source>
        <translation>يسمح حقل النموذج بعدة اختيارات، أما الحقل المُنشأ فيسمح باختيار واحد.</translation>
    </message>
    <message>
        <source>The default appearance of the form&apos;s fields was changed after signing: %1.</source>
        <translation>غُيّر المظهر الافتراضي لحقول النموذج بعد التوقيع: %1.</translation>
    </message>
    <message>
        <source>The default fonts of the form&apos;s fields were changed after signing: /DR.</source>
        <translation>غُيّرت الخطوط الافتراضية لحقول النموذج بعد التوقيع: ‎/DR.</translation>
    </message>
    <message>
        <source>Changes to a signed file must be signed as well.</source>
        <translation>يجب توقيع التغييرات في ملف موقّع أيضًا.</translation>
    </message>
    <message>
        <source>No available font supports these characters in the name of recipient %1: %2.</source>
        <translation>في اسم المستلم %1 محارف لا يستطيع أي خط كتابتها: %2.</translation>
    </message>
    <message>
        <source>No available font supports these characters in the title: %1.</source>
        <translation>في العنوان محارف لا يستطيع أي خط كتابتها: %1.</translation>
    </message>
    <message>
        <source>A page of this PDF has too much content to be searched for text.</source>
        <translation>في صفحة من ملف PDF هذا محتوى أكثر من أن يُبحث فيه عن نص.</translation>
    </message>
    <message>
        <source>This PDF has no page %1.</source>
        <translation>ليس في ملف PDF هذا صفحة %1.</translation>
    </message>
    <message>
        <source>A value is on a page that this file doesn&apos;t have.</source>
        <translation>توجد قيمة في صفحة ليست في هذا الملف.</translation>
    </message>
    <message>
        <source>A value has a rectangle without a size.</source>
        <translation>لإحدى القيم مستطيل بلا حجم.</translation>
    </message>
    <message>
        <source>%1 is in a file that is certified so that only its form can be filled in.</source>
        <translation>يقع %1 على ملف لا يسمح مؤلفه إلا بملء نموذجه.</translation>
    </message>
    <message>
        <source>%1 is in the unprintable margin of most printers.</source>
        <translation>يقع %1 في الهامش الذي تتركه الطابعات فارغًا.</translation>
    </message>
    <message>
        <source>%1 covers text of the page.</source>
        <translation>يغطي %1 نصًا في الصفحة.</translation>
    </message>
    <message>
        <source>Moving the fields was cancelled.</source>
        <translation>أُلغي نقل الحقول.</translation>
    </message>
    <message>
        <source>There is no page %1.</source>
        <translation>لا توجد صفحة %1.</translation>
    </message>
    <message>
        <source>The file has no signature field “%1”.</source>
        <translation>ليس في الملف حقل توقيع «%1».</translation>
    </message>
    <message>
        <source>The signature field “%1” is already signed.</source>
        <translation>حقل التوقيع «%1» موقّع بالفعل.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid field name, or it is already in use.</source>
        <translation>لا يمكن تسمية حقل «%1»، أو أن الاسم مستخدم.</translation>
    </message>
    <message>
        <source>Any addition to this PDF would invalidate a signature in it: %1 Ask for a copy without signatures.</source>
        <translation>أي إضافة إلى ملف PDF هذا ستُبطل توقيعًا فيه: %1 اطلب نسخة من دون توقيعات.</translation>
    </message>
    <message>
        <source>Nothing can be added to a page of this signed PDF.</source>
        <translation>لا يمكن إضافة أي شيء إلى صفحة من ملف PDF الموقّع هذا.</translation>
    </message>
    <message>
        <source>A form field can&apos;t be created for a value.</source>
        <translation>لا يمكن إنشاء حقل نموذج لإحدى القيم.</translation>
    </message>
    <message>
        <source>Nothing can be added to the pages of this signed PDF.</source>
        <translation>لا يمكن إضافة أي شيء إلى صفحات ملف PDF الموقّع هذا.</translation>
    </message>
    <message>
        <source>This PDF has more than %1 objects, which is too many.</source>
        <translation>في ملف PDF هذا أكثر من %1 كائن، وهذا كثير جدًا.</translation>
    </message>
    <message>
        <source>This PDF takes too long to read.</source>
        <translation>تستغرق قراءة ملف PDF هذا وقتًا طويلًا جدًا.</translation>
    </message>
    <message>
        <source>The encryption of the file isn&apos;t supported.</source>
        <translation>تشفير الملف غير مدعوم.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>لا يمكن قراءة الملف: %1.</translation>
    </message>
    <message>
        <source>Nothing can be added to this page of a signed file.</source>
        <translation>لا يمكن إضافة أي شيء إلى هذه الصفحة من ملف موقّع.</translation>
    </message>
    <message>
        <source>This covers text of a file that is already signed. Move it to a blank area.</source>
        <translation>هذا يغطي نصًا في ملف موقّع بالفعل. انقله إلى مكان خالٍ.</translation>
    </message>
    <message>
        <source>This file is certified so that only its form can be filled in. Place this on one of its form fields of the same type.</source>
        <translation>هذا الملف مصدَّق بحيث لا يجوز إلا ملء نموذجه. ضع هذا على أحد حقول نموذجه من النوع نفسه.</translation>
    </message>
    <message>
        <source>An entry marked as a time-stamp isn&apos;t a valid time-stamp.</source>
        <translation>مدخل يدّعي أنه طابع زمني ليس كذلك.</translation>
    </message>
    <message>
        <source>An object was redefined after signing.</source>
        <translation>أُعيد تعريف كائن بعد التوقيع.</translation>
    </message>
    <message>
        <source>A later revision contains a second version of an object that only some PDF readers show.</source>
        <translation>تحتوي مراجعة لاحقة على نسخة ثانية من كائن لا تعرضها إلا بعض البرامج.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, %1.</source>
        <translation>قد تعرض البرامج هذا الملف بصور مختلفة. في مراجعة لاحقة: %1.</translation>
    </message>
    <message>
        <source>A later revision can&apos;t be compared with the signed one: %1.</source>
        <translation>لا يمكن مقارنة مراجعة لاحقة بالمراجعة الموقّعة: %1.</translation>
    </message>
    <message>
        <source>Comments were added after this signature. The signature allows this.</source>
        <translation>أُضيفت تعليقات بعد هذا التوقيع، وهو يسمح بذلك.</translation>
    </message>
    <message>
        <source>Long-term validation data was added after this signature.</source>
        <translation>أُضيفت بعد هذا التوقيع بيانات للتحقق من التوقيعات لاحقًا.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten after this signature without changing what the document shows.</source>
        <translation>أُعيدت كتابة أجزاء من الملف بعد هذا التوقيع من دون تغيير ما يعرضه المستند.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in or signed.</source>
        <translation>مُلئ الحقل «%1» أو وُقّع.</translation>
    </message>
    <message>
        <source>Long-term validation data was added.</source>
        <translation>أُضيفت بيانات للتحقق من التوقيعات لاحقًا.</translation>
    </message>
    <message>
        <source>The document&apos;s metadata was changed.</source>
        <translation>غُيّرت البيانات الوصفية للمستند.</translation>
    </message>
    <message>
        <source>The text for screen readers was changed after signing.</source>
        <translation>غُيّر النص المخصص لقارئات الشاشة بعد التوقيع.</translation>
    </message>
    <message>
        <source>The document catalog was changed after signing: %1.</source>
        <translation>غُيّر فهرس المستند بعد التوقيع: %1.</translation>
    </message>
    <message>
        <source>The validation data that was added after signing is malformed.</source>
        <translation>مدخل أُضيف بعد التوقيع يدّعي أنه بيانات تحقق، لكنه ليس كذلك.</translation>
    </message>
    <message>
        <source>The form was changed, not just filled in, after signing: %1.</source>
        <translation>غُيّر النموذج بعد التوقيع، ولم يُملأ فقط: %1.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, is also used for something else.</source>
        <translation>حقل التوقيع «%1» الذي أُضيف بعد التوقيع هو أيضًا شيء آخر.</translation>
    </message>
    <message>
        <source>The form field “%1” was changed, not just filled in, after signing: %2.</source>
        <translation>غُيّر حقل النموذج «%1» بعد التوقيع، ولم يُملأ فقط: %2.</translation>
    </message>
    <message>
        <source>The appearance of the button “%1” was replaced after signing.</source>
        <translation>استُبدل مظهر الزر «%1» بعد التوقيع.</translation>
    </message>
    <message>
        <source>The form field “%1” shows something other than its value.</source>
        <translation>يعرض حقل النموذج «%1» شيئًا غير قيمته.</translation>
    </message>
    <message>
        <source>A page was changed after signing: %1.</source>
        <translation>غُيّرت صفحة بعد التوقيع: %1.</translation>
    </message>
    <message>
        <source>The annotations of a page were replaced after signing.</source>
        <translation>استُبدلت التعليقات التوضيحية في صفحة بعد التوقيع.</translation>
    </message>
    <message>
        <source>Overlapping annotations on a page were reordered after signing.</source>
        <translation>غُيّر ترتيب تعليقات توضيحية متداخلة في صفحة بعد التوقيع.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, covers text or a picture on the page.</source>
        <translation>حقل التوقيع «%1» الذي أُضيف بعد التوقيع يغطي نصًا أو صورة في الصفحة.</translation>
    </message>
    <message>
        <source>Long-term validation data was removed after signing. The visible content is unchanged.</source>
        <translation>أُزيلت بعد التوقيع بيانات للتحقق من التوقيعات لاحقًا. لم يتغيّر المحتوى الظاهر.</translation>
    </message>
    <message>
        <source>The byte range extended beyond the end of the file when it was signed.</source>
        <translation>كان نطاق البايتات يتجاوز نهاية الملف عند توقيعه.</translation>
    </message>
    <message>
        <source>The signature value is encoded in an unusual way. The signed content isn&apos;t affected.</source>
        <translation>قيمة التوقيع مرمّزة بطريقة غير مألوفة. لا يتأثر المحتوى الموقّع بذلك.</translation>
    </message>
    <message>
        <source>Page %1 looks different from what was signed.</source>
        <translation>تبدو الصفحة %1 مختلفة عما وُقّع.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. The signed revision defines an object twice.</source>
        <translation>قد تعرض البرامج هذا الملف بصور مختلفة. تعرّف المراجعة الموقّعة كائنًا مرتين.</translation>
    </message>
    <message>
        <source>The validation data in the file can&apos;t be read.</source>
        <translation>لا يمكن قراءة بيانات التحقق في الملف.</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it, then finish again.</source>
        <translation>هذه الصفحة قديمة. أعد تحميلها ثم أنهِ من جديد.</translation>
    </message>
    <message>
        <source>These values are too long to be rendered together. Request fewer of them.</source>
        <translation>هذه القيم أطول من أن تُعرض معًا. اطلب عددًا أقل منها.</translation>
    </message>
    <message>
        <source>Only the sender&apos;s account can host in-person signing.</source>
        <translation>لا يمكن إلا لحساب المرسل استضافة توقيع حضوري.</translation>
    </message>
    <message>
        <source>Only in-person signatures can be submitted later.</source>
        <translation>لا يمكن إرسال إلا التوقيعات الحضورية لاحقًا.</translation>
    </message>
    <message>
        <source>“%1” requires a file. Attach it on the signing page.</source>
        <translation>يتطلب «%1» ملفًا. أرفقه في صفحة التوقيع.</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>أدخل اسمك.</translation>
    </message>
    <message>
        <source>Enter your email address.</source>
        <translation>أدخل عنوان بريدك الإلكتروني.</translation>
    </message>
    <message>
        <source>The archive couldn&apos;t be written.</source>
        <translation>تعذّرت كتابة الأرشيف.</translation>
    </message>
    <message>
        <source>The CSV reader couldn&apos;t be started.</source>
        <translation>تعذّر تشغيل قارئ CSV.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for this file.</source>
        <translation>لا تكفي الذاكرة لهذا الملف.</translation>
    </message>
    <message>
        <source>This sheet doesn&apos;t exist.</source>
        <translation>ورقة العمل هذه غير موجودة.</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>لا يوجد ما يُكتب.</translation>
    </message>
    <message>
        <source>The workbook couldn&apos;t be created.</source>
        <translation>تعذّر إنشاء المصنّف.</translation>
    </message>
    <message>
        <source>Multiple selection isn&apos;t imported. The field allows one choice.</source>
        <translation>لا يُستورد التحديد المتعدد. يسمح الحقل باختيار واحد.</translation>
    </message>
    <message>
        <source>A choice requires options, as in options=Yes,No.</source>
        <translation>يتطلب الاختيار خيارات، كما في options=Yes,No.</translation>
    </message>
    <message>
        <source>Fields of the type “%1” aren&apos;t imported.</source>
        <translation>لا تُستورد الحقول من النوع «%1».</translation>
    </message>
    <message>
        <source>The type “%1” isn&apos;t supported.</source>
        <translation>النوع «%1» غير مدعوم.</translation>
    </message>
    <message>
        <source>Recipients are numbered from 1 to 200.</source>
        <translation>يُرقَّم المستلمون من 1 إلى 200.</translation>
    </message>
    <message>
        <source>This choice has no options. It was imported as a text field.</source>
        <translation>ليس لهذا الاختيار خيارات. استُورد كحقل نص.</translation>
    </message>
    <message>
        <source>A link can&apos;t be filled in.</source>
        <translation>لا يمكن ملء رابط.</translation>
    </message>
    <message>
        <source>The type “%1” isn&apos;t supported. Supported types: sig, initial, text, check, date.</source>
        <translation>النوع «%1» غير مدعوم. الأنواع المدعومة: sig وinitial وtext وcheck وdate.</translation>
    </message>
    <message>
        <source>Signers are numbered from 1 to 200.</source>
        <translation>يُرقَّم الموقّعون من 1 إلى 200.</translation>
    </message>
    <message>
        <source>The number of boxes to check in this group isn&apos;t imported.</source>
        <translation>لا يُستورد عدد المربعات المطلوب تحديدها في هذه المجموعة.</translation>
    </message>
    <message>
        <source>It has neither a name nor a type.</source>
        <translation>ليس له اسم ولا نوع.</translation>
    </message>
    <message>
        <source>An anchor requires the number of the recipient, as in \s1\.</source>
        <translation>يجب أن تحتوي علامة الارتساء على رقم المستلم، كما في \s1\.</translation>
    </message>
    <message>
        <source>This kind of anchor isn&apos;t supported. Supported kinds: s i d r c t mt n a.</source>
        <translation>هذا النوع من علامات الارتساء غير مدعوم. الأنواع المدعومة: ‎s i d r c t mt n a.</translation>
    </message>
    <message>
        <source>A radio button requires a group and a number within the group, as in \r1_size_1\.</source>
        <translation>يجب أن يذكر زر الاختيار مجموعته ورقمه فيها، كما في \r1_size_1\.</translation>
    </message>
    <message>
        <source>Only radio buttons can have a group. Remove the group from this anchor.</source>
        <translation>يمكن أن تكون المجموعة لأزرار الاختيار فقط. أزل المجموعة من هذا المرساة.</translation>
    </message>
    <message>
        <source>This anchor doesn&apos;t end with a backslash.</source>
        <translation>لا تنتهي علامة الارتساء هذه بشرطة مائلة عكسية.</translation>
    </message>
    <message>
        <source>This name isn&apos;t defined in the file.</source>
        <translation>هذا الاسم غير معرَّف في الملف.</translation>
    </message>
    <message>
        <source>It belongs to %1, who doesn&apos;t fill in fields.</source>
        <translation>يخص %1 الذي لا يملأ حقولًا.</translation>
    </message>
    <message>
        <source>It belongs to %1, who doesn&apos;t exist.</source>
        <translation>يخص %1 غير الموجود.</translation>
    </message>
    <message>
        <source>It belongs to %1, but at most %2 recipients are allowed.</source>
        <translation>يخص %1، لكن الحد الأقصى المسموح به %2.</translation>
    </message>
    <message>
        <source>Only text, number and date fields can be computed. %1 has a different type.</source>
        <translation>لا يمكن حساب إلا النصوص والأعداد والتواريخ. أما %1 فهو شيء آخر.</translation>
    </message>
    <message>
        <source>All formulas together can have at most %1 characters.</source>
        <translation>لا يجوز أن تتجاوز كل الصيغ معًا %1 محرف.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to “%2”, which doesn&apos;t exist.</source>
        <translation>تشير صيغة %1 إلى «%2» غير الموجود.</translation>
    </message>
    <message>
        <source>The formula of %1 refers to “%2”, which can&apos;t be used in a formula.</source>
        <translation>تشير صيغة %1 إلى «%2» الذي لا يمكن استخدامه في صيغة.</translation>
    </message>
    <message>
        <source>The condition of %1 refers to “%2”, which doesn&apos;t exist. The field is always shown.</source>
        <translation>يشير شرط %1 إلى «%2» غير الموجود. يُعرض الحقل دائمًا.</translation>
    </message>
    <message>
        <source>The limits of %1 allow no value: %2.</source>
        <translation>لا تسمح حدود %1 بأي قيمة: %2.</translation>
    </message>
    <message>
        <source>%1 Its default value isn&apos;t valid.</source>
        <translation>%1 قيمته الأولى غير صالحة.</translation>
    </message>
    <message>
        <source>%1 Its formula results in “%2”.</source>
        <translation>%1 ناتج صيغته «%2».</translation>
    </message>
    <message>
        <source>The formula of %1 refers to itself.</source>
        <translation>تشير صيغة %1 إلى نفسها.</translation>
    </message>
    <message>
        <source>The condition of %1 refers to itself.</source>
        <translation>يشير شرط %1 إلى نفسه.</translation>
    </message>
    <message>
        <source>%1 is outside page %2.</source>
        <translation>يقع %1 خارج الصفحة %2.</translation>
    </message>
    <message>
        <source>%1 belongs to recipient %2, who doesn&apos;t exist.</source>
        <translation>يخص %1 المستلم %2 غير الموجود.</translation>
    </message>
    <message>
        <source>%1 is on page %2, which doesn&apos;t exist.</source>
        <translation>يقع %1 على الصفحة %2 غير الموجودة.</translation>
    </message>
    <message>
        <source>%1 covers %2.</source>
        <translation>يغطي %1 على %2.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who doesn&apos;t fill in fields.</source>
        <translation>صاحب %1 هو %2 الذي لا يملأ حقولًا.</translation>
    </message>
    <message>
        <source>%1 is too small to fill in.</source>
        <translation>%1 أصغر من أن يُملأ.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in a group, so it is the only choice.</source>
        <translation>%1 ليس في مجموعة، لذلك هو الاختيار الوحيد.</translation>
    </message>
    <message>
        <source>%1 has no options.</source>
        <translation>ليس لـ %1 خيارات.</translation>
    </message>
    <message>
        <source>%1 is required, but its condition can&apos;t be met when its recipient signs.</source>
        <translation>%1 إلزامي، لكن شرطه لا يمكن أن يتحقق عندما يوقّع مستلمه.</translation>
    </message>
    <message>
        <source>Page %1, “%2”: %3</source>
        <translation>الصفحة %1، «%2»: %3</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>الحد الأدنى أكبر من الحد الأقصى</translation>
    </message>
    <message>
        <source>the length is less than one character</source>
        <translation>الطول أقل من محرف واحد</translation>
    </message>
    <message>
        <source>the number of decimal places must be between 0 and %1</source>
        <translation>يجب أن يكون عدد المنازل العشرية بين 0 و%1</translation>
    </message>
    <message>
        <source>the earliest date is after the latest</source>
        <translation>التاريخ الأبكر يأتي بعد التاريخ الأخير</translation>
    </message>
    <message>
        <source>“%1” is neither a date nor a number of days from today</source>
        <translation>«%1» ليس تاريخًا ولا عددًا من الأيام ابتداءً من اليوم</translation>
    </message>
    <message>
        <source>there are fewer boxes than must be selected</source>
        <translation>عدد المربعات أقل مما يجب تحديده</translation>
    </message>
    <message>
        <source>a comb field requires a maximum length</source>
        <translation>يتطلب حقل الخانات طولًا أقصى</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid number format (write 1234.50 in the format you want)</source>
        <translation>«%1» ليس نموذجًا للعدد 1234.50</translation>
    </message>
    <message>
        <source>can have at most %1 conditions</source>
        <translation>لا يقبل أكثر من %1 شرط</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <translation>يجب أن تكون قيمة «%1» true أو false.</translation>
    </message>
    <message>
        <source>A link template needs exactly one recipient with the role “Open signer”. Choose the role in the editor.</source>
        <translation>يحتاج قالب الرابط إلى مستلم واحد فقط بدور «موقّع مفتوح». اختر الدور في المحرر.</translation>
    </message>
    <message>
        <source>Nobody is assigned to role %1 (%2). The template has %3 roles, but %4 people were specified.</source>
        <translation>لم يُعيَّن أحد للدور %1 (%2). أدوار القالب: %3، والأشخاص المذكورون: %4.</translation>
    </message>
    <message>
        <source>A template in the trash can&apos;t be opened.</source>
        <translation>لا يمكن فتح قالب في سلة المهملات.</translation>
    </message>
    <message>
        <source>Only a draft can be opened; this template link is %1.</source>
        <translation>لا يمكن فتح إلا مسودة؛ حالة رابط القالب هذا: %1.</translation>
    </message>
    <message>
        <source>This template link doesn&apos;t exist.</source>
        <translation>رابط القالب هذا غير موجود.</translation>
    </message>
    <message>
        <source>New documents can&apos;t be started here at the moment. Ask %1.</source>
        <translation>لا يمكن بدء مستندات جديدة هنا حاليًا. اسأل %1.</translation>
    </message>
    <message>
        <source>“%1” matches several fields: %2. Enter the exact name.</source>
        <translation>قد يعني «%1» عدة حقول: %2. اكتب الاسم بدقة.</translation>
    </message>
    <message>
        <source>Several options are named “%1”. Use the ID of the one you mean.</source>
        <translation>توجد عدة خيارات باسم «%1». استخدم معرّف الخيار المقصود.</translation>
    </message>
    <message>
        <source>Only one of %1 and %2 can be chosen.</source>
        <translation>لا يمكن اختيار إلا واحد من %1 و%2.</translation>
    </message>
    <message>
        <source>Another window or program is working on this bulk run.</source>
        <translation>تعمل نافذة أخرى أو برنامج آخر على هذا الإرسال الجماعي.</translation>
    </message>
    <message>
        <source>The account of this bulk run isn&apos;t open.</source>
        <translation>حساب هذا الإرسال الجماعي غير مفتوح.</translation>
    </message>
    <message>
        <source>Nothing can be written to Inkstone&apos;s data folder.</source>
        <translation>لا يمكن الكتابة في مجلد بيانات Inkstone.</translation>
    </message>
    <message>
        <source>This bulk run doesn&apos;t exist.</source>
        <translation>هذا الإرسال الجماعي غير موجود.</translation>
    </message>
    <message>
        <source>Cancelled before it was sent.</source>
        <translation>أُلغي قبل إرساله.</translation>
    </message>
    <message>
        <source>Another listing was opened.</source>
        <translation>فُتحت قائمة أخرى.</translation>
    </message>
    <message>
        <source>Choose a folder to export to.</source>
        <translation>اختر مجلدًا للتصدير إليه.</translation>
    </message>
    <message>
        <source>Choose what to export.</source>
        <translation>اختر ما تريد تصديره.</translation>
    </message>
    <message>
        <source>The placeholder {%1} isn&apos;t supported. Supported placeholders: {%2}.</source>
        <translation>العنصر النائب {%1} غير مدعوم. العناصر النائبة المدعومة: {%2}.</translation>
    </message>
    <message>
        <source>The document isn&apos;t completed, so there is no signed file yet.</source>
        <translation>لم يكتمل المستند، لذلك لا يوجد ملف موقّع بعد.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be created.</source>
        <translation>لا يمكن إنشاء المجلد %1.</translation>
    </message>
    <message>
        <source>There are too many files with this name.</source>
        <translation>توجد ملفات كثيرة جدًا بهذا الاسم.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>لا يمكن قراءة %1: %2</translation>
    </message>
    <message>
        <source>No draft is open.</source>
        <translation>لا توجد مسودة مفتوحة.</translation>
    </message>
    <message>
        <source>The draft doesn&apos;t have this file.</source>
        <translation>ليس في المسودة هذا الملف.</translation>
    </message>
    <message>
        <source>The service has the files in a different order.</source>
        <translation>ترتيب الملفات في الخدمة مختلف.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be created.</source>
        <translation>لا يمكن إنشاء المجلد.</translation>
    </message>
    <message>
        <source>No response from the service. The document may or may not have been sent.</source>
        <translation>لم تستجب الخدمة. ربما أُرسل المستند وربما لم يُرسل.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t exist.</source>
        <translation>هذا الحساب غير موجود.</translation>
    </message>
    <message>
        <source>Another document was opened.</source>
        <translation>فُتح مستند آخر.</translation>
    </message>
    <message>
        <source>This recipient isn&apos;t in the document.</source>
        <translation>هذا المستلم ليس في المستند.</translation>
    </message>
    <message>
        <source>This document is no longer in the trash.</source>
        <translation>لم يعد هذا المستند في سلة المهملات.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>لا يمكن قراءة %1.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a folder.</source>
        <translation>%1 ليس مجلدًا.</translation>
    </message>
    <message>
        <source>%1 contains other files. Choose an empty folder.</source>
        <translation>يحتوي %1 على ملفات أخرى. اختر مجلدًا فارغًا.</translation>
    </message>
    <message>
        <source>The permissions of the folder %1 can&apos;t be restricted.</source>
        <translation>لا يمكن تقييد أذونات المجلد %1.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder %1.</source>
        <translation>لا يمكن الكتابة في المجلد %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>لا يمكن كتابة %1.</translation>
    </message>
    <message>
        <source>Another process is creating the seal key in %1.</source>
        <translation>تُنشئ عملية أخرى مفتاح %1.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1. The disk may be full or read-only.</source>
        <translation>لا يمكن الكتابة في %1. قد يكون القرص ممتلئًا أو للقراءة فقط.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t an IP address that the service can listen on.</source>
        <translation>%1 ليس عنوان IP يمكن للخدمة الاستماع عليه.</translation>
    </message>
    <message>
        <source>The service can&apos;t listen on %1 port %2: %3</source>
        <translation>لا يمكن للخدمة الاستماع على %1، المنفذ %2: %3</translation>
    </message>
    <message>
        <source>is required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>has more than %1 characters</source>
        <translation>يتجاوز %1 محرف</translation>
    </message>
    <message>
        <source>must be a valid email address</source>
        <translation>ليس عنوان بريد إلكتروني</translation>
    </message>
    <message>
        <source>A request must contain 1 to %1 documents.</source>
        <translation>أرسل من 1 إلى %1 مستند دفعة واحدة.</translation>
    </message>
    <message>
        <source>is not a valid page size</source>
        <translation>ليس حجم صفحة صالحًا</translation>
    </message>
    <message>
        <source>must be between 0 and 1000 points</source>
        <translation>يجب أن يكون بين 0 و1000 نقطة</translation>
    </message>
    <message>
        <source>must be a date such as 2026-03-31</source>
        <translation>يجب أن يكون تاريخًا مثل 2026-03-31</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>يجب أن يكون كائنًا</translation>
    </message>
    <message>
        <source>The server couldn&apos;t process this request (HTTP %1).</source>
        <translation>تعذّر على الخادم الرد على هذا الطلب (HTTP %1).</translation>
    </message>
    <message>
        <source>The server refused this request (HTTP %1).</source>
        <translation>رفض الخادم هذا الطلب (HTTP %1).</translation>
    </message>
    <message>
        <source>An internal error occurred in the service. Try again. If the problem persists, give the operator the request ID.</source>
        <translation>حدث خطأ في الخدمة. أعد المحاولة. وإن استمرت المشكلة فأبلغ المشغّل برقم الطلب.</translation>
    </message>
    <message>
        <source>must have 1 to 255 characters</source>
        <translation>يجب أن يتكون من 1 إلى 255 محرفًا</translation>
    </message>
    <message>
        <source>The text is not valid JSON: %1 at byte %2.</source>
        <translation>النص ليس JSON صالحًا: %1 عند البايت %2.</translation>
    </message>
    <message>
        <source>The JSON is larger than %1 bytes.</source>
        <translation>بيانات JSON أكبر من %1 بايت.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>النص ليس UTF-8 صالحًا.</translation>
    </message>
    <message>
        <source>The JSON has more than %1 values.</source>
        <translation>تحتوي بيانات JSON على أكثر من %1 قيمة.</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>تداخل عميق جدًا</translation>
    </message>
    <message>
        <source>unexpected input</source>
        <translation>إدخال غير متوقع</translation>
    </message>
    <message>
        <source>an invalid value</source>
        <translation>قيمة غير صالحة</translation>
    </message>
    <message>
        <source>The JSON must be an object.</source>
        <translation>يجب أن تكون بيانات JSON كائنًا.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>يجب أن تكون القيمة true أو false</translation>
    </message>
    <message>
        <source>must be a time in milliseconds since 1970, UTC</source>
        <translation>يجب أن يكون وقتًا بالمللي ثانية منذ 1970 (UTC)</translation>
    </message>
    <message>
        <source>Select 1 to %1 documents.</source>
        <translation>حدد من 1 إلى %1 مستند.</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>يجب أن يكون نصًا</translation>
    </message>
    <message>
        <source>must not contain a NUL character</source>
        <translation>يجب ألا يحتوي على محرف NUL</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>يجب أن يكون عددًا صحيحًا</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <translation>يجب أن يكون بين %1 و%2</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>يجب أن يكون عددًا</translation>
    </message>
    <message>
        <source>must be an id: a positive whole number</source>
        <translation>يجب أن يكون معرّفًا: عددًا صحيحًا موجبًا</translation>
    </message>
    <message>
        <source>must be a code: a whole number</source>
        <translation>يجب أن يكون رمزًا: عددًا صحيحًا</translation>
    </message>
    <message>
        <source>must be an array of strings</source>
        <translation>يجب أن يكون قائمة نصوص</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>يتجاوز %1 مدخل</translation>
    </message>
    <message>
        <source>must be a string of at most %1 characters</source>
        <translation>يجب أن يكون نصًا لا يتجاوز %1 محرف</translation>
    </message>
    <message>
        <source>must be a base64 string</source>
        <translation>يجب أن يكون نصًا بترميز base64</translation>
    </message>
    <message>
        <source>has more than %1 bytes</source>
        <translation>يتجاوز %1 بايت</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>يجب أن يكون قائمة</translation>
    </message>
    <message>
        <source>%1 is not a supported value</source>
        <translation>%1 ليس قيمة معروفة</translation>
    </message>
    <message>
        <source>must be a PNG or JPEG picture</source>
        <translation>يجب أن يكون صورة PNG أو JPEG</translation>
    </message>
    <message>
        <source>must be a string or a number</source>
        <translation>يجب أن يكون نصًا أو عددًا</translation>
    </message>
    <message>
        <source>must have 1 to %1 entries</source>
        <translation>يجب أن يحتوي على 1 إلى %1 مدخل</translation>
    </message>
    <message>
        <source>has %1 rows</source>
        <translation>فيه %1 صف</translation>
    </message>
    <message>
        <source>The range is outside the file.</source>
        <translation>النطاق خارج الملف.</translation>
    </message>
    <message>
        <source>The credentials are not valid. Check the API key, or the email address and password.</source>
        <translation>مفتاح API غير صالح، أو عنوان البريد الإلكتروني وكلمة المرور غير صالحين.</translation>
    </message>
    <message>
        <source>The service is busy. Try again in a moment.</source>
        <translation>الخدمة مشغولة. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>Nothing was found at this address.</source>
        <translation>لم يُعثر على شيء في هذا العنوان.</translation>
    </message>
    <message>
        <source>The first request with this Idempotency-Key is still being processed. Try again in a moment.</source>
        <translation>لا يزال الطلب الأول بمفتاح Idempotency-Key هذا قيد المعالجة. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>This Idempotency-Key was used for a different request.</source>
        <translation>استُخدم مفتاح Idempotency-Key هذا لطلب آخر.</translation>
    </message>
    <message>
        <source>The database doesn&apos;t respond.</source>
        <translation>لا تستجيب قاعدة البيانات.</translation>
    </message>
    <message>
        <source>This page doesn&apos;t exist.</source>
        <translation>هذه الصفحة غير موجودة.</translation>
    </message>
    <message>
        <source>The report can&apos;t be read.</source>
        <translation>لا يمكن قراءة التقرير.</translation>
    </message>
    <message>
        <source>TLS isn&apos;t available.</source>
        <translation>بروتوكول TLS غير متاح.</translation>
    </message>
    <message>
        <source>The service is shutting down.</source>
        <translation>الخدمة قيد الإيقاف.</translation>
    </message>
    <message>
        <source>The pages of this file can&apos;t be shown.</source>
        <translation>لا يمكن عرض صفحات هذا الملف.</translation>
    </message>
    <message>
        <source>These pictures would be too large.</source>
        <translation>ستكون هذه الصور كبيرة جدًا.</translation>
    </message>
    <message>
        <source>The picture of a page couldn&apos;t be written.</source>
        <translation>تعذّرت كتابة صورة صفحة.</translation>
    </message>
    <message>
        <source>The page renderer returned an invalid response.</source>
        <translation>قدّم عارض الصفحات ردًا غير صالح.</translation>
    </message>
    <message>
        <source>Too many pages are being rendered. Try again in a moment.</source>
        <translation>يجري عرض صفحات كثيرة جدًا. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>Too many pages of this document are being rendered. Try again in a moment.</source>
        <translation>يجري عرض صفحات كثيرة جدًا من هذا المستند. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>This page takes too long to render.</source>
        <translation>يستغرق عرض هذه الصفحة وقتًا طويلًا جدًا.</translation>
    </message>
    <message>
        <source>This page is damaged or needs too much memory to render.</source>
        <translation>هذه الصفحة تالفة أو يحتاج عرضها إلى ذاكرة كبيرة جدًا.</translation>
    </message>
    <message>
        <source>Pages can&apos;t be rendered at the moment.</source>
        <translation>لا يمكن عرض الصفحات حاليًا.</translation>
    </message>
    <message>
        <source>A temporary folder can&apos;t be created.</source>
        <translation>لا يمكن إنشاء مجلد مؤقت.</translation>
    </message>
    <message>
        <source>A stored file is missing: %1</source>
        <translation>ملف مخزَّن مفقود: %1</translation>
    </message>
    <message>
        <source>A stored file couldn&apos;t be restored: %1</source>
        <translation>تعذّرت استعادة ملف مخزَّن: %1</translation>
    </message>
    <message>
        <source>A stored file can&apos;t be read: %1</source>
        <translation>لا يمكن قراءة ملف مخزَّن: %1</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be hashed.</source>
        <translation>تعذّر حساب بصمة أحد الملفات.</translation>
    </message>
    <message>
        <source>The database rejected part of this change.</source>
        <translation>رفضت قاعدة البيانات جزءًا من هذا التغيير.</translation>
    </message>
    <message>
        <source>The documents were changed in the meantime. Try again.</source>
        <translation>غُيّرت المستندات في هذه الأثناء. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The target folder doesn&apos;t exist.</source>
        <translation>المجلد الهدف غير موجود.</translation>
    </message>
    <message>
        <source>The parent folder is inside this folder.</source>
        <translation>الوجهة داخل المجلد نفسه.</translation>
    </message>
    <message>
        <source>Another instance has taken over this request. Try again.</source>
        <translation>تولّت نسخة أخرى هذا الطلب. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The database contains a code that this version doesn&apos;t support: %1 is %2 where %3 is %4.</source>
        <translation>تحتوي قاعدة البيانات على رمز لا يعرفه هذا الإصدار: %1 هو %2 حيث %3 هو %4.</translation>
    </message>
    <message>
        <source>A migration is missing from this build.</source>
        <translation>ينقص هذه النسخة من البرنامج ترحيل لقاعدة البيانات.</translation>
    </message>
    <message>
        <source>This delivery doesn&apos;t exist.</source>
        <translation>عملية التسليم هذه غير موجودة.</translation>
    </message>
    <message>
        <source>A text contains the character U+0000.</source>
        <translation>يحتوي نص على المحرف U+0000.</translation>
    </message>
    <message>
        <source>The database didn&apos;t return an ID.</source>
        <translation>لم تُرجع قاعدة البيانات رقمًا.</translation>
    </message>
    <message>
        <source>The database %1 can&apos;t be opened: %2</source>
        <translation>لا يمكن فتح قاعدة البيانات %1: %2</translation>
    </message>
    <message>
        <source>The database rejected the request: %1</source>
        <translation>رفضت قاعدة البيانات الطلب: %1</translation>
    </message>
    <message>
        <source>An entry like this already exists.</source>
        <translation>يوجد مدخل كهذا بالفعل.</translation>
    </message>
    <message>
        <source>The version couldn&apos;t be stored.</source>
        <translation>تعذّر حفظ الإصدار.</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>فهرس البحث تالف.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be written to the disk: %1</source>
        <translation>تعذّرت كتابة ملف على القرص: %1</translation>
    </message>
    <message>
        <source>an email address has one @ with text before and after it.</source>
        <translation>يحتوي عنوان البريد الإلكتروني على علامة @ واحدة، قبلها نص وبعدها نص.</translation>
    </message>
    <message>
        <source>addresses with quotation marks aren&apos;t supported.</source>
        <translation>العناوين التي تحتوي على علامات اقتباس غير مدعومة.</translation>
    </message>
    <message>
        <source>the part before the @ has characters that aren&apos;t allowed.</source>
        <translation>يحتوي الجزء الذي قبل علامة @ على محارف غير مسموح بها.</translation>
    </message>
    <message>
        <source>the part after the @ isn&apos;t a valid domain name.</source>
        <translation>الجزء الذي بعد علامة @ ليس اسم نطاق صالحًا.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>هو طويل جدًا.</translation>
    </message>
    <message>
        <source>an object is listed twice</source>
        <translation>كائن مُدرج مرتين</translation>
    </message>
    <message>
        <source>the cross-reference entries don&apos;t conform to the standard</source>
        <translation>مدخلات الإحالات المرجعية لا تطابق المعيار</translation>
    </message>
    <message>
        <source>a cross-reference entry doesn&apos;t lead to its object</source>
        <translation>مدخل إحالة مرجعية لا يقود إلى كائنه</translation>
    </message>
    <message>
        <source>the startxref entry is missing or invalid</source>
        <translation>نهايتها في غير موضعها</translation>
    </message>
    <message>
        <source>there is a second trailer</source>
        <translation>لها مقطورة ثانية (trailer)</translation>
    </message>
    <message>
        <source>an object stream contains objects that aren&apos;t listed</source>
        <translation>يحتوي تدفق كائنات على كائنات غير مُدرجة</translation>
    </message>
    <message>
        <source>You are invited to read this document; there is nothing to sign.</source>
        <translation>أنت مدعو إلى قراءة هذا المستند؛ ولا يلزم توقيعه.</translation>
    </message>
    <message>
        <source>You declined to sign.</source>
        <translation>لقد رفضت التوقيع.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is complete.</source>
        <translation>وقّع الجميع. المستند مكتمل.</translation>
    </message>
    <message>
        <source>A recipient declined, so this document can no longer be signed.</source>
        <translation>رفض أحد المستلمين، فانتهى العمل بهذا المستند.</translation>
    </message>
    <message>
        <source>The deadline of this document has passed.</source>
        <translation>انتهت مهلة هذا المستند.</translation>
    </message>
    <message>
        <source>The sender cancelled this document.</source>
        <translation>ألغى المرسل هذا المستند.</translation>
    </message>
    <message>
        <source>Others have already done this; you don&apos;t need to do anything.</source>
        <translation>تولّى آخرون ذلك بالفعل؛ لا يلزمك فعل أي شيء.</translation>
    </message>
    <message>
        <source>recipient %1</source>
        <translation>المستلم %1</translation>
    </message>
    <message>
        <source>“%1” (recipient %2)</source>
        <translation>«%1» (المستلم %2)</translation>
    </message>
    <message>
        <source>%1 has no width.</source>
        <translation>ليس لـ %1 عرض.</translation>
    </message>
    <message>
        <source>%1 has no height.</source>
        <translation>ليس لـ %1 ارتفاع.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be created. To use another folder, set INKSTONE_DATA.</source>
        <translation>لا يمكن إنشاء المجلد %1. لاستخدام مجلد آخر، عيّن INKSTONE_DATA.</translation>
    </message>
    <message>
        <source>You have finished. Thank you.</source>
        <translation>لقد انتهيت. شكرًا لك.</translation>
    </message>
    <message>
        <source>The formula of %1 isn&apos;t valid. %2</source>
        <translation>صيغة %1 غير صالحة. %2</translation>
    </message>
    <message>
        <source>Enter a formula, such as {Net} * 1.19.</source>
        <translation>اكتب صيغة مثل {Net} * 1.19.</translation>
    </message>
    <message>
        <source>A formula can have at most %1 characters.</source>
        <translation>يمكن أن تحتوي الصيغة على %1 حرفًا على الأكثر.</translation>
    </message>
    <message>
        <source>Too many nested parentheses (character %1).</source>
        <translation>أقواس متداخلة كثيرة جدًا (الحرف %1).</translation>
    </message>
    <message>
        <source>A formula can refer to at most %1 different fields.</source>
        <translation>يمكن أن تشير الصيغة إلى %1 حقلًا مختلفًا على الأكثر.</translation>
    </message>
    <message>
        <source>Unexpected text (character %1).</source>
        <translation>نص غير متوقع (الحرف %1).</translation>
    </message>
    <message>
        <source>A number, text or field is missing (character %1).</source>
        <translation>ينقص عدد أو نص أو حقل (الحرف %1).</translation>
    </message>
    <message>
        <source>Unknown word (character %1). Put field names in braces and texts in quotation marks. Functions: sum, min, max, round, if, and, or, not, days.</source>
        <translation>كلمة غير معروفة (الحرف %1). ضع أسماء الحقول بين قوسين معقوفين والنصوص بين علامتي اقتباس. الدوال: sum وmin وmax وround وif وand وor وnot وdays.</translation>
    </message>
    <message>
        <source>Unmatched parenthesis (character %1).</source>
        <translation>قوس بلا مقابل (الحرف %1).</translation>
    </message>
    <message>
        <source>Unmatched brace (character %1).</source>
        <translation>قوس معقوف بلا مقابل (الحرف %1).</translation>
    </message>
    <message>
        <source>Missing name (character %1).</source>
        <translation>الاسم مفقود (الحرف %1).</translation>
    </message>
    <message>
        <source>Write numbers as 1.19 (character %1).</source>
        <translation>اكتب الأعداد مثل 1.19 (الحرف %1).</translation>
    </message>
    <message>
        <source>Wrong number of values for this function (character %1).</source>
        <translation>عدد القيم غير صحيح لهذه الدالة (الحرف %1).</translation>
    </message>
    <message>
        <source>Unmatched quotation mark (character %1).</source>
        <translation>علامة اقتباس غير مغلقة (الحرف %1).</translation>
    </message>
    <message>
        <source>A pattern can have at most %1 characters.</source>
        <translation>يمكن أن يحتوي النمط على %1 حرفًا على الأكثر.</translation>
    </message>
    <message>
        <source>This pattern repeats too much. Use smaller counts.</source>
        <translation>يكرر هذا النمط أكثر من اللازم. استخدم أعدادًا أصغر.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t supported in patterns.</source>
        <translation>«%2» (الحرف %1) غير مدعوم في الأنماط.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t closed.</source>
        <translation>«%2» (الحرف %1) غير مغلق.</translation>
    </message>
    <message>
        <source>Unmatched parenthesis “%2” (character %1).</source>
        <translation>قوس «%2» بلا مقابل (الحرف %1).</translation>
    </message>
    <message>
        <source>“%2” (character %1) has nothing to repeat.</source>
        <translation>«%2» (الحرف %1) ليس لديه ما يكرره.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a valid count. Write {0,3} or {2,}.</source>
        <translation>«%2» (الحرف %1) ليس عددًا صالحًا. اكتب {0,3} أو {2,}.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a valid range.</source>
        <translation>«%2» (الحرف %1) ليس نطاقًا صالحًا.</translation>
    </message>
    <message>
        <source>“%2” (character %1) isn&apos;t a supported escape sequence.</source>
        <translation>«%2» (الحرف %1) ليس تسلسل هروب معروفًا.</translation>
    </message>
    <message>
        <source>%1: The pattern isn&apos;t valid. %2</source>
        <translation>‏%1: النمط غير صالح. %2</translation>
    </message>
    <message>
        <source>The request is larger than %1 MiB.</source>
        <translation>حجم الطلب أكبر من %1 MiB.</translation>
    </message>
    <message>
        <source>The file was changed after signing.</source>
        <translation>جرى تغيير الملف بعد التوقيع.</translation>
    </message>
    <message>
        <source>The file has no signature.</source>
        <translation>لا يحتوي الملف على أي توقيع.</translation>
    </message>
    <message>
        <source>The expected signature is missing.</source>
        <translation>التوقيع المتوقع غير موجود.</translation>
    </message>
    <message>
        <source>This build of Inkstone can&apos;t write Excel workbooks. Export the table as CSV instead.</source>
        <translation>لا يمكن لهذا الإصدار من Inkstone إنشاء مصنفات Excel. صدّر الجدول بتنسيق CSV بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Enter a name for the sender.</source>
        <translation>يحتاج المرسل إلى اسم.</translation>
    </message>
    <message>
        <source>Enter a name for the key.</source>
        <translation>يحتاج المفتاح إلى اسم.</translation>
    </message>
    <message>
        <source>it didn&apos;t respond a moment ago</source>
        <translation>لا ردّ قبل لحظات</translation>
    </message>
    <message>
        <source>%1 has to name the next recipient, but might not have to act at all.</source>
        <translation>على %1 أن يسمّي المستلم التالي، لكن قد لا يلزمه التصرف أصلًا.</translation>
    </message>
    <message>
        <source>It must name a signer, for example signer1.</source>
        <translation>لا يذكر موقّعًا، كما في signer1.</translation>
    </message>
    <message>
        <source>The workspace uses the time zone of this computer, %1. Change it in the system&apos;s settings.</source>
        <translation>تستخدم مساحة العمل المنطقة الزمنية لهذا الحاسوب، %1. غيّرها في إعدادات النظام.</translation>
    </message>
    <message>
        <source>The callback address must not contain “#”: what follows it is never sent.</source>
        <translation>يجب ألا يحوي عنوان الاستدعاء العلامة «#»: ما يليها لا يُرسل أبدًا.</translation>
    </message>
    <message>
        <source>This key has expired. Create a new key instead.</source>
        <translation>انتهت صلاحية هذا المفتاح. أنشئ مفتاحًا جديدًا بدلًا منه.</translation>
    </message>
    <message>
        <source>The keychain of this computer is locked.</source>
        <translation>سلسلة مفاتيح هذا الحاسوب مقفلة.</translation>
    </message>
    <message>
        <source>This file is a dynamic XFA form. Only some programs can show it; others show a page such as “Please wait…”. Print it to a new PDF, or freeze what its pages show here.</source>
        <translation>هذا الملف نموذج XFA ديناميكي. لا تعرضه إلا بعض البرامج، وتعرض برامج أخرى صفحة مثل «Please wait…». اطبعه إلى ملف PDF جديد، أو جمّد ما تعرضه صفحاته هنا.</translation>
    </message>
    <message>
        <source>This file has an XFA form. Programs that support XFA may show something other than its pages.</source>
        <translation>في هذا الملف نموذج XFA. قد تعرض البرامج التي تدعم XFA شيئًا غير صفحاته.</translation>
    </message>
    <message>
        <source>This file is a portfolio. Only its cover page would be signed, not the files in it.</source>
        <translation>هذا الملف حافظة ملفات (portfolio). لن تُوقَّع إلا صفحة غلافه، لا الملفات التي فيه.</translation>
    </message>
    <message>
        <source>This file has layers that are shown only under some conditions, such as when it is printed.</source>
        <translation>في هذا الملف طبقات لا تُعرض دائمًا وفي كل مكان، مثل طبقات للطباعة فقط.</translation>
    </message>
    <message>
        <source>This file has scripts. They can change what it shows.</source>
        <translation>في هذا الملف نصوص برمجية. يمكنها تغيير ما يعرضه.</translation>
    </message>
    <message>
        <source>This file has actions other than links. They can change what it shows, or open something else.</source>
        <translation>في هذا الملف إجراءات غير الروابط. يمكنها تغيير ما يعرضه أو فتح شيء آخر.</translation>
    </message>
    <message>
        <source>This file refers to content in other files, which can change at any time.</source>
        <translation>يشير هذا الملف إلى محتوى في ملفات أخرى قد يتغير في أي وقت.</translation>
    </message>
    <message>
        <source>This file has alternate images, so it can look different when it is printed.</source>
        <translation>في هذا الملف صور بديلة، لذلك قد يبدو مختلفًا عند طباعته.</translation>
    </message>
    <message>
        <source>This file has sound, video, 3D or other content that only some programs show.</source>
        <translation>في هذا الملف صوت أو فيديو أو محتوى ثلاثي الأبعاد أو غير ذلك مما لا تعرضه إلا بعض البرامج.</translation>
    </message>
    <message>
        <source>This file has annotations or form fields that are shown only on a screen, or only on paper.</source>
        <translation>في هذا الملف تعليقات توضيحية أو حقول نموذج لا تظهر إلا على الشاشة أو إلا على الورق.</translation>
    </message>
    <message>
        <source>This file has a signature that isn&apos;t valid: the file was changed after it was signed.</source>
        <translation>في هذا الملف توقيع غير صالح: غُيّر الملف بعد توقيعه.</translation>
    </message>
    <message>
        <source>This file has valid signatures. Freezing it, or removing its scripts, would remove them.</source>
        <translation>في هذا الملف توقيعات صالحة. سيؤدي تجميده أو إزالة نصوصه البرمجية إلى إزالتها.</translation>
    </message>
    <message>
        <source>The layers of this file can&apos;t be merged. Print it to a new PDF and upload that one.</source>
        <translation>لا يمكن دمج طبقات هذا الملف. اطبعه إلى ملف PDF جديد وارفعه.</translation>
    </message>
    <message>
        <source>This file can&apos;t be frozen: %1</source>
        <translation>لا يمكن تجميد هذا الملف: %1</translation>
    </message>
    <message>
        <source>This portfolio contains no PDF file.</source>
        <translation>لا تحتوي حافظة الملفات هذه على أي ملف PDF.</translation>
    </message>
    <message>
        <source>“%1” is not a supported file treatment. Use keep, freeze, removeScripts, takeAttachments or refuse.</source>
        <translation>«%1» ليست طريقة لمعالجة الملفات. استخدم keep أو freeze أو removeScripts أو takeAttachments أو refuse.</translation>
    </message>
    <message>
        <source>This file was changed in the meantime. Try again.</source>
        <translation>غُيّر هذا الملف في هذه الأثناء. أعد المحاولة.</translation>
    </message>
    <message>
        <source>“%1” was frozen: what its pages showed became their only content. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>جُمّد «%1»: أصبح ما كانت تعرضه صفحاته محتواه الوحيد. بصمة SHA-256 للملف المرفوع %2، وللملف المحفوظ %3</translation>
    </message>
    <message>
        <source>The scripts and actions of “%1” were removed. SHA-256 of the upload %2, of the stored file %3</source>
        <translation>أُزيلت النصوص البرمجية والإجراءات من «%1». بصمة SHA-256 للملف المرفوع %2، وللملف المحفوظ %3</translation>
    </message>
    <message>
        <source>“%1” was extracted from a portfolio. SHA-256 of the portfolio %2, of the file %3</source>
        <translation>أُخرج «%1» من حافظة ملفات. بصمة SHA-256 لحافظة الملفات %2، وللملف %3</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, object %1 doesn&apos;t conform to the standard: %2.</source>
        <translation>قد تعرض البرامج هذا الملف بصور مختلفة. في مراجعة لاحقة، الكائن %1 غير مكتوب كما يقتضي المعيار: %2.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. In a later revision, the trailer doesn&apos;t conform to the standard: %1.</source>
        <translation>قد تعرض البرامج هذا الملف بصور مختلفة. في مراجعة لاحقة، المقطورة (trailer) غير مكتوبة كما يقتضي المعيار: %1.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently. A later revision doesn&apos;t conform to the standard: %1.</source>
        <translation>قد تعرض البرامج هذا الملف بصور مختلفة. توجد مراجعة لاحقة غير مكتوبة كما يقتضي المعيار: %1.</translation>
    </message>
    <message>
        <source>it contains a stray character or an unknown keyword</source>
        <translation>محرف دخيل أو كلمة غير معروفة</translation>
    </message>
    <message>
        <source>a comment isn&apos;t ended by a line feed</source>
        <translation>تعليق لا ينتهي بمحرف سطر جديد</translation>
    </message>
    <message>
        <source>it contains an invalid name</source>
        <translation>اسم غير صالح</translation>
    </message>
    <message>
        <source>it contains an invalid number or one out of range</source>
        <translation>عدد غير صالح أو خارج النطاق</translation>
    </message>
    <message>
        <source>it contains an invalid string</source>
        <translation>سلسلة نصية غير صالحة</translation>
    </message>
    <message>
        <source>a dictionary contains a key twice</source>
        <translation>قاموس يحتوي على مفتاح مرتين</translation>
    </message>
    <message>
        <source>it contains an invalid reference</source>
        <translation>إحالة غير صالحة</translation>
    </message>
    <message>
        <source>it refers to an object with a generation that doesn&apos;t exist</source>
        <translation>إحالة إلى كائن برقم جيل غير موجود</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>تداخل عميق جدًا</translation>
    </message>
    <message>
        <source>the length of its stream is wrong</source>
        <translation>طول التدفق غير صحيح</translation>
    </message>
    <message>
        <source>its beginning or end is invalid</source>
        <translation>البداية أو النهاية غير صالحة</translation>
    </message>
    <message>
        <source>it has cross-references in two forms</source>
        <translation>إحالات مرجعية بصيغتين</translation>
    </message>
    <message>
        <source>its number exceeds the size stated in the trailer</source>
        <translation>الرقم يتجاوز الحجم الذي تذكره المقطورة (trailer)</translation>
    </message>
    <message>
        <source>Object %1 was added after signing, but the signed revision already refers to it. Some PDF readers show it.</source>
        <translation>أُضيف بعد التوقيع الكائن %1 الذي تشير إليه المراجعة الموقّعة أصلًا. تعرضه بعض البرامج.</translation>
    </message>
    <message>
        <source>The appearance of the form field “%1” has no bounding box, so PDF readers may draw it anywhere on the page.</source>
        <translation>ليس لمظهر حقل النموذج «%1» مربع إحاطة، لذلك قد ترسمه البرامج في أي مكان من الصفحة.</translation>
    </message>
    <message>
        <source>The signature field “%1” was moved to another page after signing.</source>
        <translation>نُقل حقل التوقيع «%1» إلى صفحة أخرى بعد التوقيع.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, is on a page more than once or on several pages.</source>
        <translation>حقل التوقيع «%1» الذي أُضيف بعد التوقيع موجود في صفحة أكثر من مرة أو في عدة صفحات.</translation>
    </message>
    <message>
        <source>The signature field “%1”, added after signing, names a different page from the one that shows it.</source>
        <translation>حقل التوقيع «%1» الذي أُضيف بعد التوقيع يذكر صفحة غير التي تعرضه.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in with “%2”.</source>
        <translation>مُلئ الحقل «%1» بالقيمة «%2».</translation>
    </message>
    <message>
        <source>The field “%1” was changed from “%2” to “%3”.</source>
        <translation>غُيّر الحقل «%1» من «%2» إلى «%3».</translation>
    </message>
    <message>
        <source>The field “%1” was cleared. Its value was “%2”.</source>
        <translation>أُفرغ الحقل «%1». كانت قيمته «%2».</translation>
    </message>
    <message>
        <source>The signature field “%1” was added.</source>
        <translation>أُضيف حقل التوقيع «%1».</translation>
    </message>
    <message>
        <source>The field “%1” was signed.</source>
        <translation>وُقّع الحقل «%1».</translation>
    </message>
    <message>
        <source>The document&apos;s title was changed from “%1” to “%2”.</source>
        <translation>غُيّر عنوان المستند من «%1» إلى «%2».</translation>
    </message>
    <message>
        <source>The document&apos;s author was changed from “%1” to “%2”.</source>
        <translation>غُيّر مؤلف المستند من «%1» إلى «%2».</translation>
    </message>
    <message>
        <source>The document&apos;s subject was changed from “%1” to “%2”.</source>
        <translation>غُيّر موضوع المستند من «%1» إلى «%2».</translation>
    </message>
    <message>
        <source>The document&apos;s keywords were changed from “%1” to “%2”.</source>
        <translation>غُيّرت الكلمات المفتاحية للمستند من «%1» إلى «%2».</translation>
    </message>
    <message>
        <source>Comments were added or changed.</source>
        <translation>أُضيفت تعليقات أو غُيّرت.</translation>
    </message>
    <message>
        <source>The field “%1” was filled in with “%2” after %3 signed.</source>
        <translation>مُلئ الحقل «%1» بالقيمة «%2» بعد توقيع %3.</translation>
    </message>
    <message>
        <source>The field “%1” was changed from “%2” to “%3” after %4 signed.</source>
        <translation>غُيّر الحقل «%1» من «%2» إلى «%3» بعد توقيع %4.</translation>
    </message>
    <message>
        <source>The field “%1” was cleared after %3 signed. Its value was “%2”.</source>
        <translation>أُفرغ الحقل «%1» بعد توقيع %3. كانت قيمته «%2».</translation>
    </message>
    <message>
        <source>%2 signed the field “%1” after %3.</source>
        <translation>وقّع %2 الحقل «%1» بعد %3.</translation>
    </message>
    <message>
        <source>The signature of %1 allows this, but %1 never saw the new value.</source>
        <translation>يسمح توقيع %1 بذلك، لكن %1 لم يرَ القيمة الجديدة قط.</translation>
    </message>
    <message>
        <source>%1 signed the new value.</source>
        <translation>وقّع %1 القيمة الجديدة.</translation>
    </message>
    <message>
        <source>Nobody has signed the new value.</source>
        <translation>لم يوقّع أحد القيمة الجديدة.</translation>
    </message>
    <message>
        <source>%1 more changes are listed in the details.</source>
        <translation>تُسرد تغييرات أخرى (%1) في التفاصيل.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate isn&apos;t meant for signing documents: its key usage names other purposes only.</source>
        <translation>شهادة الموقّع غير مخصصة لتوقيع المستندات: لا يذكر استخدام مفتاحها إلا أغراضًا أخرى.</translation>
    </message>
    <message>
        <source>it was issued for other purposes</source>
        <translation>أُصدرت لأغراض أخرى</translation>
    </message>
    <message>
        <source>The file&apos;s revocation data about the certificate of %1 is out of date, so it doesn&apos;t say whether the certificate was still valid.</source>
        <translation>بيانات الإلغاء في الملف بشأن شهادة %1 قديمة، لذلك لا تبيّن هل كانت الشهادة لا تزال صالحة.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. It was sealed with the certificate of %1, which isn&apos;t known to be the service that recorded it.</source>
        <translation>السجل المرفق غير مؤكَّد. خُتم بشهادة %1، ولا يُعرف أنها الخدمة التي سجّلته.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. No intact signature covers it as it was attached.</source>
        <translation>السجل المرفق غير مؤكَّد. لا يشمله أي توقيع سليم كما أُرفق.</translation>
    </message>
    <message>
        <source>The attached history isn&apos;t confirmed. It was recorded and sealed with the certificate of %1, which this computer doesn&apos;t trust.</source>
        <translation>السجل المرفق غير مؤكَّد. سُجّل وخُتم بشهادة %1، وهي شهادة لا يثق بها هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The appearance of the field “%1” was updated to show its value.</source>
        <translation>أُعطي الحقل «%1» مظهرًا يعرض قيمته.</translation>
    </message>
    <message>
        <source>The document&apos;s description was changed.</source>
        <translation>غُيّر وصف المستند.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten without changing what it shows.</source>
        <translation>أُعيدت كتابة أجزاء من الملف من دون تغيير ما يعرضه.</translation>
    </message>
    <message>
        <source>A signature is weak, so it proves little. %1</source>
        <translation>يوجد توقيع ضعيف، ولذلك لا يثبت الكثير. %1</translation>
    </message>
    <message>
        <source>The seal key is locked: its passphrase isn&apos;t available. Documents are sealed as soon as it is.</source>
        <translation>مفتاح الختم مقفل: عبارة المرور الخاصة به غير متاحة. تُختم المستندات حالما تتوفر.</translation>
    </message>
    <message>
        <source>This passphrase doesn&apos;t unlock the seal key.</source>
        <translation>عبارة المرور هذه لا تفتح مفتاح الختم.</translation>
    </message>
    <message>
        <source>Page %1 of “%2” looks different in the sealed file from what its signers were shown, so the document isn&apos;t completed.</source>
        <translation>تبدو الصفحة %1 من «%2» في الملف المختوم مختلفة عما عُرض على موقّعيها، لذلك لم يكتمل المستند.</translation>
    </message>
    <message>
        <source>Page %1 of “%2” couldn&apos;t be compared with what its signers were shown: %3</source>
        <translation>تعذّرت مقارنة الصفحة %1 من «%2» بما عُرض على موقّعيها: %3</translation>
    </message>
    <message>
        <source>%1. These pages can&apos;t be rendered, so they weren&apos;t compared with what the signers were shown: %2</source>
        <translation>‏%1. لا يمكن عرض هذه الصفحات، لذلك لم تُقارن بما عُرض على الموقّعين: %2</translation>
    </message>
    <message>
        <source>%1. Nothing is attached to “%2”, because PDF/A-%3 doesn&apos;t allow that; the certificate has the history</source>
        <translation>‏%1. لم يُرفق شيء بالملف «%2» لأن PDF/A-%3 لا يسمح بذلك؛ والسجل في الشهادة</translation>
    </message>
    <message>
        <source>%1 of %2 pages that a later revision may have changed could not be compared with what was signed.</source>
        <translation>تعذّرت مقارنة %1 من أصل %2 من الصفحات التي ربما غيّرتها مراجعة لاحقة بما وُقّع.</translation>
    </message>
    <message>
        <source>The pages could not be compared with what was signed.</source>
        <translation>تعذّرت مقارنة الصفحات بما وُقّع.</translation>
    </message>
    <message>
        <source>A later revision was not compared with the signed one, because that would take too long.</source>
        <translation>لم تُقارن مراجعة لاحقة بالمراجعة الموقّعة لأن ذلك يستغرق وقتًا طويلًا جدًا.</translation>
    </message>
    <message>
        <source>The appearance of the form field “%1” could not be compared with its value.</source>
        <translation>تعذّرت مقارنة مظهر حقل النموذج «%1» بقيمته.</translation>
    </message>
    <message>
        <source>%1 shows page %2 differently from what was signed.</source>
        <translation>يعرض %1 الصفحة %2 على نحو مختلف عما وُقّع.</translation>
    </message>
    <message>
        <source>Page %2 looks different from what was signed when it is printed (rendered by %1).</source>
        <translation>تبدو الصفحة %2 عند طباعتها مختلفة عما وُقّع (بحسب عرض %1).</translation>
    </message>
    <message>
        <source>%1 shows more pages than were signed.</source>
        <translation>يعرض %1 صفحات أكثر مما وُقّع.</translation>
    </message>
    <message>
        <source>%1 could not render the signed version of this file, so its view was not compared.</source>
        <translation>تعذّر على %1 عرض النسخة الموقّعة من هذا الملف، لذلك لم يُقارن عرضه.</translation>
    </message>
    <message>
        <source>%1 rendered the signed version of this file, but not the current one.</source>
        <translation>عرض %1 النسخة الموقّعة من هذا الملف، ولم يعرض النسخة الحالية.</translation>
    </message>
    <message>
        <source>The form field “%1” now hides content of page %2 that was visible when it was signed.</source>
        <translation>يُخفي حقل النموذج «%1» الآن محتوى في الصفحة %2 كان ظاهرًا عند توقيعها.</translation>
    </message>
    <message>
        <source>The form field “%1” now reveals content of page %2 that was hidden when it was signed.</source>
        <translation>يُظهر حقل النموذج «%1» الآن محتوى في الصفحة %2 كان مخفيًا عند توقيعها.</translation>
    </message>
    <message>
        <source>Something that was added to page %1 after signing hides its content (rendered by %2).</source>
        <translation>يُخفي شيءٌ أُضيف إلى الصفحة %1 بعد التوقيع محتواها (بحسب عرض %2).</translation>
    </message>
    <message>
        <source>The verification was cancelled before all pages were compared.</source>
        <translation>أُلغي التحقق قبل مقارنة جميع الصفحات.</translation>
    </message>
    <message>
        <source>This document changed after it was shown to you. Check the differences, then finish again.</source>
        <translation>تغيّر هذا المستند بعد عرضه عليك. راجع الاختلافات ثم أنهِ من جديد.</translation>
    </message>
    <message>
        <source>This field was moved or changed after it was shown.</source>
        <translation>نُقل هذا الحقل أو غُيّر بعد عرضه.</translation>
    </message>
    <message>
        <source>The pages or the text around the fields were changed after they were shown.</source>
        <translation>غُيّرت الصفحات أو النصوص المحيطة بالحقول بعد عرضها.</translation>
    </message>
    <message>
        <source>The sender changed this document after it was opened. Open it again, check it, then finish.</source>
        <translation>غيّر المرسل هذا المستند بعد فتحه. افتحه من جديد وراجعه ثم أنهِ.</translation>
    </message>
    <message>
        <source>The disk quota is used up. Free some space or raise the quota, then try again.</source>
        <translation>استُنفدت الحصة المخصصة على القرص. وفّر مساحة أو ارفع الحصة ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The disk is read-only: nothing can be stored.</source>
        <translation>القرص للقراءة فقط: لا يمكن حفظ أي شيء.</translation>
    </message>
    <message>
        <source>The disk reports an input/output error.</source>
        <translation>أبلغ القرص عن خطأ في الإدخال أو الإخراج.</translation>
    </message>
    <message>
        <source>Too many files are open. Try again in a moment.</source>
        <translation>عدد الملفات المفتوحة كبير جدًا. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>The system doesn&apos;t permit files of this size.</source>
        <translation>لا يسمح النظام بملفات بهذا الحجم.</translation>
    </message>
    <message>
        <source>The system doesn&apos;t permit writing to the data folder.</source>
        <translation>لا يسمح النظام بالكتابة في مجلد البيانات.</translation>
    </message>
    <message>
        <source>The folder %1 doesn&apos;t support file locks. It may be on a network drive. Use a folder on this computer.</source>
        <translation>المجلد %1 لا يدعم أقفال الملفات. قد يكون على محرك أقراص شبكي. استخدم مجلدًا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The folder %1 doesn&apos;t support shared memory. It may be on a network drive. Use a folder on this computer.</source>
        <translation>المجلد %1 لا يدعم الذاكرة المشتركة. قد يكون على محرك أقراص شبكي. استخدم مجلدًا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Restore it from a backup.</source>
        <translation>الملف %1 تالف. استعده من نسخة احتياطية.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read and write %1.</source>
        <translation>ليس لديك إذن بالقراءة والكتابة في %1.</translation>
    </message>
    <message>
        <source>Another program is using %1. Close it, then try again.</source>
        <translation>يستخدم برنامج آخر %1. أغلقه ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>This file takes too much time to read. Save only the sheet that is needed to a new file and use that one.</source>
        <translation>تستغرق قراءة هذا الملف وقتًا طويلًا جدًا. احفظ الورقة المطلوبة وحدها في ملف جديد واستخدمه.</translation>
    </message>
    <message>
        <source>An element of this workbook has too many attributes. Open it in a spreadsheet program, save it as XLSX and try again.</source>
        <translation>في هذا المصنف عنصر سماته كثيرة جدًا. افتحه في برنامج جداول، واحفظه بتنسيق XLSX، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>All rows of this sheet are hidden. Unhide them in a spreadsheet program, or include hidden rows.</source>
        <translation>جميع صفوف هذه الورقة مخفية. أظهرها في برنامج جداول، أو أدرج الصفوف المخفية.</translation>
    </message>
    <message>
        <source>This file is a web page or XML, not a workbook. Open it in a spreadsheet program and save it as XLSX.</source>
        <translation>هذا الملف صفحة ويب أو XML وليس مصنفًا. افتحه في برنامج جداول واحفظه بتنسيق XLSX.</translation>
    </message>
    <message>
        <source>The spreadsheet shows the error %1 in this cell.</source>
        <translation>يعرض الجدول الخطأ %1 في هذه الخلية.</translation>
    </message>
    <message>
        <source>The formula in this cell has no stored result. Open the workbook in a spreadsheet program and save it.</source>
        <translation>ليس للصيغة في هذه الخلية ناتج محفوظ. افتح المصنف في برنامج جداول واحفظه.</translation>
    </message>
    <message>
        <source>This row has more cells than the header. A value may contain the delimiter without quotation marks.</source>
        <translation>خلايا هذا الصف أكثر من خلايا صف العناوين. ربما تحتوي قيمة على الفاصل دون علامتي اقتباس.</translation>
    </message>
    <message>
        <source>“%1” has no domain such as example.com after the @.</source>
        <translation>ليس في «%1» نطاق مثل example.com بعد علامة @.</translation>
    </message>
    <message>
        <source>The sheet “%1” has no rows. Showing “%2” instead.</source>
        <translation>ليس في الورقة «%1» صفوف. تُعرض «%2» بدلًا منها.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t specify its encoding. It was read as %1. Check names with accented letters.</source>
        <translation>لا يذكر الملف ترميزه. قُرئ بالترميز %1: تحقق من الأسماء ذات الأحرف الخاصة.</translation>
    </message>
    <message>
        <source>The header was found in line %1. The lines above it are left out.</source>
        <translation>عُثر على صف العناوين في السطر %1. تُستبعد الأسطر التي فوقه.</translation>
    </message>
    <message>
        <source>Line %1 has fewer cells than the header.</source>
        <translation>خلايا السطر %1 أقل من خلايا صف العناوين.</translation>
    </message>
    <message>
        <source>Line %1 has more cells than the header. Check the delimiter.</source>
        <translation>خلايا السطر %1 أكثر من خلايا صف العناوين. تحقق من الفاصل.</translation>
    </message>
    <message>
        <source>Line %1 has characters that aren&apos;t valid in this encoding. Choose another encoding.</source>
        <translation>في السطر %1 أحرف غير صالحة في هذا الترميز. اختر ترميزًا آخر.</translation>
    </message>
    <message>
        <source>Line %1, column %2 contains a spreadsheet error instead of a value.</source>
        <translation>في السطر %1، العمود %2، خطأ من الجدول بدلًا من قيمة.</translation>
    </message>
    <message>
        <source>Line %1, column %2 has a formula without a stored result. Open the workbook in a spreadsheet program and save it.</source>
        <translation>في السطر %1، العمود %2، صيغة ليس لها ناتج محفوظ. افتح المصنف في برنامج جداول واحفظه.</translation>
    </message>
    <message>
        <source>Further places to check: %1.</source>
        <translation>مواضع أخرى للمراجعة: %1.</translation>
    </message>
    <message>
        <source>The signed file itself doesn&apos;t conform to the standard, so other programs may show it differently. Object %1: %2.</source>
        <translation>الملف الموقّع نفسه غير مكتوب كما يقتضي المعيار، لذلك قد تعرضه برامج أخرى بصورة مختلفة. الكائن %1: %2.</translation>
    </message>
    <message>
        <source>The signed file itself doesn&apos;t conform to the standard, so other programs may show it differently. Its trailer: %1.</source>
        <translation>الملف الموقّع نفسه غير مكتوب كما يقتضي المعيار، لذلك قد تعرضه برامج أخرى بصورة مختلفة. خاتمته: %1.</translation>
    </message>
    <message>
        <source>The pages weren&apos;t compared in these programs, because they aren&apos;t installed: %1.</source>
        <translation>هذه البرامج غير مثبّتة، لذلك لم تُقارن الصفحات كما تعرضها: %1.</translation>
    </message>
    <message>
        <source>The stored data is damaged. Restore it from a backup.</source>
        <translation>البيانات المخزّنة تالفة. استعدها من نسخة احتياطية.</translation>
    </message>
    <message>
        <source>Hidden rows left out: %1.</source>
        <translation>الصفوف المخفية المستبعدة: %1.</translation>
    </message>
    <message>
        <source>The date of signing has changed since this document was opened. Close the document, open it again to see today&apos;s date, and sign.</source>
        <translation>تغيّر تاريخ التوقيع منذ فتح هذا المستند. أغلق المستند ثم افتحه مرة أخرى لترى تاريخ اليوم، ثم وقّع.</translation>
    </message>
    <message>
        <source>This picture takes too long to read. Save it again with another program.</source>
        <translation>تستغرق قراءة هذه الصورة وقتًا طويلاً جدًا. احفظها مرة أخرى ببرنامج آخر.</translation>
    </message>
    <message>
        <source>A key can&apos;t give another key more rights than it has itself. Missing here: %1.</source>
        <translation>لا يمكن لمفتاح أن يمنح مفتاحًا آخر حقوقًا أكثر مما لديه. الناقص هنا: %1.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder, so it can only create keys for that folder or one of its subfolders.</source>
        <translation>مفتاح API هذا مقصور على مجلد، لذلك لا يمكنه إنشاء مفاتيح إلا لذلك المجلد أو لأحد مجلداته الفرعية.</translation>
    </message>
    <message>
        <source>This API key doesn&apos;t have the required scope: %1. Use a key that has it.</source>
        <translation>لا يملك مفتاح API هذا النطاق المطلوب: %1. استخدم مفتاحًا يملكه.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder. Use a key for the whole account.</source>
        <translation>مفتاح API هذا مقصور على مجلد. استخدم مفتاحًا للحساب كله.</translation>
    </message>
    <message>
        <source>This API key is limited to a folder. Choose that folder or one of its subfolders.</source>
        <translation>مفتاح API هذا مقصور على مجلد. اختر ذلك المجلد أو أحد مجلداته الفرعية.</translation>
    </message>
    <message>
        <source>Select at least one scope for the key.</source>
        <translation>حدد نطاقًا واحدًا على الأقل للمفتاح.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a scope of API keys. Use %2.</source>
        <translation>«%1» ليس نطاقًا لمفاتيح API. استخدم %2.</translation>
    </message>
    <message>
        <source>The scope “%1” appears more than once.</source>
        <translation>النطاق «%1» مكرر.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t the address of a website. Enter https:// and the host, with the port if it isn&apos;t 443, such as https://app.example.com.</source>
        <translation>‏«%1» ليس عنوان موقع ويب. أدخل https:// واسم المضيف، مع المنفذ إن لم يكن 443، مثل https://app.example.com.</translation>
    </message>
    <message>
        <source>At most %1 websites can show the signing page.</source>
        <translation>يمكن لـ %1 من مواقع الويب كحد أقصى عرض صفحة التوقيع.</translation>
    </message>
    <message>
        <source>Names that start with “%1” are reserved. Enter another name.</source>
        <translation>الأسماء التي تبدأ بـ «%1» محجوزة. أدخل اسمًا آخر.</translation>
    </message>
    <message>
        <source>The list changed while it was read, and some documents are missing. Try again.</source>
        <translation>تغيرت القائمة أثناء قراءتها وبعض المستندات مفقود. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>There is no event with this ID yet. The ID of the last event is %1. If the service was restored from a backup, read the documents themselves, then continue after %1.</source>
        <translation>لا يوجد بعد حدث بهذا المعرّف. معرّف آخر حدث هو %1. إذا استُعيدت الخدمة من نسخة احتياطية، فاقرأ المستندات نفسها، ثم تابع بعد %1.</translation>
    </message>
    <message>
        <source>signed copy</source>
        <translation>نسخة موقّعة</translation>
    </message>
    <message>
        <source>A signed copy can be sent once the document is completed.</source>
        <translation>يمكن إرسال نسخة موقّعة بعد اكتمال المستند.</translation>
    </message>
    <message>
        <source>Enter at least one email address.</source>
        <translation>أدخل عنوان بريد إلكتروني واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>Signed copies can be sent to at most %1 addresses at once.</source>
        <translation>يمكن إرسال النسخ الموقّعة إلى %1 عنوانًا كحد أقصى في المرة الواحدة.</translation>
    </message>
    <message>
        <source>The signed files are too large for an email.</source>
        <translation>الملفات الموقّعة أكبر من أن تُرسل بالبريد الإلكتروني.</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>كلمة المرور غير صحيحة.</translation>
    </message>
    <message>
        <source>Only the attachments of the file are encrypted. Its signatures can be verified with their password.</source>
        <translation>مرفقات الملف وحدها مشفرة. يمكن التحقق من التوقيعات بكلمة مرورها.</translation>
    </message>
    <message>
        <source>The pages of a password-protected file aren&apos;t compared with what was signed.</source>
        <translation>لا تُقارن صفحات الملف المحمي بكلمة مرور بما تم توقيعه.</translation>
    </message>
    <message>
        <source>The signature was created with a different certificate from the one that was prepared.</source>
        <translation>أُنشئ التوقيع بشهادة مختلفة عن الشهادة التي أُعدّ المستند لها.</translation>
    </message>
    <message>
        <source>The signature covers different data from the prepared document.</source>
        <translation>يغطي التوقيع بيانات مختلفة عن المستند المُعدّ.</translation>
    </message>
    <message>
        <source>The certificate of “%1” isn&apos;t meant for signing documents, for example because it is only for encryption. Choose another certificate.</source>
        <translation>شهادة «%1» غير مخصصة لتوقيع المستندات، لأنها مثلًا للتشفير فقط. اختر شهادة أخرى.</translation>
    </message>
    <message>
        <source>The certificate of “%1” has expired. Choose another certificate.</source>
        <translation>انتهت صلاحية شهادة «%1». اختر شهادة أخرى.</translation>
    </message>
    <message>
        <source>The certificate of “%1” isn&apos;t valid yet. Choose another certificate.</source>
        <translation>شهادة «%1» ليست سارية بعد. اختر شهادة أخرى.</translation>
    </message>
    <message>
        <source>The certificate of the issuer “%1” is missing. Send it after the signer&apos;s certificate.</source>
        <translation>شهادة جهة الإصدار «%1» مفقودة. أرسلها بعد شهادة الموقّع.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a certificate authority, or may not issue this certificate.</source>
        <translation>«%1» ليست جهة إصدار شهادات، أو لا يحق لها إصدار هذه الشهادة.</translation>
    </message>
    <message>
        <source>The key of the certificate can&apos;t sign with %1.</source>
        <translation>لا يمكن لمفتاح الشهادة التوقيع باستخدام %1.</translation>
    </message>
    <message>
        <source>A drop-down list requires options, as in dropdown(options=&quot;Yes,No&quot;).</source>
        <translation>تتطلب القائمة المنسدلة خيارات، كما في dropdown(options=&quot;نعم,لا&quot;).</translation>
    </message>
    <message>
        <source>“%1” requires options, which an anchor in square brackets can&apos;t list. Use {{Name;type=select;options=Yes,No}}.</source>
        <translation>يتطلب ”%1“ خيارات لا يمكن سردها بين قوسين مربعين. استخدم {{Name;type=select;options=نعم,لا}}.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t imported. Set the formula or condition in the field&apos;s properties.</source>
        <translation>لا يُستورد ”%1“. اضبط الصيغة أو الشرط في خصائص الحقل.</translation>
    </message>
    <message>
        <source>This build of Inkstone doesn&apos;t support trusted lists.</source>
        <translation>هذا الإصدار من Inkstone لا يدعم قوائم الثقة.</translation>
    </message>
    <message>
        <source>This file isn&apos;t valid XML.</source>
        <translation>هذا الملف ليس XML صالحًا.</translation>
    </message>
    <message>
        <source>This file isn&apos;t valid XML. The error is in line %1.</source>
        <translation>هذا الملف ليس XML صالحًا. الخطأ في السطر %1.</translation>
    </message>
    <message>
        <source>This file has a document type definition, which isn&apos;t allowed in a trusted list.</source>
        <translation>يحتوي هذا الملف على تعريف نوع مستند، وهو غير مسموح به في قائمة ثقة.</translation>
    </message>
    <message>
        <source>This file is larger than %1, the maximum for a trusted list.</source>
        <translation>هذا الملف أكبر من %1، وهو الحد الأقصى لقائمة الثقة.</translation>
    </message>
    <message>
        <source>This file isn&apos;t a trusted list in the format of ETSI TS 119 612.</source>
        <translation>هذا الملف ليس قائمة ثقة بتنسيق ETSI TS 119 612.</translation>
    </message>
    <message>
        <source>“%1” in line %2 is missing or invalid.</source>
        <translation>«%1» في السطر %2 مفقود أو غير صالح.</translation>
    </message>
    <message>
        <source>Version %1 of the format of trusted lists isn&apos;t supported.</source>
        <translation>الإصدار %1 من تنسيق قوائم الثقة غير مدعوم.</translation>
    </message>
    <message>
        <source>The list isn&apos;t signed.</source>
        <translation>القائمة غير موقّعة.</translation>
    </message>
    <message>
        <source>The list&apos;s signature is invalid. The list may have been changed.</source>
        <translation>توقيع القائمة غير صالح. ربما جرى تغيير القائمة.</translation>
    </message>
    <message>
        <source>The list&apos;s signature uses an algorithm that isn&apos;t supported or is no longer secure.</source>
        <translation>يستخدم توقيع القائمة خوارزمية غير مدعومة أو لم تعد آمنة.</translation>
    </message>
    <message>
        <source>The list&apos;s signature doesn&apos;t cover the whole list.</source>
        <translation>لا يغطي توقيع القائمة القائمة كلها.</translation>
    </message>
    <message>
        <source>The list is signed with a certificate that isn&apos;t trusted for it.</source>
        <translation>القائمة موقّعة بشهادة غير موثوق بها لهذه القائمة.</translation>
    </message>
    <message>
        <source>The trusted list of %1 expired on %2. Get a newer one.</source>
        <translation>انتهت صلاحية قائمة الثقة الخاصة بـ %1 في %2. احصل على قائمة أحدث.</translation>
    </message>
    <message>
        <source>A newer list of %1 is used.</source>
        <translation>تُستخدم قائمة أحدث خاصة بـ %1.</translation>
    </message>
    <message>
        <source>The list of %1 was closed and is no longer updated.</source>
        <translation>أُغلقت قائمة %1 ولم تعد تُحدَّث.</translation>
    </message>
    <message>
        <source>There is no certificate that may sign lists. Add the certificates published in the Official Journal of the European Union, or those of a national list.</source>
        <translation>لا توجد شهادة يُسمح لها بتوقيع القوائم. أضف الشهادات المنشورة في الجريدة الرسمية للاتحاد الأوروبي أو شهادات قائمة وطنية.</translation>
    </message>
    <message>
        <source>%1 has no valid certificate.</source>
        <translation>لا يحتوي %1 على شهادة صالحة.</translation>
    </message>
    <message>
        <source>None of the trusted lists has a service that issued the certificate.</source>
        <translation>لا تحتوي أي من قوائم الثقة على خدمة أصدرت الشهادة.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) wasn&apos;t a qualified service on %3. Its status was: %4.</source>
        <translation>لم تكن الخدمة «%1» (%2) خدمة مؤهلة في %3. كانت حالتها: %4.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) wasn&apos;t listed on %3.</source>
        <translation>لم تكن الخدمة «%1» (%2) مدرجة في %3.</translation>
    </message>
    <message>
        <source>The certificate isn&apos;t a qualified certificate.</source>
        <translation>الشهادة ليست شهادة مؤهلة.</translation>
    </message>
    <message>
        <source>The trusted list of %1 says that certificates of this kind aren&apos;t qualified.</source>
        <translation>تفيد قائمة الثقة الخاصة بـ %1 بأن الشهادات من هذا النوع غير مؤهلة.</translation>
    </message>
    <message>
        <source>The certificate is qualified for websites, not for signatures or seals.</source>
        <translation>الشهادة مؤهلة لمواقع الويب، لا للتوقيعات أو الأختام.</translation>
    </message>
    <message>
        <source>The trusted lists contradict each other about this certificate: %1.</source>
        <translation>تتعارض قوائم الثقة بشأن هذه الشهادة: %1.</translation>
    </message>
    <message>
        <source>The entry of the service “%1” contradicts itself, so its certificates can&apos;t be judged.</source>
        <translation>إدخال الخدمة «%1» متناقض، لذا لا يمكن تقييم شهاداتها.</translation>
    </message>
    <message>
        <source>The entry of the service “%1” has conditions that aren&apos;t supported, so its certificates can&apos;t be judged.</source>
        <translation>يحتوي إدخال الخدمة «%1» على شروط غير مدعومة، لذا لا يمكن تقييم شهاداتها.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be read, so it can&apos;t be looked up in trusted lists.</source>
        <translation>تتعذر قراءة الشهادة، لذا لا يمكن البحث عنها في قوائم الثقة.</translation>
    </message>
    <message>
        <source>The certificate wasn&apos;t qualified when it was issued, on %1.</source>
        <translation>لم تكن الشهادة مؤهلة عند إصدارها في %1.</translation>
    </message>
    <message>
        <source>The key isn&apos;t in a qualified device.</source>
        <translation>المفتاح ليس في جهاز مؤهل.</translation>
    </message>
    <message>
        <source>Qualified electronic signature</source>
        <translation>توقيع إلكتروني مؤهل</translation>
    </message>
    <message>
        <source>Qualified electronic seal</source>
        <translation>ختم إلكتروني مؤهل</translation>
    </message>
    <message>
        <source>Advanced electronic signature with a qualified certificate</source>
        <translation>توقيع إلكتروني متقدم بشهادة مؤهلة</translation>
    </message>
    <message>
        <source>Advanced electronic seal with a qualified certificate</source>
        <translation>ختم إلكتروني متقدم بشهادة مؤهلة</translation>
    </message>
    <message>
        <source>Not qualified</source>
        <translation>غير مؤهل</translation>
    </message>
    <message>
        <source>Can&apos;t be determined</source>
        <translation>يتعذر تحديده</translation>
    </message>
    <message>
        <source>The certificate wasn&apos;t valid at that time.</source>
        <translation>لم تكن الشهادة صالحة في ذلك الوقت.</translation>
    </message>
    <message>
        <source>The certificate was revoked at that time.</source>
        <translation>كانت الشهادة ملغاة في ذلك الوقت.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t show whether the certificate had been revoked.</source>
        <translation>لا يبيّن الملف ما إذا كانت الشهادة قد أُلغيت.</translation>
    </message>
    <message>
        <source>No time-stamp proves when it was signed, so this is the status at the time of this check.</source>
        <translation>لا يثبت أي طابع زمني وقت التوقيع، لذا فهذه هي الحالة وقت هذا التحقق.</translation>
    </message>
    <message>
        <source>The service “%1” (%2) isn&apos;t listed for certificates of this kind.</source>
        <translation>الخدمة «%1» (%2) غير مدرجة لشهادات من هذا النوع.</translation>
    </message>
    <message>
        <source>Only signers can sign with their own certificate. Change the task of %1, or don&apos;t require a certificate.</source>
        <translation>يمكن للموقّعين فقط التوقيع بشهادتهم الخاصة. غيّر مهمة %1، أو لا تشترط شهادة.</translation>
    </message>
    <message>
        <source>An issuer of the certificate of %1 is empty.</source>
        <translation>إحدى جهات إصدار شهادة %1 فارغة.</translation>
    </message>
    <message>
        <source>%1 can&apos;t delegate, because the certificate must be theirs.</source>
        <translation>لا يمكن لـ %1 التفويض، لأن الشهادة يجب أن تكون خاصة به.</translation>
    </message>
    <message>
        <source>Somebody has already signed without a certificate of their own, so nobody can be required to use one. Create a new document for it.</source>
        <translation>سبق أن وقّع شخص دون شهادة خاصة به، لذلك لا يمكن اشتراطها على أحد. أنشئ مستندًا جديدًا لذلك.</translation>
    </message>
    <message>
        <source>%1: in every file, with the certificate of %2</source>
        <translation>%1: في كل ملف، بشهادة %2</translation>
    </message>
    <message>
        <source>%1, issuer %2, serial number %3, SHA-256 %4</source>
        <translation>%1، جهة الإصدار %2، الرقم التسلسلي %3، SHA-256 %4</translation>
    </message>
    <message>
        <source>%1, time-stamp by %2</source>
        <translation>%1، ختم زمني من %2</translation>
    </message>
    <message>
        <source>This document must be signed with the certificate of “%2”, but this is the certificate of “%1”. Choose another certificate.</source>
        <translation>يجب توقيع هذا المستند بشهادة «%2»، لكن هذه شهادة «%1». اختر شهادة أخرى.</translation>
    </message>
    <message>
        <source>This document needs a qualified certificate for electronic signatures, and the certificate of “%1” isn&apos;t one. Choose another certificate.</source>
        <translation>يتطلب هذا المستند شهادة مؤهلة للتوقيع الإلكتروني، وشهادة «%1» ليست كذلك. اختر شهادة أخرى.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was issued by “%2”. This document needs one issued by %3. Choose another certificate.</source>
        <translation>صدرت شهادة «%1» عن «%2». يتطلب هذا المستند شهادة صادرة عن %3. اختر شهادة أخرى.</translation>
    </message>
    <message>
        <source>The certificate of “%1” was issued by “%2”, which this service doesn&apos;t trust. Choose another certificate, or ask the sender to accept this issuer.</source>
        <translation>صدرت شهادة «%1» عن «%2» التي لا تثق بها هذه الخدمة. اختر شهادة أخرى، أو اطلب من المرسل قبول جهة الإصدار هذه.</translation>
    </message>
    <message>
        <source>The signature of %1 is still being added to the document. Try again in a moment.</source>
        <translation>لا تزال إضافة توقيع %1 إلى المستند جارية. حاول مرة أخرى بعد لحظات.</translation>
    </message>
    <message>
        <source>The document has changed since it was prepared for your signature. Prepare it again, check it and sign it again.</source>
        <translation>تغيّر المستند منذ إعداده لتوقيعك. أعدّه مرة أخرى وراجعه ثم وقّعه مجددًا.</translation>
    </message>
    <message>
        <source>The signature for “%1” is missing.</source>
        <translation>التوقيع على «%1» مفقود.</translation>
    </message>
    <message>
        <source>You need a certificate of your own to sign this document. Open it in Inkstone on a computer with your card, token or certificate file.</source>
        <translation>تحتاج إلى شهادة خاصة بك لتوقيع هذا المستند. افتحه في Inkstone على حاسوب به بطاقتك أو الرمز المميز أو ملف الشهادة.</translation>
    </message>
    <message>
        <source>This document isn&apos;t set up for signatures with your own certificate. Sign it without one, or ask the sender.</source>
        <translation>هذا المستند غير مُعدّ للتوقيع بشهادتك الخاصة. وقّعه بدونها، أو اسأل المرسل.</translation>
    </message>
    <message>
        <source>Nothing is prepared for your signature. Prepare the document, then sign it.</source>
        <translation>لا يوجد شيء مُعدّ لتوقيعك. أعدّ المستند ثم وقّعه.</translation>
    </message>
    <message>
        <source>The prepared document has expired. Prepare it again, check it and sign it again.</source>
        <translation>انتهت صلاحية المستند المُعدّ. أعدّه مرة أخرى وراجعه ثم وقّعه مجددًا.</translation>
    </message>
    <message>
        <source>This recipient must sign with a certificate of their own, not on paper. Change the requirement first.</source>
        <translation>يجب أن يوقّع هذا المستلم بشهادته الخاصة، وليس على الورق. غيّر هذا الشرط أولًا.</translation>
    </message>
    <message>
        <source>%1 is absent until %2 and must sign with their own certificate, so no deputy gets the document.</source>
        <translation>%1 غائب حتى %2 ويجب أن يوقّع بشهادته الخاصة، لذلك لا يستلم أي نائب المستند.</translation>
    </message>
</context>
<context>
    <name>ink::SignerText</name>
    <message>
        <source>I have reviewed this document, and I agree to approve it electronically.</source>
        <translation>لقد راجعتُ هذا المستند، وأوافق على اعتماده إلكترونيًا.</translation>
    </message>
    <message>
        <source>I agree to fill in this document electronically.</source>
        <translation>أوافق على ملء هذا المستند إلكترونيًا.</translation>
    </message>
    <message>
        <source>I agree to sign this document electronically, and that my electronic signature counts like one on paper.</source>
        <translation>أوافق على توقيع هذا المستند إلكترونيًا، وعلى أن يكون لتوقيعي الإلكتروني القيمة نفسها التي للتوقيع على الورق.</translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <translation>أدخل رمز الدخول الذي أعطاك إياه المرسل.</translation>
    </message>
    <message>
        <source>Enter the code sent to you by email.</source>
        <translation>أدخل الرمز الذي يُرسل إليك بالبريد الإلكتروني.</translation>
    </message>
    <message>
        <source>Enter the code sent to your phone.</source>
        <translation>أدخل الرمز الذي يُرسل إلى هاتفك.</translation>
    </message>
    <message>
        <source>%1 is your code for the document from %2. It is valid for 10 minutes. Don&apos;t share it.</source>
        <translation>%1 هو رمزك لمستند من %2. وهو صالح لمدة 10 دقائق. لا تشاركه مع أحد.</translation>
    </message>
    <message>
        <source>This code is incorrect.</source>
        <translation>هذا الرمز غير صحيح.</translation>
    </message>
</context>
<context>
    <name>ink::SigningPage</name>
    <message>
        <source>Ended without being sealed</source>
        <comment>result_ended</comment>
        <translation>انتهى دون ختم</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>result_sealed</comment>
        <translation>مختوم</translation>
    </message>
    <message>
        <source>Everyone has signed it</source>
        <comment>result_signed</comment>
        <translation>وقّعه الجميع</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <comment>result_pending</comment>
        <translation>في انتظار آخرين</translation>
    </message>
    <message>
        <source>No signatures in this file</source>
        <comment>unsigned</comment>
        <translation>لا توجد توقيعات في هذا الملف</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <comment>signedBy</comment>
        <translation>وقّعه %1</translation>
    </message>
    <message>
        <source>Files and who signed them</source>
        <comment>results</comment>
        <translation>الملفات ومَن وقّعها</translation>
    </message>
    <message>
        <source>To sign, turn on JavaScript in your browser.</source>
        <comment>needsJavaScript</comment>
        <translation>يتطلب التوقيع تفعيل JavaScript في متصفحك.</translation>
    </message>
    <message>
        <source>Page %1 can’t be shown here: it is too complex or damaged. Download the document and read this page in a PDF reader before you sign.</source>
        <comment>pageMissing</comment>
        <translation>لا يمكن عرض الصفحة %1 هنا لأنها معقّدة جدًا أو تالفة. نزّل المستند واقرأ هذه الصفحة في قارئ PDF قبل التوقيع.</translation>
    </message>
    <message>
        <source>Download the document</source>
        <comment>downloadOriginal</comment>
        <translation>تنزيل المستند</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>language</comment>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Skip to the document</source>
        <comment>skip</comment>
        <translation>الانتقال إلى المستند</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>from</comment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <comment>page</comment>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Text of page %1</source>
        <comment>pageText</comment>
        <translation>نص الصفحة %1</translation>
    </message>
    <message>
        <source>Loading the document…</source>
        <comment>loading</comment>
        <translation>جارٍ تحميل المستند…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <comment>saving</comment>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>saved</comment>
        <translation>تم الحفظ</translation>
    </message>
    <message>
        <source>Not saved. Retrying…</source>
        <comment>notSaved</comment>
        <translation>لم يُحفظ، تُعاد المحاولة…</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>retry</comment>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Reload</source>
        <comment>reload</comment>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>larger</comment>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Smaller</source>
        <comment>smaller</comment>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Zoom</source>
        <comment>zoomGroup</comment>
        <translation>حجم الصفحات</translation>
    </message>
    <message>
        <source>%1 of %2 required fields</source>
        <comment>progress</comment>
        <translation>الحقول الإلزامية: %1 من %2</translation>
    </message>
    <message>
        <source>Place your signature on a page.</source>
        <comment>needPlacing</comment>
        <translation>ضع توقيعك على إحدى الصفحات.</translation>
    </message>
    <message>
        <source>All required fields are filled in</source>
        <comment>allDone</comment>
        <translation>اكتملت جميع الحقول الإلزامية</translation>
    </message>
    <message>
        <source>No fields to fill in</source>
        <comment>nothingNeeded</comment>
        <translation>لا توجد حقول لملئها</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>start</comment>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>next</comment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Finish…</source>
        <comment>finish</comment>
        <translation>إنهاء…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <comment>approve</comment>
        <translation>موافقة…</translation>
    </message>
    <message>
        <source>Decline…</source>
        <comment>decline</comment>
        <translation>رفض…</translation>
    </message>
    <message>
        <source>Add signature</source>
        <comment>place</comment>
        <translation>إضافة توقيع</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>signature</comment>
        <translation>توقيع</translation>
    </message>
    <message>
        <source>Initials</source>
        <comment>initials</comment>
        <translation>الأحرف الأولى</translation>
    </message>
    <message>
        <source>Sign here</source>
        <comment>signHere</comment>
        <translation>وقّع هنا</translation>
    </message>
    <message>
        <source>Initials</source>
        <comment>initialHere</comment>
        <translation>الأحرف الأولى</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>change</comment>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>text</comment>
        <translation>نص</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>date</comment>
        <translation>تاريخ</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>number</comment>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>choice</comment>
        <translation>قائمة اختيار</translation>
    </message>
    <message>
        <source>Checkbox</source>
        <comment>checkbox</comment>
        <translation>خانة اختيار</translation>
    </message>
    <message>
        <source>Option</source>
        <comment>option</comment>
        <translation>خيار</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>note</comment>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Date signed</source>
        <comment>signDate</comment>
        <translation>تاريخ التوقيع</translation>
    </message>
    <message>
        <source>filled in when you finish</source>
        <comment>signDateHint</comment>
        <translation>يُملأ عند الإنهاء</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>choose</comment>
        <translation>اختر…</translation>
    </message>
    <message>
        <source>Attachment</source>
        <comment>attachment</comment>
        <translation>مرفق</translation>
    </message>
    <message>
        <source>required</source>
        <comment>required</comment>
        <translation>إلزامي</translation>
    </message>
    <message>
        <source>optional</source>
        <comment>optional</comment>
        <translation>اختياري</translation>
    </message>
    <message>
        <source>filled in</source>
        <comment>filled</comment>
        <translation>مملوء</translation>
    </message>
    <message>
        <source>filled in by someone else</source>
        <comment>byOther</comment>
        <translation>ملأه شخص آخر</translation>
    </message>
    <message>
        <source>computed</source>
        <comment>computed</comment>
        <translation>محسوب</translation>
    </message>
    <message>
        <source>can’t be computed from these values</source>
        <comment>notComputed</comment>
        <translation>يتعذّر حسابه من هذه القيم</translation>
    </message>
    <message>
        <source>%1, %2, page %3</source>
        <comment>fieldName</comment>
        <translation>%1، %2، الصفحة %3</translation>
    </message>
    <message>
        <source>Fill in this field.</source>
        <comment>needValue</comment>
        <translation>املأ هذا الحقل.</translation>
    </message>
    <message>
        <source>Add your signature.</source>
        <comment>needSignature</comment>
        <translation>أضف توقيعك.</translation>
    </message>
    <message>
        <source>Choose a date.</source>
        <comment>needDate</comment>
        <translation>اختر تاريخًا.</translation>
    </message>
    <message>
        <source>Enter a number such as 12 or 12.50.</source>
        <comment>needNumber</comment>
        <translation>أدخل رقمًا مثل 12 أو 12.50.</translation>
    </message>
    <message>
        <source>This could mean %1 or %2. Enter one of them.</source>
        <comment>ambiguous</comment>
        <translation>يمكن أن يُقرأ هذا على أنه %1 أو %2. أدخل أحدهما.</translation>
    </message>
    <message>
        <source>Enter a date in the format %1.</source>
        <comment>wrongDate</comment>
        <translation>أدخل تاريخًا بالصيغة %1.</translation>
    </message>
    <message>
        <source>Choose one of the options.</source>
        <comment>needOption</comment>
        <translation>اختر أحد الخيارات.</translation>
    </message>
    <message>
        <source>This value can’t be checked. Ask the sender.</source>
        <comment>unchecked</comment>
        <translation>يتعذّر التحقق من هذه القيمة. اسأل المرسل.</translation>
    </message>
    <message>
        <source>Enter %1 or more.</source>
        <comment>atLeast</comment>
        <translation>الحد الأدنى: %1.</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <comment>atMost</comment>
        <translation>الحد الأقصى: %1.</translation>
    </message>
    <message>
        <source>Maximum number of decimal places: %1.</source>
        <comment>decimals</comment>
        <translation>الحد الأقصى للمنازل العشرية: %1.</translation>
    </message>
    <message>
        <source>Maximum number of characters: %1.</source>
        <comment>tooLong</comment>
        <translation>الحد الأقصى لعدد الأحرف: %1.</translation>
    </message>
    <message>
        <source>Enter the value in the format shown.</source>
        <comment>wrongForm</comment>
        <translation>أدخل القيمة بالصيغة الموضّحة.</translation>
    </message>
    <message>
        <source>Enter an email address, such as name@example.com.</source>
        <comment>wrongEmail</comment>
        <translation>أدخل عنوان بريد إلكتروني، مثل name@example.com.</translation>
    </message>
    <message>
        <source>Enter a phone number, such as +49 30 901820.</source>
        <comment>wrongPhone</comment>
        <translation>أدخل رقم هاتف، مثل ‎+49 30 901820.</translation>
    </message>
    <message>
        <source>Not before %1.</source>
        <comment>notBefore</comment>
        <translation>ليس قبل %1.</translation>
    </message>
    <message>
        <source>Not after %1.</source>
        <comment>notAfter</comment>
        <translation>ليس بعد %1.</translation>
    </message>
    <message>
        <source>Select at least %1 of “%2”.</source>
        <comment>selectMore</comment>
        <translation>حدّد %1 على الأقل من «%2».</translation>
    </message>
    <message>
        <source>Select at most %1 of “%2”.</source>
        <comment>selectFewer</comment>
        <translation>حدّد %1 على الأكثر من «%2».</translation>
    </message>
    <message>
        <source>This text will be printed in small type (%1 points). Shorten it to make it easier to read.</source>
        <comment>smallLetters</comment>
        <translation>سيُطبع هذا النص بأحرف صغيرة (%1 نقطة). اختصره ليسهل قراءته.</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture, maximum 10 MiB. It is printed in the document.</source>
        <comment>pictureRules</comment>
        <translation>صورة PNG أو JPEG، الحد الأقصى 10 ميبيبايت. تُطبع في المستند.</translation>
    </message>
    <message>
        <source>Your signature</source>
        <comment>signTitle</comment>
        <translation>توقيعك</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>initialTitle</comment>
        <translation>الأحرف الأولى من اسمك</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>draw</comment>
        <translation>رسم</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>type</comment>
        <translation>كتابة</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>upload</comment>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Draw with a finger, pen or mouse. With a keyboard, use “Type”.</source>
        <comment>drawHint</comment>
        <translation>ارسم بالإصبع أو القلم أو الفأرة. ومن لوحة المفاتيح استخدم «كتابة».</translation>
    </message>
    <message>
        <source>Drawing area</source>
        <comment>drawCanvas</comment>
        <translation>مساحة الرسم</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>typeCanvas</comment>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>uploadCanvas</comment>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>typeLabel</comment>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Handwriting style</source>
        <comment>styles</comment>
        <translation>نمط الخط</translation>
    </message>
    <message>
        <source>%1, style %2</source>
        <comment>styleName</comment>
        <translation>%1، النمط %2</translation>
    </message>
    <message>
        <source>The handwriting styles don’t support all letters of this name, so it appears in a plain font.</source>
        <comment>stylePlain</comment>
        <translation>لا تتضمن أنماط خط اليد كل حروف هذا الاسم، لذلك يُكتب بخط عادي.</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture of your signature</source>
        <comment>uploadLabel</comment>
        <translation>صورة لتوقيعك بتنسيق PNG أو JPEG</translation>
    </message>
    <message>
        <source>Remove background</source>
        <comment>removePaper</comment>
        <translation>إزالة الورق</translation>
    </message>
    <message>
        <source>Rotate</source>
        <comment>rotate</comment>
        <translation>تدوير</translation>
    </message>
    <message>
        <source>Drag the corners around your signature.</source>
        <comment>cropHint</comment>
        <translation>اسحب الزوايا حول توقيعك.</translation>
    </message>
    <message>
        <source>Crop area</source>
        <comment>cropArea</comment>
        <translation>منطقة الاقتصاص</translation>
    </message>
    <message>
        <source>Move the crop area</source>
        <comment>cropMove</comment>
        <translation>تحريك منطقة الاقتصاص</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <comment>cropTopLeft</comment>
        <translation>الزاوية العلوية اليسرى</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <comment>cropTopRight</comment>
        <translation>الزاوية العلوية اليمنى</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <comment>cropBottomLeft</comment>
        <translation>الزاوية السفلية اليسرى</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <comment>cropBottomRight</comment>
        <translation>الزاوية السفلية اليمنى</translation>
    </message>
    <message>
        <source>No signature was found in the picture. Use a dark pen on white paper, or turn off “Remove background”.</source>
        <comment>noInk</comment>
        <translation>لم يُعثر على توقيع في الصورة. استخدم قلمًا داكنًا على ورق أبيض، أو أوقف خيار «إزالة الورق».</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>undo</comment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>clear</comment>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Values have changed</source>
        <comment>differenceTitle</comment>
        <translation>تغيّرت بعض القيم</translation>
    </message>
    <message>
        <source>These values were changed elsewhere after they were shown to you. Choose which ones to use, then finish again.</source>
        <comment>differenceText</comment>
        <translation>حُفظت هذه القيم من مكان آخر بعد عرضها عليك. اختر القيم الصحيحة ثم أنهِ من جديد.</translation>
    </message>
    <message>
        <source>Field</source>
        <comment>differenceField</comment>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <comment>differenceShown</comment>
        <translation>المعروض لديك</translation>
    </message>
    <message>
        <source>Saved elsewhere</source>
        <comment>differenceStored</comment>
        <translation>المحفوظ لاحقًا</translation>
    </message>
    <message>
        <source>(empty)</source>
        <comment>differenceEmpty</comment>
        <translation>(فارغ)</translation>
    </message>
    <message>
        <source>A signature</source>
        <comment>differenceSignature</comment>
        <translation>توقيع</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>differenceChecked</comment>
        <translation>محدّدة</translation>
    </message>
    <message>
        <source>not checked</source>
        <comment>differenceUnchecked</comment>
        <translation>غير محدّدة</translation>
    </message>
    <message>
        <source>Choose one of the two values for each field.</source>
        <comment>differenceChoose</comment>
        <translation>اختر إحدى القيمتين لكل حقل.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>differenceContinue</comment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Changed elsewhere.</source>
        <comment>elsewhere</comment>
        <translation>تغيّر من مكان آخر.</translation>
    </message>
    <message>
        <source>Saved elsewhere: “%1”</source>
        <comment>elsewhereStored</comment>
        <translation>حُفظ من مكان آخر في هذه الأثناء: «%1»</translation>
    </message>
    <message>
        <source>Changed elsewhere. You entered “%1”.</source>
        <comment>elsewhereAdopted</comment>
        <translation>تغيّر من مكان آخر. كنت قد أدخلت «%1».</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>remove</comment>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Information from the sender</source>
        <comment>disclosure</comment>
        <translation>معلومات من المرسل</translation>
    </message>
    <message>
        <source>Continue to %1</source>
        <comment>returnTo</comment>
        <translation>المتابعة إلى %1</translation>
    </message>
    <message>
        <source>You’ll be taken to %1 in a few seconds.</source>
        <comment>returnSoon</comment>
        <translation>ستنتقل إلى %1 خلال ثوانٍ.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>returnStay</comment>
        <translation>البقاء هنا</translation>
    </message>
    <message>
        <source>View document</source>
        <comment>readDocument</comment>
        <translation>عرض المستند</translation>
    </message>
    <message>
        <source>Download a copy</source>
        <comment>downloadCopy</comment>
        <translation>تنزيل نسخة</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <comment>find</comment>
        <translation>البحث في المستند</translation>
    </message>
    <message>
        <source>Searching…</source>
        <comment>searching</comment>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>Found on %1 of %2 pages</source>
        <comment>foundOn</comment>
        <translation>وُجد في %1 من %2 صفحة</translation>
    </message>
    <message>
        <source>Not found in this document</source>
        <comment>foundNothing</comment>
        <translation>غير موجود في هذا المستند</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>phone</comment>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Scan this code with your phone and sign there. Your signature then appears here. Anyone who scans the code can open the document.</source>
        <comment>phoneText</comment>
        <translation>امسح هذا الرمز بهاتفك ووقّع هناك. تنتظر هذه الصفحة وتعرض التوقيع. كل من يمسح الرمز يستطيع فتح المستند.</translation>
    </message>
    <message>
        <source>QR code of your signing link</source>
        <comment>phoneCode</comment>
        <translation>رمز QR لرابط التوقيع الخاص بك</translation>
    </message>
    <message>
        <source>Connected to the computer next to you</source>
        <comment>byPhone</comment>
        <translation>متصل بالحاسوب المجاور لك</translation>
    </message>
    <message>
        <source>Compare this certificate fingerprint with the one on the computer’s screen and with the one your browser shows. Sign only if all of them are the same.</source>
        <comment>byPhoneText</comment>
        <translation>قارن بصمة الشهادة هذه بالبصمة المعروضة على شاشة الحاسوب وبالبصمة التي يعرضها متصفحك. لا توقّع إلا إذا كانت جميعها متطابقة.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>cancel</comment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>back</comment>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Adopt signature</source>
        <comment>adopt</comment>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Draw your signature first.</source>
        <comment>emptyDraw</comment>
        <translation>ارسم توقيعك أولًا.</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <comment>emptyType</comment>
        <translation>اكتب اسمك أولًا.</translation>
    </message>
    <message>
        <source>Choose a picture first.</source>
        <comment>emptyUpload</comment>
        <translation>اختر صورة أولًا.</translation>
    </message>
    <message>
        <source>This picture can’t be read. Choose a PNG or JPEG file.</source>
        <comment>badPicture</comment>
        <translation>تتعذّر قراءة هذه الصورة. اختر ملف PNG أو JPEG.</translation>
    </message>
    <message>
        <source>Finish signing</source>
        <comment>finishTitle</comment>
        <translation>إنهاء التوقيع</translation>
    </message>
    <message>
        <source>Approve the document</source>
        <comment>approveTitle</comment>
        <translation>الموافقة على المستند</translation>
    </message>
    <message>
        <source>You are about to sign “%1”. This can’t be undone.</source>
        <comment>finishText</comment>
        <translation>أنت على وشك توقيع «%1». لا يمكن التراجع عن هذا الإجراء.</translation>
    </message>
    <message>
        <source>You are about to approve “%1”. This can’t be undone.</source>
        <comment>approveText</comment>
        <translation>أنت على وشك الموافقة على «%1». لا يمكن التراجع عن هذا الإجراء.</translation>
    </message>
    <message>
        <source>Agree and sign</source>
        <comment>finishConfirm</comment>
        <translation>قبول وتوقيع</translation>
    </message>
    <message>
        <source>Agree and approve</source>
        <comment>approveConfirm</comment>
        <translation>قبول وموافقة</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>working</comment>
        <translation>لحظة من فضلك…</translation>
    </message>
    <message>
        <source>Access code (from the sender)</source>
        <comment>code</comment>
        <translation>رمز الدخول (من المرسل)</translation>
    </message>
    <message>
        <source>This document is protected</source>
        <comment>codeTitle</comment>
        <translation>هذا المستند محمي</translation>
    </message>
    <message>
        <source>Enter the access code that the sender gave you.</source>
        <comment>codeText</comment>
        <translation>أدخل رمز الدخول الذي أعطاك إياه المرسل.</translation>
    </message>
    <message>
        <source>Code from the email</source>
        <comment>mailCode</comment>
        <translation>الرمز المرسل بالبريد الإلكتروني</translation>
    </message>
    <message>
        <source>Confirm that it’s you</source>
        <comment>mailCodeTitle</comment>
        <translation>أكّد هويتك</translation>
    </message>
    <message>
        <source>Send me a code</source>
        <comment>sendCode</comment>
        <translation>أرسل لي رمزًا</translation>
    </message>
    <message>
        <source>Code from the text message</source>
        <comment>smsCode</comment>
        <translation>الرمز المرسل برسالة نصية</translation>
    </message>
    <message>
        <source>We’ll send a six-digit code to your phone %1. It is valid for ten minutes.</source>
        <comment>smsCodeText</comment>
        <translation>يُرسل رمز من ستة أرقام إلى هاتفك %1. وهو صالح لعشر دقائق.</translation>
    </message>
    <message>
        <source>A code was sent. Check your text messages.</source>
        <comment>smsSent</comment>
        <translation>الرمز في طريقه إليك. تحقّق من رسائلك النصية.</translation>
    </message>
    <message>
        <source>A code was sent. Check your email.</source>
        <comment>codeSent</comment>
        <translation>الرمز في طريقه إليك. تحقّق من بريدك.</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>openDocument</comment>
        <translation>فتح المستند</translation>
    </message>
    <message>
        <source>Enter the code.</source>
        <comment>needCode</comment>
        <translation>أدخل الرمز أولًا.</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <comment>reason</comment>
        <translation>السبب: %1</translation>
    </message>
    <message>
        <source>It’s %1’s turn (%2 of %3). When they have finished, hand the device to the next person.</source>
        <comment>hosted</comment>
        <translation>الموقّع الآن: %1 (%2 من %3). بعد ذلك سلّم الجهاز إلى الشخص التالي.</translation>
    </message>
    <message>
        <source>It’s %1’s turn (%2 of %3).</source>
        <comment>hostedLast</comment>
        <translation>الموقّع الآن: %1 (%2 من %3).</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <comment>handOverTitle</comment>
        <translation>سلّم الجهاز إلى %1</translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <comment>handOverText</comment>
        <translation>وقّع %1. التالي %2، %3 من %4.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <comment>handOverGo</comment>
        <translation>المتابعة باسم %1</translation>
    </message>
    <message>
        <source>Other documents may be waiting for you. To list them, request a code by email.</source>
        <comment>othersText</comment>
        <translation>قد تكون هناك مستندات أخرى في انتظارك. يُظهرها رمز يُرسل إلى بريدك الإلكتروني.</translation>
    </message>
    <message>
        <source>List my other documents</source>
        <comment>othersOpen</comment>
        <translation>عرض مستنداتي الأخرى</translation>
    </message>
    <message>
        <source>Show documents</source>
        <comment>othersShow</comment>
        <translation>عرض المستندات</translation>
    </message>
    <message>
        <source>No other documents are waiting for you.</source>
        <comment>othersNone</comment>
        <translation>لا توجد مستندات أخرى في انتظارك.</translation>
    </message>
    <message>
        <source>You have 1 more document to sign</source>
        <comment>othersOne</comment>
        <translation>لديك مستند واحد آخر للتوقيع</translation>
    </message>
    <message>
        <source>You have %1 more documents to sign</source>
        <comment>othersMany</comment>
        <translation>عدد المستندات الأخرى التي تنتظر توقيعك: %1</translation>
    </message>
    <message>
        <source>Open the next document</source>
        <comment>othersNext</comment>
        <translation>فتح المستند التالي</translation>
    </message>
    <message>
        <source>Delegate to another person…</source>
        <comment>delegate</comment>
        <translation>تفويض شخص آخر…</translation>
    </message>
    <message>
        <source>Delegate to another person</source>
        <comment>delegateTitle</comment>
        <translation>تفويض شخص آخر</translation>
    </message>
    <message>
        <source>The other person gets a signing link by email. Your link stops working, and your entries are removed.</source>
        <comment>delegateText</comment>
        <translation>يتلقى الشخص الآخر رابط توقيع بالبريد الإلكتروني، ويتوقف رابطك عن العمل وتُحذف إدخالاتك.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>delegateName</comment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Email address</source>
        <comment>delegateEmail</comment>
        <translation>عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Reason (optional; the sender will see it)</source>
        <comment>delegateReason</comment>
        <translation>السبب (اختياري، وسيراه المرسل)</translation>
    </message>
    <message>
        <source>Enter the person’s name.</source>
        <comment>delegateNeedName</comment>
        <translation>أدخل اسم الشخص.</translation>
    </message>
    <message>
        <source>Enter a valid email address.</source>
        <comment>delegateNeedEmail</comment>
        <translation>أدخل عنوان بريد إلكتروني صالحًا.</translation>
    </message>
    <message>
        <source>Delegate</source>
        <comment>delegateConfirm</comment>
        <translation>تفويض</translation>
    </message>
    <message>
        <source>You delegated the document</source>
        <comment>delegatedTitle</comment>
        <translation>لقد فوّضت المستند</translation>
    </message>
    <message>
        <source>“%1” was delegated to %2. Your link no longer works.</source>
        <comment>delegated</comment>
        <translation>أصبح «%1» الآن لدى %2. لم يعد رابطك يعمل.</translation>
    </message>
    <message>
        <source>Next recipient</source>
        <comment>nextPerson</comment>
        <translation>المستلم التالي</translation>
    </message>
    <message>
        <source>Next recipient: %1</source>
        <comment>nextRole</comment>
        <translation>المستلم التالي: %1</translation>
    </message>
    <message>
        <source>Your witness</source>
        <comment>nextWitness</comment>
        <translation>شاهدك</translation>
    </message>
    <message>
        <source>Ask the sender…</source>
        <comment>ask</comment>
        <translation>اسأل المرسل…</translation>
    </message>
    <message>
        <source>Questions to %1</source>
        <comment>askTitle</comment>
        <translation>أسئلة إلى %1</translation>
    </message>
    <message>
        <source>Your question goes to the sender. The answer appears here. Questions don’t appear on the signed pages.</source>
        <comment>askText</comment>
        <translation>يُرسل سؤالك إلى المرسل، وتظهر الإجابة هنا. لا تظهر الأسئلة في الصفحات الموقّعة.</translation>
    </message>
    <message>
        <source>Your question or comment</source>
        <comment>askLabel</comment>
        <translation>سؤالك أو تعليقك</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <comment>askMark</comment>
        <translation>تحديد موضع على صفحة</translation>
    </message>
    <message>
        <source>Page %1</source>
        <comment>askPage</comment>
        <translation>الصفحة %1</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <comment>askUnmark</comment>
        <translation>إزالة العلامة</translation>
    </message>
    <message>
        <source>Select the place on a page, or move the mark with the arrow keys.</source>
        <comment>askHint</comment>
        <translation>حدّد الموضع على صفحة، أو حرّك العلامة بمفاتيح الأسهم.</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>askDone</comment>
        <translation>تم</translation>
    </message>
    <message>
        <source>Send question</source>
        <comment>askSend</comment>
        <translation>إرسال السؤال</translation>
    </message>
    <message>
        <source>Enter your question or comment.</source>
        <comment>askNeeded</comment>
        <translation>أدخل سؤالك أو تعليقك.</translation>
    </message>
    <message>
        <source>Your question was sent.</source>
        <comment>askSent</comment>
        <translation>أُرسل سؤالك.</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <comment>askOpen</comment>
        <translation>لم تتم الإجابة بعد</translation>
    </message>
    <message>
        <source>Answer from %1</source>
        <comment>askAnswer</comment>
        <translation>إجابة من %1</translation>
    </message>
    <message>
        <source>The sender has answered your question.</source>
        <comment>askAnswered</comment>
        <translation>أجاب المرسل عن سؤالك.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <comment>askRead</comment>
        <translation>قراءة الإجابة</translation>
    </message>
    <message>
        <source>Question %1</source>
        <comment>askPin</comment>
        <translation>السؤال %1</translation>
    </message>
    <message>
        <source>You’re acting on behalf of %1, who is absent.</source>
        <comment>onBehalf</comment>
        <translation>تتصرّف نيابةً عن %1 بسبب غيابه.</translation>
    </message>
    <message>
        <source>Personal message to you</source>
        <comment>privateMessage</comment>
        <translation>رسالة شخصية إليك</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <comment>rejectTitle</comment>
        <translation>رفض التوقيع</translation>
    </message>
    <message>
        <source>The sender will be notified. This can’t be undone.</source>
        <comment>rejectText</comment>
        <translation>سيُبلَّغ المرسل بذلك. لا يمكن التراجع عن هذا الإجراء.</translation>
    </message>
    <message>
        <source>Reason (the sender will see it)</source>
        <comment>rejectReason</comment>
        <translation>ما السبب؟ (يقرؤه المرسل)</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <comment>needReason</comment>
        <translation>اكتب السبب أولًا.</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <comment>rejectConfirm</comment>
        <translation>رفض المستند</translation>
    </message>
    <message>
        <source>%1 required fields are empty.</source>
        <comment>missing</comment>
        <translation>الحقول التي لم تُملأ بعد: %1.</translation>
    </message>
    <message>
        <source>One required field is empty.</source>
        <comment>missingOne</comment>
        <translation>بقي حقل واحد لم يُملأ.</translation>
    </message>
    <message>
        <source>The service can’t be reached. Check your connection; your entries are kept on this page until they are saved.</source>
        <comment>offline</comment>
        <translation>يتعذّر الوصول إلى الخدمة. تحقّق من اتصالك؛ تبقى مدخلاتك في هذه الصفحة حتى تُحفظ.</translation>
    </message>
    <message>
        <source>The service had an internal error. Try again in a moment.</source>
        <comment>serverError</comment>
        <translation>حدث خطأ في الخدمة. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>The document was changed. Reload the page.</source>
        <comment>changedElsewhere</comment>
        <translation>تغيّر المستند في هذه الأثناء. أعد تحميل الصفحة.</translation>
    </message>
    <message>
        <source>This link is not valid</source>
        <comment>linkUnknownTitle</comment>
        <translation>هذا الرابط غير صالح</translation>
    </message>
    <message>
        <source>Check that the link is complete, or ask the sender for a new one.</source>
        <comment>linkUnknown</comment>
        <translation>تأكّد من أن الرابط كامل، أو اطلب من المرسل رابطًا جديدًا.</translation>
    </message>
    <message>
        <source>This document was deleted</source>
        <comment>goneTitle</comment>
        <translation>حُذف هذا المستند</translation>
    </message>
    <message>
        <source>The sender has deleted it. You don’t need to do anything.</source>
        <comment>gone</comment>
        <translation>أزاله المرسل. لا يلزمك فعل أي شيء.</translation>
    </message>
    <message>
        <source>This link has been replaced</source>
        <comment>replacedTitle</comment>
        <translation>استُبدل هذا الرابط</translation>
    </message>
    <message>
        <source>Everyone has signed</source>
        <comment>completedTitle</comment>
        <translation>وقّع الجميع</translation>
    </message>
    <message>
        <source>The document “%1” is complete and sealed.</source>
        <comment>completed</comment>
        <translation>المستند «%1» مكتمل ومختوم.</translation>
    </message>
    <message>
        <source>Download signed document</source>
        <comment>downloadSigned</comment>
        <translation>تنزيل المستند الموقّع</translation>
    </message>
    <message>
        <source>Download certificate</source>
        <comment>downloadCertificate</comment>
        <translation>تنزيل الشهادة</translation>
    </message>
    <message>
        <source>Download everything</source>
        <comment>downloadAll</comment>
        <translation>تنزيل الكل</translation>
    </message>
    <message>
        <source>Thank you, you’re done</source>
        <comment>waitingTitle</comment>
        <translation>شكرًا لك، لقد انتهيت</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is being sealed…</source>
        <comment>sealing</comment>
        <translation>وقّع الجميع. يجري ختم المستند…</translation>
    </message>
    <message>
        <source>The document was declined</source>
        <comment>rejectedTitle</comment>
        <translation>رُفض المستند</translation>
    </message>
    <message>
        <source>“%1” was declined and can no longer be signed.</source>
        <comment>rejected</comment>
        <translation>رُفض «%1» ولم يعد توقيعه ممكنًا.</translation>
    </message>
    <message>
        <source>You declined “%1”. The sender has been notified.</source>
        <comment>rejectedByMe</comment>
        <translation>لقد رفضت «%1». أُبلغ المرسل بذلك.</translation>
    </message>
    <message>
        <source>The document was cancelled</source>
        <comment>cancelledTitle</comment>
        <translation>أُلغي المستند</translation>
    </message>
    <message>
        <source>The sender has cancelled “%1”. You don’t need to do anything.</source>
        <comment>cancelled</comment>
        <translation>ألغى المرسل «%1». لا يلزمك فعل أي شيء.</translation>
    </message>
    <message>
        <source>The deadline has passed</source>
        <comment>expiredTitle</comment>
        <translation>انتهت مهلة التوقيع</translation>
    </message>
    <message>
        <source>“%1” can no longer be signed. Ask the sender to send it again.</source>
        <comment>expired</comment>
        <translation>لم يعد توقيع «%1» ممكنًا. اطلب من المرسل إرساله من جديد.</translation>
    </message>
    <message>
        <source>Not your turn yet</source>
        <comment>notYetTitle</comment>
        <translation>لم يحن دورك بعد</translation>
    </message>
    <message>
        <source>Others must sign “%1” first. You can sign here when they have finished.</source>
        <comment>notYet</comment>
        <translation>يوقّع آخرون «%1» قبلك. ستتمكن من التوقيع هنا فور انتهائهم.</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <comment>draftTitle</comment>
        <translation>لم يُرسل بعد</translation>
    </message>
    <message>
        <source>The sender has not sent this document yet.</source>
        <comment>draft</comment>
        <translation>لم يرسل المرسل هذا المستند بعد.</translation>
    </message>
    <message>
        <source>Check again</source>
        <comment>checkAgain</comment>
        <translation>التحقق مجددًا</translation>
    </message>
    <message>
        <source>You can read this document. You don’t need to sign it.</source>
        <comment>viewer</comment>
        <translation>يمكنك قراءة هذا المستند؛ ولا يلزم توقيعه.</translation>
    </message>
    <message>
        <source>Sender: %1</source>
        <comment>contact</comment>
        <translation>المرسل: %1</translation>
    </message>
    <message>
        <source>Signature removed</source>
        <comment>removeSignature</comment>
        <translation>أُزيل التوقيع</translation>
    </message>
    <message>
        <source>Attach a file</source>
        <comment>attachHere</comment>
        <translation>إرفاق ملف</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>fileIs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <comment>fileNow</comment>
        <translation>الملف المرفق: %1</translation>
    </message>
    <message>
        <source>No file attached yet.</source>
        <comment>fileNone</comment>
        <translation>لم يُرفق أي ملف بعد.</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <comment>fileChoose</comment>
        <translation>اختيار ملف</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <comment>fileReplace</comment>
        <translation>اختيار ملف آخر بدلًا منه</translation>
    </message>
    <message>
        <source>Or drop a file here.</source>
        <comment>fileDrop</comment>
        <translation>أو أفلت ملفًا هنا.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>close</comment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>PDF, PNG, JPEG, plain text (TXT, CSV) and office files (Word, Excel, PowerPoint, OpenDocument, RTF). Maximum 10 MiB per file, 25 MiB in total. The file becomes part of the signed document.</source>
        <comment>fileRules</comment>
        <translation>ملفات PDF وPNG وJPEG والنص العادي (TXT وCSV) وملفات المكتب (Word وExcel وPowerPoint وOpenDocument وRTF). الحد الأقصى 10 ميبيبايت لكل ملف و25 ميبيبايت للملفات كلها. يصبح الملف جزءًا من المستند الموقّع.</translation>
    </message>
    <message>
        <source>Uploading %1… %2 %</source>
        <comment>fileSending</comment>
        <translation>جارٍ إرسال %1… %2%</translation>
    </message>
    <message>
        <source>“%1” isn’t a supported file type.</source>
        <comment>fileKind</comment>
        <translation>نوع الملف «%1» غير مسموح بإرفاقه.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <comment>fileEmpty</comment>
        <translation>الملف «%1» فارغ.</translation>
    </message>
    <message>
        <source>“%1” is %2. The maximum is 10 MiB per file.</source>
        <comment>fileLarge</comment>
        <translation>حجم «%1» هو %2؛ والحد الأقصى للملف 10 ميبيبايت.</translation>
    </message>
    <message>
        <source>The maximum for all your files is 25 MiB.</source>
        <comment>filesLarge</comment>
        <translation>الحد الأقصى لجميع ملفاتك معًا 25 ميبيبايت.</translation>
    </message>
    <message>
        <source>The file is too large. Maximum 10 MiB per file, 25 MiB in total.</source>
        <comment>fileRefusedLarge</comment>
        <translation>الحجم أكبر من المسموح: 10 ميبيبايت لكل ملف و25 ميبيبايت للملفات كلها.</translation>
    </message>
    <message>
        <source>“%1” isn’t a supported file type, or its content doesn’t match its name.</source>
        <comment>fileRefusedKind</comment>
        <translation>محتوى «%1» لا يطابق اسمه، أو أن نوعه غير مسموح بإرفاقه.</translation>
    </message>
    <message>
        <source>Attach a file.</source>
        <comment>needFile</comment>
        <translation>أرفق ملفًا.</translation>
    </message>
    <message>
        <source>Sign your own copy</source>
        <comment>startTitle</comment>
        <translation>وقّع نسختك الخاصة</translation>
    </message>
    <message>
        <source>Enter your name and email to open your own copy of “%1”.</source>
        <comment>startText</comment>
        <translation>عرّف بنفسك لفتح «%1». سيُنشأ مستند خاص بك.</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>startName</comment>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Your email address</source>
        <comment>startEmail</comment>
        <translation>عنوان بريدك الإلكتروني</translation>
    </message>
    <message>
        <source>Open the document</source>
        <comment>startGo</comment>
        <translation>فتح المستند</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <comment>startNeedName</comment>
        <translation>اكتب اسمك.</translation>
    </message>
    <message>
        <source>Enter your full email address.</source>
        <comment>startNeedEmail</comment>
        <translation>اكتب عنوان بريدك الإلكتروني كاملًا.</translation>
    </message>
    <message>
        <source>Too many copies were opened from your network. Wait a few minutes, then try again.</source>
        <comment>startTooMany</comment>
        <translation>بدأت مستندات كثيرة من اتصالك. انتظر بضع دقائق ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>This form has been opened too often in the last hour. Try again later.</source>
        <comment>startLinkLimit</comment>
        <translation>فُتح هذا النموذج مرات كثيرة جدًا خلال الساعة الماضية. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>No new documents can be started here at the moment. Contact %1.</source>
        <comment>startRefused</comment>
        <translation>لا يمكن بدء مستند جديد هنا حاليًا. يُرجى التواصل مع %1.</translation>
    </message>
    <message>
        <source>This link is closed</source>
        <comment>closedTitle</comment>
        <translation>هذا الرابط مغلق</translation>
    </message>
    <message>
        <source>This link can no longer be used to open a copy of “%1”. Ask the sender for a new link.</source>
        <comment>closed</comment>
        <translation>لم يعد بدء «%1» ممكنًا. اطلب من المرسل رابطًا جديدًا.</translation>
    </message>
    <message>
        <source>All fields</source>
        <comment>overview</comment>
        <translation>كل الحقول</translation>
    </message>
    <message>
        <source>Show all fields</source>
        <comment>overviewOpen</comment>
        <translation>عرض كل الحقول</translation>
    </message>
    <message>
        <source>Finish later</source>
        <comment>finishLater</comment>
        <translation>الإنهاء لاحقًا</translation>
    </message>
    <message>
        <source>Your entries are saved</source>
        <comment>laterTitle</comment>
        <translation>تم حفظ ما أدخلته</translation>
    </message>
    <message>
        <source>You can close this page. To finish “%1”, open the same link again, on this device or another one.</source>
        <comment>later</comment>
        <translation>يمكنك إغلاق هذه الصفحة. لإنهاء «%1» افتح الرابط نفسه مرة أخرى، على هذا الجهاز أو على جهاز آخر.</translation>
    </message>
    <message>
        <source>Continue now</source>
        <comment>laterContinue</comment>
        <translation>المتابعة الآن</translation>
    </message>
    <message>
        <source>You’re witnessing the signature of %1.</source>
        <comment>witness</comment>
        <translation>تشهد على توقيع %1.</translation>
    </message>
    <message>
        <source>The computer next to you can’t be reached. It may have ended access to this document. Ask the person there. Your entries stay on this page until they are saved.</source>
        <comment>computerAway</comment>
        <translation>يتعذّر الوصول إلى الحاسوب المجاور لك. ربما أغلق هذه الصفحة: اسأل الشخص الذي يستخدمه. تبقى مدخلاتك في هذه الصفحة حتى تُحفظ.</translation>
    </message>
    <message>
        <source>Stored only in this browser, on this device.</source>
        <comment>savedHint</comment>
        <translation>محفوظ في هذا المتصفح وعلى هذا الجهاز فقط.</translation>
    </message>
    <message>
        <source>Delete from this device</source>
        <comment>forgetSignature</comment>
        <translation>حذف من هذا الجهاز</translation>
    </message>
    <message>
        <source>Save on this device for other documents</source>
        <comment>keepSignature</comment>
        <translation>الاحتفاظ به على هذا الجهاز لمستندات أخرى</translation>
    </message>
    <message>
        <source>It couldn’t be saved on this device. Adopt it for this document only.</source>
        <comment>notKept</comment>
        <translation>لا يمكن لهذا الجهاز الاحتفاظ به. اعتمده لهذا المستند فقط.</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>keptSignature</comment>
        <translation>المحفوظ</translation>
    </message>
    <message>
        <source>The sender provided this text in %1, not in your language.</source>
        <comment>consentForeign</comment>
        <translation>قدّم المرسل هذا النص باللغة %1، وليس بلغتك.</translation>
    </message>
    <message>
        <source>Finish your part</source>
        <comment>completeTitle</comment>
        <translation>إنهاء الجزء الخاص بك</translation>
    </message>
    <message>
        <source>You are about to finish your part of “%1”. This can’t be undone.</source>
        <comment>completeText</comment>
        <translation>أنت على وشك إنهاء الجزء الخاص بك من «%1». لا يمكن التراجع عن هذا الإجراء.</translation>
    </message>
    <message>
        <source>Agree and finish</source>
        <comment>completeConfirm</comment>
        <translation>قبول وإنهاء</translation>
    </message>
    <message>
        <source>Signature on page %1. Select it to move, resize or remove it.</source>
        <comment>placed</comment>
        <translation>توقيع في الصفحة %1. اختره لنقله أو تغيير حجمه أو إزالته.</translation>
    </message>
    <message>
        <source>Signature on page %1</source>
        <comment>markTitle</comment>
        <translation>توقيع في الصفحة %1</translation>
    </message>
    <message>
        <source>Move to page</source>
        <comment>markPage</comment>
        <translation>نقل إلى الصفحة</translation>
    </message>
    <message>
        <source>Move left</source>
        <comment>moveLeft</comment>
        <translation>تحريك إلى اليسار</translation>
    </message>
    <message>
        <source>Move right</source>
        <comment>moveRight</comment>
        <translation>تحريك إلى اليمين</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>moveUp</comment>
        <translation>تحريك إلى الأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>moveDown</comment>
        <translation>تحريك إلى الأسفل</translation>
    </message>
    <message>
        <source>Review and sign %1 documents</source>
        <comment>othersAll</comment>
        <translation>مراجعة المستندات وتوقيعها (%1)</translation>
    </message>
    <message>
        <source>Review them one by one, decide on each with a single key, and sign them together at the end.</source>
        <comment>othersHint</comment>
        <translation>اقرأها واحدًا تلو الآخر، وقرِّر كلًّا منها بمفتاح واحد، ثم وقِّعها معًا في النهاية.</translation>
    </message>
    <message>
        <source>Documents to review</source>
        <comment>reviewTitle</comment>
        <translation>المستندات المطلوب مراجعتها</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>reviewCount</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>End the review</source>
        <comment>reviewLeave</comment>
        <translation>إنهاء المراجعة</translation>
    </message>
    <message>
        <source>Mark for signing</source>
        <comment>reviewSign</comment>
        <translation>تحديد للتوقيع</translation>
    </message>
    <message>
        <source>Mark for approval</source>
        <comment>reviewApprove</comment>
        <translation>تحديد للموافقة</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>reviewSkip</comment>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>Previous document</source>
        <comment>reviewBack</comment>
        <translation>المستند السابق</translation>
    </message>
    <message>
        <source>Next document</source>
        <comment>reviewNext</comment>
        <translation>المستند التالي</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <comment>reviewRead</comment>
        <translation>متابعة القراءة</translation>
    </message>
    <message>
        <source>Next field</source>
        <comment>reviewNextField</comment>
        <translation>الحقل التالي</translation>
    </message>
    <message>
        <source>Pages shown: %1 of %2</source>
        <comment>reviewShown</comment>
        <translation>الصفحات المعروضة: %1 من %2</translation>
    </message>
    <message>
        <source>Fill in the required fields before you mark this document.</source>
        <comment>reviewFill</comment>
        <translation>املأ الحقول المطلوبة قبل تحديد هذا المستند.</translation>
    </message>
    <message>
        <source>This document can’t be signed together with the others. Finish it here, or skip it.</source>
        <comment>reviewSingle</comment>
        <translation>لا يمكن توقيع هذا المستند مع المستندات الأخرى. أنهِه هنا أو تخطَّه.</translation>
    </message>
    <message>
        <source>Will be signed at the end</source>
        <comment>reviewToSign</comment>
        <translation>سيُوقَّع في النهاية</translation>
    </message>
    <message>
        <source>Will be approved at the end</source>
        <comment>reviewToApprove</comment>
        <translation>ستتم الموافقة عليه في النهاية</translation>
    </message>
    <message>
        <source>Skipped</source>
        <comment>reviewSkipped</comment>
        <translation>تم تخطّيه</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <comment>reviewUndecided</comment>
        <translation>لم يُقرَّر بعد</translation>
    </message>
    <message>
        <source>Signed</source>
        <comment>reviewSigned</comment>
        <translation>موقَّع</translation>
    </message>
    <message>
        <source>Approved</source>
        <comment>reviewApproved</comment>
        <translation>تمت الموافقة</translation>
    </message>
    <message>
        <source>Declined</source>
        <comment>reviewDeclined</comment>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>No longer waiting for you</source>
        <comment>reviewEnded</comment>
        <translation>لم يعد بانتظارك</translation>
    </message>
    <message>
        <source>It was changed after you reviewed it, so it wasn’t signed. Review it again.</source>
        <comment>reviewChanged</comment>
        <translation>تغيَّر منذ مراجعتك له، لذا لم يُوقَّع. اقرأه مرة أخرى.</translation>
    </message>
    <message>
        <source>Not signed:</source>
        <comment>reviewFailed</comment>
        <translation>لم يُوقَّع:</translation>
    </message>
    <message>
        <source>No response yet. Its status will be checked before it is signed again.</source>
        <comment>reviewUnconfirmed</comment>
        <translation>لا ردّ بعد. يُتحقَّق من حالته قبل توقيعه مجددًا.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts: S (mark), K (skip), ← and →</source>
        <comment>reviewKeys</comment>
        <translation>استخدام المفاتيح S (تحديد) وK (تخطٍّ) و← و→</translation>
    </message>
    <message>
        <source>Continue to signing</source>
        <comment>reviewSummary</comment>
        <translation>الانتقال إلى التوقيع</translation>
    </message>
    <message>
        <source>Values that differ from “%1”</source>
        <comment>reviewDiffers</comment>
        <translation>القيم المتغيِّرة مقارنةً بـ«%1»</translation>
    </message>
    <message>
        <source>Same values as “%1”</source>
        <comment>reviewSame</comment>
        <translation>القيم نفسها كما في «%1»</translation>
    </message>
    <message>
        <source>Message from the sender</source>
        <comment>reviewMessage</comment>
        <translation>رسالة المرسل</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>reviewOn</comment>
        <translation>محدَّد</translation>
    </message>
    <message>
        <source>not selected</source>
        <comment>reviewOff</comment>
        <translation>غير محدَّد</translation>
    </message>
    <message>
        <source>Sign the marked documents</source>
        <comment>reviewEndTitle</comment>
        <translation>توقيع المستندات المحدَّدة</translation>
    </message>
    <message>
        <source>No document is marked for signing.</source>
        <comment>reviewNothing</comment>
        <translation>لا يوجد مستند محدَّد للتوقيع.</translation>
    </message>
    <message>
        <source>Your signature</source>
        <comment>reviewSignature</comment>
        <translation>توقيعك</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>reviewInitials</comment>
        <translation>الأحرف الأولى من اسمك</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>reviewChange</comment>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Add your signature before you sign.</source>
        <comment>reviewNeedSignature</comment>
        <translation>أضف توقيعك قبل أن توقِّع.</translation>
    </message>
    <message>
        <source>Consent</source>
        <comment>reviewConsent</comment>
        <translation>الموافقة</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>reviewConsentFor</comment>
        <translation>لـ: %1</translation>
    </message>
    <message>
        <source>Sign 1 document</source>
        <comment>reviewConfirmOne</comment>
        <translation>توقيع مستند واحد</translation>
    </message>
    <message>
        <source>Sign %1 documents</source>
        <comment>reviewConfirm</comment>
        <translation>توقيع المستندات (%1)</translation>
    </message>
    <message>
        <source>Signing document %1 of %2…</source>
        <comment>reviewProgress</comment>
        <translation>جارٍ توقيع المستند %1 من %2…</translation>
    </message>
    <message>
        <source>%1 of %2 documents signed</source>
        <comment>reviewDone</comment>
        <translation>المستندات الموقَّعة: %1 من %2</translation>
    </message>
    <message>
        <source>The connection was lost. Try again. Documents that are already signed won’t be signed twice.</source>
        <comment>reviewOffline</comment>
        <translation>انقطع الاتصال. حاول مرة أخرى: المستندات الموقَّعة بالفعل لا تُوقَّع مرتين.</translation>
    </message>
    <message>
        <source>Back to the documents</source>
        <comment>reviewReturn</comment>
        <translation>العودة إلى المستندات</translation>
    </message>
    <message>
        <source>Close the review</source>
        <comment>reviewClose</comment>
        <translation>إغلاق المراجعة</translation>
    </message>
    <message>
        <source>If the page doesn’t load, reload it or open the link in another browser.</source>
        <comment>stuck</comment>
        <translation>ألا تُحمَّل الصفحة؟ أعد تحميلها أو افتح الرابط في متصفح آخر.</translation>
    </message>
    <message>
        <source>Not saved. Correct the marked field.</source>
        <comment>notTaken</comment>
        <translation>لم يُحفظ. صحّح الحقل المحدّد.</translation>
    </message>
    <message>
        <source>Add your initials.</source>
        <comment>needInitials</comment>
        <translation>أضف الأحرف الأولى من اسمك.</translation>
    </message>
    <message>
        <source>Your initials</source>
        <comment>typeInitials</comment>
        <translation>الأحرف الأولى من اسمك</translation>
    </message>
    <message>
        <source>The document has changed</source>
        <comment>differenceTitleSender</comment>
        <translation>تغيّر المستند</translation>
    </message>
    <message>
        <source>The document was changed after it was shown to you. Nothing is signed yet. Compare both versions. Only the current one can be signed.</source>
        <comment>differenceTextSender</comment>
        <translation>تغيّر المستند بعد عرضه عليك. لم يُوقَّع شيء بعد. قارن الجانبين: لا يمكن توقيع إلا ما هو عليه الآن.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>differenceNow</comment>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Document</source>
        <comment>differenceDocument</comment>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Not present</source>
        <comment>differenceNotThere</comment>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>differenceRemoved</comment>
        <translation>أُزيل</translation>
    </message>
    <message>
        <source>As shown to you</source>
        <comment>differenceAsShown</comment>
        <translation>كما عُرض عليك</translation>
    </message>
    <message>
        <source>Changed by the sender</source>
        <comment>differenceBySender</comment>
        <translation>عدّله المرسل</translation>
    </message>
    <message>
        <source>The sender has changed fields in this document: %1. Review them before you finish.</source>
        <comment>corrected</comment>
        <translation>عدّل المرسل هذا المستند: %1. راجعه قبل الإنهاء.</translation>
    </message>
    <message>
        <source>The sender has changed this document. Review it before you finish.</source>
        <comment>correctedAll</comment>
        <translation>عدّل المرسل هذا المستند. راجعه قبل الإنهاء.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>correctedShow</comment>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Changed by the sender.</source>
        <comment>correctedField</comment>
        <translation>عدّله المرسل.</translation>
    </message>
    <message>
        <source>We’ll send a six-digit code to %1. It is valid for ten minutes.</source>
        <comment>mailCodeText</comment>
        <translation>يُرسل رمز من ستة أرقام إلى %1. وهو صالح لعشر دقائق.</translation>
    </message>
    <message>
        <source>Attempts left: %1</source>
        <comment>attemptsLeft</comment>
        <translation>المحاولات المتبقية: %1</translation>
    </message>
    <message>
        <source>The code is correct, but this browser doesn’t let the page store it. Allow cookies for this site, or open the link in another browser.</source>
        <comment>codeForgotten</comment>
        <translation>الرمز صحيح، لكن هذا المتصفح لا يتيح للصفحة تذكّره. اسمح بملفات تعريف الارتباط لهذا الموقع، أو افتح الرابط في متصفح آخر.</translation>
    </message>
    <message>
        <source>Select a document to view or download it.</source>
        <comment>reviewKeep</comment>
        <translation>حدّد مستندًا لعرضه أو تنزيله.</translation>
    </message>
    <message>
        <source>One field needs your attention.</source>
        <comment>attentionOne</comment>
        <translation>حقل واحد يحتاج إلى انتباهك.</translation>
    </message>
    <message>
        <source>%1 fields need your attention.</source>
        <comment>attention</comment>
        <translation>الحقول التي تحتاج إلى انتباهك: %1.</translation>
    </message>
    <message>
        <source>The invitation was changed or reassigned to another person. If you still need to sign, use the link in the latest email, or ask the sender for it.</source>
        <comment>replaced</comment>
        <translation>عُدّلت الدعوة أو نُقلت إلى شخص آخر. إذا كان لا يزال عليك التوقيع، فاستخدم الرابط في أحدث رسالة بريد، أو اطلبه من المرسل.</translation>
    </message>
    <message>
        <source>Your part of “%1” is finished. You can close this page.</source>
        <comment>waiting</comment>
        <translation>انتهى الجزء الخاص بك من «%1». يمكنك إغلاق هذه الصفحة.</translation>
    </message>
    <message>
        <source>More</source>
        <comment>more</comment>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Adopt initials</source>
        <comment>adoptInitials</comment>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Draw your initials first.</source>
        <comment>emptyDrawInitials</comment>
        <translation>ارسم الأحرف الأولى من اسمك أولًا.</translation>
    </message>
    <message>
        <source>Type your initials first.</source>
        <comment>emptyTypeInitials</comment>
        <translation>اكتب الأحرف الأولى من اسمك أولًا.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <comment>zoomIn</comment>
        <translation>تكبير العرض</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <comment>zoomOut</comment>
        <translation>تصغير العرض</translation>
    </message>
    <message>
        <source>This link is for %1.</source>
        <comment>gateFor</comment>
        <translation>هذا الرابط مخصّص لـ %1.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in your fields and sign.</source>
        <comment>taskSigner</comment>
        <translation>يطلب منك %1 ملء حقولك ثم التوقيع.</translation>
    </message>
    <message>
        <source>%1 asks you to read this document and approve or decline it. You don’t sign it.</source>
        <comment>taskReviewer</comment>
        <translation>يطلب منك %1 قراءة هذا المستند ثم الموافقة عليه أو رفضه. لن توقّع عليه.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in and check this document for the others. You don’t sign it.</source>
        <comment>taskEditor</comment>
        <translation>يطلب منك %1 ملء هذا المستند ومراجعته من أجل الآخرين. لن توقّع عليه.</translation>
    </message>
    <message>
        <source>%1 asks you to hand this device to each person named below. They sign here one after another.</source>
        <comment>taskHost</comment>
        <translation>يطلب منك %1 تسليم هذا الجهاز إلى كل شخص مذكور أدناه. يوقّعون هنا واحدًا تلو الآخر.</translation>
    </message>
    <message>
        <source>%1 asks you to read this document and finish.</source>
        <comment>taskNothing</comment>
        <translation>يطلب منك %1 قراءة هذا المستند ثم الإنهاء.</translation>
    </message>
    <message>
        <source>The sender</source>
        <comment>theSender</comment>
        <translation>المرسل</translation>
    </message>
    <message>
        <source>Please finish by %1.</source>
        <comment>due</comment>
        <translation>يُرجى الإنهاء قبل %1.</translation>
    </message>
    <message>
        <source>%1 asks you to fill in your fields and sign with your own certificate in Inkstone.</source>
        <comment>taskCertificate</comment>
        <translation>يطلب منك %1 ملء حقولك والتوقيع بشهادتك الخاصة في Inkstone.</translation>
    </message>
    <message>
        <source>Sign with your own certificate (card, token or file) in Inkstone on this computer. This page continues when you have signed.</source>
        <comment>certificateNeeded</comment>
        <translation>وقّع بشهادتك الخاصة (بطاقة أو رمز مميز أو ملف) في Inkstone على هذا الحاسوب. تتابع هذه الصفحة عند توقيعك.</translation>
    </message>
    <message>
        <source>The certificate must be a qualified one.</source>
        <comment>certificateQualified</comment>
        <translation>يجب أن تكون الشهادة مؤهلة.</translation>
    </message>
    <message>
        <source>It must be issued by: %1.</source>
        <comment>certificateIssuers</comment>
        <translation>يجب أن تكون صادرة عن: %1.</translation>
    </message>
    <message>
        <source>It must be the certificate of %1.</source>
        <comment>certificatePerson</comment>
        <translation>يجب أن تكون شهادة %1.</translation>
    </message>
    <message>
        <source>Open Inkstone</source>
        <comment>openProgram</comment>
        <translation>افتح Inkstone</translation>
    </message>
</context>
<context>
    <name>ink::TagName</name>
    <message>
        <source>Signature</source>
        <translation>توقيع</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>الأحرف الأولى</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Checkbox</source>
        <translation>خانة اختيار</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>خيار</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>تاريخ</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>مرفق</translation>
    </message>
    <message>
        <source>Dropdown</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Masked text</source>
        <translation>نص محجوب</translation>
    </message>
    <message>
        <source>Prefilled text</source>
        <translation>نص مملوء مسبقًا</translation>
    </message>
    <message>
        <source>Prefilled number</source>
        <translation>رقم مملوء مسبقًا</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Date signed</source>
        <translation>تاريخ التوقيع</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>حقل</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>فقرة</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>الاسم الكامل</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>المسمى الوظيفي</translation>
    </message>
    <message>
        <source>Date sent</source>
        <translation>تاريخ الإرسال</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>رقم المستند</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>رقم الصفحة</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>ختم</translation>
    </message>
    <message>
        <source>COPY</source>
        <translation>نسخة</translation>
    </message>
</context>
<context>
    <name>ink::ui::AboutDialog</name>
    <message>
        <source>Inkstone %1</source>
        <translation>Inkstone %1</translation>
    </message>
    <message>
        <source>A signing workstation with its own signing service. Licensed under Apache-2.0.</source>
        <translation>محطة توقيع لها خدمة توقيع خاصة بها. مرخّصة بموجب Apache-2.0.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ink::ui::AbsenceDialog</name>
    <message>
        <source>Add absence</source>
        <translation>إضافة غياب</translation>
    </message>
    <message>
        <source>Edit absence</source>
        <translation>تعديل الغياب</translation>
    </message>
    <message>
        <source>Absent person</source>
        <translation>الشخص الغائب</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>اليوم الأول</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>اليوم الأخير</translation>
    </message>
    <message>
        <source>Name of deputy</source>
        <translation>اسم النائب</translation>
    </message>
    <message>
        <source>Email address of deputy</source>
        <translation>عنوان البريد الإلكتروني للنائب</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>الاسم الأول واسم العائلة</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ink::ui::AbsencesSection</name>
    <message>
        <source>Absences</source>
        <translation>الغياب</translation>
    </message>
    <message>
        <source>Let deputies act for recipients who can&apos;t delegate</source>
        <translation>يتصرّف النواب أيضًا عن المستلمين الذين لا يُسمح لهم بالتفويض</translation>
    </message>
    <message>
        <source>Add absence…</source>
        <translation>إضافة غياب…</translation>
    </message>
    <message>
        <source>No absences yet.</source>
        <translation>لا يوجد غياب بعد.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support absences.</source>
        <translation>لا تحتفظ هذه الخدمة بقائمة غياب.</translation>
    </message>
    <message>
        <source>When it&apos;s an absent recipient&apos;s turn, their deputy is invited instead. Codes by SMS still go only to the recipient. Before you send a document, you see who will receive it.</source>
        <translation>عندما يحين دور مستلم غائب يُدعى نائبه نيابةً عنه. تبقى الرموز النصية للمستلم وحده. ترى من يستلم المستند قبل إرساله.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Deputy: %1</source>
        <translation>النائب: %1</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>انتهى</translation>
    </message>
    <message>
        <source>absent today</source>
        <translation>غائب اليوم</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تعديل…</translation>
    </message>
    <message>
        <source>Edit the absence of %1</source>
        <translation>تعديل غياب %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove the absence of %1</source>
        <translation>إزالة غياب %1</translation>
    </message>
    <message>
        <source>Absence saved.</source>
        <translation>حُفظ الغياب.</translation>
    </message>
    <message>
        <source>Absence removed. Documents that the deputy has already received stay with the deputy.</source>
        <translation>أُزيل الغياب. ما استلمه النائب يبقى لديه.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountFields</name>
    <message>
        <source>Saved.</source>
        <translation>تم الحفظ.</translation>
    </message>
    <message>
        <source>“%1” saved.</source>
        <translation>تم حفظ «%1».</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountOpener</name>
    <message>
        <source>The new key is saved. You can continue.</source>
        <translation>حُفظ المفتاح الجديد. يمكنك المتابعة.</translation>
    </message>
    <message>
        <source>The keychain is unlocked.</source>
        <translation>فُتح قفل سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Documents can be sealed again.</source>
        <translation>يمكن ختم المستندات من جديد.</translation>
    </message>
    <message>
        <source>Documents can be sealed until you close Inkstone. The passphrase couldn&apos;t be saved in the keychain.</source>
        <translation>يمكن ختم المستندات حتى إغلاق Inkstone: لم تقبل سلسلة المفاتيح عبارة المرور.</translation>
    </message>
    <message>
        <source>Unlock the keychain to open this.</source>
        <translation>سيُفتح هذا عند إلغاء قفل سلسلة المفاتيح.</translation>
    </message>
</context>
<context>
    <name>ink::ui::AccountSection</name>
    <message>
        <source>Unknown time zone.</source>
        <translation>هذه المنطقة الزمنية غير معروفة.</translation>
    </message>
    <message>
        <source>Enter an amount such as %1, or leave the field empty.</source>
        <translation>اكتب مبلغًا مثل %1، أو اتركه فارغًا.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid IP address or network (for example, 192.0.2.0/24).</source>
        <translation>‏«%1» ليس عنوانًا ولا شبكة مثل 192.0.2.0/24.</translation>
    </message>
    <message>
        <source>Your account on the service</source>
        <translation>حسابك لدى الخدمة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Shown to recipients as the sender.</source>
        <translation>يراه المستلمون باعتباره المرسل.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Language of documents and emails</source>
        <translation>لغة المستندات والرسائل</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Dates in documents</source>
        <translation>التواريخ في المستندات</translation>
    </message>
    <message>
        <source>New documents expire after</source>
        <translation>تنتهي صلاحية المستندات الجديدة بعد</translation>
    </message>
    <message>
        <source>When someone declines</source>
        <translation>عند رفض أحدهم</translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation>حد الإنفاق</translation>
    </message>
    <message>
        <source>Leave empty for no limit.</source>
        <translation>اتركه فارغًا لعدم وضع حد.</translation>
    </message>
    <message>
        <source>Only accept requests from</source>
        <translation>قبول الطلبات فقط من</translation>
    </message>
    <message>
        <source>IP addresses and networks. Leave empty to allow all. The list must include your own address.</source>
        <translation>عناوين IP وشبكات. اتركه فارغًا للسماح للجميع. يجب أن تتضمن القائمة عنوانك.</translation>
    </message>
    <message>
        <source>Add a digital signature for each signer before sealing</source>
        <translation>إضافة توقيع رقمي لكل موقّع قبل الختم</translation>
    </message>
    <message>
        <source>Other programs can then show who signed and when. The certificate becomes a separate file.</source>
        <translation>عندئذ تعرض البرامج الأخرى من وقّع ومتى. وتصبح الشهادة ملفًا منفصلًا.</translation>
    </message>
    <message>
        <source>Spending limit used</source>
        <translation>المستخدَم من حد الإنفاق</translation>
    </message>
    <message>
        <source>The document ends</source>
        <translation>ينتهي المستند</translation>
    </message>
    <message>
        <source>The others can continue</source>
        <translation>يواصل الآخرون</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>اليوم: %1</translation>
    </message>
    <message>
        <source>Each document you send costs %1. Drafts and templates are free.</source>
        <translation>يكلّف كل مستند يُرسل %1. المسودات والقوالب لا تكلّف شيئًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) sent</source>
        <translation>
            <numerusform>أُرسل %n مستند</numerusform>
            <numerusform>أُرسل مستند واحد</numerusform>
            <numerusform>أُرسل مستندان</numerusform>
            <numerusform>أُرسلت %n مستندات</numerusform>
            <numerusform>أُرسل %n مستندًا</numerusform>
            <numerusform>أُرسل %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 spent</source>
        <translation>أُنفق %1 من %2</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>أُنفق %1</translation>
    </message>
    <message>
        <source>Enter a format with day, month and year, such as yyyy-MM-dd or d MMMM yyyy.</source>
        <translation>أدخل اليوم والشهر والسنة، مثل yyyy-MM-dd أو d MMMM yyyy.</translation>
    </message>
    <message>
        <source>The time zone of this computer.</source>
        <translation>المنطقة الزمنية لهذا الحاسوب.</translation>
    </message>
    <message>
        <source>Dates in documents use this time zone.</source>
        <translation>التواريخ في المستندات بحسب هذه المنطقة.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ActionBar</name>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>نسخ القائمة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Documents that failed</source>
        <translation>المستندات التي فشلت</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Sending reminders… %1 of %2</source>
        <translation>جارٍ إرسال التذكيرات… %1 من %2</translation>
    </message>
    <message>
        <source>Cancelling… %1 of %2</source>
        <translation>جارٍ الإلغاء… %1 من %2</translation>
    </message>
    <message>
        <source>Moving… %1 of %2</source>
        <translation>جارٍ النقل… %1 من %2</translation>
    </message>
    <message>
        <source>Moving to the trash… %1 of %2</source>
        <translation>جارٍ النقل إلى سلة المهملات… %1 من %2</translation>
    </message>
    <message>
        <source>Restoring… %1 of %2</source>
        <translation>جارٍ الاستعادة… %1 من %2</translation>
    </message>
    <message>
        <source>Deleting… %1 of %2</source>
        <translation>جارٍ الحذف… %1 من %2</translation>
    </message>
    <message>
        <source>Renaming…</source>
        <translation>جارٍ إعادة التسمية…</translation>
    </message>
    <message>
        <source>Correcting… %1 of %2</source>
        <translation>جارٍ التصحيح… %1 من %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::ActionQueue</name>
    <message numerus="yes">
        <source>%n change(s) in the outbox will be sent when the connection is back.</source>
        <translation>
            <numerusform>%n إجراء ينتظر في صندوق الصادر حتى يمكن الوصول إلى الخدمة.</numerusform>
            <numerusform>إجراء واحد ينتظر في صندوق الصادر حتى يمكن الوصول إلى الخدمة.</numerusform>
            <numerusform>إجراءان ينتظران في صندوق الصادر حتى يمكن الوصول إلى الخدمة.</numerusform>
            <numerusform>%n إجراءات تنتظر في صندوق الصادر حتى يمكن الوصول إلى الخدمة.</numerusform>
            <numerusform>%n إجراءً ينتظر في صندوق الصادر حتى يمكن الوصول إلى الخدمة.</numerusform>
            <numerusform>%n إجراء ينتظر في صندوق الصادر حتى يمكن الوصول إلى الخدمة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AddTags</name>
    <message numerus="yes">
        <source>Add %n field(s)</source>
        <translation>
            <numerusform>إضافة %n حقل</numerusform>
            <numerusform>إضافة حقل واحد</numerusform>
            <numerusform>إضافة حقلين</numerusform>
            <numerusform>إضافة %n حقول</numerusform>
            <numerusform>إضافة %n حقلًا</numerusform>
            <numerusform>إضافة %n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::AnswerDialog</name>
    <message>
        <source>Answer question</source>
        <translation>الإجابة عن السؤال</translation>
    </message>
    <message>
        <source>The recipient sees your answer on the signing page and, if this service sends email, gets it by email. It&apos;s recorded in the history but doesn&apos;t appear on the signed pages.</source>
        <translation>يتلقّى المستلم إجابتك على صفحة التوقيع وبالبريد الإلكتروني إذا كانت الخدمة ترسل البريد. يحفظها السجل ولا تظهر في الصفحات الموقّعة.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>إجابتك</translation>
    </message>
    <message>
        <source>Send answer</source>
        <translation>إرسال الإجابة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ink::ui::AssignInvitation</name>
    <message numerus="yes">
        <source>Assign %n field(s)</source>
        <translation>
            <numerusform>إسناد %n حقل</numerusform>
            <numerusform>إسناد حقل واحد</numerusform>
            <numerusform>إسناد حقلين</numerusform>
            <numerusform>إسناد %n حقول</numerusform>
            <numerusform>إسناد %n حقلًا</numerusform>
            <numerusform>إسناد %n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::Banner</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockList</name>
    <message>
        <source>%1, %2</source>
        <comment>name and details</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n field(s)</source>
        <translation>
            <numerusform>‏%1، %n حقل</numerusform>
            <numerusform>‏%1، حقل واحد</numerusform>
            <numerusform>‏%1، حقلان</numerusform>
            <numerusform>‏%1، %n حقول</numerusform>
            <numerusform>‏%1، %n حقلًا</numerusform>
            <numerusform>‏%1، %n حقل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it and then click the page</source>
        <translation>‏%1: اسحبها إلى الصفحة، أو انقر هنا ثم انقر هناك</translation>
    </message>
</context>
<context>
    <name>ink::ui::BlockPanel</name>
    <message>
        <source>Blocks</source>
        <translation>الكتل</translation>
    </message>
    <message>
        <source>Blocks to place</source>
        <translation>كتل جاهزة للوضع</translation>
    </message>
    <message>
        <source>Save the selected fields as a block</source>
        <translation>الاحتفاظ بالحقول المحددة ككتلة</translation>
    </message>
    <message>
        <source>Save as block</source>
        <translation>الاحتفاظ ككتلة</translation>
    </message>
    <message>
        <source>Block name</source>
        <translation>اسم الكتلة</translation>
    </message>
    <message>
        <source>Signature block</source>
        <translation>كتلة توقيع</translation>
    </message>
    <message numerus="yes">
        <source>Save %n field(s)</source>
        <translation>
            <numerusform>الاحتفاظ بـ %n حقل</numerusform>
            <numerusform>الاحتفاظ بحقل واحد</numerusform>
            <numerusform>الاحتفاظ بحقلين</numerusform>
            <numerusform>الاحتفاظ بـ %n حقول</numerusform>
            <numerusform>الاحتفاظ بـ %n حقلًا</numerusform>
            <numerusform>الاحتفاظ بـ %n حقل</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>إعادة تسمية الكتلة</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Delete the block “%1”?</source>
        <translation>هل تريد حذف الكتلة «%1»؟</translation>
    </message>
    <message>
        <source>Fields already placed with this block stay where they are.</source>
        <translation>تبقى الحقول التي وُضعت بها في مكانها.</translation>
    </message>
    <message>
        <source>Delete block</source>
        <translation>حذف الكتلة</translation>
    </message>
    <message>
        <source>Place on page</source>
        <translation>وضع على الصفحة</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة التسمية…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
</context>
<context>
    <name>ink::ui::BottomBar</name>
    <message>
        <source>This computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>غير متصل</translation>
    </message>
    <message>
        <source>Switch account</source>
        <translation>أين تعمل</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>الحساب: %1</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>إضافة خدمة…</translation>
    </message>
    <message numerus="yes">
        <source>Outbox: %n</source>
        <translation>
            <numerusform>صندوق الصادر: %n</numerusform>
            <numerusform>صندوق الصادر: %n</numerusform>
            <numerusform>صندوق الصادر: %n</numerusform>
            <numerusform>صندوق الصادر: %n</numerusform>
            <numerusform>صندوق الصادر: %n</numerusform>
            <numerusform>صندوق الصادر: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting to be sent</source>
        <translation>
            <numerusform>%n في انتظار الإرسال</numerusform>
            <numerusform>واحد في انتظار الإرسال</numerusform>
            <numerusform>اثنان في انتظار الإرسال</numerusform>
            <numerusform>%n في انتظار الإرسال</numerusform>
            <numerusform>%n في انتظار الإرسال</numerusform>
            <numerusform>%n في انتظار الإرسال</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPage</name>
    <message>
        <source>Bulk runs</source>
        <translation>الإرسال الجماعي</translation>
    </message>
    <message numerus="yes">
        <source>Bulk run finished: %n document(s) sent</source>
        <translation>
            <numerusform>انتهى الإرسال الجماعي: أُرسل %n مستند</numerusform>
            <numerusform>انتهى الإرسال الجماعي: أُرسل مستند واحد</numerusform>
            <numerusform>انتهى الإرسال الجماعي: أُرسل مستندان</numerusform>
            <numerusform>انتهى الإرسال الجماعي: أُرسلت %n مستندات</numerusform>
            <numerusform>انتهى الإرسال الجماعي: أُرسل %n مستندًا</numerusform>
            <numerusform>انتهى الإرسال الجماعي: أُرسل %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this run from the list?</source>
        <translation>هل تريد إزالة هذه الدفعة من القائمة؟</translation>
    </message>
    <message>
        <source>Its documents stay unchanged. The link between rows and documents is lost, and waiting rows are not sent.</source>
        <translation>تبقى المستندات دون تغيير. ويُفقد الربط بين الصفوف والمستندات، ولا تُرسل الصفوف المنتظرة.</translation>
    </message>
    <message>
        <source>Remove run</source>
        <translation>إزالة الدفعة</translation>
    </message>
    <message>
        <source>File and columns</source>
        <translation>الملف والأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>الإرسال</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>كل الدفعات</translation>
    </message>
    <message>
        <source>New bulk run</source>
        <translation>إرسال جماعي جديد</translation>
    </message>
    <message>
        <source>The bulk run is in the outbox and starts when the connection is back.</source>
        <translation>الدفعة في صندوق الصادر وتبدأ عند عودة الاتصال.</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkPreview</name>
    <message>
        <source>Dry run</source>
        <translation>تشغيل تجريبي</translation>
    </message>
    <message>
        <source>Dry run: line %1</source>
        <translation>تشغيل تجريبي: السطر %1</translation>
    </message>
    <message>
        <source>Preview of this row&apos;s document. Nothing is sent.</source>
        <translation>كيف سيبدو مستند هذا الصف. لا يُرسل شيء.</translation>
    </message>
    <message>
        <source>Close the dry run</source>
        <translation>إغلاق التشغيل التجريبي</translation>
    </message>
    <message>
        <source>The row&apos;s document</source>
        <translation>مستند الصف</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRowsModel</name>
    <message>
        <source>Edit cell</source>
        <translation>تغيير خلية</translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n row(s)</source>
        <translation>
            <numerusform>استبعاد %n صف</numerusform>
            <numerusform>استبعاد صف واحد</numerusform>
            <numerusform>استبعاد صفين</numerusform>
            <numerusform>استبعاد %n صفوف</numerusform>
            <numerusform>استبعاد %n صفًا</numerusform>
            <numerusform>استبعاد %n صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Include %n row(s)</source>
        <translation>
            <numerusform>إدراج %n صف</numerusform>
            <numerusform>إدراج صف واحد</numerusform>
            <numerusform>إدراج صفين</numerusform>
            <numerusform>إدراج %n صفوف</numerusform>
            <numerusform>إدراج %n صفًا</numerusform>
            <numerusform>إدراج %n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is excluded.</source>
        <translation>هذا الصف مستبعد.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>%1, excluded</source>
        <translation>‏%1، مستبعد</translation>
    </message>
    <message>
        <source>%1, error: %2</source>
        <translation>‏%1، خطأ: %2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Only rows with a selected checkbox are sent.</source>
        <translation>تُرسل الصفوف المؤشَّرة.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunList</name>
    <message>
        <source>Not started</source>
        <translation>لم يبدأ</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>لم ينته</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Done, some rows refused</source>
        <translation>انتهى، مع صفوف مرفوضة</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>أُرسل %1 من %2</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>المرفوضة: %1</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>غير المعروفة: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>الإرسال</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>القالب</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>عمليات الإرسال السابقة</translation>
    </message>
    <message>
        <source>No bulk runs yet. Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation>لا يوجد إرسال جماعي بعد. اختر قالبًا وأفلت ملف CSV أو XLSX فيه صف لكل مستلم.</translation>
    </message>
    <message>
        <source>New bulk run</source>
        <translation>إرسال جماعي جديد</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Remove from list…</source>
        <translation>إزالة من القائمة…</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>%1 لم تُرسل</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunModel</name>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>يجري إرساله</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>No response from the service. The document may or may not have been sent.</source>
        <translation>لم تستجب الخدمة. ربما أُرسل المستند وربما لم يُرسل.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Not sent: error</source>
        <translation>لم تُرسل: خطأ</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>مستبعد</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunView</name>
    <message>
        <source>Save the results</source>
        <translation>حفظ النتائج</translation>
    </message>
    <message>
        <source>%1 (results).csv</source>
        <translation>%1 (النتائج).csv</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>ملفات CSV (*.csv)</translation>
    </message>
    <message>
        <source>Sending reminders…</source>
        <translation>جارٍ التذكير…</translation>
    </message>
    <message>
        <source>Cancelling… %1 of %2</source>
        <translation>جارٍ الإلغاء… %1 من %2</translation>
    </message>
    <message>
        <source>Sending reminders… %1 of %2</source>
        <translation>جارٍ التذكير… %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) could not be changed</source>
        <translation>
            <numerusform>تعذر تغيير %n مستند</numerusform>
            <numerusform>تعذر تغيير مستند واحد</numerusform>
            <numerusform>تعذر تغيير مستندين</numerusform>
            <numerusform>تعذر تغيير %n مستندات</numerusform>
            <numerusform>تعذر تغيير %n مستندًا</numerusform>
            <numerusform>تعذر تغيير %n مستند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) cancelled</source>
        <translation>
            <numerusform>أُلغي %n مستند</numerusform>
            <numerusform>أُلغي مستند واحد</numerusform>
            <numerusform>أُلغي مستندان</numerusform>
            <numerusform>أُلغيت %n مستندات</numerusform>
            <numerusform>أُلغي %n مستندًا</numerusform>
            <numerusform>أُلغي %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>from “%1”</source>
        <translation>من «%1»</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Send the remaining %1</source>
        <translation>إرسال الباقي (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Send %n unknown row(s) again…</source>
        <translation>
            <numerusform>إعادة إرسال %n صف غير معروف…</numerusform>
            <numerusform>إعادة إرسال صف واحد غير معروف…</numerusform>
            <numerusform>إعادة إرسال صفين غير معروفين…</numerusform>
            <numerusform>إعادة إرسال %n صفوف غير معروفة…</numerusform>
            <numerusform>إعادة إرسال %n صفًا غير معروف…</numerusform>
            <numerusform>إعادة إرسال %n صف غير معروف…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>قيد التنفيذ: %1</translation>
    </message>
    <message>
        <source>%1 completed</source>
        <translation>المكتملة: %1</translation>
    </message>
    <message>
        <source>%1 declined</source>
        <translation>المرفوضة: %1</translation>
    </message>
    <message>
        <source>%1 expired</source>
        <translation>المنتهية الصلاحية: %1</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>الملغاة: %1</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>جارٍ التحقق…</translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation>تذكير %1</translation>
    </message>
    <message>
        <source>Cancel %1…</source>
        <translation>إلغاء %1…</translation>
    </message>
    <message>
        <source>Stop this run?</source>
        <translation>هل تريد إيقاف هذا الإرسال؟</translation>
    </message>
    <message numerus="yes">
        <source>Documents that were sent stay sent. %n row(s) are not sent; you can resume the run later.</source>
        <translation>
            <numerusform>ما أُرسل يبقى مُرسلًا. ويبقى %n صف بلا إرسال؛ ويمكن استئناف الإرسال لاحقًا.</numerusform>
            <numerusform>ما أُرسل يبقى مُرسلًا. ويبقى صف واحد بلا إرسال؛ ويمكن استئناف الإرسال لاحقًا.</numerusform>
            <numerusform>ما أُرسل يبقى مُرسلًا. ويبقى صفان بلا إرسال؛ ويمكن استئناف الإرسال لاحقًا.</numerusform>
            <numerusform>ما أُرسل يبقى مُرسلًا. وتبقى %n صفوف بلا إرسال؛ ويمكن استئناف الإرسال لاحقًا.</numerusform>
            <numerusform>ما أُرسل يبقى مُرسلًا. ويبقى %n صفًا بلا إرسال؛ ويمكن استئناف الإرسال لاحقًا.</numerusform>
            <numerusform>ما أُرسل يبقى مُرسلًا. ويبقى %n صف بلا إرسال؛ ويمكن استئناف الإرسال لاحقًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>إيقاف الإرسال</translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again?</source>
        <translation>
            <numerusform>هل تريد إعادة إرسال %n صف؟</numerusform>
            <numerusform>هل تريد إعادة إرسال صف واحد؟</numerusform>
            <numerusform>هل تريد إعادة إرسال صفين؟</numerusform>
            <numerusform>هل تريد إعادة إرسال %n صفوف؟</numerusform>
            <numerusform>هل تريد إعادة إرسال %n صفًا؟</numerusform>
            <numerusform>هل تريد إعادة إرسال %n صف؟</numerusform>
        </translation>
    </message>
    <message>
        <source>These rows may already have been sent. Check the documents first: otherwise recipients may get a second document.</source>
        <translation>ربما أُرسلت هذه الصفوف بالفعل. تحقق من المستندات أولًا، وإلا فقد يتلقى المستلمون مستندًا ثانيًا.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n row(s) again</source>
        <translation>
            <numerusform>إعادة إرسال %n صف</numerusform>
            <numerusform>إعادة إرسال صف واحد</numerusform>
            <numerusform>إعادة إرسال صفين</numerusform>
            <numerusform>إعادة إرسال %n صفوف</numerusform>
            <numerusform>إعادة إرسال %n صفًا</numerusform>
            <numerusform>إعادة إرسال %n صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n document(s)</source>
        <translation>
            <numerusform>إلغاء %n مستند</numerusform>
            <numerusform>إلغاء مستند واحد</numerusform>
            <numerusform>إلغاء مستندين</numerusform>
            <numerusform>إلغاء %n مستندات</numerusform>
            <numerusform>إلغاء %n مستندًا</numerusform>
            <numerusform>إلغاء %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason (recipients will see it)</source>
        <translation>السبب (سيراه المستلمون)</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>جارٍ الإلغاء…</translation>
    </message>
    <message>
        <source>Save rejected rows</source>
        <translation>حفظ الصفوف المرفوضة</translation>
    </message>
    <message>
        <source>%1 (to correct).csv</source>
        <translation>%1 (للتصحيح).csv</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>إيقاف…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>التحقق مجددًا</translation>
    </message>
    <message>
        <source>Asks the service which unknown rows were sent</source>
        <translation>يتحقق لدى الخدمة من الصفوف غير المعروفة التي أصبحت مستندات</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>حفظ النتائج…</translation>
    </message>
    <message>
        <source>Fix rejected rows</source>
        <translation>تصحيح الصفوف المرفوضة</translation>
    </message>
    <message>
        <source>Opens the rejected rows in a new run</source>
        <translation>يفتح الصفوف المرفوضة في دفعة جديدة</translation>
    </message>
    <message>
        <source>Only refused and unknown rows</source>
        <translation>الصفوف المرفوضة وغير المعروفة فقط</translation>
    </message>
    <message>
        <source>Documents of this run</source>
        <translation>مستندات هذه الدفعة</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Reminds everyone who still has to act on these documents</source>
        <translation>يذكّر كل من لا يزال عليه التصرف في هذه المستندات</translation>
    </message>
    <message>
        <source>Result of each row</source>
        <translation>نتيجة كل صف</translation>
    </message>
    <message>
        <source>Export %1 signed…</source>
        <translation>تصدير الموقّعة (%1)…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n row(s) to correct as CSV…</source>
        <translation>
            <numerusform>حفظ %n صف للتصحيح بصيغة CSV…</numerusform>
            <numerusform>حفظ صف واحد للتصحيح بصيغة CSV…</numerusform>
            <numerusform>حفظ صفّين للتصحيح بصيغة CSV…</numerusform>
            <numerusform>حفظ %n صفوف للتصحيح بصيغة CSV…</numerusform>
            <numerusform>حفظ %n صفًا للتصحيح بصيغة CSV…</numerusform>
            <numerusform>حفظ %n صف للتصحيح بصيغة CSV…</numerusform>
        </translation>
    </message>
    <message>
        <source>Correcting… %1 of %2</source>
        <translation>جارٍ التصحيح… %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) corrected</source>
        <translation>
            <numerusform>صُحِّح %n مستند</numerusform>
            <numerusform>صُحِّح مستند واحد</numerusform>
            <numerusform>صُحِّح مستندان</numerusform>
            <numerusform>صُحِّحت %n مستندات</numerusform>
            <numerusform>صُحِّح %n مستندًا</numerusform>
            <numerusform>صُحِّح %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces a recipient or sets a new deadline in the documents in progress</source>
        <translation>يستبدل مستلمًا أو يعيّن مهلة جديدة في المستندات الجارية</translation>
    </message>
    <message>
        <source>Correct %1…</source>
        <translation>تصحيح %1…</translation>
    </message>
    <message>
        <source>Correcting…</source>
        <translation>جارٍ التصحيح…</translation>
    </message>
    <message>
        <source>%1 (results).%2</source>
        <comment>file name and its extension</comment>
        <translation>%1 (النتائج).%2</translation>
    </message>
    <message>
        <source>Copy of the workbook (*.%1)</source>
        <translation>نسخة من المصنّف (*.%1)</translation>
    </message>
    <message>
        <source>Choose another name: the workbook itself isn&apos;t changed.</source>
        <translation>اختر اسمًا آخر: لا يُغيَّر المصنّف نفسه.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1. %n row(s) of the run are no longer in their lines of the workbook.</source>
        <translation>
            <numerusform>حُفظ باسم %1. كل صفوف الإرسال في أسطرها.</numerusform>
            <numerusform>حُفظ باسم %1. صف واحد من الإرسال لم يعد في سطره من المصنّف.</numerusform>
            <numerusform>حُفظ باسم %1. صفّان من الإرسال لم يعودا في سطريهما من المصنّف.</numerusform>
            <numerusform>حُفظ باسم %1. %n صفوف من الإرسال لم تعد في أسطرها من المصنّف.</numerusform>
            <numerusform>حُفظ باسم %1. %n صفًا من الإرسال لم تعد في أسطرها من المصنّف.</numerusform>
            <numerusform>حُفظ باسم %1. %n صف من الإرسال لم تعد في أسطرها من المصنّف.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkRunWords</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>بقي نحو %n ثانية</numerusform>
            <numerusform>بقي نحو ثانية واحدة</numerusform>
            <numerusform>بقي نحو ثانيتين</numerusform>
            <numerusform>بقي نحو %n ثوانٍ</numerusform>
            <numerusform>بقي نحو %n ثانية</numerusform>
            <numerusform>بقي نحو %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>بقي نحو %n دقيقة</numerusform>
            <numerusform>بقي نحو دقيقة واحدة</numerusform>
            <numerusform>بقي نحو دقيقتين</numerusform>
            <numerusform>بقي نحو %n دقائق</numerusform>
            <numerusform>بقي نحو %n دقيقة</numerusform>
            <numerusform>بقي نحو %n دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>بقي نحو %n ساعة</numerusform>
            <numerusform>بقي نحو ساعة واحدة</numerusform>
            <numerusform>بقي نحو ساعتين</numerusform>
            <numerusform>بقي نحو %n ساعات</numerusform>
            <numerusform>بقي نحو %n ساعة</numerusform>
            <numerusform>بقي نحو %n ساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>جارٍ التحضير…</translation>
    </message>
    <message numerus="yes">
        <source>Waiting %n s at the service&apos;s request</source>
        <translation>
            <numerusform>طلبت الخدمة مهلة %n ثانية</numerusform>
            <numerusform>طلبت الخدمة مهلة ثانية واحدة</numerusform>
            <numerusform>طلبت الخدمة مهلة ثانيتين</numerusform>
            <numerusform>طلبت الخدمة مهلة %n ثوانٍ</numerusform>
            <numerusform>طلبت الخدمة مهلة %n ثانية</numerusform>
            <numerusform>طلبت الخدمة مهلة %n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>يجري إرساله</translation>
    </message>
    <message>
        <source>Checking which documents were sent…</source>
        <translation>جارٍ معرفة ما أُرسل…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>جارٍ الإيقاف المؤقت…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>أُرسل %1 من %2</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>المرفوضة: %1</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>غير المعروفة: %1</translation>
    </message>
    <message>
        <source>%1 not sent because of errors</source>
        <translation>%1 لم تُرسل بسبب أخطاء</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 مستثناة</translation>
    </message>
    <message>
        <source>%1 being sent</source>
        <translation>%1 قيد الإرسال</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>‏%1 في الثانية</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>المنتظرة: %1</translation>
    </message>
    <message>
        <source>%1 with a result not known yet</source>
        <translation>%1 بنتيجة غير معروفة بعد</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSetup</name>
    <message>
        <source>Choose a file with one row for each recipient</source>
        <translation>اختيار ملف فيه صف لكل مستلم</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.xlsm);;All files (*)</source>
        <translation>الجداول (*.csv *.tsv *.txt *.xlsx *.xlsm);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>الجاهزة: %1</translation>
    </message>
    <message>
        <source>%1 with errors</source>
        <translation>بها أخطاء: %1</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 مستبعدة</translation>
    </message>
    <message>
        <source>%1 with a duplicate address</source>
        <translation>ذات العنوان نفسه: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n صف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exclude %n duplicate row(s)</source>
        <translation>
            <numerusform>استبعاد %n صف مكرر</numerusform>
            <numerusform>استبعاد صف مكرر واحد</numerusform>
            <numerusform>استبعاد صفين مكررين</numerusform>
            <numerusform>استبعاد %n صفوف مكررة</numerusform>
            <numerusform>استبعاد %n صفًا مكررًا</numerusform>
            <numerusform>استبعاد %n صف مكرر</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the template to fill in.</source>
        <translation>اختر القالب المراد ملؤه.</translation>
    </message>
    <message>
        <source>Rows with errors are not sent. Correct them here, or send the others now.</source>
        <translation>لا تُرسل الصفوف التي بها أخطاء. صححها هنا أو أرسل البقية الآن.</translation>
    </message>
    <message>
        <source>Send %1 documents</source>
        <translation>إرسال %1 من المستندات</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Send 1 document</source>
        <translation>إرسال مستند واحد</translation>
    </message>
    <message>
        <source>Costs %1 (%2 each)</source>
        <translation>التكلفة %1 (%2 لكل واحد)</translation>
    </message>
    <message>
        <source>%1 — exceeds the remaining spending limit (%2)</source>
        <translation>‏%1 — أكثر مما يسمح به حد الإنفاق (%2)</translation>
    </message>
    <message>
        <source>Each recipient gets their own copy of “%1”. %2</source>
        <translation>يتلقى كل مستلم «%1» مستندًا خاصًا به. %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Choose a template and drop a CSV or XLSX file with one row for each recipient.</source>
        <translation>اختر قالبًا وأفلت ملف CSV أو XLSX فيه صف لكل مستلم.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Only rows with errors</source>
        <translation>الصفوف التي بها أخطاء فقط</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>الخطأ التالي</translation>
    </message>
    <message>
        <source>F4: next error, Shift+F4: previous error</source>
        <translation>F4: الخطأ التالي، Shift+F4: الخطأ السابق</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>تشغيل تجريبي</translation>
    </message>
    <message>
        <source>Previews the selected row&apos;s document (Space)</source>
        <translation>معاينة مستند الصف المحدد (مسافة)</translation>
    </message>
    <message>
        <source>Reading and checking the file</source>
        <translation>تجري قراءة الملف وفحصه</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>صفوف الملف</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with errors will not be sent. You can correct them in the run later.</source>
        <translation>
            <numerusform>لن يُرسل أي صف فيه أخطاء.</numerusform>
            <numerusform>لن يُرسل صف واحد فيه أخطاء. يبقى في عملية الإرسال حيث يمكنك تصحيحه.</numerusform>
            <numerusform>لن يُرسل صفّان فيهما أخطاء. يبقيان في عملية الإرسال حيث يمكنك تصحيحهما.</numerusform>
            <numerusform>لن تُرسل %n صفوف فيها أخطاء. تبقى في عملية الإرسال حيث يمكنك تصحيحها.</numerusform>
            <numerusform>لن يُرسل %n صفًا فيها أخطاء. تبقى في عملية الإرسال حيث يمكنك تصحيحها.</numerusform>
            <numerusform>لن يُرسل %n صف فيها أخطاء. تبقى في عملية الإرسال حيث يمكنك تصحيحها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded row(s) will not be sent.</source>
        <translation>
            <numerusform>لن يُرسل أي صف استثنيته.</numerusform>
            <numerusform>لن يُرسل صف واحد استثنيته.</numerusform>
            <numerusform>لن يُرسل صفّان استثنيتهما.</numerusform>
            <numerusform>لن تُرسل %n صفوف استثنيتها.</numerusform>
            <numerusform>لن يُرسل %n صفًا استثنيتها.</numerusform>
            <numerusform>لن يُرسل %n صف استثنيتها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has column names but no rows. Add a row for each recipient.</source>
        <translation>يحتوي الملف على أسماء الأعمدة دون أي صفوف. أضف صفًا لكل مستلم.</translation>
    </message>
    <message>
        <source>Send 1 document?</source>
        <translation>إرسال مستند واحد؟</translation>
    </message>
    <message>
        <source>Send %1 documents?</source>
        <translation>إرسال المستندات؟ العدد: %1</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was sent with this template before (%2): %n document(s).</source>
        <translation>
            <numerusform>سبق إرسال «%1» بهذا القالب (%2): %n مستند.</numerusform>
            <numerusform>سبق إرسال «%1» بهذا القالب (%2): مستند واحد.</numerusform>
            <numerusform>سبق إرسال «%1» بهذا القالب (%2): مستندان.</numerusform>
            <numerusform>سبق إرسال «%1» بهذا القالب (%2): %n مستندات.</numerusform>
            <numerusform>سبق إرسال «%1» بهذا القالب (%2): %n مستندًا.</numerusform>
            <numerusform>سبق إرسال «%1» بهذا القالب (%2): %n مستند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the rows?</source>
        <translation>استبدال الصفوف؟</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) that you made in these rows will be lost.</source>
        <translation>
            <numerusform>سيُفقد %n تغيير أجريته في هذه الصفوف.</numerusform>
            <numerusform>سيُفقد تغيير واحد أجريته في هذه الصفوف.</numerusform>
            <numerusform>سيُفقد تغييران أجريتهما في هذه الصفوف.</numerusform>
            <numerusform>ستُفقد %n تغييرات أجريتها في هذه الصفوف.</numerusform>
            <numerusform>سيُفقد %n تغييرًا أجريته في هذه الصفوف.</numerusform>
            <numerusform>سيُفقد %n تغيير أجريته في هذه الصفوف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace rows</source>
        <translation>استبدال الصفوف</translation>
    </message>
    <message>
        <source>Title and message (changed)…</source>
        <translation>العنوان والرسالة (معدّلان)…</translation>
    </message>
    <message>
        <source>Title and message…</source>
        <translation>العنوان والرسالة…</translation>
    </message>
    <message>
        <source>The first document is called “%1”.</source>
        <translation>عنوان المستند الأول «%1».</translation>
    </message>
    <message>
        <source>Sets a title and a message for all documents, using columns from the file</source>
        <translation>يحدد عنوان جميع المستندات ورسالتها باستخدام أعمدة الملف</translation>
    </message>
    <message>
        <source>Title and message (from the file)…</source>
        <translation>العنوان والرسالة (من الملف)…</translation>
    </message>
    <message>
        <source>Titles and messages come from the file</source>
        <translation>تحتفظ الصفوف بعناوينها ورسائلها</translation>
    </message>
    <message>
        <source>Titles and messages are in columns of the table. You can change them there.</source>
        <translation>تجدها في أعمدة من الجدول، ويمكنك تغييرها هناك.</translation>
    </message>
    <message>
        <source>Rows with errors are not sent. Correct them here.</source>
        <translation>لا تُرسل الصفوف التي بها أخطاء. صححها هنا.</translation>
    </message>
    <message>
        <source>%1 — then %2 of your spending limit of %3 is used</source>
        <translation>‏%1 — عندئذٍ يُستخدم %2 من حد إنفاقك البالغ %3</translation>
    </message>
    <message numerus="yes">
        <source>Send %n unchanged row(s) again</source>
        <translation>
            <numerusform>لا صفوف دون تغيير</numerusform>
            <numerusform>إعادة إرسال صف واحد لم يتغير</numerusform>
            <numerusform>إعادة إرسال صفّين لم يتغيرا</numerusform>
            <numerusform>إعادة إرسال %n صفوف لم تتغير</numerusform>
            <numerusform>إعادة إرسال %n صفًا لم تتغير</numerusform>
            <numerusform>إعادة إرسال %n صف لم تتغير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) haven&apos;t changed since an earlier run. They are excluded.</source>
        <translation>
            <numerusform>لا صفوف دون تغيير منذ عملية إرسال سابقة.</numerusform>
            <numerusform>لم يتغير صف واحد منذ عملية إرسال سابقة. وهو مستبعد.</numerusform>
            <numerusform>لم يتغير صفّان منذ عملية إرسال سابقة. وهما مستبعدان.</numerusform>
            <numerusform>لم تتغير %n صفوف منذ عملية إرسال سابقة. وهي مستبعدة.</numerusform>
            <numerusform>لم يتغير %n صفًا منذ عملية إرسال سابقة. وهي مستبعدة.</numerusform>
            <numerusform>لم يتغير %n صف منذ عملية إرسال سابقة. وهي مستبعدة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkSource</name>
    <message>
        <source>Template</source>
        <translation>القالب</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>الورقة</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>الفاصل</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>الترميز</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>اختيار قالب</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Choose a CSV or XLSX file</source>
        <translation>اختيار ملف CSV أو XLSX</translation>
    </message>
    <message>
        <source>or drop a CSV or XLSX file here</source>
        <translation>أو أفلت ملف CSV أو XLSX هنا</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>علامة جدولة</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>شرطة عمودية</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>أوروبا الغربية</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>أوروبا الوسطى</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>السيريلية</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>التركية</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>العبرية</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>البلطيقية</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>الفيتنامية</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>التايلاندية</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>اليابانية</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>الصينية (المبسطة)</translation>
    </message>
    <message>
        <source>Chinese (traditional)</source>
        <translation>الصينية (التقليدية)</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>الكورية</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>Include %n hidden row(s)</source>
        <translation>
            <numerusform>إدراج %n صف مخفي</numerusform>
            <numerusform>إدراج صف مخفي واحد</numerusform>
            <numerusform>إدراج صفين مخفيين</numerusform>
            <numerusform>إدراج %n صفوف مخفية</numerusform>
            <numerusform>إدراج %n صفًا مخفيًا</numerusform>
            <numerusform>إدراج %n صف مخفي</numerusform>
        </translation>
    </message>
    <message>
        <source>Header row</source>
        <translation>صف العناوين في السطر</translation>
    </message>
</context>
<context>
    <name>ink::ui::BulkTextsDialog</name>
    <message>
        <source>Title and message</source>
        <translation>العنوان والرسالة</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>عنوان المستند</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>رسالة إلى المستلمين</translation>
    </message>
    <message>
        <source>Leave empty to use the template&apos;s message</source>
        <translation>فارغ: رسالة القالب</translation>
    </message>
    <message>
        <source>Insert column</source>
        <translation>إدراج عمود</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>الصف الأول</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Template title</source>
        <translation>عنوان القالب</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>تاريخ اليوم</translation>
    </message>
    <message>
        <source>First recipient&apos;s name</source>
        <translation>اسم المستلم الأول</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>رقم الصف</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackAddress</name>
    <message>
        <source>The callback address must be a full http or https address.</source>
        <translation>يجب أن يكون عنوان الاستدعاء عنوان http أو https كاملًا.</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>عنوان الاستدعاء</translation>
    </message>
    <message>
        <source>The service posts each completed document to this address, with / and the document number appended.</source>
        <translation>تُرسل المستندات المكتملة إلى هذا العنوان متبوعًا بالرمز / ورقمها.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSecret</name>
    <message>
        <source>Secret copied.</source>
        <translation>نُسخ السر.</translation>
    </message>
    <message>
        <source>Callback signing secret</source>
        <translation>سر توقيع الاستدعاءات</translation>
    </message>
    <message>
        <source>The receiver uses it to verify the X-Inkstone-Signature header.</source>
        <translation>يستخدمه المتلقي للتحقق من الترويسة X-Inkstone-Signature.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Change the secret?</source>
        <translation>هل تريد تغيير السر؟</translation>
    </message>
    <message>
        <source>All callbacks, including retries, will be signed with the new secret. Update the receivers, or they will reject the callbacks.</source>
        <translation>ستُوقَّع كل الاستدعاءات، بما فيها المحاولات المتكررة، بالسر الجديد. حدّث المتلقين وإلا رفضوا الاستدعاءات.</translation>
    </message>
    <message>
        <source>Change secret</source>
        <translation>تغيير السر</translation>
    </message>
    <message>
        <source>Secret changed.</source>
        <translation>تم تغيير السر.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CallbackSection</name>
    <message>
        <source>Callbacks now go to the test receiver.</source>
        <translation>تُرسل الاستدعاءات الآن إلى متلقي الاختبار.</translation>
    </message>
    <message>
        <source>The test receiver has stopped and is no longer the callback address.</source>
        <translation>توقف المستقبِل التجريبي ولم يعد عنوان الاستدعاء.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>ماذا تريد أن تفعل؟</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>الأوامر المطابقة</translation>
    </message>
    <message>
        <source>copy, clone</source>
        <translation>نسخ، استنساخ</translation>
    </message>
    <message>
        <source>remove, erase</source>
        <translation>إزالة، مسح</translation>
    </message>
    <message>
        <source>insert at the same position</source>
        <translation>إدراج في الموضع نفسه</translation>
    </message>
    <message>
        <source>enlarge, larger, magnify</source>
        <translation>تكبير، أكبر</translation>
    </message>
    <message>
        <source>reduce, smaller</source>
        <translation>تصغير، أصغر</translation>
    </message>
    <message>
        <source>zoom to 100%</source>
        <translation>تكبير إلى 100 %</translation>
    </message>
    <message>
        <source>zoom to width</source>
        <translation>تكبير إلى العرض</translation>
    </message>
    <message>
        <source>zoom to page</source>
        <translation>تكبير إلى الصفحة</translation>
    </message>
    <message>
        <source>jump, page number</source>
        <translation>انتقال، رقم الصفحة</translation>
    </message>
    <message>
        <source>view as recipient, test</source>
        <translation>عرض كمستلم، تجربة</translation>
    </message>
    <message>
        <source>invite, request signatures</source>
        <translation>دعوة، طلب توقيعات</translation>
    </message>
    <message>
        <source>search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>preferences, options</source>
        <translation>تفضيلات، خيارات</translation>
    </message>
    <message>
        <source>theme, night mode</source>
        <translation>سمة، الوضع الليلي</translation>
    </message>
    <message>
        <source>theme, day mode</source>
        <translation>سمة، الوضع النهاري</translation>
    </message>
    <message>
        <source>keys, hotkeys, cheat sheet</source>
        <translation>مفاتيح، مرجع سريع</translation>
    </message>
    <message>
        <source>on top, above, stacking order</source>
        <translation>في الأعلى، فوق، ترتيب الطبقات</translation>
    </message>
    <message>
        <source>below, behind, stacking order</source>
        <translation>في الأسفل، خلف، ترتيب الطبقات</translation>
    </message>
    <message>
        <source>protect, pin, fix</source>
        <translation>حماية، تثبيت</translation>
    </message>
    <message>
        <source>magnet, guides, grid</source>
        <translation>مغناطيس، أدلة، شبكة</translation>
    </message>
    <message>
        <source>sequence, Tab key</source>
        <translation>تسلسل، مفتاح Tab</translation>
    </message>
    <message>
        <source>copy to all pages, repeat</source>
        <translation>نسخ إلى كل الصفحات، تكرار</translation>
    </message>
    <message>
        <source>detect fields, find fields</source>
        <translation>اكتشاف الحقول، إيجاد الحقول</translation>
    </message>
    <message>
        <source>preflight, check, errors, warnings</source>
        <translation>فحص، أخطاء، تحذيرات</translation>
    </message>
    <message>
        <source>signer, person</source>
        <translation>موقّع، شخص</translation>
    </message>
    <message>
        <source>full width, hide panels</source>
        <translation>عرض كامل، إخفاء اللوحات</translation>
    </message>
    <message>
        <source>turn, landscape, portrait</source>
        <translation>تدوير, أفقي, عمودي</translation>
    </message>
    <message>
        <source>reorder, rearrange, sort pages</source>
        <translation>إعادة ترتيب, ترتيب الصفحات</translation>
    </message>
    <message>
        <source>merge, combine, append, add pages</source>
        <translation>دمج, إلحاق, إضافة صفحات</translation>
    </message>
    <message>
        <source>add empty page, new page</source>
        <translation>إضافة صفحة فارغة, صفحة جديدة</translation>
    </message>
    <message>
        <source>split, save pages as PDF, export pages</source>
        <translation>تقسيم, حفظ الصفحات كملف PDF, تصدير الصفحات</translation>
    </message>
    <message>
        <source>remove pages</source>
        <translation>إزالة الصفحات</translation>
    </message>
    <message>
        <source>No commands match “%1”.</source>
        <translation>لا توجد أوامر تطابق &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ComparisonView</name>
    <message>
        <source>Revision %1 doesn&apos;t have this page.</source>
        <translation>هذه الصفحة غير موجودة في المراجعة %1.</translation>
    </message>
    <message>
        <source>Revision %1 no longer has this page.</source>
        <translation>لم تعد المراجعة %1 تحوي هذه الصفحة.</translation>
    </message>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation>لا يمكن عرض هذه الصفحة.</translation>
    </message>
    <message>
        <source>Revisions side by side</source>
        <translation>المراجعات جنبًا إلى جنب</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConditionTermRow</name>
    <message>
        <source>and</source>
        <translation>و</translation>
    </message>
    <message>
        <source>or</source>
        <translation>أو</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>يظهر بحسب</translation>
    </message>
    <message>
        <source>Choose a field</source>
        <translation>اختر حقلًا</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>متعدد</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>إزالة هذا السطر</translation>
    </message>
    <message>
        <source>Always shown</source>
        <translation>ظاهر دائمًا</translation>
    </message>
    <message>
        <source>is</source>
        <translation>يساوي</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>لا يساوي</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>أصغر من</translation>
    </message>
    <message>
        <source>is on or before</source>
        <translation>ليس بعد</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>أكبر من</translation>
    </message>
    <message>
        <source>is on or after</source>
        <translation>ليس قبل</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>على الأقل</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>يحتوي على</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>معبّأ</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>مؤشَّر</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>غير مؤشَّر</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>لم يُختر شيء</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>‏%1 (غير موجود)</translation>
    </message>
    <message>
        <source>Combine with the line above</source>
        <translation>الربط بالسطر السابق</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConflictDialog</name>
    <message>
        <source>%1 “%2” on page %3 at %4, %5, %6 × %7</source>
        <translation>‏%1 «%2» في الصفحة %3 عند %4، %5، المقاس %6 × %7</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>المستلم %1</translation>
    </message>
    <message>
        <source>Other properties differ</source>
        <translation>بخصائص أخرى</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>حقل</translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n days</source>
        <translation>
            <numerusform>تنتهي الصلاحية بعد %n يوم</numerusform>
            <numerusform>تنتهي الصلاحية بعد يوم واحد</numerusform>
            <numerusform>تنتهي الصلاحية بعد يومين</numerusform>
            <numerusform>تنتهي الصلاحية بعد %n أيام</numerusform>
            <numerusform>تنتهي الصلاحية بعد %n يومًا</numerusform>
            <numerusform>تنتهي الصلاحية بعد %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation>بلا تذكيرات</translation>
    </message>
    <message numerus="yes">
        <source>Reminders every %n days</source>
        <translation>
            <numerusform>تذكيرات كل %n يوم</numerusform>
            <numerusform>تذكيرات كل يوم</numerusform>
            <numerusform>تذكيرات كل يومين</numerusform>
            <numerusform>تذكيرات كل %n أيام</numerusform>
            <numerusform>تذكيرات كل %n يومًا</numerusform>
            <numerusform>تذكيرات كل %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>الموضوع: %1</translation>
    </message>
    <message>
        <source>Callback: %1</source>
        <translation>الاستدعاء: %1</translation>
    </message>
    <message>
        <source>A signature for each signer</source>
        <translation>توقيع لكل موقّع</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Version on this computer</source>
        <translation>النسخة على هذا الحاسوب</translation>
    </message>
    <message>
        <source>A different folder</source>
        <translation>آخر</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>المرسل</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Conflicting changes</source>
        <translation>تغييرات متعارضة</translation>
    </message>
    <message>
        <source>Someone else also changed this draft</source>
        <translation>غيّر شخص آخر هذه المسودة أيضًا</translation>
    </message>
    <message>
        <source>The differences are shown side by side. Both versions are kept until you choose.</source>
        <translation>تُعرض الاختلافات جنبًا إلى جنب. وتبقى النسختان محفوظتين إلى أن تختار.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>اعتماد نسختي</translation>
    </message>
    <message>
        <source>The other person&apos;s changes to these parts are overwritten.</source>
        <translation>يُستبدل ما حفظه شخص آخر في هذه الأجزاء.</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>اعتماد نسخة الآخر</translation>
    </message>
    <message>
        <source>Your changes are discarded.</source>
        <translation>تُتجاهل تغييراتك.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>الاحتفاظ بالنسختين</translation>
    </message>
    <message>
        <source>Their version is kept, and yours becomes a separate draft.</source>
        <translation>تبقى نسخة الآخر، وتصبح نسختك مسودة مستقلة.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>القرار لاحقًا</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>نسختي</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>نسخة الآخر</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>وواحد غيرها</numerusform>
            <numerusform>واثنان غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(فارغ)</translation>
    </message>
    <message>
        <source>%1 (my version)</source>
        <translation>%1 (نسختي)</translation>
    </message>
    <message>
        <source>Order of recipients</source>
        <translation>ترتيب المستلمين</translation>
    </message>
    <message>
        <source>Order of fields</source>
        <translation>ترتيب الحقول</translation>
    </message>
    <message>
        <source>A different order</source>
        <comment>order</comment>
        <translation>ترتيب آخر</translation>
    </message>
    <message>
        <source>Order of files</source>
        <translation>ترتيب الملفات</translation>
    </message>
    <message>
        <source>Email: %1</source>
        <translation>البريد الإلكتروني: %1</translation>
    </message>
    <message>
        <source>Company: %1</source>
        <translation>الشركة: %1</translation>
    </message>
    <message>
        <source>Job title: %1</source>
        <translation>المسمى الوظيفي: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>الرسالة: %1</translation>
    </message>
    <message>
        <source>For recipient %1</source>
        <translation>للمستلم %1</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>إلزامي</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>اختياري</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>القيمة: %1</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>الخيارات: %1</translation>
    </message>
    <message>
        <source>Date format: %1</source>
        <translation>تنسيق التاريخ: %1</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>الصيغة: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectForm</name>
    <message>
        <source>Connect to a service</source>
        <translation>الاتصال بخدمة</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>العنوان الأساسي</translation>
    </message>
    <message>
        <source>You get this address from the operator of the service.</source>
        <translation>تحصل على هذا العنوان من مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>اختبار الاتصال</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>أدخل مفتاح API.</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>الخدمة متاحة.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>تم تسجيل الدخول باسم %1.</translation>
    </message>
    <message>
        <source>Sign in again</source>
        <translation>مرحبًا بعودتك</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain. Without a keychain, it&apos;s kept only until you close Inkstone.</source>
        <translation>يُحفظ فقط في سلسلة مفاتيح هذا الحاسوب، أو حتى إغلاق Inkstone إن لم توجد.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>حدّده المسؤول.</translation>
    </message>
    <message>
        <source>The key for %1 isn&apos;t stored on this computer. Enter it again to continue.</source>
        <translation>مفتاح %1 غير محفوظ على هذا الحاسوب. أدخله مجددًا للمتابعة.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ConnectionBar</name>
    <message>
        <source>New API key</source>
        <translation>مفتاح API جديد</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>حفظ المفتاح</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached.</source>
        <translation>يتعذّر الوصول إلى %1.</translation>
    </message>
    <message>
        <source>You can keep working. Changes are stored here and sent when the connection is back.</source>
        <translation>يمكنك متابعة العمل. تُحفظ التغييرات هنا وتُرسل عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>المحاولة الآن</translation>
    </message>
    <message>
        <source>The API key for %1 is no longer valid.</source>
        <translation>لم يعد مفتاح API الخاص بـ %1 صالحًا.</translation>
    </message>
    <message>
        <source>It was revoked or has expired. Enter a new key. Your unsaved changes are kept.</source>
        <translation>أُلغي أو انتهت صلاحيته. أدخل مفتاحًا جديدًا؛ ويُحتفظ بعملك المفتوح.</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>أدخل مفتاح API.</translation>
    </message>
    <message>
        <source>The service on this computer can&apos;t be reached.</source>
        <translation>يتعذّر الوصول إلى الخدمة على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ContentNotice</name>
    <message>
        <source>Extract files</source>
        <translation>استخدام الملفات التي فيه</translation>
    </message>
    <message>
        <source>Remove scripts</source>
        <translation>إزالة النصوص البرمجية</translation>
    </message>
    <message>
        <source>Freeze visible content</source>
        <translation>تجميد ما يُعرض</translation>
    </message>
    <message>
        <source>“%1” may look different to other people.</source>
        <translation>قد يظهر «%1» بشكل مختلف لدى أشخاص آخرين.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectManyDialog</name>
    <message>
        <source>Correct %1 documents</source>
        <translation>تصحيح %1 من المستندات</translation>
    </message>
    <message>
        <source>Replace a recipient</source>
        <translation>استبدال مستلم</translation>
    </message>
    <message>
        <source>In each document, replaces the recipient who has the current address, unless they have already acted. Their old links stop working, and new ones are issued.</source>
        <translation>يستبدل الشخص صاحب العنوان الحالي في كل مستند لم يتخذ فيه إجراءً بعد. تتوقف روابطه القديمة عن العمل وتُنشأ روابط جديدة.</translation>
    </message>
    <message>
        <source>Current address</source>
        <translation>العنوان الحالي</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>الاسم الجديد</translation>
    </message>
    <message>
        <source>New address</source>
        <translation>العنوان الجديد</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>الاسم الأول واسم العائلة</translation>
    </message>
    <message>
        <source>Set a new deadline</source>
        <translation>تعيين مهلة جديدة</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>المهلة</translation>
    </message>
    <message>
        <source>Keep existing deadlines that are later</source>
        <translation>تحتفظ المستندات ذات المهلة الأبعد بمهلتها</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Correct 1 document</source>
        <translation>تصحيح مستند واحد</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectTagsDialog</name>
    <message>
        <source>Correct the fields of “%1”</source>
        <translation>تصحيح حقول «%1»</translation>
    </message>
    <message>
        <source>Move, add or remove fields of recipients who haven&apos;t acted yet. Their signing links keep working, and the history records the change.</source>
        <translation>انقل حقول المستلمين الذين لم يتخذوا إجراءً بعد أو أضفها أو أزلها. تبقى روابط توقيعهم صالحة، ويسجّل السجلّ التغيير.</translation>
    </message>
    <message>
        <source>Save corrections</source>
        <translation>حفظ التصحيحات</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>The files already contain digital signatures. You can add fields, but you can&apos;t change existing ones.</source>
        <translation>تحمل الملفات توقيعًا خاصًا بها بالفعل. يمكنك إضافة حقول، لكن لا يمكن تغيير الحقول الموجودة.</translation>
    </message>
    <message>
        <source>%1 has already acted. Their fields are locked.</source>
        <translation>أتمّ %1 دوره بالفعل. حقوله مقفلة.</translation>
    </message>
    <message>
        <source>Discard the corrections?</source>
        <translation>هل تريد تجاهل التصحيحات؟</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>لم يُحفظ شيء بعد.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectionDialog</name>
    <message>
        <source>Correct “%1”</source>
        <translation>تصحيح «%1»</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>إضافة مستلم</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>المهلة</translation>
    </message>
    <message>
        <source>Save corrections</source>
        <translation>حفظ التصحيحات</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Discard the corrections?</source>
        <translation>هل تريد تجاهل التصحيحات؟</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>لم يُحفظ شيء بعد.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>You can correct or replace any recipient who hasn&apos;t acted yet. A new email address gets a new signing link, and the old one stops working. The history and the certificate record every change.</source>
        <translation>يمكن تصحيح أو استبدال كل من لم يتخذ إجراءً بعد. يحصل العنوان الجديد على رابط توقيع جديد، ويتوقف الرابط القديم عن العمل. يسجّل السجلّ والشهادة كل تغيير.</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>استبدال الملف</translation>
    </message>
    <message>
        <source>Available until a recipient has acted. Everyone gets a new signing link.</source>
        <translation>ممكن ما دام لم يتصرف أحد. ويحصل الجميع على رابط توقيع جديد.</translation>
    </message>
    <message>
        <source>Choose the newer version</source>
        <translation>اختيار النسخة الجديدة</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Replace “%1”?</source>
        <translation>هل تريد استبدال «%1»؟</translation>
    </message>
    <message>
        <source>Everyone who was invited gets a new signing link, and their old link stops working. Fields stay where they are. The history keeps both versions&apos; checksums.</source>
        <translation>يحصل كل من دُعي على رابط توقيع جديد، ويتوقف رابطه القديم عن العمل. وتبقى الحقول في أماكنها. ويحتفظ السجل ببصمتي النسختين.</translation>
    </message>
    <message>
        <source>Correct fields…</source>
        <translation>تصحيح الحقول…</translation>
    </message>
    <message>
        <source>Move, add or remove fields of recipients who haven&apos;t acted yet.</source>
        <translation>نقل حقول المستلمين الذين لم يتخذوا إجراءً بعد أو إضافتها أو إزالتها.</translation>
    </message>
</context>
<context>
    <name>ink::ui::CorrectionRow</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>الاسم الأول واسم العائلة</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Keep this recipient</source>
        <translation>الإبقاء على هذا المستلم</translation>
    </message>
    <message>
        <source>Remove this recipient</source>
        <translation>إزالة هذا المستلم</translation>
    </message>
    <message>
        <source>This isn&apos;t a valid email address.</source>
        <translation>هذا ليس عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>This recipient has fields in this document and can&apos;t be removed. Enter another person instead.</source>
        <translation>لديه حقول في هذا المستند ولا يمكن إزالته. أدخل شخصًا آخر بدلًا منه.</translation>
    </message>
    <message>
        <source>This recipient has already acted and can&apos;t be changed.</source>
        <translation>أتمّ دوره بالفعل ولا يمكن تغييره.</translation>
    </message>
    <message>
        <source>This recipient will be removed, and their signing link will stop working.</source>
        <translation>سيُزال، ويتوقف رابط توقيعه عن العمل.</translation>
    </message>
    <message>
        <source>The old link stops working, a new one is issued, and the values entered so far are removed.</source>
        <translation>يتوقف الرابط القديم عن العمل، ويُنشأ رابط جديد، وتُزال القيم المدخلة حتى الآن.</translation>
    </message>
    <message>
        <source>The old link stops working, and a new one is issued.</source>
        <translation>يتوقف الرابط القديم عن العمل، ويُنشأ رابط جديد.</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>رمز الوصول</translation>
    </message>
    <message>
        <source>Phone number for the code by SMS</source>
        <translation>رقم الهاتف للرمز المرسل برسالة نصية</translation>
    </message>
    <message>
        <source>The access code must have at least %1 characters.</source>
        <translation>يتكوّن رمز الوصول من %1 أحرف على الأقل.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>أدخل رقم هاتف مع رمز البلد، مثل ‎+49 151 23456789.</translation>
    </message>
    <message>
        <source>This recipient can sign anywhere on the pages until you place a field for them with “Correct fields”.</source>
        <translation>يمكنه التوقيع في أي مكان على الصفحات إلى أن تضع له حقلًا عبر «تصحيح الحقول».</translation>
    </message>
</context>
<context>
    <name>ink::ui::CrashReportDialog</name>
    <message>
        <source>Crash report</source>
        <translation>تقرير التعطّل</translation>
    </message>
    <message>
        <source>Inkstone doesn&apos;t send this report anywhere. The report contains nothing from your documents. Include it when you contact support.</source>
        <translation>لا يرسل Inkstone هذا التقرير إلى أي مكان. وهو لا يضم شيئًا من محتوى مستنداتك. أرفقه عند طلب الدعم.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>نسخ للدعم</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ink::ui::CustomFieldDialog</name>
    <message>
        <source>Enter a number.</source>
        <translation>أدخل عددًا.</translation>
    </message>
    <message>
        <source>Enter a whole number up to %1.</source>
        <translation>أدخل عددًا صحيحًا لا يتجاوز %1.</translation>
    </message>
    <message>
        <source>Help text for the signer</source>
        <translation>نص مساعدة للموقّع</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>القيمة الأولى</translation>
    </message>
    <message>
        <source>Options (one per line)</source>
        <translation>الخيارات (واحد في كل سطر)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>costCentre</source>
        <translation>costCentre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Edit custom field</source>
        <translation>تعديل الحقل المخصص</translation>
    </message>
    <message>
        <source>Add custom field</source>
        <translation>إضافة حقل مخصص</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>تنسيق التاريخ</translation>
    </message>
    <message>
        <source>Latest day</source>
        <translation>آخر يوم مسموح به</translation>
    </message>
    <message>
        <source>Earliest day</source>
        <translation>أول يوم مسموح به</translation>
    </message>
    <message>
        <source>Number format (how 1234.50 looks)</source>
        <translation>تنسيق العدد (مثال على 1234.50)</translation>
    </message>
    <message>
        <source>Maximum decimal places</source>
        <translation>أقصى عدد للمنازل العشرية</translation>
    </message>
    <message>
        <source>Largest number</source>
        <translation>أكبر عدد</translation>
    </message>
    <message>
        <source>Smallest number</source>
        <translation>أصغر عدد</translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation>النمط (تعبير نمطي)</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>أقصى عدد للمحارف</translation>
    </message>
</context>
<context>
    <name>ink::ui::CustomFieldsSection</name>
    <message>
        <source>Order of custom fields changed.</source>
        <translation>تغيّر ترتيب الحقول المخصصة.</translation>
    </message>
    <message>
        <source>Custom field “%1” removed.</source>
        <translation>أُزيل الحقل المخصص «%1».</translation>
    </message>
    <message>
        <source>Change anyway</source>
        <translation>تغيير رغم ذلك</translation>
    </message>
    <message>
        <source>Change custom fields in use?</source>
        <translation>أتريد تغيير حقول مخصصة مستخدمة؟</translation>
    </message>
    <message>
        <source>Values in fields may no longer be valid. Fields based on a removed custom field keep their current settings. Documents that were sent don&apos;t change.</source>
        <translation>قد لا تبقى قيم الحقول صالحة. تحتفظ الحقول التي تستخدم حقلًا مخصصًا أُزيل بإعداداتها الحالية. لا تتغير المستندات المرسلة.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>custom field and what uses it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Custom field saved.</source>
        <translation>حُفظ الحقل المخصص.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>إزالة «%1»</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <translation>تعديل «%1»</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تعديل…</translation>
    </message>
    <message>
        <source>Move “%1” down</source>
        <translation>نقل «%1» لأسفل</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل لأسفل</translation>
    </message>
    <message>
        <source>Move “%1” up</source>
        <translation>نقل «%1» لأعلى</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل لأعلى</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>القيمة الأولى: %1</translation>
    </message>
    <message>
        <source>Fields that use a custom field get their type, validation, options, default and help text from it. Changes apply to all drafts and templates, but not to documents that were sent. What recipients enter becomes data of the document, which you can search for by name and value.</source>
        <translation>تأخذ حقول المستندات التي تستخدم حقلًا مخصصًا منه النوع والفحص والخيارات والقيمة الأولى والمساعدة. يسري التغيير على جميع المسودات والقوالب، وتبقى المستندات المرسلة كما هي. وما يدخله المستلمون يصبح من بيانات المستند، ويمكنك البحث عنه بالاسم والقيمة.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support custom fields.</source>
        <translation>لا تدعم هذه الخدمة الحقول المخصصة.</translation>
    </message>
    <message>
        <source>No custom fields yet.</source>
        <translation>لا توجد حقول مخصصة بعد.</translation>
    </message>
    <message>
        <source>Add custom field…</source>
        <translation>إضافة حقل مخصص…</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>الحقول المخصصة</translation>
    </message>
</context>
<context>
    <name>ink::ui::DataDialog</name>
    <message>
        <source>“%1” appears more than once.</source>
        <translation>يظهر «%1» أكثر من مرة.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>حفظ البيانات</translation>
    </message>
    <message>
        <source>Add name</source>
        <translation>إضافة اسم</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Data such as a case number helps you and your programs to find and sort documents. Recipients don&apos;t see it.</source>
        <translation>تساعدك البيانات مثل رقم القضية أنت وبرامجك على العثور على المستندات وفرزها. لا يراها المستلمون.</translation>
    </message>
    <message>
        <source>Edit data</source>
        <translation>تحرير البيانات</translation>
    </message>
    <message>
        <source>Remove name %1</source>
        <translation>إزالة الاسم %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>القيمة %1</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>الاسم %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DelegateDialog</name>
    <message>
        <source>Delegate to another person</source>
        <translation>تفويض شخص آخر</translation>
    </message>
    <message>
        <source>The other person gets a signing link by email. The current link stops working, and what was entered here is removed.</source>
        <translation>يتلقى الشخص الآخر رابط توقيع بالبريد الإلكتروني، ويتوقف الرابط الحالي عن العمل وتُحذف الإدخالات هنا.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Reason (optional; the sender will see it)</source>
        <translation>السبب (اختياري، وسيراه المرسل)</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>الاسم الأول واسم العائلة</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Delegate</source>
        <translation>تفويض</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveriesList</name>
    <message>
        <source>%1 · event: %2</source>
        <translation>‏%1 · حدث: %2</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>الحدث: %1</translation>
    </message>
    <message>
        <source>No deliveries yet. Completed documents with a callback address, and events, appear here.</source>
        <translation>لا توجد عمليات تسليم بعد. تظهر هنا المستندات المكتملة التي لها عنوان استدعاء، والأحداث.</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>عمليات التسليم</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>في الطريق</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>تم تسليمها</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>متروكة</translation>
    </message>
    <message>
        <source>Deliveries to show</source>
        <translation>أي عمليات التسليم تُعرض</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Show older deliveries</source>
        <translation>عرض الأقدم</translation>
    </message>
    <message>
        <source>This service doesn&apos;t list all deliveries. See the details of each document.</source>
        <translation>لا تسرد هذه الخدمة جميعها: تفاصيل كل مستند تعرض ما يخصه.</translation>
    </message>
    <message>
        <source>%1 · files</source>
        <translation>‏%1 · ملفات</translation>
    </message>
    <message>
        <source>%1 · message</source>
        <translation>‏%1 · رسالة</translation>
    </message>
    <message>
        <source>Delivered %1</source>
        <translation>تم التسليم %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n محاولة</numerusform>
            <numerusform>محاولة واحدة</numerusform>
            <numerusform>محاولتان</numerusform>
            <numerusform>%n محاولات</numerusform>
            <numerusform>%n محاولة</numerusform>
            <numerusform>%n محاولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Show document “%1”</source>
        <translation>عرض المستند %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>إعادة الإرسال</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>المحاولة الآن</translation>
    </message>
    <message>
        <source>Sending again.</source>
        <translation>تُعاد عملية الإرسال.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DeliveryRow</name>
    <message>
        <source>Waiting for the message</source>
        <translation>بعد الرسالة</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>في الطريق</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>تم التسليم</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>متروك</translation>
    </message>
    <message>
        <source>Not delivered yet</source>
        <translation>لم يُسلَّم بعد</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n محاولة</numerusform>
            <numerusform>محاولة واحدة</numerusform>
            <numerusform>محاولتان</numerusform>
            <numerusform>%n محاولات</numerusform>
            <numerusform>%n محاولة</numerusform>
            <numerusform>%n محاولة</numerusform>
        </translation>
    </message>
    <message>
        <source>retry at %1</source>
        <translation>مرة أخرى في %1</translation>
    </message>
    <message>
        <source>Signed files</source>
        <translation>الملفات الموقّعة</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>المحاولة الآن</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>إعادة الإرسال</translation>
    </message>
    <message>
        <source>Retry “%1” now</source>
        <translation>محاولة «%1» الآن</translation>
    </message>
    <message>
        <source>Send “%1” again</source>
        <translation>إرسال «%1» مرة أخرى</translation>
    </message>
    <message>
        <source>Waiting for the previous event</source>
        <translation>بعد الحدث السابق</translation>
    </message>
</context>
<context>
    <name>ink::ui::DesktopNotifier</name>
    <message>
        <source>%1 opened the document.</source>
        <translation>فتحه %1.</translation>
    </message>
    <message>
        <source>%1 signed.</source>
        <translation>وقّع %1.</translation>
    </message>
    <message>
        <source>Everyone has signed. The document is sealed.</source>
        <translation>وقّع الجميع. تم الختم.</translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation>رفضه %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n completed</source>
        <translation>
            <numerusform>اكتمل %n</numerusform>
            <numerusform>اكتمل واحد</numerusform>
            <numerusform>اكتمل اثنان</numerusform>
            <numerusform>اكتملت %n</numerusform>
            <numerusform>اكتمل %n</numerusform>
            <numerusform>اكتمل %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>رُفض %n</numerusform>
            <numerusform>رُفض واحد</numerusform>
            <numerusform>رُفض اثنان</numerusform>
            <numerusform>رُفضت %n</numerusform>
            <numerusform>رُفض %n</numerusform>
            <numerusform>رُفض %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signatures</source>
        <translation>
            <numerusform>%n توقيع</numerusform>
            <numerusform>توقيع واحد</numerusform>
            <numerusform>توقيعان</numerusform>
            <numerusform>%n توقيعات</numerusform>
            <numerusform>%n توقيعًا</numerusform>
            <numerusform>%n توقيع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opened</source>
        <translation>
            <numerusform>فُتح %n</numerusform>
            <numerusform>فُتح واحد</numerusform>
            <numerusform>فُتح اثنان</numerusform>
            <numerusform>فُتحت %n</numerusform>
            <numerusform>فُتح %n</numerusform>
            <numerusform>فُتح %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Updates to your documents</source>
        <translation>أخبار مستنداتك</translation>
    </message>
    <message>
        <source>%1 asked a question.</source>
        <translation>طرح %1 سؤالًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n سؤال</numerusform>
            <numerusform>سؤال واحد</numerusform>
            <numerusform>سؤالان</numerusform>
            <numerusform>%n أسئلة</numerusform>
            <numerusform>%n سؤالًا</numerusform>
            <numerusform>%n سؤال</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::DetailsActions</name>
    <message>
        <source>Data saved.</source>
        <translation>حُفظت البيانات.</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>حفظ PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Sending again.</source>
        <translation>تُعاد عملية الإرسال.</translation>
    </message>
    <message>
        <source>No email app was found on this computer.</source>
        <translation>ليس في هذا النظام برنامج بريد يمكن فتحه.</translation>
    </message>
    <message>
        <source>Answer sent.</source>
        <translation>أُرسلت الإجابة.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentCommand</name>
    <message>
        <source>Copies a link that opens the document in Inkstone. Some services don&apos;t have such links.</source>
        <translation>ينسخ رابطًا يفتح المستند في Inkstone. بعض الخدمات ليس لديها مثل هذه الروابط.</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>نسخ ال&amp;رابط</translation>
    </message>
    <message>
        <source>Show &amp;pages</source>
        <translation>&amp;عرض الصفحات</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>متابعة التحرير</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;غيّر الاسم</translation>
    </message>
    <message>
        <source>Move to &amp;trash</source>
        <translation>&amp;نقل إلى سلة المهملات</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>حذف نهائي…</translation>
    </message>
    <message>
        <source>Re&amp;mind</source>
        <translation>ت&amp;ذكير</translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation>تص&amp;حيح…</translation>
    </message>
    <message>
        <source>Corrects names and addresses, and replaces or adds recipients, while a document is in progress</source>
        <translation>يصحّح اسمًا أو عنوانًا، ويستبدل أشخاصًا أو يضيفهم بينما المستند قيد التوقيع</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Saves the files of the selected documents and a CSV list of them</source>
        <translation>حفظ ملفات المستندات المحددة مع جدول</translation>
    </message>
    <message>
        <source>Cop&amp;y as new document</source>
        <translation>نس&amp;خ كمستند جديد</translation>
    </message>
    <message>
        <source>&amp;Cancel signing…</source>
        <translation>إلغاء &amp;التوقيع…</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>نقل إلى مجلد…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>حفظ كقالب</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>إعادة الإرسال…</translation>
    </message>
    <message>
        <source>Creates a new document with the same files, recipients and message</source>
        <translation>مستند جديد بالملفات والمستلمين والرسالة أنفسها</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Send a signed copy…</source>
        <translation>إرسال نسخة موقّعة…</translation>
    </message>
    <message>
        <source>Emails the signed document to any address</source>
        <translation>يرسل المستند الموقّع بالبريد الإلكتروني إلى أي عنوان</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentCopyActions</name>
    <message>
        <source>Edit before sending</source>
        <translation>التعديل قبل الإرسال</translation>
    </message>
    <message>
        <source>Send to 1 person now…</source>
        <translation>إرسال إلى شخص واحد الآن…</translation>
    </message>
    <message>
        <source>Send to %1 people now…</source>
        <translation>إرسال إلى %1 من الأشخاص الآن…</translation>
    </message>
    <message>
        <source>Send “%1” again?</source>
        <translation>هل تريد إعادة إرسال «%1»؟</translation>
    </message>
    <message>
        <source>Creates a new document with the same files, recipients and message. Filled-in values are not copied.</source>
        <translation>يُنشأ مستند جديد بالملفات والمستلمين والرسالة نفسها، ولا يُنقل شيء مما مُلئ.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (نسخة)</translation>
    </message>
    <message>
        <source>Draft created with the same files and recipients.</source>
        <translation>مسودة جديدة بالملفات والمستلمين أنفسهم.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Check the text of %1, which was filled in for the original document.</source>
        <translation>تحقق من نص %1: مُلئ للمستند السابق.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentDetailsPane</name>
    <message>
        <source>Edit data…</source>
        <translation>تحرير البيانات…</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>الاستدعاءات</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>%1 documents are selected.</source>
        <translation>حُدد %1 من المستندات.</translation>
    </message>
    <message>
        <source>Select a document to see its status and recipients.</source>
        <translation>حدد مستندًا لعرض حالته ومستلميه.</translation>
    </message>
    <message>
        <source>The service will try again. Last error: %1</source>
        <translation>تُعاد المحاولة. آخر مرة: %1</translation>
    </message>
    <message>
        <source>The service will try again.</source>
        <translation>تُعاد المحاولة.</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>المستلمون</translation>
    </message>
    <message>
        <source>No recipients yet.</source>
        <translation>لا أحد بعد.</translation>
    </message>
    <message>
        <source>Email to you:</source>
        <translation>بريد إليك:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>صفحة واحدة</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>عدد الصفحات: %1</translation>
    </message>
    <message>
        <source>Download original</source>
        <translation>تنزيل الأصل</translation>
    </message>
    <message>
        <source>Download signed PDF</source>
        <translation>تنزيل ملف PDF الموقّع</translation>
    </message>
    <message>
        <source>Download signed “%1”</source>
        <translation>تنزيل «%1» موقّعًا</translation>
    </message>
    <message>
        <source>%1 (signed).pdf</source>
        <translation>%1 (موقّع).pdf</translation>
    </message>
    <message>
        <source>Download certificate</source>
        <translation>تنزيل الشهادة</translation>
    </message>
    <message>
        <source>%1 (certificate).pdf</source>
        <translation>%1 (شهادة).pdf</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>منذ %1</translation>
    </message>
    <message>
        <source>Deadline: %1 (less than a day left)</source>
        <translation>المهلة: %1 (بقي أقل من يوم)</translation>
    </message>
    <message numerus="yes">
        <source>Deadline: %1 (%n days left)</source>
        <translation>
            <numerusform>المهلة: %1 (لا يوم متبقٍّ)</numerusform>
            <numerusform>المهلة: %1 (بقي يوم واحد)</numerusform>
            <numerusform>المهلة: %1 (بقي يومان)</numerusform>
            <numerusform>المهلة: %1 (بقيت %n أيام)</numerusform>
            <numerusform>المهلة: %1 (بقي %n يومًا)</numerusform>
            <numerusform>المهلة: %1 (بقي %n يوم)</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>رقم %1</translation>
    </message>
    <message>
        <source>Read now…</source>
        <translation>القراءة الآن…</translation>
    </message>
    <message>
        <source>Review now…</source>
        <translation>المراجعة الآن…</translation>
    </message>
    <message>
        <source>Sign now…</source>
        <translation>التوقيع الآن…</translation>
    </message>
    <message>
        <source>The details of this document aren&apos;t available now.</source>
        <translation>تفاصيل هذا المستند غير متاحة الآن.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentExporter</name>
    <message>
        <source>An export is in progress. Wait until it is finished, or stop it.</source>
        <translation>يوجد تصدير جارٍ: انتظر حتى ينتهي، أو أوقفه.</translation>
    </message>
    <message>
        <source>Export paused. %1 of %2 documents, %3</source>
        <translation>التصدير متوقف مؤقتًا. %1 من %2 من المستندات، %3</translation>
    </message>
    <message>
        <source>Exporting… %1 of %2 documents, %3</source>
        <translation>جارٍ التصدير… %1 من %2 من المستندات، %3</translation>
    </message>
    <message>
        <source>%1 files could not be exported.</source>
        <translation>تعذر تصدير %1 من الملفات.</translation>
    </message>
    <message>
        <source>1 file exported.</source>
        <translation>صُدّر ملف واحد.</translation>
    </message>
    <message>
        <source>%1 files exported.</source>
        <translation>صُدّر %1 من الملفات.</translation>
    </message>
    <message>
        <source>%1 already existed.</source>
        <translation>%1 كانت موجودة بالفعل.</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTable</name>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n مستند</numerusform>
            <numerusform>مستند واحد</numerusform>
            <numerusform>مستندان</numerusform>
            <numerusform>%n مستندات</numerusform>
            <numerusform>%n مستندًا</numerusform>
            <numerusform>%n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not enough space)</source>
        <translation>%1 (لا تتسع المساحة)</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentTableModel</name>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>المستلمون</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>تاريخ الإرسال</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>تاريخ الاكتمال</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>بانتظار</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>المهلة</translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>آخر نشاط</translation>
    </message>
</context>
<context>
    <name>ink::ui::DocumentsPage</name>
    <message>
        <source>Search titles and people</source>
        <translation>البحث في العناوين والأشخاص</translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation>البحث في المستندات</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>مستند جديد</translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation>اختيار ملفات PDF لإرسالها للتوقيع</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>المستندات</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>غير محدَّث</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>محدَّث</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>لا توجد نتائج لـ«%1».</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Drop a PDF here, or start with a new document.</source>
        <translation>أفلت ملف PDF هنا، أو ابدأ بمستند جديد.</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>سلة المهملات فارغة.</translation>
    </message>
    <message>
        <source>This folder is empty. To add documents, drag them to the folder in the sidebar.</source>
        <translation>هذا المجلد فارغ. اسحب المستندات إليه لحفظها هنا.</translation>
    </message>
    <message>
        <source>No document has the status “%1”.</source>
        <translation>لا يوجد مستند حالته «%1».</translation>
    </message>
    <message>
        <source>The action failed for %1 of %2 documents.</source>
        <translation>فشل %1 من %2 من المستندات.</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>حفظ هذا البحث</translation>
    </message>
    <message>
        <source>Name in the sidebar</source>
        <translation>الاسم في الشريط الجانبي</translation>
    </message>
    <message>
        <source>Save search</source>
        <translation>حفظ البحث</translation>
    </message>
    <message>
        <source>The search “%1” was added to the sidebar.</source>
        <translation>أُضيف البحث «%1» إلى الشريط الجانبي.</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>مستند واحد</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>عدد المستندات: %1</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>حُدد %1 من %2</translation>
    </message>
    <message>
        <source>No documents match the search and filters.</source>
        <translation>لا توجد مستندات تطابق البحث والمرشحات.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>مسح البحث والمرشحات</translation>
    </message>
    <message>
        <source>this service can&apos;t search that many documents; showing all</source>
        <translation>لا تستطيع هذه الخدمة البحث في هذا العدد من المستندات؛ تُعرض كلها</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>إفراغ سلة المهملات…</translation>
    </message>
    <message>
        <source>Try a sample document</source>
        <translation>تجربة مستند نموذجي</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (معدّل)</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>حتى %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftFiles</name>
    <message numerus="yes">
        <source>adding %n file(s)…</source>
        <translation>
            <numerusform>تجري إضافة %n ملف…</numerusform>
            <numerusform>تجري إضافة ملف واحد…</numerusform>
            <numerusform>تجري إضافة ملفين…</numerusform>
            <numerusform>تجري إضافة %n ملفات…</numerusform>
            <numerusform>تجري إضافة %n ملفًا…</numerusform>
            <numerusform>تجري إضافة %n ملف…</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a file</source>
        <translation>نقل ملف</translation>
    </message>
    <message>
        <source>Its pages are removed. You can undo this while the editor is open.</source>
        <translation>تزول صفحاته. ويمكن التراجع عن ذلك ما دام المحرر مفتوحًا.</translation>
    </message>
    <message numerus="yes">
        <source>Its pages and their %n field(s) are removed. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>تزول صفحاته و%n حقل عليها. ويمكن التراجع عن ذلك ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>تزول صفحاته وحقل واحد عليها. ويمكن التراجع عن ذلك ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>تزول صفحاته وحقلان عليها. ويمكن التراجع عن ذلك ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>تزول صفحاته و%n حقول عليها. ويمكن التراجع عن ذلك ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>تزول صفحاته و%n حقلًا عليها. ويمكن التراجع عن ذلك ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>تزول صفحاته و%n حقل عليها. ويمكن التراجع عن ذلك ما دام المحرر مفتوحًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>هل تريد إزالة الملف «%1»؟</translation>
    </message>
    <message>
        <source>Remove file</source>
        <translation>إزالة الملف</translation>
    </message>
    <message>
        <source>removing a file…</source>
        <translation>تجري إزالة ملف…</translation>
    </message>
    <message>
        <source>Remove a file</source>
        <translation>إزالة ملف</translation>
    </message>
    <message>
        <source>replacing a file…</source>
        <translation>يجري تبديل ملف…</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>استبدال ملف</translation>
    </message>
    <message>
        <source>restoring a file…</source>
        <translation>جارٍ استعادة ملف…</translation>
    </message>
    <message>
        <source>extracting files from a portfolio…</source>
        <translation>جارٍ إخراج الملفات من حافظة ملفات…</translation>
    </message>
    <message>
        <source>removing scripts…</source>
        <translation>تجري إزالة النصوص البرمجية…</translation>
    </message>
    <message>
        <source>freezing a file…</source>
        <translation>يجري تجميد ملف…</translation>
    </message>
</context>
<context>
    <name>ink::ui::DraftPages</name>
    <message>
        <source>changing pages…</source>
        <translation>جارٍ تغيير الصفحات…</translation>
    </message>
    <message numerus="yes">
        <source>Extract %n page(s)</source>
        <translation>
            <numerusform>استخراج %n صفحة</numerusform>
            <numerusform>استخراج صفحة واحدة</numerusform>
            <numerusform>استخراج صفحتين</numerusform>
            <numerusform>استخراج %n صفحات</numerusform>
            <numerusform>استخراج %n صفحة</numerusform>
            <numerusform>استخراج %n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) saved to “%1”.</source>
        <translation>
            <numerusform>حُفظت %n صفحة في «%1».</numerusform>
            <numerusform>حُفظت صفحة واحدة في «%1».</numerusform>
            <numerusform>حُفظت صفحتان في «%1».</numerusform>
            <numerusform>حُفظت %n صفحات في «%1».</numerusform>
            <numerusform>حُفظت %n صفحة في «%1».</numerusform>
            <numerusform>حُفظت %n صفحة في «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>changing pages… %1</source>
        <comment>a percentage</comment>
        <translation>جارٍ تغيير الصفحات… %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::DropOverlay</name>
    <message>
        <source>Drop to start a new document</source>
        <translation>أفلت لبدء مستند جديد</translation>
    </message>
    <message>
        <source>A signed PDF is verified; a CSV or XLSX file starts a bulk run</source>
        <translation>أما ملف PDF الموقّع فيُتحقَّق منه، وملف CSV أو XLSX يبدأ إرسالًا جماعيًا</translation>
    </message>
    <message>
        <source>Drop to create a template</source>
        <translation>أفلت لإنشاء قالب</translation>
    </message>
    <message>
        <source>PDF files and exported templates</source>
        <translation>ملفات PDF وقوالب مصدَّرة</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorActions</name>
    <message>
        <source>Cut</source>
        <translation>قص</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>لصق في الموضع نفسه</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>الحجم الفعلي</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>ملاءمة العرض</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>ملاءمة الصفحة</translation>
    </message>
    <message>
        <source>Go to page…</source>
        <translation>الانتقال إلى صفحة…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>ا&amp;ختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>حفظ كقالب</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>المستندات المفتوحة</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>المستند التالي</translation>
    </message>
    <message>
        <source>Previous document</source>
        <translation>المستند السابق</translation>
    </message>
    <message>
        <source>Close other documents</source>
        <translation>إغلاق المستندات الأخرى</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrangeBar</name>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 in</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>محاذاة إلى اليسار</translation>
    </message>
    <message>
        <source>Align centres</source>
        <translation>محاذاة المراكز</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>محاذاة إلى اليمين</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>محاذاة إلى الأعلى</translation>
    </message>
    <message>
        <source>Align middles</source>
        <translation>محاذاة المنتصف</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>محاذاة إلى الأسفل</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>توزيع أفقي</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>توزيع عمودي</translation>
    </message>
    <message>
        <source>Same width</source>
        <translation>العرض نفسه</translation>
    </message>
    <message>
        <source>Same height</source>
        <translation>الارتفاع نفسه</translation>
    </message>
    <message>
        <source>Same size</source>
        <translation>الحجم نفسه</translation>
    </message>
    <message>
        <source>Select the same type</source>
        <translation>تحديد النوع نفسه</translation>
    </message>
    <message>
        <source>Select the same recipient</source>
        <translation>تحديد المستلم نفسه</translation>
    </message>
    <message>
        <source>Select all on this page</source>
        <translation>تحديد الكل في هذه الصفحة</translation>
    </message>
    <message>
        <source>Duplicate to pages…</source>
        <translation>تكرار على صفحات…</translation>
    </message>
    <message>
        <source>Snap to fields, text and lines</source>
        <translation>محاذاة إلى الحقول والنص والخطوط</translation>
    </message>
    <message>
        <source>Tab order</source>
        <translation>ترتيب التنقل</translation>
    </message>
    <message>
        <source>Sort in reading order</source>
        <translation>الترتيب حسب اتجاه القراءة</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>ترتيب</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>تحديد</translation>
    </message>
    <message>
        <source>%1: click or draw as many as you need. Press Esc to finish.</source>
        <translation>‏%1: انقر أو ارسم، مرة بعد مرة. Esc للإنهاء.</translation>
    </message>
    <message>
        <source>%1: click or draw on a page. Press Esc to cancel.</source>
        <translation>‏%1: انقر أو ارسم على صفحة. Esc للإنهاء.</translation>
    </message>
    <message>
        <source>Click the fields in the order you want. Press Esc to finish.</source>
        <translation>انقر الحقول بترتيبها. Esc للإنهاء.</translation>
    </message>
    <message>
        <source>Arrange fields</source>
        <translation>ترتيب الحقول</translation>
    </message>
    <message>
        <source>Bring to front</source>
        <translation>إحضار إلى الأمام</translation>
    </message>
    <message>
        <source>Send to back</source>
        <translation>إرسال إلى الخلف</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>قفل</translation>
    </message>
    <message>
        <source>Duplicate in rows and columns…</source>
        <translation>تكرار في صفوف وأعمدة…</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>لم يُحدَّد أي حقل</numerusform>
            <numerusform>حُدِّد حقل واحد</numerusform>
            <numerusform>حُدِّد حقلان</numerusform>
            <numerusform>حُدِّدت %n حقول</numerusform>
            <numerusform>حُدِّد %n حقلاً</numerusform>
            <numerusform>حُدِّد %n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorArrayDialog</name>
    <message>
        <source>Duplicate in rows and columns</source>
        <translation>تكرار في صفوف وأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Space between columns</source>
        <translation>المسافة بين الأعمدة</translation>
    </message>
    <message>
        <source>Space between rows</source>
        <translation>المسافة بين الصفوف</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>There is no room on the page.</source>
        <translation>لا يوجد مكان في الصفحة.</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>لا حقول جديدة</numerusform>
            <numerusform>حقل جديد واحد</numerusform>
            <numerusform>حقلان جديدان</numerusform>
            <numerusform>%n حقول جديدة</numerusform>
            <numerusform>%n حقلاً جديدًا</numerusform>
            <numerusform>%n حقل جديد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorBar</name>
    <message>
        <source>Fit width</source>
        <translation>ملاءمة العرض</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>ملاءمة الصفحة</translation>
    </message>
    <message>
        <source>Single page</source>
        <translation>صفحة واحدة في كل مرة</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>التكبير</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Zoom to %1</source>
        <comment>a percentage</comment>
        <translation>عرض بنسبة %1</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <comment>a percentage</comment>
        <translation>التكبير %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorDuplicateDialog</name>
    <message>
        <source>Duplicate to pages</source>
        <translation>تكرار على صفحات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>For example: 2-5, 8</source>
        <translation>مثلًا 2-5, 8</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>كل الصفحات</translation>
    </message>
    <message>
        <source>Odd pages</source>
        <translation>الصفحات الفردية</translation>
    </message>
    <message>
        <source>Even pages</source>
        <translation>الصفحات الزوجية</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>هذه الصفحات:</translation>
    </message>
    <message>
        <source>Enter page numbers from 1 to %1.</source>
        <translation>صفحات المستند من 1 إلى %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n حقل جديد</numerusform>
            <numerusform>حقل جديد واحد</numerusform>
            <numerusform>حقلان جديدان</numerusform>
            <numerusform>%n حقول جديدة</numerusform>
            <numerusform>%n حقلًا جديدًا</numerusform>
            <numerusform>%n حقل جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindings</name>
    <message>
        <source>Preflight</source>
        <translation>الفحص المسبق</translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>جاهز للإرسال</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s): %1</source>
        <translation>
            <numerusform>%n ملاحظة: %1</numerusform>
            <numerusform>ملاحظة واحدة: %1</numerusform>
            <numerusform>ملاحظتان: %1</numerusform>
            <numerusform>%n ملاحظات: %1</numerusform>
            <numerusform>%n ملاحظة: %1</numerusform>
            <numerusform>%n ملاحظة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>عرض ما يجب فعله</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsModel</name>
    <message>
        <source>p. %1</source>
        <translation>ص %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorFindingsPanel</name>
    <message>
        <source>All %1</source>
        <translation>الكل: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n issue(s)</source>
        <translation>
            <numerusform>عرض كل الملاحظات (%n)</numerusform>
            <numerusform>عرض الملاحظة الوحيدة</numerusform>
            <numerusform>عرض الملاحظتين</numerusform>
            <numerusform>عرض كل الملاحظات (%n)</numerusform>
            <numerusform>عرض كل الملاحظات (%n)</numerusform>
            <numerusform>عرض كل الملاحظات (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n error(s)</source>
        <translation>
            <numerusform>عرض الأخطاء فقط (%n)</numerusform>
            <numerusform>عرض الخطأ الوحيد فقط</numerusform>
            <numerusform>عرض الخطأين فقط</numerusform>
            <numerusform>عرض الأخطاء فقط (%n)</numerusform>
            <numerusform>عرض الأخطاء فقط (%n)</numerusform>
            <numerusform>عرض الأخطاء فقط (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n warning(s)</source>
        <translation>
            <numerusform>عرض التحذيرات فقط (%n)</numerusform>
            <numerusform>عرض التحذير الوحيد فقط</numerusform>
            <numerusform>عرض التحذيرين فقط</numerusform>
            <numerusform>عرض التحذيرات فقط (%n)</numerusform>
            <numerusform>عرض التحذيرات فقط (%n)</numerusform>
            <numerusform>عرض التحذيرات فقط (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the %n hint(s)</source>
        <translation>
            <numerusform>عرض التلميحات فقط (%n)</numerusform>
            <numerusform>عرض التلميح الوحيد فقط</numerusform>
            <numerusform>عرض التلميحين فقط</numerusform>
            <numerusform>عرض التلميحات فقط (%n)</numerusform>
            <numerusform>عرض التلميحات فقط (%n)</numerusform>
            <numerusform>عرض التلميحات فقط (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>لا شيء للتصحيح</translation>
    </message>
    <message>
        <source>No issues of this type</source>
        <translation>لا شيء من هذا النوع</translation>
    </message>
    <message>
        <source>Checking pages…</source>
        <translation>جارٍ تفحّص الصفحات…</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>إصلاح: %1</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>الفحص المسبق</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض الموضع</translation>
    </message>
    <message>
        <source>Enter (F4: next issue)</source>
        <translation>Enter ‏(F4: الملاحظة التالية)</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Enter</translation>
    </message>
    <message>
        <source>Close preflight</source>
        <translation>إغلاق الفحص المسبق</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorGridDialog</name>
    <message>
        <source>Radio buttons</source>
        <translation>أزرار اختيار</translation>
    </message>
    <message>
        <source>Checkboxes</source>
        <translation>خانات اختيار</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message numerus="yes">
        <source>%n checkbox(es)</source>
        <translation>
            <numerusform>%n خانة اختيار</numerusform>
            <numerusform>خانة اختيار واحدة</numerusform>
            <numerusform>خانتا اختيار</numerusform>
            <numerusform>%n خانات اختيار</numerusform>
            <numerusform>%n خانة اختيار</numerusform>
            <numerusform>%n خانة اختيار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each row is a group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>كل صف مجموعة: يمكن اختيار واحد من %n زر.</numerusform>
            <numerusform>كل صف مجموعة: يمكن اختيار الزر الوحيد.</numerusform>
            <numerusform>كل صف مجموعة: يمكن اختيار أحد الزرين.</numerusform>
            <numerusform>كل صف مجموعة: يمكن اختيار واحد من %n أزرار.</numerusform>
            <numerusform>كل صف مجموعة: يمكن اختيار واحد من %n زرًا.</numerusform>
            <numerusform>كل صف مجموعة: يمكن اختيار واحد من %n زر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One group: one of %n button(s) can be chosen.</source>
        <translation>
            <numerusform>مجموعة واحدة: يمكن اختيار واحد من %n زر.</numerusform>
            <numerusform>مجموعة واحدة: يمكن اختيار الزر الوحيد.</numerusform>
            <numerusform>مجموعة واحدة: يمكن اختيار أحد الزرين.</numerusform>
            <numerusform>مجموعة واحدة: يمكن اختيار واحد من %n أزرار.</numerusform>
            <numerusform>مجموعة واحدة: يمكن اختيار واحد من %n زرًا.</numerusform>
            <numerusform>مجموعة واحدة: يمكن اختيار واحد من %n زر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>وضع</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorHeader</name>
    <message>
        <source>Add files…</source>
        <translation>إضافة ملفات…</translation>
    </message>
    <message>
        <source>Replace this file with a newer version…</source>
        <translation>استبدال هذا الملف بإصدار أحدث…</translation>
    </message>
    <message>
        <source>Replace “%1” with a newer version…</source>
        <translation>استبدال «%1» بإصدار أحدث…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close editor</source>
        <translation>إغلاق المحرر</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>عنوان المستند</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>تراجع: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>إعادة: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Shows the document as each recipient will see it</source>
        <translation>عرض المستند كما سيراه كل مستلم</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>استخدام القالب…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>إرسال…</translation>
    </message>
    <message>
        <source>Rename document</source>
        <translation>إعادة تسمية المستند</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorMenus</name>
    <message>
        <source>Select fields on a page first</source>
        <translation>حدد أولًا حقولًا على صفحة</translation>
    </message>
    <message>
        <source>Save as block…</source>
        <translation>الاحتفاظ ككتلة…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>إضافة ملفات…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>قص</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>لصق في الموضع نفسه</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Move a file</source>
        <translation>نقل ملف</translation>
    </message>
    <message>
        <source>Move this file up</source>
        <translation>نقل هذا الملف لأعلى</translation>
    </message>
    <message>
        <source>Move this file down</source>
        <translation>نقل هذا الملف لأسفل</translation>
    </message>
    <message>
        <source>Replace this file with a newer version…</source>
        <translation>استبدال هذا الملف بإصدار أحدث…</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>إزالة الملف «%1»</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPage</name>
    <message>
        <source>saving as a draft…</source>
        <translation>جارٍ الحفظ كمسودة…</translation>
    </message>
    <message numerus="yes">
        <source>Uploading %n file(s)…</source>
        <translation>
            <numerusform>جارٍ رفع %n ملف…</numerusform>
            <numerusform>جارٍ رفع ملف واحد…</numerusform>
            <numerusform>جارٍ رفع ملفين…</numerusform>
            <numerusform>جارٍ رفع %n ملفات…</numerusform>
            <numerusform>جارٍ رفع %n ملفًا…</numerusform>
            <numerusform>جارٍ رفع %n ملف…</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>جارٍ الفتح…</translation>
    </message>
    <message>
        <source>Choose PDF files</source>
        <translation>اختيار ملفات PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>template, read-only</source>
        <translation>قالب، لم يعد تغييره ممكنًا</translation>
    </message>
    <message>
        <source>template, saved</source>
        <translation>قالب، محفوظ</translation>
    </message>
    <message>
        <source>draft, saved</source>
        <translation>مسودة، محفوظة</translation>
    </message>
    <message>
        <source>template, saving…</source>
        <translation>قالب، جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>draft, saving…</source>
        <translation>مسودة، جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>template, saved on this computer only</source>
        <translation>قالب، محفوظ على هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>draft, saved on this computer only</source>
        <translation>مسودة، محفوظة على هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>المحرر</translation>
    </message>
    <message>
        <source>Drop PDF files here to create a document.</source>
        <translation>أفلت ملفات PDF هنا لإنشاء مستند.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>اختيار ملفات…</translation>
    </message>
    <message>
        <source>draft, stored here until the connection is back</source>
        <translation>مسودة، محفوظة هنا حتى يمكن الوصول إلى الخدمة</translation>
    </message>
    <message>
        <source>draft, conflicting changes</source>
        <translation>مسودة، غُيّرت من جهتين</translation>
    </message>
    <message>
        <source>Your version is now a separate draft.</source>
        <translation>نسختك الآن مسودة مستقلة.</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) dismissed.</source>
        <translation>
            <numerusform>لم يُتجاهل أي اقتراح.</numerusform>
            <numerusform>تم تجاهل اقتراح واحد.</numerusform>
            <numerusform>تم تجاهل اقتراحين.</numerusform>
            <numerusform>تم تجاهل %n اقتراحات.</numerusform>
            <numerusform>تم تجاهل %n اقتراحًا.</numerusform>
            <numerusform>تم تجاهل %n اقتراح.</numerusform>
        </translation>
    </message>
    <message>
        <source>saving as a draft… %1</source>
        <comment>a percentage</comment>
        <translation>جارٍ الحفظ كمسودة… %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPalette</name>
    <message>
        <source>Fields to place</source>
        <translation>حقول للوضع</translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it, then click or draw on the page. Draw a large rectangle to place several. Double-click to keep placing.</source>
        <translation>‏%1: اسحب إلى الصفحة، أو انقر ثم انقر أو ارسم هناك. ارسم مستطيلًا كبيرًا لوضع عدة حقول. انقر نقرًا مزدوجًا لوضع أكثر من واحد.</translation>
    </message>
    <message>
        <source>%1: drag it onto the page, or click it, then click or draw on the page. Double-click to keep placing.</source>
        <translation>‏%1: اسحب إلى الصفحة، أو انقر ثم انقر أو ارسم هناك. انقر نقرًا مزدوجًا لوضع أكثر من واحد.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPanels</name>
    <message>
        <source>Page thumbnails</source>
        <translation>مصغّرات الصفحات</translation>
    </message>
    <message>
        <source>Fields and recipients</source>
        <translation>الحقول والمستلمون</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>الخصائص</translation>
    </message>
    <message>
        <source>Pages only</source>
        <translation>الصفحات فقط</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorPlacementDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorRecipients</name>
    <message>
        <source>Choose who sees which file…</source>
        <translation>اختيار من يرى كل ملف…</translation>
    </message>
    <message>
        <source>Can&apos;t be removed: nobody else can see “%1”</source>
        <translation>لا يمكن إزالته: لا أحد غيره يمكنه رؤية «%1»</translation>
    </message>
    <message>
        <source>Choose who sees which file</source>
        <translation>اختيار من يرى كل ملف</translation>
    </message>
    <message>
        <source>Everyone sees all files…</source>
        <translation>يرى الجميع كل الملفات…</translation>
    </message>
    <message>
        <source>Some files are hidden…</source>
        <translation>بعض الملفات مخفية…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>المستلمون</translation>
    </message>
    <message>
        <source>Add role</source>
        <translation>إضافة دور</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>إضافة مستلم</translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation>تحرير المستلم</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>Move recipient</source>
        <translation>نقل المستلم</translation>
    </message>
    <message numerus="yes">
        <source>Remove with %n field(s)</source>
        <translation>
            <numerusform>إزالة بلا حقول</numerusform>
            <numerusform>إزالة مع حقل واحد</numerusform>
            <numerusform>إزالة مع حقلين</numerusform>
            <numerusform>إزالة مع %n حقول</numerusform>
            <numerusform>إزالة مع %n حقلًا</numerusform>
            <numerusform>إزالة مع %n حقل</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove and assign fields to</source>
        <translation>إزالة وإسناد الحقول إلى</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSendDialog</name>
    <message>
        <source>Send document</source>
        <translation>إرسال المستند</translation>
    </message>
    <message>
        <source>Send “%1”</source>
        <translation>إرسال «%1»</translation>
    </message>
    <message>
        <source>After sending, you can still make corrections for recipients who haven&apos;t acted yet.</source>
        <translation>بعد الإرسال، لا يزال بإمكانك تصحيح ما لم يوقّعه أحد بعد.</translation>
    </message>
    <message>
        <source>After sending, you can&apos;t change files, recipients or fields.</source>
        <translation>بعد الإرسال لا يمكن تغيير الملفات والمستلمين والحقول.</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>رسالة إلى المستلمين</translation>
    </message>
    <message>
        <source>Message to all recipients (optional)</source>
        <translation>رسالة إلى جميع المستلمين (اختيارية)</translation>
    </message>
    <message>
        <source>Days until the document expires</source>
        <translation>عدد الأيام حتى تنتهي صلاحية المستند</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>تنتهي الصلاحية بعد</translation>
    </message>
    <message>
        <source>Add a digital signature for each signer before sealing</source>
        <translation>توقيع رقمي لكل موقّع قبل الختم</translation>
    </message>
    <message>
        <source>Other programs can then show who signed and when. The certificate becomes a separate file.</source>
        <translation>عندئذ تعرض البرامج الأخرى من وقّع ومتى. وتصبح الشهادة ملفًا منفصلًا.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Signing order</source>
        <translation>ترتيب التوقيع</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>الجميع معًا</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>الخطوة %1</translation>
    </message>
    <message>
        <source>%1 · you send the link</source>
        <translation>‏%1 · تسلّم أنت الرابط</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Edit message</source>
        <translation>تحرير الرسالة</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>جارٍ الفحص…</translation>
    </message>
    <message>
        <source>Saving the last changes…</source>
        <translation>جارٍ حفظ آخر التغييرات…</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>تم الإرسال</translation>
    </message>
    <message>
        <source>Send when connected</source>
        <translation>الإرسال عند الاتصال</translation>
    </message>
    <message>
        <source>You&apos;re offline. The document will be sent when the connection is back.</source>
        <translation>أنت غير متصل. سيُرسل المستند عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>Email subject</source>
        <translation>موضوع البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Default subject</source>
        <translation>الموضوع الافتراضي</translation>
    </message>
    <message>
        <source>Send reminders</source>
        <translation>إرسال تذكيرات</translation>
    </message>
    <message>
        <source>Days between reminders</source>
        <translation>الأيام بين التذكيرات</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>الحد الأقصى</translation>
    </message>
    <message>
        <source>Maximum number of reminders</source>
        <translation>الحد الأقصى لعدد التذكيرات</translation>
    </message>
    <message>
        <source>Send later</source>
        <translation>الإرسال في وقت لاحق</translation>
    </message>
    <message>
        <source>Scheduled time</source>
        <translation>وقت الإرسال</translation>
    </message>
    <message>
        <source>Cancel scheduled sending</source>
        <translation>إلغاء الإرسال المجدول</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>جدولة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Recipients&apos; language</source>
        <translation>لغة المستلمين</translation>
    </message>
    <message>
        <source>Language of emails and of the signing page. A recipient&apos;s own language takes precedence.</source>
        <translation>لغة الرسائل وصفحة التوقيع. للغة المستلم الخاصة الأولوية.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Recipients see it as the sender. It&apos;s saved for your next documents.</source>
        <translation>يراه المستلمون على أنه المرسل. ويُحفظ لمستنداتك التالية.</translation>
    </message>
    <message>
        <source>Email and link settings</source>
        <translation>إعدادات البريد والروابط</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>خيارات</translation>
    </message>
    <message>
        <source>expires after %1</source>
        <translation>تنتهي الصلاحية بعد %1</translation>
    </message>
    <message>
        <source>reminders: %1</source>
        <translation>التذكيرات: %1</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>أدخل اسمك.</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>المستلمون</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorSide</name>
    <message>
        <source>Fields</source>
        <translation>الحقول</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>اقتراح</translation>
    </message>
    <message>
        <source>Suggests fields for lines, boxes and labels on the pages</source>
        <translation>يقترح حقولاً للخطوط والمربعات والتسميات في الصفحات</translation>
    </message>
    <message>
        <source>Fewer types</source>
        <translation>أنواع أقل</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>Shows the six most common types</source>
        <translation>يعرض الأنواع الستة الأكثر شيوعًا</translation>
    </message>
    <message>
        <source>Shows all types</source>
        <translation>يعرض كل الأنواع</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagActions</name>
    <message>
        <source>Change the type to %1</source>
        <translation>تغيير النوع إلى %1</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>إسناد إلى</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>تغيير النوع</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTagPanel</name>
    <message>
        <source>Select a field to see its properties. Drag a field from the list onto the page to place it.</source>
        <translation>حدد حقلًا لعرض خصائصه. اسحب حقلًا من القائمة إلى الصفحة لوضعه.</translation>
    </message>
    <message>
        <source>Select a field to see its properties.</source>
        <translation>حدد حقلًا لعرض خصائصه.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>نقل %n حقل</numerusform>
            <numerusform>نقل حقل واحد</numerusform>
            <numerusform>نقل حقلين</numerusform>
            <numerusform>نقل %n حقول</numerusform>
            <numerusform>نقل %n حقلًا</numerusform>
            <numerusform>نقل %n حقل</numerusform>
        </translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>تغيير القيمة</translation>
    </message>
    <message>
        <source>Field properties</source>
        <translation>خصائص الحقل</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Click the field that this one depends on. Press Esc to cancel.</source>
        <translation>انقر على الحقل الذي يعتمد عليه هذا الحقل. اضغط Esc للإلغاء.</translation>
    </message>
    <message>
        <source>Locked fields can&apos;t be deleted. Unlock them first.</source>
        <translation>لا يمكن حذف الحقول المقفلة. ألغِ قفلها أولاً.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) selected</source>
        <translation>
            <numerusform>لم يُحدَّد أي حقل</numerusform>
            <numerusform>حُدِّد حقل واحد</numerusform>
            <numerusform>حُدِّد حقلان</numerusform>
            <numerusform>حُدِّدت %n حقول</numerusform>
            <numerusform>حُدِّد %n حقلاً</numerusform>
            <numerusform>حُدِّد %n حقل</numerusform>
        </translation>
    </message>
    <message>
        <source>Field</source>
        <translation>حقل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a type of field and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>الصفحة %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>لا صفحات</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحة</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorWorkspace</name>
    <message>
        <source>Save as block…</source>
        <translation>الاحتفاظ ككتلة…</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) deleted.</source>
        <translation>
            <numerusform>لم يُحذف أي حقل.</numerusform>
            <numerusform>حُذف حقل واحد.</numerusform>
            <numerusform>حُذف حقلان.</numerusform>
            <numerusform>حُذفت %n حقول.</numerusform>
            <numerusform>حُذف %n حقلًا.</numerusform>
            <numerusform>حُذف %n حقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” and %n field(s) removed.</source>
        <translation>
            <numerusform>أُزيل «%1» بلا حقول.</numerusform>
            <numerusform>أُزيل «%1» مع حقل واحد.</numerusform>
            <numerusform>أُزيل «%1» مع حقلين.</numerusform>
            <numerusform>أُزيل «%1» مع %n حقول.</numerusform>
            <numerusform>أُزيل «%1» مع %n حقلًا.</numerusform>
            <numerusform>أُزيل «%1» مع %n حقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest fields</source>
        <translation>اقتراح حقول</translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>عرض المشكلات</translation>
    </message>
    <message>
        <source>Add recipient</source>
        <translation>إضافة مستلم</translation>
    </message>
    <message numerus="yes">
        <source>“%1” removed. %n field(s) assigned to “%2”.</source>
        <translation>
            <numerusform>أُزيل «%1». لم تنتقل حقول إلى «%2».</numerusform>
            <numerusform>أُزيل «%1». أصبح حقله لدى «%2».</numerusform>
            <numerusform>أُزيل «%1». أصبح حقلاه لدى «%2».</numerusform>
            <numerusform>أُزيل «%1». أصبحت حقوله (%n) لدى «%2».</numerusform>
            <numerusform>أُزيل «%1». أصبحت حقوله (%n) لدى «%2».</numerusform>
            <numerusform>أُزيل «%1». أصبحت حقوله (%n) لدى «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>إضافة ملفات…</translation>
    </message>
    <message>
        <source>Rename field</source>
        <translation>إعادة تسمية الحقل</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <comment>a type of tag</comment>
        <translation>وضع: %1</translation>
    </message>
    <message>
        <source>The clipboard has no fields and no names for fields.</source>
        <translation>لا تحتوي الحافظة على حقول ولا على أسماء حقول.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorBanner</name>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>ink::ui::ErrorText</name>
    <message>
        <source>The service didn&apos;t understand the request.</source>
        <translation>لم تفهم الخدمة الطلب.</translation>
    </message>
    <message>
        <source>Some of these entries aren&apos;t valid.</source>
        <translation>بعض هذه القيم غير صالحة.</translation>
    </message>
    <message>
        <source>The service didn&apos;t accept the API key.</source>
        <translation>لم تقبل الخدمة مفتاح API.</translation>
    </message>
    <message>
        <source>The account&apos;s spending limit has been reached.</source>
        <translation>بلغ الحساب حد الإنفاق.</translation>
    </message>
    <message>
        <source>This account doesn&apos;t have permission to do that.</source>
        <translation>لا يُسمح لهذا الحساب بفعل ذلك.</translation>
    </message>
    <message>
        <source>This item no longer exists.</source>
        <translation>لم يعد هذا العنصر موجودًا.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t support this.</source>
        <translation>لا تقدم الخدمة هذا.</translation>
    </message>
    <message>
        <source>Someone else changed this in the meantime.</source>
        <translation>غيّر شخص آخر هذا في هذه الأثناء.</translation>
    </message>
    <message>
        <source>The current status doesn&apos;t allow this.</source>
        <translation>لا تسمح الحالة الحالية بذلك.</translation>
    </message>
    <message>
        <source>This request conflicts with an earlier one.</source>
        <translation>يتعارض هذا الطلب مع طلب سابق.</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>هذا الاسم مستخدم بالفعل.</translation>
    </message>
    <message>
        <source>This item was deleted.</source>
        <translation>حُذف هذا العنصر.</translation>
    </message>
    <message>
        <source>This is too large for the service.</source>
        <translation>هذا أكبر مما تقبله الخدمة.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept this file type.</source>
        <translation>لا تقبل الخدمة هذا النوع من الملفات.</translation>
    </message>
    <message>
        <source>The requested part of the file doesn&apos;t exist.</source>
        <translation>ذلك الجزء من الملف غير موجود.</translation>
    </message>
    <message>
        <source>This PDF can&apos;t be used.</source>
        <translation>لا يمكن استخدام ملف PDF هذا.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>تطلب الخدمة الانتظار لحظة.</translation>
    </message>
    <message>
        <source>The service encountered an internal error.</source>
        <translation>حدث خطأ داخلي في الخدمة.</translation>
    </message>
    <message>
        <source>The service isn&apos;t available right now.</source>
        <translation>الخدمة غير متاحة الآن.</translation>
    </message>
    <message>
        <source>The service can&apos;t be reached.</source>
        <translation>لا يمكن الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond in time.</source>
        <translation>لم تجب الخدمة في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The connection isn&apos;t secure: the server&apos;s certificate was rejected.</source>
        <translation>الاتصال غير آمن: لم تُقبل شهادة الخادم.</translation>
    </message>
    <message>
        <source>The server sent an unexpected response.</source>
        <translation>أرسل الخادم استجابة غير متوقعة.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>تم الإيقاف.</translation>
    </message>
    <message>
        <source>A file couldn&apos;t be read or written.</source>
        <translation>تعذرت قراءة ملف أو كتابته.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain can&apos;t be used.</source>
        <translation>لا يمكن استخدام سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>A key or certificate couldn&apos;t be used.</source>
        <translation>تعذر استخدام مفتاح أو شهادة.</translation>
    </message>
    <message>
        <source>The local data couldn&apos;t be read or written.</source>
        <translation>تعذرت قراءة البيانات المحلية أو كتابتها.</translation>
    </message>
    <message>
        <source>Check the key, or connect again with a new one.</source>
        <translation>تحقق من المفتاح، أو اتصل من جديد بمفتاح جديد.</translation>
    </message>
    <message>
        <source>Raise the limit in the account&apos;s settings, then send again.</source>
        <translation>ارفع الحد في إعدادات الحساب، ثم أعد الإرسال.</translation>
    </message>
    <message>
        <source>Refresh to see the current version.</source>
        <translation>حدّث لترى كيف أصبح الآن.</translation>
    </message>
    <message>
        <source>Refresh to see the current status.</source>
        <translation>حدّث لترى حالته الراهنة.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>Try again. If the problem persists, give the operator the request number.</source>
        <translation>أعد المحاولة؛ وإن تكرر الأمر فأبلغ المشغّل برقم الطلب.</translation>
    </message>
    <message>
        <source>Check the network connection and the address, then try again.</source>
        <translation>تحقق من اتصال الشبكة ومن العنوان، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Check the address, or ask the operator of the service.</source>
        <translation>تحقق من العنوان، أو اسأل مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a signing service.</source>
        <translation>تأكد أن العنوان لخدمة توقيع.</translation>
    </message>
    <message>
        <source>Check that the file exists and that there is enough free disk space.</source>
        <translation>تأكد أن الملف موجود وأن في القرص متسعًا.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Inkstone.</source>
        <translation>يُحفظ المفتاح لهذا التشغيل فقط.</translation>
    </message>
    <message>
        <source>Try again in %1 min.</source>
        <translation>أعد المحاولة بعد %1 دقيقة.</translation>
    </message>
    <message>
        <source>Request number: %1.</source>
        <translation>الطلب %1.</translation>
    </message>
    <message>
        <source>No reminder was sent.</source>
        <translation>لم يُرسل أي تذكير.</translation>
    </message>
    <message>
        <source>The API key doesn&apos;t allow this.</source>
        <translation>لا يسمح مفتاح API بذلك.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventReplayDialog</name>
    <message>
        <source>Resend events</source>
        <translation>إعادة إرسال الأحداث</translation>
    </message>
    <message>
        <source>The events are sent to %1 in order, with the same IDs as before, so that the receiver can recognize those it already knows.</source>
        <translation>تُرسل الأحداث إلى %1 بالترتيب وبالمعرّفات نفسها كما من قبل، لكي يتعرّف المستقبِل على ما يعرفه منها.</translation>
    </message>
    <message>
        <source>Events since</source>
        <translation>الأحداث منذ</translation>
    </message>
    <message>
        <source>Resend</source>
        <translation>إعادة الإرسال</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Looking for events…</source>
        <translation>جارٍ البحث عن الأحداث…</translation>
    </message>
    <message>
        <source>All events of this subscription since then will be resent.</source>
        <translation>سيُعاد إرسال كل أحداث هذا الاشتراك منذ ذلك الوقت.</translation>
    </message>
    <message>
        <source>There are no events of this subscription since then.</source>
        <translation>لا توجد أحداث لهذا الاشتراك منذ ذلك الوقت.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n event(s) will be resent: those of documents in the folder.</source>
        <translation>
            <numerusform>لن يُعاد إرسال أي حدث (%n).</numerusform>
            <numerusform>سيُعاد إرسال حدث واحد على الأكثر: حدث مستندات المجلد.</numerusform>
            <numerusform>سيُعاد إرسال حدثين على الأكثر: حدثي مستندات المجلد.</numerusform>
            <numerusform>سيُعاد إرسال %n أحداث على الأكثر: أحداث مستندات المجلد.</numerusform>
            <numerusform>سيُعاد إرسال %n حدثًا على الأكثر: أحداث مستندات المجلد.</numerusform>
            <numerusform>سيُعاد إرسال %n حدث على الأكثر: أحداث مستندات المجلد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) will be resent.</source>
        <translation>
            <numerusform>لن يُعاد إرسال أي حدث (%n).</numerusform>
            <numerusform>سيُعاد إرسال حدث واحد.</numerusform>
            <numerusform>سيُعاد إرسال حدثين.</numerusform>
            <numerusform>سيُعاد إرسال %n أحداث.</numerusform>
            <numerusform>سيُعاد إرسال %n حدثًا.</numerusform>
            <numerusform>سيُعاد إرسال %n حدث.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is “%1” of “%2”, %3.</source>
        <translation>أولها «%1» للمستند «%2»، %3.</translation>
    </message>
    <message>
        <source>Includes events that were already delivered, and events from before the subscription.</source>
        <translation>بما فيها الأحداث التي سُلّمت من قبل، والأحداث السابقة للاشتراك.</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionDialog</name>
    <message>
        <source>All folders</source>
        <translation>كل المجلدات</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>اشتراك</translation>
    </message>
    <message>
        <source>Only documents in</source>
        <translation>المستندات الموجودة في</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>https://example.com/events</source>
        <translation>https://example.com/events</translation>
    </message>
    <message>
        <source>An http or https address. Each event is sent as one signed POST.</source>
        <translation>عنوان http أو https. يُرسل كل حدث كطلب POST واحد موقّع.</translation>
    </message>
    <message>
        <source>Send events to</source>
        <translation>إرسال الأحداث إلى</translation>
    </message>
    <message>
        <source>Subscribe to events</source>
        <translation>الاشتراك في الأحداث</translation>
    </message>
</context>
<context>
    <name>ink::ui::EventSubscriptionsList</name>
    <message>
        <source>Remove subscription</source>
        <translation>إزالة الاشتراك</translation>
    </message>
    <message>
        <source>No more events will be sent to %1. Pending events are discarded.</source>
        <translation>لن تُرسل أحداث أخرى إلى %1، وتُهمل الأحداث المنتظرة.</translation>
    </message>
    <message>
        <source>Remove this subscription?</source>
        <translation>هل تريد إزالة هذا الاشتراك؟</translation>
    </message>
    <message>
        <source>The test event is being sent. Its result is among the deliveries.</source>
        <translation>يجري إرسال الحدث التجريبي. تظهر نتيجته بين عمليات التسليم.</translation>
    </message>
    <message>
        <source>Events are sent to this address from now on.</source>
        <translation>تُرسل الأحداث إلى هذا العنوان من الآن فصاعدًا.</translation>
    </message>
    <message>
        <source>Remove the subscription of %1</source>
        <translation>إزالة اشتراك %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Pause events to %1</source>
        <translation>إيقاف الأحداث إلى %1 مؤقتًا</translation>
    </message>
    <message>
        <source>Resume events to %1</source>
        <translation>استئناف الأحداث إلى %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Send a test event</source>
        <translation>إرسال حدث تجريبي</translation>
    </message>
    <message>
        <source>Send a test event to %1</source>
        <translation>إرسال حدث تجريبي إلى %1</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Paused; events are queued</source>
        <translation>موقوف مؤقتًا؛ الأحداث تنتظر</translation>
    </message>
    <message>
        <source>Paused after three days without success: %1</source>
        <translation>أُوقف مؤقتًا بعد ثلاثة أيام بلا نجاح: %1</translation>
    </message>
    <message>
        <source>only one folder</source>
        <translation>مجلد واحد فقط</translation>
    </message>
    <message>
        <source>No event subscriptions yet.</source>
        <translation>لا توجد اشتراكات أحداث بعد.</translation>
    </message>
    <message>
        <source>This service doesn&apos;t support events.</source>
        <translation>هذه الخدمة لا تدعم الأحداث.</translation>
    </message>
    <message>
        <source>Send events to an address</source>
        <translation>إرسال الأحداث إلى عنوان</translation>
    </message>
    <message>
        <source>Subscribe…</source>
        <translation>اشتراك…</translation>
    </message>
    <message>
        <source>Notifies other programs immediately when documents are sent, opened, signed, declined or completed. Events are signed and retried like callbacks.</source>
        <translation>يُعلم البرامج الأخرى فورًا عند إرسال المستندات أو فتحها أو توقيعها أو رفضها أو اكتمالها. تُوقَّع الأحداث وتُعاد محاولتها مثل الاستدعاءات.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>اشتراكات الأحداث</translation>
    </message>
    <message>
        <source>Resend events…</source>
        <translation>إعادة إرسال الأحداث…</translation>
    </message>
    <message>
        <source>Resend past events to %1</source>
        <translation>إعادة إرسال أحداث سابقة إلى %1</translation>
    </message>
    <message>
        <source>Resend past events</source>
        <translation>إعادة إرسال أحداث سابقة</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are being resent. Their results are among the deliveries.</source>
        <translation>
            <numerusform>لا يُعاد إرسال أي حدث (%n).</numerusform>
            <numerusform>تجري إعادة إرسال حدث واحد. تظهر نتيجته بين عمليات التسليم.</numerusform>
            <numerusform>تجري إعادة إرسال حدثين. تظهر نتيجتاهما بين عمليات التسليم.</numerusform>
            <numerusform>تجري إعادة إرسال %n أحداث. تظهر نتائجها بين عمليات التسليم.</numerusform>
            <numerusform>تجري إعادة إرسال %n حدثًا. تظهر نتائجها بين عمليات التسليم.</numerusform>
            <numerusform>تجري إعادة إرسال %n حدث. تظهر نتائجها بين عمليات التسليم.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::Events</name>
    <message>
        <source>, </source>
        <comment>between names of events</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>All events</source>
        <translation>كل الأحداث</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>اكتمل</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>صُحّح</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>انتهت المهلة</translation>
    </message>
    <message>
        <source>Undelivered</source>
        <translation>لم يُسلَّم</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>رُفض</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>وُقّع</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>فُتح</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>أُرسل</translation>
    </message>
</context>
<context>
    <name>ink::ui::ExportDialog</name>
    <message>
        <source>Signed PDF</source>
        <translation>ملف PDF الموقّع</translation>
    </message>
    <message>
        <source>Certificate only</source>
        <translation>الشهادة وحدها</translation>
    </message>
    <message>
        <source>Signed PDF and certificate in one file</source>
        <translation>ملف PDF الموقّع والشهادة في ملف واحد</translation>
    </message>
    <message>
        <source>Original as uploaded</source>
        <translation>الأصل كما رُفع</translation>
    </message>
    <message>
        <source>Export documents</source>
        <translation>تصدير المستندات</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>إدراج</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>رقم المستند</translation>
    </message>
    <message>
        <source>First recipient</source>
        <translation>أول مستلم</translation>
    </message>
    <message>
        <source>Date completed or sent</source>
        <translation>تاريخ اكتماله أو إرساله</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Folder on this computer</source>
        <translation>مجلد على هذا الحاسوب</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>أسماء الملفات</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>تضمين</translation>
    </message>
    <message>
        <source>Existing files are kept; exporting again adds missing ones. manifest.csv lists every file with its SHA-256.</source>
        <translation>تبقى الملفات الموجودة؛ ويضيف التصدير مجددًا الناقص منها. يسرد manifest.csv كل ملف مع SHA-256 الخاص به.</translation>
    </message>
    <message>
        <source>Export 1 document</source>
        <translation>تصدير مستند واحد</translation>
    </message>
    <message>
        <source>Export %1 documents</source>
        <translation>تصدير %1 من المستندات</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>There is no field {%1}.</source>
        <translation>لا يوجد حقل {%1}.</translation>
    </message>
    <message>
        <source>Choose what to export.</source>
        <translation>اختر ما يُصدَّر.</translation>
    </message>
    <message>
        <source>None of these documents is completed, so only the originals are available.</source>
        <translation>لم يكتمل أي من هذه المستندات: لا توجد إلا أصولها.</translation>
    </message>
    <message>
        <source>For example: %1.pdf</source>
        <translation>مثلًا: %1.pdf</translation>
    </message>
    <message>
        <source>Export to folder</source>
        <translation>تصدير إلى مجلد</translation>
    </message>
    <message>
        <source>signed</source>
        <comment>end of a file name</comment>
        <translation>موقّع</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>end of a file name</comment>
        <translation>شهادة</translation>
    </message>
    <message>
        <source>signed with certificate</source>
        <comment>end of a file name</comment>
        <translation>موقّع مع الشهادة</translation>
    </message>
    <message>
        <source>original</source>
        <comment>end of a file name</comment>
        <translation>الأصل</translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldDialogWords</name>
    <message>
        <source>Used by %1</source>
        <translation>يستخدمه: %1</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>غير مستخدم</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n مسودة</numerusform>
            <numerusform>مسودة واحدة</numerusform>
            <numerusform>مسودتان</numerusform>
            <numerusform>%n مسودات</numerusform>
            <numerusform>%n مسودة</numerusform>
            <numerusform>%n مسودة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s): %1</source>
        <translation>
            <numerusform>%n قالب: %1</numerusform>
            <numerusform>قالب واحد: %1</numerusform>
            <numerusform>قالبان: %1</numerusform>
            <numerusform>%n قوالب: %1</numerusform>
            <numerusform>%n قالبًا: %1</numerusform>
            <numerusform>%n قالب: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldList</name>
    <message>
        <source>Placed (%1)</source>
        <translation>الموضوعة (%1)</translation>
    </message>
    <message>
        <source>Placed fields</source>
        <translation>الحقول الموضوعة</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Filter placed fields</source>
        <translation>تصفية الحقول الموضوعة</translation>
    </message>
    <message>
        <source>Sort placed fields</source>
        <translation>فرز الحقول الموضوعة</translation>
    </message>
    <message>
        <source>Tab order</source>
        <translation>ترتيب التنقل</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>المستلم</translation>
    </message>
    <message>
        <source>Rename field</source>
        <translation>إعادة تسمية الحقل</translation>
    </message>
    <message>
        <source>Set the tab order</source>
        <translation>تعيين ترتيب التنقل</translation>
    </message>
</context>
<context>
    <name>ink::ui::FieldPanel</name>
    <message>
        <source>Custom fields to place</source>
        <translation>حقول مخصصة جاهزة للوضع</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>الحقول المخصصة</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileMatrixModel</name>
    <message>
        <source>%1 doesn&apos;t see all files</source>
        <translation>لا يرى %1 كل الملفات</translation>
    </message>
    <message>
        <source>%1 sees all files</source>
        <translation>يرى %1 كل الملفات</translation>
    </message>
    <message>
        <source>%1: hidden from some recipients</source>
        <translation>%1: مخفي عن بعض المستلمين</translation>
    </message>
    <message>
        <source>%1: everyone sees it</source>
        <translation>%1: يراه الجميع</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileOpener</name>
    <message>
        <source>This link works only on the computer on which it was copied.</source>
        <translation>يعمل هذا الرابط على الحاسوب الذي نُسخ فيه فقط.</translation>
    </message>
    <message>
        <source>Use “%1” instead</source>
        <translation>استخدام «%1» بدلاً منه</translation>
    </message>
    <message>
        <source>Switch and open document</source>
        <translation>الانتقال وفتح المستند</translation>
    </message>
    <message>
        <source>The document is on %1.</source>
        <translation>المستند موجود على %1.</translation>
    </message>
    <message>
        <source>The document is on %1, but “%2” is open.</source>
        <translation>المستند موجود على %1، لكن «%2» هو المفتوح.</translation>
    </message>
    <message>
        <source>Switch to “%1”?</source>
        <translation>هل تريد الانتقال إلى «%1»؟</translation>
    </message>
    <message>
        <source>This link doesn&apos;t say which service the document is on. Ask for a new link.</source>
        <translation>لا يذكر هذا الرابط الخدمة التي يوجد عليها المستند. اطلب رابطًا جديدًا.</translation>
    </message>
    <message>
        <source>This link needs the service %1. Connect to it, then open the link again.</source>
        <translation>يحتاج هذا الرابط إلى الخدمة %1. اتصل بها، ثم افتح الرابط مرة أخرى.</translation>
    </message>
    <message>
        <source>Open PDF</source>
        <translation>فتح PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Inkstone can&apos;t open this link.</source>
        <translation>لا يستطيع Inkstone فتح هذا الرابط.</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>مستند جديد</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileReplacement</name>
    <message>
        <source>Choose the newer version</source>
        <translation>اختيار الإصدار الأحدث</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileResultWords</name>
    <message>
        <source>Visible only to %1</source>
        <translation>مرئي فقط لـ %1</translation>
    </message>
    <message>
        <source>To be signed by %1</source>
        <translation>بانتظار توقيع %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>وقّعه %1</translation>
    </message>
    <message>
        <source>Not sealed</source>
        <translation>غير مختوم</translation>
    </message>
    <message>
        <source>Sealed (%1)</source>
        <translation>مختوم (%1)</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>مختوم</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileVisibilityDialog</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Who sees which file</source>
        <translation>من يرى كل ملف</translation>
    </message>
</context>
<context>
    <name>ink::ui::FileVisibilityPanel</name>
    <message>
        <source>Space changes a cell, Shift+Space all cells of a file, Ctrl+Space all cells of a recipient.</source>
        <translation>مفتاح المسافة يغيّر خلية، وShift+المسافة كل خلايا ملف، وCtrl+المسافة كل خلايا مستلم.</translation>
    </message>
    <message>
        <source>Choose who sees which file</source>
        <translation>اختيار من يرى كل ملف</translation>
    </message>
    <message>
        <source>Who sees which file</source>
        <translation>من يرى كل ملف</translation>
    </message>
    <message>
        <source>Change who sees files</source>
        <translation>تغيير من يرى الملفات</translation>
    </message>
</context>
<context>
    <name>ink::ui::FilterBar</name>
    <message>
        <source>Enter a name and a value such as %1.</source>
        <translation>أدخل اسمًا وقيمة، مثل %1.</translation>
    </message>
    <message>
        <source>Name and value, e.g. %1</source>
        <translation>الاسم والقيمة، مثل %1</translation>
    </message>
    <message>
        <source>Filter by data</source>
        <translation>الترشيح حسب البيانات</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>البيانات…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value of data</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا مجلد</translation>
    </message>
    <message>
        <source>Recipient: %1</source>
        <translation>المستلم: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>المجلد: %1</translation>
    </message>
    <message>
        <source>Created %1 – %2</source>
        <translation>أُنشئ %1 – %2</translation>
    </message>
    <message>
        <source>Created since %1</source>
        <translation>أُنشئ منذ %1</translation>
    </message>
    <message>
        <source>Created up to %1</source>
        <translation>أُنشئ حتى %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>مرشح</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>إضافة مرشح</translation>
    </message>
    <message>
        <source>Save search…</source>
        <translation>حفظ البحث…</translation>
    </message>
    <message>
        <source>Remove filter</source>
        <translation>إزالة هذا المرشح</translation>
    </message>
    <message>
        <source>Remove filter “%1”</source>
        <translation>المرشح «%1»: إزالته</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Recipient or email…</source>
        <translation>مستلم أو بريد إلكتروني…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>بلا مجلد</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>في آخر 7 أيام</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>في آخر 30 يومًا</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>هذه السنة</translation>
    </message>
    <message>
        <source>Since…</source>
        <translation>منذ…</translation>
    </message>
    <message>
        <source>Up to…</source>
        <translation>حتى…</translation>
    </message>
    <message>
        <source>Filter by recipient</source>
        <translation>الترشيح حسب المستلم</translation>
    </message>
    <message>
        <source>Name or email address</source>
        <translation>الاسم أو عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Created since</source>
        <translation>أُنشئ منذ</translation>
    </message>
    <message>
        <source>Created up to</source>
        <translation>أُنشئ حتى</translation>
    </message>
    <message>
        <source>Date, e.g. %1</source>
        <translation>يوم، مثل %1</translation>
    </message>
    <message>
        <source>Deadline today</source>
        <translation>المهلة تنتهي اليوم</translation>
    </message>
    <message numerus="yes">
        <source>Deadline in the next %n days</source>
        <translation>
            <numerusform>تنتهي المهلة اليوم</numerusform>
            <numerusform>تنتهي المهلة خلال يوم واحد</numerusform>
            <numerusform>تنتهي المهلة خلال يومين</numerusform>
            <numerusform>تنتهي المهلة خلال %n أيام</numerusform>
            <numerusform>تنتهي المهلة خلال %n يومًا</numerusform>
            <numerusform>تنتهي المهلة خلال %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>المهلة</translation>
    </message>
    <message numerus="yes">
        <source>In the next %n days</source>
        <translation>
            <numerusform>اليوم</numerusform>
            <numerusform>خلال يوم واحد</numerusform>
            <numerusform>خلال يومين</numerusform>
            <numerusform>خلال %n أيام</numerusform>
            <numerusform>خلال %n يومًا</numerusform>
            <numerusform>خلال %n يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity more than %n days ago</source>
        <translation>
            <numerusform>آخر نشاط قبل أقل من يوم</numerusform>
            <numerusform>آخر نشاط قبل أكثر من يوم</numerusform>
            <numerusform>آخر نشاط قبل أكثر من يومين</numerusform>
            <numerusform>آخر نشاط قبل أكثر من %n أيام</numerusform>
            <numerusform>آخر نشاط قبل أكثر من %n يومًا</numerusform>
            <numerusform>آخر نشاط قبل أكثر من %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Last activity today</source>
        <translation>آخر نشاط اليوم</translation>
    </message>
    <message numerus="yes">
        <source>Last activity in the last %n days</source>
        <translation>
            <numerusform>آخر نشاط اليوم</numerusform>
            <numerusform>آخر نشاط في اليوم الأخير</numerusform>
            <numerusform>آخر نشاط في آخر يومين</numerusform>
            <numerusform>آخر نشاط في آخر %n أيام</numerusform>
            <numerusform>آخر نشاط في آخر %n يومًا</numerusform>
            <numerusform>آخر نشاط في آخر %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Last activity</source>
        <translation>آخر نشاط</translation>
    </message>
    <message numerus="yes">
        <source>More than %n days ago</source>
        <translation>
            <numerusform>قبل أقل من يوم</numerusform>
            <numerusform>قبل أكثر من يوم</numerusform>
            <numerusform>قبل أكثر من يومين</numerusform>
            <numerusform>قبل أكثر من %n أيام</numerusform>
            <numerusform>قبل أكثر من %n يومًا</numerusform>
            <numerusform>قبل أكثر من %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a date such as %1.</source>
        <translation>أدخل يومًا مثل %1.</translation>
    </message>
    <message>
        <source>Contains: %1</source>
        <translation>يحتوي على: %1</translation>
    </message>
    <message>
        <source>Completed %1 – %2</source>
        <translation>اكتمل %1 – %2</translation>
    </message>
    <message>
        <source>Completed since %1</source>
        <translation>اكتمل منذ %1</translation>
    </message>
    <message>
        <source>Completed up to %1</source>
        <translation>اكتمل حتى %1</translation>
    </message>
    <message>
        <source>Completed</source>
        <comment>filter by the date of completion</comment>
        <translation>اكتمل</translation>
    </message>
    <message>
        <source>Completed since</source>
        <translation>اكتمل منذ</translation>
    </message>
    <message>
        <source>Completed up to</source>
        <translation>اكتمل حتى</translation>
    </message>
    <message>
        <source>Text in documents…</source>
        <translation>نص في المستندات…</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>العام الماضي</translation>
    </message>
    <message>
        <source>Search in completed documents</source>
        <translation>البحث في المستندات المكتملة</translation>
    </message>
    <message>
        <source>Words in the pages or answers</source>
        <translation>كلمات في الصفحات أو الإجابات</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindBar</name>
    <message>
        <source>Find in document</source>
        <translation>البحث في الصفحات</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>الموضع التالي (Enter)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>الموضع السابق (Shift+Enter)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>مطابقة حالة الأحرف</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>كلمات كاملة فقط</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>أكثر من %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>Can&apos;t be searched</source>
        <translation>لا يمكن البحث فيه</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>لم يُعثر عليه</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingRepair</name>
    <message>
        <source>Move onto the page</source>
        <translation>نقله إلى الداخل</translation>
    </message>
    <message>
        <source>Use the default size</source>
        <translation>إعطاؤه حجمه المعتاد</translation>
    </message>
    <message>
        <source>Add a signature field on page %1</source>
        <translation>إضافة حقل توقيع في الصفحة %1</translation>
    </message>
    <message>
        <source>Add a signature field</source>
        <translation>إضافة حقل توقيع</translation>
    </message>
    <message>
        <source>Renumber the steps</source>
        <translation>إعادة ترقيم الخطوات</translation>
    </message>
    <message>
        <source>Merge the two recipients</source>
        <translation>دمج الاثنين في واحد</translation>
    </message>
    <message>
        <source>Assign to the signer</source>
        <translation>إسناده إلى من يوقّع</translation>
    </message>
    <message>
        <source>Assign to %1</source>
        <translation>إسناده إلى %1</translation>
    </message>
    <message>
        <source>Remove the duplicate</source>
        <translation>إزالة المكرر</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالته</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>تسميته «%1»</translation>
    </message>
    <message>
        <source>Always show</source>
        <translation>إظهاره دائمًا</translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation>جعله اختياريًا</translation>
    </message>
    <message>
        <source>Clear the value</source>
        <translation>تركه فارغًا</translation>
    </message>
    <message>
        <source>Remove the condition</source>
        <translation>تركه بلا شرط</translation>
    </message>
    <message>
        <source>Remove the formula</source>
        <translation>تركه بلا صيغة</translation>
    </message>
</context>
<context>
    <name>ink::ui::FindingText</name>
    <message>
        <source>A field</source>
        <translation>حقل</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>The document needs a title.</source>
        <translation>يحتاج المستند إلى عنوان.</translation>
    </message>
    <message>
        <source>The title is longer than 255 characters.</source>
        <translation>العنوان أطول من 255 محرفًا.</translation>
    </message>
    <message>
        <source>Your account needs a name and an email address.</source>
        <translation>يحتاج حسابك إلى اسم وعنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>The document has no file yet.</source>
        <translation>لا يوجد ملف بعد.</translation>
    </message>
    <message>
        <source>Add a recipient.</source>
        <translation>أضف من يوقّع.</translation>
    </message>
    <message>
        <source>None of the recipients is a signer.</source>
        <translation>لا يُطلب التوقيع من أحد.</translation>
    </message>
    <message>
        <source>%1 needs a name.</source>
        <translation>يحتاج %1 إلى اسم.</translation>
    </message>
    <message>
        <source>%1 needs an email address for the one-time code.</source>
        <translation>يحتاج %1 إلى عنوان بريد إلكتروني للرمز ذي الاستخدام الواحد.</translation>
    </message>
    <message>
        <source>%1 has no email address. Send them the signing link yourself.</source>
        <translation>ليس لدى %1 عنوان بريد إلكتروني: تسلّم أنت رابط التوقيع.</translation>
    </message>
    <message>
        <source>The email address of %1 isn&apos;t valid.</source>
        <translation>عنوان البريد الإلكتروني لـ %1 غير مكتمل.</translation>
    </message>
    <message>
        <source>%1 shares an email address with someone else.</source>
        <translation>يشترك %1 مع شخص آخر في عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>%1 has no signature field.</source>
        <translation>ليس لدى %1 حقل توقيع.</translation>
    </message>
    <message>
        <source>“%1” is outside its page.</source>
        <translation>يقع «%1» خارج صفحته.</translation>
    </message>
    <message>
        <source>“%1” is too small to fill in.</source>
        <translation>‏«%1» أصغر من أن يُملأ.</translation>
    </message>
    <message>
        <source>“%1” is on a page that doesn&apos;t exist.</source>
        <translation>‏«%1» على صفحة غير موجودة.</translation>
    </message>
    <message>
        <source>No recipient can fill in “%1”.</source>
        <translation>لا أحد يستطيع ملء «%1».</translation>
    </message>
    <message>
        <source>“%1” covers another field.</source>
        <translation>‏«%1» يغطي حقلًا آخر.</translation>
    </message>
    <message>
        <source>Two fields are named “%1”.</source>
        <translation>حقلان اسمهما «%1».</translation>
    </message>
    <message>
        <source>“%1” needs a group.</source>
        <translation>‏«%1» اختيار واحد من عدة: أعطه مجموعة.</translation>
    </message>
    <message>
        <source>“%1” has no options.</source>
        <translation>ليس في «%1» ما يُختار.</translation>
    </message>
    <message>
        <source>The pattern of “%1” isn&apos;t valid.</source>
        <translation>نمط «%1» غير مفهوم.</translation>
    </message>
    <message>
        <source>The formula of “%1” can&apos;t be computed.</source>
        <translation>لا يمكن حساب صيغة «%1».</translation>
    </message>
    <message>
        <source>The formula of “%1” refers to a field that doesn&apos;t exist.</source>
        <translation>تذكر صيغة «%1» حقلًا غير موجود.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>يُحسب «%1» من نتيجته هو.</translation>
    </message>
    <message>
        <source>“%1” depends on a field that doesn&apos;t exist.</source>
        <translation>يعتمد «%1» على حقل غير موجود.</translation>
    </message>
    <message>
        <source>The condition of “%1” depends on itself.</source>
        <translation>لا يظهر «%1» إلا إذا كان ظاهرًا أصلًا.</translation>
    </message>
    <message>
        <source>“%1” is required but can never be shown.</source>
        <translation>‏«%1» إلزامي لكن لا يمكن أن يظهر أبدًا.</translation>
    </message>
    <message>
        <source>The default value of “%1” isn&apos;t valid.</source>
        <translation>لا يقبل «%1» قيمته الأولى.</translation>
    </message>
    <message>
        <source>The limits of “%1” exclude every value.</source>
        <translation>لا تترك حدود «%1» أي قيمة يمكنه قبولها.</translation>
    </message>
    <message>
        <source>“%1” has characters that no installed font supports: %2.</source>
        <translation>في «%1» محارف لا يستطيع أي خط كتابتها: %2.</translation>
    </message>
    <message>
        <source>The name of %1 has characters that no installed font supports: %2.</source>
        <translation>في اسم %1 محارف لا يستطيع أي خط كتابتها: %2.</translation>
    </message>
    <message>
        <source>The title has characters that no installed font supports: %1.</source>
        <translation>في العنوان محارف لا يستطيع أي خط كتابتها: %1.</translation>
    </message>
    <message>
        <source>“%1” covers text on the page.</source>
        <translation>‏«%1» يغطي نص الصفحة.</translation>
    </message>
    <message>
        <source>“%1” is in the margin, where printers may not print.</source>
        <translation>يقع «%1» حيث تترك الطابعات الورق أبيض.</translation>
    </message>
    <message>
        <source>“%1” is in a file that only allows filling in form fields.</source>
        <translation>يقع «%1» على ملف لا يجوز إلا ملء نموذجه.</translation>
    </message>
    <message>
        <source>The signing order skips a step.</source>
        <translation>ترتيب التوقيع يتخطى خطوة.</translation>
    </message>
    <message>
        <source>The computed value of “%1” isn&apos;t valid.</source>
        <translation>ما يُحسب الآن لـ «%1» ليس مما يقبله.</translation>
    </message>
    <message>
        <source>“%1” is a placeholder. Enter the recipient&apos;s name.</source>
        <translation>«%1» اسم مؤقت. أدخل اسم المستلم.</translation>
    </message>
    <message>
        <source>“%1” is the only radio button in its group.</source>
        <translation>«%1» هو زر الاختيار الوحيد في مجموعته.</translation>
    </message>
    <message>
        <source>The formula of “%1” no longer applies because the fields that it refers to weren&apos;t copied.</source>
        <translation>أُزيلت صيغة «%1»: لم تُنسخ الحقول التي تشير إليها.</translation>
    </message>
    <message>
        <source>The condition of “%1” no longer applies because the field that it refers to wasn&apos;t copied.</source>
        <translation>أُزيل شرط «%1»: لم يُنسخ الحقل الذي يشير إليه.</translation>
    </message>
    <message>
        <source>“%1” can never be shown.</source>
        <translation>لا يمكن عرض «%1» أبدًا.</translation>
    </message>
    <message>
        <source>The note “%1” has no text.</source>
        <translation>الملاحظة «%1» بلا نص.</translation>
    </message>
    <message>
        <source>The access code for %1 is too short. Use at least %2 characters.</source>
        <translation>رمز الدخول لـ %1 قصير جدًا. استخدم %2 أحرف على الأقل.</translation>
    </message>
    <message>
        <source>%1 needs a phone number with a country code for the code by SMS.</source>
        <translation>يحتاج %1 إلى رقم هاتف مع رمز البلد للرمز المرسل برسالة نصية.</translation>
    </message>
</context>
<context>
    <name>ink::ui::Fold</name>
    <message>
        <source>Expanded</source>
        <translation>موسّع</translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>مطوي</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderActions</name>
    <message>
        <source>“%1” can&apos;t be moved into its own subfolder “%2”.</source>
        <translation>لا يمكن نقل «%1» إلى «%2» الموجود داخله.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>Folder name</source>
        <translation>اسم المجلد</translation>
    </message>
    <message>
        <source>Create folder</source>
        <translation>إنشاء المجلد</translation>
    </message>
    <message>
        <source>Folder “%1” created.</source>
        <translation>أُنشئ المجلد «%1».</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>أُعيدت التسمية إلى «%1».</translation>
    </message>
    <message>
        <source>Folder “%1” moved.</source>
        <translation>نُقل المجلد «%1».</translation>
    </message>
    <message>
        <source>Delete the folder “%1”?</source>
        <translation>هل تريد حذف المجلد «%1»؟</translation>
    </message>
    <message>
        <source>Delete folder</source>
        <translation>حذف المجلد</translation>
    </message>
    <message>
        <source>Folder deleted.</source>
        <translation>حُذف المجلد.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>مجلد جديد…</translation>
    </message>
    <message>
        <source>New subfolder…</source>
        <translation>مجلد جديد بالداخل…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Delete folder…</source>
        <translation>حذف المجلد…</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>لا قوالب</numerusform>
            <numerusform>قالب واحد</numerusform>
            <numerusform>قالبان</numerusform>
            <numerusform>%n قوالب</numerusform>
            <numerusform>%n قالبًا</numerusform>
            <numerusform>%n قالب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>لا مستندات</numerusform>
            <numerusform>مستند واحد</numerusform>
            <numerusform>مستندان</numerusform>
            <numerusform>%n مستندات</numerusform>
            <numerusform>%n مستندًا</numerusform>
            <numerusform>%n مستند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>لا مجلدات</numerusform>
            <numerusform>مجلد واحد</numerusform>
            <numerusform>مجلدان</numerusform>
            <numerusform>%n مجلدات</numerusform>
            <numerusform>%n مجلدًا</numerusform>
            <numerusform>%n مجلد</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete folder and move %1</source>
        <translation>حذف المجلد ونقل %1</translation>
    </message>
    <message>
        <source>Folder deleted. %1 moved.</source>
        <translation>حُذف المجلد. نُقل: %1.</translation>
    </message>
    <message>
        <source>%1 will be moved to “%2”.</source>
        <translation>سيُنقل إلى «%2»: %1.</translation>
    </message>
    <message>
        <source>%1 won&apos;t be in any folder.</source>
        <translation>لن يكون في أي مجلد: %1.</translation>
    </message>
    <message>
        <source>Folder “%1” restored.</source>
        <translation>استُعيد المجلد «%1».</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderChooser</name>
    <message>
        <source>Search folders</source>
        <translation>البحث في المجلدات</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>المجلدات</translation>
    </message>
    <message>
        <source>No folders match your search.</source>
        <translation>لا يوجد مجلد بهذا الاسم.</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>مجلد جديد…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>نقل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>بلا مجلد</translation>
    </message>
</context>
<context>
    <name>ink::ui::FolderTreeModel</name>
    <message>
        <source>All documents</source>
        <translation>كل المستندات</translation>
    </message>
    <message>
        <source>All templates</source>
        <translation>كل القوالب</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>سلة المهملات</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>المسودات</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>المجلدات</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>عمليات البحث المحفوظة</translation>
    </message>
</context>
<context>
    <name>ink::ui::FormulaEdit</name>
    <message>
        <source>Division by zero with the default values</source>
        <translation>قسمة على صفر بالقيم الأولى</translation>
    </message>
    <message>
        <source>The result is too large</source>
        <translation>النتيجة كبيرة جدًا</translation>
    </message>
    <message>
        <source>round takes 0 to 20 decimal places</source>
        <translation>تقبل round من 0 إلى 20 منزلة</translation>
    </message>
    <message>
        <source>No field has this name</source>
        <translation>لا يوجد حقل بهذا الاسم</translation>
    </message>
    <message>
        <source>The formula refers to itself</source>
        <translation>ستحتاج إلى نتيجتها هي</translation>
    </message>
    <message>
        <source>The formula depends on another formula that isn&apos;t valid</source>
        <translation>تعتمد على صيغة غير صالحة</translation>
    </message>
    <message>
        <source>end; start</source>
        <comment>arguments of a function: two dates</comment>
        <translation>النهاية; البداية</translation>
    </message>
    <message>
        <source>condition; then; otherwise</source>
        <comment>arguments of a function</comment>
        <translation>الشرط; إذا تحقق; وإلا</translation>
    </message>
    <message>
        <source>condition</source>
        <comment>argument of a function</comment>
        <translation>الشرط</translation>
    </message>
    <message>
        <source>number; places</source>
        <comment>arguments of a function</comment>
        <translation>العدد; المنازل العشرية</translation>
    </message>
    <message>
        <source>A value in the formula isn&apos;t a number</source>
        <translation>إحدى قيم الصيغة ليست عددًا</translation>
    </message>
    <message>
        <source>A value in the formula isn&apos;t a date</source>
        <translation>إحدى قيم الصيغة ليست تاريخًا</translation>
    </message>
    <message>
        <source>Only whole days can be added to a date</source>
        <translation>لا يمكن أن تُضاف إلى التاريخ إلا أيام كاملة</translation>
    </message>
</context>
<context>
    <name>ink::ui::GeneralSection</name>
    <message>
        <source>General</source>
        <translation>محطة العمل هذه</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Units of measurement</source>
        <translation>وحدة القياس</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>الإعداد الافتراضي للنظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>مليمترات</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>بوصات</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>عيّنه المسؤول لديك.</translation>
    </message>
    <message>
        <source>Check for updates automatically</source>
        <translation>البحث عن إصدارات جديدة</translation>
    </message>
    <message>
        <source>Inkstone checks once a day and shows a notice. It never installs anything itself and sends nothing about you or this computer.</source>
        <translation>مرة في اليوم. يعرض Inkstone إشعارًا ولا يثبّت شيئًا بنفسه أبدًا. ولا يُرسل شيء عنك أو عن هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>المستندات</translation>
    </message>
    <message>
        <source>Reopen documents at start</source>
        <translation>إعادة فتح المستندات عند بدء التشغيل</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpActions</name>
    <message>
        <source>Inkstone &amp;Help</source>
        <translation>&amp;مساعدة Inkstone</translation>
    </message>
    <message>
        <source>&amp;Try a sample document</source>
        <translation>&amp;تجربة مستند نموذجي</translation>
    </message>
    <message>
        <source>&amp;What&apos;s new</source>
        <translation>ال&amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>ا&amp;لسجل…</translation>
    </message>
    <message>
        <source>The sample template was added.</source>
        <translation>أُضيف القالب النموذجي.</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Close help</source>
        <translation>إغلاق المساعدة</translation>
    </message>
</context>
<context>
    <name>ink::ui::HelpView</name>
    <message>
        <source>Search help…</source>
        <translation>البحث في المساعدة…</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>المواضيع</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>نص المساعدة</translation>
    </message>
    <message>
        <source>No topics contain these words. Try different words.</source>
        <translation>لا يحتوي أي موضوع على هذه الكلمات. جرّب كلمة أخرى.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ImportNotice</name>
    <message numerus="yes">
        <source>Convert %n form field(s) in the PDF</source>
        <translation>
            <numerusform>استخدام %n حقل من هذا الملف</numerusform>
            <numerusform>استخدام الحقل الوحيد في هذا الملف</numerusform>
            <numerusform>استخدام الحقلين في هذا الملف</numerusform>
            <numerusform>استخدام %n حقول من هذا الملف</numerusform>
            <numerusform>استخدام %n حقلًا من هذا الملف</numerusform>
            <numerusform>استخدام %n حقل من هذا الملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s) aren&apos;t valid and stay as text.</source>
        <translation>
            <numerusform>لا يمكن قراءة %n علامة ارتساء وتبقى نصًا.</numerusform>
            <numerusform>لا يمكن قراءة علامة ارتساء واحدة وتبقى نصًا.</numerusform>
            <numerusform>لا يمكن قراءة علامتي ارتساء وتبقيان نصًا.</numerusform>
            <numerusform>لا يمكن قراءة %n علامات ارتساء وتبقى نصًا.</numerusform>
            <numerusform>لا يمكن قراءة %n علامة ارتساء وتبقى نصًا.</numerusform>
            <numerusform>لا يمكن قراءة %n علامة ارتساء وتبقى نصًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n form field(s).</source>
        <translation>
            <numerusform>في «%1» %n حقل للملء.</numerusform>
            <numerusform>في «%1» حقل واحد للملء.</numerusform>
            <numerusform>في «%1» حقلان للملء.</numerusform>
            <numerusform>في «%1» %n حقول للملء.</numerusform>
            <numerusform>في «%1» %n حقلًا للملء.</numerusform>
            <numerusform>في «%1» %n حقل للملء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The files have %n form field(s).</source>
        <translation>
            <numerusform>في الملفات %n حقل للملء.</numerusform>
            <numerusform>في الملفات حقل واحد للملء.</numerusform>
            <numerusform>في الملفات حقلان للملء.</numerusform>
            <numerusform>في الملفات %n حقول للملء.</numerusform>
            <numerusform>في الملفات %n حقلًا للملء.</numerusform>
            <numerusform>في الملفات %n حقل للملء.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert them to fields that you can move and assign. The signed file shows only the converted fields.</source>
        <translation>تصبح حقولًا هنا يمكنك نقلها وإسنادها إلى آخرين. ولا تُرى في الملف الموقّع إلا هذه الحقول.</translation>
    </message>
    <message>
        <source>“%1” on page %2: %3</source>
        <translation>«%1» في الصفحة %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>وواحدة أخرى</numerusform>
            <numerusform>واثنتان أخريان</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct them in the file, or add the fields yourself.</source>
        <translation>صحّحها في الملف، أو أضف الحقول بنفسك.</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeyRightsFields</name>
    <message>
        <source>The key may</source>
        <translation>يجوز للمفتاح</translation>
    </message>
    <message>
        <source>Limit to a folder</source>
        <translation>القصر على مجلد</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Read documents, folders, templates and reports, and download files.</source>
        <translation>قراءة المستندات والمجلدات والقوالب والتقارير وتنزيل الملفات.</translation>
    </message>
    <message>
        <source>Edit drafts</source>
        <translation>تحرير المسودات</translation>
    </message>
    <message>
        <source>Create, change and delete drafts, templates and folders.</source>
        <translation>إنشاء المسودات والقوالب والمجلدات وتغييرها وحذفها.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>الإرسال</translation>
    </message>
    <message>
        <source>Send documents, remind recipients, and correct or cancel documents in progress.</source>
        <translation>إرسال المستندات وتذكير المستلمين وتصحيح المستندات الجارية أو إلغاؤها.</translation>
    </message>
    <message>
        <source>Record signatures</source>
        <translation>تسجيل التوقيعات</translation>
    </message>
    <message>
        <source>Record signatures made in person or on paper.</source>
        <translation>تسجيل التوقيعات التي تمت حضوريًا أو على الورق.</translation>
    </message>
    <message>
        <source>Manage the account</source>
        <translation>إدارة الحساب</translation>
    </message>
    <message>
        <source>Change settings, keys, absences and callbacks, and delete documents permanently.</source>
        <translation>تغيير الإعدادات والمفاتيح وفترات الغياب والاستدعاءات، وحذف المستندات نهائيًا.</translation>
    </message>
    <message>
        <source>Whole account</source>
        <translation>الحساب كله</translation>
    </message>
    <message>
        <source>%1 (templates)</source>
        <translation>%1 (القوالب)</translation>
    </message>
    <message>
        <source>may do nothing</source>
        <translation>بلا حقوق</translation>
    </message>
    <message>
        <source>may: %1</source>
        <translation>يجوز له: %1</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>في %1 فقط</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>المجلد %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeychainBanner</name>
    <message>
        <source>The keychain of this computer is locked or unavailable.</source>
        <translation>سلسلة مفاتيح هذا الحاسوب مقفلة أو غير متاحة.</translation>
    </message>
    <message>
        <source>It contains the API key for %1. The documents from your last session are shown.</source>
        <translation>فيها مفتاح %1. ترى مستندات جلستك الأخيرة.</translation>
    </message>
    <message>
        <source>It contains the API key for %1.</source>
        <translation>فيها مفتاح %1.</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>فتح قفل سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Until you unlock it, documents aren&apos;t sealed and email that needs a password isn&apos;t sent. Everything else works.</source>
        <translation>ينتظر الختم، وكذلك البريد الذي يحتاج إلى كلمة مرور، حتى تفتح قفلها. كل ما عدا ذلك يعمل.</translation>
    </message>
    <message>
        <source>Documents can&apos;t be sealed on this computer at the moment.</source>
        <translation>لا يمكن ختم المستندات على هذا الحاسوب الآن.</translation>
    </message>
    <message>
        <source>The keychain entry “%1” is missing. Everything else works.</source>
        <translation>المدخل «%1» غير موجود في سلسلة المفاتيح. كل ما عدا ذلك يعمل.</translation>
    </message>
    <message>
        <source>The keychain entry “%1” doesn&apos;t open the seal key. Everything else works.</source>
        <translation>المدخل «%1» في سلسلة المفاتيح لا يفتح مفتاح الختم. كل ما عدا ذلك يعمل.</translation>
    </message>
    <message>
        <source>Unlock sealing…</source>
        <translation>فتح قفل الختم…</translation>
    </message>
</context>
<context>
    <name>ink::ui::KeysSection</name>
    <message>
        <source>Key copied.</source>
        <translation>نُسخ المفتاح.</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>مفاتيح API</translation>
    </message>
    <message>
        <source>Purpose of the new key</source>
        <translation>الغرض من المفتاح الجديد</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>انتهاء الصلاحية</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>بعد 30 يومًا</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>بعد 90 يومًا</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>بعد سنة</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>إنشاء مفتاح</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>المفتاح الجديد</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>The key is shown only once. Copy it to where it is needed, such as another program&apos;s settings.</source>
        <translation>يظهر المفتاح مرة واحدة فقط. انسخه إلى حيث يلزم، مثل إعدادات برنامج آخر.</translation>
    </message>
    <message>
        <source>You get API keys for this service on its website or from its operator. Enter a key under Accounts &amp; services.</source>
        <translation>تدير هذه الخدمة مفاتيحها في مكان آخر: على صفحاتها أو عن طريق مشغّلها. والمفتاح الذي تحصل عليه هناك يمكن إدخاله في الحسابات والخدمات.</translation>
    </message>
    <message>
        <source>Other programs on this computer need a key to access this workspace. Inkstone creates its own key at each start.</source>
        <translation>تحتاج البرامج الأخرى على هذا الحاسوب إلى مفتاح للوصول إلى مساحة العمل هذه. ينشئ Inkstone مفتاحه الخاص عند كل تشغيل.</translation>
    </message>
    <message>
        <source>Create a separate key for each program and person, so that you can revoke them one by one.</source>
        <translation>أنشئ مفتاحًا منفصلًا لكل برنامج وكل شخص حتى يمكنك إلغاؤها واحدًا واحدًا.</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>أُنشئ %1</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>استُخدم %1</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>لم يُستخدم قط</translation>
    </message>
    <message>
        <source>expired %1</source>
        <translation>انتهى %1</translation>
    </message>
    <message>
        <source>expires %1</source>
        <translation>ينتهي %1</translation>
    </message>
    <message>
        <source>in use here</source>
        <translation>مستخدم هنا</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>تجديد</translation>
    </message>
    <message>
        <source>Replaces this key with a new one in the keychain, then revokes it.</source>
        <translation>يحل مفتاح جديد محل هذا في سلسلة المفاتيح، ثم يُلغى هذا.</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>إلغاء المفتاح…</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>إلغاء المفتاح %1</translation>
    </message>
    <message>
        <source>Enter the purpose of the key so that you know later which one to revoke.</source>
        <translation>صف الغرض منه حتى تعرف لاحقًا أي مفتاح تلغيه.</translation>
    </message>
    <message>
        <source>Key “%1”</source>
        <translation>المفتاح «%1»</translation>
    </message>
    <message>
        <source>The new key is in use, but the old one couldn&apos;t be revoked. Revoke it here.</source>
        <translation>المفتاح الجديد مستخدم الآن. تعذر إلغاء القديم: ألغه هنا.</translation>
    </message>
    <message>
        <source>The new key is in the keychain. The old key is revoked.</source>
        <translation>المفتاح الجديد في سلسلة المفاتيح، وأُلغي القديم.</translation>
    </message>
    <message>
        <source>Programs that use this key lose access immediately.</source>
        <translation>تفقد البرامج التي تستخدم هذا المفتاح الوصول فورًا.</translation>
    </message>
    <message>
        <source>Inkstone is using this key and would lose access until you restart it.</source>
        <translation>تستخدم محطة العمل هذه هذا المفتاح وستفقد الوصول حتى التشغيل التالي.</translation>
    </message>
    <message>
        <source>Inkstone is using this key. You will have to enter a new one to continue.</source>
        <translation>تستخدم محطة العمل هذه هذا المفتاح. سيلزمك إدخال مفتاح جديد للمتابعة.</translation>
    </message>
    <message>
        <source>Revoke the key “%1”?</source>
        <translation>هل تريد إلغاء المفتاح «%1»؟</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>إلغاء المفتاح</translation>
    </message>
    <message>
        <source>Key revoked.</source>
        <translation>أُلغي المفتاح.</translation>
    </message>
    <message>
        <source>%1 · ends in %2</source>
        <translation>‏%1 · ينتهي بالرمز %2</translation>
    </message>
    <message>
        <source>Inkstone on this computer</source>
        <translation>Inkstone على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Select at least one right.</source>
        <translation>حدد حقًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>called a deprecated operation %1</source>
        <translation>استدعى عملية مهملة %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>آخر استخدام: %1</translation>
    </message>
    <message>
        <source>Last call of a deprecated operation: %1. The program that uses this key needs an update.</source>
        <translation>آخر استدعاء لعملية مهملة: %1. يحتاج البرنامج الذي يستخدم هذا المفتاح إلى تحديث.</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskLockDialog</name>
    <message numerus="yes">
        <source>Enter at least %n digits.</source>
        <translation>
            <numerusform>أدخل %n رقم على الأقل.</numerusform>
            <numerusform>أدخل رقمًا واحدًا على الأقل.</numerusform>
            <numerusform>أدخل رقمين على الأقل.</numerusform>
            <numerusform>أدخل %n أرقام على الأقل.</numerusform>
            <numerusform>أدخل %n رقمًا على الأقل.</numerusform>
            <numerusform>أدخل %n رقم على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>رمزا PIN غير متطابقين.</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>قفل الشاشة</translation>
    </message>
    <message>
        <source>Choose a PIN before you hand over this device. The screen then shows only this document. Enter the PIN to return to your documents. The PIN isn&apos;t saved anywhere.</source>
        <translation>اختر رمز PIN قبل تسليم هذا الجهاز. تعرض الشاشة بعدها هذا المستند فقط، وتعود إلى مستنداتك برمز PIN. لا يُحفظ رمز PIN في أي مكان.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>رمز PIN</translation>
    </message>
    <message>
        <source>Confirm PIN</source>
        <translation>كرّر رمز PIN</translation>
    </message>
    <message>
        <source>Lock screen</source>
        <translation>قفل الشاشة</translation>
    </message>
    <message>
        <source>Don&apos;t lock</source>
        <translation>دون قفل</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskPinDialog</name>
    <message>
        <source>Wrong PIN.</source>
        <translation>رمز PIN غير صحيح.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong attempts. Try again in %n seconds.</source>
        <translation>
            <numerusform>محاولات خاطئة كثيرة. أعد المحاولة بعد %n ثانية.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. أعد المحاولة بعد ثانية واحدة.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. أعد المحاولة بعد ثانيتين.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. أعد المحاولة بعد %n ثوانٍ.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. أعد المحاولة بعد %n ثانية.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. أعد المحاولة بعد %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show files on this device?</source>
        <translation>هل تريد عرض ملفات هذا الجهاز؟</translation>
    </message>
    <message>
        <source>Return to Inkstone</source>
        <translation>العودة إلى Inkstone</translation>
    </message>
    <message>
        <source>The screen is locked. To choose a file on this device, the sender must enter the PIN.</source>
        <translation>الشاشة مقفلة. يلزم رمز PIN الخاص بالمرسل لاختيار ملف من هذا الجهاز.</translation>
    </message>
    <message>
        <source>Hand the device back to the sender, who unlocks it with the PIN.</source>
        <translation>أعد الجهاز إلى المرسل ليفتح قفله برمز PIN.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>رمز PIN</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>اختيار ملف</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>فتح القفل</translation>
    </message>
    <message>
        <source>Back to the document</source>
        <translation>العودة إلى المستند</translation>
    </message>
</context>
<context>
    <name>ink::ui::KioskScreen</name>
    <message>
        <source>Signing in person was interrupted</source>
        <translation>انقطع التوقيع الحضوري</translation>
    </message>
    <message>
        <source>Inkstone closed while the screen was locked for a signer. The signer&apos;s entries are saved. Hand the device back to the sender before you open the documents.</source>
        <translation>توقّف Inkstone بينما كانت الشاشة مقفلة لأحد الموقّعين. ما أدخله الموقّع محفوظ. أعد الجهاز إلى المرسل قبل فتح المستندات.</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>فتح المستندات</translation>
    </message>
</context>
<context>
    <name>ink::ui::LinkDialog</name>
    <message>
        <source>Hello %1,

please sign “%2” here:
%3

Best regards
%4</source>
        <translation>مرحبًا %1،

نرجو توقيع «%2» هنا:
%3

مع أطيب التحيات
%4</translation>
    </message>
    <message>
        <source>Please sign: %1</source>
        <translation>نرجو التوقيع: %1</translation>
    </message>
    <message>
        <source>Signing link of %1</source>
        <translation>رابط التوقيع لـ %1</translation>
    </message>
    <message>
        <source>QR code of the signing link</source>
        <translation>رمز QR لرابط التوقيع</translation>
    </message>
    <message>
        <source>Signing link</source>
        <translation>رابط التوقيع</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>نسخ الرابط</translation>
    </message>
    <message>
        <source>Open in email app…</source>
        <translation>فتح في برنامج البريد…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Scan to sign as %1</source>
        <translation>امسح للتوقيع باسم %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::LinkReachPart</name>
    <message>
        <source>Signing links</source>
        <translation>روابط التوقيع</translation>
    </message>
    <message>
        <source>Signing links point to the service on this computer, so they work only while Inkstone is running here.</source>
        <translation>تؤدي روابط التوقيع إلى الخدمة على هذا الحاسوب، ولذلك لا تعمل إلا أثناء تشغيل Inkstone هنا.</translation>
    </message>
    <message>
        <source>Only on this computer</source>
        <translation>على هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>On the local network</source>
        <translation>في الشبكة المحلية</translation>
    </message>
    <message>
        <source>At a public address or over a VPN</source>
        <translation>على عنوان عام أو عبر شبكة VPN</translation>
    </message>
    <message>
        <source>This computer&apos;s address on the network</source>
        <translation>عنوان هذا الحاسوب في الشبكة</translation>
    </message>
    <message>
        <source>Base address of signing links</source>
        <translation>العنوان الأساسي للروابط</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>A reverse proxy on this computer forwards requests to the service</source>
        <translation>وكيل عكسي على هذا الحاسوب يحوّل إلى الخدمة</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Test the address</source>
        <translation>اختبار العنوان</translation>
    </message>
    <message>
        <source>People sign here in person. Nobody else can open a link.</source>
        <translation>يوقّع الأشخاص هنا حضوريًا. لا يمكن لأي شخص آخر فتح رابط.</translation>
    </message>
    <message>
        <source>Set up the proxy to forward %1 to http://127.0.0.1:%2.</source>
        <translation>اضبط الوكيل بحيث يحوّل %1 إلى http://127.0.0.1:%2.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>عيّنه المسؤول لديك.</translation>
    </message>
    <message>
        <source>Choose an address that other computers can reach.</source>
        <translation>اختر عنوانًا يصل به الآخرون إلى هذا الحاسوب.</translation>
    </message>
    <message>
        <source>This address works only on this computer. Enter one that other computers can reach.</source>
        <translation>يشير هذا العنوان على كل حاسوب إلى ذلك الحاسوب نفسه.</translation>
    </message>
    <message>
        <source>Enter an address such as https://sign.example.com.</source>
        <translation>أدخل عنوانًا مثل https://sign.example.com.</translation>
    </message>
    <message>
        <source>Allow connections from other computers?</source>
        <translation>هل تريد فتح الخدمة لحواسيب أخرى؟</translation>
    </message>
    <message>
        <source>Allow connections</source>
        <translation>فتح الخدمة</translation>
    </message>
    <message>
        <source>Signing links work only on this computer.</source>
        <translation>لا تعمل روابط التوقيع إلا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Signing links begin with %1.</source>
        <translation>تبدأ روابط التوقيع بـ %1.</translation>
    </message>
    <message>
        <source>Port %1 is in use by another program, so the service can&apos;t be reached.</source>
        <translation>يستخدم برنامج آخر المنفذ %1، ولذلك يتعذّر الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>Choose another port, or quit that program and restart Inkstone.</source>
        <translation>اختر منفذًا آخر، أو أنهِ ذلك البرنامج وأعد تشغيل Inkstone.</translation>
    </message>
    <message>
        <source>This computer no longer has the address %1.</source>
        <translation>ليس لهذا الحاسوب العنوان %1 الآن.</translation>
    </message>
    <message>
        <source>Links that begin with this address don&apos;t work. Choose one of the current addresses.</source>
        <translation>لا تُفتح الروابط التي تبدأ به. اختر أحد العناوين الحالية.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>جارٍ الاختبار…</translation>
    </message>
    <message>
        <source>%1 reaches the service on this computer.</source>
        <translation>يؤدي %1 إلى خدمة هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The test ran on this computer, and a firewall may still block other devices. To be sure, open the address on a phone.</source>
        <translation>أُجري الاختبار من هذا الحاسوب. للتأكد، افتح العنوان على هاتف: قد يحجبه جدار حماية.</translation>
    </message>
    <message>
        <source>A different Inkstone service responds at %1.</source>
        <translation>تجيب خدمة Inkstone أخرى على %1.</translation>
    </message>
    <message>
        <source>This computer&apos;s signing links don&apos;t work there. Check where the proxy or port forwarding sends requests.</source>
        <translation>لا تعمل روابط هذا الحاسوب هناك. تحقّق من وجهة الوكيل أو المنفذ الموجَّه.</translation>
    </message>
    <message>
        <source>%1 responds, but it isn&apos;t an Inkstone service.</source>
        <translation>يجيب شيء آخر على %1.</translation>
    </message>
    <message>
        <source>Check where the proxy or port forwarding sends requests.</source>
        <translation>تحقّق من وجهة الوكيل أو المنفذ الموجَّه.</translation>
    </message>
    <message>
        <source>The host name in %1 couldn&apos;t be found.</source>
        <translation>الاسم في %1 غير معروف.</translation>
    </message>
    <message>
        <source>Check the spelling, or add a DNS record for the name.</source>
        <translation>تحقّق من الإملاء، أو أضف الاسم حيث يُدار نطاقك.</translation>
    </message>
    <message>
        <source>The certificate of %1 isn&apos;t trusted.</source>
        <translation>شهادة %1 غير مقبولة.</translation>
    </message>
    <message>
        <source>Browsers show a warning. Renew the certificate or use one that browsers trust.</source>
        <translation>تحذّر المتصفحات منها. جدّدها أو استخدم شهادة تثق بها المتصفحات.</translation>
    </message>
    <message>
        <source>No response from %1 when tested from this computer.</source>
        <translation>لا شيء يجيب على %1 عند فتحه من هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Check the proxy, the forwarded port and the firewall. Some routers don&apos;t let you open their own address from inside the network; in that case, try it on a phone with Wi-Fi turned off.</source>
        <translation>تحقّق من الوكيل والمنفذ الموجَّه وجدار الحماية. بعض أجهزة التوجيه لا تسمح بفتح عنوانها من داخل الشبكة؛ جرّب عندئذ على هاتف دون Wi-Fi.</translation>
    </message>
    <message>
        <source>The service accepts connections from every network on port %1. Forward this port to this computer.</source>
        <translation>تقبل الخدمة الاتصالات من كل الشبكات على المنفذ %1. وجّه هذا المنفذ إلى هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The service on this computer accepts connections from other computers on port %1. They can open signing links and sign in with an API key.</source>
        <translation>تقبل الخدمة على هذا الحاسوب اتصالات من حواسيب أخرى على المنفذ %1. يمكنها فتح روابط التوقيع وتسجيل الدخول بمفتاح API.</translation>
    </message>
    <message>
        <source>Anyone on this network who has a link can open it. The connection isn&apos;t encrypted, so use this only on a network that you trust.</source>
        <translation>يمكن لكل من لديه رابط في هذه الشبكة فتحه. الاتصال غير مشفّر، فلا تستخدم ذلك إلا في شبكة تثق بها.</translation>
    </message>
</context>
<context>
    <name>ink::ui::LockNotice</name>
    <message>
        <source>Your administrator manages some of these settings. You can&apos;t change them here.</source>
        <translation>يدير المسؤول بعض هذه الإعدادات. لا يمكنك تغييرها هنا.</translation>
    </message>
</context>
<context>
    <name>ink::ui::LogViewer</name>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>تصفية السجل</translation>
    </message>
    <message>
        <source>Warnings and errors only</source>
        <translation>التحذيرات والأخطاء فقط</translation>
    </message>
    <message>
        <source>The log is empty.</source>
        <translation>السجل فارغ.</translation>
    </message>
    <message>
        <source>“Copy for support” leaves out quoted text, file and host names, and all addresses.</source>
        <translation>يستبعد «نسخ للدعم» النصوص المقتبسة وأسماء الملفات والمضيفات وجميع العناوين.</translation>
    </message>
    <message>
        <source>Copy for support</source>
        <translation>نسخ للدعم</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>تم النسخ.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MailAccountPart</name>
    <message>
        <source>Email account</source>
        <translation>حساب البريد</translation>
    </message>
    <message>
        <source>The service on this computer sends signing links, codes and copies through your own email account while Inkstone is running.</source>
        <translation>ترسل الخدمة على هذا الحاسوب روابط التوقيع والرموز والنسخ عبر حساب بريدك أثناء تشغيل Inkstone.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>الإرسال باسم</translation>
    </message>
    <message>
        <source>A name and an email address, or only the address.</source>
        <translation>اسم وعنوان بريد، أو العنوان فقط.</translation>
    </message>
    <message>
        <source>Outgoing mail server (SMTP)</source>
        <translation>خادم البريد الصادر (SMTP)</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>التشفير</translation>
    </message>
    <message>
        <source>None (only for a server on this computer)</source>
        <translation>بلا (خادم على هذا الحاسوب)</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>Leave empty if the server doesn&apos;t require sign-in.</source>
        <translation>اتركه فارغًا إذا كان الخادم لا يطلب تسجيل دخول.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain. Some providers ask for an app password here.</source>
        <translation>تُحفظ فقط في سلسلة مفاتيح هذا الحاسوب. يطلب بعض المزوّدين هنا كلمة مرور للتطبيق.</translation>
    </message>
    <message>
        <source>Save email account</source>
        <translation>حفظ حساب البريد</translation>
    </message>
    <message>
        <source>Send a test message</source>
        <translation>إرسال رسالة اختبار</translation>
    </message>
    <message>
        <source>Stop sending email</source>
        <translation>إيقاف إرسال البريد</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>عيّنه المسؤول لديك.</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>محفوظة في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Enter an email address.</source>
        <translation>أدخل عنوان بريد.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s name.</source>
        <translation>أدخل اسم الخادم.</translation>
    </message>
    <message>
        <source>A password is sent only over an encrypted connection.</source>
        <translation>لا تُرسل كلمة المرور إلا عبر اتصال مشفّر.</translation>
    </message>
    <message>
        <source>Enter the password for this account.</source>
        <translation>أدخل كلمة مرور هذا الحساب.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t available, so the password is kept only until you close Inkstone.</source>
        <translation>سلسلة المفاتيح غير متاحة، ولذلك تبقى كلمة المرور معروفة حتى إغلاق Inkstone فقط.</translation>
    </message>
    <message>
        <source>This computer no longer sends email.</source>
        <translation>لا يرسل هذا الحاسوب بريدًا.</translation>
    </message>
    <message>
        <source>Email account saved.</source>
        <translation>حُفظ حساب البريد.</translation>
    </message>
    <message>
        <source>Test message from Inkstone</source>
        <translation>رسالة اختبار من Inkstone</translation>
    </message>
    <message>
        <source>Inkstone can send email through this account.</source>
        <translation>يمكن لـ Inkstone إرسال البريد عبر هذا الحساب.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>The test message wasn&apos;t sent.</source>
        <translation>لم تُرسل رسالة الاختبار.</translation>
    </message>
    <message>
        <source>The mail server accepted the message.</source>
        <translation>قبل خادم البريد الرسالة.</translation>
    </message>
    <message>
        <source>Check the inbox of %1.</source>
        <translation>ابحث عنها في صندوق الوارد لـ %1.</translation>
    </message>
    <message>
        <source>Incoming mail server (IMAP), optional</source>
        <translation>خادم البريد الوارد (IMAP)، اختياري</translation>
    </message>
    <message>
        <source>Inkstone checks this mailbox for bounced messages and marks their recipients. It doesn&apos;t change anything in the mailbox.</source>
        <translation>يبحث Inkstone هناك عن الرسائل التي تعذّر تسليمها ويضع علامة على مستلميها، ولا يغيّر شيئًا في صندوق بريدك.</translation>
    </message>
    <message>
        <source>Enter the user name for the incoming mail server.</source>
        <translation>يحتاج خادم البريد الوارد إلى اسم مستخدم.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MainWindow</name>
    <message>
        <source>%1 — Inkstone</source>
        <translation>%1 — Inkstone</translation>
    </message>
</context>
<context>
    <name>ink::ui::MappingHeader</name>
    <message>
        <source>— Not used —</source>
        <translation>— غير مستخدم —</translation>
    </message>
    <message>
        <source>Use column %1 as</source>
        <translation>يذهب العمود %1 إلى</translation>
    </message>
    <message>
        <source>%1 (button 1–%2)</source>
        <translation>%1 (الزر 1–%2)</translation>
    </message>
    <message>
        <source>%1: the position of a button, 1 to %2, in tab order</source>
        <translation>%1: موضع أحد الأزرار، من 1 إلى %2، بترتيب مفتاح Tab</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of tag and what it takes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>المستلم</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>المستلم %1</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: الاسم</translation>
    </message>
    <message>
        <source>%1: name + “%2”</source>
        <translation>%1: الاسم + «%2»</translation>
    </message>
    <message>
        <source>%1: first name</source>
        <translation>%1: الاسم الأول</translation>
    </message>
    <message>
        <source>%1: last name</source>
        <translation>%1: اسم العائلة</translation>
    </message>
    <message>
        <source>%1: email</source>
        <translation>%1: البريد الإلكتروني</translation>
    </message>
    <message>
        <source>%1: email + “%2”</source>
        <translation>%1: البريد الإلكتروني + «%2»</translation>
    </message>
    <message>
        <source>%1: phone number</source>
        <translation>%1: رقم الهاتف</translation>
    </message>
    <message>
        <source>— Title or message —</source>
        <translation>— العنوان أو الرسالة —</translation>
    </message>
    <message>
        <source>%1: middle name</source>
        <translation>%1: الاسم الأوسط</translation>
    </message>
</context>
<context>
    <name>ink::ui::MergeRecipients</name>
    <message>
        <source>Merge recipients</source>
        <translation>دمج المستلمين</translation>
    </message>
</context>
<context>
    <name>ink::ui::Money</name>
    <message>
        <source>Your spending limit of %1 is used up.</source>
        <translation>استُنفد حد إنفاقك البالغ %1.</translation>
    </message>
    <message>
        <source>You have spent %1 of your limit of %2.</source>
        <translation>أنفقت %1 من حدك البالغ %2.</translation>
    </message>
    <message>
        <source>Sending costs %1, which exceeds your remaining spending limit (%2).</source>
        <translation>تبلغ تكلفة الإرسال %1، وهي أكثر مما يسمح به حد إنفاقك (المتبقي: %2).</translation>
    </message>
    <message>
        <source>Sending costs %1. Then %2 of your spending limit of %3 is used.</source>
        <translation>تبلغ تكلفة الإرسال %1. عندئذٍ يُستخدم %2 من حد إنفاقك البالغ %3.</translation>
    </message>
</context>
<context>
    <name>ink::ui::MoreFields</name>
    <message>
        <source>Multiline text</source>
        <translation>نص متعدد الأسطر</translation>
    </message>
    <message>
        <source>Comb text</source>
        <translation>نص في خانات</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>رقم الهاتف</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation>اسم المستلم</translation>
    </message>
    <message>
        <source>Recipient&apos;s email address</source>
        <translation>بريد المستلم الإلكتروني</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>المسمى الوظيفي</translation>
    </message>
    <message>
        <source>Date sent</source>
        <translation>تاريخ الإرسال</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>رقم المستند</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>رقم الصفحة</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>ختم</translation>
    </message>
    <message>
        <source>More fields</source>
        <translation>حقول أخرى</translation>
    </message>
    <message>
        <source>Fields with a format, automatic values, pictures, page numbers and stamps</source>
        <translation>حقول بتنسيق، وقيم تلقائية، وصور، وأرقام صفحات، وأختام</translation>
    </message>
</context>
<context>
    <name>ink::ui::MoveTagTool</name>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>نقل %n حقل</numerusform>
            <numerusform>نقل حقل واحد</numerusform>
            <numerusform>نقل حقلين</numerusform>
            <numerusform>نقل %n حقول</numerusform>
            <numerusform>نقل %n حقلًا</numerusform>
            <numerusform>نقل %n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::NetworkSection</name>
    <message>
        <source>The keychain isn&apos;t available, so the password is kept only until you close Inkstone.</source>
        <translation>سلسلة المفاتيح غير متاحة، لذا يسري هذا حتى إغلاق Inkstone.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>For remote services. Connections to this computer never use the proxy.</source>
        <translation>للخدمات البعيدة. لا تمر الاتصالات بهذا الحاسوب عبر الوكيل أبدًا.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>عنوان الوكيل</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>Leave empty if the proxy doesn&apos;t require sign-in.</source>
        <translation>اتركه فارغًا إذا كان الوكيل لا يتطلب تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>Custom certificate authority</source>
        <translation>جهة شهادات مخصصة</translation>
    </message>
    <message>
        <source>Certificate file (PEM)</source>
        <translation>ملف الشهادات (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Trust system certificates only</source>
        <translation>الوثوق بشهادات النظام فقط</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>فحص الاتصال</translation>
    </message>
    <message>
        <source>Use system settings</source>
        <translation>استخدام إعدادات النظام</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>HTTP proxy</source>
        <translation>وكيل HTTP</translation>
    </message>
    <message>
        <source>SOCKS 5 proxy</source>
        <translation>وكيل SOCKS 5</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>محفوظة في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Stored only in this computer&apos;s keychain.</source>
        <translation>يُحفظ في سلسلة مفاتيح هذا الحاسوب، وليس في أي مكان آخر.</translation>
    </message>
    <message>
        <source>This file doesn&apos;t contain a valid certificate.</source>
        <translation>لا يحتوي هذا الملف على شهادة صالحة.</translation>
    </message>
    <message>
        <source>Only certificates that the system trusts are accepted.</source>
        <translation>لا تُقبل إلا الشهادات التي يثق بها النظام.</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) trusted in addition to the system certificates.</source>
        <translation>
            <numerusform>%n شهادة موثوقة إلى جانب شهادات النظام.</numerusform>
            <numerusform>شهادة واحدة موثوقة إلى جانب شهادات النظام.</numerusform>
            <numerusform>شهادتان موثوقتان إلى جانب شهادات النظام.</numerusform>
            <numerusform>%n شهادات موثوقة إلى جانب شهادات النظام.</numerusform>
            <numerusform>%n شهادة موثوقة إلى جانب شهادات النظام.</numerusform>
            <numerusform>%n شهادة موثوقة إلى جانب شهادات النظام.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>عيّنه المسؤول لديك.</translation>
    </message>
    <message>
        <source>Enter the address of the proxy.</source>
        <translation>يحتاج الوكيل إلى عنوان.</translation>
    </message>
    <message>
        <source>Proxy changed.</source>
        <translation>تم تغيير الوكيل.</translation>
    </message>
    <message>
        <source>Choose certificates to trust</source>
        <translation>الشهادات الموثوقة</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>الشهادات (*.pem *.crt *.cer);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Only the system&apos;s certificates are trusted.</source>
        <translation>لا يُوثق إلا بشهادات النظام.</translation>
    </message>
    <message>
        <source>The certificates are now trusted.</source>
        <translation>يُوثق بالشهادات من الآن فصاعدًا.</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>الخدمة متاحة.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>تم تسجيل الدخول باسم %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::NewTemplateButton</name>
    <message>
        <source>New template</source>
        <translation>قالب جديد</translation>
    </message>
    <message>
        <source>Templates can&apos;t be created offline.</source>
        <translation>لا يمكن إنشاء القوالب دون اتصال.</translation>
    </message>
    <message>
        <source>From PDF files…</source>
        <translation>من ملفات PDF…</translation>
    </message>
    <message>
        <source>Bulk template from PDF files…</source>
        <translation>قالب جماعي من ملفات PDF…</translation>
    </message>
    <message>
        <source>Link template from PDF files…</source>
        <translation>قالب رابط من ملفات PDF…</translation>
    </message>
    <message>
        <source>Import a template…</source>
        <translation>استيراد قالب…</translation>
    </message>
</context>
<context>
    <name>ink::ui::NextPeopleDialog</name>
    <message>
        <source>Name the next recipient</source>
        <translation>تسمية المستلم التالي</translation>
    </message>
    <message>
        <source>The sender asked you to name the next recipient. They will get a signing link by email.</source>
        <translation>يطلب منك المرسل تسمية من يأتي بعدك. وسيصله رابط توقيع بالبريد الإلكتروني.</translation>
    </message>
    <message>
        <source>Your witness</source>
        <translation>شاهدك</translation>
    </message>
    <message>
        <source>Next recipient</source>
        <translation>المستلم التالي</translation>
    </message>
    <message>
        <source>Next recipient: %1</source>
        <translation>المستلم التالي: %1</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>الاسم الأول واسم العائلة</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>%1, name</source>
        <translation>%1، الاسم</translation>
    </message>
    <message>
        <source>%1, email address</source>
        <translation>%1، عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ink::ui::NotificationSection</name>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>‏«%1» ليس عنوان بريد إلكتروني صالحًا.</translation>
    </message>
    <message>
        <source>Enter at most 50 addresses.</source>
        <translation>50 عنوانًا على الأكثر.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>Email me when a document is</source>
        <translation>أبلغني بالبريد عندما يصبح المستند</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>مفتوحًا</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>موقّعًا</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>مكتملًا</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>مرفوضًا</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>منتهي الصلاحية</translation>
    </message>
    <message>
        <source>Remind recipients</source>
        <translation>تذكير المستلمين</translation>
    </message>
    <message>
        <source>Maximum number of reminders</source>
        <translation>أقصى عدد للتذكيرات</translation>
    </message>
    <message>
        <source>Warn before the deadline</source>
        <translation>التنبيه قبل الموعد النهائي</translation>
    </message>
    <message>
        <source>Completion email</source>
        <translation>عند اكتمال مستند، أرسل</translation>
    </message>
    <message>
        <source>Copies of these emails to</source>
        <translation>نسخ من هذه الرسائل إلى</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>With the signed files attached</source>
        <translation>الملفات الموقّعة</translation>
    </message>
    <message>
        <source>With a link to the signed files</source>
        <translation>رابطًا إليها</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>%n days before</source>
        <translation>
            <numerusform>قبله بـ %n يوم</numerusform>
            <numerusform>قبله بيوم واحد</numerusform>
            <numerusform>قبله بيومين</numerusform>
            <numerusform>قبله بـ %n أيام</numerusform>
            <numerusform>قبله بـ %n يومًا</numerusform>
            <numerusform>قبله بـ %n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::OpeningPage</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ink::ui::OutboxPage</name>
    <message>
        <source>Outbox</source>
        <translation>صندوق الصادر</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>إرسال الآن</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>إفراغ…</translation>
    </message>
    <message>
        <source>The outbox is empty. Documents that you prepare offline wait here until the connection is back.</source>
        <translation>صندوق الصادر فارغ. تبقى المستندات التي تُعدّها دون اتصال هنا حتى عودة الاتصال.</translation>
    </message>
    <message>
        <source>You&apos;re offline. These items will be sent in this order when the connection is back.</source>
        <translation>أنت غير متصل. ستُرسل هذه العناصر بهذا الترتيب عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>Items are sent in this order.</source>
        <translation>تُرسل العناصر بهذا الترتيب.</translation>
    </message>
    <message>
        <source>New draft, not sent</source>
        <translation>مسودة جديدة، غير مُرسلة</translation>
    </message>
    <message>
        <source>Send draft to its recipients</source>
        <translation>مسودة، مُرسلة إلى مستلميها</translation>
    </message>
    <message>
        <source>Send a reminder</source>
        <translation>تذكير</translation>
    </message>
    <message>
        <source>Cancel signing: %1</source>
        <translation>إلغاء: %1</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>نقل إلى سلة المهملات</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>في الطريق…</translation>
    </message>
    <message>
        <source>The service may already have received this item, and sending it again could create a duplicate. Check the service first, then send the item again or remove it here.</source>
        <translation>ربما وصل بالفعل، وقد تؤدي إعادة إرساله إلى إنشاء مستند ثانٍ. تحقق من الخدمة أولًا، ثم أعد إرساله أو أزله من هنا.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>مفتوح في المحرر</translation>
    </message>
    <message>
        <source>Queued %1</source>
        <translation>أُضيف إلى قائمة الانتظار %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>إعادة الإرسال</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>تحرير %1</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>عدم الإرسال</translation>
    </message>
    <message>
        <source>Saves the document on the service as a draft without sending it.</source>
        <translation>يحفظه هناك كمسودة فقط.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>أبكر</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>هل تريد إزالة «%1»؟</translation>
    </message>
    <message>
        <source>This draft exists only on this computer and will be deleted.</source>
        <translation>لا توجد هذه المسودة إلا على هذا الحاسوب وستُحذف.</translation>
    </message>
    <message>
        <source>The change won&apos;t be made. The document itself stays as it is.</source>
        <translation>لن يُجرى التغيير. ويبقى المستند نفسه كما هو.</translation>
    </message>
    <message>
        <source>Delete draft</source>
        <translation>حذف المسودة</translation>
    </message>
    <message>
        <source>Empty the outbox?</source>
        <translation>هل تريد إفراغ صندوق الصادر؟</translation>
    </message>
    <message>
        <source>None of these changes will be made.</source>
        <translation>لن يُجرى أي من هذه التغييرات.</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>تزول %n مسودة لا توجد إلا على هذا الحاسوب.</numerusform>
            <numerusform>تزول مسودة واحدة لا توجد إلا على هذا الحاسوب.</numerusform>
            <numerusform>تزول مسودتان لا توجدان إلا على هذا الحاسوب.</numerusform>
            <numerusform>تزول %n مسودات لا توجد إلا على هذا الحاسوب.</numerusform>
            <numerusform>تزول %n مسودة لا توجد إلا على هذا الحاسوب.</numerusform>
            <numerusform>تزول %n مسودة لا توجد إلا على هذا الحاسوب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n items</source>
        <translation>
            <numerusform>إزالة %n إدخال</numerusform>
            <numerusform>إزالة إدخال واحد</numerusform>
            <numerusform>إزالة إدخالين</numerusform>
            <numerusform>إزالة %n إدخالات</numerusform>
            <numerusform>إزالة %n إدخالًا</numerusform>
            <numerusform>إزالة %n إدخال</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from its folder</source>
        <translation>أُخرج من مجلده</translation>
    </message>
    <message>
        <source>Move to another folder</source>
        <translation>نُقل إلى مجلد آخر</translation>
    </message>
    <message>
        <source>Restore from the trash</source>
        <translation>استُعيد من المهملات</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>حُذف نهائيًا</translation>
    </message>
    <message>
        <source>New draft from a template</source>
        <translation>مسودة جديدة من قالب</translation>
    </message>
    <message>
        <source>Resume bulk run</source>
        <translation>يستمر إرسال جماعي</translation>
    </message>
    <message>
        <source>The run stays paused. You can resume it from the list of bulk runs.</source>
        <translation>تبقى الدفعة متوقفة مؤقتًا. يمكنك استئنافها من قائمة الدفعات.</translation>
    </message>
    <message>
        <source>The values entered for this template will be lost.</source>
        <translation>ستُفقد القيم المدخلة لهذا القالب.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>أُعيدت تسميته إلى «%1»</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>القالب</translation>
    </message>
    <message>
        <source>The change won&apos;t be made. The template itself stays as it is.</source>
        <translation>لن يُجرى التغيير. ويبقى القالب نفسه كما هو.</translation>
    </message>
    <message>
        <source>Signed offline by %1 on %2</source>
        <translation>وقّعه %1 دون اتصال في %2</translation>
    </message>
    <message>
        <source>The service didn&apos;t accept the signature, so the document isn&apos;t signed. %1</source>
        <translation>لم تقبل الخدمة التوقيع، فالمستند غير موقَّع. %1</translation>
    </message>
    <message>
        <source>Delete this signature?</source>
        <translation>هل تريد حذف هذا التوقيع؟</translation>
    </message>
    <message>
        <source>The signature of %1 on “%2” exists only on this computer. Once deleted, it can&apos;t be submitted.</source>
        <translation>ما وقّعه %1 في «%2» لا يوجد إلا على هذا الحاسوب. بعد حذفه لا يمكن تسليمه.</translation>
    </message>
    <message>
        <source>Delete signature</source>
        <translation>حذف التوقيع</translation>
    </message>
    <message numerus="yes">
        <source>%n signature(s) that exist only on this computer will be deleted.</source>
        <translation>
            <numerusform>يُحذف %n توقيع لا يوجد إلا على هذا الحاسوب.</numerusform>
            <numerusform>يُحذف توقيع واحد لا يوجد إلا على هذا الحاسوب.</numerusform>
            <numerusform>يُحذف توقيعان لا يوجدان إلا على هذا الحاسوب.</numerusform>
            <numerusform>تُحذف %n تواقيع لا توجد إلا على هذا الحاسوب.</numerusform>
            <numerusform>يُحذف %n توقيعًا لا يوجد إلا على هذا الحاسوب.</numerusform>
            <numerusform>يُحذف %n توقيع لا يوجد إلا على هذا الحاسوب.</numerusform>
        </translation>
    </message>
    <message>
        <source>The signature arrived after the deadline, so the document isn&apos;t signed. Send the document again with a later deadline, and have it signed again.</source>
        <translation>وصل التوقيع بعد انقضاء الموعد النهائي، لذا لم يُوقَّع المستند. أرسل المستند مرة أخرى بموعد نهائي لاحق، واطلب توقيعه من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>New document, to be sent to %n people</source>
        <translation>
            <numerusform>مستند جديد، لن يُرسل إلى أحد</numerusform>
            <numerusform>مستند جديد، سيُرسل إلى شخص واحد</numerusform>
            <numerusform>مستند جديد، سيُرسل إلى شخصين</numerusform>
            <numerusform>مستند جديد، سيُرسل إلى %n أشخاص</numerusform>
            <numerusform>مستند جديد، سيُرسل إلى %n شخصًا</numerusform>
            <numerusform>مستند جديد، سيُرسل إلى %n شخص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New document from a template, to be sent to %n people</source>
        <translation>
            <numerusform>مستند جديد من قالب، لن يُرسل إلى أحد</numerusform>
            <numerusform>مستند جديد من قالب، سيُرسل إلى شخص واحد</numerusform>
            <numerusform>مستند جديد من قالب، سيُرسل إلى شخصين</numerusform>
            <numerusform>مستند جديد من قالب، سيُرسل إلى %n أشخاص</numerusform>
            <numerusform>مستند جديد من قالب، سيُرسل إلى %n شخصًا</numerusform>
            <numerusform>مستند جديد من قالب، سيُرسل إلى %n شخص</numerusform>
        </translation>
    </message>
    <message>
        <source>New document without recipients</source>
        <translation>مستند جديد بلا مستلمين</translation>
    </message>
</context>
<context>
    <name>ink::ui::OutreachWords</name>
    <message>
        <source>This service can&apos;t send email. After sending, copy the signing links from the details and send them yourself.</source>
        <translation>لا تستطيع هذه الخدمة إرسال البريد الإلكتروني. بعد الإرسال انسخ روابط التوقيع من التفاصيل وأرسلها بنفسك.</translation>
    </message>
    <message>
        <source>Recipients with an email address get their signing link by email.</source>
        <translation>يتلقى المستلمون الذين لهم عنوان بريد إلكتروني رابط التوقيع بالبريد.</translation>
    </message>
    <message>
        <source>Ready to sign. Nobody was notified: have people sign here in person.</source>
        <translation>جاهز للتوقيع. لم يُبلَّغ أحد: اجعل الأشخاص يوقّعون هنا حضوريًا.</translation>
    </message>
    <message>
        <source>Ready to sign. Nobody was notified: copy the signing links from the details and send them yourself.</source>
        <translation>جاهز للتوقيع. لم يُبلَّغ أحد: انسخ روابط التوقيع من التفاصيل وأرسلها بنفسك.</translation>
    </message>
    <message>
        <source>Sent. The signing links go out by email and are in the details as well.</source>
        <translation>أُرسل. تخرج روابط التوقيع بالبريد الإلكتروني وهي في التفاصيل أيضًا.</translation>
    </message>
    <message>
        <source>Sent. The signing links are in the details.</source>
        <translation>أُرسل. روابط التوقيع في التفاصيل.</translation>
    </message>
    <message numerus="yes">
        <source>Start signing with %n people</source>
        <translation>
            <numerusform>بدء التوقيع دون أشخاص</numerusform>
            <numerusform>بدء التوقيع مع شخص واحد</numerusform>
            <numerusform>بدء التوقيع مع شخصين</numerusform>
            <numerusform>بدء التوقيع مع %n أشخاص</numerusform>
            <numerusform>بدء التوقيع مع %n شخصًا</numerusform>
            <numerusform>بدء التوقيع مع %n شخص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>إرسال دون أشخاص</numerusform>
            <numerusform>إرسال إلى شخص واحد</numerusform>
            <numerusform>إرسال إلى شخصين</numerusform>
            <numerusform>إرسال إلى %n أشخاص</numerusform>
            <numerusform>إرسال إلى %n شخصًا</numerusform>
            <numerusform>إرسال إلى %n شخص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A reminder will be sent to %n people.</source>
        <translation>
            <numerusform>لن يُرسل تذكير إلى أحد.</numerusform>
            <numerusform>سيُرسل تذكير إلى شخص واحد.</numerusform>
            <numerusform>سيُرسل تذكير إلى شخصين.</numerusform>
            <numerusform>سيُرسل تذكير إلى %n أشخاص.</numerusform>
            <numerusform>سيُرسل تذكير إلى %n شخصًا.</numerusform>
            <numerusform>سيُرسل تذكير إلى %n شخص.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service was asked to remind %n people.</source>
        <translation>
            <numerusform>لم يُطلب من الخدمة تذكير أحد.</numerusform>
            <numerusform>طُلب من الخدمة تذكير شخص واحد.</numerusform>
            <numerusform>طُلب من الخدمة تذكير شخصين.</numerusform>
            <numerusform>طُلب من الخدمة تذكير %n أشخاص.</numerusform>
            <numerusform>طُلب من الخدمة تذكير %n شخصًا.</numerusform>
            <numerusform>طُلب من الخدمة تذكير %n شخص.</numerusform>
        </translation>
    </message>
    <message>
        <source>This service can&apos;t send email, so none of these emails are sent until its operator sets up a mail server.</source>
        <translation>لا تستطيع هذه الخدمة إرسال البريد الإلكتروني، فلن يُرسل أي من هذه الرسائل حتى يُعِدّ مشغّلها خادم بريد.</translation>
    </message>
    <message>
        <source>Requires a service that can send email.</source>
        <translation>يتطلب خدمة تستطيع إرسال البريد الإلكتروني.</translation>
    </message>
    <message>
        <source>Signing link copied. It works only on this computer.</source>
        <translation>نُسخ رابط التوقيع. لا يعمل إلا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Signing link copied. Anyone with the link can sign.</source>
        <translation>نُسخ رابط التوقيع. يستطيع كل من لديه الرابط التوقيع.</translation>
    </message>
    <message>
        <source>Anyone with this link can sign. The phone must be able to reach this address.</source>
        <translation>يستطيع كل من لديه هذا الرابط التوقيع. يجب أن يتمكن الهاتف من الوصول إلى هذا العنوان.</translation>
    </message>
    <message>
        <source>Nobody is notified: this service can&apos;t send email, and its signing links work only on this computer. Have people sign here in person, or set up email and links in the settings.</source>
        <translation>لا يُخطر أحد: لا تستطيع هذه الخدمة إرسال البريد، ولا تعمل روابطها إلا على هذا الحاسوب. اطلب من الأشخاص التوقيع هنا حضوريًا، أو اضبط البريد والروابط في الإعدادات.</translation>
    </message>
    <message>
        <source>Recipients get an email, but its signing link works only on this computer. Choose in the settings who can open links, or have people sign here in person.</source>
        <translation>يتلقى المستلمون بريدًا، لكن رابط التوقيع فيه لا يعمل إلا على هذا الحاسوب. اختر في الإعدادات من يمكنه فتح الروابط، أو اطلب من الأشخاص التوقيع هنا حضوريًا.</translation>
    </message>
    <message>
        <source>The signing links work only on this computer. Have people sign here in person, or choose in the settings who can open links.</source>
        <translation>لا تعمل روابط التوقيع إلا على هذا الحاسوب. اطلب من الأشخاص التوقيع هنا حضوريًا، أو اختر في الإعدادات من يمكنه فتح الروابط.</translation>
    </message>
    <message>
        <source>This link works only on this computer; a phone or another computer can&apos;t open it. Sign here in person instead, or choose in the settings who can open links.</source>
        <translation>لا يعمل هذا الرابط إلا على هذا الحاسوب؛ لا يمكن لهاتف أو حاسوب آخر فتحه. وقّع هنا حضوريًا بدلًا من ذلك، أو اختر في الإعدادات من يمكنه فتح الروابط.</translation>
    </message>
    <message>
        <source>None of these emails are sent until you set up email in the settings.</source>
        <translation>لا تُرسَل هذه الرسائل حتى تُعدّ البريد الإلكتروني في الإعدادات.</translation>
    </message>
    <message>
        <source>The signing links in these emails work only on this computer. Choose in the settings who can open links, or have people sign here in person.</source>
        <translation>لا تعمل روابط التوقيع في هذه الرسائل إلا على هذا الحاسوب. اختر في الإعدادات من يمكنه فتح الروابط، أو اطلب من الأشخاص التوقيع هنا حضوريًا.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageActions</name>
    <message>
        <source>Rotate pages left</source>
        <translation>تدوير الصفحات إلى اليسار</translation>
    </message>
    <message>
        <source>Rotate pages right</source>
        <translation>تدوير الصفحات إلى اليمين</translation>
    </message>
    <message>
        <source>Move pages up</source>
        <translation>نقل الصفحات لأعلى</translation>
    </message>
    <message>
        <source>Move pages down</source>
        <translation>نقل الصفحات لأسفل</translation>
    </message>
    <message>
        <source>Insert pages…</source>
        <translation>إدراج صفحات…</translation>
    </message>
    <message>
        <source>Insert blank page</source>
        <translation>إدراج صفحة فارغة</translation>
    </message>
    <message>
        <source>Extract pages…</source>
        <translation>استخراج صفحات…</translation>
    </message>
    <message>
        <source>Delete pages</source>
        <translation>حذف الصفحات</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n page(s)</source>
        <translation>
            <numerusform>تدوير %n صفحة</numerusform>
            <numerusform>تدوير صفحة واحدة</numerusform>
            <numerusform>تدوير صفحتين</numerusform>
            <numerusform>تدوير %n صفحات</numerusform>
            <numerusform>تدوير %n صفحة</numerusform>
            <numerusform>تدوير %n صفحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n page(s)</source>
        <translation>
            <numerusform>نقل %n صفحة</numerusform>
            <numerusform>نقل صفحة واحدة</numerusform>
            <numerusform>نقل صفحتين</numerusform>
            <numerusform>نقل %n صفحات</numerusform>
            <numerusform>نقل %n صفحة</numerusform>
            <numerusform>نقل %n صفحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n field(s) on them are deleted too. You can undo this while the editor is open.</source>
        <translation>
            <numerusform>تُحذف أيضًا %n حقل عليها. يمكنك التراجع ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>يُحذف أيضًا الحقل الذي عليها. يمكنك التراجع ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>يُحذف أيضًا الحقلان اللذان عليها. يمكنك التراجع ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>تُحذف أيضًا %n حقول عليها. يمكنك التراجع ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>يُحذف أيضًا %n حقلًا عليها. يمكنك التراجع ما دام المحرر مفتوحًا.</numerusform>
            <numerusform>يُحذف أيضًا %n حقل عليها. يمكنك التراجع ما دام المحرر مفتوحًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)</source>
        <translation>
            <numerusform>حذف %n صفحة</numerusform>
            <numerusform>حذف صفحة واحدة</numerusform>
            <numerusform>حذف صفحتين</numerusform>
            <numerusform>حذف %n صفحات</numerusform>
            <numerusform>حذف %n صفحة</numerusform>
            <numerusform>حذف %n صفحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n page(s)?</source>
        <translation>
            <numerusform>حذف %n صفحة؟</numerusform>
            <numerusform>حذف صفحة واحدة؟</numerusform>
            <numerusform>حذف صفحتين؟</numerusform>
            <numerusform>حذف %n صفحات؟</numerusform>
            <numerusform>حذف %n صفحة؟</numerusform>
            <numerusform>حذف %n صفحة؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) deleted.</source>
        <translation>
            <numerusform>حُذفت %n صفحة.</numerusform>
            <numerusform>حُذفت صفحة واحدة.</numerusform>
            <numerusform>حُذفت صفحتان.</numerusform>
            <numerusform>حُذفت %n صفحات.</numerusform>
            <numerusform>حُذفت %n صفحة.</numerusform>
            <numerusform>حُذفت %n صفحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert a blank page</source>
        <translation>إدراج صفحة فارغة</translation>
    </message>
    <message>
        <source>Choose a PDF file to insert pages from</source>
        <translation>اختر ملف PDF لإدراج صفحاته</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>Insert %n page(s)</source>
        <translation>
            <numerusform>إدراج %n صفحة</numerusform>
            <numerusform>إدراج صفحة واحدة</numerusform>
            <numerusform>إدراج صفحتين</numerusform>
            <numerusform>إدراج %n صفحات</numerusform>
            <numerusform>إدراج %n صفحة</numerusform>
            <numerusform>إدراج %n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>A document needs at least one page.</source>
        <translation>يحتاج المستند إلى صفحة واحدة على الأقل.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageLinks</name>
    <message>
        <source>Scheduled.</source>
        <translation>تمت الجدولة.</translation>
    </message>
    <message>
        <source>The scheduled sending was cancelled.</source>
        <translation>أُلغي الإرسال المجدول.</translation>
    </message>
    <message>
        <source>The document is in the outbox and will be sent when the connection is back.</source>
        <translation>في صندوق الصادر وسيُرسل عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>The documents in the outbox were sent.</source>
        <translation>أُرسل ما كان ينتظر في صندوق الصادر.</translation>
    </message>
    <message>
        <source>Some items in the outbox couldn&apos;t be sent. Open the outbox to see why.</source>
        <translation>تعذّر إرسال بعض العناصر في صندوق الصادر. افتحه لمعرفة السبب.</translation>
    </message>
    <message>
        <source>Everything in the outbox was sent.</source>
        <translation>وصل إلى الخدمة ما كان ينتظر في صندوق الصادر.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageNumber</name>
    <message>
        <source>page</source>
        <comment>before the number</comment>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>Page number (of %1)</source>
        <translation>رقم الصفحة، من %1</translation>
    </message>
    <message>
        <source>Go to page (Ctrl+G)</source>
        <translation>الانتقال إلى صفحة (Ctrl+G)</translation>
    </message>
</context>
<context>
    <name>ink::ui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperActions</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>أُرسل إلى الطابعة.</translation>
    </message>
    <message>
        <source>Choose the scan of the signed pages</source>
        <translation>اختر المسح الضوئي للصفحات الموقّعة</translation>
    </message>
    <message>
        <source>Scans (*.pdf *.png *.jpg *.jpeg)</source>
        <translation>ملفات المسح (*.pdf *.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Paper signature recorded.</source>
        <translation>سُجّل التوقيع الورقي.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperDialog</name>
    <message>
        <source>Sheet %1: a page of another document</source>
        <translation>الورقة %1: صفحة من مستند آخر</translation>
    </message>
    <message>
        <source>Sheet %1: not a page of this document</source>
        <translation>الورقة %1: ليست صفحة من هذا المستند</translation>
    </message>
    <message>
        <source>Sheet %1: page %2 of %3</source>
        <translation>الورقة %1: الصفحة %2 من %3</translation>
    </message>
    <message>
        <source>%1 (no mark found, matched by its content)</source>
        <translation>%1 (لم يُعثر على علامة، طوبقت حسب محتواها)</translation>
    </message>
    <message>
        <source>%1 (no mark found, matched by its position)</source>
        <translation>%1 (لم يُعثر على علامة، طوبقت حسب موضعها)</translation>
    </message>
    <message>
        <source>%1 (duplicate)</source>
        <translation>%1 (مُسحت مرة أخرى)</translation>
    </message>
    <message>
        <source>Please wait…</source>
        <translation>يرجى الانتظار…</translation>
    </message>
    <message>
        <source>Missing pages: %1. Add them before you record the signature.</source>
        <translation>صفحات ناقصة: %1. أضفها قبل تسجيل التوقيع.</translation>
    </message>
    <message>
        <source>The pages come from different printouts. Check that they belong together.</source>
        <translation>الصفحات من نسخ مطبوعة مختلفة. تحقق من أنها تخص بعضها بعضًا.</translation>
    </message>
    <message>
        <source>Some sheets don&apos;t belong to this document. Choose the files again without them.</source>
        <translation>بعض الأوراق لا تخص هذا المستند. اختر الملفات مرة أخرى دونها.</translation>
    </message>
    <message>
        <source>No pages are missing.</source>
        <translation>جميع الصفحات موجودة.</translation>
    </message>
    <message>
        <source>Import signed scan</source>
        <translation>استيراد المسح الموقّع</translation>
    </message>
    <message>
        <source>Records that %1 signed “%2” on paper. The sealed document won&apos;t contain an electronic signature by this person; the scan is attached instead.</source>
        <translation>يسجّل أن %1 وقّع «%2» على الورق. لن يحتوي المستند المختوم عندئذ على توقيع إلكتروني لهذا الشخص، ويُرفق به المسح الضوئي.</translation>
    </message>
    <message>
        <source>Scanned sheets</source>
        <translation>الأوراق الممسوحة</translation>
    </message>
    <message>
        <source>These sheets were compared with the document</source>
        <translation>قارنتُ هذه الأوراق بالمستند</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>اختيار الملفات…</translation>
    </message>
    <message>
        <source>Record paper signature</source>
        <translation>تسجيل التوقيع الورقي</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Pages scanned more than once: %1.</source>
        <translation>صفحات مُسحت أكثر من مرة: %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PaperPrint</name>
    <message>
        <source>%1 · page %2 of %3 · to be signed by %4</source>
        <translation>%1 · صفحة %2 من %3 · للتوقيع من %4</translation>
    </message>
</context>
<context>
    <name>ink::ui::Percent</name>
    <message>
        <source>%1%</source>
        <comment>a percentage: the sign and the space that the language writes</comment>
        <translation>‎%1%</translation>
    </message>
</context>
<context>
    <name>ink::ui::PermissionDialog</name>
    <message>
        <source>Permission for another program</source>
        <translation>إذن لبرنامج آخر</translation>
    </message>
    <message>
        <source>Send “%1”?</source>
        <translation>هل تريد إرسال «%1»؟</translation>
    </message>
    <message numerus="yes">
        <source>Send to %n people</source>
        <translation>
            <numerusform>إرسال دون أشخاص</numerusform>
            <numerusform>إرسال إلى شخص واحد</numerusform>
            <numerusform>إرسال إلى شخصين</numerusform>
            <numerusform>إرسال إلى %n أشخاص</numerusform>
            <numerusform>إرسال إلى %n شخصًا</numerusform>
            <numerusform>إرسال إلى %n شخص</numerusform>
        </translation>
    </message>
    <message>
        <source>Send reminders of “%1”?</source>
        <translation>هل تريد إرسال تذكيرات بـ«%1»؟</translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>تذكير</numerusform>
            <numerusform>تذكير شخص واحد</numerusform>
            <numerusform>تذكير شخصين</numerusform>
            <numerusform>تذكير %n أشخاص</numerusform>
            <numerusform>تذكير %n شخصًا</numerusform>
            <numerusform>تذكير %n شخص</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel the signing of “%1”?</source>
        <translation>هل تريد إلغاء توقيع «%1»؟</translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation>إلغاء التوقيع</translation>
    </message>
    <message>
        <source>Save the files of “%1” on this computer?</source>
        <translation>هل تريد حفظ ملفات «%1» على هذا الحاسوب؟</translation>
    </message>
    <message>
        <source>Save files</source>
        <translation>حفظ الملفات</translation>
    </message>
    <message>
        <source>A program that calls itself “%1” asks for this. Allow it only if you want exactly what is listed here.</source>
        <translation>يطلب ذلك برنامج يسمي نفسه «%1». اسمح به فقط إذا كنت تريد ما هو مذكور هنا تمامًا.</translation>
    </message>
    <message>
        <source>Don&apos;t allow</source>
        <translation>عدم السماح</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>Document number</source>
        <translation>رقم المستند</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>القالب</translation>
    </message>
    <message>
        <source>Copy for</source>
        <translation>نسخة إلى</translation>
    </message>
    <message>
        <source>Recipient, step %1</source>
        <translation>المستلم، الخطوة %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>%1
%2, SHA-256 %3</source>
        <translation>%1
%2، SHA-256 %3</translation>
    </message>
    <message>
        <source>Value “%1”</source>
        <translation>القيمة «%1»</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>التكلفة</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Spending limit</source>
        <translation>حد الإنفاق</translation>
    </message>
    <message>
        <source>%1 of %2 are then used</source>
        <translation>سيكون قد استُخدم %1 من %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::PictureCropper</name>
    <message>
        <source>Crop area</source>
        <translation>منطقة الاقتصاص</translation>
    </message>
    <message>
        <source>Move the crop area</source>
        <translation>تحريك منطقة الاقتصاص</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <translation>الزاوية العلوية اليسرى</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <translation>الزاوية العلوية اليمنى</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <translation>الزاوية السفلية اليسرى</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <translation>الزاوية السفلية اليمنى</translation>
    </message>
    <message>
        <source>Drag, or press the arrow keys.</source>
        <translation>اسحب، أو اضغط مفاتيح الأسهم.</translation>
    </message>
</context>
<context>
    <name>ink::ui::PreviewPage</name>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>No recipients yet.</source>
        <translation>ليس لدى أحد ما يفعله بعد.</translation>
    </message>
    <message>
        <source>Add a recipient to see the preview.</source>
        <translation>أضف مستلمًا ثم عد إلى هنا.</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>العودة إلى المحرر</translation>
    </message>
    <message>
        <source>%1 chooses where to place the signature.</source>
        <translation>يضع %1 التوقيع حيث ينبغي.</translation>
    </message>
    <message>
        <source>%1 can&apos;t finish yet.</source>
        <translation>لا يستطيع %1 الإنهاء بعد.</translation>
    </message>
    <message>
        <source>%1 has nothing to fill in.</source>
        <translation>ليس لدى %1 ما يملؤه.</translation>
    </message>
    <message>
        <source>%1 can finish now.</source>
        <translation>يستطيع %1 الإنهاء الآن.</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <translation>المتابعة باسم %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>العرض بعين</translation>
    </message>
    <message>
        <source>Recipient to preview</source>
        <translation>المستلم الذي يُعرض ما يراه</translation>
    </message>
    <message>
        <source>Pages as the recipient sees them</source>
        <translation>الصفحات كما يراها المستلم</translation>
    </message>
    <message>
        <source>Preview only: nothing is saved or sent.</source>
        <translation>هذه تجربة: لا يُحفظ شيء ولا يُبلَّغ أحد.</translation>
    </message>
</context>
<context>
    <name>ink::ui::QrCodeView</name>
    <message>
        <source>QR code of %1</source>
        <translation>رمز QR لـ %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::QuestionPositionDialog</name>
    <message>
        <source>Question about page %1</source>
        <translation>سؤال عن الصفحة %1</translation>
    </message>
    <message>
        <source>Page with the marked position</source>
        <translation>الصفحة مع الموضع المحدّد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ink::ui::QuestionRow</name>
    <message>
        <source>Answer from %1</source>
        <translation>إجابة من %1</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>إجابة…</translation>
    </message>
    <message>
        <source>Add another answer…</source>
        <translation>إجابة أخرى…</translation>
    </message>
    <message>
        <source>Show on page %1</source>
        <translation>إظهار على الصفحة %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseList</name>
    <message>
        <source>All %1</source>
        <translation>الكل: %1</translation>
    </message>
    <message>
        <source>Show all fields</source>
        <translation>عرض كل الحقول</translation>
    </message>
    <message>
        <source>To review %1</source>
        <translation>بحاجة إلى قرار: %1</translation>
    </message>
    <message>
        <source>Show lost and uncertain fields</source>
        <translation>عرض المفقود أو غير المؤكد فقط</translation>
    </message>
    <message>
        <source>Moved %1</source>
        <translation>المنقولة: %1</translation>
    </message>
    <message>
        <source>Show fields that moved with their text</source>
        <translation>عرض ما انتقل مع نصه فقط</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>الحقول</translation>
    </message>
    <message>
        <source>Press Enter to accept a suggestion, P to place a lost field, or Delete to remove a field. Drag fields on the right to move them.</source>
        <translation>يقبل Enter الاقتراح، ويضع P الحقل المفقود، ويترك Delete الحقل. اسحب الحقول في الإصدار الأحدث لنقلها.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>وضع</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالته</translation>
    </message>
    <message>
        <source>Accept all likely positions</source>
        <translation>قبول كل المواضع المرجّحة</translation>
    </message>
    <message>
        <source>Uncertain positions are reviewed one by one.</source>
        <translation>تُراجَع المواضع غير المؤكدة واحدًا تلو الآخر.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseModel</name>
    <message>
        <source>Lost</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>غير مؤكد</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>منقول</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>Placed manually</source>
        <translation>موضوع باليد</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>متروك</translation>
    </message>
    <message>
        <source>p. %1 → %2</source>
        <translation>ص %1 ← %2</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>ص %1</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>مرجّح</translation>
    </message>
</context>
<context>
    <name>ink::ui::RebaseReview</name>
    <message>
        <source>Place field</source>
        <translation>وضع الحقل</translation>
    </message>
    <message>
        <source>Remove field</source>
        <translation>ترك الحقل</translation>
    </message>
    <message>
        <source>Every field has been placed.</source>
        <translation>لكل حقل مكانه.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) still need review.</source>
        <translation>
            <numerusform>لا يزال %n حقل بحاجة إلى قرار.</numerusform>
            <numerusform>لا يزال حقل واحد بحاجة إلى قرار.</numerusform>
            <numerusform>لا يزال حقلان بحاجة إلى قرار.</numerusform>
            <numerusform>لا تزال %n حقول بحاجة إلى قرار.</numerusform>
            <numerusform>لا يزال %n حقلًا بحاجة إلى قرار.</numerusform>
            <numerusform>لا يزال %n حقل بحاجة إلى قرار.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>استبدال الملف</translation>
    </message>
    <message>
        <source>Review the lost and uncertain fields first.</source>
        <translation>قرّر أولًا بشأن المفقود أو غير المؤكد.</translation>
    </message>
    <message>
        <source>Replace a file with a newer version</source>
        <translation>استبدال ملف بإصدار أحدث</translation>
    </message>
    <message>
        <source>Replace with “%1”</source>
        <translation>استبداله بـ «%1»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Placing the fields in the newer version…</source>
        <translation>يجري البحث عن مواضع الحقول في الإصدار الأحدث…</translation>
    </message>
    <message>
        <source>Current version</source>
        <translation>كما هو الآن</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>الإصدار الأحدث</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReceiverPanel</name>
    <message>
        <source>Event %1: %2</source>
        <translation>الحدث %1: %2</translation>
    </message>
    <message>
        <source>Test receiver</source>
        <translation>المستقبِل التجريبي</translation>
    </message>
    <message>
        <source>Receives callbacks on this computer and checks their signatures. Remote services can reach it only if the network and their operator allow it.</source>
        <translation>يستقبل الاستدعاءات على هذا الحاسوب ويتحقق من توقيعاتها. لا تصل إليه الخدمات البعيدة إلا إذا سمحت الشبكة ومشغّلها بذلك.</translation>
    </message>
    <message>
        <source>Listen on</source>
        <translation>عنوان الاستماع</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>أي</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الاستجابة</translation>
    </message>
    <message>
        <source>200: accepted</source>
        <translation>200: تم الاستلام</translation>
    </message>
    <message>
        <source>500: try again later</source>
        <translation>500: حاول لاحقًا</translation>
    </message>
    <message>
        <source>Address of the test receiver</source>
        <translation>عنوان المستقبِل التجريبي</translation>
    </message>
    <message>
        <source>Use as callback address</source>
        <translation>استخدامه عنوانًا للاستدعاء</translation>
    </message>
    <message>
        <source>Send a test document…</source>
        <translation>إرسال مستند تجريبي…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation>حفظ الملف…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>المحتوى</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>التوقيع</translation>
    </message>
    <message>
        <source>Received callbacks</source>
        <translation>الاستدعاءات المستلمة</translation>
    </message>
    <message>
        <source>Headers and body of the selected callback</source>
        <translation>ترويسات الاستدعاء المحدد ومتنه</translation>
    </message>
    <message>
        <source>The receiver can&apos;t listen on this address.</source>
        <translation>لا يستطيع المستقبِل الاستماع على هذا العنوان.</translation>
    </message>
    <message>
        <source>This port is in use by another program. Choose another one.</source>
        <translation>يستخدم برنامج آخر هذا المنفذ. اختر منفذًا آخر.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Not listening</source>
        <translation>لا يستمع</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>صالح</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>غير صالح</translation>
    </message>
    <message>
        <source>Valid, but too old</source>
        <translation>صالح لكنه قديم</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>لم يُفحص</translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <translation>غير متوقع: %1</translation>
    </message>
    <message numerus="yes">
        <source>Files: %n</source>
        <translation>
            <numerusform>الملفات: %n</numerusform>
            <numerusform>الملفات: %n</numerusform>
            <numerusform>الملفات: %n</numerusform>
            <numerusform>الملفات: %n</numerusform>
            <numerusform>الملفات: %n</numerusform>
            <numerusform>الملفات: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Document: %1</source>
        <translation>المستند: %1</translation>
    </message>
    <message>
        <source>No callbacks received yet.</source>
        <translation>لم تُستلم أي استدعاءات بعد.</translation>
    </message>
    <message>
        <source>Start the receiver to see callbacks.</source>
        <translation>شغّل المستقبِل لرؤية الاستدعاءات.</translation>
    </message>
    <message>
        <source>Save received file</source>
        <translation>حفظ الملف المستلم</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be saved.</source>
        <translation>تعذرت كتابة الملف.</translation>
    </message>
    <message>
        <source>Send a test document?</source>
        <translation>هل تريد إرسال مستند تجريبي؟</translation>
    </message>
    <message>
        <source>Creates a one-page document, sends it to you and signs it here. It counts as one sent document. Its callbacks go to the test receiver.</source>
        <translation>ينشئ مستندًا من صفحة واحدة ويرسله إليك ويوقّعه هنا. ويُحتسب كمستند مرسل واحد. تذهب استدعاءاته إلى متلقي الاختبار.</translation>
    </message>
    <message>
        <source>Send test document</source>
        <translation>إرسال مستند تجريبي</translation>
    </message>
    <message>
        <source>Test document</source>
        <translation>مستند تجريبي</translation>
    </message>
    <message>
        <source>Created to test callbacks. You can delete it.</source>
        <translation>أُنشئ لاختبار الاستدعاءات. يمكنك حذفه.</translation>
    </message>
    <message>
        <source>Sending the test document…</source>
        <translation>يجري إرسال المستند التجريبي…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>يجري توقيعه…</translation>
    </message>
    <message>
        <source>Signed. The service is sealing the document and will then send it.</source>
        <translation>وُقّع. تختم الخدمة المستند ثم ترسله.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>الحدث: %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientActions</name>
    <message>
        <source>Cancel 1 document</source>
        <translation>إلغاء مستند واحد</translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation>إلغاء %1 من المستندات</translation>
    </message>
    <message>
        <source>Cancel signing</source>
        <translation>إلغاء التوقيع</translation>
    </message>
    <message>
        <source>Reason (recipients will see it)</source>
        <translation>السبب (سيراه المستلمون)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>تم الإلغاء.</translation>
    </message>
    <message>
        <source>%1 documents cancelled.</source>
        <translation>أُلغي %1 من المستندات.</translation>
    </message>
    <message>
        <source>1 document corrected.</source>
        <translation>صُحّح مستند واحد.</translation>
    </message>
    <message>
        <source>%1 documents corrected.</source>
        <translation>صُحّح %1 من المستندات.</translation>
    </message>
    <message>
        <source>Corrected.</source>
        <translation>تمّ التصحيح.</translation>
    </message>
    <message>
        <source>%1 was invited in place of the absent recipient.</source>
        <translation>دُعي %1 بدلًا من المستلم الغائب.</translation>
    </message>
    <message>
        <source>Reassign to %1?</source>
        <comment>a deputy</comment>
        <translation>إعادة الإسناد إلى %1؟</translation>
    </message>
    <message>
        <source>The deputy receives the invitation. The absent recipient&apos;s link stops working, and their entries are removed. The absent recipient is notified by email.</source>
        <translation>يستلم النائب الدعوة. يتوقف رابط المستلم الغائب عن العمل ويُزال ما أدخله، ويُبلَّغ بالبريد الإلكتروني.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>إعادة الإسناد</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientCommand</name>
    <message>
        <source>Copy signing link</source>
        <translation>نسخ رابط التوقيع</translation>
    </message>
    <message>
        <source>Copy signing link of %1</source>
        <translation>نسخ رابط التوقيع لـ %1</translation>
    </message>
    <message>
        <source>Show as QR code…</source>
        <translation>عرض كرمز QR…</translation>
    </message>
    <message>
        <source>Show QR code for %1…</source>
        <translation>عرض رمز QR لـ %1…</translation>
    </message>
    <message>
        <source>Send with your email app…</source>
        <translation>الإرسال ببرنامج البريد لديك…</translation>
    </message>
    <message>
        <source>Print for signing…</source>
        <translation>طباعة للتوقيع…</translation>
    </message>
    <message>
        <source>Import signed scan…</source>
        <translation>استيراد المسح الموقّع…</translation>
    </message>
    <message>
        <source>Remind %1</source>
        <translation>تذكير %1</translation>
    </message>
    <message>
        <source>Reassign to %1…</source>
        <comment>a deputy</comment>
        <translation>إعادة الإسناد إلى %1…</translation>
    </message>
    <message>
        <source>Sign here in person…</source>
        <translation>التوقيع هنا حضوريًا…</translation>
    </message>
    <message>
        <source>Sign here in person: %1…</source>
        <translation>التوقيع هنا حضوريًا: %1…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>نسخ الرابط</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>تذكير</translation>
    </message>
    <message>
        <source>Sign here…</source>
        <translation>التوقيع هنا…</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRouting</name>
    <message>
        <source>Group</source>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Recipients with the same group name share a task. When enough of them have acted, the others don&apos;t have to.</source>
        <translation>يتشارك المستلمون ذوو اسم المجموعة نفسه مهمة واحدة. ومتى تصرّف عدد كافٍ منهم لم يعد ذلك لازمًا للباقين.</translation>
    </message>
    <message>
        <source>Required to act</source>
        <translation>يجب أن يتصرف</translation>
    </message>
    <message>
        <source>Number of group members who must act</source>
        <translation>عدد من يجب أن يتصرفوا من المجموعة</translation>
    </message>
    <message>
        <source>Invite after the previous step</source>
        <translation>الدعوة بعد الخطوة السابقة</translation>
    </message>
    <message>
        <source>Days after the previous step</source>
        <translation>عدد الأيام بعد الخطوة السابقة</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>Signs as a witness</source>
        <translation>يوقّع شاهدًا</translation>
    </message>
    <message>
        <source>Witnesses the signature of the signer above and signs right after them.</source>
        <translation>يشهد على توقيع الموقّع الذي فوقه ويوقّع بعده مباشرة.</translation>
    </message>
    <message>
        <source>Named by the previous signer</source>
        <translation>يسمّيه الموقّع السابق</translation>
    </message>
    <message>
        <source>Leave the name and email empty. The previous signer enters them when finishing.</source>
        <translation>اترك الاسم والبريد الإلكتروني فارغين. ويدخلهما من يتصرف قبله عند الإنهاء.</translation>
    </message>
    <message>
        <source>Only when completed</source>
        <translation>عند الاكتمال فقط</translation>
    </message>
    <message>
        <source>The copy is sent when everyone has finished, not at this step.</source>
        <translation>تُرسل النسخة عندما ينتهي الجميع، لا في هذه الخطوة.</translation>
    </message>
    <message numerus="yes">
        <source>%n days later</source>
        <translation>
            <numerusform>بعد %n يوم</numerusform>
            <numerusform>بعد يوم واحد</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %n أيام</numerusform>
            <numerusform>بعد %n يومًا</numerusform>
            <numerusform>بعد %n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientRow</name>
    <message>
        <source>Signs</source>
        <translation>يوقّع</translation>
    </message>
    <message>
        <source>Gets a copy</source>
        <translation>يتلقى نسخة</translation>
    </message>
    <message>
        <source>Approves</source>
        <translation>يوافق</translation>
    </message>
    <message>
        <source>Hosts signing</source>
        <translation>يستضيف التوقيع</translation>
    </message>
    <message>
        <source>Anyone can sign</source>
        <translation>يمكن لأي شخص التوقيع</translation>
    </message>
    <message>
        <source>Fills in fields</source>
        <translation>يملأ</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Fixed email (optional)</source>
        <translation>البريد الإلكتروني، إن كان ثابتًا</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>المطلوب منه</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Recipient&apos;s name</source>
        <translation>اسم المستلم</translation>
    </message>
    <message>
        <source>Recipient&apos;s email address</source>
        <translation>عنوان البريد الإلكتروني للمستلم</translation>
    </message>
    <message>
        <source>Recipient&apos;s role</source>
        <translation>دور المستلم</translation>
    </message>
    <message>
        <source>Signing step</source>
        <translation>خطوة التوقيع</translation>
    </message>
    <message>
        <source>Recipients in the same step can act at the same time. Later steps wait until they finish.</source>
        <translation>يعمل مستلمو الخطوة نفسها في الوقت نفسه؛ والخطوة اللاحقة تنتظر.</translation>
    </message>
    <message>
        <source>Tenant, employee, buyer…</source>
        <translation>مستأجر، موظف، مشترٍ…</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>الاسم الأول واسم العائلة</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Edit recipient</source>
        <translation>تحرير المستلم</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>More actions for this recipient</source>
        <translation>المزيد لهذا المستلم</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>المستلم %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2, step %3</source>
        <translation>‏%1، %2، الخطوة %3</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل لأسفل</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>إعدادات أخرى</translation>
    </message>
    <message>
        <source>More settings (%1)</source>
        <translation>إعدادات أخرى (%1)</translation>
    </message>
    <message>
        <source>In-person signers (one per line)</source>
        <translation>الموقّعون حضوريًا (واحد في كل سطر)</translation>
    </message>
    <message>
        <source>The host hands over the device, and these people sign one after another.</source>
        <translation>يسلّم المضيف الجهاز: يوقّع هؤلاء واحدًا تلو الآخر.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Recipient&apos;s language</source>
        <translation>لغة المستلم</translation>
    </message>
    <message>
        <source>Language of the signing page and of the emails to this recipient</source>
        <translation>لغة صفحة التوقيع ورسائل البريد إلى هذا المستلم</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>رمز الوصول</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا رمز</translation>
    </message>
    <message>
        <source>The recipient must enter this code. Don&apos;t send it by email.</source>
        <translation>يجب أن يُدخل المستلم هذا الرمز. أبلغه به بنفسك وليس بالبريد الإلكتروني.</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code and can read the email at this address can act as this recipient.</source>
        <translation>لا يمكن التصرف بهذا الاسم إلا لمن لديه الرابط ويعرف رمز الوصول ويستطيع قراءة البريد على هذا العنوان.</translation>
    </message>
    <message>
        <source>Anyone who has the link and knows the access code can act as this recipient.</source>
        <translation>يمكن لأي شخص لديه الرابط ويعرف رمز الوصول التصرف بهذا الاسم.</translation>
    </message>
    <message>
        <source>Anyone who has the link and can read the email at this address can act as this recipient.</source>
        <translation>يمكن لأي شخص لديه الرابط ويستطيع قراءة البريد على هذا العنوان التصرف بهذا الاسم.</translation>
    </message>
    <message>
        <source>Anyone who has the link can act as this recipient.</source>
        <translation>يمكن لأي شخص لديه الرابط التصرف بهذا الاسم.</translation>
    </message>
    <message>
        <source>Email a one-time code</source>
        <translation>رمز لمرة واحدة بالبريد</translation>
    </message>
    <message>
        <source>The recipient must enter a code that is sent to their email address.</source>
        <translation>على المستلم إدخال رمز يُرسل إلى عنوان بريده الإلكتروني.</translation>
    </message>
    <message>
        <source>May place signatures anywhere</source>
        <translation>يمكنه وضع التوقيعات بحرية</translation>
    </message>
    <message>
        <source>The recipient can also sign where there is no field.</source>
        <translation>يمكن للمستلم التوقيع أيضًا حيث لا يوجد حقل.</translation>
    </message>
    <message>
        <source>May delegate to another person</source>
        <translation>يجوز له تفويض شخص آخر</translation>
    </message>
    <message>
        <source>The recipient can name another person, who then gets a link of their own by email.</source>
        <translation>يمكن للمستلم تسمية شخص آخر يتلقى بعدها رابطًا خاصًا به بالبريد الإلكتروني.</translation>
    </message>
    <message>
        <source>Private message</source>
        <translation>رسالة خاصة</translation>
    </message>
    <message>
        <source>Only this recipient sees it, in the email and on the signing page.</source>
        <translation>لا يراها إلا هذا المستلم، في البريد الإلكتروني وفي صفحة التوقيع.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Job title</source>
        <translation>الوظيفة</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code, and can read both the email at this address and text messages on this phone can act as this recipient.</source>
        <translation>لا يمكن التصرف بهذا الاسم إلا لمن لديه الرابط ويعرف رمز الدخول ويستطيع قراءة البريد على هذا العنوان والرسائل النصية على هذا الهاتف.</translation>
    </message>
    <message>
        <source>Only someone who has the link, knows the access code and can read text messages on this phone can act as this recipient.</source>
        <translation>لا يمكن التصرف بهذا الاسم إلا لمن لديه الرابط ويعرف رمز الدخول ويستطيع قراءة الرسائل النصية على هذا الهاتف.</translation>
    </message>
    <message>
        <source>Only someone who has the link and can read both the email at this address and text messages on this phone can act as this recipient.</source>
        <translation>لا يمكن التصرف بهذا الاسم إلا لمن لديه الرابط ويستطيع قراءة البريد على هذا العنوان والرسائل النصية على هذا الهاتف.</translation>
    </message>
    <message>
        <source>Anyone who has the link and can read text messages on this phone can act as this recipient.</source>
        <translation>يمكن لأي شخص لديه الرابط ويستطيع قراءة الرسائل النصية على هذا الهاتف أن يتصرف بهذا الاسم.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientSms</name>
    <message>
        <source>Send a one-time code by SMS</source>
        <translation>رمز برسالة نصية</translation>
    </message>
    <message>
        <source>The recipient must enter a one-time code that is sent to this phone.</source>
        <translation>تُفتح صفحة التوقيع برمز لمرة واحدة يُرسل إلى هذا الهاتف.</translation>
    </message>
    <message>
        <source>Phone number (optional in a template)</source>
        <translation>رقم الهاتف (يمكن إدخاله عند استخدام القالب)</translation>
    </message>
    <message>
        <source>Phone number with country code</source>
        <translation>رقم الهاتف مع رمز البلد</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>أدخل رقم هاتف مع رمز البلد، مثل ‎+49 151 23456789.</translation>
    </message>
</context>
<context>
    <name>ink::ui::RecipientTimeline</name>
    <message>
        <source>Notified %1</source>
        <translation>أُبلغ %1</translation>
    </message>
    <message>
        <source>Their turn started %1</source>
        <translation>جاء دوره %1</translation>
    </message>
    <message numerus="yes">
        <source>Reminded %n times, last %1</source>
        <translation>
            <numerusform>ذُكّر %n مرة، آخرها %1</numerusform>
            <numerusform>ذُكّر مرة واحدة، %1</numerusform>
            <numerusform>ذُكّر مرتين، آخرهما %1</numerusform>
            <numerusform>ذُكّر %n مرات، آخرها %1</numerusform>
            <numerusform>ذُكّر %n مرة، آخرها %1</numerusform>
            <numerusform>ذُكّر %n مرة، آخرها %1</numerusform>
        </translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>نيابةً عن %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Absent until %1.</source>
        <translation>غائب حتى %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderPreview</name>
    <message numerus="yes">
        <source>and %n more people</source>
        <translation>
            <numerusform>و%n شخص آخر</numerusform>
            <numerusform>وشخص آخر</numerusform>
            <numerusform>وشخصان آخران</numerusform>
            <numerusform>و%n أشخاص آخرين</numerusform>
            <numerusform>و%n شخصًا آخر</numerusform>
            <numerusform>و%n شخص آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (reminded %2)</source>
        <translation>%1 (ذُكّر %2)</translation>
    </message>
    <message>
        <source>%1 (sent %2)</source>
        <translation>%1 (أُرسل %2)</translation>
    </message>
    <message>
        <source>These people will be reminded:</source>
        <translation>سيُذكَّر هؤلاء الأشخاص:</translation>
    </message>
    <message numerus="yes">
        <source>%n more selected documents aren&apos;t loaded yet.</source>
        <translation>
            <numerusform>%n مستند محدد لم يُحمَّل بعد.</numerusform>
            <numerusform>مستند آخر محدد لم يُحمَّل بعد.</numerusform>
            <numerusform>مستندان آخران محددان لم يُحمَّلا بعد.</numerusform>
            <numerusform>%n مستندات أخرى محددة لم تُحمَّل بعد.</numerusform>
            <numerusform>%n مستندًا آخر محددًا لم يُحمَّل بعد.</numerusform>
            <numerusform>%n مستند آخر محدد لم يُحمَّل بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>These people can&apos;t be reached by email. Correct their addresses, or copy their links:</source>
        <translation>لا يصل البريد إلى هؤلاء الأشخاص. صحّح عناوينهم أو انسخ روابطهم:</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReminderQuestion</name>
    <message>
        <source>Everyone who still has to act on these documents gets an email.</source>
        <translation>يتلقى كل من لا يزال عليه التصرف في هذه المستندات رسالة بريد إلكتروني.</translation>
    </message>
    <message>
        <source>The service will be asked to remind everyone who still has to act on these documents.</source>
        <translation>يُطلب من الخدمة تذكير كل من لا يزال عليه التصرف في هذه المستندات.</translation>
    </message>
    <message>
        <source>Send reminders?</source>
        <translation>هل تريد إرسال تذكيرات؟</translation>
    </message>
    <message>
        <source>Send reminders for %1 documents</source>
        <translation>إرسال تذكيرات لعدد %1 من المستندات</translation>
    </message>
    <message>
        <source>This service can&apos;t send email</source>
        <translation>لا تستطيع هذه الخدمة إرسال البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Nobody can be reminded by email, and the signing links work only on this computer. Have people sign here in person, or connect to a service with email and a public address.</source>
        <translation>لا يمكن تذكير أحد بالبريد الإلكتروني، وروابط التوقيع لا تعمل إلا على هذا الحاسوب. اجعل الأشخاص يوقّعون هنا حضوريًا، أو اتصل بخدمة لها بريد إلكتروني وعنوان عام.</translation>
    </message>
    <message>
        <source>Nobody can be reminded by email. Copy the signing links and send them yourself.</source>
        <translation>لا يمكن تذكير أحد بالبريد الإلكتروني. انسخ روابط التوقيع وأرسلها بنفسك.</translation>
    </message>
    <message>
        <source>Copy signing links</source>
        <translation>نسخ روابط التوقيع</translation>
    </message>
    <message numerus="yes">
        <source>%n signing links copied.</source>
        <translation>
            <numerusform>لم يُنسخ أي رابط توقيع.</numerusform>
            <numerusform>نُسخ رابط توقيع واحد.</numerusform>
            <numerusform>نُسخ رابطا توقيع.</numerusform>
            <numerusform>نُسخت %n روابط توقيع.</numerusform>
            <numerusform>نُسخ %n رابط توقيع.</numerusform>
            <numerusform>نُسخ %n رابط توقيع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send the reminder?</source>
        <translation>هل تريد إرسال التذكير؟</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>إرسال على أي حال</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>فتح الإعدادات</translation>
    </message>
</context>
<context>
    <name>ink::ui::RemoveTags</name>
    <message numerus="yes">
        <source>Delete %n field(s)</source>
        <translation>
            <numerusform>حذف %n حقل</numerusform>
            <numerusform>حذف حقل واحد</numerusform>
            <numerusform>حذف حقلين</numerusform>
            <numerusform>حذف %n حقول</numerusform>
            <numerusform>حذف %n حقلًا</numerusform>
            <numerusform>حذف %n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RepairNotice</name>
    <message>
        <source>Repaired damaged file: %1</source>
        <translation>كان تالفًا وأُصلح الآن: %1</translation>
    </message>
    <message>
        <source>Check its pages before sending.</source>
        <translation>راجع صفحاته قبل إرساله.</translation>
    </message>
    <message>
        <source>Encryption removed: %1</source>
        <translation>أُزيل التشفير: %1</translation>
    </message>
    <message>
        <source>The author restricted the use of this file. Make sure that you are allowed to have it signed.</source>
        <translation>قيّد المؤلف ما يجوز فعله بهذا الملف. تأكد من أنه يحق لك طلب توقيعه.</translation>
    </message>
    <message>
        <source>The file didn&apos;t need a password to open. The copy here isn&apos;t encrypted.</source>
        <translation>فُتح الملف دون كلمة مرور. نسخته هنا غير مشفّرة.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportModel</name>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Under a minute</source>
        <translation>أقل من دقيقة</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>‏%1 ساعة</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>‏%1 من الأيام</translation>
    </message>
    <message>
        <source>Masked values are hidden. To show them, choose “Show hidden values”.</source>
        <translation>مخفي. لرؤيته اختر «إظهار القيم المخفية».</translation>
    </message>
    <message>
        <source>Masked values are shown.</source>
        <translation>ظاهر مع أنه محجوب.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>المستلم</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>تاريخ الإرسال</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>تاريخ الاكتمال</translation>
    </message>
    <message>
        <source>Time to sign</source>
        <translation>مدة التوقيع</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportOutput</name>
    <message>
        <source>Link</source>
        <translation>الرابط</translation>
    </message>
    <message>
        <source>%1 report</source>
        <translation>تقرير %1</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>تصدير التقرير</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>المستلم</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>تاريخ الاكتمال</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>تقرير</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) exported.</source>
        <translation>
            <numerusform>صُدّر %n صف.</numerusform>
            <numerusform>صُدّر صف واحد.</numerusform>
            <numerusform>صُدّر صفان.</numerusform>
            <numerusform>صُدّرت %n صفوف.</numerusform>
            <numerusform>صُدّر %n صفًا.</numerusform>
            <numerusform>صُدّر %n صف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) · %1</source>
        <translation>
            <numerusform>%n مستند · %1</numerusform>
            <numerusform>مستند واحد · %1</numerusform>
            <numerusform>مستندان · %1</numerusform>
            <numerusform>%n مستندات · %1</numerusform>
            <numerusform>%n مستندًا · %1</numerusform>
            <numerusform>%n مستند · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts as PDF</source>
        <translation>رسوم بيانية بتنسيق PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Charts saved.</source>
        <translation>حُفظت الرسوم البيانية.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPage</name>
    <message>
        <source>Go to templates</source>
        <translation>الانتقال إلى القوالب</translation>
    </message>
    <message>
        <source>Use this template…</source>
        <translation>استخدام هذا القالب…</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>التقارير</translation>
    </message>
    <message>
        <source>Report template</source>
        <translation>قالب التقرير</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>اختيار قالب</translation>
    </message>
    <message>
        <source>Search report</source>
        <translation>البحث في الإجابات</translation>
    </message>
    <message>
        <source>Status of the documents</source>
        <translation>حالة المستندات</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>أي حالة</translation>
    </message>
    <message>
        <source>Show hidden values</source>
        <translation>إظهار القيم المخفية</translation>
    </message>
    <message>
        <source>Shows masked values</source>
        <translation>يعرض القيم المخفية</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Refresh report</source>
        <translation>تحديث الإجابات</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Field values</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>Documents by status</source>
        <translation>المستندات حسب الحالة</translation>
    </message>
    <message>
        <source>Time to sign</source>
        <translation>مدة التوقيع</translation>
    </message>
    <message>
        <source>Choose a template to see the field values from all documents created from it.</source>
        <translation>اختر قالبًا لترى ما مُلئ في كل المستندات المنشأة منه.</translation>
    </message>
    <message>
        <source>No templates yet. A report shows the field values from all documents created from a template.</source>
        <translation>لا قوالب بعد. يعرض التقرير ما مُلئ في كل المستندات المنشأة من قالب.</translation>
    </message>
    <message>
        <source>No documents have been created from this template yet.</source>
        <translation>لم يُنشأ أي مستند من هذا القالب بعد.</translation>
    </message>
    <message>
        <source>Loading report…</source>
        <translation>جارٍ تحميل الإجابات…</translation>
    </message>
    <message>
        <source>Under an hour</source>
        <translation>أقل من ساعة</translation>
    </message>
    <message>
        <source>Under a day</source>
        <translation>أقل من يوم</translation>
    </message>
    <message>
        <source>Under 3 days</source>
        <translation>أقل من 3 أيام</translation>
    </message>
    <message>
        <source>Under a week</source>
        <translation>أقل من أسبوع</translation>
    </message>
    <message>
        <source>Under a month</source>
        <translation>أقل من شهر</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>أكثر</translation>
    </message>
    <message>
        <source>No completed documents yet.</source>
        <translation>لا مستندات مكتملة بعد.</translation>
    </message>
    <message>
        <source>%1 of %2 documents loaded</source>
        <translation>‏%1 من %2 من المستندات حتى الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n مستند</numerusform>
            <numerusform>مستند واحد</numerusform>
            <numerusform>مستندان</numerusform>
            <numerusform>%n مستندات</numerusform>
            <numerusform>%n مستندًا</numerusform>
            <numerusform>%n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 documents</source>
        <translation>‏%1 من %2 من المستندات</translation>
    </message>
    <message>
        <source>%1: nothing entered</source>
        <translation>‏%1: لم يُدخل شيء</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>عرض «%1»</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>جدول بتنسيق CSV…</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>ملفات CSV (*.csv)</translation>
    </message>
    <message>
        <source>Table as XLSX…</source>
        <translation>جدول بتنسيق XLSX…</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>مصنفات Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Charts as PDF…</source>
        <translation>رسوم بيانية بتنسيق PDF…</translation>
    </message>
    <message>
        <source>Print charts…</source>
        <translation>طباعة الرسوم البيانية…</translation>
    </message>
    <message>
        <source>Median %1, longest %2</source>
        <translation>الوسيط %1، والأطول %2</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>تجري كتابة الملف…</translation>
    </message>
</context>
<context>
    <name>ink::ui::ReportPlaceView</name>
    <message>
        <source>As shown in the signed file</source>
        <translation>كما في الملف الموقّع</translation>
    </message>
    <message>
        <source>Not completed yet: position in the signed file</source>
        <translation>لم يكتمل بعد: الموضع في الملف الموقّع</translation>
    </message>
    <message>
        <source>Position of the value</source>
        <translation>موضع القيمة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close page</source>
        <translation>إغلاق الصفحة</translation>
    </message>
    <message>
        <source>Show the document</source>
        <translation>عرض المستند</translation>
    </message>
    <message>
        <source>Page that shows the value</source>
        <translation>الصفحة التي فيها القيمة</translation>
    </message>
</context>
<context>
    <name>ink::ui::ResizeTagTool</name>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>تغيير حجم %n حقل</numerusform>
            <numerusform>تغيير حجم حقل واحد</numerusform>
            <numerusform>تغيير حجم حقلين</numerusform>
            <numerusform>تغيير حجم %n حقول</numerusform>
            <numerusform>تغيير حجم %n حقلًا</numerusform>
            <numerusform>تغيير حجم %n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionWords</name>
    <message>
        <source>unknown</source>
        <translation>شخص غير معروف</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, date and time</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>time-stamped by %1</source>
        <translation>بطابع زمني من %1</translation>
    </message>
    <message>
        <source>signed by %1</source>
        <translation>وقّعها %1</translation>
    </message>
    <message>
        <source>Revision %1 of %2 (current)</source>
        <translation>المراجعة %1 من %2، كما هي الآن</translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation>المراجعة %1 من %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>revision — its signers</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>nearly the whole page</source>
        <translation>الصفحة كلها تقريبًا</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>أعلى اليسار</translation>
    </message>
    <message>
        <source>top</source>
        <translation>الأعلى</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>أعلى اليمين</translation>
    </message>
    <message>
        <source>left</source>
        <translation>اليسار</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>الوسط</translation>
    </message>
    <message>
        <source>right</source>
        <translation>اليمين</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>أسفل اليسار</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>الأسفل</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>أسفل اليمين</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>الصفحة %1</translation>
    </message>
    <message>
        <source>Page %1 (before)</source>
        <translation>الصفحة %1 (قبل)</translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation>لا اختلاف ظاهر</translation>
    </message>
    <message>
        <source>This page was added</source>
        <translation>أُضيفت هذه الصفحة</translation>
    </message>
    <message>
        <source>This page was removed</source>
        <translation>أُزيلت هذه الصفحة</translation>
    </message>
    <message>
        <source>This page was resized or rotated</source>
        <translation>لهذه الصفحة حجم آخر أو تم تدويرها</translation>
    </message>
    <message>
        <source>This page can&apos;t be compared</source>
        <translation>لا يمكن مقارنة هذه الصفحة</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>في مكان آخر</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) differ: %1</source>
        <translation>
            <numerusform>%n منطقة مختلفة: %1</numerusform>
            <numerusform>منطقة واحدة مختلفة: %1</numerusform>
            <numerusform>منطقتان مختلفتان: %1</numerusform>
            <numerusform>%n مناطق مختلفة: %1</numerusform>
            <numerusform>%n منطقة مختلفة: %1</numerusform>
            <numerusform>%n منطقة مختلفة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 added</source>
        <translation>أُضيفت الصفحة %1</translation>
    </message>
    <message>
        <source>page %1 removed</source>
        <translation>حُذفت الصفحة %1</translation>
    </message>
    <message>
        <source>page %1 resized or rotated</source>
        <translation>تغيّر حجم الصفحة %1 أو اتجاهها</translation>
    </message>
    <message>
        <source>page %1 can&apos;t be compared</source>
        <translation>تتعذّر مقارنة الصفحة %1</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <comment>page, place of a difference on it</comment>
        <translation>الصفحة %1، %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::RevisionsPage</name>
    <message>
        <source>%1: %2</source>
        <comment>page: what differs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These revisions can&apos;t be compared</source>
        <translation>لا يمكن مقارنة هاتين المراجعتين</translation>
    </message>
    <message>
        <source>One of the revisions can&apos;t be displayed. Choose another revision.</source>
        <translation>إحداهما ليست ملف PDF يمكن عرضه. اختر غيرها.</translation>
    </message>
    <message>
        <source>Reading both revisions…</source>
        <translation>تجري قراءة المراجعتين…</translation>
    </message>
    <message numerus="yes">
        <source>Comparing: %1 of %n page(s)</source>
        <translation>
            <numerusform>مقارنة: %1 من %n صفحة</numerusform>
            <numerusform>مقارنة: %1 من صفحة واحدة</numerusform>
            <numerusform>مقارنة: %1 من صفحتين</numerusform>
            <numerusform>مقارنة: %1 من %n صفحات</numerusform>
            <numerusform>مقارنة: %1 من %n صفحة</numerusform>
            <numerusform>مقارنة: %1 من %n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>No visible difference</source>
        <translation>لا اختلاف ظاهر</translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s) look the same in both revisions. Invisible content, such as attachments or invisible signatures, may differ.</source>
        <translation>
            <numerusform>كل الصفحات (%n) متماثلة في كلتيهما. أما ما لا يُرى، كالمرفقات أو التوقيعات بلا صورة، فقد يختلف.</numerusform>
            <numerusform>الصفحة الوحيدة متماثلة في كلتيهما. أما ما لا يُرى، كالمرفقات أو التوقيعات بلا صورة، فقد يختلف.</numerusform>
            <numerusform>الصفحتان متماثلتان في كلتيهما. أما ما لا يُرى، كالمرفقات أو التوقيعات بلا صورة، فقد يختلف.</numerusform>
            <numerusform>كل الصفحات (%n) متماثلة في كلتيهما. أما ما لا يُرى، كالمرفقات أو التوقيعات بلا صورة، فقد يختلف.</numerusform>
            <numerusform>كل الصفحات (%n) متماثلة في كلتيهما. أما ما لا يُرى، كالمرفقات أو التوقيعات بلا صورة، فقد يختلف.</numerusform>
            <numerusform>كل الصفحات (%n) متماثلة في كلتيهما. أما ما لا يُرى، كالمرفقات أو التوقيعات بلا صورة، فقد يختلف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) differ</source>
        <translation>
            <numerusform>%n صفحة مختلفة</numerusform>
            <numerusform>صفحة واحدة مختلفة</numerusform>
            <numerusform>صفحتان مختلفتان</numerusform>
            <numerusform>%n صفحات مختلفة</numerusform>
            <numerusform>%n صفحة مختلفة</numerusform>
            <numerusform>%n صفحة مختلفة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n صفحة</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحة</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>الاختلاف %1 من %2</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Earlier revision</source>
        <translation>المراجعة الأسبق</translation>
    </message>
    <message>
        <source>Later revision</source>
        <translation>المراجعة اللاحقة</translation>
    </message>
    <message>
        <source>Pages that differ</source>
        <translation>الصفحات المختلفة</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>الاختلاف السابق</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>الاختلاف التالي</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Earlier revision only (press X to switch)</source>
        <translation>المراجعة الأسبق فقط؛ X للتبديل إلى الأخرى</translation>
    </message>
    <message>
        <source>Later revision only (press X to switch)</source>
        <translation>المراجعة اللاحقة فقط؛ X للتبديل إلى الأخرى</translation>
    </message>
    <message>
        <source>Highlight differences</source>
        <translation>تعليم المختلف</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>ملاءمة العرض</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) in total; %1 compared.</source>
        <comment>%1: number of pages</comment>
        <translation>
            <numerusform>لا اختلافات؛ قورنت %1.</numerusform>
            <numerusform>اختلاف واحد إجمالًا؛ قورنت %1.</numerusform>
            <numerusform>اختلافان إجمالًا؛ قورنت %1.</numerusform>
            <numerusform>%n اختلافات إجمالًا؛ قورنت %1.</numerusform>
            <numerusform>%n اختلافًا إجمالًا؛ قورنت %1.</numerusform>
            <numerusform>%n اختلاف إجمالًا؛ قورنت %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>difference — what differs</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 of %2 — %3</source>
        <comment>number of the difference, how many; what differs</comment>
        <translation>‏%1 من %2 — %3</translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingPicture</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>شاهد</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2، %3)</translation>
    </message>
    <message>
        <source>At the end: %1.</source>
        <translation>في النهاية: %1.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>الخطوة %1: %2.</translation>
    </message>
    <message>
        <source>Diagram of the signing order</source>
        <translation>مخطط ترتيب التوقيع</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>الخطوة %1</translation>
    </message>
    <message>
        <source>+%1 d · %2</source>
        <comment>days later</comment>
        <translation>+%1 ي · %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::RoutingWords</name>
    <message>
        <source>Recipient %1</source>
        <translation>المستلم %1</translation>
    </message>
    <message>
        <source>%1 of %2 in “%3”</source>
        <translation>%1 من %2 في «%3»</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>شاهد</translation>
    </message>
    <message>
        <source>Witness of %1</source>
        <translation>شاهد على توقيع %1</translation>
    </message>
    <message>
        <source>Named by %1</source>
        <translation>يسمّيه %1</translation>
    </message>
    <message>
        <source>Copy at the end</source>
        <translation>نسخة في النهاية</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) later</source>
        <translation>
            <numerusform>بعد %n يوم</numerusform>
            <numerusform>بعد يوم واحد</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %n أيام</numerusform>
            <numerusform>بعد %n يومًا</numerusform>
            <numerusform>بعد %n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SamePersonButton</name>
    <message>
        <source>Same person in all rows</source>
        <translation>الشخص نفسه في كل الصفوف</translation>
    </message>
    <message>
        <source>Gives a role the same person in every document, instead of a column</source>
        <translation>يعطي الدور الشخص نفسه في كل مستند بدلًا من عمود</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>role of a template</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1: %2…</source>
        <comment>role and person</comment>
        <translation>%1: %2…</translation>
    </message>
    <message>
        <source>%1: same person in all rows</source>
        <translation>%1: الشخص نفسه في كل الصفوف</translation>
    </message>
    <message>
        <source>Name and email address, e.g. %1. Leave it empty to use columns.</source>
        <translation>الاسم وعنوان البريد الإلكتروني، مثل %1. اتركه فارغًا لاستخدام الأعمدة.</translation>
    </message>
    <message>
        <source>Use in all rows</source>
        <translation>استخدام في كل الصفوف</translation>
    </message>
    <message>
        <source>Enter a name and an email address such as %1.</source>
        <translation>أدخل اسمًا وعنوان بريد إلكتروني مثل %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SealKeyDialog</name>
    <message>
        <source>Unlock sealing</source>
        <translation>فتح قفل الختم</translation>
    </message>
    <message>
        <source>The passphrase of the seal key is missing</source>
        <translation>عبارة مرور مفتاح الختم غير موجودة</translation>
    </message>
    <message>
        <source>Keychain entry: Inkstone, %1</source>
        <translation>المدخل في سلسلة المفاتيح: Inkstone، ‏%1</translation>
    </message>
    <message>
        <source>Passphrase of the seal key</source>
        <translation>عبارة مرور مفتاح الختم</translation>
    </message>
    <message>
        <source>Check keychain again</source>
        <translation>إعادة قراءة سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Use passphrase</source>
        <translation>استخدام عبارة المرور</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>The keychain doesn&apos;t contain this entry.</source>
        <translation>ليس في سلسلة المفاتيح هذا المدخل.</translation>
    </message>
    <message>
        <source>The keychain entry doesn&apos;t open the seal key</source>
        <translation>المدخل في سلسلة المفاتيح لا يفتح مفتاح الختم</translation>
    </message>
    <message>
        <source>The passphrase is in the keychain of the computer or user account where documents were first sealed. Unlock or restore that keychain and check it again, or copy the passphrase from it and enter it here; it is then stored in this keychain. Documents waiting to be sealed are sealed immediately.</source>
        <translation>توجد عبارة المرور في سلسلة مفاتيح الحاسوب أو حساب المستخدم الذي خُتمت فيه المستندات أول مرة. افتح قفل تلك السلسلة أو استعدها ثم أعد قراءتها، أو أدخل عبارة المرور منها، فتُحفظ في سلسلة المفاتيح هذه. وتُختم المستندات المنتظرة فورًا.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SealSection</name>
    <message>
        <source>Takes effect when Inkstone restarts.</source>
        <translation>يسري عند التشغيل التالي.</translation>
    </message>
    <message>
        <source>Choose certificates to trust</source>
        <translation>الشهادات الموثوقة</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>الشهادات (*.pem *.crt *.cer);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>This workspace has no certificate yet. It is created when the first document is sealed.</source>
        <translation>ليس لمساحة العمل هذه شهادة بعد؛ تُنشأ عند ختم أول مستند.</translation>
    </message>
    <message>
        <source>Certificate fingerprint of this workspace (SHA-256)</source>
        <translation>بصمة شهادة مساحة العمل هذه (SHA-256)</translation>
    </message>
    <message>
        <source>Time-stamps</source>
        <translation>الطوابع الزمنية</translation>
    </message>
    <message>
        <source>For seals created on this computer. Changes take effect when Inkstone restarts. Remote services are configured by their operator.</source>
        <translation>للأختام المنشأة على هذا الحاسوب. تسري التغييرات عند التشغيل التالي. أما الخدمات البعيدة فيضبطها مشغّلها.</translation>
    </message>
    <message>
        <source>Time-stamp authorities</source>
        <translation>هيئات الطوابع الزمنية</translation>
    </message>
    <message>
        <source>Seal validity</source>
        <translation>صلاحية الأختام</translation>
    </message>
    <message>
        <source>Trusted time-stamp certificates (PEM)</source>
        <translation>شهادات الطوابع الزمنية الموثوقة (PEM)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Trust system certificates only</source>
        <translation>الوثوق بشهادات النظام فقط</translation>
    </message>
    <message>
        <source>Separate addresses with commas; the first one that responds is used. Leave empty for seals without time-stamps.</source>
        <translation>افصل بين العناوين بفواصل؛ ويُستخدم أول عنوان يستجيب. اتركه فارغًا لأختام دون طوابع زمنية.</translation>
    </message>
    <message>
        <source>As long as the certificates are valid (T)</source>
        <translation>ما دامت الشهادات صالحة (T)</translation>
    </message>
    <message>
        <source>Longer, with validation data (LT)</source>
        <translation>مدة أطول، مع بيانات التحقق (LT)</translation>
    </message>
    <message>
        <source>Long-term archive (LTA)</source>
        <translation>أرشيف طويل الأمد (LTA)</translation>
    </message>
    <message>
        <source>Requires a time-stamp authority.</source>
        <translation>يتطلب جهة للطوابع الزمنية.</translation>
    </message>
    <message>
        <source>System certificates only</source>
        <translation>شهادات النظام فقط</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid http or https address.</source>
        <translation>‏«%1» ليس عنوان http أو https كاملًا.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SectionButton</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: name of a page, %2: number of entries</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionActions</name>
    <message>
        <source>Link copied. It opens the document for people whose account has access to it.</source>
        <translation>نُسخ الرابط. يفتح المستند لمن لحسابه حق الوصول إليه.</translation>
    </message>
    <message>
        <source>Link copied. It works only on this computer.</source>
        <translation>نُسخ الرابط. يعمل على هذا الحاسوب فقط.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>نُقل إلى «%1».</translation>
    </message>
    <message>
        <source>%1 documents moved to “%2”.</source>
        <translation>نُقل %1 من المستندات إلى «%2».</translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>استُعيد من سلة المهملات.</translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation>نُقل إلى سلة المهملات.</translation>
    </message>
    <message>
        <source>%1 documents moved to the trash.</source>
        <translation>نُقل %1 من المستندات إلى سلة المهملات.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>هل تريد الحذف نهائيًا؟</translation>
    </message>
    <message>
        <source>The pages and all values are deleted. The history is kept.</source>
        <translation>تُحذف الصفحات وجميع القيم. ويُحتفظ بالسجل.</translation>
    </message>
    <message>
        <source>Delete 1 document</source>
        <translation>حذف مستند واحد</translation>
    </message>
    <message>
        <source>Delete %1 documents</source>
        <translation>حذف %1 من المستندات</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>تم الحذف.</translation>
    </message>
    <message>
        <source>%1 documents deleted.</source>
        <translation>حُذف %1 من المستندات.</translation>
    </message>
    <message>
        <source>Cancel signing?</source>
        <translation>هل تريد إلغاء التوقيع؟</translation>
    </message>
    <message>
        <source>People who haven&apos;t signed yet can no longer sign. This can&apos;t be undone.</source>
        <translation>لن يتمكن من لم يوقّع بعد من التوقيع. لا يمكن التراجع عن هذا.</translation>
    </message>
    <message>
        <source>Cancel 1 document</source>
        <translation>إلغاء مستند واحد</translation>
    </message>
    <message>
        <source>Cancel %1 documents</source>
        <translation>إلغاء %1 من المستندات</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>أُعيدت التسمية إلى «%1».</translation>
    </message>
    <message>
        <source>Checking the selected documents…</source>
        <translation>جارٍ التحقق من المستندات المحددة…</translation>
    </message>
    <message>
        <source>Checking the selected documents… %1 of %2</source>
        <translation>جارٍ التحقق من المستندات المحددة… %1 من %2</translation>
    </message>
    <message>
        <source>%1 documents restored from the trash.</source>
        <translation>استُعيد %1 من المستندات من سلة المهملات.</translation>
    </message>
    <message>
        <source>Previous title restored.</source>
        <translation>استُعيد العنوان السابق.</translation>
    </message>
    <message>
        <source>Move “%1” to a folder</source>
        <translation>نقل «%1» إلى مجلد</translation>
    </message>
    <message numerus="yes">
        <source>Move %n document(s) to a folder</source>
        <translation>
            <numerusform>نقل %n مستند إلى مجلد</numerusform>
            <numerusform>نقل مستند واحد إلى مجلد</numerusform>
            <numerusform>نقل مستندين إلى مجلد</numerusform>
            <numerusform>نقل %n مستندات إلى مجلد</numerusform>
            <numerusform>نقل %n مستندًا إلى مجلد</numerusform>
            <numerusform>نقل %n مستند إلى مجلد</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1” permanently?</source>
        <translation>حذف «%1» نهائيًا؟</translation>
    </message>
    <message>
        <source>Removed from the folder.</source>
        <translation>أُخرج من المجلد.</translation>
    </message>
    <message>
        <source>%1 documents removed from their folders.</source>
        <translation>أُخرج %1 من المستندات من مجلداتها.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>تم التراجع عن النقل.</translation>
    </message>
    <message>
        <source>The list has changed</source>
        <translation>تغيرت القائمة</translation>
    </message>
    <message>
        <source>You selected %1 documents, but the list now has %2. Documents may have been added, moved or deleted in the meantime.</source>
        <translation>حددت %1 من المستندات، لكن القائمة تحتوي الآن على %2. ربما أُضيفت مستندات أو نُقلت أو حُذفت في هذه الأثناء.</translation>
    </message>
    <message numerus="yes">
        <source>Continue with %n document(s)</source>
        <translation>
            <numerusform>المتابعة مع %n مستند</numerusform>
            <numerusform>المتابعة مع مستند واحد</numerusform>
            <numerusform>المتابعة مع مستندين</numerusform>
            <numerusform>المتابعة مع %n مستندات</numerusform>
            <numerusform>المتابعة مع %n مستندًا</numerusform>
            <numerusform>المتابعة مع %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of the %1 documents that you selected are no longer in the list, and others have taken their places.</source>
        <translation>لم تعد بعض المستندات المحددة وعددها %1 في القائمة، وحلّت مستندات أخرى محلها.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>«%1» ليس عنوان بريد إلكتروني صالحًا.</translation>
    </message>
    <message>
        <source>Enter an email address.</source>
        <translation>أدخل عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>Enter at most %1 addresses.</source>
        <translation>أدخل %1 عنوانًا كحد أقصى.</translation>
    </message>
    <message>
        <source>Set up email first?</source>
        <translation>إعداد البريد الإلكتروني أولًا؟</translation>
    </message>
    <message>
        <source>Signed copies are sent by email, and email isn&apos;t set up yet.</source>
        <translation>تُرسل النسخ الموقّعة بالبريد الإلكتروني، ولم يُعدّ البريد الإلكتروني بعد.</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>فتح الإعدادات</translation>
    </message>
    <message>
        <source>Send a signed copy of “%1”</source>
        <translation>إرسال نسخة موقّعة من «%1»</translation>
    </message>
    <message>
        <source>Email addresses, one per line</source>
        <translation>عناوين البريد الإلكتروني، عنوان في كل سطر</translation>
    </message>
    <message>
        <source>Send copy</source>
        <translation>إرسال النسخة</translation>
    </message>
    <message>
        <source>A signed copy is on its way to %1.</source>
        <translation>نسخة موقّعة في طريقها إلى %1.</translation>
    </message>
    <message numerus="yes">
        <source>Signed copies are on their way to %n address(es).</source>
        <translation>
            <numerusform>لا نسخ موقّعة في الطريق.</numerusform>
            <numerusform>نسخة موقّعة في طريقها إلى عنوان واحد.</numerusform>
            <numerusform>نسخ موقّعة في طريقها إلى عنوانين.</numerusform>
            <numerusform>نسخ موقّعة في طريقها إلى %n عناوين.</numerusform>
            <numerusform>نسخ موقّعة في طريقها إلى %n عنوانًا.</numerusform>
            <numerusform>نسخ موقّعة في طريقها إلى %n عنوان.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SelectionPane</name>
    <message>
        <source>%1 documents selected</source>
        <translation>حُدد %1 من المستندات</translation>
    </message>
    <message>
        <source>All documents in this view are selected.</source>
        <translation>هذه كل المستندات في هذا العرض.</translation>
    </message>
    <message>
        <source>This view contains %1 documents.</source>
        <translation>في العرض %1 من المستندات.</translation>
    </message>
    <message>
        <source>Remind pending recipients…</source>
        <translation>تذكير المستلمين المتبقين…</translation>
    </message>
    <message>
        <source>Select all %1 in this view</source>
        <translation>تحديد الكل في هذا العرض (%1)</translation>
    </message>
</context>
<context>
    <name>ink::ui::ServersSection</name>
    <message>
        <source>Accounts &amp; services</source>
        <translation>الحسابات والخدمات</translation>
    </message>
    <message>
        <source>Keys are stored in this computer&apos;s keychain. Removing an account here doesn&apos;t delete its documents.</source>
        <translation>تُحفظ المفاتيح في سلسلة مفاتيح هذا الحاسوب. إزالة حساب من هنا لا تحذف مستنداته.</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>إضافة خدمة…</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>Documents are stored in your own folder</source>
        <translation>تُحفظ المستندات في مجلدك الخاص</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>لا يمكن الوصول إليه</translation>
    </message>
    <message>
        <source>new key required</source>
        <translation>يلزم مفتاح جديد</translation>
    </message>
    <message>
        <source>open, available</source>
        <translation>مفتوح، متاح</translation>
    </message>
    <message>
        <source>open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Signs in to check that the service is available and accepts the key.</source>
        <translation>يسجّل الدخول للتحقق من أن الخدمة متاحة وتقبل المفتاح.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>تسجيل الخروج</translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation>إعادة التسمية أو الإزالة</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>إجراءات أخرى لـ %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة التسمية…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>The service is available.</source>
        <translation>الخدمة متاحة.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>تم تسجيل الدخول باسم %1.</translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation>إعادة تسمية الحساب</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>الاسم المعروض</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation>تمت إعادة التسمية.</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>هل تريد إزالة «%1»؟</translation>
    </message>
    <message>
        <source>Removes its key from the keychain. Documents stay on the service.</source>
        <translation>يزيل مفتاحه من سلسلة المفاتيح. وتبقى المستندات في الخدمة.</translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation>إزالة الحساب</translation>
    </message>
    <message>
        <source>This computer has no usable keychain, so the key is kept only until you close Inkstone. Removing an account here doesn&apos;t delete its documents.</source>
        <translation>لا توجد على هذا الحاسوب سلسلة مفاتيح صالحة للاستخدام، لذلك يُحتفظ بالمفتاح حتى تغلق Inkstone. إزالة حساب هنا لا تحذف مستنداته.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SetFileOrder</name>
    <message>
        <source>Move a file</source>
        <translation>نقل ملف</translation>
    </message>
</context>
<context>
    <name>ink::ui::SettingsPage</name>
    <message>
        <source>Custom fields</source>
        <translation>الحقول المخصصة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>البحث في الإعدادات…</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>البحث في الإعدادات</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>الأقسام</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>مفاتيح API</translation>
    </message>
    <message>
        <source>Accounts &amp; services</source>
        <translation>الحسابات والخدمات</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>التوقيعات</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>الختم</translation>
    </message>
    <message>
        <source>Email and links</source>
        <translation>البريد والروابط</translation>
    </message>
    <message>
        <source>Signing page</source>
        <translation>صفحة التوقيع</translation>
    </message>
    <message>
        <source>Absences</source>
        <translation>الغياب</translation>
    </message>
    <message>
        <source>No settings match “%1”.</source>
        <translation>لا توجد إعدادات تطابق &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Trusted lists</source>
        <translation>قوائم الثقة</translation>
    </message>
</context>
<context>
    <name>ink::ui::SheetPainter</name>
    <message>
        <source>This page can&apos;t be shown.</source>
        <translation>لا يمكن عرض هذه الصفحة.</translation>
    </message>
</context>
<context>
    <name>ink::ui::ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Filter keyboard shortcuts</source>
        <translation>تصفية اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>%1+click</source>
        <translation>%1+نقر</translation>
    </message>
    <message>
        <source>%1+drag</source>
        <translation>%1+سحب</translation>
    </message>
    <message>
        <source>%1+wheel</source>
        <translation>%1+عجلة الفأرة</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>On the pages</source>
        <translation>على الصفحات</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>تحريك العرض</translation>
    </message>
    <message>
        <source>Space+drag, middle button</source>
        <translation>المسافة+سحب، الزر الأوسط</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>تكبير وتصغير</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>تمرير أفقي</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>إضافة إلى التحديد</translation>
    </message>
    <message>
        <source>Copy by dragging</source>
        <translation>نسخ بالسحب</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Move in a straight line, keep proportions</source>
        <translation>تحريك في خط مستقيم، الحفاظ على النسب</translation>
    </message>
    <message>
        <source>Move by 1 point, by 10 points</source>
        <translation>تحريك نقطة، عشر نقاط</translation>
    </message>
    <message>
        <source>Arrow keys, Shift+arrow keys</source>
        <translation>مفاتيح الأسهم، Shift+الأسهم</translation>
    </message>
    <message>
        <source>Resize by 1 point</source>
        <translation>تغيير الحجم نقطة</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Ctrl+الأسهم</translation>
    </message>
    <message>
        <source>Next field, previous field</source>
        <translation>الحقل التالي، الحقل السابق</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab، Shift+Tab</translation>
    </message>
    <message>
        <source>Assign to a recipient</source>
        <translation>إسناد إلى مستلم</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+9</source>
        <translation>Alt+1 إلى Alt+9</translation>
    </message>
    <message>
        <source>Cancel, clear the selection</source>
        <translation>إلغاء، مسح التحديد</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to page</source>
        <translation>الانتقال إلى صفحة</translation>
    </message>
    <message>
        <source>Next issue, previous issue</source>
        <translation>المشكلة التالية، المشكلة السابقة</translation>
    </message>
    <message>
        <source>Rename in the list of placed fields</source>
        <translation>إعادة تسمية في قائمة الحقول الموضوعة</translation>
    </message>
    <message>
        <source>Move up or down in the list of placed fields</source>
        <translation>أبكر أو أبعد في قائمة الحقول الموضوعة</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+أعلى، Alt+أسفل</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>المحرر</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Next area, previous area</source>
        <translation>المنطقة التالية، المنطقة السابقة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Use default</source>
        <translation>استخدام الافتراضي</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>الاختصار</translation>
    </message>
    <message>
        <source>Select a command to change its shortcut</source>
        <translation>حدد أمرًا لتغيير اختصاره</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>اضغط المفاتيح الجديدة</translation>
    </message>
    <message>
        <source>This shortcut can&apos;t be changed</source>
        <translation>لا يمكن تغيير هذا الاختصار</translation>
    </message>
    <message>
        <source>Shortcut of “%1”</source>
        <translation>اختصار «%1»</translation>
    </message>
</context>
<context>
    <name>ink::ui::SideBar</name>
    <message>
        <source>New folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>المستندات</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>Bulk runs</source>
        <translation>الإرسال الجماعي</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>التقارير</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Views and folders</source>
        <translation>العروض والمجلدات</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل لأسفل</translation>
    </message>
    <message>
        <source>Delete search</source>
        <translation>حذف البحث</translation>
    </message>
    <message>
        <source>Search “%1” deleted.</source>
        <translation>حُذف البحث «%1».</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>بانتظاري</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>بانتظار الآخرين</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>المستندات المفتوحة</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturePad</name>
    <message>
        <source>Draw</source>
        <translation>رسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>كتابة</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Signature drawing area</source>
        <translation>ورقة لرسم التوقيع عليها</translation>
    </message>
    <message>
        <source>If you can&apos;t use a pointer, choose Type instead.</source>
        <translation>إن لم يكن لديك مؤشر فاختر «كتابة» واكتب الاسم.</translation>
    </message>
    <message>
        <source>Sign above the line</source>
        <translation>وقّع فوق الخط</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Name to sign as</source>
        <translation>الاسم الذي يُوقَّع به</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Typed signature</source>
        <translation>التوقيع المكتوب</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>اختيار صورة…</translation>
    </message>
    <message>
        <source>Handwriting style</source>
        <translation>نمط الخط</translation>
    </message>
    <message>
        <source>The handwriting styles don&apos;t support all letters of this name, so a plain font is used.</source>
        <translation>لا تتضمن أنماط خط اليد كل حروف هذا الاسم، لذلك يُكتب بخط عادي.</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>النمط %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>تدوير</translation>
    </message>
    <message>
        <source>Remove background</source>
        <translation>إزالة الورق</translation>
    </message>
    <message>
        <source>Drag the corners around your signature.</source>
        <translation>اسحب الزوايا حول توقيعك.</translation>
    </message>
    <message>
        <source>This file can&apos;t be used. Choose a PNG, JPEG, BMP or WebP picture.</source>
        <translation>لا يمكن استخدام هذا الملف. اختر صورة PNG أو JPEG أو BMP أو WebP.</translation>
    </message>
    <message>
        <source>No signature was found in the picture. Use a dark pen on white paper, or turn off “Remove background”.</source>
        <translation>لم يُعثر على توقيع في الصورة. استخدم قلمًا داكنًا على ورق أبيض، أو أوقف خيار «إزالة الورق».</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignaturesSection</name>
    <message>
        <source>Choose a signature picture</source>
        <translation>صورة توقيع</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>الصور (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Saved signatures</source>
        <translation>التوقيعات المحفوظة</translation>
    </message>
    <message>
        <source>A saved signature is offered only to a signer with the same name who signs in person on this computer. The files are stored on this computer, and only you can read them.</source>
        <translation>لا يُعرض التوقيع المحفوظ إلا على الشخص الذي يحمل الاسم نفسه عند التوقيع على هذه الشاشة. تُحفظ الملفات على هذا الحاسوب ولا يقرؤها غيرك.</translation>
    </message>
    <message>
        <source>Save a signature</source>
        <translation>حفظ توقيع</translation>
    </message>
    <message>
        <source>Name of the signer</source>
        <translation>اسم الموقّع</translation>
    </message>
    <message>
        <source>Save signature</source>
        <translation>حفظ التوقيع</translation>
    </message>
    <message>
        <source>Signature of %1</source>
        <translation>توقيع %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove the signature of %1</source>
        <translation>إزالة توقيع %1</translation>
    </message>
    <message>
        <source>Signature of %1 removed.</source>
        <translation>أُزيل توقيع %1.</translation>
    </message>
    <message>
        <source>Enter the name exactly as in the list of recipients.</source>
        <translation>أدخل الاسم تمامًا كما في قائمة المستلمين.</translation>
    </message>
    <message>
        <source>Signature of %1 saved.</source>
        <translation>حُفظ توقيع %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignedPage</name>
    <message>
        <source>%1 (signed)</source>
        <translation>%1 (موقّع)</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>أُرسل إلى الطابعة.</translation>
    </message>
    <message>
        <source>Save signed PDF</source>
        <translation>حفظ ملف PDF الموقّع</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Signed document</source>
        <translation>المستند الموقّع</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>حفظ PDF…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Pages of the signed document</source>
        <translation>صفحات المستند الموقّع</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::SignerWordsSection</name>
    <message>
        <source>This text has %1 characters. The maximum is %2.</source>
        <translation>يحتوي هذا النص على %1 حرف. والحد الأقصى هو %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid https address.</source>
        <translation>«%1» ليس عنوان https كاملًا.</translation>
    </message>
    <message>
        <source>Enter at most %1 addresses.</source>
        <translation>بحد أقصى %1 عناوين.</translation>
    </message>
    <message>
        <source>Stay on the signing page</source>
        <translation>البقاء في صفحة التوقيع</translation>
    </message>
    <message>
        <source>Signing page</source>
        <translation>صفحة التوقيع</translation>
    </message>
    <message>
        <source>Your own texts for the signing page. The consent and the information that a signer accepts are recorded in the history and on the certificate. Recipients whose language has no text see the one in the language of your account.</source>
        <translation>نصوصك الخاصة لصفحة التوقيع. تُسجَّل الموافقة والمعلومات التي يقبلها الموقّع في السجل وعلى الشهادة. والمستلمون الذين لا يوجد نص بلغتهم يرون النص بلغة حسابك.</translation>
    </message>
    <message>
        <source>Language of these texts</source>
        <translation>لغة هذه النصوص</translation>
    </message>
    <message>
        <source>Signer consent</source>
        <translation>يوافق الموقّعون على</translation>
    </message>
    <message>
        <source>One paragraph. Leave empty to use the standard text.</source>
        <translation>فقرة واحدة. اتركه فارغًا لاستخدام النص القياسي.</translation>
    </message>
    <message>
        <source>Information for signers</source>
        <translation>معلومات للموقّعين</translation>
    </message>
    <message>
        <source>A longer text, for example about electronic records. Signers accept it along with the consent.</source>
        <translation>نص أطول، مثلًا عن السجلات الإلكترونية. يقبله الموقّعون مع الموافقة.</translation>
    </message>
    <message>
        <source>Reviewer consent</source>
        <translation>يوافق المراجعون على</translation>
    </message>
    <message>
        <source>Thank-you message</source>
        <translation>رسالة شكر</translation>
    </message>
    <message>
        <source>Recipients see it when they have finished.</source>
        <translation>يراها المستلمون عند الانتهاء.</translation>
    </message>
    <message>
        <source>Allowed return addresses</source>
        <translation>عناوين الرجوع المسموح بها</translation>
    </message>
    <message>
        <source>Full https addresses of your own pages, separated by commas.</source>
        <translation>عناوين https كاملة لصفحاتك، مفصولة بفواصل.</translation>
    </message>
    <message>
        <source>After finishing, redirect recipients to</source>
        <translation>بعد الانتهاء، وجّه المستلمين إلى</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t the address of a website. Enter https:// and the host only, such as https://app.example.com.</source>
        <translation>‏«%1» ليس عنوان موقع ويب. أدخل https:// واسم المضيف فقط، مثل https://app.example.com.</translation>
    </message>
    <message>
        <source>Websites that can embed the signing page</source>
        <translation>مواقع الويب التي يمكنها تضمين صفحة التوقيع</translation>
    </message>
    <message>
        <source>Your own websites that show the signing page in a frame. No other website can. Leave empty for none.</source>
        <translation>مواقعك التي تعرض صفحة التوقيع داخل إطار. لا يمكن لأي موقع آخر ذلك. اتركه فارغًا إن لم يوجد.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningAttachment</name>
    <message>
        <source>Uploading %1</source>
        <translation>جارٍ إرسال %1</translation>
    </message>
    <message>
        <source>Uploading… %1 of %2</source>
        <translation>جارٍ الإرسال… %1 من %2</translation>
    </message>
    <message>
        <source>No file attached yet.</source>
        <translation>لم يُرفق شيء بعد.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>اختيار ملف آخر…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>You can also drop a file here or onto the field on the page.</source>
        <translation>أو أفلت ملفًا هنا، أو على الحقل في الصفحة.</translation>
    </message>
    <message>
        <source>%1. Maximum %2 per file, %3 in total. The file becomes part of the signed document.</source>
        <translation>‏%1. ‏%2 على الأكثر لكل ملف، و%3 إجمالًا. يصبح الملف جزءًا من المستند الموقّع.</translation>
    </message>
    <message>
        <source>Attached: %1</source>
        <translation>مُرفق: %1</translation>
    </message>
    <message>
        <source>Choose the file to attach</source>
        <translation>اختيار الملف المراد إرفاقه</translation>
    </message>
    <message>
        <source>Supported files (%1)</source>
        <translation>الملفات التي يمكن إرفاقها (%1)</translation>
    </message>
    <message>
        <source>A PNG or JPEG picture. It is printed in the document.</source>
        <translation>صورة PNG أو JPEG. تُطبع في المستند.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningCodeForm</name>
    <message>
        <source>The sender gives this code to the signer.</source>
        <translation>أخبر المرسل به من يوقّع.</translation>
    </message>
    <message>
        <source>The sender gives this code to %1.</source>
        <translation>أخبر المرسل به %1.</translation>
    </message>
    <message>
        <source>A code is being sent to %1…</source>
        <translation>يُرسل رمز إلى %1…</translation>
    </message>
    <message>
        <source>A code was sent to %1. Check your email.</source>
        <translation>أُرسل رمز إلى %1. راجع البريد هناك.</translation>
    </message>
    <message>
        <source>You need a code, which will be sent to %1.</source>
        <translation>يلزم رمز يُرسل إلى %1.</translation>
    </message>
    <message>
        <source>Enter the code first.</source>
        <translation>أدخل الرمز أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. Try again in %n minute(s).</source>
        <translation>
            <numerusform>رموز خاطئة كثيرة جدًا. أعد المحاولة بعد %n دقيقة.</numerusform>
            <numerusform>رموز خاطئة كثيرة جدًا. أعد المحاولة بعد دقيقة واحدة.</numerusform>
            <numerusform>رموز خاطئة كثيرة جدًا. أعد المحاولة بعد دقيقتين.</numerusform>
            <numerusform>رموز خاطئة كثيرة جدًا. أعد المحاولة بعد %n دقائق.</numerusform>
            <numerusform>رموز خاطئة كثيرة جدًا. أعد المحاولة بعد %n دقيقة.</numerusform>
            <numerusform>رموز خاطئة كثيرة جدًا. أعد المحاولة بعد %n دقيقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in a few minutes.</source>
        <translation>رموز خاطئة كثيرة جدًا. أعد المحاولة بعد بضع دقائق.</translation>
    </message>
    <message>
        <source>This code is incorrect or has expired.</source>
        <translation>هذا الرمز غير صحيح أو قديم جدًا.</translation>
    </message>
    <message>
        <source>This code is incorrect.</source>
        <translation>هذا الرمز غير صحيح.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) left.</source>
        <translation>
            <numerusform>بقيت %n محاولة.</numerusform>
            <numerusform>بقيت محاولة واحدة.</numerusform>
            <numerusform>بقيت محاولتان.</numerusform>
            <numerusform>بقيت %n محاولات.</numerusform>
            <numerusform>بقيت %n محاولة.</numerusform>
            <numerusform>بقيت %n محاولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No attempts left. Try again in a few minutes.</source>
        <translation>لم تبق محاولات الآن. أعد المحاولة بعد بضع دقائق.</translation>
    </message>
    <message>
        <source>A code was sent less than a minute ago. Wait a moment before requesting another.</source>
        <translation>أُرسل رمز قبل أقل من دقيقة. انتظر لحظة ثم اطلبه من جديد.</translation>
    </message>
    <message>
        <source>This service can&apos;t send email at the moment, so it can&apos;t send a code. Ask the sender for help.</source>
        <translation>لا ترسل هذه الخدمة بريدًا الآن، فلا يمكن أن يصل رمز. اطلب المساعدة من المرسل.</translation>
    </message>
    <message>
        <source>Enter the code from the email</source>
        <translation>أدخل الرمز الوارد في الرسالة</translation>
    </message>
    <message>
        <source>Enter the access code</source>
        <translation>أدخل رمز الوصول</translation>
    </message>
    <message>
        <source>Code from the email</source>
        <translation>الرمز الوارد في الرسالة</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>رمز الوصول</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>جارٍ الفحص…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Send code again</source>
        <translation>إعادة إرسال الرمز</translation>
    </message>
    <message>
        <source>Send code</source>
        <translation>إرسال الرمز</translation>
    </message>
    <message>
        <source>A code was sent to %1. Check your text messages.</source>
        <translation>أُرسل رمز إلى %1. تحقّق من رسائلك النصية.</translation>
    </message>
    <message>
        <source>This service can&apos;t send text messages at the moment, so it can&apos;t send a code. Ask the sender for help.</source>
        <translation>لا تستطيع هذه الخدمة إرسال رسائل نصية حاليًا، فلا يمكنها إرسال رمز. اطلب المساعدة من المرسل.</translation>
    </message>
    <message>
        <source>Enter the code from the text message</source>
        <translation>أدخل الرمز الوارد في الرسالة النصية</translation>
    </message>
    <message>
        <source>Code from the text message</source>
        <translation>الرمز الوارد في الرسالة النصية</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningConsent</name>
    <message>
        <source>Information from the sender</source>
        <translation>معلومات من المرسل</translation>
    </message>
    <message>
        <source>The sender provided this text in %1, not in your language.</source>
        <translation>قدّم المرسل هذا النص باللغة %1، وليس بلغتك.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningDateInput</name>
    <message>
        <source>Choose a date</source>
        <translation>اختر تاريخًا</translation>
    </message>
    <message>
        <source>For example, %1</source>
        <translation>على سبيل المثال، %1</translation>
    </message>
    <message>
        <source>Enter a date, for example %1.</source>
        <translation>أدخل تاريخًا، على سبيل المثال %1.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningDifference</name>
    <message>
        <source>Checked</source>
        <translation>محدّد</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>غير محدّد</translation>
    </message>
    <message>
        <source>A signature</source>
        <translation>توقيع</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(فارغ)</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>ما تراه</translation>
    </message>
    <message>
        <source>Saved elsewhere</source>
        <translation>ما حُفظ في هذه الأثناء</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Choose one of the two values for each field.</source>
        <translation>اختر إحدى القيمتين لكل حقل.</translation>
    </message>
    <message>
        <source>Values have changed</source>
        <translation>تغيّرت بعض القيم</translation>
    </message>
    <message>
        <source>These values were changed elsewhere after they were shown here. Choose which ones to use, then finish again.</source>
        <translation>حُفظت هذه القيم في مكان آخر بعد عرضها هنا. اختر القيم المعتمدة ثم أنهِ التوقيع من جديد.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Page %1, %2 mm from the left and %3 mm from the top</source>
        <translation>الصفحة %1، على بعد %2 مم من اليسار و%3 مم من الأعلى</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 مم</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>إلزامي</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>اختياري</translation>
    </message>
    <message>
        <source>Not present</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>أُزيل</translation>
    </message>
    <message>
        <source>As shown to you</source>
        <translation>كما عُرض عليك</translation>
    </message>
    <message>
        <source>Changed by the sender</source>
        <translation>عدّله المرسل</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>The document has changed</source>
        <translation>تغيّر المستند</translation>
    </message>
    <message>
        <source>These fields were changed after they were shown here. Nothing is signed yet. Continue to see the document as it is now, then finish again.</source>
        <translation>غُيّرت هذه الحقول بعد عرضها هنا. لم يُوقَّع شيء بعد. تابع لرؤية المستند كما هو الآن، ثم أنهِ من جديد.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningFieldEditor</name>
    <message>
        <source>Required · page %1</source>
        <translation>مطلوب · الصفحة %1</translation>
    </message>
    <message>
        <source>Optional · page %1</source>
        <translation>اختياري · الصفحة %1</translation>
    </message>
    <message>
        <source>Select this box</source>
        <translation>تأشير هذه الخانة</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Sign again</source>
        <translation>التوقيع من جديد</translation>
    </message>
    <message>
        <source>Use the same initials</source>
        <translation>استخدام الأحرف الأولى نفسها</translation>
    </message>
    <message>
        <source>Use the same signature</source>
        <translation>استخدام التوقيع نفسه</translation>
    </message>
    <message>
        <source>Choose a signature picture</source>
        <translation>اختيار صورة للتوقيع</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>الصور (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Not before %1</source>
        <translation>ليس قبل %1</translation>
    </message>
    <message>
        <source>Not after %1</source>
        <translation>ليس بعد %1</translation>
    </message>
    <message>
        <source>Select at least %1 of the boxes in “%2”.</source>
        <translation>حدّد %1 على الأقل من مربعات «%2».</translation>
    </message>
    <message>
        <source>Select at most %1 of the boxes in “%2”.</source>
        <translation>حدّد %1 على الأكثر من مربعات «%2».</translation>
    </message>
    <message>
        <source>This text will be printed in small type (%1 points). Shorten it to make it easier to read.</source>
        <translation>سيُطبع هذا النص بأحرف صغيرة (%1 نقطة). اختصره ليسهل قراءته.</translation>
    </message>
    <message>
        <source>This value was filled in before the device was handed to you. Review it, then choose Next.</source>
        <translation>مُلئت هذه القيمة قبل استلامك الجهاز. راجعها ثم اختر «التالي».</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningMarks</name>
    <message>
        <source>Add a signature…</source>
        <translation>إضافة توقيع…</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>نقل…</translation>
    </message>
    <message>
        <source>Move this signature</source>
        <translation>نقل هذا التوقيع</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove this signature</source>
        <translation>إزالة هذا التوقيع</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningNotes</name>
    <message>
        <source>You&apos;re acting on behalf of %1, who is absent.</source>
        <translation>تتصرّف نيابةً عن %1 بسبب غيابه.</translation>
    </message>
    <message>
        <source>You&apos;re witnessing the signature of %1.</source>
        <translation>تشهد على توقيع %1.</translation>
    </message>
    <message>
        <source>Message from the sender</source>
        <translation>رسالة من المرسل</translation>
    </message>
    <message>
        <source>Message from %1</source>
        <translation>رسالة من %1</translation>
    </message>
    <message>
        <source>Personal message to you</source>
        <translation>رسالة شخصية إليك</translation>
    </message>
    <message>
        <source>The sender has changed this document. Review it before you finish.</source>
        <translation>عدّل المرسل هذا المستند. راجعه قبل الإنهاء.</translation>
    </message>
    <message>
        <source>The sender has changed fields in this document: %1. Review them before you finish.</source>
        <translation>عدّل المرسل هذا المستند: %1. راجعه قبل الإنهاء.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPage</name>
    <message>
        <source>Sign in person</source>
        <translation>التوقيع حضوريًا</translation>
    </message>
    <message>
        <source>Now signing: %1 (%2 of %3) · “%4”</source>
        <translation>الآن: %1، %2 من %3 · «%4»</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>جارٍ التوقيع…</translation>
    </message>
    <message>
        <source>Reason for declining (the sender will see it)</source>
        <translation>سبب الرفض (سيراه المرسل)</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>رفض المستند</translation>
    </message>
    <message>
        <source>Leave without signing?</source>
        <translation>هل تريد مغادرة التوقيع؟</translation>
    </message>
    <message>
        <source>Your entries are saved. Nothing has been signed yet.</source>
        <translation>يُحتفظ بما مُلئ حتى الآن. ولم يُوقَّع شيء بعد.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Loading pages…</source>
        <translation>جارٍ جلب الصفحات…</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>صفحات المستند</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>سلّم الجهاز إلى %1</translation>
    </message>
    <message>
        <source>%1 has signed. %2 is next, %3 of %4.</source>
        <translation>وقّع %1. التالي %2، %3 من %4.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>أنا %1</translation>
    </message>
    <message>
        <source>%1 will be notified of your reason.</source>
        <translation>سيُبلَّغ %1 بالسبب.</translation>
    </message>
    <message numerus="yes">
        <source>All %n people have signed “%1”. Please hand the device back.</source>
        <translation>
            <numerusform>وقّع جميع الأشخاص (%n) «%1». يُرجى إعادة الجهاز.</numerusform>
            <numerusform>وقّع الشخص الوحيد «%1». يُرجى إعادة الجهاز.</numerusform>
            <numerusform>وقّع الشخصان «%1». يُرجى إعادة الجهاز.</numerusform>
            <numerusform>وقّع جميع الأشخاص (%n) «%1». يُرجى إعادة الجهاز.</numerusform>
            <numerusform>وقّع جميع الأشخاص (%n) «%1». يُرجى إعادة الجهاز.</numerusform>
            <numerusform>وقّع جميع الأشخاص (%n) «%1». يُرجى إعادة الجهاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>شكرًا لك</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>All fields are filled in.</source>
        <translation>كل شيء مملوء.</translation>
    </message>
    <message>
        <source>Some required fields are empty.</source>
        <translation>لا يزال شيء ناقصًا.</translation>
    </message>
    <message>
        <source>Review the pages, then finish.</source>
        <translation>راجع الصفحات مرة أخرى، ثم أنهِ.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Delegate to another person…</source>
        <translation>تفويض شخص آخر…</translation>
    </message>
    <message>
        <source>Delegated</source>
        <translation>تم التفويض</translation>
    </message>
    <message>
        <source>%1 will receive a signing link by email. Please hand the device back.</source>
        <translation>يتلقى %1 رابط توقيع بالبريد الإلكتروني. يُرجى إعادة الجهاز.</translation>
    </message>
    <message>
        <source>Lock screen…</source>
        <translation>قفل الشاشة…</translation>
    </message>
    <message>
        <source>Return to Inkstone</source>
        <translation>العودة إلى Inkstone</translation>
    </message>
    <message>
        <source>Some values haven&apos;t been confirmed.</source>
        <translation>بعض القيم لم تُؤكَّد.</translation>
    </message>
    <message>
        <source>These values were filled in before the device was handed to you. Select each field below that has no check mark, review its value, then choose Next.</source>
        <translation>مُلئت هذه القيم قبل استلامك الجهاز. اختر أدناه كل حقل بلا علامة صح، وراجع قيمته، ثم اختر «التالي».</translation>
    </message>
    <message>
        <source>Sign on your phone…</source>
        <translation>التوقيع على هاتفك…</translation>
    </message>
    <message>
        <source>You&apos;re offline. The signature will be stored on this computer and submitted when the connection is back.</source>
        <translation>أنت غير متصل. يُحفظ التوقيع على هذا الحاسوب ويُسلَّم عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>Declining requires a connection.</source>
        <translation>يتطلب الرفض اتصالًا.</translation>
    </message>
    <message>
        <source>Signed on this computer</source>
        <translation>تمّ التوقيع على هذا الحاسوب</translation>
    </message>
    <message>
        <source>The signature in “%1” is in the outbox and will be submitted when the connection is back. Please hand the device back.</source>
        <translation>ينتظر التوقيع في «%1» في صندوق الصادر. يُسلَّم عند عودة الاتصال. يُرجى إعادة الجهاز.</translation>
    </message>
    <message>
        <source>Place your signature on a page.</source>
        <translation>ضع توقيعك على صفحة.</translation>
    </message>
    <message>
        <source>Choose “Add a signature”, then select where it goes.</source>
        <translation>اختر «إضافة توقيع»، ثم حدّد موضعه.</translation>
    </message>
    <message>
        <source>The signature must be submitted before %1. After that, the service no longer accepts it.</source>
        <translation>سلِّمه قبل %1. بعد ذلك لا تقبله الخدمة.</translation>
    </message>
    <message>
        <source>All required fields are filled in.</source>
        <translation>جميع الحقول الإلزامية مملوءة.</translation>
    </message>
    <message>
        <source>Required fields are marked with *. Choose “Next required field” to continue.</source>
        <translation>الحقول الإلزامية مميّزة بالعلامة *. اختر «الحقل الإلزامي التالي» للمتابعة.</translation>
    </message>
    <message>
        <source>The sender will be notified of your reason.</source>
        <translation>سيُبلَّغ المرسل بالسبب.</translation>
    </message>
    <message>
        <source>Continue with %1</source>
        <translation>المتابعة مع %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPhone</name>
    <message>
        <source>Make this document available on the local network?</source>
        <translation>هل تريد إتاحة هذا المستند للشبكة المحلية؟</translation>
    </message>
    <message>
        <source>Other devices on the local network can then use this signing link to open and sign “%1” over an encrypted connection. Your other documents remain inaccessible. Access ends when the document is signed or when you go back, and after %2 minutes at the latest.</source>
        <translation>سيمكن فتح «%1» وتوقيعه من أجهزة أخرى في الشبكة المحلية عبر رابط التوقيع هذا من خلال اتصال مشفّر. تبقى مستنداتك الأخرى مغلقة. ينتهي الوصول عند توقيع المستند، أو عند رجوعك، أو بعد %2 دقيقة على الأكثر.</translation>
    </message>
    <message>
        <source>Make available</source>
        <translation>إتاحة للشبكة المحلية</translation>
    </message>
    <message>
        <source>Sign on the phone, then continue here.</source>
        <translation>وقّع على الهاتف ثم تابع هنا.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a local network. Connect it to the phone&apos;s network, then try again.</source>
        <translation>هذا الحاسوب غير متصل بشبكة محلية. صِله بشبكة الهاتف ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Waiting for the phone…</source>
        <translation>بانتظار الهاتف…</translation>
    </message>
    <message>
        <source>The phone has opened the document.</source>
        <translation>فتح الهاتف المستند.</translation>
    </message>
    <message>
        <source>Signed on the phone.</source>
        <translation>تم التوقيع على الهاتف.</translation>
    </message>
    <message>
        <source>Declined on the phone.</source>
        <translation>تم الرفض على الهاتف.</translation>
    </message>
    <message>
        <source>Delegated to another person on the phone.</source>
        <translation>تم التفويض إلى شخص آخر على الهاتف.</translation>
    </message>
    <message>
        <source>Access has expired. The document is no longer available on the network.</source>
        <translation>انتهى الوقت. أُغلق المستند أمام الشبكة مجددًا.</translation>
    </message>
    <message>
        <source>The document isn&apos;t available on the network.</source>
        <translation>المستند غير متاح للشبكة.</translation>
    </message>
    <message>
        <source>QR code of the signing link</source>
        <translation>رمز QR لرابط التوقيع</translation>
    </message>
    <message>
        <source>Network access ends at %1 at the latest.</source>
        <translation>ينتهي الوصول من الشبكة عند %1 على الأكثر.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Continue on this computer</source>
        <translation>المتابعة على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Sign on your phone</source>
        <translation>التوقيع على هاتفك</translation>
    </message>
    <message>
        <source>Signing link</source>
        <translation>رابط التوقيع</translation>
    </message>
    <message>
        <source>Network address</source>
        <translation>عنوان الشبكة</translation>
    </message>
    <message>
        <source>Certificate fingerprint (SHA-256)</source>
        <translation>بصمة الشهادة (SHA-256)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Connect the phone to the same network and scan the code.</source>
        <translation>صِل الهاتف بالشبكة نفسها وامسح الرمز.</translation>
    </message>
    <message>
        <source>The phone will warn you that it doesn&apos;t trust this computer&apos;s certificate. Before you continue, compare the fingerprint shown on the phone with the one below.</source>
        <translation>يحذّر الهاتف من أنه لا يعرف شهادة هذا الحاسوب. قارن البصمة التي يعرضها بالبصمة أدناه قبل المتابعة.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera.</source>
        <translation>امسح الرمز بكاميرا الهاتف.</translation>
    </message>
    <message>
        <source>This computer has left the network, so the phone can&apos;t reach the document. Connect to the phone&apos;s network, then try again.</source>
        <translation>غادر هذا الحاسوب الشبكة، لذا أُغلق المستند عليها. افتحه مرة أخرى في شبكة الهاتف.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningPositionDialog</name>
    <message>
        <source>Marked place</source>
        <translation>موضع السؤال</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <translation>تحديد موضع على صفحة</translation>
    </message>
    <message>
        <source>Select the place on a page, or move the mark with the arrow keys.</source>
        <translation>حدّد الموضع على صفحة، أو حرّك العلامة بمفاتيح الأسهم.</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>صفحات المستند</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Place the signature</source>
        <translation>وضع التوقيع</translation>
    </message>
    <message>
        <source>Select where the signature goes, or move the frame with the arrow keys.</source>
        <translation>حدّد موضع التوقيع، أو حرّك الإطار بمفاتيح الأسهم.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>توقيع</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningProgress</name>
    <message>
        <source>Draw, type or choose your signature first.</source>
        <translation>ارسم توقيعك أو اكتبه أو اختره أولًا.</translation>
    </message>
    <message>
        <source>Attach a file.</source>
        <translation>أرفق ملفًا أولًا.</translation>
    </message>
    <message>
        <source>This field is required.</source>
        <translation>هذا مطلوب.</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningQuestionDialog</name>
    <message>
        <source>Page %1</source>
        <translation>الصفحة %1</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>لم تتم الإجابة بعد</translation>
    </message>
    <message>
        <source>Answer from %1</source>
        <translation>إجابة من %1</translation>
    </message>
    <message>
        <source>Mark a place on a page</source>
        <translation>تحديد موضع على صفحة</translation>
    </message>
    <message>
        <source>Questions to %1</source>
        <translation>أسئلة إلى %1</translation>
    </message>
    <message>
        <source>Your question goes to the sender. The answer appears here. Questions don&apos;t appear on the signed pages.</source>
        <translation>يُرسل سؤالك إلى المرسل، وتظهر الإجابة هنا. لا تظهر الأسئلة في الصفحات الموقّعة.</translation>
    </message>
    <message>
        <source>Your question or comment</source>
        <translation>سؤالك أو تعليقك</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>إزالة العلامة</translation>
    </message>
    <message>
        <source>Your question was sent.</source>
        <translation>أُرسل سؤالك.</translation>
    </message>
    <message>
        <source>A question can have a maximum of %1 characters.</source>
        <translation>لا يزيد السؤال على %1 حرف.</translation>
    </message>
    <message>
        <source>Send question</source>
        <translation>إرسال السؤال</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Answer from the sender</source>
        <translation>إجابة المرسل</translation>
    </message>
    <message>
        <source>Questions to the sender</source>
        <translation>أسئلة إلى المرسل</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningQuestions</name>
    <message>
        <source>Ask the sender…</source>
        <translation>اسأل المرسل…</translation>
    </message>
    <message>
        <source>The sender has answered your question.</source>
        <translation>أجاب المرسل عن سؤالك.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>قراءة الإجابة</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningRoleWords</name>
    <message>
        <source>%1 reviews “%2”</source>
        <translation>‏%1 يراجع «%2»</translation>
    </message>
    <message>
        <source>%1 fills in “%2”</source>
        <translation>‏%1 يملأ «%2»</translation>
    </message>
    <message>
        <source>%1 signs “%2”</source>
        <translation>‏%1 يوقّع «%2»</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>موافقة</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Finish and sign</source>
        <translation>إنهاء وتوقيع</translation>
    </message>
    <message>
        <source>You have approved “%1”. Please hand the device back.</source>
        <translation>وافقت على «%1». يُرجى إعادة الجهاز.</translation>
    </message>
    <message>
        <source>You have finished your part of “%1”. Please hand the device back.</source>
        <translation>أنهيت الجزء الخاص بك من «%1». يُرجى إعادة الجهاز.</translation>
    </message>
    <message>
        <source>You have signed “%1”. Please hand the device back.</source>
        <translation>وقّعت «%1». يُرجى إعادة الجهاز.</translation>
    </message>
    <message>
        <source>Decline the document…</source>
        <translation>رفض المستند…</translation>
    </message>
    <message>
        <source>Decline to sign…</source>
        <translation>رفض التوقيع…</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <translation>رفض المستند</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <translation>رفض التوقيع</translation>
    </message>
</context>
<context>
    <name>ink::ui::SigningSteps</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Fields to fill in</source>
        <translation>الحقول المطلوب ملؤها</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation>‏%1 · الصفحة %2</translation>
    </message>
    <message>
        <source>Completed fields</source>
        <translation>الحقول المملوءة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Next required field</source>
        <translation>الحقل الإلزامي التالي</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>إلزامي</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>اختياري</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>مُلئ</translation>
    </message>
    <message>
        <source>Not filled in</source>
        <translation>لم يُملأ</translation>
    </message>
</context>
<context>
    <name>ink::ui::SmsGatewayPart</name>
    <message>
        <source>Codes by SMS</source>
        <translation>الرموز برسائل نصية</translation>
    </message>
    <message>
        <source>The service on this computer sends one-time codes to phones through an SMS gateway with an HTTP interface. Your gateway&apos;s documentation describes its requests.</source>
        <translation>ترسل الخدمة على هذا الحاسوب رموزًا لمرة واحدة إلى الهواتف عبر بوابة رسائل نصية بواجهة HTTP. تصف وثائق بوابتك طلباتها.</translation>
    </message>
    <message>
        <source>Gateway address</source>
        <translation>عنوان البوابة</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Body format</source>
        <translation>تنسيق المتن</translation>
    </message>
    <message>
        <source>Form fields</source>
        <translation>حقول نموذج</translation>
    </message>
    <message>
        <source>Headers, one per line</source>
        <translation>الترويسات، واحدة في كل سطر</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>المتن</translation>
    </message>
    <message>
        <source>{to} stands for the phone number, {toDigits} for the number without +, {text} for the message and {from} for the sender name. In headers and the body, {secret} stands for the secret and {secretBase64} for the secret in Base64.</source>
        <translation>يمثل {to} رقم الهاتف، و{toDigits} الرقم دون +، و{text} الرسالة، و{from} اسم المرسل. وفي الترويسات والمتن يمثل {secret} السر و{secretBase64} السر بترميز Base64.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>السر</translation>
    </message>
    <message>
        <source>An API key, or user:password. Stored only in this computer&apos;s keychain.</source>
        <translation>مفتاح API أو المستخدم:كلمة المرور. يُحفظ في سلسلة مفاتيح هذا الحاسوب فقط.</translation>
    </message>
    <message>
        <source>Sender name</source>
        <translation>اسم المرسل</translation>
    </message>
    <message>
        <source>Success status codes</source>
        <translation>رموز الحالة التي تعني النجاح</translation>
    </message>
    <message>
        <source>Text that the response must contain (optional)</source>
        <translation>نص يجب أن تتضمنه الإجابة (اختياري)</translation>
    </message>
    <message>
        <source>The gateway is on this computer or on a private network</source>
        <translation>البوابة على هذا الحاسوب أو في شبكة خاصة</translation>
    </message>
    <message>
        <source>Phone number for the test message</source>
        <translation>رقم الهاتف لرسالة الاختبار</translation>
    </message>
    <message>
        <source>Save SMS gateway</source>
        <translation>حفظ بوابة الرسائل النصية</translation>
    </message>
    <message>
        <source>Send a test message</source>
        <translation>إرسال رسالة اختبار</translation>
    </message>
    <message>
        <source>Stop sending codes by SMS</source>
        <translation>إيقاف إرسال الرموز برسائل نصية</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>حدّده المسؤول.</translation>
    </message>
    <message>
        <source>Stored in the keychain</source>
        <translation>محفوظة في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>These gateway settings aren&apos;t valid.</source>
        <translation>لا يمكن استخدام البوابة على هذا النحو.</translation>
    </message>
    <message>
        <source>The keychain isn&apos;t available, so the secret is kept only until you quit Inkstone.</source>
        <translation>سلسلة المفاتيح غير متاحة، فلن يُعرف السر إلا حتى تغلق Inkstone.</translation>
    </message>
    <message>
        <source>SMS gateway saved.</source>
        <translation>حُفظت بوابة الرسائل النصية.</translation>
    </message>
    <message>
        <source>Test message from Inkstone.</source>
        <translation>رسالة اختبار من Inkstone.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code, such as +49 151 23456789.</source>
        <translation>أدخل رقم هاتف مع رمز البلد، مثل ‎+49 151 23456789.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>The test message wasn&apos;t sent.</source>
        <translation>لم تُرسل رسالة الاختبار.</translation>
    </message>
    <message>
        <source>The SMS gateway accepted the message.</source>
        <translation>قبلت بوابة الرسائل النصية الرسالة.</translation>
    </message>
    <message>
        <source>Check that it arrives at %1.</source>
        <translation>ابحث عنها على الهاتف ذي الرقم %1.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t send codes by SMS.</source>
        <translation>لا يرسل هذا الحاسوب رموزًا برسائل نصية.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>متقدم</translation>
    </message>
    <message>
        <source>Sent through %1</source>
        <translation>تُرسَل عبر %1</translation>
    </message>
    <message>
        <source>Not set up</source>
        <translation>غير مُعدّ</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackModel</name>
    <message>
        <source>Declined</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>Changed after you viewed it</source>
        <translation>تغيّر بعد أن رأيته</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>متخطّى</translation>
    </message>
    <message>
        <source>To be declined: %1</source>
        <translation>للرفض: %1</translation>
    </message>
    <message>
        <source>Not viewed</source>
        <translation>لم يُعرض</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>عُرض</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackPage</name>
    <message>
        <source>Add PDFs to sign yourself</source>
        <translation>إضافة ملفات PDF لتوقّعها بنفسك</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Choose a picture of your signature</source>
        <translation>اختر صورة لتوقيعك</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>صور (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>بانتظاري</translation>
    </message>
    <message>
        <source>My email addresses…</source>
        <translation>عناوين بريدي…</translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>إضافة ملفات PDF…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>مسح النتائج</translation>
    </message>
    <message>
        <source>Adopt your signature</source>
        <translation>اعتماد توقيعك</translation>
    </message>
    <message>
        <source>This signature is placed in each document that you review. Nothing is signed until you confirm at the end.</source>
        <translation>يوضع هذا التوقيع في كل مستند تستعرضه. ولا يُوقَّع شيء حتى تؤكد في النهاية.</translation>
    </message>
    <message>
        <source>Adopt signature</source>
        <translation>اعتماد التوقيع</translation>
    </message>
    <message>
        <source>Use saved signature</source>
        <translation>استخدام التوقيع المحفوظ</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>جارٍ البحث عن المستندات…</translation>
    </message>
    <message numerus="yes">
        <source>%n documents are waiting for you</source>
        <translation>
            <numerusform>لا مستندات تنتظرك</numerusform>
            <numerusform>مستند واحد ينتظرك</numerusform>
            <numerusform>مستندان ينتظرانك</numerusform>
            <numerusform>%n مستندات تنتظرك</numerusform>
            <numerusform>%n مستندًا ينتظرك</numerusform>
            <numerusform>%n مستند ينتظرك</numerusform>
        </translation>
    </message>
    <message>
        <source>Add your email address to find documents that were sent to you.</source>
        <translation>أضف عنوان بريدك للعثور على المستندات المرسلة إليك.</translation>
    </message>
    <message>
        <source>Sent to: %1</source>
        <translation>مرسلة إلى: %1</translation>
    </message>
    <message numerus="yes">
        <source>Review %n documents</source>
        <translation>
            <numerusform>لا مستندات لاستعراضها</numerusform>
            <numerusform>استعراض مستند واحد</numerusform>
            <numerusform>استعراض مستندين</numerusform>
            <numerusform>استعراض %n مستندات</numerusform>
            <numerusform>استعراض %n مستندًا</numerusform>
            <numerusform>استعراض %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>My email addresses</source>
        <translation>عناوين بريدي</translation>
    </message>
    <message>
        <source>Documents sent to these addresses are listed here. Separate addresses with commas.</source>
        <translation>تُعرض المستندات المرسلة إلى هذه العناوين. افصل بين العناوين بفواصل.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Your email address</source>
        <translation>عنوان بريدك</translation>
    </message>
    <message>
        <source>The documents will be signed with this email address.</source>
        <translation>تُوقَّع المستندات بهذا العنوان.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>No documents are waiting for you.</source>
        <translation>لا مستند ينتظرك.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid email address.</source>
        <translation>‏«%1» ليس عنوان بريد إلكتروني صالحًا.</translation>
    </message>
    <message>
        <source>Add my email address…</source>
        <translation>إضافة عنوان بريدي الإلكتروني…</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackRoleWords</name>
    <message>
        <source>Approve (%1)</source>
        <translation>موافقة (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <translation>إنهاء (%1)</translation>
    </message>
    <message>
        <source>Sign (%1)</source>
        <translation>توقيع (%1)</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can approve after all pages have been shown.</source>
        <translation>اضغط المسافة للصفحة التالية. تتاح الموافقة بعد عرض كل الصفحات.</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can finish after all pages have been shown.</source>
        <translation>اضغط المسافة للصفحة التالية. يتاح الإنهاء بعد عرض كل الصفحات.</translation>
    </message>
    <message>
        <source>Press Space for the next page. You can sign after all pages have been shown.</source>
        <translation>اضغط المسافة للصفحة التالية. يتاح التوقيع بعد عرض كل الصفحات.</translation>
    </message>
    <message>
        <source>Decline the document</source>
        <translation>رفض المستند</translation>
    </message>
    <message>
        <source>Decline to sign</source>
        <translation>رفض التوقيع</translation>
    </message>
    <message>
        <source>To be approved</source>
        <translation>للموافقة</translation>
    </message>
    <message>
        <source>To be finished</source>
        <translation>للإنهاء</translation>
    </message>
    <message>
        <source>To be signed</source>
        <translation>للتوقيع</translation>
    </message>
    <message>
        <source>Approving…</source>
        <translation>جارية الموافقة…</translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation>جارٍ الإنهاء…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>جارٍ التوقيع…</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>تمت الموافقة</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>أُنجز</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>موقَّع</translation>
    </message>
</context>
<context>
    <name>ink::ui::StackSummary</name>
    <message>
        <source>Documents and their results</source>
        <translation>المستندات ومآلها</translation>
    </message>
    <message>
        <source>Review the remaining documents</source>
        <translation>استعراض المستندات المتبقية</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>Your signature</source>
        <translation>توقيعك</translation>
    </message>
    <message numerus="yes">
        <source>%n documents to decline</source>
        <translation>
            <numerusform>لا مستندات للرفض</numerusform>
            <numerusform>مستند واحد للرفض</numerusform>
            <numerusform>مستندان للرفض</numerusform>
            <numerusform>%n مستندات للرفض</numerusform>
            <numerusform>%n مستندًا للرفض</numerusform>
            <numerusform>%n مستند للرفض</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>لا شيء متخطّى</numerusform>
            <numerusform>واحد متخطّى</numerusform>
            <numerusform>اثنان متخطّيان</numerusform>
            <numerusform>%n متخطّاة</numerusform>
            <numerusform>%n متخطّى</numerusform>
            <numerusform>%n متخطّى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <translation>
            <numerusform>لا شيء مرفوض</numerusform>
            <numerusform>واحد مرفوض</numerusform>
            <numerusform>اثنان مرفوضان</numerusform>
            <numerusform>%n مرفوضة</numerusform>
            <numerusform>%n مرفوضًا</numerusform>
            <numerusform>%n مرفوض</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>لا شيء فشل</numerusform>
            <numerusform>واحد فشل</numerusform>
            <numerusform>اثنان فشلا</numerusform>
            <numerusform>%n فشلت</numerusform>
            <numerusform>%n فشل</numerusform>
            <numerusform>%n فشل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed after you viewed them</source>
        <translation>
            <numerusform>لم يتغيّر شيء بعد أن رأيته</numerusform>
            <numerusform>واحد تغيّر بعد أن رأيته</numerusform>
            <numerusform>اثنان تغيّرا بعد أن رأيتهما</numerusform>
            <numerusform>%n تغيّرت بعد أن رأيتها</numerusform>
            <numerusform>%n تغيّر بعد أن رأيته</numerusform>
            <numerusform>%n تغيّر بعد أن رأيته</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackTotalWords</name>
    <message>
        <source>Sign the documents</source>
        <translation>توقيع المستندات</translation>
    </message>
    <message>
        <source>Approve the documents</source>
        <translation>الموافقة على المستندات</translation>
    </message>
    <message>
        <source>Finish the documents</source>
        <translation>إنهاء المستندات</translation>
    </message>
    <message>
        <source>Sign…</source>
        <translation>توقيع…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <translation>موافقة…</translation>
    </message>
    <message>
        <source>Finish…</source>
        <translation>إنهاء…</translation>
    </message>
    <message numerus="yes">
        <source>Decline %n documents</source>
        <translation>
            <numerusform>لا مستندات للرفض</numerusform>
            <numerusform>رفض مستند واحد</numerusform>
            <numerusform>رفض مستندين</numerusform>
            <numerusform>رفض %n مستندات</numerusform>
            <numerusform>رفض %n مستندًا</numerusform>
            <numerusform>رفض %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>لا شيء لعمله</translation>
    </message>
    <message numerus="yes">
        <source>Sign %n documents</source>
        <translation>
            <numerusform>لا مستندات للتوقيع</numerusform>
            <numerusform>توقيع مستند واحد</numerusform>
            <numerusform>توقيع مستندين</numerusform>
            <numerusform>توقيع %n مستندات</numerusform>
            <numerusform>توقيع %n مستندًا</numerusform>
            <numerusform>توقيع %n مستند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Approve %n documents</source>
        <translation>
            <numerusform>لا مستندات للموافقة</numerusform>
            <numerusform>الموافقة على مستند واحد</numerusform>
            <numerusform>الموافقة على مستندين</numerusform>
            <numerusform>الموافقة على %n مستندات</numerusform>
            <numerusform>الموافقة على %n مستندًا</numerusform>
            <numerusform>الموافقة على %n مستند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n documents</source>
        <translation>
            <numerusform>لا مستندات للإنهاء</numerusform>
            <numerusform>إنهاء مستند واحد</numerusform>
            <numerusform>إنهاء مستندين</numerusform>
            <numerusform>إنهاء %n مستندات</numerusform>
            <numerusform>إنهاء %n مستندًا</numerusform>
            <numerusform>إنهاء %n مستند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to sign</source>
        <translation>
            <numerusform>لا مستندات للتوقيع</numerusform>
            <numerusform>مستند واحد للتوقيع</numerusform>
            <numerusform>مستندان للتوقيع</numerusform>
            <numerusform>%n مستندات للتوقيع</numerusform>
            <numerusform>%n مستندًا للتوقيع</numerusform>
            <numerusform>%n مستند للتوقيع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to approve</source>
        <translation>
            <numerusform>لا مستندات للموافقة</numerusform>
            <numerusform>مستند واحد للموافقة</numerusform>
            <numerusform>مستندان للموافقة</numerusform>
            <numerusform>%n مستندات للموافقة</numerusform>
            <numerusform>%n مستندًا للموافقة</numerusform>
            <numerusform>%n مستند للموافقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents to finish</source>
        <translation>
            <numerusform>لا مستندات للإنهاء</numerusform>
            <numerusform>مستند واحد للإنهاء</numerusform>
            <numerusform>مستندان للإنهاء</numerusform>
            <numerusform>%n مستندات للإنهاء</numerusform>
            <numerusform>%n مستندًا للإنهاء</numerusform>
            <numerusform>%n مستند للإنهاء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed</source>
        <translation>
            <numerusform>لا شيء موقَّع</numerusform>
            <numerusform>واحد موقَّع</numerusform>
            <numerusform>اثنان موقَّعان</numerusform>
            <numerusform>%n موقَّعة</numerusform>
            <numerusform>%n موقَّعًا</numerusform>
            <numerusform>%n موقَّع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>لا موافقات</numerusform>
            <numerusform>تمت الموافقة على واحد</numerusform>
            <numerusform>تمت الموافقة على اثنين</numerusform>
            <numerusform>تمت الموافقة على %n</numerusform>
            <numerusform>تمت الموافقة على %n</numerusform>
            <numerusform>تمت الموافقة على %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>لا شيء منجز</numerusform>
            <numerusform>واحد منجز</numerusform>
            <numerusform>اثنان منجزان</numerusform>
            <numerusform>%n منجزة</numerusform>
            <numerusform>%n منجزًا</numerusform>
            <numerusform>%n منجز</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::StackViewer</name>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>صفحات المستند</translation>
    </message>
    <message>
        <source>Differences from the previous document</source>
        <translation>مختلف عن المستند السابق</translation>
    </message>
    <message>
        <source>Skip (%1)</source>
        <translation>تخطّ (%1)</translation>
    </message>
    <message>
        <source>Decline… (%1)</source>
        <translation>رفض… (%1)</translation>
    </message>
    <message>
        <source>Open the signing page (%1)</source>
        <translation>فتح صفحة التوقيع (%1)</translation>
    </message>
    <message>
        <source>Previous document (Backspace)</source>
        <translation>المستند السابق (Backspace)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(فارغ)</translation>
    </message>
    <message>
        <source>%1: %2 (before: %3)</source>
        <translation>%1: %2 (قبل: %3)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>من: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>الحساب: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>الحالة: %1</translation>
    </message>
    <message numerus="yes">
        <source>Shown: %1 of %n pages</source>
        <translation>
            <numerusform>عُرض: %1 من %n صفحة</numerusform>
            <numerusform>عُرض: %1 من صفحة واحدة</numerusform>
            <numerusform>عُرض: %1 من صفحتين</numerusform>
            <numerusform>عُرض: %1 من %n صفحات</numerusform>
            <numerusform>عُرض: %1 من %n صفحة</numerusform>
            <numerusform>عُرض: %1 من %n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading pages…</source>
        <translation>جارٍ تحميل الصفحات…</translation>
    </message>
    <message>
        <source>Reason for declining (the sender will see it)</source>
        <translation>سبب الرفض (سيراه المرسل)</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>رفض</translation>
    </message>
</context>
<context>
    <name>ink::ui::StartErrorDialog</name>
    <message>
        <source>Inkstone can&apos;t open its data</source>
        <translation>يتعذّر على Inkstone فتح بياناته</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Some of your data is damaged</source>
        <translation>بعض بياناتك تالفة</translation>
    </message>
    <message>
        <source>Before you restore your data, quit Inkstone and make a copy of the data folder.</source>
        <translation>أغلق Inkstone قبل الاستعادة، واحتفظ بنسخة من مجلد البيانات.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Data folder: %1.</source>
        <translation>مجلد البيانات: %1.</translation>
    </message>
    <message>
        <source>To use another folder, set the environment variable %1 to its path.</source>
        <translation>لاستخدام مجلد آخر، اضبط متغير البيئة %1 على مساره.</translation>
    </message>
</context>
<context>
    <name>ink::ui::StartNotices</name>
    <message>
        <source>Inkstone was updated to version %1.</source>
        <translation>حُدّث Inkstone إلى الإصدار %1.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>الجديد</translation>
    </message>
    <message>
        <source>Inkstone closed unexpectedly last time.</source>
        <translation>أُغلق Inkstone على نحو غير متوقع في المرة الماضية.</translation>
    </message>
    <message>
        <source>Your drafts are saved. The report stays on this computer.</source>
        <translation>مسوداتك محفوظة. يبقى التقرير على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>عرض التقرير</translation>
    </message>
    <message>
        <source>Inkstone %1 is available.</source>
        <translation>يتوفر الإصدار %1 من Inkstone.</translation>
    </message>
    <message>
        <source>Open download page</source>
        <translation>فتح صفحة التنزيل</translation>
    </message>
    <message>
        <source>The bulk run “%1” isn&apos;t finished.</source>
        <translation>لم ينتهِ الإرسال الجماعي «%1».</translation>
    </message>
    <message>
        <source>%1 of %2 documents were sent.</source>
        <translation>أُرسل %1 من %2 من المستندات.</translation>
    </message>
    <message>
        <source>Open bulk run</source>
        <translation>فتح الإرسال الجماعي</translation>
    </message>
</context>
<context>
    <name>ink::ui::StepIndicator</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>الخطوة %1 من %2: %3</translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPanel</name>
    <message>
        <source>%1, %2, page %3</source>
        <translation>‏%1، %2، الصفحة %3</translation>
    </message>
    <message>
        <source>%1: Enter accepts, Delete dismisses</source>
        <translation>‏%1: يقبله Enter ويتركه Delete</translation>
    </message>
    <message>
        <source>Suggested (%1)</source>
        <translation>المقترحة (%1)</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>قبول الكل</translation>
    </message>
    <message numerus="yes">
        <source>Accept all %n suggestion(s)</source>
        <translation>
            <numerusform>قبول كل الاقتراحات (%n)</numerusform>
            <numerusform>قبول الاقتراح الوحيد</numerusform>
            <numerusform>قبول الاقتراحين</numerusform>
            <numerusform>قبول كل الاقتراحات (%n)</numerusform>
            <numerusform>قبول كل الاقتراحات (%n)</numerusform>
            <numerusform>قبول كل الاقتراحات (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept page %1 (%2)</source>
        <translation>قبول الصفحة %1 (%2)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Dismiss all suggestions</source>
        <translation>تجاهل كل الاقتراحات</translation>
    </message>
    <message>
        <source>Suggested fields</source>
        <translation>الحقول المقترحة</translation>
    </message>
    <message>
        <source>Looking for fields…</source>
        <translation>يجري البحث عن مواضع للملء…</translation>
    </message>
    <message>
        <source>No more fields found.</source>
        <translation>لم يُعثر على مواضع أخرى للملء.</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>المقترحة</translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>إضافة %n حقل مشابه</numerusform>
            <numerusform>إضافة حقل مشابه واحد</numerusform>
            <numerusform>إضافة حقلين مشابهين</numerusform>
            <numerusform>إضافة %n حقول مشابهة</numerusform>
            <numerusform>إضافة %n حقلًا مشابهًا</numerusform>
            <numerusform>إضافة %n حقل مشابه</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies “%1” to similar places, which are shown on the pages</source>
        <translation>ينسخ «%1» إلى المواضع التي لها المظهر نفسه، وتعرضها الصفحات</translation>
    </message>
    <message>
        <source>Dismiss similar fields</source>
        <translation>تجاهل الحقول المشابهة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancel the search for fields</source>
        <translation>إلغاء البحث عن الحقول</translation>
    </message>
    <message>
        <source>Looking for fields on page %1…</source>
        <translation>جارٍ البحث عن حقول في الصفحة %1…</translation>
    </message>
    <message>
        <source>The search was canceled.</source>
        <translation>أُلغي البحث.</translation>
    </message>
    <message numerus="yes">
        <source>Page(s) %1 couldn&apos;t be searched. Add fields there yourself.</source>
        <translation>
            <numerusform>تعذّر البحث في الصفحة %1. أضف الحقول فيها بنفسك.</numerusform>
            <numerusform>تعذّر البحث في الصفحة %1. أضف الحقول فيها بنفسك.</numerusform>
            <numerusform>تعذّر البحث في الصفحتين %1. أضف الحقول فيهما بنفسك.</numerusform>
            <numerusform>تعذّر البحث في الصفحات %1. أضف الحقول فيها بنفسك.</numerusform>
            <numerusform>تعذّر البحث في الصفحات %1. أضف الحقول فيها بنفسك.</numerusform>
            <numerusform>تعذّر البحث في الصفحات %1. أضف الحقول فيها بنفسك.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::SuggestionPlan</name>
    <message>
        <source>Signer %1</source>
        <translation>الموقّع %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::TabOrderEditor</name>
    <message>
        <source>Sort in reading order</source>
        <translation>الترتيب حسب اتجاه القراءة</translation>
    </message>
    <message>
        <source>Set the tab order</source>
        <translation>تعيين ترتيب التنقل</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAccessible</name>
    <message>
        <source>%1 from the left, %2 from the top, %3 wide, %4 high</source>
        <translation>‏%1 من اليسار، %2 من الأعلى، العرض %3، الارتفاع %4</translation>
    </message>
    <message>
        <source>%1 of %2 in the tab order</source>
        <translation>%1 من %2 في ترتيب التنقل</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>نقل إلى اليسار</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>نقل إلى اليمين</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل لأسفل</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagAppearanceSection</name>
    <message>
        <source>Change font</source>
        <translation>تغيير الخط</translation>
    </message>
    <message>
        <source>Change font size</source>
        <translation>تغيير حجم الخط</translation>
    </message>
    <message>
        <source>Change alignment</source>
        <translation>تغيير المحاذاة</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>تغيير اللون</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>الخط</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>المعتاد</translation>
    </message>
    <message>
        <source>Font size (0 = fit)</source>
        <translation>حجم الخط (0 = ملائم)</translation>
    </message>
    <message>
        <source>Font size in points; 0 fits the text to the field</source>
        <translation>حجم الخط بالنقاط، و0 يلائمه مع الحقل</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>المحاذاة</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>اليسار</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>وسط</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>اليمين</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>حبر</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagBasicsSection</name>
    <message>
        <source>Choose custom field</source>
        <translation>اختيار حقل مخصص</translation>
    </message>
    <message>
        <source>Remove custom field</source>
        <translation>إزالة الحقل المخصص</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>The custom field determines the type, validation, options and help text.</source>
        <translation>النوع والفحص والخيارات والمساعدة هي التي للحقل المخصص.</translation>
    </message>
    <message>
        <source>Custom field</source>
        <translation>الحقل المخصص</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>تغيير الصنف</translation>
    </message>
    <message>
        <source>Make required</source>
        <translation>جعله إلزاميًا</translation>
    </message>
    <message>
        <source>Make optional</source>
        <translation>جعله اختياريًا</translation>
    </message>
    <message>
        <source>Change read-only</source>
        <translation>تغيير القراءة فقط</translation>
    </message>
    <message>
        <source>Field type</source>
        <translation>صنف الحقل</translation>
    </message>
    <message>
        <source>For</source>
        <translation>لـ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>إلزامي</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n حقل</numerusform>
            <numerusform>حقل واحد</numerusform>
            <numerusform>حقلان</numerusform>
            <numerusform>%n حقول</numerusform>
            <numerusform>%n حقلًا</numerusform>
            <numerusform>%n حقل</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>متعدد</translation>
    </message>
    <message>
        <source>Radio group</source>
        <translation>مجموعة أزرار الاختيار</translation>
    </message>
    <message>
        <source>Type to rename the group. Choose another group from the list to move to it.</source>
        <translation>اكتب لإعادة تسمية المجموعة. اختر مجموعة أخرى من القائمة للانتقال إليها.</translation>
    </message>
    <message>
        <source>Move to a new group</source>
        <translation>نقل إلى مجموعة جديدة</translation>
    </message>
    <message>
        <source>Removes this radio button from its group. The other buttons stay in it.</source>
        <translation>يزيل هذا الزر من مجموعته. تبقى الأزرار الأخرى فيها.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagConditionSection</name>
    <message>
        <source>Shown when</source>
        <translation>يظهر عندما</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>يظهر بحسب</translation>
    </message>
    <message>
        <source>The field in this condition doesn&apos;t exist, so this field is always shown.</source>
        <translation>لا يوجد حقل كهذا: هذا يظهر دائمًا.</translation>
    </message>
    <message>
        <source>That field already depends on this one, so neither would ever be shown.</source>
        <translation>ذلك الحقل ينتظر هذا أصلًا: فلن يظهر أي منهما أبدًا.</translation>
    </message>
    <message>
        <source>Change condition</source>
        <translation>تغيير وقت ظهوره</translation>
    </message>
    <message>
        <source>Choose on the page</source>
        <translation>اختياره على الصفحة</translation>
    </message>
    <message>
        <source>Click the field that this one depends on. Press Esc to cancel.</source>
        <translation>انقر الحقل الذي يعتمد عليه هذا. اضغط Esc للإلغاء.</translation>
    </message>
    <message>
        <source>Other fields can&apos;t depend on that one.</source>
        <translation>لا يمكن أن يعتمد شيء على ذلك.</translation>
    </message>
    <message>
        <source>Add condition</source>
        <translation>إضافة سطر</translation>
    </message>
    <message>
        <source>Add another field to the condition. “And” is evaluated before “or”.</source>
        <translation>يضيف حقلاً آخر إلى الشرط. تُقيَّم «و» قبل «أو».</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagCopyActions</name>
    <message numerus="yes">
        <source>Paste %n field(s)</source>
        <translation>
            <numerusform>لصق %n حقل</numerusform>
            <numerusform>لصق حقل واحد</numerusform>
            <numerusform>لصق حقلين</numerusform>
            <numerusform>لصق %n حقول</numerusform>
            <numerusform>لصق %n حقلًا</numerusform>
            <numerusform>لصق %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s) to pages</source>
        <translation>
            <numerusform>تكرار على صفحات: %n حقل</numerusform>
            <numerusform>تكرار على صفحات: حقل واحد</numerusform>
            <numerusform>تكرار على صفحات: حقلان</numerusform>
            <numerusform>تكرار على صفحات: %n حقول</numerusform>
            <numerusform>تكرار على صفحات: %n حقلًا</numerusform>
            <numerusform>تكرار على صفحات: %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a block of %n field(s)</source>
        <translation>
            <numerusform>وضع كتلة من %n حقل</numerusform>
            <numerusform>وضع كتلة من حقل واحد</numerusform>
            <numerusform>وضع كتلة من حقلين</numerusform>
            <numerusform>وضع كتلة من %n حقول</numerusform>
            <numerusform>وضع كتلة من %n حقلًا</numerusform>
            <numerusform>وضع كتلة من %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n field(s)</source>
        <translation>
            <numerusform>تكرار %n حقل</numerusform>
            <numerusform>تكرار حقل واحد</numerusform>
            <numerusform>تكرار حقلين</numerusform>
            <numerusform>تكرار %n حقول</numerusform>
            <numerusform>تكرار %n حقلًا</numerusform>
            <numerusform>تكرار %n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagEditor</name>
    <message numerus="yes">
        <source>Align %n field(s)</source>
        <translation>
            <numerusform>محاذاة %n حقل</numerusform>
            <numerusform>محاذاة حقل واحد</numerusform>
            <numerusform>محاذاة حقلين</numerusform>
            <numerusform>محاذاة %n حقول</numerusform>
            <numerusform>محاذاة %n حقلًا</numerusform>
            <numerusform>محاذاة %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %n field(s)</source>
        <translation>
            <numerusform>توزيع %n حقل</numerusform>
            <numerusform>توزيع حقل واحد</numerusform>
            <numerusform>توزيع حقلين</numerusform>
            <numerusform>توزيع %n حقول</numerusform>
            <numerusform>توزيع %n حقلًا</numerusform>
            <numerusform>توزيع %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n field(s) the same size</source>
        <translation>
            <numerusform>توحيد حجم %n حقل</numerusform>
            <numerusform>توحيد حجم حقل واحد</numerusform>
            <numerusform>توحيد حجم حقلين</numerusform>
            <numerusform>توحيد حجم %n حقول</numerusform>
            <numerusform>توحيد حجم %n حقلًا</numerusform>
            <numerusform>توحيد حجم %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resize %n field(s)</source>
        <translation>
            <numerusform>تغيير حجم %n حقل</numerusform>
            <numerusform>تغيير حجم حقل واحد</numerusform>
            <numerusform>تغيير حجم حقلين</numerusform>
            <numerusform>تغيير حجم %n حقول</numerusform>
            <numerusform>تغيير حجم %n حقلًا</numerusform>
            <numerusform>تغيير حجم %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n field(s)</source>
        <translation>
            <numerusform>نقل %n حقل</numerusform>
            <numerusform>نقل حقل واحد</numerusform>
            <numerusform>نقل حقلين</numerusform>
            <numerusform>نقل %n حقول</numerusform>
            <numerusform>نقل %n حقلًا</numerusform>
            <numerusform>نقل %n حقل</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>إضافة %1</translation>
    </message>
    <message>
        <source>Signer %1</source>
        <translation>الموقّع %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n radio button(s)</source>
        <translation>
            <numerusform>إضافة %n زر اختيار</numerusform>
            <numerusform>إضافة زر اختيار واحد</numerusform>
            <numerusform>إضافة زري اختيار</numerusform>
            <numerusform>إضافة %n أزرار اختيار</numerusform>
            <numerusform>إضافة %n زر اختيار</numerusform>
            <numerusform>إضافة %n زر اختيار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n checkbox(es)</source>
        <translation>
            <numerusform>إضافة %n خانة اختيار</numerusform>
            <numerusform>إضافة خانة اختيار واحدة</numerusform>
            <numerusform>إضافة خانتي اختيار</numerusform>
            <numerusform>إضافة %n خانات اختيار</numerusform>
            <numerusform>إضافة %n خانة اختيار</numerusform>
            <numerusform>إضافة %n خانة اختيار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n field(s) to the front</source>
        <translation>
            <numerusform>إحضار %n حقل إلى الأمام</numerusform>
            <numerusform>إحضار حقل واحد إلى الأمام</numerusform>
            <numerusform>إحضار حقلين إلى الأمام</numerusform>
            <numerusform>إحضار %n حقول إلى الأمام</numerusform>
            <numerusform>إحضار %n حقلًا إلى الأمام</numerusform>
            <numerusform>إحضار %n حقل إلى الأمام</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n field(s) to the back</source>
        <translation>
            <numerusform>إرسال %n حقل إلى الخلف</numerusform>
            <numerusform>إرسال حقل واحد إلى الخلف</numerusform>
            <numerusform>إرسال حقلين إلى الخلف</numerusform>
            <numerusform>إرسال %n حقول إلى الخلف</numerusform>
            <numerusform>إرسال %n حقلًا إلى الخلف</numerusform>
            <numerusform>إرسال %n حقل إلى الخلف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n field(s)</source>
        <translation>
            <numerusform>قفل %n حقل</numerusform>
            <numerusform>قفل حقل واحد</numerusform>
            <numerusform>قفل حقلين</numerusform>
            <numerusform>قفل %n حقول</numerusform>
            <numerusform>قفل %n حقلًا</numerusform>
            <numerusform>قفل %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n field(s)</source>
        <translation>
            <numerusform>إلغاء قفل %n حقل</numerusform>
            <numerusform>إلغاء قفل حقل واحد</numerusform>
            <numerusform>إلغاء قفل حقلين</numerusform>
            <numerusform>إلغاء قفل %n حقول</numerusform>
            <numerusform>إلغاء قفل %n حقلًا</numerusform>
            <numerusform>إلغاء قفل %n حقل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagFormulaSection</name>
    <message>
        <source>Change decimal places</source>
        <translation>تغيير المنازل العشرية</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>محسوب</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>{Net} * 1.19</source>
        <translation>{Net} * 1.19</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>المنازل العشرية</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>حسب الحاجة</translation>
    </message>
    <message>
        <source>Change formula</source>
        <translation>تغيير الصيغة</translation>
    </message>
    <message>
        <source>= empty until its fields have values</source>
        <translation>= لا شيء، ما دامت الحقول فيها فارغة</translation>
    </message>
    <message>
        <source>&lt;p&gt;Put field names in braces and text in quotation marks.&lt;/p&gt;&lt;p&gt;Numbers: &lt;code&gt;+ - * / ( ), sum, min, max, round(number; places)&lt;/code&gt;&lt;br&gt;Conditions: &lt;code&gt;if({Net} &amp;gt; 100; &quot;large&quot;; &quot;small&quot;), = &amp;lt;&amp;gt; &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, and, or, not&lt;/code&gt;&lt;br&gt;Text: &lt;code&gt;{First name} &amp;amp; &quot; &quot; &amp;amp; {Last name}&lt;/code&gt;&lt;br&gt;Dates: &lt;code&gt;{Start} + 14, days({End}; {Start})&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;ضع أسماء الحقول بين قوسين معقوفين والنصوص بين علامتي اقتباس.&lt;/p&gt;&lt;p&gt;الأعداد: &lt;code&gt;+ - * / ( ), sum, min, max, round(العدد; المنازل العشرية)&lt;/code&gt;&lt;br&gt;الشروط: &lt;code&gt;if({الصافي} &amp;gt; 100; &quot;كبير&quot;; &quot;صغير&quot;), = &amp;lt;&amp;gt; &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, and, or, not&lt;/code&gt;&lt;br&gt;النصوص: &lt;code&gt;{الاسم الأول} &amp;amp; &quot; &quot; &amp;amp; {اسم العائلة}&lt;/code&gt;&lt;br&gt;التواريخ: &lt;code&gt;{البداية} + 14, days({النهاية}; {البداية})&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Click the fields to add them to the formula. Press Esc to finish.</source>
        <translation>انقر على الحقول لإضافتها إلى الصيغة. اضغط Esc للإنهاء.</translation>
    </message>
    <message>
        <source>Choose on the page</source>
        <translation>اختيار في الصفحة</translation>
    </message>
    <message>
        <source>Click fields on the page to add them to the formula. Press Esc to finish.</source>
        <translation>انقر على حقول في الصفحة لإضافتها إلى الصيغة. اضغط Esc للإنهاء.</translation>
    </message>
    <message>
        <source>Sum of a column</source>
        <translation>مجموع عمود</translation>
    </message>
    <message>
        <source>Adds the number fields above this one. If there are none, click a field of the column.</source>
        <translation>يجمع حقول الأرقام التي فوق هذا الحقل. إذا لم توجد، فانقر على حقل من العمود.</translation>
    </message>
    <message>
        <source>Click a number field of the column. Press Esc to cancel.</source>
        <translation>انقر على حقل أرقام من العمود. اضغط Esc للإلغاء.</translation>
    </message>
    <message>
        <source>That field isn&apos;t part of a column of numbers.</source>
        <translation>هذا الحقل ليس جزءًا من عمود أرقام.</translation>
    </message>
    <message>
        <source>That field can&apos;t be used in this formula.</source>
        <translation>لا يمكن استخدام هذا الحقل في هذه الصيغة.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagGeometrySection</name>
    <message>
        <source>Position and size</source>
        <translation>الموضع والحجم</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>مليمترات</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>بوصات</translation>
    </message>
    <message>
        <source>Distance from the left</source>
        <translation>المسافة من اليسار</translation>
    </message>
    <message>
        <source>Distance from the top</source>
        <translation>المسافة من الأعلى</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>From left</source>
        <comment>short label of a distance on the page</comment>
        <translation>من اليسار</translation>
    </message>
    <message>
        <source>From top</source>
        <comment>short label of a distance on the page</comment>
        <translation>من الأعلى</translation>
    </message>
    <message>
        <source>Locked. Unlock to move or resize.</source>
        <translation>مقفل. ألغِ القفل لنقله أو تغيير حجمه.</translation>
    </message>
    <message numerus="yes">
        <source>%n locked field(s) stay in place.</source>
        <translation>
            <numerusform>يبقى %n حقل مقفل في مكانه.</numerusform>
            <numerusform>يبقى حقل مقفل واحد في مكانه.</numerusform>
            <numerusform>يبقى حقلان مقفلان في مكانهما.</numerusform>
            <numerusform>تبقى %n حقول مقفلة في مكانها.</numerusform>
            <numerusform>يبقى %n حقلًا مقفلًا في مكانه.</numerusform>
            <numerusform>يبقى %n حقل مقفل في مكانه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>إلغاء القفل</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>مقفل</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagListDelegate</name>
    <message>
        <source>p. %1</source>
        <translation>ص %1</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagListModel</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>For</source>
        <translation>لـ</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagOptionsSection</name>
    <message>
        <source>Change options</source>
        <translation>تغيير الخيارات</translation>
    </message>
    <message>
        <source>Enter the number 1234.50 as it should be printed.</source>
        <translation>اكتب العدد 1234.50 كما يجب أن يُطبع.</translation>
    </message>
    <message>
        <source>Change help text</source>
        <translation>تغيير نص المساعدة</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>تغيير الحدود</translation>
    </message>
    <message>
        <source>Enter a date, such as 2026-03-31, or a relative date: today, today+14d or today-18y.</source>
        <translation>أدخل تاريخًا مثل 2026-03-31، أو today أو today+14d أو today-18y.</translation>
    </message>
    <message>
        <source>Change date limits</source>
        <translation>تغيير حدود التاريخ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>خيارات</translation>
    </message>
    <message>
        <source>Fill in automatically</source>
        <translation>التعبئة التلقائية</translation>
    </message>
    <message>
        <source>Multiple lines</source>
        <translation>أسطر متعددة</translation>
    </message>
    <message>
        <source>Comb: one box per character</source>
        <translation>خانات: واحدة لكل حرف</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>تنسيق العدد</translation>
    </message>
    <message>
        <source>Earliest date</source>
        <translation>أقدم تاريخ</translation>
    </message>
    <message>
        <source>Latest date</source>
        <translation>أحدث تاريخ</translation>
    </message>
    <message>
        <source>Check box group</source>
        <translation>مجموعة خانات الاختيار</translation>
    </message>
    <message>
        <source>Select at least</source>
        <translation>التحديد على الأقل</translation>
    </message>
    <message>
        <source>Select at most</source>
        <translation>التحديد على الأكثر</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Print the picture in the document</source>
        <translation>طباعة الصورة في المستند</translation>
    </message>
    <message>
        <source>Note type</source>
        <translation>نوع الملاحظة</translation>
    </message>
    <message>
        <source>{page}, {pages}, {title}, {number} and {date} are replaced with their values when the document is sent. Use “Duplicate to pages” to add this field to other pages.</source>
        <translation>تُستبدل {page} و{pages} و{title} و{number} و{date} عند الإرسال. استخدم «تكرار على صفحات» لوضعه على صفحات أخرى.</translation>
    </message>
    <message>
        <source>Help text for the signer</source>
        <translation>نص مساعدة للموقّع</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>As entered</source>
        <translation>كما أُدخل</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagPanelSection</name>
    <message>
        <source>%1: %2</source>
        <comment>section and what is set in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expanded; press to collapse</source>
        <translation>ظاهر؛ اضغط للإخفاء</translation>
    </message>
    <message>
        <source>Collapsed; press to expand</source>
        <translation>مخفي؛ اضغط للإظهار</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>متعدد</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRenamer</name>
    <message>
        <source>Rename field</source>
        <translation>إعادة تسمية الحقل</translation>
    </message>
    <message>
        <source>Rename group</source>
        <translation>إعادة تسمية المجموعة</translation>
    </message>
    <message>
        <source>Change group</source>
        <translation>تغيير المجموعة</translation>
    </message>
    <message>
        <source>Change options</source>
        <translation>تغيير الخيارات</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagRulesSection</name>
    <message>
        <source>Change text format</source>
        <translation>تغيير شكل النص</translation>
    </message>
    <message>
        <source>Change minimum length</source>
        <translation>تغيير أدنى طول</translation>
    </message>
    <message>
        <source>Change maximum length</source>
        <translation>تغيير أقصى طول</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>تغيير الحدود</translation>
    </message>
    <message>
        <source>Change decimal places</source>
        <translation>تغيير المنازل العشرية</translation>
    </message>
    <message>
        <source>Change date format</source>
        <translation>تغيير تنسيق التاريخ</translation>
    </message>
    <message>
        <source>Text format</source>
        <translation>شكل النص</translation>
    </message>
    <message>
        <source>Any text</source>
        <translation>أي شيء</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>عنوان بريد إلكتروني</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>رقم هاتف</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>رمز بريدي</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Digits only</source>
        <translation>أرقام فقط</translation>
    </message>
    <message>
        <source>Custom pattern</source>
        <translation>نمط خاص</translation>
    </message>
    <message>
        <source>Pattern (regular expression)</source>
        <translation>النمط (تعبير نمطي)</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>أدنى عدد للمحارف</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>أقصى عدد للمحارف</translation>
    </message>
    <message>
        <source>Minimum value</source>
        <translation>أدنى قيمة</translation>
    </message>
    <message>
        <source>Maximum value</source>
        <translation>أقصى قيمة</translation>
    </message>
    <message>
        <source>Maximum decimal places</source>
        <translation>أقصى عدد للمنازل العشرية</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>تنسيق التاريخ</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>متعدد</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>أي</translation>
    </message>
    <message>
        <source>maximum length %1</source>
        <translation>‏%1 على الأكثر</translation>
    </message>
    <message>
        <source>✓ Valid</source>
        <translation>✓ سيُقبل</translation>
    </message>
    <message>
        <source>✕ Invalid</source>
        <translation>✕ لن يُقبل</translation>
    </message>
    <message>
        <source>%1 The pattern isn&apos;t saved.</source>
        <translation>%1 لم يُحفظ النمط.</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Test value</source>
        <translation>تجربة قيمة</translation>
    </message>
    <message>
        <source>Enter a number, for example 12.5.</source>
        <translation>أدخل رقمًا، مثل 12.5.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagSuggestions</name>
    <message numerus="yes">
        <source>Accept %n suggestion(s)</source>
        <translation>
            <numerusform>قبول %n اقتراح</numerusform>
            <numerusform>قبول اقتراح واحد</numerusform>
            <numerusform>قبول اقتراحين</numerusform>
            <numerusform>قبول %n اقتراحات</numerusform>
            <numerusform>قبول %n اقتراحًا</numerusform>
            <numerusform>قبول %n اقتراح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n similar field(s)</source>
        <translation>
            <numerusform>إضافة %n حقل مشابه</numerusform>
            <numerusform>إضافة حقل مشابه واحد</numerusform>
            <numerusform>إضافة حقلين مشابهين</numerusform>
            <numerusform>إضافة %n حقول مشابهة</numerusform>
            <numerusform>إضافة %n حقلًا مشابهًا</numerusform>
            <numerusform>إضافة %n حقل مشابه</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ink::ui::TagValueSection</name>
    <message>
        <source>Default: %1</source>
        <translation>القيمة الأولى: %1</translation>
    </message>
    <message>
        <source>Change value in formulas</source>
        <translation>تغيير القيمة في الصيغ</translation>
    </message>
    <message>
        <source>Change placeholder</source>
        <translation>تغيير النص الإرشادي</translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>تغيير القيمة</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>القيمة الأولى</translation>
    </message>
    <message>
        <source>Note text</source>
        <translation>نص الملاحظة</translation>
    </message>
    <message>
        <source>Selected by default</source>
        <translation>المختار في البداية</translation>
    </message>
    <message>
        <source>Default date</source>
        <translation>التاريخ الأول</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>النص الإرشادي</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>مؤشَّر</translation>
    </message>
    <message>
        <source>This value doesn&apos;t meet the field&apos;s validation rules.</source>
        <translation>لن تُقبل هذه القيمة عند التوقيع.</translation>
    </message>
    <message>
        <source>Options (one per line)</source>
        <translation>الخيارات (واحد في كل سطر)</translation>
    </message>
    <message>
        <source>Value in formulas</source>
        <translation>القيمة في الصيغ</translation>
    </message>
    <message>
        <source>Description for the signer</source>
        <translation>وصف للموقّع</translation>
    </message>
</context>
<context>
    <name>ink::ui::TagWords</name>
    <message>
        <source>Recipient %1</source>
        <translation>المستلم %1</translation>
    </message>
    <message>
        <source>%1 for %2, page %3</source>
        <translation>‏%1 لـ %2، الصفحة %3</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>‏%1، إلزامي</translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation>‏%1، اختياري</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>%1, conditional</source>
        <translation>%1، مشروط</translation>
    </message>
    <message>
        <source>%1, computed</source>
        <translation>%1، محسوب</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1، مقفل</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateActions</name>
    <message>
        <source>New template</source>
        <translation>قالب جديد</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Moved to the trash.</source>
        <translation>نُقل إلى سلة المهملات.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” was saved as a template. The document is unchanged.</source>
        <translation>حُفظ «%1» كقالب. ويبقى المستند كما هو.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>نسخة من %1</translation>
    </message>
    <message>
        <source>“%1” created.</source>
        <translation>أُنشئ «%1».</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <translation>هل تريد الحذف نهائيًا؟</translation>
    </message>
    <message>
        <source>Documents created from a deleted template aren&apos;t affected.</source>
        <translation>تبقى المستندات المنشأة منها دون تغيير.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n template(s)</source>
        <translation>
            <numerusform>حذف %n قالب</numerusform>
            <numerusform>حذف قالب واحد</numerusform>
            <numerusform>حذف قالبين</numerusform>
            <numerusform>حذف %n قوالب</numerusform>
            <numerusform>حذف %n قالبًا</numerusform>
            <numerusform>حذف %n قالب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) deleted.</source>
        <translation>
            <numerusform>حُذف %n قالب.</numerusform>
            <numerusform>حُذف قالب واحد.</numerusform>
            <numerusform>حُذف قالبان.</numerusform>
            <numerusform>حُذفت %n قوالب.</numerusform>
            <numerusform>حُذف %n قالبًا.</numerusform>
            <numerusform>حُذف %n قالب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s) moved to the trash.</source>
        <translation>
            <numerusform>نُقل %n قالب إلى سلة المهملات.</numerusform>
            <numerusform>نُقل قالب واحد إلى سلة المهملات.</numerusform>
            <numerusform>نُقل قالبان إلى سلة المهملات.</numerusform>
            <numerusform>نُقلت %n قوالب إلى سلة المهملات.</numerusform>
            <numerusform>نُقل %n قالبًا إلى سلة المهملات.</numerusform>
            <numerusform>نُقل %n قالب إلى سلة المهملات.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>استُعيد من سلة المهملات.</translation>
    </message>
    <message>
        <source>Removed from the folder.</source>
        <translation>أُخرج من المجلد.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>نُقل إلى «%1».</translation>
    </message>
    <message>
        <source>Changed to %1.</source>
        <translation>غُيّر إلى %1.</translation>
    </message>
    <message>
        <source>Previous type restored.</source>
        <translation>تم التراجع عن التغيير.</translation>
    </message>
    <message>
        <source>Close link?</source>
        <translation>هل تريد إغلاق الرابط؟</translation>
    </message>
    <message>
        <source>The link stops working and can&apos;t be reopened. A duplicate of the template gets a new link. Signed documents are kept.</source>
        <translation>يتوقف عنوانه عن العمل ولا يمكن إعادة فتحه؛ وتحصل نسخة من القالب على عنوان جديد. ويُحتفظ بالمستندات الموقّعة.</translation>
    </message>
    <message>
        <source>Close link</source>
        <translation>إغلاق الرابط</translation>
    </message>
    <message>
        <source>Link closed.</source>
        <translation>أُغلق الرابط.</translation>
    </message>
    <message>
        <source>New documents will use these defaults.</source>
        <translation>ستستخدم المستندات الجديدة هذه الإعدادات الافتراضية.</translation>
    </message>
    <message>
        <source>Previous defaults restored.</source>
        <translation>استُعيدت الإعدادات الافتراضية السابقة.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>أُعيدت التسمية إلى «%1».</translation>
    </message>
    <message>
        <source>Previous title restored.</source>
        <translation>استُعيد العنوان السابق.</translation>
    </message>
    <message>
        <source>Move “%1” to a folder</source>
        <translation>نقل «%1» إلى مجلد</translation>
    </message>
    <message numerus="yes">
        <source>Move %n template(s) to a folder</source>
        <translation>
            <numerusform>نقل %n قالب إلى مجلد</numerusform>
            <numerusform>نقل قالب واحد إلى مجلد</numerusform>
            <numerusform>نقل قالبين إلى مجلد</numerusform>
            <numerusform>نقل %n قوالب إلى مجلد</numerusform>
            <numerusform>نقل %n قالبًا إلى مجلد</numerusform>
            <numerusform>نقل %n قالب إلى مجلد</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish the link?</source>
        <translation>نشر الرابط؟</translation>
    </message>
    <message>
        <source>Anyone with the link can fill in and sign their own copy. A published template can&apos;t be edited.</source>
        <translation>يمكن لأي شخص لديه الرابط تعبئة نسخته الخاصة وتوقيعها. لا يمكن تعديل قالب منشور.</translation>
    </message>
    <message>
        <source>Publish link</source>
        <translation>نشر الرابط</translation>
    </message>
    <message>
        <source>Link published. Anyone with the link can sign.</source>
        <translation>نُشر الرابط. يمكن لأي شخص لديه العنوان التوقيع.</translation>
    </message>
    <message>
        <source>Move undone.</source>
        <translation>تم التراجع عن النقل.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDefaultsDialog</name>
    <message>
        <source>Document defaults</source>
        <translation>الإعدادات الافتراضية للمستندات</translation>
    </message>
    <message>
        <source>Defaults for documents from “%1”</source>
        <translation>الإعدادات الافتراضية لمستندات «%1»</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Recipients&apos; language</source>
        <translation>لغة المستلمين</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>تنتهي الصلاحية بعد</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>التذكيرات</translation>
    </message>
    <message>
        <source>Maximum reminders</source>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>عنوان الاستدعاء</translation>
    </message>
    <message>
        <source>Notified when a document is completed. Leave empty for none.</source>
        <translation>من يُبلَّغ عند اكتمال مستند. اتركه فارغًا لعدم إبلاغ أحد.</translation>
    </message>
    <message>
        <source>Email subject</source>
        <translation>موضوع الرسالة</translation>
    </message>
    <message>
        <source>Message to the recipients</source>
        <translation>رسالة إلى المستلمين</translation>
    </message>
    <message>
        <source>Enter a full http or https address.</source>
        <translation>اكتب عنوان http أو https كاملًا.</translation>
    </message>
    <message>
        <source>Documents per hour</source>
        <translation>المستندات في الساعة</translation>
    </message>
    <message>
        <source>Maximum number that visitors can start from this link.</source>
        <translation>الحد الأقصى الذي يمكن للزوار بدؤه من هذا الرابط.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateDetailsPane</name>
    <message numerus="yes">
        <source>%n templates are selected.</source>
        <translation>
            <numerusform>حُدد %n قالب.</numerusform>
            <numerusform>حُدد قالب واحد.</numerusform>
            <numerusform>حُدد قالبان.</numerusform>
            <numerusform>حُددت %n قوالب.</numerusform>
            <numerusform>حُدد %n قالبًا.</numerusform>
            <numerusform>حُدد %n قالب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a template to see its roles and fields.</source>
        <translation>حدد قالبًا لعرض أدواره وحقوله.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · used %n time(s)</source>
        <translation>
            <numerusform>‏%1 · لم يُستخدم بعد</numerusform>
            <numerusform>‏%1 · استُخدم مرة واحدة</numerusform>
            <numerusform>‏%1 · استُخدم مرتين</numerusform>
            <numerusform>‏%1 · استُخدم %n مرات</numerusform>
            <numerusform>‏%1 · استُخدم %n مرة</numerusform>
            <numerusform>‏%1 · استُخدم %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>In the trash.</source>
        <translation>في سلة المهملات.</translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation>بدء إرسال جماعي…</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>استخدام القالب…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>عرض الصفحات</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>تقرير</translation>
    </message>
    <message>
        <source>More actions for this template</source>
        <translation>إجراءات أخرى لهذا القالب</translation>
    </message>
    <message>
        <source>Public link</source>
        <translation>العنوان العام</translation>
    </message>
    <message>
        <source>Not published. Once it is published, anyone with the link can fill in and sign their own copy, and the template can&apos;t be edited.</source>
        <translation>غير منشور. بعد نشره يمكن لكل من لديه الرابط ملء نسخته وتوقيعها، ولا يمكن عندئذ تعديل القالب.</translation>
    </message>
    <message>
        <source>This link is closed and no longer works.</source>
        <translation>هذا الرابط مغلق ولم يعد عنوانه يعمل.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Close link…</source>
        <translation>إغلاق الرابط…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>No roles yet. Edit the template to add them.</source>
        <translation>لا أدوار بعد. عدّل القالب لإضافتها.</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Fields that you fill in</source>
        <translation>تملأ أنت</translation>
    </message>
    <message>
        <source>Document defaults</source>
        <translation>الإعدادات الافتراضية للمستندات</translation>
    </message>
    <message numerus="yes">
        <source>Expires after %n day(s)</source>
        <translation>
            <numerusform>تنتهي الصلاحية بعد %n يوم</numerusform>
            <numerusform>تنتهي الصلاحية بعد يوم واحد</numerusform>
            <numerusform>تنتهي الصلاحية بعد يومين</numerusform>
            <numerusform>تنتهي الصلاحية بعد %n أيام</numerusform>
            <numerusform>تنتهي الصلاحية بعد %n يومًا</numerusform>
            <numerusform>تنتهي الصلاحية بعد %n يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reminder every %n day(s)</source>
        <translation>
            <numerusform>تذكير كل %n يوم</numerusform>
            <numerusform>تذكير كل يوم</numerusform>
            <numerusform>تذكير كل يومين</numerusform>
            <numerusform>تذكير كل %n أيام</numerusform>
            <numerusform>تذكير كل %n يومًا</numerusform>
            <numerusform>تذكير كل %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>No reminders</source>
        <translation>بلا تذكيرات</translation>
    </message>
    <message>
        <source>Callback to %1</source>
        <translation>استدعاء إلى %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <translation>الرسالة: %1</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Change document defaults</source>
        <translation>تغيير الإعدادات الافتراضية للمستندات</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الإصدارات</translation>
    </message>
    <message>
        <source>%1 · current</source>
        <translation>%1 · الحالي</translation>
    </message>
    <message>
        <source>Restore the version from %1</source>
        <translation>استعادة إصدار %1</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n document(s) per hour</source>
        <translation>
            <numerusform>لا مستندات في الساعة</numerusform>
            <numerusform>حتى مستند واحد في الساعة</numerusform>
            <numerusform>حتى مستندين في الساعة</numerusform>
            <numerusform>حتى %n مستندات في الساعة</numerusform>
            <numerusform>حتى %n مستندًا في الساعة</numerusform>
            <numerusform>حتى %n مستند في الساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number of documents per hour</source>
        <translation>أي عدد من المستندات في الساعة</translation>
    </message>
    <message>
        <source>Publish link…</source>
        <translation>نشر الرابط…</translation>
    </message>
    <message>
        <source>Recipients&apos; language: %1</source>
        <translation>لغة المستلمين: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>حذف نهائي…</translation>
    </message>
    <message>
        <source>%1 · never used</source>
        <translation>‏%1 · لم يُستخدم بعد</translation>
    </message>
    <message>
        <source>This template isn&apos;t available offline.</source>
        <translation>هذا القالب غير متاح دون اتصال.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateFiles</name>
    <message>
        <source>Export the template</source>
        <translation>تصدير القالب</translation>
    </message>
    <message>
        <source>Templates (*%1)</source>
        <translation>القوالب (*%1)</translation>
    </message>
    <message>
        <source>Template exported.</source>
        <translation>القالب الآن في ملف واحد.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>استُورد «%1».</translation>
    </message>
    <message>
        <source>Import templates</source>
        <translation>استيراد قوالب</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatePeopleForm</name>
    <message>
        <source>Role %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>اسم %1</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Email address of %1</source>
        <translation>عنوان البريد الإلكتروني لـ %1</translation>
    </message>
    <message>
        <source>Optional if you share the signing link yourself</source>
        <translation>اختياري: شارك رابط التوقيع بنفسك</translation>
    </message>
    <message>
        <source>Phone number of %1</source>
        <translation>رقم هاتف %1</translation>
    </message>
    <message>
        <source>Phone number for the code by SMS</source>
        <translation>رقم الهاتف للرمز المرسل برسالة نصية</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateTableModel</name>
    <message>
        <source>Template</source>
        <translation>قالب</translation>
    </message>
    <message>
        <source>Bulk template</source>
        <translation>قالب جماعي</translation>
    </message>
    <message>
        <source>Link template</source>
        <translation>قالب رابط</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>Link, open</source>
        <translation>رابط، مفتوح</translation>
    </message>
    <message>
        <source>Link, closed</source>
        <translation>رابط، مغلق</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) created from this template</source>
        <translation>
            <numerusform>أُنشئ منه %n مستند</numerusform>
            <numerusform>أُنشئ منه مستند واحد</numerusform>
            <numerusform>أُنشئ منه مستندان</numerusform>
            <numerusform>أُنشئت منه %n مستندات</numerusform>
            <numerusform>أُنشئ منه %n مستندًا</numerusform>
            <numerusform>أُنشئ منه %n مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>مرات الاستخدام</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateUsePage</name>
    <message>
        <source>Recipients</source>
        <translation>المستلمون</translation>
    </message>
    <message>
        <source>Fields that you fill in</source>
        <translation>تملأ أنت</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) that you can prefill</source>
        <translation>
            <numerusform>%n حقل آخر يمكنك ملؤه مسبقًا</numerusform>
            <numerusform>حقل آخر يمكنك ملؤه مسبقًا</numerusform>
            <numerusform>حقلان آخران يمكنك ملؤهما مسبقًا</numerusform>
            <numerusform>%n حقول أخرى يمكنك ملؤها مسبقًا</numerusform>
            <numerusform>%n حقلًا آخر يمكنك ملؤها مسبقًا</numerusform>
            <numerusform>%n حقل آخر يمكنك ملؤها مسبقًا</numerusform>
        </translation>
    </message>
    <message>
        <source>— Recipient chooses</source>
        <translation>— يختار المستلم</translation>
    </message>
    <message>
        <source>Required: the recipient can&apos;t fill in this field.</source>
        <translation>مطلوب: لا يستطيع المستلم ملء هذا الحقل.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Message to all recipients (optional)</source>
        <translation>رسالة إلى جميع المستلمين (اختيارية)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>بلا مجلد</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>تنتهي الصلاحية بعد</translation>
    </message>
    <message>
        <source>Back to templates</source>
        <translation>العودة إلى القوالب</translation>
    </message>
    <message>
        <source>Open as draft</source>
        <translation>فتح كمسودة</translation>
    </message>
    <message>
        <source>Use template</source>
        <translation>استخدام القالب</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>استخدام «%1»</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>You can use {name}, {date}, {template} and any {field name}.</source>
        <translation>يمكنك استخدام {name} و{date} و{template} وأي {اسم حقل}.</translation>
    </message>
    <message>
        <source>Title: “%1”</source>
        <translation>العنوان: «%1»</translation>
    </message>
    <message>
        <source>Button %1</source>
        <translation>الزر %1</translation>
    </message>
    <message>
        <source>Discard your entries?</source>
        <translation>هل تريد تجاهل ما ملأته؟</translation>
    </message>
    <message>
        <source>No document has been created from “%1” yet.</source>
        <translation>لم يُنشأ أي مستند من «%1» بعد.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplateWords</name>
    <message numerus="yes">
        <source>%n file(s) visible to other roles</source>
        <translation>
            <numerusform>%n ملف مرئي لأدوار أخرى</numerusform>
            <numerusform>ملف واحد مرئي لأدوار أخرى</numerusform>
            <numerusform>ملفان مرئيان لأدوار أخرى</numerusform>
            <numerusform>%n ملفات مرئية لأدوار أخرى</numerusform>
            <numerusform>%n ملفًا مرئيًا لأدوار أخرى</numerusform>
            <numerusform>%n ملف مرئي لأدوار أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>تغيّر الاسم</translation>
    </message>
    <message>
        <source>message changed</source>
        <translation>رسالة أخرى</translation>
    </message>
    <message>
        <source>defaults changed</source>
        <translation>قيم أولى أخرى</translation>
    </message>
    <message>
        <source>type changed</source>
        <translation>صنف آخر من القوالب</translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) added</source>
        <translation>
            <numerusform>أُضيف %n دور</numerusform>
            <numerusform>أُضيف دور واحد</numerusform>
            <numerusform>أُضيف دوران</numerusform>
            <numerusform>أُضيفت %n أدوار</numerusform>
            <numerusform>أُضيف %n دورًا</numerusform>
            <numerusform>أُضيف %n دور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) removed</source>
        <translation>
            <numerusform>أُزيل %n دور</numerusform>
            <numerusform>أُزيل دور واحد</numerusform>
            <numerusform>أُزيل دوران</numerusform>
            <numerusform>أُزيلت %n أدوار</numerusform>
            <numerusform>أُزيل %n دورًا</numerusform>
            <numerusform>أُزيل %n دور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n role(s) changed</source>
        <translation>
            <numerusform>غُيّر %n دور</numerusform>
            <numerusform>غُيّر دور واحد</numerusform>
            <numerusform>غُيّر دوران</numerusform>
            <numerusform>غُيّرت %n أدوار</numerusform>
            <numerusform>غُيّر %n دورًا</numerusform>
            <numerusform>غُيّر %n دور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) added</source>
        <translation>
            <numerusform>أُضيف %n حقل</numerusform>
            <numerusform>أُضيف حقل واحد</numerusform>
            <numerusform>أُضيف حقلان</numerusform>
            <numerusform>أُضيفت %n حقول</numerusform>
            <numerusform>أُضيف %n حقلًا</numerusform>
            <numerusform>أُضيف %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) removed</source>
        <translation>
            <numerusform>أُزيل %n حقل</numerusform>
            <numerusform>أُزيل حقل واحد</numerusform>
            <numerusform>أُزيل حقلان</numerusform>
            <numerusform>أُزيلت %n حقول</numerusform>
            <numerusform>أُزيل %n حقلًا</numerusform>
            <numerusform>أُزيل %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) moved</source>
        <translation>
            <numerusform>نُقل %n حقل</numerusform>
            <numerusform>نُقل حقل واحد</numerusform>
            <numerusform>نُقل حقلان</numerusform>
            <numerusform>نُقلت %n حقول</numerusform>
            <numerusform>نُقل %n حقلًا</numerusform>
            <numerusform>نُقل %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed</source>
        <translation>
            <numerusform>غُيّر %n حقل</numerusform>
            <numerusform>غُيّر حقل واحد</numerusform>
            <numerusform>غُيّر حقلان</numerusform>
            <numerusform>غُيّرت %n حقول</numerusform>
            <numerusform>غُيّر %n حقلًا</numerusform>
            <numerusform>غُيّر %n حقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) added</source>
        <translation>
            <numerusform>أُضيف %n ملف</numerusform>
            <numerusform>أُضيف ملف واحد</numerusform>
            <numerusform>أُضيف ملفان</numerusform>
            <numerusform>أُضيفت %n ملفات</numerusform>
            <numerusform>أُضيف %n ملفًا</numerusform>
            <numerusform>أُضيف %n ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) removed</source>
        <translation>
            <numerusform>أُزيل %n ملف</numerusform>
            <numerusform>أُزيل ملف واحد</numerusform>
            <numerusform>أُزيل ملفان</numerusform>
            <numerusform>أُزيلت %n ملفات</numerusform>
            <numerusform>أُزيل %n ملفًا</numerusform>
            <numerusform>أُزيل %n ملف</numerusform>
        </translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>حُفظ من جديد</translation>
    </message>
</context>
<context>
    <name>ink::ui::TemplatesPage</name>
    <message>
        <source>New template</source>
        <translation>قالب جديد</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>حذف نهائي…</translation>
    </message>
    <message>
        <source>Use template…</source>
        <translation>استخدام القالب…</translation>
    </message>
    <message>
        <source>Start a bulk run…</source>
        <translation>بدء إرسال جماعي…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>عرض الصفحات</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>تقرير</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>تغيير إلى</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>نقل إلى سلة المهملات</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>Search titles and roles</source>
        <translation>البحث في العناوين والأدوار</translation>
    </message>
    <message>
        <source>Search templates</source>
        <translation>البحث في القوالب</translation>
    </message>
    <message>
        <source>Folders of templates</source>
        <translation>مجلدات القوالب</translation>
    </message>
    <message>
        <source>No results for “%1”.</source>
        <translation>لا توجد نتائج لـ«%1».</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>سلة المهملات فارغة.</translation>
    </message>
    <message>
        <source>This folder is empty. Drag templates onto the folder to move them here.</source>
        <translation>هذا المجلد فارغ. اسحب القوالب إليه لحفظها هنا.</translation>
    </message>
    <message>
        <source>No templates yet. A template stores the fields and roles of a document that you send repeatedly.</source>
        <translation>لا قوالب بعد. يحتفظ القالب بحقول وأدوار مستند ترسله مرارًا.</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>تصدير إلى ملف…</translation>
    </message>
    <message>
        <source>First saved version</source>
        <translation>أول إصدار محفوظ</translation>
    </message>
    <message>
        <source>Version restored.</source>
        <translation>استُعيد الإصدار.</translation>
    </message>
    <message>
        <source>The document is in the outbox and will be sent when the connection is back.</source>
        <translation>في صندوق الصادر وسيُرسل عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>نقل إلى مجلد…</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>لا قوالب</numerusform>
            <numerusform>قالب واحد</numerusform>
            <numerusform>قالبان</numerusform>
            <numerusform>%n قوالب</numerusform>
            <numerusform>%n قالبًا</numerusform>
            <numerusform>%n قالب</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a sample template</source>
        <translation>إضافة قالب نموذجي</translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailList</name>
    <message>
        <source>Page thumbnails</source>
        <translation>الصفحات في لمحة</translation>
    </message>
</context>
<context>
    <name>ink::ui::ThumbnailModel</name>
    <message>
        <source>Page %1</source>
        <translation>الصفحة %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n field(s)</source>
        <translation>
            <numerusform>%1، %n حقل</numerusform>
            <numerusform>%1، حقل واحد</numerusform>
            <numerusform>%1، حقلان</numerusform>
            <numerusform>%1، %n حقول</numerusform>
            <numerusform>%1، %n حقلًا</numerusform>
            <numerusform>%1، %n حقل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, file “%2”</source>
        <translation>%1، الملف «%2»</translation>
    </message>
</context>
<context>
    <name>ink::ui::Toast</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>The folder %1 couldn&apos;t be opened.</source>
        <translation>تعذّر فتح المجلد %1 من هنا.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Nothing is waiting for you.</source>
        <translation>لا شيء بانتظارك.</translation>
    </message>
    <message>
        <source>New document…</source>
        <translation>مستند جديد…</translation>
    </message>
    <message>
        <source>Show documents</source>
        <translation>إظهار المستندات</translation>
    </message>
    <message>
        <source>Answer sent.</source>
        <translation>أُرسلت الإجابة.</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayTable</name>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>الشخص</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: heading, %2: number of entries</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: an action, %2: its document and person</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>عنصر آخر</numerusform>
            <numerusform>عنصران آخران</numerusform>
            <numerusform>%n عناصر أخرى</numerusform>
            <numerusform>%n عنصرًا آخر</numerusform>
            <numerusform>%n عنصر آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Show document</source>
        <translation>إظهار المستند</translation>
    </message>
</context>
<context>
    <name>ink::ui::TodayWords</name>
    <message>
        <source>Waiting for less than a day</source>
        <translation>قيد الانتظار منذ أقل من يوم</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n days</source>
        <translation>
            <numerusform>قيد الانتظار منذ أقل من يوم</numerusform>
            <numerusform>قيد الانتظار منذ يوم واحد</numerusform>
            <numerusform>قيد الانتظار منذ يومين</numerusform>
            <numerusform>قيد الانتظار منذ %n أيام</numerusform>
            <numerusform>قيد الانتظار منذ %n يومًا</numerusform>
            <numerusform>قيد الانتظار منذ %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>تنتهي المهلة اليوم</translation>
    </message>
    <message>
        <source>Due tomorrow</source>
        <translation>تنتهي المهلة غدًا</translation>
    </message>
    <message numerus="yes">
        <source>Due in %n days</source>
        <translation>
            <numerusform>تنتهي المهلة اليوم</numerusform>
            <numerusform>تنتهي المهلة خلال يوم واحد</numerusform>
            <numerusform>تنتهي المهلة خلال يومين</numerusform>
            <numerusform>تنتهي المهلة خلال %n أيام</numerusform>
            <numerusform>تنتهي المهلة خلال %n يومًا</numerusform>
            <numerusform>تنتهي المهلة خلال %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts that could not be checked</source>
        <translation>حسابات تعذّر التحقق منها</translation>
    </message>
    <message>
        <source>Waiting for me</source>
        <translation>بانتظاري</translation>
    </message>
    <message>
        <source>Undelivered email</source>
        <translation>رسائل لم تُسلَّم</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>المهلة اليوم</numerusform>
            <numerusform>المهلة خلال يوم واحد</numerusform>
            <numerusform>المهلة خلال يومين</numerusform>
            <numerusform>المهلة خلال %n أيام</numerusform>
            <numerusform>المهلة خلال %n يومًا</numerusform>
            <numerusform>المهلة خلال %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for others for a week or longer</source>
        <translation>بانتظار الآخرين منذ أسبوع أو أكثر</translation>
    </message>
    <message>
        <source>Unfinished bulk runs</source>
        <translation>عمليات إرسال جماعي لم تنتهِ</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>المسودات</translation>
    </message>
    <message>
        <source>%1 of %2 documents sent</source>
        <translation>أُرسل %1 من %2 من المستندات</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <comment>%1: a relative time, such as yesterday</comment>
        <translation>تم التعديل: %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Open account</source>
        <translation>فتح الحساب</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>توقيع</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Correct address</source>
        <translation>تصحيح العنوان</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>تذكير</translation>
    </message>
    <message>
        <source>Resume run</source>
        <translation>استئناف الإرسال</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>فتح المسودة</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>انقضت المهلة</translation>
    </message>
</context>
<context>
    <name>ink::ui::UsageSection</name>
    <message>
        <source>Usage</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>هذا الشهر</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>الشهر الماضي</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>هذه السنة</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>السنة الماضية</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>تجميع حسب</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>الشهر</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>القالب</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>تصدير CSV…</translation>
    </message>
    <message>
        <source>One row for each document that was sent in the period</source>
        <translation>صف لكل مستند أُرسل خلال الفترة</translation>
    </message>
    <message>
        <source>This service doesn&apos;t list charges. What you have spent is under Account.</source>
        <translation>لا تعرض هذه الخدمة الرسوم. ما أنفقته موجود تحت الحساب.</translation>
    </message>
    <message>
        <source>Each document that you send is one charge. Drafts, templates and repeated requests are free. Deleted documents and revoked keys stay in the list.</source>
        <translation>كل مستند ترسله رسم واحد. المسودات والقوالب والطلبات المكررة مجانية. وتبقى المستندات المحذوفة والمفاتيح الملغاة في القائمة.</translation>
    </message>
    <message>
        <source>No documents were sent in this period.</source>
        <translation>لم تُرسل أي مستندات خلال هذه الفترة.</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>الإجمالي: %1</translation>
    </message>
    <message>
        <source>Documents sent</source>
        <translation>المستندات المُرسلة</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are in the exported file.</source>
        <translation>
            <numerusform>لا صفوف أخرى (%n) في الملف المُصدَّر.</numerusform>
            <numerusform>صف واحد آخر في الملف المُصدَّر.</numerusform>
            <numerusform>صفان آخران في الملف المُصدَّر.</numerusform>
            <numerusform>%n صفوف أخرى في الملف المُصدَّر.</numerusform>
            <numerusform>%n صفًا آخر في الملف المُصدَّر.</numerusform>
            <numerusform>%n صف آخر في الملف المُصدَّر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an API key</source>
        <translation>بدون مفتاح API</translation>
    </message>
    <message>
        <source>%1 (…%2)</source>
        <comment>API key</comment>
        <translation>%1 (…%2)</translation>
    </message>
    <message>
        <source>Without a template</source>
        <translation>بدون قالب</translation>
    </message>
    <message>
        <source>Template %1</source>
        <translation>القالب %1</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n مستند</numerusform>
            <numerusform>مستند واحد</numerusform>
            <numerusform>مستندان</numerusform>
            <numerusform>%n مستندات</numerusform>
            <numerusform>%n مستندًا</numerusform>
            <numerusform>%n مستند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated request(s), free</source>
        <translation>
            <numerusform>%n طلب مكرر، مجانًا</numerusform>
            <numerusform>طلب مكرر واحد، مجانًا</numerusform>
            <numerusform>طلبان مكرران، مجانًا</numerusform>
            <numerusform>%n طلبات مكررة، مجانًا</numerusform>
            <numerusform>%n طلبًا مكررًا، مجانًا</numerusform>
            <numerusform>%n طلب مكرر، مجانًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Charges exported.</source>
        <translation>صُدّرت الرسوم.</translation>
    </message>
    <message>
        <source>Export charges</source>
        <translation>تصدير الرسوم</translation>
    </message>
    <message>
        <source>Charges</source>
        <comment>file name</comment>
        <translation>الرسوم</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nobody is charged on this computer: the price of each document that you send counts towards your own spending limit.</source>
        <translation>لا تُحتسب رسوم على أحد في هذا الحاسوب: يُحسب سعر كل مستند ترسله ضمن حد إنفاقك الخاص.</translation>
    </message>
</context>
<context>
    <name>ink::ui::UserShortcuts</name>
    <message>
        <source>Use a shortcut with Ctrl, or a function key.</source>
        <translation>استخدم Ctrl أو مفتاح وظيفة.</translation>
    </message>
    <message>
        <source>“%1” is already assigned to “%2”.</source>
        <translation>«%1» هو اختصار «%2».</translation>
    </message>
    <message>
        <source>“%1” is reserved and can&apos;t be assigned.</source>
        <translation>لا يمكن تغيير «%1».</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyPage</name>
    <message>
        <source>Verify a file</source>
        <translation>التحقق من ملف</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>ما الذي تغيّر</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Verify another file…</source>
        <translation>التحقق من ملف آخر…</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>العودة إلى النتيجة</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>تجري قراءة «%1»…</translation>
    </message>
    <message>
        <source>Drop a signed PDF here to check whether it was changed after signing</source>
        <translation>أفلت هنا ملف PDF موقّعًا للتحقق مما إذا كان قد تغيّر بعد التوقيع</translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation>اختيار ملف PDF…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Comparing page %1 of %2…</source>
        <translation>تجري مقارنة الصفحة %1 من %2…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyReportView</name>
    <message>
        <source>Show what changed</source>
        <translation>عرض ما تغيّر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action: what it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Signature %1: %2</source>
        <translation>التوقيع %1: %2</translation>
    </message>
    <message>
        <source>%1 (by %2)</source>
        <comment>time, authority</comment>
        <translation>‏%1 (من %2)</translation>
    </message>
    <message>
        <source>%1; this computer doesn&apos;t trust the authority</source>
        <comment>time proof</comment>
        <translation>‏%1؛ لا يثق هذا الحاسوب بالهيئة</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>التوقيع</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>التوقيعات</translation>
    </message>
    <message>
        <source>Unknown signer</source>
        <translation>موقّع غير معروف</translation>
    </message>
    <message>
        <source>Signing time</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>%1 (signer&apos;s clock)</source>
        <translation>‏%1 (حسب ساعة الموقّع)</translation>
    </message>
    <message>
        <source>Time-stamp</source>
        <translation>الطابع الزمني</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>يشمل</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>الملف كله</translation>
    </message>
    <message>
        <source>Revision %1 of %2</source>
        <translation>المراجعة %1 من %2</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>الشهادة</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>أصدرها</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>المكان</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>الخوارزمية</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>البصمة</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>المراجعات</translation>
    </message>
    <message>
        <source>Revision %1 (current)</source>
        <translation>المراجعة %1، كما هي الآن</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>المراجعة %1</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>غير موقّع</translation>
    </message>
    <message>
        <source>Changes content protected by an earlier signature.</source>
        <translation>يغيّر ما يحميه توقيع سابق.</translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation>مقارنة جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>المستلمون</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%n آخرون</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n آخرون</numerusform>
            <numerusform>و%n آخرون</numerusform>
            <numerusform>و%n آخرون</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Changes after signing</source>
        <translation>التغييرات بعد التوقيع</translation>
    </message>
    <message>
        <source>As recorded and sealed by %1.</source>
        <translation>بحسب ما سجّله %1 وختمه.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Legal status</source>
        <translation>الوضع القانوني</translation>
    </message>
    <message>
        <source>Trust service</source>
        <translation>خدمة الثقة</translation>
    </message>
</context>
<context>
    <name>ink::ui::VerifyWords</name>
    <message>
        <source>Intact</source>
        <translation>سليم</translation>
    </message>
    <message>
        <source>Changed after signing</source>
        <translation>تغيّر بعد التوقيع</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>مكسور</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>غير موقّع</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>This document hasn&apos;t been changed since it was signed.</source>
        <translation>هذا المستند هو بالضبط ما وُقّع.</translation>
    </message>
    <message>
        <source>The signed content does not match the signature. Do not rely on this file.</source>
        <translation>المحتوى الموقّع لا يطابق التوقيع. لا تعتمد على هذا الملف.</translation>
    </message>
    <message>
        <source>This file has no signature, so it can&apos;t be verified.</source>
        <translation>ليس في هذا الملف أي توقيع، فلا يمكن قول شيء عنه.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read as a PDF.</source>
        <translation>لا يمكن قراءة هذا الملف كملف PDF.</translation>
    </message>
    <message>
        <source>Signed with the certificate of this workspace.</source>
        <translation>موقّع بشهادة مساحة العمل هذه.</translation>
    </message>
    <message>
        <source>Signed with a certificate that this computer trusts.</source>
        <translation>موقّع بشهادة يثق بها هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The certificate is self-signed. Compare its fingerprint with one you got from the signer.</source>
        <translation>الموقّع يضمن نفسه بنفسه: قارن البصمة ببصمة حصلت عليها منه.</translation>
    </message>
    <message>
        <source>This file has no certificate that confirms its origin.</source>
        <translation>لا أحد يضمن هذا الملف بشهادة.</translation>
    </message>
    <message>
        <source>Form fields were filled in after this signature. The signature allows this.</source>
        <translation>مُلئت حقول نموذج بعد هذا التوقيع، كما يسمح.</translation>
    </message>
    <message>
        <source>Parts of the document were removed after signing.</source>
        <translation>أُزيل شيء من المستند بعد توقيعه.</translation>
    </message>
    <message>
        <source>The visible content was changed after signing.</source>
        <translation>تغيّر ما تعرضه صفحة بعد توقيعه.</translation>
    </message>
    <message>
        <source>A field locked by the signer was changed.</source>
        <translation>غُيّر حقل كان الموقّع قد أقفله.</translation>
    </message>
    <message>
        <source>The signed content was changed.</source>
        <translation>البايتات الموقّعة ليست التي وُقّعت.</translation>
    </message>
    <message>
        <source>The signature uses an algorithm that is no longer secure.</source>
        <translation>يستخدم التوقيع خوارزمية ضعيفة جدًا اليوم.</translation>
    </message>
    <message>
        <source>A signature field was placed over text or a picture after signing.</source>
        <translation>وُضع حقل توقيع فوق نص أو صورة بعد التوقيع.</translation>
    </message>
    <message>
        <source>The appearance of a form field doesn&apos;t match its value.</source>
        <translation>يعرض حقل نموذج غير ما يحمله.</translation>
    </message>
    <message>
        <source>The file contains hidden content that only some programs show.</source>
        <translation>أُخفي في الملف شيء لا تعرضه إلا بعض البرامج.</translation>
    </message>
    <message>
        <source>An annotation was added to a page after signing.</source>
        <translation>وُضع شيء على صفحة بعد توقيعها.</translation>
    </message>
    <message>
        <source>Comments were added after this signature. The signature allows this.</source>
        <translation>أُضيفت تعليقات بعد هذا التوقيع، كما يسمح.</translation>
    </message>
    <message>
        <source>Validation data was added.</source>
        <translation>أُضيفت بيانات تحقق.</translation>
    </message>
    <message>
        <source>The document&apos;s metadata was changed.</source>
        <translation>غُيّر وصف المستند.</translation>
    </message>
    <message>
        <source>The signer&apos;s certificate was revoked.</source>
        <translation>كانت شهادة الموقّع قد أُلغيت.</translation>
    </message>
    <message>
        <source>The certificate was revoked after the time proven by the time-stamp.</source>
        <translation>أُلغيت الشهادة لاحقًا، بعد الوقت الذي يثبته طابع زمني.</translation>
    </message>
    <message>
        <source>This certificate is trusted based on its fingerprint.</source>
        <translation>تثق بهذه الشهادة من بصمتها.</translation>
    </message>
    <message>
        <source>A time-stamp in the file doesn&apos;t belong to this signature.</source>
        <translation>طابع زمني في الملف يخص شيئًا آخر.</translation>
    </message>
    <message>
        <source>A time-stamp was created with an unsuitable certificate.</source>
        <translation>وُضع طابع زمني بشهادة غير مخصصة لذلك.</translation>
    </message>
    <message>
        <source>The embedded history is complete and matches the original.</source>
        <translation>السجل داخل الملف كامل ويطابق الأصل.</translation>
    </message>
    <message>
        <source>The embedded history was changed.</source>
        <translation>غُيّر السجل داخل الملف.</translation>
    </message>
    <message>
        <source>The embedded history is complete but refers to other files.</source>
        <translation>السجل داخل الملف كامل؛ لكنه يخبر عن ملفات غير هذا الملف.</translation>
    </message>
    <message>
        <source>The visible content was changed after signing. Do not rely on this file.</source>
        <translation>تم تغيير المحتوى المرئي بعد التوقيع. لا تعتمد على هذا الملف.</translation>
    </message>
    <message>
        <source>Different programs may show different content for this file. Do not rely on it.</source>
        <translation>قد تعرض برامج مختلفة محتوى مختلفًا لهذا الملف. لا تعتمد عليه.</translation>
    </message>
    <message>
        <source>Validation data was removed after signing. The content is unchanged, but the signatures may be harder to validate later.</source>
        <translation>أُزيلت بيانات التحقق بعد التوقيع. لم يتغير المحتوى، لكن قد يصعب التحقق من التوقيعات لاحقًا.</translation>
    </message>
    <message>
        <source>The file was changed after signing in a way that the signature doesn&apos;t allow.</source>
        <translation>تم تغيير الملف بعد التوقيع بطريقة لا يسمح بها التوقيع.</translation>
    </message>
    <message>
        <source>The content hasn&apos;t been changed since it was signed. Parts of the file were rewritten without changing the visible content.</source>
        <translation>المحتوى هو بالضبط ما تم توقيعه. أُعيدت كتابة أجزاء من الملف دون تغيير ما يعرضه.</translation>
    </message>
    <message>
        <source>The signature can&apos;t be checked because the signer&apos;s certificate is missing.</source>
        <translation>لا يمكن التحقق من التوقيع لأن شهادة الموقّع مفقودة.</translation>
    </message>
    <message>
        <source>A page looks different from what was signed.</source>
        <translation>تبدو إحدى الصفحات مختلفة عما تم توقيعه.</translation>
    </message>
    <message>
        <source>PDF readers may show this file differently.</source>
        <translation>قد تقرأ البرامج هذا الملف بطرق مختلفة.</translation>
    </message>
    <message>
        <source>A signature field that was added after signing is also used for something else.</source>
        <translation>حقل توقيع أُضيف بعد التوقيع هو أيضًا شيء آخر.</translation>
    </message>
    <message>
        <source>The form&apos;s default appearance was changed after signing.</source>
        <translation>تم تغيير المظهر الافتراضي للنموذج بعد التوقيع.</translation>
    </message>
    <message>
        <source>Overlapping annotations were reordered after signing.</source>
        <translation>أُعيد ترتيب تعليقات توضيحية متداخلة بعد التوقيع.</translation>
    </message>
    <message>
        <source>The text for screen readers was changed after signing.</source>
        <translation>تم تغيير النص المخصص لقارئات الشاشة بعد التوقيع.</translation>
    </message>
    <message>
        <source>Validation data was removed after signing. The visible content is unchanged.</source>
        <translation>أُزيلت بيانات التحقق بعد التوقيع. لم يتغير ما يعرضه المستند.</translation>
    </message>
    <message>
        <source>Parts of the file were rewritten after signing without changing the visible content.</source>
        <translation>أُعيدت كتابة أجزاء من الملف بعد التوقيع دون تغيير ما يعرضه.</translation>
    </message>
    <message>
        <source>The signature value is encoded in an unusual way. The content isn&apos;t affected.</source>
        <translation>قيمة التوقيع مكتوبة بطريقة غير معتادة. لا يتأثر المحتوى.</translation>
    </message>
    <message>
        <source>An entry marked as a time-stamp isn&apos;t a valid time-stamp.</source>
        <translation>إدخال يدّعي أنه ختم زمني وليس كذلك.</translation>
    </message>
    <message>
        <source>The file is encrypted in a way that isn&apos;t supported.</source>
        <translation>الملف مشفّر بطريقة غير مدعومة.</translation>
    </message>
    <message>
        <source>Personal link</source>
        <translation>رابط شخصي</translation>
    </message>
    <message>
        <source>In person, hosted by %1</source>
        <translation>حضوريًا مع %1</translation>
    </message>
    <message>
        <source>On paper, recorded by %1</source>
        <translation>على الورق، سجّله %1</translation>
    </message>
    <message>
        <source>Code by email</source>
        <translation>رمز بالبريد الإلكتروني</translation>
    </message>
    <message>
        <source>Code by SMS</source>
        <translation>رمز برسالة نصية</translation>
    </message>
    <message>
        <source>Access code</source>
        <translation>رمز الوصول</translation>
    </message>
    <message>
        <source>Not fully checked</source>
        <translation>لم يُتحقَّق منه بالكامل</translation>
    </message>
    <message>
        <source>The signed content is unchanged. The signatures allow the later changes.</source>
        <translation>ما وُقّع لم يتغيّر. تسمح التوقيعات بما غُيّر لاحقًا.</translation>
    </message>
    <message>
        <source>Intact, but a value was replaced</source>
        <translation>سليم، لكن استُبدلت قيمة</translation>
    </message>
    <message>
        <source>Intact, but with a weak signature</source>
        <translation>سليم، لكن توقيعه ضعيف</translation>
    </message>
    <message>
        <source>Some content added after signing couldn&apos;t be compared with the signed content. Check the file in another program before you rely on it.</source>
        <translation>تعذّرت مقارنة بعض ما أُضيف بعد التوقيع بما وُقّع. تحقق من الملف في برنامج آخر قبل الاعتماد عليه.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t trust the signer&apos;s certificate.</source>
        <translation>لا يثق هذا الحاسوب بشهادة الموقّع.</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <comment>where a change is, and the change</comment>
        <translation>الصفحة %1: %2</translation>
    </message>
    <message>
        <source>The embedded history matches the original. Some details are withheld, because they may be about files that some recipients can&apos;t see.</source>
        <translation>السجل داخل الملف يطابق الأصل. حُجبت بعض التفاصيل لأنها قد تخص ملفات لا يستطيع بعض المستلمين رؤيتها.</translation>
    </message>
    <message>
        <source>This file is password-protected. Enter its password to verify it.</source>
        <translation>هذا الملف محمي بكلمة مرور. أدخل كلمة المرور للتحقق منه.</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>legal status, time</comment>
        <translation>%1، في %2</translation>
    </message>
    <message>
        <source>%1 by %2, in list %3 of %4, issued on %5</source>
        <translation>‏%1 من %2، في القائمة %3 الخاصة بـ %4، الصادرة في %5</translation>
    </message>
</context>
<context>
    <name>ink::ui::VisibilityWords</name>
    <message>
        <source>Only %1 sees “%2”. Make it visible to another recipient first.</source>
        <translation>لا يرى «%2» إلا %1. أظهِره لمستلم آخر أولًا.</translation>
    </message>
    <message>
        <source>“%2” is the only file that %1 sees. Show another one first.</source>
        <translation>«%2» هو الملف الوحيد الذي يراه %1. أظهِر له ملفًا آخر أولًا.</translation>
    </message>
    <message>
        <source>The field “%3” in “%2” depends on a file that is hidden from %1. Show that file first.</source>
        <translation>يعتمد الحقل «%3» في «%2» على ملف مخفي عن %1. أظهِر ذلك الملف أولًا.</translation>
    </message>
    <message>
        <source>%1 sees the field “%3” in another file, which depends on a field in “%2”. The file can&apos;t be hidden from them.</source>
        <translation>يرى %1 في ملف آخر الحقل «%3» الذي يعتمد على حقل في «%2»، لذلك لا يمكن إخفاء الملف عنه.</translation>
    </message>
    <message>
        <source>%1 has the field “%3” in “%2”, so the file can&apos;t be hidden from them.</source>
        <translation>لدى %1 الحقل «%3» في «%2»، لذلك لا يمكن إخفاء الملف عنه.</translation>
    </message>
    <message>
        <source>“%2” is hidden from %1.</source>
        <translation>«%2» مخفي عن %1.</translation>
    </message>
    <message>
        <source>%1 sees “%2”.</source>
        <translation>يرى %1 «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are hidden from some recipients.</source>
        <translation>
            <numerusform>%n ملف آخر مخفي عن بعض المستلمين.</numerusform>
            <numerusform>ملف واحد آخر مخفي عن بعض المستلمين.</numerusform>
            <numerusform>ملفان آخران مخفيان عن بعض المستلمين.</numerusform>
            <numerusform>%n ملفات أخرى مخفية عن بعض المستلمين.</numerusform>
            <numerusform>%n ملفًا آخر مخفي عن بعض المستلمين.</numerusform>
            <numerusform>%n ملف آخر مخفي عن بعض المستلمين.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone sees all files.</source>
        <translation>يرى الجميع كل الملفات.</translation>
    </message>
    <message numerus="yes">
        <source>%1 do(es)n&apos;t see “%2”.</source>
        <translation>
            <numerusform>%1 لا يرى «%2».</numerusform>
            <numerusform>%1 لا يرى «%2».</numerusform>
            <numerusform>%1 لا يريان «%2».</numerusform>
            <numerusform>%1 لا يرون «%2».</numerusform>
            <numerusform>%1 لا يرون «%2».</numerusform>
            <numerusform>%1 لا يرون «%2».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 see(s) “%2”.</source>
        <translation>
            <numerusform>فقط %1 يرى «%2».</numerusform>
            <numerusform>فقط %1 يرى «%2».</numerusform>
            <numerusform>فقط %1 يريان «%2».</numerusform>
            <numerusform>فقط %1 يرون «%2».</numerusform>
            <numerusform>فقط %1 يرون «%2».</numerusform>
            <numerusform>فقط %1 يرون «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees “%1”.</source>
        <translation>لا أحد يرى «%1».</translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingModel</name>
    <message>
        <source>Less than a day</source>
        <translation>أقل من يوم</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>أقل من يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>Less than a day left</source>
        <translation>بقي أقل من يوم</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <translation>
            <numerusform>بقي أقل من يوم</numerusform>
            <numerusform>بقي يوم واحد</numerusform>
            <numerusform>بقي يومان</numerusform>
            <numerusform>بقيت %n أيام</numerusform>
            <numerusform>بقي %n يومًا</numerusform>
            <numerusform>بقي %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>بانتظار</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Waiting time</source>
        <translation>منذ</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>المهلة</translation>
    </message>
    <message>
        <source>Last reminder</source>
        <translation>آخر تذكير</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>طُلب</translation>
    </message>
</context>
<context>
    <name>ink::ui::WaitingPage</name>
    <message>
        <source>Waiting for others</source>
        <translation>بانتظار الآخرين</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>Waiting a week or longer</source>
        <translation>منذ أسبوع أو أكثر</translation>
    </message>
    <message numerus="yes">
        <source>Deadline within %n days</source>
        <translation>
            <numerusform>المهلة اليوم</numerusform>
            <numerusform>المهلة خلال يوم واحد</numerusform>
            <numerusform>المهلة خلال يومين</numerusform>
            <numerusform>المهلة خلال %n أيام</numerusform>
            <numerusform>المهلة خلال %n يومًا</numerusform>
            <numerusform>المهلة خلال %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Undelivered email or open question</source>
        <translation>بريد لم يصل أو سؤال مفتوح</translation>
    </message>
    <message>
        <source>People to show</source>
        <translation>من يُعرض</translation>
    </message>
    <message>
        <source>Show document</source>
        <translation>إظهار المستند</translation>
    </message>
    <message>
        <source>Nobody needs to act on your documents right now.</source>
        <translation>لا أحد مطالب بالتصرّف في مستنداتك الآن.</translation>
    </message>
    <message>
        <source>Nobody matches this filter.</source>
        <translation>لا أحد يطابق هذا المرشّح.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>%1: people, %2: documents</comment>
        <translation>%1 في %2</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>لا أحد</numerusform>
            <numerusform>شخص واحد</numerusform>
            <numerusform>شخصان</numerusform>
            <numerusform>%n أشخاص</numerusform>
            <numerusform>%n شخصًا</numerusform>
            <numerusform>%n شخص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>لا مستندات</numerusform>
            <numerusform>مستند واحد</numerusform>
            <numerusform>مستندين</numerusform>
            <numerusform>%n مستندات</numerusform>
            <numerusform>%n مستندًا</numerusform>
            <numerusform>%n مستند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا مزيد</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n آخرون</numerusform>
            <numerusform>و%n آخر</numerusform>
            <numerusform>و%n آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>These people will be reminded:</source>
        <translation>يُذكَّر هؤلاء الأشخاص:</translation>
    </message>
    <message>
        <source>These people can&apos;t be reached by email:</source>
        <translation>لا يصل البريد إلى هؤلاء الأشخاص:</translation>
    </message>
    <message>
        <source>Send reminders?</source>
        <translation>إرسال تذكيرات؟</translation>
    </message>
    <message numerus="yes">
        <source>Remind %n people</source>
        <translation>
            <numerusform>تذكير</numerusform>
            <numerusform>تذكير شخص واحد</numerusform>
            <numerusform>تذكير شخصين</numerusform>
            <numerusform>تذكير %n أشخاص</numerusform>
            <numerusform>تذكير %n شخصًا</numerusform>
            <numerusform>تذكير %n شخص</numerusform>
        </translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>عرض:</translation>
    </message>
    <message>
        <source>You can&apos;t send reminders while you&apos;re offline.</source>
        <translation>لا يمكن إرسال التذكيرات من هنا دون اتصال.</translation>
    </message>
    <message>
        <source>This list isn&apos;t available offline.</source>
        <translation>هذه القائمة غير متاحة دون اتصال.</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>تذكير</translation>
    </message>
</context>
<context>
    <name>ink::ui::WelcomePage</name>
    <message>
        <source>Welcome to Inkstone</source>
        <translation>مرحبًا بك في Inkstone</translation>
    </message>
    <message>
        <source>Prepare documents, have them signed, and keep the proof.</source>
        <translation>حضّر المستندات، واجمع التوقيعات، واحتفظ بالإثبات.</translation>
    </message>
    <message>
        <source>Work on this computer</source>
        <translation>العمل على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Everything stays on this computer. No account needed.</source>
        <translation>يبقى كل شيء على هذا الحاسوب. لا حاجة إلى حساب.</translation>
    </message>
    <message>
        <source>Connect to a service</source>
        <translation>الاتصال بخدمة</translation>
    </message>
    <message>
        <source>Use your team&apos;s signing service with an API key.</source>
        <translation>اعمل مع خدمة التوقيع الخاصة بفريقك ومفتاح API الخاص بها.</translation>
    </message>
    <message>
        <source>Or drop a PDF here to start on this computer</source>
        <translation>أو أفلت ملف PDF هنا للبدء على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Choose a PDF…</source>
        <translation>اختيار ملف PDF…</translation>
    </message>
    <message>
        <source>Your administrator doesn&apos;t allow this.</source>
        <translation>لا يسمح المسؤول بذلك.</translation>
    </message>
    <message>
        <source>Try a sample document</source>
        <translation>تجربة مستند نموذجي</translation>
    </message>
</context>
<context>
    <name>ink::ui::WidgetPrompts</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>ink::ui::WindowActions</name>
    <message>
        <source>&amp;About Inkstone</source>
        <translation>&amp;حول Inkstone</translation>
    </message>
    <message>
        <source>&amp;New document…</source>
        <translation>مستند &amp;جديد…</translation>
    </message>
    <message>
        <source>Choose PDF files to send for signature</source>
        <translation>اختيار ملفات PDF لإرسالها للتوقيع</translation>
    </message>
    <message>
        <source>&amp;Open PDF…</source>
        <translation>&amp;فتح PDF…</translation>
    </message>
    <message>
        <source>A signed PDF is verified; any other PDF becomes a new document</source>
        <translation>يُتحقَّق من ملف PDF الموقّع، وأي ملف آخر يصبح مستندًا جديدًا</translation>
    </message>
    <message>
        <source>&amp;Verify a file…</source>
        <translation>&amp;تحقق من ملف…</translation>
    </message>
    <message>
        <source>Checks whether a signed PDF was changed after signing</source>
        <translation>معرفة هل لا يزال ملف PDF الموقّع كما وُقّع</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;الإعدادات</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;إعادة</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;بحث</translation>
    </message>
    <message>
        <source>&amp;Send…</source>
        <translation>&amp;أرسل…</translation>
    </message>
    <message>
        <source>Desktop &amp;notifications</source>
        <translation>إ&amp;شعارات سطح المكتب</translation>
    </message>
    <message>
        <source>Shows a notification when a document is opened, signed, completed or declined</source>
        <translation>إظهار إشعار على سطح المكتب عند فتح شيء أو توقيعه أو اكتماله أو رفضه</translation>
    </message>
    <message>
        <source>New fol&amp;der…</source>
        <translation>&amp;مجلد جديد…</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>ال&amp;مستندات</translation>
    </message>
    <message>
        <source>C&amp;lose page</source>
        <translation>إ&amp;غلاق الصفحة</translation>
    </message>
    <message>
        <source>&amp;Templates</source>
        <translation>ال&amp;قوالب</translation>
    </message>
    <message>
        <source>&amp;Bulk runs</source>
        <translation>الإ&amp;رسال الجماعي</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>ال&amp;تقارير</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>الت&amp;حقق</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>&amp;صندوق الصادر</translation>
    </message>
    <message>
        <source>&amp;Waiting for others</source>
        <translation>با&amp;نتظار الآخرين</translation>
    </message>
    <message>
        <source>Shows who needs to act on your documents and lets you send reminders</source>
        <translation>يعرض من عليه التصرّف في مستنداتك ويرسل التذكيرات</translation>
    </message>
    <message>
        <source>Waiting for &amp;me</source>
        <translation>&amp;بانتظاري</translation>
    </message>
    <message>
        <source>Review the documents waiting for your signature and sign them together</source>
        <translation>يستعرض المستندات التي تنتظر توقيعك ويوقّعها معًا</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>تح&amp;ديث</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;الأوامر…</translation>
    </message>
    <message>
        <source>Appearance: system default</source>
        <translation>المظهر: كالنظام</translation>
    </message>
    <message>
        <source>Appearance: light</source>
        <translation>المظهر: فاتح</translation>
    </message>
    <message>
        <source>Appearance: dark</source>
        <translation>المظهر: داكن</translation>
    </message>
    <message>
        <source>Appearance: high contrast</source>
        <translation>المظهر: تباين عالٍ</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>ت&amp;رتيب</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>ال&amp;صفحة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>الم&amp;ظهر</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;تراجع: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;إعادة: %1</translation>
    </message>
    <message>
        <source>New template…</source>
        <translation>قالب جديد…</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>الإعدادات: %1</translation>
    </message>
    <message>
        <source>Toda&amp;y</source>
        <translation>الي&amp;وم</translation>
    </message>
    <message>
        <source>Shows what you need to do, in all your accounts</source>
        <translation>يعرض ما عليك فعله في جميع حساباتك</translation>
    </message>
</context>
<context>
    <name>ink::ui::WindowFrame</name>
    <message>
        <source>The API key is kept only until you quit Inkstone.</source>
        <translation>يُحفظ مفتاح API لهذا التشغيل فقط.</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you will be asked for the key next time.</source>
        <translation>ليس في هذا النظام سلسلة مفاتيح يمكن استخدامها، لذا سيُطلب منك المفتاح في المرة القادمة.</translation>
    </message>
</context>
<context>
    <name>ink::ui::Words</name>
    <message>
        <source>this computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>%1, hosted by %2</source>
        <translation>‏%1، باستضافة %2</translation>
    </message>
    <message>
        <source>An email was not delivered</source>
        <translation>لم تُسلَّم رسالة بريد</translation>
    </message>
    <message>
        <source>An email is delayed</source>
        <translation>تأخرت رسالة بريد</translation>
    </message>
    <message>
        <source>Email to %1 was not delivered (%2)</source>
        <translation>لم تُسلَّم الرسالة إلى %1 (%2)</translation>
    </message>
    <message>
        <source>Email to %1 is delayed (%2)</source>
        <translation>تأخرت الرسالة إلى %1 (%2)</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تم الإنشاء</translation>
    </message>
    <message>
        <source>Created by %1</source>
        <translation>أنشأه %1</translation>
    </message>
    <message>
        <source>Created from “%1”</source>
        <translation>أُنشئ من «%1»</translation>
    </message>
    <message>
        <source>Created by %1 from “%2”</source>
        <translation>أنشأه %1 من «%2»</translation>
    </message>
    <message>
        <source>A reminder was sent</source>
        <translation>أُرسل تذكير</translation>
    </message>
    <message>
        <source>%1 sent a reminder</source>
        <translation>أرسل %1 تذكيرًا</translation>
    </message>
    <message>
        <source>%1 was reminded</source>
        <translation>ذُكّر %1</translation>
    </message>
    <message>
        <source>%1 was reminded by %2</source>
        <translation>ذُكّر %1 بواسطة %2</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>ألغاه %1</translation>
    </message>
    <message>
        <source>Cancelled by %1: “%2”</source>
        <translation>ألغاه %1: «%2»</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>مسودة</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>منتهي الصلاحية</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Not yet invited</source>
        <translation>لم يُدعَ بعد</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Filling in</source>
        <translation>يملأ الحقول</translation>
    </message>
    <message>
        <source>Viewed</source>
        <translation>شوهد</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>قُرئ</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>تمت الموافقة</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>تم التوقيع</translation>
    </message>
    <message>
        <source>Signer</source>
        <translation>موقّع</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>قارئ</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>مُراجع</translation>
    </message>
    <message>
        <source>Signing host</source>
        <translation>مضيف التوقيع</translation>
    </message>
    <message>
        <source>Open signer</source>
        <translation>موقّع مفتوح</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>المحرر</translation>
    </message>
    <message>
        <source>Radio button</source>
        <translation>زر اختيار</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تم التعديل</translation>
    </message>
    <message>
        <source>Changed by %1</source>
        <translation>عدّله %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>تم الإرسال</translation>
    </message>
    <message>
        <source>Sent by %1</source>
        <translation>أرسله %1</translation>
    </message>
    <message>
        <source>%1 was invited</source>
        <translation>أُرسلت الدعوة إلى %1</translation>
    </message>
    <message>
        <source>Opened by %1</source>
        <translation>فتحه %1</translation>
    </message>
    <message>
        <source>%1 saved values</source>
        <translation>حفظ %1 قيمًا</translation>
    </message>
    <message>
        <source>%1 corrected values</source>
        <translation>صحّح %1 قيمًا</translation>
    </message>
    <message>
        <source>%1 corrected %2</source>
        <translation>صحّح %1 %2</translation>
    </message>
    <message>
        <source>Filled in by %1</source>
        <translation>ملأه %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>وقّعه %1</translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation>وافق عليه %1</translation>
    </message>
    <message>
        <source>Declined by %1</source>
        <translation>رفضه %1</translation>
    </message>
    <message>
        <source>Declined by %1: “%2”</source>
        <translation>رفضه %1: «%2»</translation>
    </message>
    <message>
        <source>A deadline warning was sent</source>
        <translation>أُرسل تنبيه بالموعد النهائي</translation>
    </message>
    <message>
        <source>%1 was sent a deadline warning</source>
        <translation>نُبّه %1 إلى الموعد النهائي</translation>
    </message>
    <message>
        <source>The deadline passed</source>
        <translation>انقضى الموعد النهائي</translation>
    </message>
    <message>
        <source>The callback address didn&apos;t accept the document</source>
        <translation>لم يقبل عنوان الاستدعاء المستند</translation>
    </message>
    <message>
        <source>Sealing was delayed</source>
        <translation>تأجّل الختم</translation>
    </message>
    <message>
        <source>A signature was added to every file</source>
        <translation>أُضيف توقيع إلى كل ملف</translation>
    </message>
    <message>
        <source>The seal was time-stamped</source>
        <translation>وُضع طابع زمني على الختم</translation>
    </message>
    <message>
        <source>The seal is unchanged</source>
        <translation>يبقى الختم كما هو</translation>
    </message>
    <message>
        <source>%1 attached a file</source>
        <translation>أرفق %1 ملفًا</translation>
    </message>
    <message>
        <source>%1 removed an attached file</source>
        <translation>أزال %1 ملفًا مرفقًا</translation>
    </message>
    <message>
        <source>A damaged file was repaired</source>
        <translation>أُصلح ملف تالف</translation>
    </message>
    <message>
        <source>The encryption of a file was removed</source>
        <translation>أُزيل تشفير ملف</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>تم الختم</translation>
    </message>
    <message>
        <source>Sealed and completed</source>
        <translation>تم الختم والإكمال</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>نُقل إلى سلة المهملات</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>تمت الاستعادة</translation>
    </message>
    <message>
        <source>Moved to another folder</source>
        <translation>نُقل إلى مجلد آخر</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>%1 (hosted by %2)</source>
        <translation>‏%1 (باستضافة %2)</translation>
    </message>
    <message>
        <source>Waiting for %1 people</source>
        <translation>بانتظار %1 من الأشخاص</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>بانتظار %1</translation>
    </message>
    <message>
        <source>Sealing is delayed</source>
        <translation>تأخر الختم</translation>
    </message>
    <message>
        <source>Sealing</source>
        <translation>يجري الختم</translation>
    </message>
    <message numerus="yes">
        <source>after %n people</source>
        <translation>
            <numerusform>بعد %n شخص</numerusform>
            <numerusform>بعد شخص واحد</numerusform>
            <numerusform>بعد شخصين</numerusform>
            <numerusform>بعد %n أشخاص</numerusform>
            <numerusform>بعد %n شخصًا</numerusform>
            <numerusform>بعد %n شخص</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>بعد %1</translation>
    </message>
    <message>
        <source>Sealed; time-stamp pending</source>
        <translation>تم الختم؛ ويأتي طابعه الزمني لاحقًا</translation>
    </message>
    <message>
        <source>Sealed; long-term validation data pending</source>
        <translation>تم الختم؛ ولا يزال الإثبات للسنوات اللاحقة قادمًا</translation>
    </message>
    <message>
        <source>The email could not be delivered</source>
        <translation>تعذر تسليم رسالة البريد</translation>
    </message>
    <message>
        <source>The email is delayed</source>
        <translation>تأخرت رسالة البريد</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>أمس</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>قبل %n يوم</numerusform>
            <numerusform>قبل يوم واحد</numerusform>
            <numerusform>قبل يومين</numerusform>
            <numerusform>قبل %n أيام</numerusform>
            <numerusform>قبل %n يومًا</numerusform>
            <numerusform>قبل %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date without year</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date with year</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>%1 gave consent</source>
        <translation>أعطى %1 موافقته</translation>
    </message>
    <message>
        <source>%1 signed in person, hosted by %2</source>
        <translation>وقّع %1 حضوريًا مع %2</translation>
    </message>
    <message>
        <source>A signing link was locked after too many wrong codes</source>
        <translation>قُفل رابط توقيع بعد رموز خاطئة كثيرة</translation>
    </message>
    <message>
        <source>%1 corrected a recipient</source>
        <translation>صحّح %1 بيانات مستلم</translation>
    </message>
    <message>
        <source>%1 added a recipient</source>
        <translation>أضاف %1 مستلمًا</translation>
    </message>
    <message>
        <source>%1 removed a recipient</source>
        <translation>أزال %1 مستلمًا</translation>
    </message>
    <message>
        <source>%1 changed the signing order</source>
        <translation>غيّر %1 ترتيب التوقيع</translation>
    </message>
    <message>
        <source>%1 changed the fields</source>
        <translation>غيّر %1 الحقول</translation>
    </message>
    <message>
        <source>%1 changed the deadline</source>
        <translation>غيّر %1 المهلة</translation>
    </message>
    <message>
        <source>%1 accepted the sender&apos;s disclosure</source>
        <translation>قبل %1 معلومات المرسل</translation>
    </message>
    <message>
        <source>An email bounced</source>
        <translation>عادت رسالة بريد إلكتروني</translation>
    </message>
    <message>
        <source>Email to %1 bounced (%2)</source>
        <translation>عادت الرسالة المرسلة إلى %1 (%2)</translation>
    </message>
    <message>
        <source>%1 delegated to another person</source>
        <translation>فوّض %1 شخصًا آخر</translation>
    </message>
    <message>
        <source>%1 asked a question</source>
        <translation>طرح %1 سؤالًا</translation>
    </message>
    <message>
        <source>A question was answered</source>
        <translation>أُجيب عن سؤال</translation>
    </message>
    <message>
        <source>%1 answered a question</source>
        <translation>أجاب %1 عن سؤال</translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered questions</source>
        <translation>
            <numerusform>لا أسئلة بلا إجابة</numerusform>
            <numerusform>سؤال واحد بلا إجابة</numerusform>
            <numerusform>سؤالان بلا إجابة</numerusform>
            <numerusform>%n أسئلة بلا إجابة</numerusform>
            <numerusform>%n سؤالًا بلا إجابة</numerusform>
            <numerusform>%n سؤال بلا إجابة</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets a copy at the end</source>
        <translation>يحصل على نسخة في النهاية</translation>
    </message>
    <message>
        <source>Not yet named</source>
        <translation>لم يُسمَّ بعد</translation>
    </message>
    <message>
        <source>Not needed: others have acted</source>
        <translation>غير لازم: تصرّف آخرون</translation>
    </message>
    <message>
        <source>%1 named the next recipient</source>
        <translation>سمّى %1 المستلم التالي</translation>
    </message>
    <message>
        <source>%1 cancelled the scheduled sending</source>
        <translation>ألغى %1 الإرسال المجدول</translation>
    </message>
    <message>
        <source>The document couldn&apos;t be sent at the scheduled time</source>
        <translation>تعذّر إرسال المستند في الوقت المجدول</translation>
    </message>
    <message>
        <source>%1 replaced a file</source>
        <translation>استبدل %1 ملفًا</translation>
    </message>
    <message>
        <source>%1 signed on paper, recorded by %2</source>
        <translation>وقّع %1 على الورق وسجّله %2</translation>
    </message>
    <message>
        <source>An SMS code was not delivered</source>
        <translation>لم يُسلَّم رمز برسالة نصية</translation>
    </message>
    <message>
        <source>An SMS code is delayed</source>
        <translation>تأخّر رمز برسالة نصية</translation>
    </message>
    <message>
        <source>The SMS code for %1 was not delivered</source>
        <translation>لم يُسلَّم الرمز المرسل برسالة نصية إلى %1</translation>
    </message>
    <message>
        <source>The SMS code for %1 is delayed</source>
        <translation>تأخّر الرمز المرسل برسالة نصية إلى %1</translation>
    </message>
    <message>
        <source>The SMS code could not be delivered</source>
        <translation>تعذّر تسليم الرمز المرسل برسالة نصية</translation>
    </message>
    <message>
        <source>The SMS code is delayed</source>
        <translation>تأخّر الرمز المرسل برسالة نصية</translation>
    </message>
    <message>
        <source>The deputy of an absent recipient was invited</source>
        <translation>دُعي نائب مستلم غائب</translation>
    </message>
    <message>
        <source>%1 signed offline on %2 (UTC) according to the device, hosted by %3</source>
        <translation>%1 وقّع دون اتصال في %2 (UTC) بحسب الجهاز، مع %3</translation>
    </message>
    <message>
        <source>%1 made the document available on the local network so that %2 could sign on a phone</source>
        <translation>%1 فتح المستند على الشبكة المحلية ليستطيع %2 التوقيع على هاتف</translation>
    </message>
    <message>
        <source>Access from the local network ended</source>
        <translation>أُغلق المستند على الشبكة المحلية</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>غدًا</translation>
    </message>
    <message numerus="yes">
        <source>In %n days</source>
        <translation>
            <numerusform>خلال %n يوم</numerusform>
            <numerusform>خلال يوم واحد</numerusform>
            <numerusform>خلال يومين</numerusform>
            <numerusform>خلال %n أيام</numerusform>
            <numerusform>خلال %n يومًا</numerusform>
            <numerusform>خلال %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has been correcting this document since %2. You can make corrections as soon as they have finished.</source>
        <translation>يصحّح %1 هذا المستند منذ %2. يمكنك إجراء التصحيحات بعد الانتهاء من ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>لا أحد</numerusform>
            <numerusform>شخص واحد</numerusform>
            <numerusform>شخصان</numerusform>
            <numerusform>%n أشخاص</numerusform>
            <numerusform>%n شخصًا</numerusform>
            <numerusform>%n شخص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>كل يوم</translation>
    </message>
    <message numerus="yes">
        <source>Every %n days</source>
        <translation>
            <numerusform>كل %n يوم</numerusform>
            <numerusform>كل يوم</numerusform>
            <numerusform>كل يومين</numerusform>
            <numerusform>كل %n أيام</numerusform>
            <numerusform>كل %n يومًا</numerusform>
            <numerusform>كل %n يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>قبل دقيقة</numerusform>
            <numerusform>قبل دقيقتين</numerusform>
            <numerusform>قبل %n دقائق</numerusform>
            <numerusform>قبل %n دقيقة</numerusform>
            <numerusform>قبل %n دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>قبل ساعة</numerusform>
            <numerusform>قبل ساعتين</numerusform>
            <numerusform>قبل %n ساعات</numerusform>
            <numerusform>قبل %n ساعة</numerusform>
            <numerusform>قبل %n ساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Other members of the group have acted</source>
        <translation>تصرّف آخرون من المجموعة</translation>
    </message>
    <message>
        <source>%1 scheduled the document</source>
        <translation>جدول %1 الإرسال</translation>
    </message>
    <message>
        <source>A signed copy was sent to %1</source>
        <translation>أُرسلت نسخة موقّعة إلى %1</translation>
    </message>
    <message>
        <source>%1 sent a signed copy to %2</source>
        <translation>أرسل %1 نسخة موقّعة إلى %2</translation>
    </message>
</context>
<context>
    <name>ink::workflow::Session</name>
    <message>
        <source>This computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
</context>
<context>
    <name>ink::ui::EditorTabBar</name>
    <message>
        <source>Open documents</source>
        <translation>المستندات المفتوحة</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>مستند جديد</translation>
    </message>
    <message>
        <source>template</source>
        <translation>قالب</translation>
    </message>
    <message>
        <source>document</source>
        <translation>مستند</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: title of a document, %2: its state</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Close “%1”</source>
        <translation>إغلاق «%1»</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>إغلاق البقية</translation>
    </message>
</context>
<context>
    <name>ink::ui::TrustedListsSection</name>
    <message>
        <source>Valid until %1</source>
        <translation>صالحة حتى %1</translation>
    </message>
    <message>
        <source>%1: list %2</source>
        <comment>territory, number of the list</comment>
        <translation>%1: القائمة %2</translation>
    </message>
    <message>
        <source>Trusted lists</source>
        <translation>قوائم الثقة</translation>
    </message>
    <message>
        <source>Trusted lists (ETSI TS 119 612) say which certificates are qualified. Put the lists into a folder, together with the certificates that may sign the first one. For the European lists, the Official Journal of the European Union publishes these certificates.</source>
        <translation>تبيّن قوائم الثقة (ETSI TS 119 612) الشهادات المؤهلة. ضع القوائم في مجلد مع الشهادات التي يُسمح لها بتوقيع القائمة الأولى. وتنشر الجريدة الرسمية للاتحاد الأوروبي هذه الشهادات للقوائم الأوروبية.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختر…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>Don&apos;t use trusted lists</source>
        <translation>عدم استخدام قوائم الثقة</translation>
    </message>
    <message>
        <source>List</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>الناشر</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Choose the folder with trusted lists</source>
        <translation>اختيار المجلد الذي يحتوي على قوائم الثقة</translation>
    </message>
    <message>
        <source>Trusted lists are no longer used.</source>
        <translation>لم تعد قوائم الثقة مستخدمة.</translation>
    </message>
    <message>
        <source>Trusted lists changed.</source>
        <translation>تغيّرت قوائم الثقة.</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>لا يوجد مجلد</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>حدّده المسؤول.</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>هذا المجلد غير موجود.</translation>
    </message>
    <message>
        <source>This folder has no trusted lists.</source>
        <translation>لا يحتوي هذا المجلد على قوائم ثقة.</translation>
    </message>
</context>
</TS>
