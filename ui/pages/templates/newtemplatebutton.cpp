#include "ui/pages/templates/newtemplatebutton.h"

#include "app/workflow/session/session.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QMenu>

namespace ink::ui {

using domain::DocumentType;

NewTemplateButton::NewTemplateButton(workflow::Session& session, QWidget* parent)
    : QPushButton(parent), m_session(session)
{
    setObjectName(QStringLiteral("newTemplate"));
    setIcon(ui::icon(Icon::Add));
    setDefault(true);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("newTemplateMenu"));
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &NewTemplateButton::fillMenu);
    connect(&m_session, &workflow::Session::reachChanged, this, &NewTemplateButton::updateEnabled);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void NewTemplateButton::retranslate()
{
    setText(tr("New template"));
    setAccessibleName(text());
    updateEnabled();
}

void NewTemplateButton::updateEnabled()
{
    const bool offline = m_session.reach() == workflow::Session::Reach::Offline;
    setEnabled(!offline);
    setToolTip(offline ? tr("Templates can't be created offline.") : QString());
}

void NewTemplateButton::fillMenu()
{
    menu()->clear();
    const auto add = [this](Icon sign, const QString& words, DocumentType type) {
        menu()->addAction(ui::icon(sign), words, this, [this, type] { Q_EMIT createRequested(type); });
    };
    add(Icon::Templates, tr("From PDF files…"), DocumentType::RegularTemplate);
    add(Icon::Bulk, tr("Bulk template from PDF files…"), DocumentType::BulkTemplate);
    add(Icon::Link, tr("Link template from PDF files…"), DocumentType::TemplateLink);
    menu()->addSeparator();
    menu()->addAction(ui::icon(Icon::Download), tr("Import a template…"), this,
                      &NewTemplateButton::importRequested);
}

} // namespace ink::ui

#include "moc_newtemplatebutton.cpp"
