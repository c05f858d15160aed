#include "ui/pages/account/keyssection.h"

#include "app/base/clock.h"
#include "app/domain/document/localsender.h"
#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/account/keyrightsfields.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QClipboard>
#include <QComboBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

KeysSection::KeysSection(workflow::Session& session, Prompts& prompts, const Clock& clock, QWidget* parent)
    : SettingsPart(QStringLiteral("keysSection"), parent), m_session(session), m_prompts(prompts),
      m_clock(clock), m_hint(named("keysHint", makeParagraph())), m_error(new ErrorBanner(this)),
      m_rows(new QVBoxLayout), m_form(new QWidget(this)),
      m_name(new FormField(QStringLiteral("newKeyName"), new QLineEdit)), m_expiryField(nullptr),
      m_expiry(new QComboBox), m_rights(new KeyRightsFields(this)), m_create(new QPushButton),
      m_created(named("madeKey", new Sheet(this))), m_createdTitle(makeSectionLabel(m_created)),
      m_createdHint(new QuietLabel(m_created)), m_secret(new QLineEdit), m_copy(new QPushButton),
      m_done(new QPushButton)
{
    m_expiryField = new FormField(QStringLiteral("newKeyEnd"), m_expiry);
    m_name->lineEdit()->setMaxLength(100);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("API keys"));
    form.setUpField(m_name, QT_TR_NOOP("Purpose of the new key"));
    form.setUpField(m_expiryField, QT_TR_NOOP("Expires"));
    form.setUpButton(m_create, "makeKey", QT_TR_NOOP("Create key"), {.clicked = [this] { createKey(); }});
    form.setUpButton(m_copy, "copyKey", QT_TR_NOOP("Copy"), {.icon = Icon::Copy});
    form.setUpInput(m_secret, "madeKeySecret", {.accessibleName = QT_TR_NOOP("New key")});
    form.setUpButton(m_done, "keyIsKept", QT_TR_NOOP("Done"), {.clicked = [this] { hideCreatedKey(); }});
    form.setUpLabel(
        m_createdHint,
        QT_TR_NOOP(
            "The key is shown only once. Copy it to where it is needed, such as another program's settings."),
        {.isWrapped = true});
    form.addChoices(m_expiry, {{QT_TR_NOOP("Never"), 0},
                               {QT_TR_NOOP("In 30 days"), 30},
                               {QT_TR_NOOP("In 90 days"), 90},
                               {QT_TR_NOOP("In a year"), 365}});
    m_secret->setReadOnly(true);
    m_secret->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    layOut();
    m_created->hide();
    connect(m_name->lineEdit(), &QLineEdit::returnPressed, this, &KeysSection::createKey);
    connect(m_name->lineEdit(), &QLineEdit::textEdited, this, [this] { m_name->setError({}); });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_secret->text());
        Q_EMIT messageRequested(tr("Key copied."), {});
    });
    connect(m_error, &ErrorBanner::retryRequested, this, &KeysSection::refresh);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        m_keys.clear();
        m_isUnsupported = false;
        hideCreatedKey();
        m_rights->setFolders({});
        m_rights->setMaximum({});
        m_rights->reset();
        m_error->setError(std::nullopt);
        fillRows();
        if (isVisible()) refresh();
    });
    form.translate([this] { fillRows(); });
}

KeysSection::~KeysSection() = default;

void KeysSection::layOut()
{
    auto* form = new WrapRow(m_form);
    form->setSpacing(space::m);
    form->add(m_name, 3, Qt::AlignTop);
    form->add(m_expiryField, 2, Qt::AlignTop);
    form->add(m_create, 0, Qt::AlignBottom);
    auto* made = new QVBoxLayout(m_created);
    made->setContentsMargins(space::m, space::m, space::m, space::m);
    made->setSpacing(space::s);
    made->addWidget(m_createdTitle);
    auto* secret = new QHBoxLayout;
    secret->addWidget(m_secret, 1);
    secret->addWidget(m_copy);
    made->addLayout(secret);
    made->addWidget(m_createdHint);
    made->addWidget(m_done, 0, Qt::AlignRight);
    m_rows->setSpacing(0);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_error);
    m_column->addWidget(m_form);
    m_column->addWidget(m_rights);
    m_column->addWidget(m_created);
    m_column->addLayout(m_rows);
    m_column->addStretch(1);
}

void KeysSection::refresh()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    client->apiKeys(this, [this](const Result<QList<domain::ApiKeyInfo>>& keys) { showKeys(keys); });
}

void KeysSection::showKeys(const Result<QList<domain::ApiKeyInfo>>& keys)
{
    setBusy(false);
    if (keys) {
        m_keys = *keys;
        m_isUnsupported = false;
        for (const domain::ApiKeyInfo& key : std::as_const(m_keys))
            if (isInUse(key) && key.rights) m_rights->setMaximum(*key.rights);
        if (hasScopes()) loadFolders();
        m_error->setError(std::nullopt);
    } else if (workflow::isUnsupported(keys.error())) {
        m_isUnsupported = true;
        m_keys.clear();
        m_error->setError(std::nullopt);
    } else {
        m_error->setError(keys.error());
    }
    fillRows();
}

bool KeysSection::hasScopes() const
{
    return std::any_of(m_keys.cbegin(), m_keys.cend(),
                       [](const domain::ApiKeyInfo& key) { return key.rights.has_value(); });
}

void KeysSection::loadFolders()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    using Folders = Result<QList<domain::Folder>>;
    client->folders(domain::FolderType::Documents, this, [this](const Folders& documents) {
        api::ApiClient* same = m_session.client();
        if (!documents || !same) return; // without the right to read, there are no folders to choose
        same->folders(domain::FolderType::Templates, this,
                      [this, all = *documents](const Folders& templates) {
                          m_rights->setFolders(all + templates.value_or(QList<domain::Folder>()));
                          fillRows(); // the rows show the names of folders
                      });
    });
}

QString KeysSection::displayName(const domain::ApiKeyInfo& key) const
{
    const bool isOwn = m_session.isLocal() && key.name.startsWith(domain::localKeyPrefix);
    return isOwn ? tr("Inkstone on this computer") : isolated(key.name);
}

bool KeysSection::isInUse(const domain::ApiKeyInfo& key) const
{
    return !key.lastFour.isEmpty() && key.lastFour == m_session.keySuffix();
}

void KeysSection::fillRows()
{
    m_form->setVisible(!m_isUnsupported && m_session.current());
    m_rights->setVisible(m_form->isVisibleTo(this) && hasScopes());
    if (m_isUnsupported)
        m_hint->setText(tr("You get API keys for this service on its website or from its operator. Enter a "
                           "key under Accounts & services."));
    else if (m_session.isLocal())
        m_hint->setText(tr("Other programs on this computer need a key to access this workspace. Inkstone "
                           "creates its own key at each start."));
    else
        m_hint->setText(
            tr("Create a separate key for each program and person, so that you can revoke them one by one."));
    clearLayout(*m_rows);
    for (const domain::ApiKeyInfo& key : std::as_const(m_keys))
        m_rows->addWidget(makeRow(key));
}

QWidget* KeysSection::makeRow(const domain::ApiKeyInfo& key)
{
    auto* row = new ListRow("keyRow");
    const QString name = tr("%1 · ends in %2").arg(displayName(key), isolated(key.lastFour));
    row->addTitle("keyName", name);
    const Timestamp now = m_clock.now();
    QStringList parts{tr("Created %1").arg(relativeTime(key.created, now))};
    parts.append(key.lastUsed ? tr("used %1").arg(relativeTime(*key.lastUsed, now)) : tr("never used"));
    if (key.expires)
        parts.append(*key.expires <= now ? tr("expired %1").arg(relativeTime(*key.expires, now))
                                         : tr("expires %1").arg(dateText(localTime(*key.expires).date())));
    if (key.lastDeprecatedUse)
        parts.append(tr("called a deprecated operation %1").arg(relativeTime(*key.lastDeprecatedUse, now)));
    if (key.rights && key.rights->isLimited()) parts.append(m_rights->describe(*key.rights));
    if (isInUse(key)) parts.append(tr("in use here"));
    QuietLabel* about = row->addDetails("keyAbout", parts.join(QStringLiteral(" · ")));
    QStringList times;
    if (key.lastUsed) times.append(tr("Last used: %1").arg(exactTime(*key.lastUsed)));
    if (key.lastDeprecatedUse)
        times.append(tr("Last call of a deprecated operation: %1. The program that uses this key needs an "
                        "update.")
                         .arg(exactTime(*key.lastDeprecatedUse)));
    about->setToolTip(times.join(QLatin1Char('\n')));
    if (isInUse(key) && m_session.isRemote())
        row->addButton("renewKey", tr("Renew"),
                       {.toolTip = tr("Replaces this key with a new one in the keychain, then revokes it."),
                        .clicked = [this] { renew(); }});
    row->addButton("revokeKey", tr("Revoke…"),
                   {.accessibleName = tr("Revoke %1").arg(name), .clicked = [this, key] { revoke(key); }});
    return row;
}

void KeysSection::setBusy(bool busy)
{
    m_create->setEnabled(!busy);
}

void KeysSection::createKey()
{
    api::ApiClient* client = m_session.client();
    const QString name = m_name->lineEdit()->text().trimmed();
    if (name.isEmpty()) {
        m_name->setError(tr("Enter the purpose of the key so that you know later which one to revoke."));
        m_name->input()->setFocus();
        return;
    }
    if (!client || !m_create->isEnabled()) return;
    wire::KeyRequest wanted{name, {}, {}, {}};
    if (hasScopes()) {
        const domain::KeyRights rights = m_rights->rights();
        if (rights.scopes.isEmpty()) return m_rights->setScopesError(tr("Select at least one right."));
        if (rights.scopes != domain::KeyScopes::all()) wanted.scopes = rights.scopes;
        wanted.folder = rights.folder;
    }
    if (const int days = m_expiry->currentData().toInt(); days > 0)
        wanted.expires = m_clock.now() + std::chrono::days(days);
    setBusy(true);
    client->createKey(wanted, this, [this](const Result<wire::CreatedKey>& made) {
        setBusy(false);
        if (!made) {
            if (const QString fault = fieldErrorText(made.error(), QStringLiteral("name")); !fault.isEmpty())
                return m_name->setError(fault);
            if (const QString fault = fieldErrorText(made.error(), QStringLiteral("scopes"));
                !fault.isEmpty())
                return m_rights->setScopesError(fault);
            if (const QString fault = fieldErrorText(made.error(), QStringLiteral("folderId"));
                !fault.isEmpty())
                return m_rights->setFolderError(fault);
            return m_error->setError(made.error());
        }
        m_name->lineEdit()->clear();
        m_rights->reset();
        showCreatedKey(*made);
        refresh();
    });
}

void KeysSection::showCreatedKey(const wire::CreatedKey& made)
{
    m_createdTitle->setText(tr("Key “%1”").arg(isolated(made.info.name)));
    m_secret->setText(QString::fromUtf8(made.secret.reveal()));
    m_created->show();
    m_secret->setFocus();
    m_secret->selectAll();
}

void KeysSection::hideCreatedKey()
{
    m_secret->clear();
    m_created->hide();
}

void KeysSection::renew()
{
    setBusy(true);
    m_session.rotateKey(this, [this](const Result<workflow::Session::Rotation>& done) {
        setBusy(false);
        if (!done) return m_error->setError(done.error()); // reloading the list would clear it
        refresh();
        if (done->oldKeyError) {
            m_error->setError(done->oldKeyError);
            Q_EMIT messageRequested(
                tr("The new key is in use, but the old one couldn't be revoked. Revoke it here."), {});
            return;
        }
        Q_EMIT messageRequested(tr("The new key is in the keychain. The old key is revoked."), {});
    });
}

void KeysSection::revoke(const domain::ApiKeyInfo& key)
{
    const bool own = isInUse(key);
    QString what = tr("Programs that use this key lose access immediately.");
    if (own && m_session.isLocal())
        what = tr("Inkstone is using this key and would lose access until you restart it.");
    else if (own)
        what = tr("Inkstone is using this key. You will have to enter a new one to continue.");
    m_prompts.confirm(this,
                      {own ? QStringLiteral("revokeOwnKey") : QStringLiteral("revokeKey"),
                       tr("Revoke the key “%1”?").arg(displayName(key)), what, tr("Revoke key"), true},
                      [this, id = key.id, own](bool yes) {
                          api::ApiClient* client = m_session.client();
                          if (!yes || !client) return;
                          client->revokeKey(id, this, [this, own](const Result<void>& done) {
                              if (!done) return m_error->setError(done.error());
                              Q_EMIT messageRequested(tr("Key revoked."), {});
                              if (own) m_session.probe();
                              refresh();
                          });
                      });
}

} // namespace ink::ui

#include "moc_keyssection.cpp"
