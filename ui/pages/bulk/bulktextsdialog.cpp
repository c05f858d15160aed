#include "ui/pages/bulk/bulktextsdialog.h"

#include "app/domain/bulk/bulkplanner.h"
#include "ui/models/bulkrowsmodel.h"
#include "ui/models/messagetext.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

BulkTextsDialog::BulkTextsDialog(const domain::RowTextPatterns& patterns, const domain::BulkForm& form,
                                 const domain::ColumnMapping& mapping, const tables::Table& table,
                                 QWidget* parent)
    : QDialog(parent), m_form(form), m_mapping(mapping), m_table(table),
      m_title(new QLineEdit(patterns.title)),
      m_titleField(new FormField(QStringLiteral("bulkTextsTitle"), m_title)),
      m_message(new TextArea(patterns.message)),
      m_messageField(new FormField(QStringLiteral("bulkTextsMessage"), m_message)),
      m_insert(new QPushButton(this)), m_exampleTitle(makeSectionLabel(this)), m_example(new QLabel(this)),
      m_apply(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("bulkTextsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(560);
    layOut();
    connect(m_title, &QLineEdit::textChanged, this, &BulkTextsDialog::check);
    connect(m_message, &QPlainTextEdit::textChanged, this, &BulkTextsDialog::check);
    connect(m_apply, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
    m_title->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
}

void BulkTextsDialog::layOut()
{
    m_message->setTabChangesFocus(true);
    m_message->setMinimumHeight(96);
    m_title->installEventFilter(this);
    m_message->installEventFilter(this);
    m_insert->setObjectName(QStringLiteral("bulkTextsInsert"));
    m_insert->setAutoDefault(false);
    m_insert->setFocusPolicy(Qt::TabFocus); // a click keeps the focus in the input
    m_insert->setMenu(new QMenu(m_insert));
    m_example->setObjectName(QStringLiteral("bulkTextsExample"));
    m_example->setTextFormat(Qt::PlainText);
    m_example->setWordWrap(true);
    m_example->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_apply->setObjectName(QStringLiteral("bulkTextsApply"));
    m_apply->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("bulkTextsCancel"));
    m_cancel->setAutoDefault(false);
    pressOnEnter(*m_title, *m_apply);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_apply, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* insertRow = new QHBoxLayout;
    insertRow->addWidget(m_insert);
    insertRow->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_titleField);
    column->addWidget(m_messageField, 1);
    column->addLayout(insertRow);
    column->addWidget(m_exampleTitle);
    column->addWidget(m_example);
    column->addWidget(buttons);
}

void BulkTextsDialog::retranslate()
{
    setWindowTitle(tr("Title and message"));
    m_titleField->setLabel(tr("Document title"));
    m_title->setPlaceholderText(m_form.title);
    m_messageField->setLabel(tr("Message to the recipients"));
    m_message->setPlaceholderText(tr("Leave empty to use the template's message"));
    m_insert->setText(tr("Insert column"));
    m_exampleTitle->setText(tr("First row"));
    m_apply->setText(tr("Apply"));
    m_cancel->setText(tr("Cancel"));
    fillMenu();
    check();
}

void BulkTextsDialog::fillMenu()
{
    QMenu* menu = m_insert->menu();
    menu->clear();
    const auto add = [this, menu](const QString& label, const QString& placeholder) {
        menu->addAction(QString(label).replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                        [this, placeholder] { insert(placeholder); });
    };
    for (const QString& name : m_table.header())
        if (const QString placeholder = domain::placeholderFor(name); !placeholder.isEmpty())
            add(name.trimmed(), placeholder);
    menu->addSeparator();
    add(tr("Template title"), domain::placeholderFor(domain::placeholder::templateTitle));
    add(tr("Today's date"), domain::placeholderFor(domain::placeholder::date));
    add(tr("First recipient's name"), domain::placeholderFor(domain::placeholder::recipientName));
    add(tr("Row number"), domain::placeholderFor(domain::placeholder::rowNumber));
}

void BulkTextsDialog::insert(const QString& placeholder)
{
    if (focusWidget() == m_message || focusWidget() == m_title)
        m_insertsIntoMessage = focusWidget() == m_message;
    if (m_insertsIntoMessage) {
        m_message->insertPlainText(placeholder);
        return m_message->setFocus();
    }
    m_title->insert(placeholder);
    m_title->setFocus();
}

bool BulkTextsDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        if (watched == m_message) m_insertsIntoMessage = true;
        if (watched == m_title) m_insertsIntoMessage = false;
    }
    return QDialog::eventFilter(watched, event);
}

domain::RowTextPatterns BulkTextsDialog::patterns() const
{
    return {.title = m_title->text().trimmed(), .message = m_message->toPlainText().trimmed()};
}

void BulkTextsDialog::check()
{
    m_titleField->setError({});
    m_messageField->setError({});
    const auto texts =
        domain::parseRowTexts(patterns(), m_table.header(), {m_form.title, QDate::currentDate()});
    m_apply->setEnabled(texts.has_value());
    if (!texts) {
        const bool isTitle = texts.error().fields.value(0).field == QLatin1StringView("title");
        (isTitle ? m_titleField : m_messageField)->setError(messageText(texts.error().detail));
        return m_example->clear();
    }
    if (m_table.rowCount() == 0) return m_example->clear();
    const TableCells cells(m_table);
    const domain::BulkPlanner planner(m_form, m_mapping, *texts);
    const domain::BulkRow first = planner.rowToCorrect(cells, 0);
    QStringList lines{first.title.isEmpty() ? m_form.title : first.title};
    if (!first.message.isEmpty()) lines.append(first.message);
    for (const domain::BulkFinding& finding : planner.check(cells, 0).findings)
        if (finding.code == domain::BulkFinding::Code::BadTitle)
            m_titleField->setError(messageText(finding.text));
        else if (finding.code == domain::BulkFinding::Code::BadMessage)
            m_messageField->setError(messageText(finding.text));
    m_example->setText(lines.join(QLatin1Char('\n')));
}

} // namespace ink::ui

#include "moc_bulktextsdialog.cpp"
