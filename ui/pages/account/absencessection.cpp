#include "ui/pages/account/absencessection.h"

#include "app/workflow/session/accountsettings.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/account/absencedialog.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

using domain::Absence;

namespace {

QString personWithAddress(const QString& name, const QString& email)
{
    return name.isEmpty() ? email : QStringLiteral("%1 <%2>").arg(name, email);
}

} // namespace

AbsencesSection::AbsencesSection(workflow::Session& session, workflow::AccountSettings& account,
                                 Prompts& prompts, QWidget* parent)
    : SettingsPart(QStringLiteral("absencesSection"), parent), m_account(account), m_prompts(prompts),
      m_absences(session), m_hint(named("absencesHint", makeParagraph())), m_error(new ErrorBanner(this)),
      m_byDefault(new WrappingCheckBox(this)), m_add(new QPushButton(this)), m_rows(new QVBoxLayout),
      m_none(makeParagraph())
{
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Absences"));
    form.setUpButton(m_byDefault, "deputiesByDefault",
                     QT_TR_NOOP("Let deputies act for recipients who can't delegate"));
    form.setUpButton(m_add, "addAbsence", QT_TR_NOOP("Add absence…"), {.icon = Icon::Add});
    form.setUpLabel(m_none, QT_TR_NOOP("No absences yet."), {.name = "noAbsences"});
    m_rows->setSpacing(0);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_error);
    m_column->addWidget(m_byDefault);
    m_column->addWidget(m_add, 0, Qt::AlignLeading);
    m_column->addWidget(m_none);
    m_column->addLayout(m_rows);
    m_column->addStretch(1);
    connect(m_byDefault, &QCheckBox::clicked, this, &AbsencesSection::chooseDefault);
    connect(m_add, &QPushButton::clicked, this, [this] {
        const QDate today = m_absences.list().today;
        edit({0, {}, {}, today, today, {}, {}});
    });
    connect(m_error, &ErrorBanner::retryRequested, this, &AbsencesSection::refresh);
    connect(&m_absences, &workflow::Absences::changed, this, &AbsencesSection::fillRows);
    form.translate([this] { fillRows(); });
}

void AbsencesSection::fillRows()
{
    const bool isSupported = m_absences.isSupported().value_or(false);
    const domain::AbsenceList& list = m_absences.list();
    m_error->setError(m_absences.error());
    m_hint->setText(
        m_absences.isSupported() == false
            ? tr("This service doesn't support absences.")
            : tr("When it's an absent recipient's turn, their deputy is invited instead. Codes by SMS still "
                 "go only to the recipient. Before you send a document, you see who will receive it."));
    m_byDefault->setVisible(isSupported);
    m_byDefault->setChecked(list.deputiesByDefault);
    m_add->setVisible(isSupported);
    m_none->setVisible(isSupported && list.absences.isEmpty());
    clearLayout(*m_rows);
    for (const Absence& absence : list.absences)
        m_rows->addWidget(makeRow(absence));
}

QWidget* AbsencesSection::makeRow(const Absence& absence)
{
    const QDate today = m_absences.list().today;
    const QString who = personWithAddress(absence.name, absence.email);
    auto* row = new ListRow("absenceRow");
    row->addTitle("absencePerson", who);
    QStringList parts{
        tr("%1 to %2", "two days").arg(dateText(absence.from), dateText(absence.until)),
        tr("Deputy: %1").arg(isolated(personWithAddress(absence.deputyName, absence.deputyEmail)))};
    if (absence.until < today)
        parts.append(tr("ended"));
    else if (domain::isAbsentOn(absence, today))
        parts.append(tr("absent today"));
    row->addDetails("absenceAbout", parts.join(QStringLiteral(" · ")))->setTextFormat(Qt::PlainText);
    row->addButton("editAbsence", tr("Edit…"),
                   {.accessibleName = tr("Edit the absence of %1").arg(who),
                    .clicked = [this, absence] { edit(absence); }});
    row->addButton("removeAbsence", tr("Remove"),
                   {.accessibleName = tr("Remove the absence of %1").arg(who),
                    .clicked = [this, absence] { remove(absence); }});
    return row;
}

void AbsencesSection::edit(const Absence& absence)
{
    auto* dialog = new AbsenceDialog(m_absences, absence, this);
    connect(dialog, &AbsenceDialog::saved, this,
            [this](const Absence&) { Q_EMIT messageRequested(tr("Absence saved."), {}); });
    dialog->open();
}

void AbsencesSection::remove(const Absence& absence)
{
    m_absences.remove(absence.id, this, [this, absence](const Result<void>& removed) {
        if (!removed) return m_error->setError(removed.error());
        Absence again = absence;
        again.id = 0;
        const auto undo = [this, again] {
            m_absences.save(again, this, [this](const Result<Absence>& saved) {
                if (!saved) m_error->setError(saved.error());
            });
        };
        Q_EMIT messageRequested(
            tr("Absence removed. Documents that the deputy has already received stay with the deputy."),
            absence.until < m_absences.list().today ? std::function<void()>() : std::function<void()>(undo));
    });
}

void AbsencesSection::chooseDefault(bool isDefault)
{
    m_account.change([isDefault](domain::UserSetting& user,
                                 domain::NotificationSetting&) { user.deputiesByDefault = isDefault; },
                     this,
                     [this](const Result<void>& changed) {
                         if (!changed) m_error->setError(changed.error());
                         refresh();
                     });
}

} // namespace ink::ui

#include "moc_absencessection.cpp"
