#include "ui/pages/signing/signingphone.h"

#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/qrcodeview.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QAccessible>
#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int codeSide = 280;
constexpr int textColumn = 400;

/** Four lines of eight pairs, for comparing line by line. */
QString inLines(const QString& fingerprint)
{
    constexpr int pairs = 8;
    const QStringList all = fingerprint.split(QLatin1Char(':'));
    QStringList lines;
    for (qsizetype i = 0; i < all.size(); i += pairs)
        lines.append(all.mid(i, pairs).join(QLatin1Char(':')));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

SigningPhone::SigningPhone(Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_title(makeTitleLabel(this)), m_steps(new QLabel(this)),
      m_error(new ErrorBanner(this)), m_code(new QrCodeView(this)), m_link(new QLineEdit(this)),
      m_networkLabel(new QLabel(this)), m_network(new QComboBox(this)),
      m_fingerprintLabel(makeSectionLabel(this)), m_fingerprint(new QLabel(this)),
      m_state(named("phoneState", new ToneLabel(Tone::Info, this))),
      m_closes(named("phoneCloses", new QuietLabel(this))), m_again(new QPushButton(this)),
      m_done(named("phoneDone", new QPushButton(this)))
{
    setObjectName(QStringLiteral("signingPhone"));
    m_code->setFixedSize(codeSide, codeSide);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Sign on your phone"));
    form.setUpInput(m_link, "phoneLink", {.accessibleName = QT_TR_NOOP("Signing link")});
    form.setUpInput(
        m_fingerprint, "phoneFingerprint",
        {.label = m_fingerprintLabel, .labelText = QT_TR_NOOP("Certificate fingerprint (SHA-256)")});
    form.setUpButton(m_again, "phoneAgain", QT_TR_NOOP("Try again"));
    form.setUpInput(m_network, "phoneNetwork",
                    {.label = m_networkLabel, .labelText = QT_TR_NOOP("Network address")});
    m_link->setReadOnly(true);
    m_fingerprint->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_fingerprint->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_fingerprint->setTextFormat(Qt::PlainText);
    m_state->setFont(sectionFont());
    m_done->setDefault(true);
    for (QLabel* label : {m_title, m_steps, static_cast<QLabel*>(m_state), m_closes}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }

    auto* picture = new QVBoxLayout;
    picture->setSpacing(space::m);
    picture->addWidget(m_code, 0, Qt::AlignHCenter);
    picture->addWidget(m_link);
    picture->addStretch();
    auto* words = new QWidget(this);
    words->setFixedWidth(textColumn);
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    column->addWidget(m_title);
    column->addWidget(m_steps);
    column->addWidget(m_networkLabel);
    column->addWidget(m_network);
    column->addWidget(m_fingerprintLabel);
    column->addWidget(m_fingerprint);
    column->addSpacing(space::s);
    column->addWidget(m_state);
    column->addWidget(m_closes);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_again);
    buttons->addWidget(m_done);
    buttons->addStretch();
    column->addLayout(buttons);
    column->addStretch();
    auto* row = new QHBoxLayout;
    row->setSpacing(space::xxl);
    row->addStretch();
    row->addLayout(picture);
    row->addWidget(words);
    row->addStretch();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(space::xl, space::xl, space::xl, space::xl);
    all->addWidget(m_error);
    all->addStretch(1);
    all->addLayout(row);
    all->addStretch(2);

    m_error->hide();
    connect(m_network, &QComboBox::activated, this, [this] { open(m_network->currentText()); });
    connect(m_again, &QPushButton::clicked, this, [this] { open(m_network->currentText()); });
    connect(m_error, &ErrorBanner::retryRequested, this, [this] { open(m_network->currentText()); });
    connect(m_done, &QPushButton::clicked, this, &SigningPhone::leave);
    form.translate([this] { retranslate(); });
}

void SigningPhone::setHandOver(workflow::PhoneHandover* handOver)
{
    if (m_handOver) m_handOver->disconnect(this);
    m_handOver = handOver;
    if (!m_handOver) return;
    connect(m_handOver, &workflow::PhoneHandover::changed, this, [this] {
        if (!m_isActive || isOwnLink()) return;
        if (isDecided() && !m_handOver->isOpen()) return leave(); // the session on the phone has expired
        showState();
    });
}

bool SigningPhone::canStart(const Invitation& invitation, bool isLocal) const
{
    return invitation.signingUrl.startsWith(QLatin1StringView("https:")) || (isLocal && m_handOver);
}

bool SigningPhone::isOwnLink() const
{
    return m_invitation.signingUrl.startsWith(QLatin1StringView("https:"));
}

void SigningPhone::start(const Invitation& invitation)
{
    stop();
    m_invitation = invitation;
    if (isOwnLink()) {
        m_isActive = true;
        retranslate();
        Q_EMIT started();
        return;
    }
    const QStringList addresses = m_handOver->addresses();
    m_prompts.confirm(
        this,
        {QStringLiteral("openToNetwork"), tr("Make this document available on the local network?"),
         tr("Other devices on the local network can then use this signing link to open and sign “%1” over an "
            "encrypted connection. Your other documents remain inaccessible. Access ends when the document "
            "is signed or when you go back, and after %2 minutes at the latest.")
             .arg(isolated(invitation.title), QString::number(m_handOver->maxOpenMinutes())),
         tr("Make available"), true},
        [this, addresses](bool yes) {
            if (!yes) return;
            m_isActive = true;
            retranslate();
            open(addresses.value(0));
            Q_EMIT started();
        });
}

void SigningPhone::open(const QString& address)
{
    if (!m_isActive || isOwnLink()) return;
    m_error->setError(std::nullopt);
    const QString chosen = address.isEmpty() ? m_handOver->addresses().value(0) : address;
    m_hasFailed = false;
    if (!chosen.isEmpty()) {
        const auto opened = m_handOver->open(m_invitation.guid, chosen);
        m_hasFailed = !opened;
        if (!opened) m_error->setError(opened.error());
    }
    showAddresses();
    showState();
}

void SigningPhone::showAddresses()
{
    const QSignalBlocker quiet(m_network);
    const QStringList addresses = m_handOver->addresses();
    m_network->clear();
    m_network->addItems(addresses);
    m_network->setCurrentIndex(std::max(0, static_cast<int>(addresses.indexOf(m_handOver->address()))));
}

void SigningPhone::stop()
{
    m_isActive = false;
    if (m_handOver && !m_invitation.guid.isEmpty()) m_handOver->close();
    m_invitation = {};
}

void SigningPhone::leave()
{
    const State state = m_handOver && !isOwnLink() ? m_handOver->state() : State::Closed;
    const bool isOver = isDecided();
    stop();
    if (isOver)
        Q_EMIT decided(state);
    else
        Q_EMIT backRequested();
}

bool SigningPhone::isDecided() const
{
    if (!m_handOver || isOwnLink()) return false;
    const State state = m_handOver->state();
    return state == State::Signed || state == State::Declined || state == State::Delegated;
}

void SigningPhone::focusButton()
{
    m_done->setFocus(Qt::OtherFocusReason);
}

QString SigningPhone::stateText() const
{
    if (isOwnLink()) return tr("Sign on the phone, then continue here.");
    if (m_handOver->addresses().isEmpty() && !m_handOver->isOpen())
        return tr("This computer isn't connected to a local network. Connect it to the phone's network, then "
                  "try again.");
    switch (m_handOver->state()) {
    case State::Waiting:
        return tr("Waiting for the phone…");
    case State::Opened:
        return tr("The phone has opened the document.");
    case State::Signed:
        return tr("Signed on the phone.");
    case State::Declined:
        return tr("Declined on the phone.");
    case State::Delegated:
        return tr("Delegated to another person on the phone.");
    case State::Expired:
        return tr("Access has expired. The document is no longer available on the network.");
    case State::Disconnected:
        return tr("This computer has left the network, so the phone can't reach the document. Connect to the "
                  "phone's network, then try again.");
    case State::Closed:
        break;
    }
    return tr("The document isn't available on the network.");
}

void SigningPhone::showState()
{
    if (!m_isActive) return;
    const bool own = isOwnLink();
    const State state = own || !m_handOver ? State::Waiting : m_handOver->state();
    const bool isOpen = own || m_handOver->isOpen();
    const bool isInvited = isOpen && !isDecided();
    const QString url = own ? m_invitation.signingUrl : m_handOver->url();
    m_code->setText(isInvited ? url : QString());
    m_code->setAccessibleName(tr("QR code of the signing link"));
    m_code->setVisible(isInvited);
    m_link->setText(url);
    m_link->setCursorPosition(0);
    m_link->setVisible(isInvited);
    m_steps->setVisible(isInvited);
    const bool hasChoice = isInvited && !own && m_network->count() > 1;
    m_networkLabel->setVisible(hasChoice);
    m_network->setVisible(hasChoice);
    m_fingerprintLabel->setVisible(isInvited && !own);
    m_fingerprint->setVisible(isInvited && !own);
    if (!own) m_fingerprint->setText(inLines(m_handOver->fingerprint()));
    m_state->setTone(state == State::Signed || state == State::Delegated ? Tone::Good
                     : state == State::Declined || !isOpen               ? Tone::Bad
                                                                         : Tone::Info);
    const QString words = stateText();
    const bool isNews = m_state->text() != words;
    m_state->setText(words);
    m_state->setVisible(!m_hasFailed);
    m_closes->setVisible(!own && isOpen);
    if (!own && isOpen) {
        m_closes->setText(
            tr("Network access ends at %1 at the latest.").arg(timeText(m_handOver->expiryTime())));
    }
    m_again->setVisible(!isOpen && !m_hasFailed);
    m_done->setText(isDecided() ? tr("Done") : tr("Continue on this computer"));
    if (!isNews) return;
    QAccessibleEvent event(m_state, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void SigningPhone::retranslate()
{
    const QString scan = tr("Connect the phone to the same network and scan the code.");
    const QString compare =
        tr("The phone will warn you that it doesn't trust this computer's certificate. Before you continue, "
           "compare the fingerprint shown on the phone with the one below.");
    m_steps->setText(isOwnLink() ? tr("Scan the code with the phone's camera.")
                                 : scan + QStringLiteral("\n\n") + compare);
    showState();
}

} // namespace ink::ui

#include "moc_signingphone.cpp"
