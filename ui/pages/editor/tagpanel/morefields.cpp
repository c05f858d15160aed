#include "ui/pages/editor/tagpanel/morefields.h"

#include "app/base/languages.h"
#include "app/domain/text/numberformat.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"

#include <QEvent>
#include <QLocale>
#include <QMenu>

namespace ink::ui {

using domain::TagPreset;

QString presetWord(TagPreset preset)
{
    switch (preset) {
    case TagPreset::Paragraph:
        return MoreFields::tr("Multiline text");
    case TagPreset::Comb:
        return MoreFields::tr("Comb text");
    case TagPreset::Email:
        return MoreFields::tr("Email address");
    case TagPreset::Phone:
        return MoreFields::tr("Phone number");
    case TagPreset::Amount:
        return MoreFields::tr("Amount");
    case TagPreset::FullName:
        return MoreFields::tr("Recipient's name");
    case TagPreset::RecipientEmail:
        return MoreFields::tr("Recipient's email address");
    case TagPreset::Company:
        return MoreFields::tr("Company");
    case TagPreset::JobTitle:
        return MoreFields::tr("Job title");
    case TagPreset::DateSent:
        return MoreFields::tr("Date sent");
    case TagPreset::DocumentNumber:
        return MoreFields::tr("Document number");
    case TagPreset::Picture:
        return MoreFields::tr("Picture");
    case TagPreset::PageNumber:
        return MoreFields::tr("Page number");
    case TagPreset::Stamp:
        return MoreFields::tr("Stamp");
    }
    return {};
}

QString localAmountSample()
{
    const QString sample = QLocale().toCurrencyString(1234.5);
    return domain::NumberFormat::fromSample(sample) ? sample : QStringLiteral("1,234.50");
}

MoreFields::MoreFields(PageView& view, QWidget* parent)
    : QToolButton(parent), m_view(view), m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("moreFields"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_menu->setObjectName(QStringLiteral("moreFieldsMenu"));
    m_menu->installEventFilter(this);
    for (const TagPreset preset : domain::allTagPresets()) {
        if (preset == TagPreset::Paragraph || preset == TagPreset::Picture || preset == TagPreset::PageNumber)
            m_menu->addSeparator();
        m_actions.append(m_menu->addAction(QString(), this, [this, preset] { place(preset); }));
    }
    setMenu(m_menu);
    retranslate();
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { retranslate(); });
}

void MoreFields::place(TagPreset preset)
{
    domain::Tag tag = domain::presetTag(preset, windowLanguage());
    if (preset == TagPreset::Amount) tag.style.format = localAmountSample();
    if (m_isByKey)
        m_view.copyActions().placeBlockInView({tag});
    else
        m_view.modes().armBlock({tag});
}

bool MoreFields::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) m_isByKey = true;
    if (event->type() == QEvent::MouseButtonRelease) m_isByKey = false;
    return QToolButton::eventFilter(watched, event);
}

void MoreFields::retranslate()
{
    setText(tr("More fields"));
    setToolTip(tr("Fields with a format, automatic values, pictures, page numbers and stamps"));
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const TagPreset preset = domain::allTagPresets().at(i);
        m_actions.at(i)->setText(presetWord(preset));
        m_actions.at(i)->setIcon(ink::ui::icon(tagIcon(domain::presetTag(preset, {}).type)));
    }
}

} // namespace ink::ui

#include "moc_morefields.cpp"
