#include "ui/pages/editor/tagpanel/tagpanelsection.h"

#include "app/domain/document/document.h"
#include "ui/widgets/forms/fold.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

using domain::TagType;

TagPanelSection::TagPanelSection(const char* name, bool folds, QWidget* parent)
    : QWidget(parent), m_body(new QWidget(this)), m_column(new QVBoxLayout(m_body))
{
    setObjectName(QLatin1String(name));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::xs);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(space::xs);
    if (folds) {
        m_header = new QToolButton(this);
        m_header->setObjectName(QLatin1String(name) + QStringLiteral("Header"));
        setUpFoldHeader(*m_header);
        m_header->setFont(sectionFont());
        m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        all->addWidget(m_header);
        connect(m_header, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
        setOpen(false);
    }
    all->addWidget(m_body);
}

void TagPanelSection::showTags(const domain::Document& document, const QList<domain::Tag>& tags)
{
    const QScopedValueRollback taking(m_isLoading, true);
    setVisible(loadTags(document, tags));
    if (m_header) updateHeader();
}

void TagPanelSection::setEditable(bool on)
{
    m_body->setEnabled(on);
}

void TagPanelSection::setTitle(const QString& title)
{
    m_title = title;
    if (m_header) updateHeader();
}

void TagPanelSection::setSummary(const QString& summary)
{
    m_summary = summary;
}

void TagPanelSection::setOpen(bool open)
{
    m_open = open;
    m_body->setVisible(open);
    if (m_header) updateHeader();
}

void TagPanelSection::updateHeader()
{
    m_header->setIcon(icon(m_open ? Icon::ChevronDown : Icon::ChevronRight));
    const QString whole = m_summary.isEmpty() || m_open
                              ? m_title
                              : tr("%1: %2", "section and what is set in it").arg(m_title, m_summary);
    const QFontMetrics metrics(m_header->font());
    m_header->setText(metrics.elidedText(whole, Qt::ElideRight, 186));
    m_header->setToolTip(m_header->text() == whole ? QString() : whole);
    m_header->setAccessibleName(whole);
    m_header->setAccessibleDescription(m_open ? tr("Expanded; press to collapse")
                                              : tr("Collapsed; press to expand"));
}

void TagPanelSection::edit(const QString& property, const QString& text, const TagEdit& change)
{
    if (!m_isLoading) Q_EMIT edited(property, text, change);
}

QLabel* TagPanelSection::addField(QWidget* field, const char* name, const char* words)
{
    field->setObjectName(QLatin1String(name));
    auto* label = new QuietLabel(m_body);
    label->setBuddy(field);
    label->setContentsMargins(0, space::xs, 0, 0);
    m_column->addWidget(label);
    m_column->addWidget(field);
    m_labels.append({label, words});
    return label;
}

void TagPanelSection::retranslate()
{
    for (const auto& [label, words] : std::as_const(m_labels))
        setLabel(label, QCoreApplication::translate(metaObject()->className(), words));
}

void TagPanelSection::setLabel(QLabel* label, const QString& text)
{
    label->setText(text);
    label->buddy()->setAccessibleName(text);
}

void TagPanelSection::setFieldVisible(QLabel* label, bool shown)
{
    label->setVisible(shown);
    label->buddy()->setVisible(shown);
}

ToneLabel* TagPanelSection::addFault(const char* name)
{
    auto* fault = new ToneLabel(Tone::Bad, m_body);
    fault->setObjectName(QLatin1String(name));
    fault->setWordWrap(true);
    fault->hide();
    m_column->addWidget(fault);
    return fault;
}

void TagPanelSection::showFault(ToneLabel* fault, QWidget* field, const QString& text)
{
    fault->setText(text);
    fault->setVisible(!text.isEmpty());
    field->setAccessibleDescription(text);
}

bool isTextType(TagType type)
{
    return type == TagType::Text || type == TagType::MaskedText || type == TagType::PrefillableText;
}

bool isNumberType(TagType type)
{
    return type == TagType::Number || type == TagType::PrefillableNumber;
}

bool isDateType(TagType type)
{
    return type == TagType::Date || type == TagType::SignDate;
}

void showText(QLineEdit* field, const std::optional<QString>& text, const QString& hint)
{
    if (!text)
        field->clear();
    else if (field->text() != *text)
        field->setText(*text);
    field->setPlaceholderText(text ? hint : TagPanelSection::tr("Multiple"));
}

void showCheck(QCheckBox* box, const std::optional<bool>& on)
{
    box->setTristate(!on);
    box->setCheckState(!on ? Qt::PartiallyChecked : *on ? Qt::Checked : Qt::Unchecked);
}

void showChoice(QComboBox* box, const std::optional<QString>& data)
{
    box->setPlaceholderText(TagPanelSection::tr("Multiple"));
    if (data && box->findData(*data) < 0 && !data->isEmpty()) box->addItem(*data, *data);
    box->setCurrentIndex(data ? box->findData(*data) : -1);
}

} // namespace ink::ui

#include "moc_tagpanelsection.cpp"
