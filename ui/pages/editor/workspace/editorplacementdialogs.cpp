#include "ui/pages/editor/workspace/editorplacementdialogs.h"

#include "ui/viewer/geometry/pageranges.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace ink::ui {

namespace {

constexpr int maxInRow = 20;

} // namespace

EditorPlacementDialog::EditorPlacementDialog(const QString& name, QWidget* parent)
    : QDialog(parent), m_column(new QVBoxLayout(this)), m_summary(new QuietLabel(this)),
      m_title(makeSectionLabel(this))
{
    setObjectName(name);
    setModal(true);
    setMinimumWidth(380);
    m_column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    m_column->setSpacing(space::s);
    m_column->addWidget(m_title);
    m_column->addSpacing(space::xs);
}

void EditorPlacementDialog::addButtons()
{
    m_accept = new QPushButton(this);
    auto* cancel = new QPushButton(this);
    const Form form(this);
    form.setUpButton(m_accept, "placeAccept", {}, {.isDefault = true, .clicked = [this] { accept(); }});
    form.setUpButton(cancel, "placeCancel", QT_TR_NOOP("Cancel"),
                     {.isAutoDefault = false, .clicked = [this] { reject(); }});
    for (QWidget* input : findChildren<QWidget*>())
        if (qobject_cast<QLineEdit*>(input) || qobject_cast<QAbstractSpinBox*>(input))
            pressOnEnter(*input, *m_accept);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_accept);
    m_column->addSpacing(space::xs);
    m_column->addWidget(m_summary);
    m_column->addSpacing(space::s);
    m_column->addLayout(buttons);
}

void EditorPlacementDialog::setTitle(const QString& title)
{
    setWindowTitle(title);
    m_title->setText(title);
}

EditorDuplicateDialog::EditorDuplicateDialog(int pageCount, const QList<int>& ownPages, QWidget* parent)
    : EditorPlacementDialog(QStringLiteral("duplicateDialog"), parent), m_pageCount(pageCount),
      m_ownPages(ownPages), m_all(new QRadioButton(this)), m_odd(new QRadioButton(this)),
      m_even(new QRadioButton(this)), m_some(new QRadioButton(this)), m_range(new QLineEdit(this))
{
    m_summary->setObjectName(QStringLiteral("duplicateSum"));
    m_all->setChecked(true);
    auto* some = new QHBoxLayout;
    some->addWidget(m_some);
    some->addWidget(m_range, 1);
    m_column->addWidget(m_all);
    m_column->addWidget(m_odd);
    m_column->addWidget(m_even);
    m_column->addLayout(some);
    addButtons();
    const Form form(this);
    form.bindText(QT_TR_NOOP("Duplicate to pages"), [this](const QString& text) { setTitle(text); });
    form.setUpButton(m_all, "duplicateAll", QT_TR_NOOP("All pages"));
    form.setUpButton(m_odd, "duplicateOdd", QT_TR_NOOP("Odd pages"));
    form.setUpButton(m_even, "duplicateEven", QT_TR_NOOP("Even pages"));
    form.setUpButton(m_some, "duplicateSome", QT_TR_NOOP("Pages:"));
    form.setUpInput(
        m_range, "duplicateRange",
        {.accessibleName = QT_TR_NOOP("Pages"), .placeholder = QT_TR_NOOP("For example: 2-5, 8")});
    form.setUpButton(m_accept, nullptr, QT_TR_NOOP("Duplicate"));
    for (QRadioButton* choice : {m_all, m_odd, m_even, m_some})
        connect(choice, &QRadioButton::toggled, this, &EditorDuplicateDialog::refresh);
    connect(m_range, &QLineEdit::textEdited, this, [this] {
        m_some->setChecked(true);
        refresh();
    });
    connect(m_some, &QRadioButton::clicked, m_range, [this] { m_range->setFocus(Qt::OtherFocusReason); });
    form.translate([this] { refresh(); });
}

QList<int> EditorDuplicateDialog::pages() const
{
    if (m_some->isChecked()) return parsePageRanges(m_range->text(), m_pageCount).value_or(QList<int>());
    QList<int> pages(m_pageCount);
    std::iota(pages.begin(), pages.end(), 1);
    if (m_odd->isChecked()) pages.removeIf([](int page) { return page % 2 == 0; });
    if (m_even->isChecked()) pages.removeIf([](int page) { return page % 2 != 0; });
    return pages;
}

void EditorDuplicateDialog::refresh()
{
    const QList<int> wanted = pages();
    qsizetype count = 0;
    for (const int own : std::as_const(m_ownPages))
        count += wanted.size() - (wanted.contains(own) ? 1 : 0);
    const bool unread = m_some->isChecked() && wanted.isEmpty() && !m_range->text().trimmed().isEmpty();
    m_summary->setText(unread ? tr("Enter page numbers from 1 to %1.").arg(m_pageCount)
                              : tr("%n new field(s)", nullptr, static_cast<int>(count)));
    m_accept->setEnabled(count > 0);
}

EditorGridDialog::EditorGridDialog(domain::TagType type, QSize guess, QWidget* parent)
    : EditorPlacementDialog(QStringLiteral("gridDialog"), parent), m_type(type),
      m_rowsLabel(new QLabel(this)), m_rows(new QSpinBox(this)), m_columnsLabel(new QLabel(this)),
      m_columns(new QSpinBox(this))
{
    m_summary->setObjectName(QStringLiteral("gridSum"));
    for (const auto& [box, value] :
         {std::pair(m_rows, guess.height()), std::pair(m_columns, guess.width())}) {
        box->setRange(1, maxInRow);
        box->setValue(std::clamp(value, 1, maxInRow));
        connect(box, &QSpinBox::valueChanged, this, &EditorGridDialog::refresh);
    }
    auto* rows = new QFormLayout;
    rows->setSpacing(space::s);
    rows->addRow(m_rowsLabel, m_rows);
    rows->addRow(m_columnsLabel, m_columns);
    m_column->addLayout(rows);
    addButtons();
    const Form form(this);
    form.bindText(m_type == domain::TagType::Radio ? QT_TR_NOOP("Radio buttons") : QT_TR_NOOP("Checkboxes"),
                  [this](const QString& text) { setTitle(text); });
    form.setUpInput(m_rows, "gridRows", {.label = m_rowsLabel, .labelText = QT_TR_NOOP("Rows")});
    form.setUpInput(m_columns, "gridColumns", {.label = m_columnsLabel, .labelText = QT_TR_NOOP("Columns")});
    form.setUpButton(m_accept, nullptr, QT_TR_NOOP("Place"));
    form.translate([this] { refresh(); });
    m_rows->selectAll();
}

int EditorGridDialog::rows() const
{
    return m_rows->value();
}

int EditorGridDialog::columns() const
{
    return m_columns->value();
}

void EditorGridDialog::refresh()
{
    Q_EMIT gridChanged();
    const int count = rows() * columns();
    if (m_type != domain::TagType::Radio)
        m_summary->setText(tr("%n checkbox(es)", nullptr, count));
    else if (rows() > 1 && columns() > 1)
        m_summary->setText(tr("Each row is a group: one of %n button(s) can be chosen.", nullptr, columns()));
    else
        m_summary->setText(tr("One group: one of %n button(s) can be chosen.", nullptr, count));
}

EditorArrayDialog::EditorArrayDialog(Counter countCopies, QWidget* parent)
    : EditorPlacementDialog(QStringLiteral("arrayDialog"), parent), m_countCopies(std::move(countCopies)),
      m_rows(new QSpinBox(this)), m_columns(new QSpinBox(this)), m_across(new QSpinBox(this)),
      m_down(new QSpinBox(this))
{
    constexpr int usualGap = 8;
    constexpr int maxGap = 500;
    m_summary->setObjectName(QStringLiteral("arraySum"));
    for (QSpinBox* box : {m_rows, m_columns})
        box->setRange(1, maxInRow);
    m_rows->setValue(3);
    for (QSpinBox* box : {m_across, m_down}) {
        box->setRange(0, maxGap);
        box->setValue(usualGap);
        box->setSuffix(QStringLiteral(" pt"));
    }
    auto* inputs = new QFormLayout;
    inputs->setSpacing(space::s);
    QList<QLabel*> labels;
    for (QSpinBox* box : {m_rows, m_columns, m_across, m_down}) {
        labels.append(new QLabel(this));
        inputs->addRow(labels.last(), box);
        connect(box, &QSpinBox::valueChanged, this, &EditorArrayDialog::refresh);
    }
    m_column->addLayout(inputs);
    addButtons();
    const Form form(this);
    form.bindText(QT_TR_NOOP("Duplicate in rows and columns"),
                  [this](const QString& text) { setTitle(text); });
    form.setUpInput(m_rows, "arrayRows", {.label = labels.at(0), .labelText = QT_TR_NOOP("Rows")});
    form.setUpInput(m_columns, "arrayColumns", {.label = labels.at(1), .labelText = QT_TR_NOOP("Columns")});
    form.setUpInput(m_across, "arrayGapAcross",
                    {.label = labels.at(2), .labelText = QT_TR_NOOP("Space between columns")});
    form.setUpInput(m_down, "arrayGapDown",
                    {.label = labels.at(3), .labelText = QT_TR_NOOP("Space between rows")});
    form.setUpButton(m_accept, nullptr, QT_TR_NOOP("Duplicate"));
    form.translate([this] { refresh(); });
    m_rows->selectAll();
}

int EditorArrayDialog::rows() const
{
    return m_rows->value();
}

int EditorArrayDialog::columns() const
{
    return m_columns->value();
}

QSize EditorArrayDialog::gap() const
{
    return {m_across->value(), m_down->value()};
}

void EditorArrayDialog::refresh()
{
    Q_EMIT arrayChanged();
    const int count = m_countCopies(rows(), columns(), gap());
    m_summary->setText(rows() * columns() > 1 && count == 0 ? tr("There is no room on the page.")
                                                            : tr("%n new field(s)", nullptr, count));
    m_accept->setEnabled(count > 0);
}

} // namespace ink::ui

#include "moc_editorplacementdialogs.cpp"
