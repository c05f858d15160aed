#include "ui/pages/documents/correct/correctionrow.h"

#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/values/validation.h"
#include "ui/models/words.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int maxStep = 200;

const domain::Authentication* accessCodeOf(const domain::Invitation& person)
{
    for (const domain::Authentication& asked : person.authentications)
        if (asked.type == domain::AuthenticationType::AccessCode) return &asked;
    return nullptr;
}

} // namespace

CorrectionRow::CorrectionRow(const domain::Document& document, const domain::Invitation& invitation,
                             bool isNew, QWidget* parent)
    : QWidget(parent), m_invitation(invitation), m_isNew(isNew),
      m_hasFinished(!isNew && domain::hasFinished(invitation)),
      m_ownsTags(!isNew && domain::ownsTags(document, document.invitationIndexOf(invitation.guid) - 1)),
      m_firstStep(domain::stepInProgress(document)), m_what(makeSectionLabel(this)),
      m_name(new QLineEdit(this)), m_email(new QLineEdit(this)), m_codeTitle(new QuietLabel(this)),
      m_code(new QLineEdit(this)), m_phoneTitle(new QuietLabel(this)), m_phone(new QLineEdit(this)),
      m_stepTitle(new QuietLabel(this)), m_step(new QSpinBox(this)), m_remove(new QToolButton(this)),
      m_note(new QuietLabel(this))
{
    setObjectName(QStringLiteral("correctionRow"));
    m_name->setObjectName(QStringLiteral("correctionName"));
    m_name->setText(invitation.recipientName);
    m_name->setMaxLength(255);
    m_email->setObjectName(QStringLiteral("correctionEmail"));
    m_email->setText(invitation.recipientEmail);
    m_email->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    const domain::Authentication* code = accessCodeOf(invitation);
    m_code->setObjectName(QStringLiteral("correctionCode"));
    m_code->setText(code ? code->code : QString());
    m_code->setMaxLength(64);
    m_phone->setObjectName(QStringLiteral("correctionPhone"));
    m_phone->setText(domain::smsNumber(invitation));
    m_phone->setMaxLength(32);
    m_phone->setInputMethodHints(Qt::ImhDialableCharactersOnly);
    for (QWidget* part : std::initializer_list<QWidget*>{m_codeTitle, m_code})
        part->setVisible(code != nullptr);
    for (QWidget* part : std::initializer_list<QWidget*>{m_phoneTitle, m_phone})
        part->setVisible(domain::requiresSms(invitation));
    m_step->setObjectName(QStringLiteral("correctionStep"));
    m_note->setObjectName(QStringLiteral("correctionNote"));
    m_remove->setObjectName(QStringLiteral("correctionRemove"));
    const bool waits = isNew || !domain::isInvited(invitation);
    m_step->setRange(waits && !m_hasFinished ? m_firstStep : 1, maxStep);
    m_step->setValue(invitation.sequence);
    m_step->setEnabled(waits && !m_hasFinished);
    for (QLineEdit* edit : {m_name, m_email, m_code, m_phone}) {
        edit->setReadOnly(m_hasFinished);
        edit->setEnabled(!m_hasFinished);
    }
    QSizePolicy kept = m_remove->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // keeps the fields of all rows aligned
    m_remove->setSizePolicy(kept);
    m_remove->setVisible(!m_hasFinished);
    layOut();
    for (QLineEdit* edit : {m_name, m_email, m_code, m_phone})
        connect(edit, &QLineEdit::textChanged, this, [this] {
            updateState();
            Q_EMIT changed();
        });
    connect(m_step, &QSpinBox::valueChanged, this, &CorrectionRow::changed);
    connect(m_remove, &QToolButton::clicked, this, [this] {
        if (m_ownsTags) return;
        m_isRemoved = !m_isRemoved;
        updateState();
        Q_EMIT changed();
    });
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void CorrectionRow::layOut()
{
    m_stepTitle->setBuddy(m_step);
    m_codeTitle->setBuddy(m_code);
    m_phoneTitle->setBuddy(m_phone);
    m_note->setWordWrap(true);
    for (QLabel* title : {m_codeTitle, m_phoneTitle}) { // as wide as the names of all rows
        title->setWordWrap(true);
        title->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    m_remove->setAutoRaise(true);
    m_remove->setIconSize(QSize(16, 16));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, space::s);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(space::xs);
    auto* step = new QHBoxLayout;
    step->setSpacing(space::xs);
    step->addWidget(m_stepTitle);
    step->addWidget(m_step);
    step->addWidget(m_remove);
    grid->addWidget(m_what, 0, 0, 1, 2);
    grid->addWidget(m_name, 1, 0);
    grid->addWidget(m_email, 1, 1);
    grid->addLayout(step, 1, 2);
    grid->addWidget(m_codeTitle, 2, 0);
    grid->addWidget(m_code, 2, 1);
    grid->addWidget(m_phoneTitle, 3, 0);
    grid->addWidget(m_phone, 3, 1);
    grid->addWidget(m_note, 4, 0, 1, 3);
    grid->setColumnStretch(0, 4);
    grid->setColumnStretch(1, 5);
}

void CorrectionRow::retranslate()
{
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("First and last name"));
    m_email->setAccessibleName(tr("Email address"));
    m_email->setPlaceholderText(tr("name@example.com"));
    m_codeTitle->setText(tr("Access code"));
    m_code->setAccessibleName(m_codeTitle->text());
    m_phoneTitle->setText(tr("Phone number for the code by SMS"));
    m_phone->setAccessibleName(m_phoneTitle->text());
    m_stepTitle->setText(tr("Step"));
    m_step->setAccessibleName(tr("Step"));
    updateState();
}

void CorrectionRow::updateState()
{
    m_what->setText(m_isNew ? actionText(m_invitation.actionType)
                            : QStringLiteral("%1 · %2").arg(actionText(m_invitation.actionType),
                                                            invitationStatusText(m_invitation)));
    const bool isEditable = !m_hasFinished && !m_isRemoved;
    for (QWidget* field : std::initializer_list<QWidget*>{m_name, m_email, m_code, m_phone})
        field->setEnabled(isEditable);
    m_remove->setIcon(icon(m_isRemoved ? Icon::Undo : Icon::Trash));
    m_remove->setToolTip(m_isRemoved ? tr("Keep this recipient") : tr("Remove this recipient"));
    m_remove->setAccessibleName(m_remove->toolTip());
    m_remove->setEnabled(!m_ownsTags);
    const bool hasOtherAddress =
        !m_isNew && m_email->text().trimmed().compare(m_invitation.recipientEmail, Qt::CaseInsensitive) != 0;
    QString note;
    if (m_hasFinished)
        note = tr("This recipient has already acted and can't be changed.");
    else if (m_isRemoved)
        note = tr("This recipient will be removed, and their signing link will stop working.");
    else if (const QString wrong = fault(); !wrong.isEmpty())
        note = wrong;
    else if (hasOtherAddress && m_invitation.status == domain::InvitationStatus::WorkInProgress)
        note =
            tr("The old link stops working, a new one is issued, and the values entered so far are removed.");
    else if ((hasOtherAddress || invitation().authentications != m_invitation.authentications) &&
             domain::isInvited(m_invitation))
        note = tr("The old link stops working, and a new one is issued.");
    else if (m_isNew && m_invitation.canSignTags)
        note = tr("This recipient can sign anywhere on the pages until you place a field for them with "
                  "“Correct fields”.");
    else if (m_ownsTags && !m_isNew)
        m_remove->setToolTip(tr("This recipient has fields in this document and can't be removed. Enter "
                                "another person instead."));
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

QString CorrectionRow::fault() const
{
    const QString email = m_email->text().trimmed();
    if (!email.isEmpty() && !domain::isEmail(email)) return tr("This isn't a valid email address.");
    const domain::Authentication* code = accessCodeOf(m_invitation);
    const QString typed = m_code->text().trimmed();
    if (code && typed != code->code && typed.toUcs4().size() < domain::minAccessCodeLength)
        return tr("The access code must have at least %1 characters.").arg(domain::minAccessCodeLength);
    const bool hasOtherPhone = m_phone->text().trimmed() != domain::smsNumber(m_invitation);
    if (hasOtherPhone && domain::e164Number(m_phone->text()).isEmpty())
        return tr("Enter a phone number with a country code, such as +49 151 23456789.");
    return {};
}

domain::Invitation CorrectionRow::invitation() const
{
    domain::Invitation person = m_invitation;
    if (m_name->text().trimmed() != person.recipientName)
        domain::setRecipientName(person, m_name->text().trimmed());
    person.recipientEmail = m_email->text().trimmed();
    person.sequence = m_step->value();
    if (m_phone->text().trimmed() != domain::smsNumber(m_invitation))
        domain::setSmsNumber(person, m_phone->text().trimmed());
    for (domain::Authentication& asked : person.authentications)
        if (asked.type == domain::AuthenticationType::AccessCode) asked.code = m_code->text().trimmed();
    return person;
}

bool CorrectionRow::isValid() const
{
    if (m_isRemoved || m_hasFinished) return true;
    const QString email = m_email->text().trimmed();
    // A signer without an address never had one and gets the link in another way.
    const bool mayLackAddress = !m_isNew && m_invitation.recipientEmail.isEmpty();
    return !m_name->text().trimmed().isEmpty() && (!email.isEmpty() || mayLackAddress) && fault().isEmpty();
}

void CorrectionRow::focusName()
{
    m_name->setFocus();
}

} // namespace ink::ui

#include "moc_correctionrow.cpp"
