#include "app/domain/document/document.h"
#include "tests/support/testmain.h"
#include "ui/shell/window/actionregistry.h"
#include "ui/shell/window/applink.h"
#include "ui/shell/window/openrequests.h"

#include <QApplication>
#include <QFileOpenEvent>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

namespace tst_openrequests {

using namespace ink::ui;

/** Files that the desktop passes to the running program, as on macOS, and its menu there. */
class TestOpenRequests final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensTogetherWhatArrivesTogether()
    {
        QList<QStringList> opened;
        QStringList links;
        const OpenRequests requests([&opened](const QStringList& files) { opened.append(files); },
                                    [&links](const QString& link) { links.append(link); });
        const auto send = [](const QString& file) {
            QFileOpenEvent event(file);
            QCoreApplication::sendEvent(qApp, &event);
        };
        send(QStringLiteral("/tmp/lease.pdf"));
        send(QStringLiteral("/tmp/ж 漢.pdf"));
        send(QStringLiteral("/tmp/lease.pdf"));
        QVERIFY(opened.isEmpty());
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(opened.first(),
                 QStringList({QStringLiteral("/tmp/lease.pdf"), QStringLiteral("/tmp/ж 漢.pdf")}));
        QFileOpenEvent byAddress(QUrl::fromLocalFile(QStringLiteral("/tmp/rent.inkstone-template")));
        QCoreApplication::sendEvent(qApp, &byAddress);
        QTRY_COMPARE(opened.size(), 2);
        QCOMPARE(opened.last(), QStringList{QStringLiteral("/tmp/rent.inkstone-template")});
        QFileOpenEvent link(QUrl(QStringLiteral("inkstone:document/12")));
        QCoreApplication::sendEvent(qApp, &link);
        QCOMPARE(links, QStringList{QStringLiteral("inkstone:document/12")});
        QCOMPARE(opened.size(), 2);
    }
    void linksLeadToPlaces_data()
    {
        using Place = AppLink::Target;
        QTest::addColumn<QString>("link");
        QTest::addColumn<std::optional<AppLink>>("place");
        const auto row = [](const char* link, const std::optional<AppLink>& place) {
            QTest::newRow(link) << QString::fromLatin1(link) << place;
        };
        row("inkstone:documents", AppLink{Place::Documents, {}, {}});
        row("inkstone://documents/", AppLink{Place::Documents, {}, {}});
        row("INKSTONE:Verify", AppLink{Place::Verify, {}, {}});
        row("inkstone:waiting", AppLink{Place::Waiting, {}, {}});
        row("inkstone:templates", AppLink{Place::Templates, {}, {}});
        row("inkstone:document/12", AppLink{Place::Document, {{}, {}, ink::domain::DocumentId(12)}, {}});
        row("inkstone:open?service=sign.example.com&documentId=12",
            AppLink{
                Place::Document, {QStringLiteral("sign.example.com"), {}, ink::domain::DocumentId(12)}, {}});
        row("inkstone:help/whats-new", AppLink{Place::Help, {}, QStringLiteral("whats-new")});
        row("inkstone:help", AppLink{Place::Help, {}, {}});
        for (const char* none :
             {"inkstone:", "inkstone:document", "inkstone:document/0", "inkstone:document/-5",
              "inkstone:document/99999999999999999999", "inkstone:verify/etc", "inkstone:quit",
              "inkstone:document/1/delete", "inkstone:help/../../etc", "file:///etc/passwd",
              "inkstone:documents?send=1", "https://example.org/inkstone:documents"})
            row(none, std::nullopt);
    }
    void linksLeadToPlaces()
    {
        QFETCH(QString, link);
        QFETCH(std::optional<AppLink>, place);
        QCOMPARE(parseAppLink(link), place);
    }
    void menuEntriesStayWhereTheyWerePut()
    {
        ActionRegistry actions;
        // macOS would treat this as the preferences entry because of its text.
        const QAction* const action = actions.add(QStringLiteral("view.setup"), std::nullopt, {},
                                                  [] { return QStringLiteral("Settings of the list"); }, {});
        QCOMPARE(action->menuRole(), QAction::NoRole);
    }
};

INK_TEST(TestOpenRequests, "tst_openrequests")

} // namespace tst_openrequests

#include "tst_openrequests.moc"
