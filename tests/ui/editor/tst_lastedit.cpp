// "draft, saved" means saved: one edit alone, closed or sent right after it, is there again and is sent.
#include "app/api/apiclient.h"
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/sending/editorsenddialog.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_lastedit {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

class TestLastEdit final : public QObject
{
    Q_OBJECT

    /** An editor over the real service with a saved draft: one signer, a signature and a text. */
    struct Desk
    {
        test::EditorStation station;
        std::unique_ptr<EditorPage> page;
        domain::DocumentId id;

        PageView& view() { return page->workspace().view(); }
        const domain::Document& document() { return view().document(); }
        bool isSaved()
        {
            return QTest::qWaitFor(
                [this] { return page->findChild<QLabel*>(u"saveState"_s)->text() == u"draft, saved"_s; },
                20000);
        }
        bool open()
        {
            if (!station.open()) return false;
            makePage();
            page->createFrom({test::sourcePath(u"resources/samples/annex.pdf"_s)}, domain::FolderId());
            if (!QTest::qWaitFor([this] { return !page->documentId().isNull(); }, 20000)) return false;
            id = page->documentId();
            page->workspace().recipients().addRecipient();
            edit("recipientName", u"Anna Lindqvist"_s);
            edit("recipientEmail", u"anna@example.com"_s);
            view().editor().setActiveInvitation(1);
            view().editor().placeTag(domain::TagType::Signature, {0, {150, 300}});
            view().editor().placeTag(domain::TagType::Text, {0, {350, 300}});
            return isSaved();
        }
        void makePage()
        {
            page = std::make_unique<EditorPage>(station.session, *station.journal, station.settings,
                                                station.prompts);
            page->resize(1360, 900);
            page->show();
        }
        void edit(const char* field, const QString& text)
        {
            auto* line = page->findChild<QLineEdit*>(QLatin1String(field));
            line->selectAll();
            QTest::keyClicks(line, text);
        }
        /** Closes the document at once, and opens it in a new window. */
        bool reopen()
        {
            page->closeDocument();
            makePage();
            page->openDocument(id);
            return QTest::qWaitFor([this] { return page->documentId() == id; }, 20000);
        }
        void selectText()
        {
            const auto& tags = document().tags;
            for (const domain::Tag& tag : tags)
                if (tag.type == domain::TagType::Text) view().selection().select({tag.id});
        }
        domain::Tag text()
        {
            const auto& tags = document().tags;
            for (const domain::Tag& tag : tags)
                if (tag.type == domain::TagType::Text) return tag;
            return {};
        }
    };

private Q_SLOTS:
    void isThereAgainAfterClosing_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"company", "jobTitle", "multiline", "lock"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void isThereAgainAfterClosing()
    {
        QFETCH(const QString, what);
        Desk desk;
        QVERIFY(desk.open());
        if (what == u"company"_s) {
            desk.edit("recipientCompany", u"Acme Ltd"_s);
        } else if (what == u"jobTitle"_s) {
            desk.edit("recipientJobTitle", u"Buyer"_s);
        } else if (what == u"multiline"_s) {
            desk.selectText();
            auto* box = desk.page->findChild<QCheckBox*>(u"tagMultiline"_s);
            QVERIFY(box && !box->isChecked());
            box->click();
            QVERIFY(desk.text().style.multiline);
        } else {
            desk.selectText();
            auto* lock = desk.page->findChild<QAction*>(u"lockTags"_s);
            QVERIFY(lock && lock->isEnabled());
            lock->trigger();
            QVERIFY(desk.text().facts.isLocked);
        }
        QVERIFY(desk.reopen());
        const domain::Invitation& person = desk.document().invitations.constFirst();
        QCOMPARE(person.company, what == u"company"_s ? u"Acme Ltd"_s : QString());
        QCOMPARE(person.jobTitle, what == u"jobTitle"_s ? u"Buyer"_s : QString());
        QCOMPARE(desk.text().style.multiline, what == u"multiline"_s);
        QCOMPARE(desk.text().facts.isLocked, what == u"lock"_s);
    }

    void isSent()
    {
        Desk desk;
        QVERIFY(desk.open());
        domain::Document filled = desk.document();
        for (domain::Tag& tag : filled.tags)
            if (tag.type == domain::TagType::Text) tag.style.fill = u"company"_s;
        desk.view().editor().target().apply(filled);
        QVERIFY(desk.isSaved());
        desk.edit("recipientCompany", u"Acme Ltd"_s);
        QSignalSpy sent(desk.page.get(), &EditorPage::documentSent);
        desk.page->send();
        auto* dialog = desk.page->findChild<EditorSendDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(u"sendSender"_s)->setText(u"Nora Lind"_s);
        dialog->findChild<QPushButton*>(u"sendNow"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(sent.count(), 1, 20000);
        std::optional<Result<domain::Document>> now;
        desk.station.session.client()->retrieve(desk.id, this,
                                                [&](const Result<domain::Document>& found) { now = found; });
        QTRY_VERIFY_WITH_TIMEOUT(now.has_value(), 20000);
        QVERIFY(now->has_value());
        QCOMPARE((*now)->invitations.constFirst().company, u"Acme Ltd"_s);
        for (const domain::Tag& tag : (*now)->tags)
            if (tag.type == domain::TagType::Text) QCOMPARE(tag.text, u"Acme Ltd"_s);
    }
};

INK_TEST(TestLastEdit, "tst_lastedit")

} // namespace tst_lastedit

#include "tst_lastedit.moc"
