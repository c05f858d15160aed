#include "ui/shell/window/keychainbanner.h"

#include "app/workflow/session/seallock.h"
#include "app/workflow/session/session.h"
#include "ui/models/isolated.h"
#include "ui/widgets/style/onchange.h"

#include <QEvent>

namespace ink::ui {

using State = workflow::SealLock::State;

KeychainBanner::KeychainBanner(const workflow::Session& session, workflow::SealLock* seal, QWidget* parent)
    : Banner(Tone::Warning, parent), m_session(session), m_seal(seal)
{
    setObjectName(QStringLiteral("keychainBanner"));
    connect(&session, &workflow::Session::currentChanged, this, [this] { setLockedAccount(std::nullopt); });
    if (m_seal) connect(m_seal, &workflow::SealLock::changed, this, &KeychainBanner::showState);
    connect(this, &Banner::closed, this, [this] { setLockedAccount(std::nullopt); });
    connect(this, &Banner::actionTriggered, this, [this] {
        if (m_account) return void(Q_EMIT accountUnlockRequested());
        if (m_seal && m_seal->state() == State::Locked) return void(Q_EMIT sealUnlockRequested());
        Q_EMIT sealDetailsRequested();
    });
    onLanguageChange(this, [this] { showState(); });
}

void KeychainBanner::setLockedAccount(const std::optional<QString>& name, bool isListed)
{
    m_account = name;
    m_isListed = isListed;
    showState();
}

void KeychainBanner::showState()
{
    setClosable(m_account && m_session.current()); // otherwise the banner is the only way to continue
    const QString locked = tr("The keychain of this computer is locked or unavailable.");
    if (m_account) {
        showText(locked,
                 m_isListed
                     ? tr("It contains the API key for %1. The documents from your last session are shown.")
                           .arg(isolated(*m_account))
                     : tr("It contains the API key for %1.").arg(isolated(*m_account)));
        return setAction(tr("Unlock keychain"));
    }
    const State state = m_seal && m_session.isLocal() ? m_seal->state() : State::Open;
    switch (state) {
    case State::Open:
        return hide();
    case State::Locked:
        showText(locked, tr("Until you unlock it, documents aren't sealed and email that needs a password "
                            "isn't sent. Everything else works."));
        return setAction(tr("Unlock keychain"));
    case State::EntryMissing:
    case State::WrongEntry:
        showText(
            tr("Documents can't be sealed on this computer at the moment."),
            state == State::EntryMissing
                ? tr("The keychain entry “%1” is missing. Everything else works.").arg(m_seal->entryName())
                : tr("The keychain entry “%1” doesn't open the seal key. Everything else works.")
                      .arg(m_seal->entryName()));
        return setAction(tr("Unlock sealing…"));
    }
}

} // namespace ink::ui

#include "moc_keychainbanner.cpp"
