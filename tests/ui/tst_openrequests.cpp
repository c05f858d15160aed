#include "tests/support/testmain.h"
#include "ui/shell/actionregistry.h"
#include "ui/shell/openrequests.h"

#include <QApplication>
#include <QFileOpenEvent>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace ink::ui;

/** Files that the desktop hands to the running program, as macOS does, and its menu there. */
class TestOpenRequests final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensTogetherWhatArrivesTogether()
    {
        QList<QStringList> opened;
        const OpenRequests requests([&opened](const QStringList& files) { opened.append(files); });
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
    }
    void menuEntriesStayWhereTheyWerePut()
    {
        ActionRegistry actions;
        // macOS would take this for the settings of the program, by its words.
        const QAction* const action = actions.add(QStringLiteral("view.setup"), std::nullopt, {},
                                                  [] { return QStringLiteral("Settings of the list"); }, {});
        QCOMPARE(action->menuRole(), QAction::NoRole);
    }
};

INK_TEST(TestOpenRequests, "tst_openrequests")
#include "tst_openrequests.moc"
