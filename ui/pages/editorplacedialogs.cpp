#include "ui/pages/editorplacedialogs.h"

#include "ui/viewer/tools/pageranges.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

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

constexpr int mostInRow = 20;

/** Title above, sum and buttons below what is asked. */
QVBoxLayout* sheetOf(QDialog& dialog, const QString& title)
{
    dialog.setModal(true);
    dialog.setWindowTitle(title);
    dialog.setMinimumWidth(380);
    auto* head = sectionLabel(&dialog);
    head->setText(title);
    auto* all = new QVBoxLayout(&dialog);
    all->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    all->setSpacing(space::s);
    all->addWidget(head);
    all->addSpacing(space::xs);
    return all;
}

QPushButton* addButtons(QDialog& dialog, QVBoxLayout& all, const QString& cancelText)
{
    auto* accept = new QPushButton(&dialog);
    accept->setObjectName(QStringLiteral("placeAccept"));
    accept->setDefault(true);
    auto* cancel = new QPushButton(cancelText, &dialog);
    cancel->setObjectName(QStringLiteral("placeCancel"));
    cancel->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(accept);
    all.addSpacing(space::s);
    all.addLayout(buttons);
    QObject::connect(accept, &QPushButton::clicked, &dialog, &QDialog::accept);
    QObject::connect(cancel, &QPushButton::clicked, &dialog, &QDialog::reject);
    return accept;
}

} // namespace

EditorDuplicateDialog::EditorDuplicateDialog(int pageCount, const QList<int>& ownPages, QWidget* parent)
    : QDialog(parent), m_pageCount(pageCount), m_ownPages(ownPages)
{
    setObjectName(QStringLiteral("duplicateDialog"));
    QVBoxLayout* all = sheetOf(*this, tr("Duplicate to pages"));
    const auto choice = [this](const QString& text, const char* name) {
        auto* button = new QRadioButton(text, this);
        button->setObjectName(QLatin1String(name));
        connect(button, &QRadioButton::toggled, this, &EditorDuplicateDialog::refresh);
        return button;
    };
    m_sum = new QuietLabel(this);
    m_sum->setObjectName(QStringLiteral("duplicateSum"));
    m_range = new QLineEdit(this);
    m_range->setObjectName(QStringLiteral("duplicateRange"));
    m_range->setAccessibleName(tr("Pages"));
    m_range->setPlaceholderText(tr("for example 2-5, 8"));
    m_all = choice(tr("All pages"), "duplicateAll");
    m_odd = choice(tr("Odd pages"), "duplicateOdd");
    m_even = choice(tr("Even pages"), "duplicateEven");
    m_some = choice(tr("These pages:"), "duplicateSome");
    auto* some = new QHBoxLayout;
    some->addWidget(m_some);
    some->addWidget(m_range, 1);
    all->addWidget(m_all);
    all->addWidget(m_odd);
    all->addWidget(m_even);
    all->addLayout(some);
    all->addSpacing(space::xs);
    all->addWidget(m_sum);
    m_accept = addButtons(*this, *all, tr("Cancel"));
    connect(m_range, &QLineEdit::textEdited, this, [this] {
        m_some->setChecked(true);
        refresh();
    });
    connect(m_some, &QRadioButton::clicked, m_range, [this] { m_range->setFocus(Qt::OtherFocusReason); });
    m_all->setChecked(true);
    refresh();
}

QList<int> EditorDuplicateDialog::pages() const
{
    if (m_some->isChecked()) return pagesOf(m_range->text(), m_pageCount).value_or(QList<int>());
    QList<int> pages(m_pageCount);
    std::iota(pages.begin(), pages.end(), 1);
    if (m_odd->isChecked()) pages.removeIf([](int page) { return page % 2 == 0; });
    if (m_even->isChecked()) pages.removeIf([](int page) { return page % 2 != 0; });
    return pages;
}

void EditorDuplicateDialog::refresh()
{
    if (!m_accept) return;
    const QList<int> wanted = pages();
    qsizetype count = 0;
    for (const int own : std::as_const(m_ownPages))
        count += wanted.size() - (wanted.contains(own) ? 1 : 0);
    const bool unread = m_some->isChecked() && wanted.isEmpty() && !m_range->text().trimmed().isEmpty();
    m_sum->setText(unread ? tr("The document has the pages 1 to %1.").arg(m_pageCount)
                          : tr("%n new tag(s)", nullptr, static_cast<int>(count)));
    m_accept->setText(tr("Duplicate"));
    m_accept->setEnabled(count > 0);
}

EditorGridDialog::EditorGridDialog(domain::TagType type, QSize guess, QWidget* parent)
    : QDialog(parent), m_type(type)
{
    setObjectName(QStringLiteral("gridDialog"));
    const bool buttons = type == domain::TagType::Radio;
    QVBoxLayout* all = sheetOf(*this, buttons ? tr("Radio buttons") : tr("Check boxes"));
    const auto spin = [this](const char* name, int value) {
        auto* box = new QSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setRange(1, mostInRow);
        box->setValue(std::clamp(value, 1, mostInRow));
        connect(box, &QSpinBox::valueChanged, this, &EditorGridDialog::refresh);
        return box;
    };
    m_rows = spin("gridRows", guess.height());
    m_columns = spin("gridColumns", guess.width());
    m_sum = new QuietLabel(this);
    m_sum->setObjectName(QStringLiteral("gridSum"));
    auto* form = new QFormLayout;
    form->setSpacing(space::s);
    form->addRow(tr("Rows"), m_rows);
    form->addRow(tr("Columns"), m_columns);
    m_rows->setAccessibleName(tr("Rows"));
    m_columns->setAccessibleName(tr("Columns"));
    all->addLayout(form);
    all->addSpacing(space::xs);
    all->addWidget(m_sum);
    m_accept = addButtons(*this, *all, tr("Cancel"));
    m_rows->selectAll();
    refresh();
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
    if (!m_accept) return;
    const int count = rows() * columns();
    if (m_type != domain::TagType::Radio)
        m_sum->setText(tr("%n check box(es)", nullptr, count));
    else if (rows() > 1 && columns() > 1)
        m_sum->setText(tr("Each row is a group: one of %n button(s) can be chosen.", nullptr, columns()));
    else
        m_sum->setText(tr("One group: one of %n button(s) can be chosen.", nullptr, count));
    m_accept->setText(tr("Place"));
}

} // namespace ink::ui
