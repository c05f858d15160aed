#include "ui/pages/signing/signinginputs.h"

#include "app/domain/document/radiogroup.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/datelimit.h"
#include "app/domain/text/datetext.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/valuerule.h"
#include "ui/models/dateparsing.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QCalendarWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

namespace ink::ui {

using namespace Qt::StringLiterals;
using domain::TagType;

namespace {

/** An example date whose day can't be mistaken for a month. */
QString dateExample()
{
    return shortDate(QDate(QDate::currentDate().year(), 12, 31));
}

} // namespace

SigningDateInput::SigningDateInput(const domain::Tag& tag, QWidget* parent)
    : QWidget(parent), m_tag(tag), m_line(named("signingInput", new QLineEdit(tag.text, this))),
      m_calendar(named("signingCalendar", new QToolButton(this))),
      m_day(named("signingDay", new QuietLabel(this)))
{
    m_line->setReadOnly(tag.style.readOnly);
    m_calendar->setIcon(icon(Icon::Date));
    m_calendar->setEnabled(!tag.style.readOnly);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::xs);
    row->addWidget(m_line, 1);
    row->addWidget(m_calendar);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addLayout(row);
    column->addWidget(m_day);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &SigningDateInput::handleEdit);
    connect(m_line, &QLineEdit::editingFinished, this, &SigningDateInput::tidy);
    connect(m_calendar, &QToolButton::clicked, this, &SigningDateInput::showCalendar);
    tidy();
    retranslate();
}

std::optional<QDate> SigningDateInput::dateOf(const QString& text) const
{
    if (const auto date = parseDate(text)) return date;
    return domain::DateFormat(m_tag.style.dateFormat).parse(text); // such as a value of another program
}

void SigningDateInput::handleEdit()
{
    const auto date = dateOf(m_line->text());
    m_tag.text = date ? date->toString(Qt::ISODate) : m_line->text();
    showDay();
    Q_EMIT textChanged(m_tag.text);
}

/** Shows a date in the locale's form. */
void SigningDateInput::tidy()
{
    if (const auto date = dateOf(m_line->text())) m_line->setText(shortDate(*date));
    showDay();
}

void SigningDateInput::showDay()
{
    const auto date = dateOf(m_line->text());
    // A blank keeps the line's height.
    m_day->setText(date ? QLocale().toString(*date, QLocale::LongFormat) : u" "_s);
}

void SigningDateInput::showCalendar()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* calendar = named("signingDays", new QCalendarWidget);
    if (const auto date = dateOf(m_line->text())) calendar->setSelectedDate(*date);
    const auto choose = [this, menu](QDate day) {
        m_line->setText(shortDate(day));
        handleEdit();
        menu->close();
        m_line->setFocus(Qt::PopupFocusReason);
    };
    connect(calendar, &QCalendarWidget::clicked, this, choose);
    connect(calendar, &QCalendarWidget::activated, this, choose);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(calendar);
    menu->addAction(action);
    menu->popup(m_calendar->mapToGlobal(QPoint(0, m_calendar->height())));
    calendar->setFocus();
}

void SigningDateInput::retranslate()
{
    m_calendar->setToolTip(tr("Choose a date"));
    m_calendar->setAccessibleName(tr("Choose a date"));
    m_line->setPlaceholderText(tr("For example, %1").arg(dateExample()));
    tidy();
}

QString valueFaultText(const domain::Tag& tag)
{
    using Rejection = domain::ValueRule::Rejection;
    const domain::ValueRule rule(tag);
    const Message name = Message::literal(fieldTitle(tag));
    const auto limit = [](const QString& text, QDate today) {
        const auto day = domain::DateLimit::fromText(text);
        return day ? shortDate(day->resolve(today)) : QString();
    };
    if (tag.type == TagType::Date) {
        switch (rule.check(tag.text)) {
        case Rejection::NoDate:
            return SigningDateInput::tr("Enter a date, for example %1.").arg(dateExample());
        case Rejection::TooEarly:
            return messageText(
                reasons::dateTooEarly(name, limit(tag.style.earliest, domain::Today::anywhere().earliest)));
        case Rejection::TooLate:
            return messageText(
                reasons::dateTooLate(name, limit(tag.style.latest, domain::Today::anywhere().latest)));
        default:
            break;
        }
    }
    return messageText(rule.fault(tag.text, name));
}

void SigningDateInput::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    // The line edit has the focus, so it needs the accessible name.
    m_line->setAccessibleName(accessibleName());
    m_line->setAccessibleDescription(accessibleDescription());
}

namespace {

/** Exposes the buttons as a named group, so that screen readers announce the question with the focused
 * button. */
QAccessibleInterface* choiceInterface(const QString& className, QObject* object)
{
    auto* choice = qobject_cast<SigningChoice*>(object);
    return choice && className == QLatin1String(SigningChoice::staticMetaObject.className())
               ? new QAccessibleWidget(choice, QAccessible::Grouping)
               : nullptr;
}

} // namespace

SigningChoice::SigningChoice(const QList<domain::Tag>& buttons, QWidget* parent) : QWidget(parent)
{
    static const bool isInstalled = (QAccessible::installFactory(choiceInterface), true);
    Q_UNUSED(isInstalled)
    auto* group = new QButtonGroup(this); // exclusive: the selected button can't be deselected
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    for (const domain::Tag& tag : buttons) {
        const QString answer =
            tag.style.placeholder.isEmpty() ? domain::answerOf(tag) : tag.style.placeholder;
        auto* button = new QRadioButton(answer.isEmpty() ? tagTypeText(tag.type) : answer, this);
        button->setChecked(domain::isChecked(tag));
        group->addButton(button);
        m_buttons.insert(tag.id, button);
        column->addWidget(button);
        if (!focusProxy() || button->isChecked()) setFocusProxy(button);
        connect(button, &QRadioButton::toggled, this, [this, id = tag.id](bool on) {
            if (on) Q_EMIT chosen(id);
        });
    }
}

void SigningChoice::choose(domain::TagId button)
{
    if (QRadioButton* chosenButton = m_buttons.value(button)) chosenButton->click();
}

QString fieldTitle(const domain::Tag& tag)
{
    if (tag.type == TagType::Radio && !domain::isBlankText(tag.groupName)) return tag.groupName;
    return domain::isBlankText(tag.name) ? tagTypeText(tag.type) : tag.name;
}

SigningStepList::SigningStepList(const QList<domain::Tag>& ordered)
{
    QHash<std::pair<int, QString>, domain::TagId> groups;
    for (const domain::Tag& tag : ordered) {
        domain::TagId step = tag.id;
        if (tag.type == TagType::Radio && !domain::isBlankText(tag.groupName)) {
            const auto key = std::pair(tag.invitationIndex, domain::nameKey(tag.groupName));
            step = groups.value(key, tag.id);
            groups.insert(key, step);
        }
        if (step == tag.id) steps.append(tag.id);
        stepByTag.insert(tag.id, step);
    }
}

QList<domain::Tag> buttonsOf(const domain::Tag& button, const QList<domain::Tag>& tags)
{
    if (domain::isBlankText(button.groupName)) return {button};
    QList<domain::Tag> buttons;
    for (const domain::Tag& tag : tags)
        if (tag.type == TagType::Radio && tag.invitationIndex == button.invitationIndex &&
            domain::isSameText(tag.groupName, button.groupName))
            buttons.append(tag);
    return buttons;
}

} // namespace ink::ui

#include "moc_signinginputs.cpp"
