#include "ui/pages/editor/pages/pageactions.h"

#include "app/base/backgroundtask.h"
#include "app/domain/document/document.h"
#include "app/pdf/pages/pageplan.h"
#include "app/workflow/drafts/reasons.h"
#include "ui/dialogs/prompts.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/style/icons.h"

#include <QAction>
#include <QFile>
#include <QMenu>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr QSizeF a4{595, 842};

struct ReadPages
{
    QByteArray bytes;
    Result<QList<QSizeF>> sizes;
};

ReadPages readPages(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{}, fail(ErrorCode::Io, reasons::fileUnreadableBecause(path, file.errorString()))};
    const QByteArray bytes = file.readAll();
    return {bytes, pdf::arrangeablePages(bytes)};
}

} // namespace

PageActions::PageActions(ThumbnailList& list, PageView& view, QObject* parent)
    : QObject(parent), m_list(list), m_view(view)
{
    const auto add = [this](const char* name, std::optional<Icon> sign, const QKeySequence& key, auto act) {
        auto* action = new QAction(this);
        if (sign) action->setIcon(icon(*sign));
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        if (!key.isEmpty()) // displayed only; the list handles the key
            action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, act);
        m_commands.append(action);
    };
    add("rotatePagesLeft", std::nullopt, displayKey(FixedKey::RotatePageLeft), [this] { rotate(-90); });
    add("rotatePagesRight", std::nullopt, displayKey(FixedKey::RotatePageRight), [this] { rotate(90); });
    add("movePagesUp", std::nullopt, QKeySequence(Qt::ALT | Qt::Key_Up), [this] { moveByOne(false); });
    add("movePagesDown", std::nullopt, QKeySequence(Qt::ALT | Qt::Key_Down), [this] { moveByOne(true); });
    add("insertPages", Icon::Add, {}, [this] { insertFile(); });
    add("insertBlankPage", Icon::SinglePage, {}, [this] { insertBlank(); });
    add("extractPages", Icon::Download, {}, [this] { extract(); });
    add("deletePages", Icon::Trash, QKeySequence::Delete, [this] { remove(); });
    connect(&m_list, &ThumbnailList::pageRotationRequested, this, &PageActions::rotate);
    connect(&m_list, &ThumbnailList::pageMoveRequested, this, &PageActions::moveByOne);
    connect(&m_list, &ThumbnailList::pageDeletionRequested, this, &PageActions::remove);
    connect(&m_list, &ThumbnailList::pagesDropped, this, &PageActions::move);
    updateActions();
}

void PageActions::setEditing(bool editing)
{
    m_editing = editing;
    updateActions();
}

void PageActions::updateActions()
{
    for (QAction* action : std::as_const(m_commands))
        action->setEnabled(m_editing);
}

void PageActions::retranslate()
{
    const QString words[] = {tr("Rotate pages left"), tr("Rotate pages right"), tr("Move pages up"),
                             tr("Move pages down"),   tr("Insert pages…"),      tr("Insert blank page"),
                             tr("Extract pages…"),    tr("Delete pages")};
    Q_ASSERT(m_commands.size() == std::ssize(words));
    for (qsizetype i = 0; i < m_commands.size(); ++i)
        m_commands.at(i)->setText(words[i]);
}

void PageActions::addTo(QMenu& menu)
{
    for (QAction* action : std::as_const(m_commands)) {
        if (action->objectName() == QLatin1String("insertPages") ||
            action->objectName() == QLatin1String("extractPages"))
            menu.addSeparator();
        menu.addAction(action);
    }
}

QList<int> PageActions::pages() const
{
    const QList<int> selected = m_list.selectedPages();
    if (!selected.isEmpty() && m_list.isVisible()) return selected;
    return m_view.pageCount() > 0 ? QList<int>{m_view.currentPage()} : QList<int>();
}

workflow::PageArrangement PageActions::arrangement() const
{
    return workflow::PageArrangement(m_view.document());
}

void PageActions::requestChange(workflow::PageArrangement arranged, const QList<int>& which,
                                const QString& text)
{
    if (!m_editing || arranged.changedFiles().isEmpty()) return;
    QList<int> show;
    for (const int page : which)
        if (const auto place = arranged.positionOf(page)) show.append(arranged.numberAt(*place));
    std::sort(show.begin(), show.end());
    Q_EMIT changeRequested({std::move(arranged), {}, text, {}, show});
}

void PageActions::rotate(int degrees)
{
    const QList<int> which = pages();
    workflow::PageArrangement turned = arrangement();
    turned.rotate(which, degrees);
    requestChange(std::move(turned), which, tr("Rotate %n page(s)", nullptr, static_cast<int>(which.size())));
}

void PageActions::moveByOne(bool down)
{
    const QList<int> which = pages();
    workflow::PageArrangement moved = arrangement();
    moved.step(which, down);
    requestChange(std::move(moved), which, tr("Move %n page(s)", nullptr, static_cast<int>(which.size())));
}

void PageActions::move(const QList<int>& which, int file, int page)
{
    workflow::PageArrangement moved = arrangement();
    moved.move(which, {file, page});
    requestChange(std::move(moved), which, tr("Move %n page(s)", nullptr, static_cast<int>(which.size())));
}

void PageActions::remove()
{
    if (!m_editing || !m_prompts) return;
    const QList<int> which = pages();
    if (which.isEmpty()) return;
    const auto count = static_cast<int>(which.size());
    const domain::Document& document = m_view.document();
    if (count >= document.pageCount()) {
        Q_EMIT messageRequested(tr("A document needs at least one page."));
        return;
    }
    const auto tags =
        std::count_if(document.tags.begin(), document.tags.end(),
                      [&which](const domain::Tag& tag) { return which.contains(tag.pageIndex); });
    if (tags == 0) return removeNow(which);
    const QString text =
        tr("The %n field(s) on them are deleted too. You can undo this while the editor is open.", nullptr,
           static_cast<int>(tags));
    const QString what = tr("Delete %n page(s)", nullptr, count);
    m_prompts->confirm(
        &m_list, {QStringLiteral("deletePages"), tr("Delete %n page(s)?", nullptr, count), text, what, true},
        [this, which](bool yes) {
            if (yes) removeNow(which);
        });
}

void PageActions::removeNow(const QList<int>& which)
{
    workflow::PageArrangement left = arrangement();
    left.remove(which);
    if (!m_editing || left.pageCount() == 0 || left.changedFiles().isEmpty()) return;
    const auto count = static_cast<int>(which.size());
    const int next = std::min(which.first(), left.pageCount());
    Q_EMIT changeRequested({std::move(left),
                            {},
                            tr("Delete %n page(s)", nullptr, count),
                            tr("%n page(s) deleted.", nullptr, count),
                            {next}});
}

workflow::PagePosition PageActions::positionAfter(const workflow::PageArrangement& arrangement) const
{
    const QList<int> which = pages();
    const auto place = which.isEmpty() ? std::nullopt : arrangement.positionOf(which.last());
    return place ? workflow::PagePosition{place->file, place->page + 1} : workflow::PagePosition{};
}

void PageActions::insertBlank()
{
    if (!m_editing) return;
    workflow::PageArrangement longer = arrangement();
    const workflow::PagePosition place = positionAfter(longer);
    const auto before = m_view.document().pageAt(longer.numberAt(place) - 1);
    const QSizeF size = before.page && !before.page->size.isEmpty() ? before.page->size : a4;
    longer.insertBlank(size, place);
    const QList<int> show{longer.numberAt(place)};
    Q_EMIT changeRequested({std::move(longer), {}, tr("Insert a blank page"), {}, show});
}

void PageActions::insertFile()
{
    if (!m_editing || !m_prompts) return;
    Prompts::Files question;
    question.id = QStringLiteral("insertPages");
    question.title = tr("Choose a PDF file to insert pages from");
    question.filter = tr("PDF files (*.pdf)");
    question.allowsMultiple = false;
    m_prompts->chooseFiles(&m_list, question, [this](const QStringList& paths) {
        if (!paths.isEmpty()) insertFrom(paths.first());
    });
}

void PageActions::insertFrom(const QString& path)
{
    if (!m_editing) return;
    const domain::DocumentId document = m_view.document().id;
    runInBackground(
        this, [path] { return readPages(path); },
        [this, document](const ReadPages& read) {
            if (document != m_view.document().id) return;
            if (!read.sizes) {
                Q_EMIT failed(read.sizes.error());
                return;
            }
            insertPages(read.bytes, *read.sizes);
        });
}

void PageActions::insertPages(const QByteArray& bytes, const QList<QSizeF>& sizes)
{
    workflow::PageArrangement longer = arrangement();
    if (!m_editing || longer.files().isEmpty()) return;
    const workflow::PagePosition place = positionAfter(longer);
    longer.insert(sizes, place);
    QList<int> show;
    for (int i = 0; i < sizes.size(); ++i)
        show.append(longer.numberAt(place) + i);
    Q_EMIT changeRequested({std::move(longer),
                            bytes,
                            tr("Insert %n page(s)", nullptr, static_cast<int>(sizes.size())),
                            {},
                            show});
}

void PageActions::extract()
{
    if (const QList<int> which = pages(); m_editing && !which.isEmpty()) Q_EMIT extractRequested(which);
}

} // namespace ink::ui

#include "moc_pageactions.cpp"
