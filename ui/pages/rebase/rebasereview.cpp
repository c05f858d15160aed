#include "ui/pages/rebase/rebasereview.h"

#include "app/domain/document/document.h"
#include "ui/commands/addtags.h"
#include "ui/commands/removetags.h"
#include "ui/models/isolated.h"
#include "ui/pages/rebase/rebaselist.h"
#include "ui/pages/rebase/rebasemarks.h"
#include "ui/pages/rebase/rebaseworker.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"

#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::Document;
using domain::Tag;
using domain::TagId;
using PlaceState = pdf::RebasePosition::State;

namespace {

QPushButton* namedButton(QWidget* parent, const char* name)
{
    auto* made = new QPushButton(parent);
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

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
    connect(m_error, &ErrorBanner::retryRequested, this, [this] {
        if (!m_ready) return start(Document(m_whole), m_file, QByteArray(m_before), QString(m_path));
        showError(std::nullopt);
        Q_EMIT accepted();
    });
    connect(m_list, &RebaseList::acceptRequested, this, &RebaseReview::acceptCurrent);
    connect(m_list, &RebaseList::placeRequested, this, &RebaseReview::placeCurrent);
    connect(m_list, &RebaseList::removeRequested, this, &RebaseReview::dropCurrent);
    connect(m_list, &RebaseList::acceptAllRequested, this, &RebaseReview::acceptLikely);
    connect(&m_newView->selection(), &TagSelection::changed, this, &RebaseReview::showSelection);
    connect(m_list, &RebaseList::currentChanged, this, &RebaseReview::showCurrent);
    retranslate();
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] {
        retranslate();
        if (m_ready) refresh();
    });
}

RebaseReview::~RebaseReview()
{
    const QSignalBlocker quiet(m_stack); // its commands refer to the target
    m_stack.clear();
    m_newView->setDraft(nullptr, nullptr);
}

void RebaseReview::stop()
{
    ++m_run;
    m_worker.reset();
    m_newView->setDraft(nullptr, nullptr);
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
    if (!newer.open(QIODevice::ReadOnly))
        return showError(fail(ErrorCode::Io, Message::literal(newer.errorString())).value());
    m_after = newer.readAll();
    m_oldView->setDocument(m_old);
    m_oldView->setFileBytes(file, before);
    m_worker = std::make_unique<RebaseWorker>(before, m_after, tags);
    connect(m_worker.get(), &RebaseWorker::progressed, m_progress, &QProgressBar::setValue);
    // A late outcome belongs to an earlier review.
    connect(m_worker.get(), &RebaseWorker::planned, this, [this, run = m_run](const RebaseOutcome& outcome) {
        if (run == m_run) showOutcome(outcome);
    });
    m_worker->start();
    retranslate();
}

void RebaseReview::showOutcome(const RebaseOutcome& outcome)
{
    if (outcome.error) return showError(outcome.error);
    m_plan = outcome.plan;
    Document fresh = m_old;
    domain::File newer;
    newer.id = domain::FileId::local(2); // not uploaded yet
    newer.name = QFileInfo(m_path).fileName();
    for (qsizetype i = 0; i < outcome.pages.size(); ++i) {
        domain::Page page;
        page.id = domain::PageId::local(i + 1);
        page.pageIndex = static_cast<int>(i) + 1;
        page.size = outcome.pages.at(i);
        newer.pages.append(page);
    }
    fresh.files = {newer};
    fresh.tags.clear();
    for (qsizetype i = 0; i < m_old.tags.size(); ++i) {
        const pdf::RebasePosition& place = m_plan.positions.at(i);
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
    m_newView->setDraft(&m_target, &m_stack);
    m_ready = true;
    m_stage->setCurrentIndex(1);
    refresh();
    m_list->selectNextOpen();
    m_list->setFocus(Qt::OtherFocusReason);
}

RebaseMark RebaseReview::markOf(TagId id) const
{
    const auto old =
        std::find_if(m_old.tags.begin(), m_old.tags.end(), [id](const Tag& tag) { return tag.id == id; });
    if (old == m_old.tags.end() || !m_ready) return RebaseMark::Lost;
    const pdf::RebasePosition& place = m_plan.positions.at(old - m_old.tags.begin());
    const QList<Tag>& now = m_target.value.tags;
    const auto there = std::find_if(now.begin(), now.end(), [id](const Tag& tag) { return tag.id == id; });
    if (there == now.end()) {
        const bool open = place.state == PlaceState::Lost && !m_agreed.contains(id);
        return open ? RebaseMark::Lost : RebaseMark::Dropped;
    }
    const bool asPlanned = place.state != PlaceState::Lost && there->pageIndex == place.pageIndex + 1 &&
                           there->rect == place.rect;
    if (!asPlanned) return RebaseMark::Placed;
    if (place.state == PlaceState::Matched) return RebaseMark::Matched;
    if (m_agreed.contains(id)) return RebaseMark::Accepted;
    return place.isLikely() ? RebaseMark::Likely : RebaseMark::Uncertain;
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
        // Tags without a position come first, and stay there when they are placed.
        QHash<TagId, int> rank;
        for (qsizetype i = 0; i < m_old.tags.size(); ++i)
            rank.insert(m_old.tags.at(i).id, m_plan.positions.at(i).state == PlaceState::Lost     ? 0
                                             : m_plan.positions.at(i).state == PlaceState::Unsure ? 1
                                                                                                  : 2);
        std::stable_sort(entries.begin(), entries.end(), [&rank](const RebaseEntry& a, const RebaseEntry& b) {
            return rank.value(a.tag) < rank.value(b.tag);
        });
    }
    const auto chosen = m_list->current();
    m_model->setEntries(entries);
    if (chosen) m_list->choose(chosen->tag);
    m_newView->setDocument(m_target.value);
    m_oldMarks->setMarks(marks);
    m_newMarks->setMarks(marks);
    showCounts();
    showCurrent();
}

void RebaseReview::showCurrent()
{
    const auto entry = m_list->current();
    m_list->updateButtons(m_ready && !m_applying);
    m_accept->setEnabled(m_ready && !m_applying && openCount() == 0);
    if (!entry || m_shownTag == entry->tag) return;
    m_shownTag = entry->tag;
    m_oldView->goToTag(entry->tag);
    if (entry->newPage > 0) {
        m_newView->goToTag(entry->tag);
        return;
    }
    for (qsizetype i = 0; i < m_old.tags.size(); ++i)
        if (m_old.tags.at(i).id == entry->tag && m_plan.positions.at(i).pageIndex >= 0)
            m_newView->goToPage(m_plan.positions.at(i).pageIndex + 1);
}

void RebaseReview::showSelection()
{
    const QList<TagId> chosen = m_newView->selection().ids();
    if (chosen.size() != 1) return;
    m_list->choose(chosen.first());
}

void RebaseReview::acceptCurrent()
{
    const auto entry = m_list->current();
    if (!entry || !isGuess(entry->mark) || m_applying) return;
    m_agreed.insert(entry->tag);
    refresh();
    m_list->selectNextOpen();
}

void RebaseReview::acceptLikely()
{
    if (m_applying) return;
    for (const Tag& tag : std::as_const(m_old.tags))
        if (markOf(tag.id) == RebaseMark::Likely) m_agreed.insert(tag.id);
    refresh();
    m_list->selectNextOpen();
}

void RebaseReview::placeCurrent()
{
    const auto entry = m_list->current();
    if (!entry || entry->newPage > 0 || m_applying || !m_ready) return;
    const auto old = std::find_if(m_old.tags.begin(), m_old.tags.end(),
                                  [&entry](const Tag& tag) { return tag.id == entry->tag; });
    Tag tag = *old;
    const TagGeometry place = m_newView->editor().centredGeometry(QSize(tag.rect.width, tag.rect.height));
    tag.pageIndex = place.pageIndex;
    tag.rect = place.rect;
    if (const auto page = m_target.value.pageAt(tag.pageIndex); page.page) tag.pageId = page.page->id;
    m_stack.push(new AddTags(m_target, {tag}, tr("Place field")));
    m_newView->goToTag(tag.id);
    m_newView->setFocus(Qt::OtherFocusReason); // for adjusting its position with the arrow keys
}

void RebaseReview::dropCurrent()
{
    const auto entry = m_list->current();
    if (!entry || entry->mark == RebaseMark::Dropped || m_applying) return;
    if (entry->newPage > 0) m_stack.push(new RemoveTags(m_target, {entry->tag}, tr("Remove field")));
    m_agreed.insert(entry->tag);
    refresh();
    m_list->selectNextOpen();
}

void RebaseReview::showError(const std::optional<Error>& error)
{
    m_error->setError(error);
    m_stage->setVisible(m_ready || !error); // no operation is running any more
    setApplying(false);
}

void RebaseReview::setApplying(bool applying)
{
    m_applying = applying;
    if (m_ready) m_newView->setDraft(applying ? nullptr : &m_target, applying ? nullptr : &m_stack);
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

void RebaseReview::makeParts()
{
    setObjectName(QStringLiteral("rebaseReview"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    QWidget* head = makeHead();
    m_error = new ErrorBanner(this);
    m_stage = new QStackedWidget(this);
    m_stage->addWidget(makeWaiting());
    m_stage->addWidget(makeSides());
    auto* rule = new QFrame(this);
    rule->setFrameShape(QFrame::HLine);
    rule->setFrameShadow(QFrame::Plain);
    rule->setForegroundRole(QPalette::Mid);
    all->addWidget(head);
    all->addWidget(rule);
    all->addWidget(m_error);
    all->addWidget(m_stage, 1);
    all->addStretch(); // if there is only an error
}

QWidget* RebaseReview::makeHead()
{
    auto* head = new QWidget(this);
    head->setFixedHeight(56);
    m_title = makeTitleLabel(head);
    m_summary = named("rebaseSummary", new QuietLabel(head));
    m_cancel = namedButton(head, "rebaseCancel");
    m_accept = namedButton(head, "rebaseAccept");
    m_accept->setDefault(true);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(space::l, 0, space::l, 0);
    row->setSpacing(space::m);
    row->addWidget(m_title);
    row->addWidget(m_summary);
    row->addStretch(1);
    row->addWidget(m_cancel);
    row->addWidget(m_accept);
    return head;
}

QWidget* RebaseReview::makeWaiting()
{
    auto* page = new QWidget(this);
    m_waitingText = new QLabel(page);
    m_waitingText->setAlignment(Qt::AlignCenter);
    m_progress = named("rebaseProgress", new QProgressBar(page));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(280, 6);
    auto* column = new QVBoxLayout(page);
    column->setSpacing(space::m);
    column->addStretch(1);
    column->addWidget(new Spinner(page), 0, Qt::AlignHCenter);
    column->addWidget(m_waitingText);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    column->addStretch(2);
    return page;
}

QWidget* RebaseReview::makeSides()
{
    auto* page = new QWidget(this);
    const auto side = [page](PageView*& view, QLabel*& title, RebaseMarks*& marks, const char* name) {
        auto* column = new QVBoxLayout;
        column->setSpacing(0);
        title = makeSectionLabel(page);
        title->setContentsMargins(space::l, space::s, space::l, space::s);
        view = new PageView(page);
        view->setObjectName(QLatin1String(name));
        marks = new RebaseMarks(*view);
        column->addWidget(title);
        column->addWidget(view, 1);
        return column;
    };
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    m_list = new RebaseList(*m_model, page);
    row->addWidget(m_list);
    row->addLayout(side(m_oldView, m_oldTitle, m_oldMarks, "rebaseOld"), 1);
    row->addLayout(side(m_newView, m_newTitle, m_newMarks, "rebaseNew"), 1);
    return page;
}

void RebaseReview::retranslate()
{
    setAccessibleName(tr("Replace a file with a newer version"));
    m_title->setText(tr("Replace with “%1”").arg(isolated(QFileInfo(m_path).fileName())));
    m_cancel->setText(tr("Cancel"));
    m_waitingText->setText(tr("Placing the fields in the newer version…"));
    m_progress->setAccessibleName(m_waitingText->text());
    m_oldTitle->setText(tr("Current version"));
    m_newTitle->setText(tr("Newer version"));
    m_oldView->setAccessibleName(m_oldTitle->text());
    m_newView->setAccessibleName(m_newTitle->text());
    m_list->retranslate();
    showCounts();
}

void RebaseReview::showCounts()
{
    const int open = openCount();
    m_list->showCounts();
    m_summary->setText(!m_ready    ? QString()
                       : open == 0 ? tr("Every field has been placed.")
                                   : tr("%n field(s) still need review.", nullptr, open));
    m_accept->setText(tr("Replace file"));
    m_accept->setToolTip(open == 0 ? QString() : tr("Review the lost and uncertain fields first."));
}

} // namespace ink::ui

#include "moc_rebasereview.cpp"
