#include "ui/pages/bulk/samepersonbutton.h"

#include "app/domain/text/emailaddress.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/widgets/style/onchange.h"

#include <QMenu>

#include <optional>

namespace ink::ui {

namespace {

/** Parses `Name <address>`; nothing if it isn't one. */
std::optional<domain::BulkPerson> personIn(const QString& text)
{
    const qsizetype begin = text.lastIndexOf(QLatin1Char('<'));
    if (begin < 1 || !text.endsWith(QLatin1Char('>'))) return std::nullopt;
    domain::BulkPerson person{text.left(begin).simplified(), text.sliced(begin + 1).chopped(1).trimmed()};
    if (person.name.isEmpty() || !domain::isEmail(person.email)) return std::nullopt;
    return person;
}

QString menuLabel(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

SamePersonButton::SamePersonButton(Prompts& prompts, QWidget* parent)
    : QPushButton(parent), m_prompts(prompts)
{
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &SamePersonButton::fillMenu);
    const auto retranslate = [this] {
        setText(tr("Same person in all rows"));
        setToolTip(tr("Gives a role the same person in every document, instead of a column"));
    };
    retranslate();
    onLanguageChange(this, retranslate);
}

void SamePersonButton::setMapping(const domain::BulkForm& form, const domain::ColumnMapping& mapping)
{
    m_form = form;
    m_mapping = mapping;
}

void SamePersonButton::fillMenu()
{
    menu()->clear();
    for (int role = 0; role < m_form.roles.size(); ++role) {
        if (m_form.roles.at(role).isMissingPhone) continue; // a number is required for each document
        const QString name = isolated(messageText(domain::displayNameOf(m_form, role)));
        const auto person = m_mapping.people.constFind(role);
        const QString text = person == m_mapping.people.cend()
                                 ? tr("%1…", "role of a template").arg(name)
                                 : tr("%1: %2…", "role and person").arg(name, isolated(person->name));
        connect(menu()->addAction(menuLabel(text)), &QAction::triggered, this,
                [this, role] { askForPerson(role); });
    }
}

void SamePersonButton::askForPerson(int role)
{
    const domain::BulkPerson before = m_mapping.people.value(role);
    const QString shown =
        before.email.isEmpty() ? QString() : QStringLiteral("%1 <%2>").arg(before.name, before.email);
    const QString example = QStringLiteral("Ina Holt <ina@example.org>");
    constexpr int maxLength = 500;
    m_prompts.text(
        this,
        {QStringLiteral("samePerson"),
         tr("%1: same person in all rows").arg(isolated(messageText(domain::displayNameOf(m_form, role)))),
         tr("Name and email address, e.g. %1. Leave it empty to use columns.").arg(isolated(example)), shown,
         tr("Use in all rows"), maxLength, false, false,
         [example](const QString& text) {
             return text.isEmpty() || personIn(text)
                        ? QString()
                        : tr("Enter a name and an email address such as %1.").arg(isolated(example));
         }},
        [this, role, form = m_form](const std::optional<QString>& text) {
            if (!text || form != m_form) return; // another template
            domain::setPersonInAllRows(m_mapping, role, personIn(*text).value_or(domain::BulkPerson()));
            Q_EMIT mappingChanged(m_mapping);
        });
}

} // namespace ink::ui

#include "moc_samepersonbutton.cpp"
