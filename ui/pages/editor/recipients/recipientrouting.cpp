#include "ui/pages/editor/recipients/recipientrouting.h"

#include "app/domain/routing/routing.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/countbox.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace ink::ui {

namespace {

constexpr int maxGroupName = 100;
constexpr int maxDelayDays = 3650;
constexpr int minDelayWidth = 160; ///< px for usual numbers in words

} // namespace

RecipientRouting::RecipientRouting(QWidget* parent) : QWidget(parent)
{
    m_groupLabel = new QuietLabel(this);
    m_group = new QLineEdit(this);
    m_group->setMaxLength(maxGroupName);
    m_neededLabel = new QuietLabel(this);
    m_needed = new QSpinBox(this);
    m_needed->setRange(1, 200);
    m_delayLabel = new QuietLabel(this);
    m_delayLabel->setWordWrap(true);
    m_delay = new CountBox(this);
    m_delay->setRange(0, maxDelayDays);
    m_delay->setMinimumWidth(minDelayWidth);
    m_witness = new WrappingCheckBox(this);
    m_named = new WrappingCheckBox(this);
    m_copyAtEnd = new WrappingCheckBox(this);
    const Form form(this);
    form.setUpInput(m_group, "recipientGroup",
                    {.label = m_groupLabel,
                     .labelText = QT_TR_NOOP("Group"),
                     .placeholder = QT_TR_NOOP("None"),
                     .toolTip = QT_TR_NOOP(
                         "Recipients with the same group name share a task. When enough of them have acted, "
                         "the others don't have to.")});
    form.setUpInput(m_needed, "recipientGroupNeeded",
                    {.label = m_neededLabel,
                     .labelText = QT_TR_NOOP("Required to act"),
                     .accessibleName = QT_TR_NOOP("Number of group members who must act")});
    form.setUpInput(m_delay, "recipientDelay",
                    {.label = m_delayLabel,
                     .labelText = QT_TR_NOOP("Invite after the previous step"),
                     .accessibleName = QT_TR_NOOP("Days after the previous step")});
    form.setUpButton(
        m_witness, "recipientWitness", QT_TR_NOOP("Signs as a witness"),
        {.toolTip = QT_TR_NOOP("Witnesses the signature of the signer above and signs right after them.")});
    form.setUpButton(
        m_named, "recipientNamed", QT_TR_NOOP("Named by the previous signer"),
        {.toolTip =
             QT_TR_NOOP("Leave the name and email empty. The previous signer enters them when finishing.")});
    form.setUpButton(
        m_copyAtEnd, "recipientCopyAtEnd", QT_TR_NOOP("Only when completed"),
        {.toolTip = QT_TR_NOOP("The copy is sent when everyone has finished, not at this step.")});

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(space::xs);
    grid->addWidget(m_groupLabel, 0, 0);
    grid->addWidget(m_neededLabel, 0, 1);
    grid->addWidget(m_group, 1, 0);
    grid->addWidget(m_needed, 1, 1);
    grid->addWidget(m_delayLabel, 2, 0, 1, 2);
    grid->addWidget(m_delay, 3, 0, 1, 2);
    grid->addWidget(m_witness, 4, 0, 1, 2);
    grid->addWidget(m_named, 5, 0, 1, 2);
    grid->addWidget(m_copyAtEnd, 6, 0, 1, 2);
    grid->setColumnStretch(0, 1);

    // Not while typing: the beginning of a name may be another group's name.
    connect(m_group, &QLineEdit::editingFinished, this, [this] {
        const QString group = m_group->text().trimmed();
        if (group == m_people.value(m_index).group) return;
        Q_EMIT edited(QString(), [group](domain::Invitation& person) { person.group = group; });
    });
    connect(m_needed, &QSpinBox::valueChanged, this, [this](int needed) {
        Q_EMIT edited(QStringLiteral("groupNeeded"),
                      [needed](domain::Invitation& person) { person.requiredGroupMembers = needed; });
    });
    connect(m_delay, &QSpinBox::valueChanged, this, [this](int days) {
        Q_EMIT edited(QStringLiteral("delay"),
                      [days](domain::Invitation& person) { person.startAfterDays = days; });
    });
    connect(m_witness, &QCheckBox::clicked, this, [this](bool isWitness) {
        const qsizetype signer = domain::witnessedSigner(m_people, m_index);
        const int step = signer < 0 ? m_people.at(m_index).sequence : m_people.at(signer).sequence;
        Q_EMIT edited(QString(), [isWitness, step](domain::Invitation& person) {
            person.isWitness = isWitness;
            if (!isWitness) return;
            person.sequence = step; // right after that person
            person.group.clear();
        });
    });
    connect(m_named, &QCheckBox::clicked, this, [this](bool isNamed) {
        Q_EMIT edited(QString(),
                      [isNamed](domain::Invitation& person) { person.isNamedByPrevious = isNamed; });
    });
    connect(m_copyAtEnd, &QCheckBox::clicked, this, [this](bool atEnd) {
        Q_EMIT edited(QString(), [atEnd](domain::Invitation& person) { person.receivesCopyAtEnd = atEnd; });
    });
    form.translate([this] {
        m_delay->setSpecialValueText(tr("Immediately"));
        m_delay->setTextFunction([](int days) { return tr("%n days later", nullptr, days); });
    });
}

void RecipientRouting::setRecipient(const QList<domain::Invitation>& people, qsizetype index)
{
    m_people = people;
    m_index = index;
    const domain::Invitation& me = people.at(index);
    const bool acts = domain::mustAct(me.actionType);
    const bool isPlainSigner = me.actionType == domain::ActionType::Signer;
    const QSignalBlocker quietNeeded(m_needed);
    const QSignalBlocker quietDelay(m_delay);
    if (m_group->text().trimmed() != me.group) m_group->setText(me.group);
    m_needed->setValue(me.requiredGroupMembers);
    m_needed->setEnabled(!me.group.trimmed().isEmpty());
    m_delay->setValue(me.startAfterDays);
    m_witness->setChecked(me.isWitness);
    m_named->setChecked(me.isNamedByPrevious);
    m_copyAtEnd->setChecked(me.receivesCopyAtEnd);
    // Options that don't apply are hidden; one that is already set can be cleared.
    const bool canBeInGroup = (acts && !me.isWitness) || !me.group.isEmpty();
    for (QWidget* part : std::initializer_list<QWidget*>{m_groupLabel, m_group, m_neededLabel, m_needed})
        part->setVisible(canBeInGroup);
    m_witness->setVisible(me.isWitness || (isPlainSigner && domain::witnessedSigner(people, index) >= 0));
    m_named->setVisible(me.isNamedByPrevious || (acts && domain::namingRecipient(people, index) >= 0));
    m_copyAtEnd->setVisible(me.receivesCopyAtEnd || !acts);
}

int RecipientRouting::settingCount(const domain::Invitation& invitation)
{
    return (invitation.group.isEmpty() ? 0 : 1) + (invitation.isWitness ? 1 : 0) +
           (invitation.isNamedByPrevious ? 1 : 0) + (invitation.receivesCopyAtEnd ? 1 : 0) +
           (invitation.startAfterDays > 0 ? 1 : 0);
}

QWidget* RecipientRouting::setTabOrderAfter(QWidget* before)
{
    for (QWidget* stop :
         std::initializer_list<QWidget*>{m_group, m_needed, m_delay, m_witness, m_named, m_copyAtEnd}) {
        setTabOrder(before, stop);
        before = stop;
    }
    return before;
}

} // namespace ink::ui

#include "moc_recipientrouting.cpp"
