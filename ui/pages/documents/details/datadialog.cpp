#include "ui/pages/documents/details/datadialog.h"

#include "ui/models/messagetext.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/layout/contentscroll.h"
#include "ui/widgets/layout/dialogresizer.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

DataDialog::DataDialog(const domain::DocumentData& data, QWidget* parent)
    : QDialog(parent), m_before(data), m_intro(new QuietLabel(this)), m_nameTitle(makeSectionLabel(this)),
      m_valueTitle(makeSectionLabel(this)), m_grid(new QGridLayout), m_add(new QPushButton(this)),
      m_fault(new ToneLabel(Tone::Bad, this)), m_error(new ErrorBanner(this)), m_save(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("dataDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(520);
    m_intro->setWordWrap(true);
    m_fault->setObjectName(QStringLiteral("dataFault"));
    m_fault->setWordWrap(true);
    m_fault->setTextFormat(Qt::PlainText);
    m_add->setObjectName(QStringLiteral("dataAdd"));
    m_add->setAutoDefault(false);
    m_save->setObjectName(QStringLiteral("dataSave"));
    m_save->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("dataCancel"));
    m_cancel->setAutoDefault(false);

    m_grid->setHorizontalSpacing(space::s);
    m_grid->setVerticalSpacing(space::s);
    m_grid->setContentsMargins(0, 0, ContentScroll::barGap, 0);
    m_grid->setColumnStretch(0, 2);
    m_grid->setColumnStretch(1, 3);
    m_grid->addWidget(m_nameTitle, 0, 0);
    m_grid->addWidget(m_valueTitle, 0, 1);
    auto* rows = new QWidget;
    rows->setLayout(m_grid);
    auto* scroll = new ContentScroll(this);
    scroll->setWidget(rows);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl - ContentScroll::barGap, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_intro);
    column->addWidget(scroll, 1);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(m_fault);
    column->addWidget(m_error);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &DataDialog::save);
    connect(m_error, &ErrorBanner::retryRequested, this, &DataDialog::save);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({}, {});
        m_rows.constLast().name->setFocus();
        check();
        resizeToContents(*this);
    });
    for (auto each = data.cbegin(); each != data.cend(); ++each)
        addRow(each.key(), each.value());
    if (data.isEmpty()) addRow({}, {});
    retranslate();
    check();
    (data.isEmpty() ? m_rows.constFirst().name : m_rows.constFirst().value)->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
}

void DataDialog::addRow(const QString& name, const QString& value)
{
    const int line = m_nextLine++;
    Row row{new QLineEdit(this), new QLineEdit(this), new QToolButton(this), value, {}};
    row.name->setObjectName(QStringLiteral("dataName%1").arg(line));
    row.name->setText(name);
    row.value->setObjectName(QStringLiteral("dataValue%1").arg(line));
    row.value->setText(value);
    row.shownValue = row.value->text();
    row.remove->setObjectName(QStringLiteral("dataRemove%1").arg(line));
    row.remove->setIcon(icon(Icon::Close));
    row.remove->setAutoRaise(true);
    m_grid->addWidget(row.name, line, 0);
    m_grid->addWidget(row.value, line, 1);
    m_grid->addWidget(row.remove, line, 2);
    for (QLineEdit* edit : {row.name, row.value}) {
        connect(edit, &QLineEdit::textChanged, this, &DataDialog::check);
        pressOnEnter(*edit, *m_save);
    }
    connect(row.remove, &QToolButton::clicked, this, [this, button = row.remove] { removeRow(button); });
    m_rows.append(row);
    nameRows();
}

void DataDialog::removeRow(QToolButton* button)
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).remove != button) continue;
        const Row row = m_rows.takeAt(i);
        for (QWidget* part : {static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.value),
                              static_cast<QWidget*>(row.remove)}) {
            part->hide();
            part->deleteLater();
        }
        const qsizetype next = std::min(i, m_rows.size() - 1);
        (next < 0 ? static_cast<QWidget*>(m_add) : m_rows.at(next).remove)->setFocus();
        break;
    }
    nameRows();
    check();
}

void DataDialog::nameRows()
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows.at(i);
        row.name->setAccessibleName(tr("Name %1").arg(i + 1));
        row.value->setAccessibleName(tr("Value %1").arg(i + 1));
        row.remove->setToolTip(tr("Remove"));
        row.remove->setAccessibleName(tr("Remove name %1").arg(i + 1));
    }
}

void DataDialog::retranslate()
{
    setWindowTitle(tr("Edit data"));
    m_intro->setText(tr("Data such as a case number helps you and your programs to find and sort documents. "
                        "Recipients don't see it."));
    m_nameTitle->setText(tr("Name"));
    m_valueTitle->setText(tr("Value"));
    m_add->setText(tr("Add name"));
    m_save->setText(tr("Save data"));
    m_cancel->setText(tr("Cancel"));
    nameRows();
    check();
}

domain::DocumentData DataDialog::data() const
{
    domain::DocumentData data;
    for (const Row& row : m_rows) {
        const QString name = row.name->text().trimmed();
        if (name.isEmpty() && row.value->text().isEmpty()) continue;
        // A line input shows a value of several lines as one, so the original is kept until the input is
        // edited.
        data.insert(name, row.value->text() == row.shownValue ? row.initialValue : row.value->text());
    }
    return data;
}

Message DataDialog::fault() const
{
    QStringList names;
    for (const Row& row : m_rows) {
        const QString name = row.name->text().trimmed();
        if (name.isEmpty() && row.value->text().isEmpty()) continue;
        if (names.contains(name)) return Message::literal(tr("“%1” appears more than once.").arg(name));
        names.append(name);
    }
    const auto judged = domain::checkData(data());
    return judged ? Message() : judged.error().detail;
}

void DataDialog::check()
{
    const Message why = fault();
    m_fault->setText(messageText(why));
    m_fault->setVisible(!why.isEmpty());
    m_add->setEnabled(m_rows.size() < domain::maxDataNames);
    m_save->setEnabled(!m_isSaving && why.isEmpty() && data() != m_before);
}

void DataDialog::save()
{
    m_error->setError(std::nullopt);
    m_isSaving = true;
    check();
    Q_EMIT saveRequested(data());
}

void DataDialog::showError(const Error& error)
{
    m_isSaving = false;
    m_error->setError(error);
    check();
}

} // namespace ink::ui

#include "moc_datadialog.cpp"
