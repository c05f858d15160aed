// Links to documents in the window, over real services.
#include "app/wire/documentlink.h"
#include "tests/support/foreignserver.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/widgets/toast.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

namespace tst_documentlinks {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

constexpr int patience = 20000;

class TestDocumentLinks final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;

    DocumentsPage& page() { return m_desk->window->documentsPage(); }
    QString toast()
    {
        QString text = m_desk->window->findChild<Toast*>()->text();
        return text.remove(QChar(0x2068)).remove(QChar(0x2069));
    }
    bool isCopyAvailable()
    {
        return documentCommand(DocumentCommandId::CopyLink)
            .isAvailable(page().selectionActions().selection());
    }
    void select(domain::DocumentId id)
    {
        page().refresh();
        page().select(id);
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->selectedDocument(), id, patience);
    }
    void leave()
    {
        page().table()->clearSelection();
        m_desk->window->showSettings();
        QVERIFY(m_desk->window->currentPage() != &page());
    }
    void opens(const QString& link, domain::DocumentId id)
    {
        leave();
        m_desk->window->openLink(link);
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->selectedDocument(), id, patience);
        QCOMPARE(m_desk->window->currentPage(), &page());
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
        QVERIFY(m_desk->showLocal());
    }
    void cleanup() { m_desk.reset(); }

    void aCopiedLinkLeadsBack()
    {
        const auto lease = m_desk->create(u"Lease"_s, {u"Ben Berg"_s}, false);
        const auto order = m_desk->create(u"Order"_s, {u"Ben Berg"_s}, true);
        select(lease.id);
        QVERIFY(isCopyAvailable());
        page().selectionActions().perform(DocumentCommandId::CopyLink);
        QCOMPARE(toast(), u"Link copied. It works only on this computer."_s);
        const QString link = QGuiApplication::clipboard()->text();
        QCOMPARE(wire::documentLinkFrom(link),
                 std::optional(wire::DocumentLink{u"local"_s, lease.guid, lease.id}));
        select(order.id);
        opens(link, lease.id);
        opens(u"inkstone:open?service=local&document="_s + order.guid, order.id);
        // As the page of its own service has it; the port is that of this start.
        const QUrl base(m_desk->host()->baseUrl());
        opens(u"inkstone://open/?service=127.0.0.1:"_s + QString::number(base.port()) + u"&documentId="_s +
                  QString::number(order.id.value()),
              order.id);
        opens(u"inkstone:document/%1"_s.arg(lease.id.value()), lease.id); // there is only one account
    }

    void anotherDocumentIsNeverOpened()
    {
        const auto lease = m_desk->create(u"Lease"_s, {u"Ben Berg"_s}, false);
        for (const QString& link :
             {wire::toText({u"local"_s, u"6f1f7a52-0c9b-4a65-93a5-0d8a1b2c3d4e"_s, lease.id}),
              wire::toText({u"local"_s, {}, domain::DocumentId(999'999)}),
              wire::toText({u"local"_s, u"6f1f7a52-0c9b-4a65-93a5-0d8a1b2c3d4e"_s, {}})}) {
            leave();
            m_desk->window->findChild<Toast*>()->dismiss();
            m_desk->window->openLink(link);
            QTRY_VERIFY_WITH_TIMEOUT(
                toast().startsWith("The document of this link isn't in this account."_L1), patience);
            QVERIFY(page().table()->selectedDocument().isNull());
            QVERIFY(m_desk->window->currentPage() != &page());
        }
    }

    void aServiceThatIsNotConnected()
    {
        const auto lease = m_desk->create(u"Lease"_s, {u"Ben Berg"_s}, false);
        leave();
        m_desk->window->openLink(wire::toText({u"SIGN.example.com/Call%20555"_s, {}, lease.id}));
        QCOMPARE(toast(),
                 u"This link needs the service sign.example.com. Connect to it, then open the link again."_s);
        QVERIFY(m_desk->session().isLocal());
        QVERIFY(m_desk->window->currentPage() != &page());
    }

    /** Two services with a document of the same number. */
    void anotherService()
    {
        test::ServiceFixture team;
        QVERIFY(team.start());
        const QUrl address(team.host().baseUrl());
        QVERIFY(m_desk->connectTo(address, Secret(team.key)));
        const auto theirs = m_desk->create(u"Theirs"_s, {u"Ben Berg"_s}, false);
        select(theirs.id);
        page().selectionActions().perform(DocumentCommandId::CopyLink);
        QCOMPARE(QGuiApplication::clipboard()->text(), theirs.documentUrl);
        QCOMPARE(theirs.documentUrl, u"%1/documents/%2"_s.arg(address.toString()).arg(theirs.id.value()));
        const QString link = wire::toText({wire::serviceName(address), {}, theirs.id});

        QVERIFY(m_desk->open(u"local"_s));
        const auto ours = m_desk->create(u"Ours"_s, {u"Ben Berg"_s}, false);
        QCOMPARE(ours.id, theirs.id);
        leave();
        m_desk->prompts.willConfirm(u"switchForLink"_s, false);
        m_desk->window->openLink(link);
        QTRY_VERIFY(m_desk->prompts.isDone());
        QVERIFY(m_desk->session().isLocal());
        QVERIFY(m_desk->window->currentPage() != &page());

        m_desk->prompts.willConfirm(u"switchForLink"_s, true);
        m_desk->window->openLink(link);
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->selectedDocument(), theirs.id, patience);
        QVERIFY(m_desk->session().isRemote());
        QVERIFY(m_desk->prompts.lastConfirm().text.contains(wire::serviceName(address)));

        // The former form names no service: with two accounts it opens nothing.
        leave();
        m_desk->window->openLink(u"inkstone:document/%1"_s.arg(theirs.id.value()));
        QCOMPARE(toast(), u"This link doesn't say which service the document is on. Ask for a new link."_s);
        QVERIFY(m_desk->window->currentPage() != &page());
    }

    void aForeignServiceHasNoLinks()
    {
        test::ForeignServer server;
        QVERIFY(m_desk->connectTo(server.baseUrl(), Secret(test::ForeignServer::key())));
        const auto lease = m_desk->create(u"Lease"_s, {u"Ben Berg"_s}, false);
        select(lease.id);
        QVERIFY(!isCopyAvailable());
        QGuiApplication::clipboard()->setText(u"before"_s);
        page().selectionActions().perform(DocumentCommandId::CopyLink);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        // A link that names it is opened all the same.
        opens(wire::toText({wire::serviceName(server.baseUrl()), {}, lease.id}), lease.id);
    }
};

INK_TEST(TestDocumentLinks, "tst_documentlinks")

} // namespace tst_documentlinks

#include "tst_documentlinks.moc"
