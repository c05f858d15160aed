#include "ui/shell/editortabs.h"

#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/shell/editortabbar.h"
#include "ui/shell/window/appcontext.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/layout/currentstack.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace ink::ui {

namespace options = settings::options;

namespace {

/** Pages that keep their pictures: the displayed one, and the one before it for quick comparisons. */
constexpr qsizetype pagesWithPictures = 2;
constexpr qsizetype maxStoredTabs = 100; ///< a longer list is damaged

// The stored list: one entry for each account.
constexpr QLatin1StringView accountOfTabs("account");
constexpr QLatin1StringView documentsOfTabs("documents");
constexpr QLatin1StringView currentOfTabs("current");
constexpr QLatin1StringView displayedTabs("displayed");
constexpr QLatin1StringView idOfTab("id");
constexpr QLatin1StringView titleOfTab("title");
constexpr QLatin1StringView templateTab("template");

} // namespace

EditorTabs::EditorTabs(AppContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_bar(new EditorTabBar(this)), m_stack(new CurrentStack(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    setTabs({}, 0);
    connect(m_bar, &QTabBar::currentChanged, this, &EditorTabs::showCurrent);
    connect(m_bar, &QTabBar::tabMoved, this, [this](int from, int to) {
        m_tabs.move(from, to);
        store();
    });
    connect(m_bar, &QTabBar::tabCloseRequested, this, &EditorTabs::requestClose);
    connect(m_bar, &EditorTabBar::closeOthersRequested, this, &EditorTabs::closeOthers);
    connect(&m_context.session, &workflow::Session::currentChanged, this, &EditorTabs::handleAccountChange);
    connect(&m_context.settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key == options::reopenDocuments.key) store();
    });
}

EditorTabs::~EditorTabs() = default;

EditorPage& EditorTabs::current() const
{
    return *m_tabs.at(currentIndex()).page;
}

int EditorTabs::currentIndex() const
{
    return std::max(0, m_bar->currentIndex());
}

void EditorTabs::forEachPage(const std::function<void(EditorPage&)>& use)
{
    for (EditorPage* page : std::as_const(m_pages))
        use(*page);
    m_uses.push_back(use);
}

int EditorTabs::openCount() const
{
    return static_cast<int>(std::count_if(m_tabs.cbegin(), m_tabs.cend(), [](const Tab& tab) {
        return !tab.isLoaded || !tab.page->isEmpty() || !tab.id.isNull();
    }));
}

bool EditorTabs::isPreviewingFiles() const
{
    return std::any_of(m_tabs.cbegin(), m_tabs.cend(),
                       [](const Tab& tab) { return tab.page && tab.page->isPreviewingFiles(); });
}

QStringList EditorTabs::titles() const
{
    QStringList all;
    for (int i = 0; i < m_bar->count(); ++i)
        all.append(m_bar->titleOf(i));
    return all;
}

int EditorTabs::indexOf(const EditorPage* page) const
{
    const auto found =
        std::find_if(m_tabs.cbegin(), m_tabs.cend(), [page](const Tab& tab) { return tab.page == page; });
    return found == m_tabs.cend() ? -1 : static_cast<int>(found - m_tabs.cbegin());
}

EditorPage& EditorTabs::takePage()
{
    for (EditorPage* page : std::as_const(m_pages))
        if (indexOf(page) < 0) return *page;
    auto* page =
        new EditorPage(m_context.session, m_context.journal, m_context.settings, m_context.prompts, m_stack);
    m_stack->addWidget(page);
    m_pages.append(page);
    const auto update = [this, page] {
        updateTab(*page);
        if (indexOf(page) == currentIndex()) Q_EMIT titleChanged();
    };
    connect(page, &EditorPage::titleChanged, this, update);
    connect(page, &EditorPage::documentShown, this, update);
    connect(page, &EditorPage::stateChanged, this, [this, page] { updateTab(*page); });
    for (const auto& use : m_uses)
        use(*page);
    return *page;
}

int EditorTabs::addTab(Tab tab)
{
    m_tabs.append(std::move(tab));
    const QSignalBlocker quiet(m_bar);
    return m_bar->addTab(QString());
}

/** A tab on which nothing is open is used again. */
EditorTabs::Tab& EditorTabs::addLoaded()
{
    int index = 0;
    while (index < m_tabs.size() &&
           (!m_tabs.at(index).isLoaded || !m_tabs.at(index).id.isNull() || !m_tabs.at(index).page->isEmpty()))
        ++index;
    if (index == m_tabs.size()) {
        EditorPage* const page = &takePage();
        index = addTab({.page = page});
    }
    m_tabs[index].title.clear();
    m_tabs[index].isTemplate = false;
    activate(index);
    return m_tabs[index];
}

void EditorTabs::removeTab(int index)
{
    const bool wasCurrent = index == currentIndex();
    m_recent.removeAll(m_tabs.at(index).page);
    m_tabs.removeAt(index);
    {
        const QSignalBlocker quiet(m_bar);
        m_bar->removeTab(index);
    }
    showCount();
    if (wasCurrent)
        showCurrent();
    else
        store();
}

void EditorTabs::setTabs(QList<Tab> tabs, int current)
{
    m_tabs.clear();
    {
        const QSignalBlocker quiet(m_bar);
        while (m_bar->count() > 0)
            m_bar->removeTab(0);
    }
    if (tabs.isEmpty()) tabs.append(Tab{.page = &takePage()});
    for (Tab& tab : tabs)
        (void)addTab(std::move(tab));
    for (int i = 0; i < m_tabs.size(); ++i)
        showTab(i);
    activate(std::clamp(current, 0, static_cast<int>(m_tabs.size()) - 1));
}

void EditorTabs::openDocument(domain::DocumentId id)
{
    const auto known =
        std::find_if(m_tabs.cbegin(), m_tabs.cend(), [id](const Tab& tab) { return tab.id == id; });
    if (known != m_tabs.cend()) {
        const int index = static_cast<int>(known - m_tabs.cbegin());
        m_tabs[index].isLoaded = true;
        activate(index);
        return current().openDocument(id); // again, if opening it has failed
    }
    Tab& tab = addLoaded();
    tab.id = id;
    tab.page->openDocument(id);
    showCount();
}

void EditorTabs::openQueued(qint64 entry)
{
    for (int i = 0; i < m_tabs.size(); ++i)
        if (m_tabs.at(i).page && m_tabs.at(i).page->hasQueued(entry)) return activate(i);
    addLoaded().page->openQueued(entry);
    showCount();
}

EditorPage& EditorTabs::addFor(const QStringList& files)
{
    Tab& tab = addLoaded();
    tab.title = QFileInfo(files.value(0)).completeBaseName();
    updateTab(*tab.page);
    return *tab.page;
}

void EditorTabs::activate(int index)
{
    {
        const QSignalBlocker quiet(m_bar);
        m_bar->setCurrentIndex(index);
    }
    showCurrent();
}

void EditorTabs::activate(EditorPage& page)
{
    if (const int index = indexOf(&page); index >= 0) activate(index);
}

void EditorTabs::showNext(int way)
{
    const int count = static_cast<int>(m_tabs.size());
    activate((currentIndex() + way + count) % count);
}

void EditorTabs::requestClose(int index)
{
    const Tab& tab = m_tabs.at(index);
    if (tab.isLoaded) return tab.page->requestClose();
    if (m_tabs.size() > 1) removeTab(index);
}

void EditorTabs::close(EditorPage& page)
{
    page.closeDocument();
    const int index = indexOf(&page);
    if (index < 0) return;
    if (m_tabs.size() > 1) return removeTab(index);
    m_tabs[index] = {.page = &page};
    updateTab(page);
    store();
}

void EditorTabs::close(const QList<domain::DocumentId>& ids)
{
    for (qsizetype i = m_tabs.size() - 1; i >= 0; --i) {
        const Tab tab = m_tabs.at(i);
        if (!ids.contains(tab.id)) continue;
        if (tab.page)
            close(*tab.page);
        else
            removeTab(static_cast<int>(i));
    }
}

void EditorTabs::closeOthers(int index)
{
    activate(index);
    for (int i = static_cast<int>(m_tabs.size()) - 1; i >= 0; --i)
        if (i != currentIndex()) requestClose(i);
}

void EditorTabs::closePreviews()
{
    for (EditorPage* page : std::as_const(m_pages))
        if (page->isPreviewingFiles()) close(*page);
}

void EditorTabs::showCurrent()
{
    Tab& tab = m_tabs[currentIndex()];
    if (!tab.page) tab.page = &takePage();
    const bool keepsFocus = m_bar->hasFocus();
    m_stack->setCurrentWidget(tab.page);
    m_recent.removeAll(tab.page);
    m_recent.prepend(tab.page);
    releasePictures();
    loadCurrent();
    showCount();
    if (m_isDisplayed && !keepsFocus) focusPage();
    store();
    Q_EMIT currentChanged();
    Q_EMIT titleChanged();
}

void EditorTabs::releasePictures()
{
    for (qsizetype i = pagesWithPictures; i < m_recent.size(); ++i)
        m_recent.at(i)->releasePictures();
}

void EditorTabs::loadCurrent()
{
    Tab& tab = m_tabs[currentIndex()];
    if (!m_isDisplayed || std::exchange(tab.isLoaded, true)) return;
    tab.page->openDocument(tab.id);
}

void EditorTabs::focusPage()
{
    QWidget* last = current().focusWidget();
    (last ? last : &current().workspace().view())->setFocus(Qt::OtherFocusReason);
}

void EditorTabs::setDisplayed(bool isDisplayed)
{
    if (m_isDisplayed == isDisplayed) return;
    m_isDisplayed = isDisplayed;
    loadCurrent();
    if (isDisplayed) focusPage();
    store();
}

void EditorTabs::updateTab(EditorPage& page)
{
    const int index = indexOf(&page);
    if (index < 0) return;
    Tab& tab = m_tabs[index];
    const auto stored = std::tuple(tab.id, tab.title, tab.isTemplate);
    if (const domain::DocumentId id = page.documentId(); !id.isNull() && !id.isLocal()) tab.id = id;
    if (!page.title().isEmpty()) {
        tab.title = page.title();
        tab.isTemplate = page.isTemplate();
    }
    showTab(index);
    showCount();
    if (stored != std::tuple(tab.id, tab.title, tab.isTemplate)) store();
}

void EditorTabs::showTab(int index)
{
    const Tab& tab = m_tabs.at(index);
    EditorTabBar::Content content{.title = tab.title, .isTemplate = tab.isTemplate};
    if (tab.isLoaded && !tab.page->isEmpty()) {
        content.state = tab.page->stateText();
        content.isSaved = tab.page->isSaved();
        content.hasProblem = tab.page->hasSaveProblem();
    }
    m_bar->setContent(index, content);
}

void EditorTabs::showCount()
{
    m_bar->setVisible(m_tabs.size() > 1);
    if (std::exchange(m_openCount, openCount()) != m_openCount) Q_EMIT openCountChanged();
}

// The documents of an account

void EditorTabs::handleAccountChange()
{
    m_account.clear(); // what is closed now stays stored
    for (EditorPage* page : std::as_const(m_pages))
        if (!page->isPreviewingFiles()) page->closeDocument();
    QList<Tab> ahead = m_tabs; // files for this account
    ahead.removeIf([](const Tab& tab) { return !tab.page || !tab.page->isPreviewingFiles(); });
    const auto& account = m_context.session.current();
    int currentTab = 0;
    m_wasDisplayed = false;
    m_isDisplayed = m_isDisplayed && !ahead.isEmpty(); // the account begins with another page
    QList<Tab> tabs;
    if (account) {
        m_account = account->id;
        tabs = stored(currentTab);
    }
    if (!ahead.isEmpty()) currentTab = static_cast<int>(tabs.size());
    setTabs(tabs + ahead, currentTab);
}

QList<EditorTabs::Tab> EditorTabs::stored(int& current)
{
    QList<Tab> tabs;
    if (!m_context.settings.value(options::reopenDocuments)) return tabs;
    for (const QJsonValue& value : m_context.settings.value(options::openDocuments)) {
        const QJsonObject entry = value.toObject();
        if (entry.value(accountOfTabs).toString() != m_account) continue;
        current = entry.value(currentOfTabs).toInt();
        m_wasDisplayed = entry.value(displayedTabs).toBool();
        for (const QJsonValue& each : entry.value(documentsOfTabs).toArray()) {
            const QJsonObject document = each.toObject();
            const domain::DocumentId id(document.value(idOfTab).toString().toLongLong());
            if (id.isNull() || id.isLocal() || tabs.size() == maxStoredTabs) continue;
            tabs.append({.id = id,
                         .title = document.value(titleOfTab).toString(),
                         .isTemplate = document.value(templateTab).toBool(),
                         .isLoaded = false});
        }
    }
    return tabs;
}

// Index(store): Editor: which documents are opened again at the next start
void EditorTabs::store()
{
    if (m_account.isEmpty()) return;
    QJsonArray documents;
    int currentTab = 0;
    for (int i = 0; i < m_tabs.size(); ++i) {
        const Tab& tab = m_tabs.at(i);
        if (i == currentIndex()) currentTab = static_cast<int>(documents.size());
        if (tab.id.isNull()) continue;
        QJsonObject document;
        document[idOfTab] = QString::number(tab.id.value());
        document[titleOfTab] = tab.title;
        document[templateTab] = tab.isTemplate;
        documents.append(document);
    }
    const QJsonArray before = m_context.settings.value(options::openDocuments);
    const QList<workflow::Profile> accounts = m_context.session.profiles();
    QJsonArray all;
    for (const QJsonValue& entry : before) {
        const QString account = entry.toObject().value(accountOfTabs).toString();
        const bool exists = std::any_of(accounts.cbegin(), accounts.cend(),
                                        [&account](const auto& each) { return each.id == account; });
        if (exists && account != m_account) all.append(entry);
    }
    if (!documents.isEmpty() && m_context.settings.value(options::reopenDocuments)) {
        QJsonObject own;
        own[accountOfTabs] = m_account;
        own[documentsOfTabs] = documents;
        own[currentOfTabs] = currentTab;
        own[displayedTabs] = m_isDisplayed;
        all.append(own);
    }
    if (all != before) m_context.settings.set(options::openDocuments, all);
}

} // namespace ink::ui

#include "moc_editortabs.cpp"
