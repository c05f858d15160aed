#include "ui/dialogs/permissiondialog.h"

#include "app/base/printable.h"
#include "ui/models/isolated.h"
#include "ui/models/moneywords.h"
#include "ui/widgets/layout/contentscroll.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStringList>
#include <QTimer>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

using permission::Action;

constexpr int maxLabelWidth = 200; ///< maximum width of a row's label, in pixels

/** Lets long paths, hashes and other words without spaces break. */
QString breakable(const QString& text)
{
    constexpr qsizetype piece = 16;
    QString broken;
    qsizetype run = 0;
    for (const QChar letter : text) {
        run = letter.isSpace() ? 0 : run + 1;
        broken.append(letter);
        if (run < piece || letter.isHighSurrogate()) continue;
        broken.append(QChar(0x200B)); // ZERO WIDTH SPACE
        run = 0;
    }
    return broken;
}

/** Foreign text of one line, for a sentence or a row: line ends, control characters and invisible ones are
 * escaped, and right-to-left letters don't change the order of the surrounding text. */
QString shownLine(const QString& text)
{
    return isolated(printable(text));
}

/** Foreign text of several lines. */
QString shownLines(const QString& text)
{
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString& line : lines)
        line = shownLine(line);
    return lines.join(QLatin1Char('\n'));
}

/** The address comes first, because a name can be any text, including one that hides the text that follows
 * it. */
QString personText(const permission::Recipient& person)
{
    const QString email = shownLine(person.email);
    return person.name.isEmpty() ? email : QStringLiteral("%1 (%2)").arg(email, shownLine(person.name));
}

} // namespace

PermissionDialog::PermissionDialog(permission::Question question, QWidget* parent)
    : QDialog(parent), m_question(std::move(question)), m_title(makeSectionLabel(this)),
      m_why(new QLabel(this)), m_scroll(new ContentScroll(this)), m_grant(new QPushButton(this)),
      m_refuse(new QPushButton(this))
{
    setObjectName(QStringLiteral("permissionDialog"));
    setMinimumWidth(560);
    for (QLabel* words : {m_title, m_why}) {
        words->setWordWrap(true);
        words->setTextFormat(Qt::PlainText);
    }
    m_title->setObjectName(QStringLiteral("permissionTitle"));
    m_why->setObjectName(QStringLiteral("permissionWhy"));
    m_grant->setObjectName(QStringLiteral("permissionGrant"));
    m_grant->setAutoDefault(false);
    m_grant->setEnabled(false);
    m_refuse->setObjectName(QStringLiteral("permissionRefuse"));
    m_refuse->setDefault(true);
    auto* content = new QWidget;
    m_rows = new QGridLayout(content);
    m_rows->setColumnStretch(1, 1);
    m_rows->setHorizontalSpacing(space::l);
    m_rows->setVerticalSpacing(space::s);
    setDirectionalMargins(*content, *m_rows, {0, 0, ContentScroll::barGap, 0});
    m_scroll->setWidget(content);
    auto* buttons = new QHBoxLayout;
    setDirectionalMargins(*this, *buttons, {0, 0, ContentScroll::barGap, 0});
    buttons->addStretch(1);
    buttons->addWidget(m_refuse);
    buttons->addWidget(m_grant);
    auto* column = new QVBoxLayout(this);
    setDirectionalMargins(*this, *column,
                          {space::xl, space::xl, space::xl - ContentScroll::barGap, space::l});
    column->setSpacing(space::m);
    column->addWidget(m_title);
    column->addWidget(m_why);
    column->addWidget(m_scroll, 1);
    column->addSpacing(space::s);
    column->addLayout(buttons);
    connect(m_grant, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_refuse, &QPushButton::clicked, this, &QDialog::reject);
    QTimer::singleShot(readingMs, this, [this] { m_grant->setEnabled(true); });
    retranslate();
    m_refuse->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
}

void PermissionDialog::retranslate()
{
    const QString title = breakable(shownLine(m_question.title));
    const int people = static_cast<int>(m_question.recipients.size());
    setWindowTitle(tr("Permission for another program"));
    switch (m_question.action) {
    case Action::Send:
        m_title->setText(tr("Send “%1”?").arg(title));
        m_grant->setText(tr("Send to %n people", nullptr, people));
        break;
    case Action::Remind:
        m_title->setText(tr("Send reminders of “%1”?").arg(title));
        m_grant->setText(tr("Remind %n people", nullptr, people));
        break;
    case Action::Cancel:
        m_title->setText(tr("Cancel the signing of “%1”?").arg(title));
        m_grant->setText(tr("Cancel signing"));
        break;
    case Action::Save:
        m_title->setText(tr("Save the files of “%1” on this computer?").arg(title));
        m_grant->setText(tr("Save files"));
        break;
    }
    m_why->setText(tr("A program that calls itself “%1” asks for this. Allow it only if you want exactly "
                      "what is listed here.")
                       .arg(breakable(shownLine(m_question.program))));
    m_refuse->setText(tr("Don't allow"));
    fillRows();
    setAccessibleDescription(m_why->text());
}

void PermissionDialog::fillRows()
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    addRow(tr("Account"), shownLine(m_question.account));
    addRow(tr("Service"), m_question.service.isEmpty() ? tr("This computer") : shownLine(m_question.service));
    if (m_question.documentId != 0) addRow(tr("Document number"), QString::number(m_question.documentId));
    addRow(tr("Template"), shownLine(m_question.templateTitle));
    const QLocale locale;
    for (const permission::Recipient& each : m_question.recipients)
        addRow(each.receivesCopy ? tr("Copy for") : tr("Recipient, step %1").arg(locale.toString(each.step)),
               personText(each));
    for (const permission::SentFile& each : m_question.files)
        addRow(tr("File"),
               tr("%1\n%2, SHA-256 %3")
                   .arg(shownLine(each.path), locale.formattedDataSize(each.bytes), shownLine(each.sha256)));
    for (const permission::NamedValue& each : m_question.values)
        addRow(tr("Value “%1”").arg(shownLine(each.name)),
               shownLines(each.value)); // the name could pass for another row
    addRow(m_question.action == Action::Cancel ? tr("Reason") : tr("Message"),
           shownLines(m_question.message));
    addRow(tr("Folder"), shownLine(m_question.folder));
    if (m_question.costCents)
        addRow(tr("Cost"), *m_question.costCents == 0 ? tr("Nothing") : moneyText(*m_question.costCents));
    if (m_question.chargesCents && m_question.spendLimitCents)
        addRow(tr("Spending limit"),
               tr("%1 of %2 are then used")
                   .arg(moneyText(*m_question.chargesCents), moneyText(*m_question.spendLimitCents)));
}

void PermissionDialog::addRow(const QString& label, const QString& text)
{
    if (text.isEmpty()) return;
    auto* name = new QuietLabel(breakable(label));
    auto* value = new QLabel(breakable(text));
    for (QLabel* each : {static_cast<QLabel*>(name), value}) {
        each->setTextFormat(Qt::PlainText);
        each->setAlignment(startAlignment() | Qt::AlignTop);
    }
    // The name of a value can be long, too.
    name->setWordWrap(name->sizeHint().width() > maxLabelWidth);
    name->setMaximumWidth(maxLabelWidth);
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    value->setAccessibleName(label + QStringLiteral(": ") + text);
    const int row = m_rows->rowCount();
    m_rows->addWidget(name, row, 0);
    m_rows->addWidget(value, row, 1);
}

} // namespace ink::ui

#include "moc_permissiondialog.cpp"
