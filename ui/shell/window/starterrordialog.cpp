#include "ui/shell/window/starterrordialog.h"

#include "app/base/reasons.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/shell/window/appearance.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

/** The data folder and possible solutions, except those that the reason already names. */
QString placeText(const Message& why, const QString& folder)
{
    QStringList sentences;
    if (!why.is(reason::upgradeBackupFailed)) sentences.append(StartErrorDialog::tr("Nothing was changed."));
    sentences.append(
        StartErrorDialog::tr("Data folder: %1.").arg(isolated(QDir::toNativeSeparators(folder))));
    if (!why.is(reason::workplaceFolderNotMade))
        sentences.append(
            StartErrorDialog::tr("To use another folder, set the environment variable %1 to its path.")
                .arg(isolated(QStringLiteral("INKSTONE_DATA"))));
    return sentences.join(QLatin1Char(' '));
}

} // namespace

StartErrorDialog::StartErrorDialog(const Error& fault, const QString& folder, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("startFault"));
    setWindowTitle(QStringLiteral("Inkstone"));
    setWindowIcon(applicationIcon());
    setMinimumWidth(520);
    QLabel* title = makeSectionLabel(this);
    title->setObjectName(QStringLiteral("startFaultTitle"));
    title->setText(tr("Inkstone can't open its data"));
    auto* why = new QLabel(messageText(fault.detail), this);
    why->setObjectName(QStringLiteral("startFaultWhy"));
    auto* place = new QuietLabel(placeText(fault.detail, folder), this);
    place->setObjectName(QStringLiteral("startFaultFolder"));
    for (QLabel* words : {why, static_cast<QLabel*>(place)}) {
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        words->setFocusPolicy(Qt::NoFocus);
    }
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* again = buttons->addButton(tr("Try again"), QDialogButtonBox::AcceptRole);
    QPushButton* show = buttons->addButton(tr("Open folder"), QDialogButtonBox::ActionRole);
    QPushButton* quit = buttons->addButton(tr("Quit"), QDialogButtonBox::RejectRole);
    again->setObjectName(QStringLiteral("startFaultAgain"));
    show->setObjectName(QStringLiteral("startFaultOpen"));
    quit->setObjectName(QStringLiteral("startFaultQuit"));
    for (QPushButton* button : {show, quit})
        button->setAutoDefault(false);
    show->setEnabled(QDir(folder).exists());
    again->setDefault(true);
    again->setFocus();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(title);
    column->addWidget(why);
    column->addWidget(place);
    column->addSpacing(space::s);
    column->addWidget(buttons);
    setAccessibleDescription(why->text());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(show, &QPushButton::clicked, this,
            [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

bool askToRetryStart(const settings::Settings& settings, const Error& fault, const QString& folder)
{
    const Appearance appearance(settings);
    StartErrorDialog dialog(fault, folder);
    dialog.adjustSize();
    dialog.move(dialog.screen()->availableGeometry().center() - dialog.rect().center());
    // Closing the dialog must not quit the program, which may continue with its window.
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    QObject::connect(&dialog, &QDialog::finished, &dialog, &QCoreApplication::exit);
    dialog.open();
    const bool again = QApplication::exec() == QDialog::Accepted;
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    return again;
}

void reportDamage(Prompts& prompts, QWidget* window, const Error& fault, const QString& folder)
{
    Prompts::Confirm question;
    question.id = QStringLiteral("dataDamaged");
    question.title = StartErrorDialog::tr("Some of your data is damaged");
    question.text = messageText(fault.detail) + QStringLiteral("\n\n") +
                    StartErrorDialog::tr(
                        "Before you restore your data, quit Inkstone and make a copy of the data folder.");
    question.acceptText = StartErrorDialog::tr("Open folder");
    prompts.confirm(window, question, [folder](bool wanted) {
        if (wanted) QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    });
}

} // namespace ink::ui

#include "moc_starterrordialog.cpp"
