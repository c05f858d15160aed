#include "ui/pages/account/keyrightsfields.h"

#include "ui/models/words.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::FolderId;
using domain::KeyScope;

KeyRightsFields::KeyRightsFields(QWidget* parent)
    : QWidget(parent), m_error(new QuietLabel(this)), m_folders(new QComboBox), m_folder(nullptr)
{
    m_folder = new FormField(QStringLiteral("newKeyFolder"), m_folders, this);
    auto* title = new QLabel(this);
    m_error->setObjectName(QStringLiteral("newKeyScopesError"));
    m_error->setWordWrap(true);
    m_error->hide();
    const Form form(this);
    form.setUpLabel(title, QT_TR_NOOP("The key may"));
    form.setUpField(m_folder, QT_TR_NOOP("Limit to a folder"));
    auto* boxes = new WrapRow;
    boxes->setSpacing(space::m);
    const auto add = [&](KeyScope scope, const char* name, const char* text, const char* toolTip) {
        auto* box = new QCheckBox(this);
        form.setUpButton(box, name, text, {.toolTip = toolTip});
        boxes->add(box);
        m_boxes.push_back({scope, box});
        connect(box, &QCheckBox::toggled, this, [this] { setScopesError({}); });
    };
    add(KeyScope::Read, "newKeyRead", QT_TR_NOOP("Read"),
        QT_TR_NOOP("Read documents, folders, templates and reports, and download files."));
    add(KeyScope::Draft, "newKeyDraft", QT_TR_NOOP("Edit drafts"),
        QT_TR_NOOP("Create, change and delete drafts, templates and folders."));
    add(KeyScope::Send, "newKeySend", QT_TR_NOOP("Send"),
        QT_TR_NOOP("Send documents, remind recipients, and correct or cancel documents in progress."));
    add(KeyScope::Sign, "newKeySign", QT_TR_NOOP("Record signatures"),
        QT_TR_NOOP("Record signatures made in person or on paper."));
    add(KeyScope::Manage, "newKeyManage", QT_TR_NOOP("Manage the account"),
        QT_TR_NOOP("Change settings, keys, absences and callbacks, and delete documents permanently."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(title);
    column->addLayout(boxes);
    column->addWidget(m_error);
    column->addWidget(m_folder);
    form.translate([this] { fillFolders(); });
    reset();
}

void KeyRightsFields::setFolders(const QList<domain::Folder>& folders)
{
    m_all = folders;
    fillFolders();
}

void KeyRightsFields::fillFolders()
{
    const QVariant chosen = m_folders->currentData();
    m_folders->clear();
    if (m_maximum.folder.isNull()) m_folders->addItem(tr("Whole account"), qint64{0});
    QList<QPair<QString, qint64>> paths;
    for (const domain::Folder& folder : std::as_const(m_all))
        paths.append({folderPath(folder.id), folder.id.value()});
    std::sort(paths.begin(), paths.end(),
              [](const auto& a, const auto& b) { return a.first.localeAwareCompare(b.first) < 0; });
    for (const auto& [path, id] : std::as_const(paths))
        m_folders->addItem(path, id);
    m_folders->setCurrentIndex(std::max(0, m_folders->findData(chosen)));
    m_folder->setVisible(!m_all.isEmpty());
}

QString KeyRightsFields::folderPath(FolderId id) const
{
    const QString path = folderPathText(m_all, id);
    if (path.isEmpty()) return tr("folder %1").arg(id.value()); // deleted, or the list isn't available
    const bool isOfTemplates = domain::findFolder(m_all, id)->type == domain::FolderType::Templates;
    return isOfTemplates ? tr("%1 (templates)").arg(path) : path;
}

void KeyRightsFields::setMaximum(const domain::KeyRights& own)
{
    if (own == m_maximum) return;
    m_maximum = own;
    for (const Box& each : m_boxes)
        each.box->setEnabled(own.scopes.has(each.scope));
    fillFolders();
    reset();
}

void KeyRightsFields::reset()
{
    for (const Box& each : m_boxes)
        each.box->setChecked(m_maximum.scopes.has(each.scope));
    m_folders->setCurrentIndex(std::max(0, m_folders->findData(m_maximum.folder.value())));
    setScopesError({});
    setFolderError({});
}

domain::KeyRights KeyRightsFields::rights() const
{
    domain::KeyRights rights;
    rights.scopes = {};
    for (const Box& each : m_boxes)
        if (each.box->isChecked()) rights.scopes.insert(each.scope);
    rights.folder = FolderId(m_folders->currentData().toLongLong());
    return rights;
}

void KeyRightsFields::setScopesError(const QString& error)
{
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
}

void KeyRightsFields::setFolderError(const QString& error)
{
    m_folder->setError(error);
}

QString KeyRightsFields::describe(const domain::KeyRights& rights) const
{
    QStringList parts;
    if (rights.scopes != domain::KeyScopes::all()) {
        QStringList words;
        for (const Box& each : m_boxes)
            if (rights.scopes.has(each.scope)) words.append(each.box->text());
        parts.append(words.isEmpty() ? tr("may do nothing")
                                     : tr("may: %1").arg(words.join(QStringLiteral(", "))));
    }
    if (!rights.folder.isNull()) parts.append(tr("only in %1").arg(folderPath(rights.folder)));
    return parts.join(QStringLiteral(" · "));
}

} // namespace ink::ui

#include "moc_keyrightsfields.cpp"
