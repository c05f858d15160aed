// A bulk run in the whole window over the real service, from a file with errors to documents.
#include "app/domain/document/document.h"
#include "app/tables/csvreader.h"
#include "app/tables/xlsxwriter.h"
#include "app/workflow/bulk/bulkrun.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/bulk/bulkgrid.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulkpreview.h"
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/bulk/mappingheader.h"
#include "ui/pages/documents/correct/correctmanydialog.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/toast.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>

namespace tst_bulk {

using namespace ink;
using namespace Qt::Literals::StringLiterals;
using State = workflow::BulkRun::State;

namespace {

domain::DocumentId makeTemplate(test::WindowFixture& desk, const QString& title = u"Offer letter"_s,
                                const QList<domain::Tag>& more = {}, const QStringList& moreRoles = {})
{
    domain::Document wanted;
    wanted.title = title;
    wanted.type = domain::DocumentType::BulkTemplate;
    wanted.senderName = u"Nora Lind"_s;
    wanted.senderEmail = u"nora@example.org"_s;
    domain::Invitation role;
    role.recipientName = u"Candidate"_s;
    wanted.invitations = {role};
    for (const QString& name : moreRoles)
        wanted.invitations.append(test::invitation(name, QString()));
    auto name = test::tag(domain::TagType::PrefillableText, u"Name"_s, 1, 1, 100, 120);
    auto salary = test::tag(domain::TagType::PrefillableNumber, u"Salary"_s, 1, 1, 100, 160);
    auto start = test::tag(domain::TagType::Date, u"Start date"_s, 1, 1, 100, 200);
    salary.style.min = 1;
    salary.style.decimals = 2;
    start.style.dateFormat = u"yyyy-MM-dd"_s;
    wanted.tags = {name, salary, start, test::tag(domain::TagType::Signature, u"Signature"_s, 3, 1, 76, 152)};
    wanted.tags += more;
    std::optional<Result<domain::Document>> made;
    desk.session().client()->create(wanted, {{u"agreement.pdf"_s, test::WindowFixture::sample()}},
                                    u"template-"_s + title, desk.window.get(),
                                    [&made](const Result<domain::Document>& result) { made = result; });
    if (!QTest::qWaitFor([&made] { return made.has_value(); }, 20000) || !*made) {
        qWarning() << "no template" << (made ? (*made).error().detail.english() : QString());
        return {};
    }
    return (**made).id;
}

QString write(test::WindowFixture& desk, const QString& name, const QByteArray& bytes)
{
    QFile file(desk.path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
    return file.fileName();
}

template <typename T> T* part(QWidget& parent, const char* name)
{
    T* found = parent.findChild<T*>(QLatin1StringView(name));
    if (!found) qFatal("no %s", name);
    return found;
}

void shoot(QWidget& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
    if (folder.isEmpty()) return;
    test::settle(window);
    QDir().mkpath(folder);
    QVERIFY(window.grab().save(folder + u'/' + name + u".png"_s));
}

/** The longest time between two turns of the event loop. */
class Stall final : public QObject
{
public:
    Stall()
    {
        m_clock.start();
        startTimer(0);
    }
    [[nodiscard]] qint64 longest() const { return m_longest; }
    void reset()
    {
        m_longest = 0;
        m_clock.restart();
    }

protected:
    void timerEvent(QTimerEvent*) override { m_longest = std::max(m_longest, m_clock.restart()); }

private:
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

void type(ui::BulkGrid& grid, const QString& text)
{
    QTest::keyClick(&grid, Qt::Key_F2);
    const QPointer<QLineEdit> editor = grid.findChild<QLineEdit*>(u"bulkCellEditor"_s);
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(!editor); // views apply typed text a turn later
    QCOMPARE(grid.currentIndex().data().toString(), text);
}

} // namespace

class TestBulk final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** Also while the list is empty and has no button beside the title. */
    void theTitleStaysWhereItIs()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const domain::DocumentId source = makeTemplate(desk);
        window.showBulk();
        auto& page = window.bulkPage();
        const auto labels = page.findChildren<QLabel*>(Qt::FindDirectChildrenOnly);
        const auto title = std::find_if(labels.begin(), labels.end(),
                                        [](const QLabel* label) { return label->text() == u"Bulk runs"_s; });
        QVERIFY(title != labels.end());
        auto& back = *part<QPushButton>(page, "bulkBack");
        QTRY_VERIFY((*title)->isVisible() && !back.isVisible());
        QVERIFY(!part<QPushButton>(page, "newBulkRun")->isVisible());
        const int before = (*title)->geometry().center().y();
        page.begin(source);
        QTRY_VERIFY(back.isVisible());
        QTRY_COMPARE((*title)->geometry().center().y(), before);
    }

    void rowNumbersStayInView_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }

    void rowNumbersStayInView()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        const bool isArabic = direction == Qt::RightToLeft;
        desk.settings().set(settings::options::language, isArabic ? u"ar"_s : u"en"_s);
        auto& window = *desk.window;
        window.resize(1080, 700);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const domain::DocumentId source = makeTemplate(desk);
        window.showBulk();
        auto& setup = window.bulkPage().setup();
        window.bulkPage().begin(source);
        QByteArray text = "Full name,E-Mail,Salary,Start date";
        for (int i = 0; i < 12; ++i)
            text += ",More " + QByteArray::number(i);
        for (int row = 0; row < 60; ++row)
            text += "\r\nAnna " + QByteArray::number(row) + ",anna" + QByteArray::number(row) +
                    "@example.org,51000,2026-03-01" + QByteArray(",x").repeated(12);
        window.openFiles({write(desk, u"wide.csv"_s, text)});
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 10000);
        auto& grid = *setup.grid();
        QTRY_COMPARE(grid.layoutDirection(), direction);
        auto& numbers = *part<QTableView>(grid, "bulkRowNumbers");
        QTRY_VERIFY(numbers.isVisible());
        const auto atStart = [&] {
            const QRect cells = grid.viewport()->geometry();
            const QRect column(numbers.viewport()->mapTo(&grid, QPoint()), numbers.viewport()->size());
            return column.height() == cells.height() && column.top() == cells.top() &&
                   (direction == Qt::RightToLeft ? column.right() == cells.right()
                                                 : column.left() == cells.left());
        };
        QTRY_VERIFY(atStart());
        grid.goTo(59, 15);
        QTRY_VERIFY(grid.horizontalScrollBar()->value() > 0);
        QTRY_VERIFY(atStart());
        QTRY_COMPARE(numbers.verticalScrollBar()->value(), grid.verticalScrollBar()->value());
        QVERIFY(numbers.verticalScrollBar()->value() > 0);
        const QModelIndex shown = numbers.indexAt(numbers.viewport()->rect().center());
        QCOMPARE(shown.column(), 0);
        shoot(window, u"bulk-frozen-%1"_s.arg(direction == Qt::RightToLeft ? u"rtl"_s : u"ltr"_s));

        // The wheel over the numbers scrolls both.
        numbers.verticalScrollBar()->setValue(3);
        QCOMPARE(grid.verticalScrollBar()->value(), 3);

        // A cell that the keyboard reaches isn't hidden under the numbers.
        grid.goTo(5, 2);
        for (int column = 15; column >= 1; --column) {
            grid.goTo(5, column);
            const QRect cell(grid.viewport()->mapTo(&grid, grid.visualRect(grid.currentIndex()).topLeft()),
                             grid.visualRect(grid.currentIndex()).size());
            QVERIFY2(!cell.intersects(numbers.geometry()), qPrintable(QString::number(column)));
        }

        // Its boxes leave rows out, however far the rest is scrolled.
        grid.horizontalScrollBar()->setValue(grid.horizontalScrollBar()->maximum());
        const QModelIndex row = numbers.model()->index(6, 0);
        QVERIFY(!row.data(ui::BulkRowsModel::ExcludedRole).toBool());
        const QRect cell = numbers.visualRect(row);
        const int box = direction == Qt::RightToLeft ? cell.right() - 16 : cell.left() + 16;
        QTest::mouseClick(numbers.viewport(), Qt::LeftButton, {}, {box, cell.center().y()});
        QVERIFY(row.data(ui::BulkRowsModel::ExcludedRole).toBool());
        window.actions().action(u"edit.undo"_s)->trigger();
        QVERIFY(!row.data(ui::BulkRowsModel::ExcludedRole).toBool());
    }

    void fromAFileWithFaultsToDocuments()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        const bool dark = qEnvironmentVariable("INKSTONE_SHOTS").endsWith(u"dark"_s);
        desk.settings().set(settings::options::theme, dark ? settings::Theme::Dark : settings::Theme::Light);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const domain::DocumentId source = makeTemplate(desk);
        QVERIFY(!source.isNull());
        window.showBulk();
        auto& page = window.bulkPage();
        shoot(window, u"bulk-empty"_s);

        page.begin(source);
        const QString path = write(desk, u"people.csv"_s,
                                   "Full name;E-Mail;Salary;Start date;Note\r\n"
                                   "Anna Berg;anna@example.org;51000;2026-03-01;first\r\n"
                                   "Ben \xC3\x9Cnal;ben@example.net;a lot;2026-04-01;\"two\r\nlines\"\r\n"
                                   "Cara Lopez;not an address;48000;soon;\r\n"
                                   "Dev Patel;dev@example.org;47.500,50;1.5.2026;\r\n"
                                   "Anna Berg;anna@example.org;51000;2026-03-01;again\r\n");
        window.openFiles({path}); // as if it were dropped
        auto& setup = page.setup();
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 10000);
        QCOMPARE(window.currentPage(), qobject_cast<QWidget*>(&page));
        QCOMPARE(setup.step(), 1);
        const auto& counts = [&setup]() -> const domain::BulkPlan::Counts& {
            return setup.rows().plan()->counts();
        };
        QCOMPARE(counts().ready, 3);
        QCOMPARE(counts().faulty, 2);
        QCOMPARE(counts().duplicateRows, 2);
        QCOMPARE(part<QComboBox>(page, "bulkDelimiter")->currentIndex(), 1);
        QVERIFY(part<QPushButton>(page, "bulkSend")->text().contains(u'3'));
        QVERIFY(part<QLabel>(page, "bulkCost")->text().isEmpty()); // documents are free on this computer
        shoot(window, u"bulk-faults"_s);

        // F4 goes from fault to fault; each is fixed in place.
        auto& grid = *setup.grid();
        grid.setFocus();
        QTest::keyClick(&grid, Qt::Key_F4);
        QCOMPARE(grid.currentIndex().row(), 1);
        QCOMPARE(grid.currentIndex().column(), 3);
        QCOMPARE(part<QLabel>(page, "bulkHint")->text(),
                 grid.currentIndex().data(Qt::ToolTipRole).toString());
        type(grid, u"52000"_s);
        QTest::keyClick(&grid, Qt::Key_F4);
        QCOMPARE(grid.currentIndex(), grid.model()->index(2, 2));
        type(grid, u"cara@example.org"_s);
        QTest::keyClick(&grid, Qt::Key_F4);
        QCOMPARE(grid.currentIndex(), grid.model()->index(2, 4));
        type(grid, u"2026-06-01"_s);
        QCOMPARE(counts().faulty, 0);
        // Undoes and redoes the last step.
        window.actions().action(u"edit.undo"_s)->trigger();
        QCOMPARE(counts().faulty, 1);
        window.actions().action(u"edit.redo"_s)->trigger();
        QCOMPARE(counts().faulty, 0);

        // Excludes the repeated row.
        QTest::mouseClick(part<QPushButton>(page, "bulkExcludeDuplicates"), Qt::LeftButton);
        QCOMPARE(counts().excluded, 1);
        QCOMPARE(counts().ready, 4);

        // Dry run: the row's own document, before anything is sent.
        grid.goTo(3, 1);
        QTest::keyClick(&grid, Qt::Key_Space);
        QVERIFY(setup.preview()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(setup.preview()->view()->isPagePainted(1), 10000);
        const domain::Document shown = setup.preview()->document();
        QCOMPARE(shown.invitations.constFirst().recipientName, u"Dev Patel"_s);
        QCOMPARE(shown.tags.at(0).text, u"Dev Patel"_s); // the tag for the name takes the recipient's
        QCOMPARE(shown.tags.at(1).text, u"47500.50"_s);
        QCOMPARE(shown.tags.at(2).text, u"2026-05-01"_s);
        shoot(window, u"bulk-dryrun"_s);
        setup.setPreviewVisible(false);

        desk.prompts.willConfirm(u"sendBulk"_s, true);
        QTest::mouseClick(part<QPushButton>(page, "bulkSend"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() != nullptr, 5000);
        QVERIFY(desk.prompts.lastConfirm().acceptText.contains(u'4'));
        auto* run = page.runView().run();
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), State::Finished, 20000);
        QCOMPARE(run->progress().sent, 4);
        QCOMPARE(run->row(2).line, 5); // after a cell of two lines
        QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>(page, "bulkGroupCounts")->text().contains(u"4 in progress"_s),
                                 10000);
        shoot(window, u"bulk-done"_s);

        // The created documents match the grid.
        std::optional<Result<domain::Document>> fetched;
        desk.session().client()->retrieve(
            run->row(1).outcome.document, &window,
            [&fetched](const Result<domain::Document>& result) { fetched = result; });
        QTRY_VERIFY(fetched.has_value());
        QVERIFY(*fetched);
        QCOMPARE((*fetched)->invitations.constFirst().recipientName, u"Ben Ünal"_s);
        QCOMPARE((*fetched)->invitations.constFirst().recipientEmail, u"ben@example.net"_s);
        QCOMPARE((*fetched)->tags.at(1).text, u"52000"_s);

        // As a group: a recipient is replaced and gets a new deadline, wherever they are asked.
        const auto corrected = [&](int row) -> std::optional<domain::Document> {
            std::optional<Result<domain::Document>> found;
            desk.session().client()->retrieve(
                run->row(row).outcome.document, &window,
                [&found](const Result<domain::Document>& result) { found = result; });
            if (!QTest::qWaitFor([&found] { return found.has_value(); }, 20000) || !*found) return {};
            return **found;
        };
        const auto dev = corrected(2);
        QVERIFY(dev && dev->setting.expireDaysAfterSent > 30);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, "correctRun")->isVisible(), 10000);
        QTest::mouseClick(part<QPushButton>(page, "correctRun"), Qt::LeftButton);
        auto* dialog = window.findChild<ui::CorrectManyDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), u"Correct 4 documents"_s);
        dialog->findChild<QLineEdit*>(u"replaceFormer"_s)
            ->setText(dev->invitations.constFirst().recipientEmail);
        dialog->findChild<QLineEdit*>(u"replaceName"_s)->setText(u"Devi Patel"_s);
        dialog->findChild<QLineEdit*>(u"replaceEmail"_s)->setText(u"devi@example.org"_s);
        dialog->findChild<QCheckBox*>(u"correctMove"_s)->click();
        dialog->findChild<QCheckBox*>(u"correctOnlyExtends"_s)->click();
        dialog->findChild<QPushButton*>(u"replaceGo"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(corrected(2)->invitations.constFirst().recipientName == u"Devi Patel"_s,
                                 20000);
        QVERIFY(corrected(2)->setting.expireDaysAfterSent < 30);
        QVERIFY(corrected(1)->setting.expireDaysAfterSent > 30);
        QCOMPARE(corrected(1)->invitations.constFirst().recipientName, u"Ben Ünal"_s);
        QTRY_VERIFY_WITH_TIMEOUT(
            part<QPushButton>(page, "cancelRun")->isEnabled() &&
                part<QLabel>(page, "bulkGroupCounts")->text().contains(u"4 in progress"_s),
            20000);
        shoot(window, u"bulk-corrected"_s);

        // All pending ones are cancelled.
        desk.prompts.willText(u"cancelRun"_s, u"The offer changed."_s);
        QTest::mouseClick(part<QPushButton>(page, "cancelRun"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>(page, "bulkGroupCounts")->text().contains(u"4 cancelled"_s),
                                 20000);

        // The run is in the list.
        QTest::mouseClick(part<QPushButton>(page, "bulkBack"), Qt::LeftButton);
        auto* runs = part<QTreeWidget>(page, "bulkRuns");
        QCOMPARE(runs->topLevelItemCount(), 1);
        QCOMPARE(runs->topLevelItem(0)->text(0), u"people.csv"_s);
        shoot(window, u"bulk-list"_s);
        QVERIFY(desk.prompts.isDone());
    }

    /** Reminders name the people whom they reach, as in the list of documents. */
    void remindersOfARunNameWhomTheyReach()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        desk.mailThrough(9); // no mail server: the emails stay queued
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.resize(1280, 800);
        window.show();
        const domain::DocumentId source = makeTemplate(desk);
        window.showBulk();
        auto& page = window.bulkPage();
        page.begin(source);
        page.setup().openTable(write(desk, u"people.csv"_s,
                                     "Full name;E-Mail;Salary;Start date\r\n"
                                     "Anna Berg;anna@example.org;51000;2026-03-01\r\n"
                                     "Ben Unal;ben@example.org;52000;2026-04-01\r\n"
                                     "Cara Lopez;cara@example.org;53000;2026-05-01\r\n"));
        auto* send = part<QPushButton>(page, "bulkSend");
        QTRY_VERIFY_WITH_TIMEOUT(send->isEnabled(), 10000);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        send->click();
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() != nullptr, 5000);
        auto* run = page.runView().run();
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), State::Finished, 20000);
        auto* remind = part<QPushButton>(page, "remindRun");
        QTRY_VERIFY_WITH_TIMEOUT(remind->isVisible() && remind->text() == u"Remind 3"_s, 10000);
        // Ben's document is cancelled meanwhile, so he isn't named.
        wire::DocumentPatch cancel;
        cancel.signingStatus = domain::SigningStatus::Cancelled;
        std::optional<bool> cancelled;
        desk.session().client()->update(
            run->row(1).outcome.document, cancel, u"cancel-bens"_s, &window,
            [&cancelled](const Result<domain::Document>& result) { cancelled = result.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(cancelled == true, 20000);

        desk.prompts.willConfirm(u"remindMany"_s, false);
        remind->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.prompts.isDone(), 20000);
        const auto asked = desk.prompts.lastConfirm();
        QCOMPARE(asked.acceptText, u"Send reminders for 2 documents"_s);
        QVERIFY2(asked.text.contains(u"Anna Berg – "_s) && asked.text.contains(u"Cara Lopez – "_s) &&
                     !asked.text.contains(u"Ben Unal"_s),
                 qPrintable(asked.text));
        QTRY_VERIFY(remind->isEnabled());
        const auto* toast = part<ui::Toast>(window, "toast");
        const QString sent = u"A reminder will be sent to 2 people."_s;
        QVERIFY(toast->text() != sent); // the user declined

        desk.prompts.willConfirm(u"remindMany"_s, true);
        remind->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast->text(), sent, 20000);
    }

    /** A service without email offers the signing links instead, and says nothing else. */
    void aRunWithoutEmailOffersItsLinks()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->show();
        const domain::DocumentId source = makeTemplate(desk);
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        page.begin(source);
        page.setup().openTable(write(desk, u"people.csv"_s,
                                     "Full name;E-Mail;Salary;Start date\r\n"
                                     "Anna Berg;anna@example.org;51000;2026-03-01\r\n"
                                     "Cara Lopez;cara@example.org;53000;2026-05-01\r\n"));
        auto* send = part<QPushButton>(page, "bulkSend");
        QTRY_VERIFY_WITH_TIMEOUT(send->isEnabled(), 10000);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        send->click();
        auto* remind = part<QPushButton>(page, "remindRun");
        QTRY_VERIFY_WITH_TIMEOUT(remind->isVisible() && remind->isEnabled(), 20000);
        desk.prompts.willConfirm(u"remindByLink"_s, true);
        QGuiApplication::clipboard()->clear();
        remind->click();
        QTRY_COMPARE_WITH_TIMEOUT(
            QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts).size(), 2, 20000);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"Anna Berg: http"_s));
    }

    void columnsCanBeCorrected()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.show();
        const domain::DocumentId source = makeTemplate(desk);
        window.showBulk();
        auto& page = window.bulkPage();
        page.begin(source);
        auto& setup = page.setup();
        setup.openTable(
            write(desk, u"odd.csv"_s, "A,B,C\nAnna Berg,anna@example.org,51000\nBen,ben@example.org,\n"));
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 10000);
        // The addresses and the only number are detected by their content; the name can't be guessed.
        auto* header = setup.grid()->mappingHeader();
        QTRY_VERIFY(header->comboBox(1)->currentText().contains(u"email"_s));
        QCOMPARE(header->comboBox(2)->currentText(), u"Salary"_s);
        QVERIFY(!part<QPushButton>(page, "bulkSend")->isEnabled());
        QVERIFY(!part<QLabel>(page, "bulkHint")->text().isEmpty());
        const int name = header->comboBox(0)->findText(u"Recipient: name"_s);
        QVERIFY(name > 0);
        header->comboBox(0)->setCurrentIndex(name);
        Q_EMIT header->comboBox(0)->activated(name);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, "bulkSend")->isEnabled(), 5000);
        QCOMPARE(setup.rows().plan()->counts().ready, 2);
        // Giving a target to another column clears the first one.
        Q_EMIT header->comboBox(2)->activated(name);
        QTRY_COMPARE_WITH_TIMEOUT(
            setup.rows().plan()->rowToSend(ui::TableCells(setup.rows().table()), 0).recipient.name,
            u"51000"_s, 5000);
        QCOMPARE(header->comboBox(0)->currentIndex(), 0);

        // Another delimiter results in another table.
        auto* delimiter = part<QComboBox>(page, "bulkDelimiter");
        delimiter->setCurrentIndex(3);
        Q_EMIT delimiter->activated(3);
        QTRY_COMPARE_WITH_TIMEOUT(setup.rows().table().columnCount(), 1, 5000);
    }

    /** An employee and a signer for the company, each with separate columns. */
    void aRowNamesAPersonForEachRole()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.resize(1280, 800);
        window.show();
        const domain::DocumentId source =
            makeTemplate(desk, u"Contract"_s,
                         {test::tag(domain::TagType::Signature, u"Company"_s, 3, 2, 276, 152)}, {u"HR"_s});
        QVERIFY(!source.isNull());
        window.showBulk();
        auto& page = window.bulkPage();
        page.begin(source);
        auto& setup = page.setup();
        setup.openTable(write(desk, u"contracts.csv"_s,
                              "Name,Email,HR,HR email,Salary\n"
                              "Anna Berg,anna@example.org,Hanna Roth,hanna@example.org,51000\n"
                              "Ben Low,ben@example.org,Hanna Roth,hanna@example.net,52000\n"
                              "Cem Ay,cem@example.org,,,53000\n"));
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 10000);
        auto* header = setup.grid()->mappingHeader();
        QStringList meanings;
        for (int column = 0; column < 5; ++column)
            meanings.append(header->comboBox(column)->currentText());
        QCOMPARE(meanings, (QStringList{u"Candidate: name + “Name”"_s, u"Candidate: email"_s, u"HR: name"_s,
                                        u"HR: email"_s, u"Salary"_s}));
        QCOMPARE(setup.rows().plan()->counts().faulty, 1);
        QCOMPARE(setup.rows().plan()->findings(2).constFirst().column, 2);
        shoot(window, u"bulk-roles"_s);
        auto& grid = *setup.grid();
        grid.setFocus();
        QTest::keyClick(&grid, Qt::Key_F4);
        type(grid, u"Ida Frank"_s);
        QTest::keyClick(&grid, Qt::Key_F4);
        type(grid, u"ida@example.org"_s);
        QCOMPARE(setup.rows().plan()->counts().faulty, 0);
        grid.goTo(2, 1);
        QTest::keyClick(&grid, Qt::Key_Space);
        QCOMPARE(setup.preview()->document().invitations.at(1).recipientName, u"Ida Frank"_s);
        shoot(window, u"bulk-roles-preview"_s);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        QTest::mouseClick(part<QPushButton>(page, "bulkSend"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() != nullptr, 5000);
        auto* run = page.runView().run();
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), State::Finished, 20000);
        QCOMPARE(run->progress().sent, 3);
        std::optional<Result<domain::Document>> fetched;
        desk.session().client()->retrieve(
            run->row(2).outcome.document, &window,
            [&fetched](const Result<domain::Document>& result) { fetched = result; });
        QTRY_VERIFY(fetched.has_value());
        QVERIFY(*fetched);
        QCOMPARE((*fetched)->invitations.at(0).recipientEmail, u"cem@example.org"_s);
        QCOMPARE((*fetched)->invitations.at(1).recipientEmail, u"ida@example.org"_s);
        QCOMPARE((*fetched)->invitations.at(1).recipientName, u"Ida Frank"_s);
    }

    void documentsGetTitlesAndMessagesOfTheirRows()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.resize(1280, 800);
        window.show();
        const domain::DocumentId source = makeTemplate(desk, u"Contract"_s, {});
        QVERIFY(!source.isNull());
        window.showBulk();
        auto& page = window.bulkPage();
        page.begin(source);
        auto& setup = page.setup();
        setup.openTable(write(desk, u"titles.csv"_s,
                              "Name,Email,Salary,Department\n"
                              "Anna Berg,anna@example.org,51000,Sales\n"
                              "Ben Low,ben@example.org,52000,\n"
                              "Cem Aydin,cem@,53000,Purchasing\n"));
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 10000);
        auto* open = part<QPushButton>(page, "bulkTexts");
        QTest::mouseClick(open, Qt::LeftButton);
        QPointer<QDialog> dialog = window.findChild<QDialog*>(u"bulkTextsDialog"_s);
        QVERIFY(dialog);
        auto* title = part<QLineEdit>(*dialog, "bulkTextsTitle");
        auto* message = part<QPlainTextEdit>(*dialog, "bulkTextsMessage");
        auto* apply = part<QPushButton>(*dialog, "bulkTextsApply");
        QTest::keyClicks(title, u"Contract {Team"_s);
        QVERIFY(!apply->isEnabled());
        QTest::keyClicks(title, u"}"_s);
        QVERIFY(!apply->isEnabled()); // no such column
        title->setText(u"Contract "_s);
        title->setFocus();
        auto* menu = part<QPushButton>(*dialog, "bulkTextsInsert")->menu();
        QCOMPARE(menu->actions().at(3)->text(), u"Department"_s);
        menu->actions().at(3)->trigger();
        QCOMPARE(title->text(), u"Contract {Department}"_s);
        message->setFocus();
        QTest::keyClicks(message, u"Dear "_s);
        menu->actions().at(0)->trigger();
        QCOMPARE(message->toPlainText(), u"Dear {Name}"_s);
        QCOMPARE(part<QLabel>(*dialog, "bulkTextsExample")->text(), u"Contract Sales\nDear Anna Berg"_s);
        shoot(*dialog, u"bulk-texts"_s);
        QTest::mouseClick(apply, Qt::LeftButton);
        QTRY_VERIFY(!dialog);
        QTRY_VERIFY_WITH_TIMEOUT(
            !setup.rows().plan()->rowToSend(ui::TableCells(setup.rows().table()), 0).title.isEmpty(), 5000);
        auto& grid = *setup.grid();
        grid.goTo(0, 1);
        grid.setFocus();
        QTest::keyClick(&grid, Qt::Key_Space);
        QCOMPARE(setup.preview()->document().title, u"Contract Sales"_s);
        QCOMPARE(setup.preview()->document().message, u"Dear Anna Berg"_s);
        shoot(window, u"bulk-texts-preview"_s);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        QTest::mouseClick(part<QPushButton>(page, "bulkSend"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() != nullptr, 5000);
        auto* run = page.runView().run();
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), State::Finished, 20000);
        QCOMPARE(run->progress().sent, 2);
        std::optional<Result<domain::Document>> fetched;
        desk.session().client()->retrieve(
            run->row(0).outcome.document, &window,
            [&fetched](const Result<domain::Document>& result) { fetched = result; });
        QTRY_VERIFY(fetched.has_value());
        QVERIFY(*fetched);
        QCOMPARE((*fetched)->title, u"Contract Sales"_s);
        QCOMPARE((*fetched)->message, u"Dear Anna Berg"_s);

        // The row to correct keeps its texts, although it has no column Department any more.
        QTest::mouseClick(part<QPushButton>(page, "correctRefusedRows"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().rowCount() == 1 && setup.rows().plan(), 10000);
        const auto first = setup.rows().plan()->rowToSend(ui::TableCells(setup.rows().table()), 0);
        QCOMPARE(first.title, u"Contract Purchasing"_s);
        QCOMPARE(first.message, u"Dear Cem Aydin"_s);
        QVERIFY(part<QWidget>(page, "bulkNotes")->isVisible());
        QCOMPARE(first.recipient.name, u"Cem Aydin"_s);
        QCOMPARE(part<QLabel>(page, "bulkHint")->text(),
                 u"Rows with errors are not sent. Correct them here."_s); // there are no others
        QCOMPARE(setup.rows().plan()->counts().faulty, 1); // its address, which is in the right column
        QCOMPARE(setup.rows().mapping().columnOf(domain::ColumnTarget::Kind::Email), 1);
        QVERIFY(setup.rows().index(0, 5).data(ui::BulkRowsModel::MappedRole).toBool()); // its title
        QTRY_COMPARE(part<QComboBox>(page, "columnTarget4")->currentText(), u"— Title or message —"_s);
        shoot(window, u"bulk-texts-correct"_s);
    }

    /** Two questions with the same answers, and one whose buttons have no names. */
    void groupsOfButtonsHaveAColumn()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        auto& window = *desk.window;
        window.resize(1280, 800);
        window.show();
        QList<domain::Tag> buttons;
        const auto add = [&buttons](const QString& group, const QString& name) {
            auto made = test::tag(domain::TagType::Radio, name, 1, 1, 100,
                                  240 + 30 * static_cast<int>(buttons.size()));
            made.groupName = group;
            made.isMandatory = false;
            buttons.append(made);
        };
        for (const QString& group : {u"Pets"_s, u"Parking"_s})
            for (const QString& name : {u"yes"_s, u"no"_s})
                add(group, name);
        for (int i = 0; i < 3; ++i)
            add(u"Floor"_s, {});
        const domain::DocumentId source = makeTemplate(desk, u"Lease"_s, buttons);
        window.showBulk();
        auto& page = window.bulkPage();
        page.begin(source);
        auto& setup = page.setup();
        setup.openTable(write(desk, u"people.csv"_s,
                              "Name,E-mail,Pets,Parking,Floor\n"
                              "Anna Berg,anna@example.org,No,yes,2\nBen,ben@example.org,maybe,,4\n"));
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 10000);
        auto* header = setup.grid()->mappingHeader();
        QTRY_COMPARE(header->comboBox(4)->currentText(), u"Floor (button 1–3)"_s);
        QVERIFY(header->comboBox(4)->toolTip().contains(u"1 to 3"_s));
        QVERIFY(header->comboBox(2)->toolTip().contains(u"yes, no"_s));
        QCOMPARE(setup.rows().plan()->counts().faulty, 1);
        const auto findings = setup.rows().plan()->findings(1);
        QCOMPARE(findings.size(), 2);
        QCOMPARE(findings.at(0).text.english(), u"“Pets” must be one of these: yes, no."_s);
        QCOMPARE(findings.at(1).column, 4);
        auto& grid = *setup.grid();
        grid.setFocus();
        QTest::keyClick(&grid, Qt::Key_F4);
        shoot(window, u"bulk-buttons"_s);
        type(grid, u"yes"_s);
        QTest::keyClick(&grid, Qt::Key_F4);
        type(grid, u"3"_s);
        const auto chosenIn = [](const domain::Document& document) {
            QString chosen;
            for (const domain::Tag& tag : document.tags)
                if (tag.type == domain::TagType::Radio && tag.text == u"true"_s)
                    chosen += u"%1@%2 "_s.arg(tag.groupName).arg(tag.rect.top);
            return chosen;
        };
        setup.setPreviewVisible(true);
        grid.goTo(0, 1);
        QTRY_COMPARE(chosenIn(setup.preview()->document()), u"Pets@270 Parking@300 Floor@390 "_s);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        QTest::mouseClick(part<QPushButton>(page, "bulkSend"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() != nullptr, 5000);
        auto* run = page.runView().run();
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), State::Finished, 20000);
        QCOMPARE(run->progress().sent, 2);
        QStringList made;
        for (const int row : {0, 1})
            desk.session().client()->retrieve(run->row(row).outcome.document, &window,
                                              [&](const Result<domain::Document>& result) {
                                                  made.append(result ? chosenIn(*result) : u"-"_s);
                                              });
        QTRY_COMPARE(made.size(), 2);
        made.sort();
        QCOMPARE(made, (QStringList{u"Pets@240 Floor@420 "_s, u"Pets@270 Parking@300 Floor@390 "_s}));
    }

    void workbooksHaveSheets()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->show();
        const domain::DocumentId source = makeTemplate(desk);
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        page.begin(source);
        tables::XlsxWriter writer;
        writer.beginSheet(u"Notes"_s, {u"x"_s});
        writer.addRow({u"y"_s});
        writer.beginSheet(u"People"_s, {u"Name"_s, u"E-mail"_s, u"Salary"_s, u"Start date"_s});
        writer.addRow({u"Anna"_s, u"a@example.org"_s, 12.5, QDate(2026, 3, 1)});
        const QString path = desk.path(u"people.xlsx"_s);
        QVERIFY(writer.write(path));
        page.setup().openTable(path);
        auto* sheet = part<QComboBox>(page, "bulkSheet");
        QTRY_COMPARE_WITH_TIMEOUT(sheet->count(), 2, 10000);
        sheet->setCurrentIndex(1);
        Q_EMIT sheet->activated(1);
        QTRY_VERIFY_WITH_TIMEOUT(page.setup().rows().columnCount() == 5, 5000);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, "bulkSend")->isEnabled(), 5000);
        const auto first =
            page.setup().rows().plan()->rowToSend(ui::TableCells(page.setup().rows().table()), 0);
        QVERIFY(first.values.contains({u"Salary"_s, u"12.5"_s}));
        QVERIFY(first.values.contains({u"Start date"_s, u"2026-03-01"_s}));
    }

    /** The first sheet is often a cover page: the rows are found on the next one, with a notice. */
    void anEmptyFirstSheetIsPassedOver()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->show();
        const domain::DocumentId source = makeTemplate(desk);
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        page.begin(source);
        tables::XlsxWriter writer;
        writer.beginSheet(u"Cover"_s, {u"x"_s});
        writer.beginSheet(u"People"_s, {u"Name"_s, u"E-mail"_s});
        writer.addRow({u"Anna"_s, u"a@example.org"_s});
        const QString path = desk.path(u"people.xlsx"_s);
        QVERIFY(writer.write(path));
        page.setup().openTable(path);
        QTRY_COMPARE_WITH_TIMEOUT(page.setup().rows().rowCount(), 1, 10000);
        QCOMPARE(part<QComboBox>(page, "bulkSheet")->currentIndex(), 1);
        QVERIFY(part<ui::Banner>(page, "bulkNotes")->isVisible());

        page.openTable(write(desk, u"header.csv"_s, "Name,E-mail\n"));
        QTRY_VERIFY_WITH_TIMEOUT(
            part<QLabel>(page, "bulkHint")->text().startsWith(u"The file has column names"_s), 10000);
    }

    /** Another file doesn't discard corrections without confirmation; opening the same file twice is
     * noticed, and its runs are distinct. */
    void aFileIsReplacedAndRepeatedKnowingly()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        QVERIFY(desk.startLocal());
        desk.window->show();
        const domain::DocumentId source = makeTemplate(desk);
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        page.begin(source);
        const QString path = write(desk, u"people.csv"_s,
                                   "Full name;E-Mail;Salary;Start date\r\n"
                                   "Anna Berg;anna@example.org;51000;2026-03-01\r\n");
        auto& setup = page.setup();
        const auto load = [&] {
            setup.openTable(path);
            return QTest::qWaitFor([&] { return part<QPushButton>(page, "bulkSend")->isEnabled(); }, 10000);
        };
        QVERIFY(load());
        auto& grid = *setup.grid();
        grid.goTo(0, 3);
        type(grid, u"52000"_s);
        desk.prompts.willConfirm(u"replaceRows"_s, false);
        setup.openTable(path);
        QTRY_VERIFY(desk.prompts.isDone());
        QCOMPARE(desk.prompts.lastConfirm().text, u"1 change that you made in these rows will be lost."_s);
        QCOMPARE(grid.model()->index(0, 3).data().toString(), u"52000"_s);
        desk.prompts.willConfirm(u"replaceRows"_s, true);
        setup.openTable(path);
        QTRY_COMPARE_WITH_TIMEOUT(grid.model()->index(0, 3).data().toString(), u"51000"_s, 10000);

        const auto sendAll = [&](bool opensMeanwhile) {
            desk.prompts.willConfirm(u"sendBulk"_s, true);
            QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, "bulkSend")->isEnabled(), 10000);
            part<QPushButton>(page, "bulkSend")->click();
            part<QPushButton>(page, "bulkSend")->click(); // a second click doesn't ask twice
            QTRY_VERIFY_WITH_TIMEOUT(desk.prompts.isDone(), 10000);
            // Right after the answer: nothing takes the place of rows that are being made for sending.
            if (opensMeanwhile) setup.openTable(path);
            QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() && page.runView().run()->state() == State::Finished,
                                     20000);
        };
        sendAll(false);
        QVERIFY(!desk.prompts.lastConfirm().text.contains(u"before"_s));
        QCOMPARE(page.runView().run()->run().title, u"people.csv"_s);
        // Nothing has changed: the rows are sent again only on request.
        page.begin(source);
        setup.openTable(path);
        auto* include = part<QPushButton>(page, "bulkIncludeUnchanged");
        QTRY_VERIFY_WITH_TIMEOUT(include->isVisible(), 10000);
        QCOMPARE(include->text(), u"Send 1 unchanged row again"_s);
        QCOMPARE(setup.rows().plan()->counts().excluded, 1);
        QVERIFY(!part<QPushButton>(page, "bulkSend")->isEnabled());
        include->click();
        QVERIFY(!include->isVisible());
        sendAll(true);
        QVERIFY2(
            desk.prompts.lastConfirm().text.contains(u"“people.csv” was sent with this template before"_s),
            qPrintable(desk.prompts.lastConfirm().text));
        QTRY_COMPARE_WITH_TIMEOUT(page.runView().run()->run().title, u"people.csv (2)"_s, 20000);
    }

    void onlyTheChangesOfAFileAreSent()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        QVERIFY(desk.startLocal());
        desk.window->show();
        const domain::DocumentId source = makeTemplate(desk);
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        auto& setup = page.setup();
        const auto open = [&](const QByteArray& rows) {
            page.begin(source);
            setup.openTable(write(desk, u"people.csv"_s, "Who,Where,Pay\n" + rows));
            QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 10000);
        };
        open("Anna Berg,anna@example.org,51000\nBen Low,ben@example.org,52000\n");
        // A column that can't be guessed is remembered.
        auto* header = setup.grid()->mappingHeader();
        const int name = header->comboBox(0)->findText(u"Recipient: name"_s);
        QVERIFY(name > 0);
        header->comboBox(0)->setCurrentIndex(name);
        Q_EMIT header->comboBox(0)->activated(name);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, "bulkSend")->isEnabled(), 10000);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        part<QPushButton>(page, "bulkSend")->click();
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() && page.runView().run()->state() == State::Finished,
                                 20000);
        QCOMPARE(page.runView().run()->progress().sent, 2);

        open("Anna Berg,anna@example.org,51000\nBen Low,ben@example.org,53000\n"
             "Cem Ay,cem@example.org,54000\n");
        QTRY_COMPARE_WITH_TIMEOUT(setup.rows().plan()->counts().excluded, 1, 10000);
        QCOMPARE(header->comboBox(0)->currentIndex(), name);
        QVERIFY(setup.rows().plan()->isExcluded(0));
        QCOMPARE(setup.rows().plan()->counts().ready, 2);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        part<QPushButton>(page, "bulkSend")->click();
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run()->run().title == u"people.csv (2)"_s &&
                                     page.runView().run()->state() == State::Finished,
                                 20000);
        QCOMPARE(page.runView().run()->progress().sent, 2);
        QVERIFY(!desk.prompts.lastConfirm().text.contains(u"before"_s));
    }

    void aRoleHasTheSamePersonInAllRows()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, u"en"_s);
        QVERIFY(desk.startLocal());
        desk.window->show();
        const domain::DocumentId source =
            makeTemplate(desk, u"Contract"_s,
                         {test::tag(domain::TagType::Signature, u"Company"_s, 3, 2, 276, 152)}, {u"HR"_s});
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        auto& setup = page.setup();
        page.begin(source);
        setup.openTable(write(desk, u"contracts.csv"_s,
                              "Name,Email,Salary\nAnna Berg,anna@example.org,51000\n"
                              "Ben Low,ben@example.org,52000\n"));
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 10000);
        QVERIFY(!part<QPushButton>(page, "bulkSend")->isEnabled()); // nobody for HR
        auto* button = part<QPushButton>(page, "bulkSamePerson");
        QTRY_VERIFY(button->isVisible());
        const auto choose = [&](const QString& text) {
            Q_EMIT button->menu()->aboutToShow();
            QCOMPARE(button->menu()->actions().size(), 2);
            desk.prompts.willText(u"samePerson"_s, text);
            button->menu()->actions().at(1)->trigger();
        };
        choose(u"Hanna Roth <hanna@example.org>"_s);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, "bulkSend")->isEnabled(), 10000);
        QCOMPARE(setup.rows().plan()->counts().ready, 2);
        const ui::TableCells cells(setup.rows().table());
        QCOMPARE(setup.rows().plan()->rowToSend(cells, 1).others,
                 (QList<domain::BulkPerson>{{u"Hanna Roth"_s, u"hanna@example.org"_s}}));
        choose(QString());
        QTRY_VERIFY_WITH_TIMEOUT(!part<QPushButton>(page, "bulkSend")->isEnabled(), 10000);
    }

    void brokenFilesAreTold()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->show();
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        page.openTable(write(desk, u"open.csv"_s, "Name,E-mail\nAnna,\"a@x.org\n"));
        QTRY_VERIFY_WITH_TIMEOUT(
            !page.findChildren<ui::ErrorBanner*>().isEmpty() &&
                [&page] {
                    const auto banners = page.findChildren<ui::ErrorBanner*>();
                    return std::any_of(banners.begin(), banners.end(), [](const ui::ErrorBanner* banner) {
                        return banner->isVisible() && banner->text().startsWith(u"A file couldn't be read"_s);
                    });
                }(),
            10000);
        QVERIFY(!part<QPushButton>(page, "bulkSend")->isEnabled());
        // Ragged rows are reported, but read.
        page.openTable(write(desk, u"ragged.csv"_s, "Name,E-mail\nAnna\nBen,b@x.org,more\n"));
        QTRY_VERIFY_WITH_TIMEOUT(page.setup().rows().rowCount() == 2, 10000);
        QVERIFY(part<ui::Banner>(page, "bulkNotes")->isVisible());
    }

    void refusedRowsAreCorrectedAndSentAnew()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->show();
        const domain::DocumentId source = makeTemplate(desk);
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        auto& setup = page.setup();
        page.begin(source);
        setup.openTable(
            write(desk, u"rows.csv"_s,
                  "Name,E-mail,Salary\nAnna,a@example.org,1\n=1+1,b@example.org,2\nCara,c@example.org,3\n"));
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, "bulkSend")->isEnabled(), 10000);
        // RelatedRowsWriter the template becomes stricter: the service rejects rows that the plan accepted.
        std::optional<bool> changed;
        desk.session().client()->retrieve(
            source, desk.window.get(), [&](const Result<domain::Document>& known) {
                if (!known) return;
                QList<domain::Tag> tags = known->tags;
                tags[1].style.min = 2.5;
                desk.session().client()->replaceTags(
                    source, tags, desk.window.get(),
                    [&changed](const auto& result) { changed = result.has_value(); });
            });
        QTRY_VERIFY_WITH_TIMEOUT(changed.has_value(), 10000);
        QVERIFY(*changed);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        QTest::mouseClick(part<QPushButton>(page, "bulkSend"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() != nullptr, 5000);
        auto* run = page.runView().run();
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), State::Finished, 20000);
        QCOMPARE(run->progress().sent, 1);
        QCOMPARE(run->progress().rejected, 2);
        shoot(*desk.window, u"bulk-refused"_s);

        const QString csv = desk.path(u"refused.csv"_s);
        desk.prompts.willChoose(u"saveRefused"_s, {csv});
        QTest::mouseClick(part<QPushButton>(page, "saveRefusedRows"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(csv), 10000);
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("'=1+1")); // protected against evaluation as a formula
        const auto read = tables::readCsvFile(csv);
        QVERIFY(read);
        QCOMPARE(read->table.rowCount(), 2);
        QCOMPARE(read->table.cell(1, 0).toString(), u"=1+1"_s);

        QTest::mouseClick(part<QPushButton>(page, "correctRefusedRows"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().rowCount() == 2 && setup.rows().plan(), 10000);
        QTRY_COMPARE_WITH_TIMEOUT(setup.rows().plan()->counts().faulty, 2, 10000); // now the plan includes it
    }

    void aRunIsPausedAndTakenUpFromTheList()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->show();
        const domain::DocumentId source = makeTemplate(desk);
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        page.begin(source);
        QByteArray csv("Name,E-mail,Salary\n");
        for (int i = 0; i < 4000; ++i)
            csv += "Person " + QByteArray::number(i) + ",p" + QByteArray::number(i) + "@example.org,1\n";
        page.setup().openTable(write(desk, u"four thousand.csv"_s, csv));
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, "bulkSend")->isEnabled(), 10000);
        desk.prompts.willConfirm(u"sendBulk"_s, true);
        QTest::mouseClick(part<QPushButton>(page, "bulkSend"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() && page.runView().run()->state() == State::Running,
                                 20000);
        auto* run = page.runView().run();
        QVERIFY(page.isAncestorOf(desk.window->focusWidget())); // not the next page's or the status bar
        const auto sign = [](const QIcon& icon) { return icon.pixmap(20).toImage(); };
        QCOMPARE(sign(part<QPushButton>(page, "pauseBulkRun")->icon()), sign(ui::icon(ui::Icon::Pause)));
        QTest::mouseClick(part<QPushButton>(page, "pauseBulkRun"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), State::Paused, 30000);
        QCOMPARE(sign(part<QPushButton>(page, "pauseBulkRun")->icon()), sign(ui::icon(ui::Icon::Send)));
        const int waiting = run->progress().waiting;
        QVERIFY(waiting > 0);
        shoot(*desk.window, u"bulk-paused"_s);

        QTest::mouseClick(part<QPushButton>(page, "bulkBack"), Qt::LeftButton);
        auto* runs = part<QTreeWidget>(page, "bulkRuns");
        QCOMPARE(runs->topLevelItemCount(), 1);
        runs->setCurrentItem(runs->topLevelItem(0));
        QTest::mouseClick(part<QPushButton>(page, "openBulkRun"), Qt::LeftButton);
        QCOMPARE(page.runView().run(), run);
        QVERIFY(part<QPushButton>(page, "pauseBulkRun")->isVisible()); // “Send the other …”
        QTest::mouseClick(part<QPushButton>(page, "pauseBulkRun"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), State::Finished, 120000);
        QCOMPARE(run->progress().sent, 4000);
    }

    void hundredThousandRowsDoNotFreeze()
    {
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(desk.window.get()));
        const domain::DocumentId source = makeTemplate(desk);
        desk.window->showBulk();
        auto& page = desk.window->bulkPage();
        auto& setup = page.setup();
        page.begin(source);
        QByteArray csv("Name,E-mail,Salary,Start date\n");
        for (int i = 0; i < 100'000; ++i)
            csv += "Person " + QByteArray::number(i) + ",p" + QByteArray::number(i) + "@example.org," +
                   (i % 1000 == 0 ? "x" : QByteArray::number(1000 + i)) + ",2026-03-01\n";
        const QString path = write(desk, u"many.csv"_s, csv);
        desk.settle();
        Stall stall;
        QElapsedTimer clock;
        clock.start();
        const auto paint = [&setup] {
            test::processEvents();
            setup.grid()->viewport()->repaint();
            test::processEvents(); // Stall notes it
        };
        setup.openTable(path);
        QTRY_VERIFY_WITH_TIMEOUT(setup.rows().plan().has_value(), 60000);
        const qint64 took = clock.elapsed();
        paint();
        const qint64 reading = stall.longest();
        QCOMPARE(setup.rows().plan()->counts().faulty, 100);
        const int all = setup.grid()->model()->rowCount();
        stall.reset();
        part<QCheckBox>(page, "bulkFaultsOnly")->setChecked(true);
        QTRY_COMPARE(setup.grid()->model()->rowCount(), 100);
        paint();
        part<QCheckBox>(page, "bulkFaultsOnly")->setChecked(false);
        QTRY_COMPARE(setup.grid()->model()->rowCount(), all);
        paint();
        const qint64 filtering = stall.longest();
        stall.reset();
        for (int i = 0; i < 30; ++i) {
            QVERIFY(setup.grid()->goToFault(true));
            paint();
        }
        const qint64 walking = stall.longest();
        qInfo("100,000 rows read and planned in %lld ms; longest turn of the event loop: %lld ms meanwhile, "
              "%lld ms "
              "filtering, %lld ms from fault to fault",
              took, reading, filtering, walking);
        QVERIFY2(reading < 1000, qPrintable(QString::number(reading)));
        QVERIFY2(filtering < 1000, qPrintable(QString::number(filtering)));
    }
};

INK_TEST(TestBulk, "tst_bulk")

} // namespace tst_bulk

#include "tst_bulk.moc"
