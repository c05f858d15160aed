#include "ui/pages/account/trustedlistssection.h"

#include "app/base/backgroundtask.h"
#include "app/base/clock.h"
#include "app/settings/settings.h"
#include "app/trust/lists/trustedlists.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/pages/account/settingsrows.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ink::ui {

namespace options = settings::options;

namespace {

constexpr int listHeight = 260; ///< px; about eight lists

QString stateOf(const trust::ListEntry& entry)
{
    if (!entry.problem.isEmpty()) return messageText(entry.problem);
    if (!entry.warning.isEmpty()) return messageText(entry.warning);
    return entry.list.nextUpdate
               ? TrustedListsSection::tr("Valid until %1").arg(exactTime(*entry.list.nextUpdate))
               : QString();
}

QString nameOf(const trust::ListEntry& entry)
{
    if (entry.list.territory.isEmpty()) return QFileInfo(entry.path).fileName();
    return TrustedListsSection::tr("%1: list %2", "territory, number of the list")
        .arg(entry.list.territory, QString::number(entry.list.sequence));
}

} // namespace

TrustedListsSection::TrustedListsSection(settings::Settings& settings, Prompts& prompts, const Clock& clock,
                                         QWidget* parent)
    : SettingsPart(QStringLiteral("trustedListsSection"), parent), m_settings(settings), m_prompts(prompts),
      m_clock(clock), m_hint(makeParagraph()), m_folder(new QLineEdit),
      m_folderField(new FormField(QStringLiteral("trustedListsFolder"), m_folder, this)),
      m_choose(new QPushButton(this)), m_none(new QPushButton(this)), m_reload(new QPushButton(this)),
      m_lists(new QTreeWidget(this))
{
    m_folder->setReadOnly(true);
    m_lists->setRootIsDecorated(false);
    m_lists->setColumnCount(3);
    m_lists->setUniformRowHeights(true);
    m_lists->setMinimumHeight(listHeight);
    m_lists->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_lists->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Trusted lists"));
    form.setUpLabel(
        m_hint, QT_TR_NOOP("Trusted lists (ETSI TS 119 612) say which certificates are qualified. Put the "
                           "lists into a folder, together with the certificates that may sign the first one. "
                           "For the European lists, the Official Journal of the European Union publishes "
                           "these certificates."));
    form.setUpField(m_folderField, QT_TR_NOOP("Folder"));
    form.setUpButton(m_choose, "chooseTrustedLists", QT_TR_NOOP("Choose…"),
                     {.clicked = [this] { choose(); }});
    form.setUpButton(m_reload, "reloadTrustedLists", QT_TR_NOOP("Reload"), {.clicked = [this] { load(); }});
    form.setUpButton(m_none, "noTrustedLists", QT_TR_NOOP("Don't use trusted lists"),
                     {.clicked = [this] { set({}); }});
    form.setUpInput(m_lists, "trustedLists", {.accessibleName = QT_TR_NOOP("Trusted lists")});
    m_column->addWidget(m_hint);
    m_column->addWidget(m_folderField);
    m_column->addLayout(makeButtonRow({m_choose, m_reload, m_none}));
    m_column->addWidget(m_lists, 4);
    m_column->addStretch(1); // while the lists are hidden
    connect(&m_settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key != options::trustedLists.key) return;
        fill();
        load();
    });
    form.translate([this] {
        m_lists->setHeaderLabels({tr("List"), tr("Publisher"), tr("Status")});
        fill();
        showLists();
    });
}

void TrustedListsSection::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    load(); // files may have been added meanwhile
}

void TrustedListsSection::choose()
{
    m_prompts.chooseFolder(this,
                           {QStringLiteral("chooseTrustedLists"), tr("Choose the folder with trusted lists")},
                           [this](const std::optional<QString>& folder) {
                               if (folder) set(*folder);
                           });
}

void TrustedListsSection::set(const QString& folder)
{
    const QString before = m_settings.value(options::trustedLists);
    if (folder == before) return;
    m_settings.set(options::trustedLists, folder);
    Q_EMIT messageRequested(folder.isEmpty() ? tr("Trusted lists are no longer used.")
                                             : tr("Trusted lists changed."),
                            [this, before] { m_settings.set(options::trustedLists, before); });
}

void TrustedListsSection::fill()
{
    const QString folder = m_settings.value(options::trustedLists);
    const bool isLocked = m_settings.isLocked(options::trustedLists);
    m_folder->setText(QDir::toNativeSeparators(folder));
    m_folder->setPlaceholderText(tr("No folder"));
    m_folderField->setHint(isLocked ? tr("Set by your administrator.") : QString());
    m_choose->setEnabled(!isLocked);
    m_none->setEnabled(!isLocked && !folder.isEmpty());
    m_reload->setEnabled(!folder.isEmpty());
    m_lists->setVisible(!folder.isEmpty());
}

void TrustedListsSection::load()
{
    const QString folder = m_settings.value(options::trustedLists);
    const quint64 number = ++m_load;
    m_loaded.reset();
    if (folder.isEmpty()) {
        showLists();
        return;
    }
    if (!QFileInfo::exists(folder)) {
        m_folderField->setError(tr("This folder doesn't exist."));
        showLists();
        return;
    }
    runInBackground(
        this, [folder, now = m_clock.now()] { return trust::TrustedLists::loadCached({folder}, now); },
        [this, number](const std::shared_ptr<const trust::TrustedLists>& lists) {
            if (number != m_load) return;
            m_loaded = lists;
            showLists();
        });
}

void TrustedListsSection::showLists()
{
    m_lists->clear();
    if (!m_loaded) return;
    m_folderField->setError(m_loaded->isEmpty()              ? tr("This folder has no trusted lists.")
                            : !m_loaded->problem().isEmpty() ? messageText(m_loaded->problem())
                                                             : QString());
    for (const trust::ListEntry& entry : m_loaded->entries()) {
        auto* item = new QTreeWidgetItem(m_lists, {nameOf(entry), entry.list.operatorName, stateOf(entry)});
        const bool isUsed = entry.problem.isEmpty();
        item->setIcon(0, icon(!isUsed                    ? Icon::Error
                              : !entry.warning.isEmpty() ? Icon::Warning
                                                         : Icon::Completed));
        for (int column = 0; column < 3; ++column)
            item->setToolTip(column, column == 0 ? entry.path : item->text(column));
    }
}

} // namespace ink::ui

#include "moc_trustedlistssection.cpp"
