#include "ui/shell/supportdialogs.h"

#include "ui/shell/supporttext.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSysInfo>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr qint64 shownBytes = 512 * 1024; ///< size of the log's tail that is shown

QString endOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    if (file.size() > shownBytes) {
        file.seek(file.size() - shownBytes);
        (void)file.readLine(); // skips a partial line
    }
    return QString::fromUtf8(file.readAll());
}

QPlainTextEdit* plainText(const char* name, QWidget* parent)
{
    auto* text = new QPlainTextEdit(parent);
    text->setObjectName(QString::fromLatin1(name));
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setLayoutDirection(Qt::LeftToRight);
    return text;
}

QString about()
{
    return QStringLiteral("Inkstone %1, Qt %2, %3 (%4), %5\n")
        .arg(QStringLiteral(INKSTONE_VERSION), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
             QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName());
}

} // namespace

LogViewer::LogViewer(const QString& file, QWidget* parent)
    : QDialog(parent), m_file(file), m_search(new QLineEdit(this)), m_severe(new QCheckBox(this)),
      m_text(plainText("logText", this)), m_note(new QuietLabel(this))
{
    setObjectName(QStringLiteral("logViewer"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Log"));
    m_search->setObjectName(QStringLiteral("logSearch"));
    m_search->setPlaceholderText(tr("Filter"));
    m_search->setAccessibleName(tr("Filter the log"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(Icon::Search), QLineEdit::LeadingPosition);
    m_severe->setObjectName(QStringLiteral("logSevere"));
    m_severe->setText(tr("Warnings and errors only"));
    m_text->setAccessibleName(tr("Log"));
    m_text->setPlaceholderText(tr("The log is empty."));
    m_note->setWordWrap(true);
    m_note->setText(tr("“Copy for support” leaves out quoted text, file and host names, and all addresses."));
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* copy = buttons->addButton(tr("Copy for support"), QDialogButtonBox::ActionRole);
    QPushButton* again = buttons->addButton(tr("Refresh"), QDialogButtonBox::ActionRole);
    QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    copy->setObjectName(QStringLiteral("logCopy"));
    for (QPushButton* button : {copy, again, close})
        button->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(redactLog(about() + m_text->toPlainText()));
        m_note->setText(tr("Copied."));
    });
    connect(again, &QPushButton::clicked, this, &LogViewer::refresh);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &LogViewer::filter);
    connect(m_severe, &QCheckBox::toggled, this, &LogViewer::filter);
    auto* head = new QHBoxLayout;
    head->setSpacing(space::m);
    head->addWidget(m_search, 1);
    head->addWidget(m_severe);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::m);
    column->addLayout(head);
    column->addWidget(m_text, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    resize(820, 560);
    refresh();
}

void LogViewer::refresh()
{
    m_lines = endOf(m_file).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    filter();
}

void LogViewer::filter()
{
    const QString words = m_search->text().trimmed();
    QStringList shown;
    for (const QString& line : std::as_const(m_lines)) {
        const QString level = line.section(QLatin1Char(' '), 1, 1);
        const bool isSevere = level == QLatin1StringView("warning") || level == QLatin1StringView("error");
        if (m_severe->isChecked() && !isSevere) continue;
        if (line.contains(words, Qt::CaseInsensitive)) shown.append(line);
    }
    m_text->setPlainText(shown.join(QLatin1Char('\n')));
    m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->maximum());
}

CrashReportDialog::CrashReportDialog(const QString& file, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("crashReport"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Crash report"));
    auto* words = new QuietLabel(this);
    words->setWordWrap(true);
    words->setText(tr("Inkstone doesn't send this report anywhere. The report contains nothing from your "
                      "documents. Include it when you contact support."));
    auto* text = plainText("crashReportText", this);
    text->setAccessibleName(tr("Crash report"));
    text->setPlainText(endOf(file));
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* copy = buttons->addButton(tr("Copy for support"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("crashCopy"));
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(copy, &QPushButton::clicked, this,
            [text] { QGuiApplication::clipboard()->setText(redactLog(text->toPlainText())); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::m);
    column->addWidget(words);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    resize(720, 460);
}

} // namespace ink::ui

#include "moc_supportdialogs.cpp"
