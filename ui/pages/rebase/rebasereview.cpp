#include "ui/pages/rebase/rebasereview.h"

#include "ui/commands/addtags.h"
#include "ui/commands/removetags.h"
#include "ui/pages/rebase/rebasemarks.h"
#include "ui/pages/rebase/rebaseworker.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"

#include <QButtonGroup>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>

namespace ink::ui {

using domain::Document;
using domain::Tag;
using domain::TagId;
using PlaceState = pdf::RebasePlace::State;

void RebaseReview::Target::apply(const Document& changed)
{
    value = changed;
    review.refresh();
}

RebaseReview::RebaseReview(QWidget* parent) : QWidget(parent), m_target(*this), m_model(new RebaseModel(this))
{
    makeParts();
    connect(&m_stack, &QUndoStack::indexChanged, this, &RebaseReview::showCurrent);
    connect(m_cancel, &QPushButton::clicked, this, &RebaseReview::cancelled);
    connect(m_accept, &QPushButton::clicked, this, [this] {
        if (m_ready && !m_applying && openCount() == 0) Q_EMIT accepted();
    });
    connect(m_error, &ErrorBanner::retry, this, [this] {
        if (!m_ready) return start(Document(m_whole), m_file, QByteArray(m_before), QString(m_path));
        showError(std::nullopt);
        Q_EMIT accepted();
    });
    connect(m_acceptOne, &QPushButton::clicked, this, &RebaseReview::acceptCurrent);
    connect(m_place, &QPushButton::clicked, this, &RebaseReview::placeCurrent);
    connect(m_drop, &QPushButton::clicked, this, &RebaseReview::dropCurrent);
    connect(m_acceptGuesses, &QPushButton::clicked, this, &RebaseReview::acceptGuesses);
    connect(&m_newView->selection(), &TagSelection::changed, this, &RebaseReview::showSelection);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &RebaseReview::showCurrent);
    // A model that is filtered anew drops what was chosen: then the first is.
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        if (m_model->rowCount() > 0) m_list->setCurrentIndex(m_model->index(0));
        showCurrent();
    });
    retranslate();
}

RebaseReview::~RebaseReview()
{
    const QSignalBlocker quiet(m_stack); // its commands refer to the target
    m_stack.clear();
    m_newView->setEditing(nullptr, nullptr);
}

void RebaseReview::stop()
{
    ++m_run;
    m_worker.reset();
    m_newView->setEditing(nullptr, nullptr);
    m_stack.clear();
    m_ready = false;
    m_file = {};
    m_shownTag = {};
    m_agreed.clear();
    m_plan = {};
    m_old = {};
    m_target.value = {};
    m_whole = {};
    m_before.clear();
    m_after.clear();
    m_oldView->setDocument({});
    m_newView->setDocument({});
    m_model->setEntries({});
    setApplying(false);
}

void RebaseReview::start(const Document& document, domain::FileId file, const QByteArray& before,
                         const QString& path)
{
    stop();
    showError(std::nullopt);
    m_file = file;
    m_path = path;
    m_whole = document;
    m_before = before;
    m_old = document;
    m_old.files.removeIf([file](const domain::File& other) { return other.id != file; });
    m_old.tags.clear();
    QList<pdf::RebaseTag> tags;
    for (Tag tag : document.tags) {
        const auto place = document.pageAt(tag.pageIndex);
        if (!place.file || place.file->id != file) continue;
        tag.pageIndex = place.indexInFile;
        m_old.tags.append(tag);
        tags.append({tag.pageIndex - 1, tag.rect, tag.type});
    }
    m_stage->setCurrentIndex(0);
    m_progress->setValue(0);
    refresh();
    QFile newer(path);
    if (!newer.open(QIODevice::ReadOnly)) return showError(fail(ErrorCode::Io, newer.errorString()).value());
    m_after = newer.readAll();
    m_oldView->setDocument(m_old);
    m_oldView->setFileBytes(file, before);
    m_worker = std::make_unique<RebaseWorker>(before, m_after, tags);
    connect(m_worker.get(), &RebaseWorker::progressed, m_progress, &QProgressBar::setValue);
    // What is told late is about files that nobody looks at any more.
    connect(m_worker.get(), &RebaseWorker::planned, this, [this, run = m_run](const RebaseOutcome& outcome) {
        if (run == m_run) showOutcome(outcome);
    });
    m_worker->start(QThread::LowPriority);
    retranslate();
}

void RebaseReview::showOutcome(const RebaseOutcome& outcome)
{
    if (outcome.error) return showError(outcome.error);
    m_plan = outcome.plan;
    Document fresh = m_old;
    domain::File newer;
    newer.id = domain::FileId(-2); // the service has not seen it yet
    newer.name = QFileInfo(m_path).fileName();
    for (qsizetype i = 0; i < outcome.pages.size(); ++i) {
        domain::Page page;
        page.id = domain::PageId(-1 - i);
        page.pageIndex = static_cast<int>(i) + 1;
        page.size = outcome.pages.at(i);
        newer.pages.append(page);
    }
    fresh.files = {newer};
    fresh.tags.clear();
    for (qsizetype i = 0; i < m_old.tags.size(); ++i) {
        const pdf::RebasePlace& place = m_plan.places.at(i);
        if (place.state == PlaceState::Lost || place.pageIndex < 0 || place.pageIndex >= newer.pages.size())
            continue;
        Tag tag = m_old.tags.at(i);
        tag.pageIndex = place.pageIndex + 1;
        tag.pageId = newer.pages.at(place.pageIndex).id;
        tag.rect = place.rect;
        fresh.tags.append(tag);
    }
    m_target.value = fresh;
    m_newView->setDocument(fresh);
    m_newView->setFileBytes(newer.id, m_after);
    m_newView->setEditing(&m_target, &m_stack);
    m_ready = true;
    m_stage->setCurrentIndex(1);
    refresh();
    toNextOpen();
    m_list->setFocus(Qt::OtherFocusReason);
}

RebaseMark RebaseReview::markOf(TagId id) const
{
    const auto old =
        std::find_if(m_old.tags.begin(), m_old.tags.end(), [id](const Tag& tag) { return tag.id == id; });
    if (old == m_old.tags.end() || !m_ready) return RebaseMark::Lost;
    const pdf::RebasePlace& place = m_plan.places.at(old - m_old.tags.begin());
    const QList<Tag>& now = m_target.value.tags;
    const auto there = std::find_if(now.begin(), now.end(), [id](const Tag& tag) { return tag.id == id; });
    if (there == now.end()) {
        const bool open = place.state == PlaceState::Lost && !m_agreed.contains(id);
        return open ? RebaseMark::Lost : RebaseMark::Dropped;
    }
    const bool asPlanned = place.state != PlaceState::Lost && there->pageIndex == place.pageIndex + 1 &&
                           there->rect == place.rect;
    if (!asPlanned) return RebaseMark::Placed;
    if (place.state == PlaceState::Moved) return RebaseMark::Moved;
    return m_agreed.contains(id) ? RebaseMark::Accepted : RebaseMark::Unsure;
}

void RebaseReview::refresh()
{
    QList<RebaseEntry> entries;
    QHash<TagId, RebaseMark> marks;
    QHash<TagId, int> pages;
    for (const Tag& tag : std::as_const(m_target.value.tags))
        pages.insert(tag.id, tag.pageIndex);
    if (m_ready) {
        for (const Tag& tag : std::as_const(m_old.tags)) {
            const RebaseMark mark = markOf(tag.id);
            marks.insert(tag.id, mark);
            entries.append({tag.id, tag.name, tag.type, tag.pageIndex, pages.value(tag.id, 0), mark});
        }
        // What the plan could not settle comes first, and stays there when it is settled.
        QHash<TagId, int> rank;
        for (qsizetype i = 0; i < m_old.tags.size(); ++i)
            rank.insert(m_old.tags.at(i).id, m_plan.places.at(i).state == PlaceState::Lost     ? 0
                                             : m_plan.places.at(i).state == PlaceState::Unsure ? 1
                                                                                               : 2);
        std::stable_sort(entries.begin(), entries.end(), [&rank](const RebaseEntry& a, const RebaseEntry& b) {
            return rank.value(a.tag) < rank.value(b.tag);
        });
    }
    const auto chosen = current();
    m_model->setEntries(entries);
    if (chosen && m_model->rowOf(chosen->tag) >= 0)
        m_list->setCurrentIndex(m_model->index(m_model->rowOf(chosen->tag)));
    m_newView->setDocument(m_target.value);
    m_oldMarks->setMarks(marks);
    m_newMarks->setMarks(marks);
    showCounts();
    showCurrent();
}

std::optional<RebaseEntry> RebaseReview::current() const
{
    return m_model->entryAt(m_list->currentIndex().row());
}

void RebaseReview::showCurrent()
{
    const auto entry = current();
    const bool may = entry.has_value() && m_ready && !m_applying;
    m_acceptOne->setEnabled(may && entry->mark == RebaseMark::Unsure);
    m_place->setEnabled(may && entry->newPage == 0);
    m_drop->setEnabled(may && entry->mark != RebaseMark::Dropped);
    m_acceptGuesses->setEnabled(m_ready && !m_applying && m_model->count(RebaseMark::Unsure) > 0);
    m_accept->setEnabled(m_ready && !m_applying && openCount() == 0);
    if (!entry || m_shownTag == entry->tag) return;
    m_shownTag = entry->tag;
    m_oldView->goToTag(entry->tag);
    if (entry->newPage > 0) {
        m_newView->goToTag(entry->tag);
        return;
    }
    for (qsizetype i = 0; i < m_old.tags.size(); ++i)
        if (m_old.tags.at(i).id == entry->tag && m_plan.places.at(i).pageIndex >= 0)
            m_newView->goToPage(m_plan.places.at(i).pageIndex + 1);
}

void RebaseReview::showSelection()
{
    const QList<TagId> chosen = m_newView->selection().tags();
    if (chosen.size() != 1) return;
    const int row = m_model->rowOf(chosen.first());
    if (row >= 0 && row != m_list->currentIndex().row()) m_list->setCurrentIndex(m_model->index(row));
}

void RebaseReview::toNextOpen()
{
    const int rows = m_model->rowCount();
    const int from = std::max(0, m_list->currentIndex().row());
    for (int i = 0; i < rows; ++i) {
        const int row = (from + i) % rows;
        if (const auto entry = m_model->entryAt(row); entry && isOpen(entry->mark))
            return m_list->setCurrentIndex(m_model->index(row));
    }
    if (rows > 0 && !m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_model->index(0));
}

void RebaseReview::acceptCurrent()
{
    const auto entry = current();
    if (!entry || entry->mark != RebaseMark::Unsure || m_applying) return;
    m_agreed.insert(entry->tag);
    refresh();
    toNextOpen();
}

void RebaseReview::acceptGuesses()
{
    if (m_applying) return;
    for (const Tag& tag : std::as_const(m_old.tags))
        if (markOf(tag.id) == RebaseMark::Unsure) m_agreed.insert(tag.id);
    refresh();
    toNextOpen();
}

void RebaseReview::placeCurrent()
{
    const auto entry = current();
    if (!entry || entry->newPage > 0 || m_applying || !m_ready) return;
    const auto old = std::find_if(m_old.tags.begin(), m_old.tags.end(),
                                  [&entry](const Tag& tag) { return tag.id == entry->tag; });
    Tag tag = *old;
    const TagPlace place = m_newView->editing().placeInMiddle(QSize(tag.rect.width, tag.rect.height));
    tag.pageIndex = place.pageIndex;
    tag.rect = place.rect;
    if (const auto page = m_target.value.pageAt(tag.pageIndex); page.page) tag.pageId = page.page->id;
    m_stack.push(new AddTags(m_target, {tag}, tr("Place tag")));
    m_newView->goToTag(tag.id);
    m_newView->setFocus(Qt::OtherFocusReason); // the arrow keys bring it where it belongs
}

void RebaseReview::dropCurrent()
{
    const auto entry = current();
    if (!entry || entry->mark == RebaseMark::Dropped || m_applying) return;
    if (entry->newPage > 0) m_stack.push(new RemoveTags(m_target, {entry->tag}, tr("Remove tag")));
    m_agreed.insert(entry->tag);
    refresh();
    toNextOpen();
}

void RebaseReview::showError(const std::optional<Error>& error)
{
    m_error->setError(error);
    m_stage->setVisible(m_ready || !error); // nothing is under way any more
    setApplying(false);
}

void RebaseReview::setApplying(bool applying)
{
    m_applying = applying;
    if (m_ready) m_newView->setEditing(applying ? nullptr : &m_target, applying ? nullptr : &m_stack);
    m_cancel->setEnabled(!applying);
    showCurrent();
}

void RebaseReview::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        m_stack.undo();
    else if (event->matches(QKeySequence::Redo))
        m_stack.redo();
    else if (event->key() == Qt::Key_Escape && !m_applying)
        Q_EMIT cancelled();
    else
        QWidget::keyPressEvent(event);
}

bool RebaseReview::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    switch (static_cast<const QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        acceptCurrent();
        return true;
    case Qt::Key_Delete:
        dropCurrent();
        return true;
    case Qt::Key_P:
        placeCurrent();
        return true;
    default:
        return false;
    }
}

} // namespace ink::ui
