#include "ui/pages/editor/draftpages.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/percent.h"
#include "ui/pages/editor/draft/editorheader.h"
#include "ui/pages/editor/draft/fileoperation.h"
#include "ui/pages/editor/draft/filestep.h"
#include "ui/pages/editor/draft/importnotice.h"
#include "ui/pages/editor/draft/opendraft.h"
#include "ui/pages/editor/draft/tagsonpages.h"
#include "ui/pages/editor/pages/pageactions.h"
#include "ui/pages/editor/pages/pagechanges.h"
#include "ui/pages/editor/pages/pagesworker.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QSaveFile>

#include <chrono>

namespace ink::ui {

namespace {

constexpr std::chrono::milliseconds showsCancelAfter{400};

Error pagesNotKept(const QString& path)
{
    return fail(ErrorCode::Io, reasons::fileUnwritable(path)).value();
}

} // namespace

DraftPages::DraftPages(OpenDraft& draft, FileOperation& work, EditorHeader& header,
                       EditorWorkspace& workspace, ImportNotice& notice, Prompts& prompts)
    : m_draft(draft), m_work(work), m_header(header), m_workspace(workspace), m_notice(notice),
      m_prompts(prompts)
{
    m_slow.setSingleShot(true);
    m_slow.callOnTimeout(this, [this] { m_header.stopButton().setVisible(m_work.isRunning()); });
    connect(&m_header, &EditorHeader::stopClicked, this, &DraftPages::stop);
    connect(&m_notice, &ImportNotice::anchorChosen, this, [this](int page, const QString& text) {
        m_workspace.view().goToPage(page);
        m_workspace.view().openFindBar(text);
    });
}

DraftPages::~DraftPages() = default;

void DraftPages::begin()
{
    m_work.begin(tr("changing pages…"));
    m_filesBefore = m_draft.files();
    m_slow.start(showsCancelAfter);
}

void DraftPages::stop()
{
    m_header.stopButton().setEnabled(false);
    if (m_worker) m_worker->cancel();
    m_draft.editor().cancelReplacement();
}

void DraftPages::startWorker(const QList<PagesJob>& jobs,
                             const std::function<void(const PagesOutcome&)>& then)
{
    m_worker = std::make_unique<PagesWorker>(jobs);
    connect(m_worker.get(), &PagesWorker::progressed, this, [this](int percent) {
        m_header.setState(tr("changing pages… %1", "a percentage").arg(percentText(percent)));
    });
    connect(m_worker.get(), &PagesWorker::resultReady, this, [this, then](const PagesOutcome& outcome) {
        const PagesOutcome made = outcome;
        if (m_worker) m_worker.release()->deleteLater(); // called by its signal, so it must outlive this call
        then(made);
    });
    m_worker->start();
}

void DraftPages::change(const PageChange& change)
{
    if (!m_draft.isEditable() || m_work.isRunning()) return;
    const domain::Document before = m_draft.document();
    if (workflow::PageArrangement(before).files().size() != change.arrangement.files().size()) return;
    const PagesWork work =
        planPagesWork(before, change.arrangement, change.insertedPdf,
                      [this](domain::FileId file) { return m_draft.editor().fileBytes(file); });
    begin();
    startWorker(work.jobs, [this, before, change, work](const PagesOutcome& outcome) {
        if (m_draft.id() != before.id) return m_work.end(); // the draft was closed
        if (outcome.error) return finish(fail(*outcome.error), {});
        Q_ASSERT(outcome.files.size() == work.files.size());
        QHash<int, QString> oldPaths;
        QHash<int, QString> newPaths;
        for (qsizetype i = 0; i < work.files.size(); ++i)
            newPaths.insert(work.files.at(i),
                            m_work.saveCopy(before.files.at(work.files.at(i)).name, outcome.files.at(i)));
        for (const int at : change.arrangement.changedFiles()) {
            const domain::File& file = before.files.at(at);
            oldPaths.insert(at, m_work.saveCopy(file.name, m_draft.editor().fileBytes(file.id)));
        }
        for (const auto& paths : {oldPaths, newPaths})
            for (const QString& path : paths)
                if (path.isEmpty()) return finish(fail(pagesNotKept(QDir::tempPath())), {});
        exchangeFiles(planFileExchanges(before, change.arrangement, oldPaths, newPaths), change);
    });
}

void DraftPages::exchangeFiles(const FileExchanges& exchanges, const PageChange& change)
{
    const QList<int> show = change.pagesToSelect;
    const auto run = [this, show](const QList<FileExchange>& steps, const QList<domain::Tag>& tags) {
        return [this, show, steps, tags] {
            if (m_work.isRunning()) return;
            begin();
            runExchanges(steps, 0, tags, [this, show](const Result<void>& done) { finish(done, show); });
        };
    };
    const auto back = run(exchanges.backward, exchanges.before);
    const auto again = run(exchanges.forward, exchanges.after);
    runExchanges(exchanges.forward, 0, exchanges.after,
                 [this, change, back, again](const Result<void>& done) {
                     if (done) m_draft.undoStack().push(new FileStep(change.text, back, again));
                     finish(done, change.pagesToSelect);
                     if (done && !change.message.isEmpty()) Q_EMIT undoOffered(change.message);
                 });
}

void DraftPages::runExchanges(const QList<FileExchange>& steps, qsizetype at, const QList<domain::Tag>& tags,
                              const std::function<void(const Result<void>&)>& then)
{
    Q_ASSERT(at >= 0 && at <= steps.size());
    if (at == steps.size()) {
        m_draft.editor().apply(withTags(m_draft.document(), tags)); // in the order of the pages
        return then({});
    }
    runStep(steps.at(at), [this, steps, at, tags, then](const Result<void>& done) {
        if (!done) return then(done);
        m_header.stopButton().hide(); // stopping halfway would leave an inconsistent state
        runExchanges(steps, at + 1, tags, then);
    });
}

void DraftPages::runStep(const FileExchange& step, const std::function<void(const Result<void>&)>& then)
{
    const QList<domain::FileId> order = m_draft.files();
    const domain::FileId known = order.value(step.at);
    switch (step.kind) {
    case FileExchange::Kind::Replace:
        m_draft.editor().replaceFile(known, step.path, step.tags, &m_draft.editor(),
                                     [this, known, at = step.at, then](const Result<void>& replaced) {
                                         Q_EMIT fileInvalidated(known);
                                         const QList<domain::File>& files = m_draft.document().files;
                                         if (replaced && at < files.size())
                                             m_notice.replaceFile(known, files.at(at).id);
                                         then(replaced);
                                     });
        return;
    case FileExchange::Kind::Remove:
        m_draft.editor().removeFile(known, &m_draft.editor(),
                                    [this, known, then](const Result<void>& removed) {
                                        Q_EMIT fileInvalidated(known);
                                        then(removed);
                                    });
        return;
    case FileExchange::Kind::Restore:
        return restoreFile(step, then);
    }
}

void DraftPages::restoreFile(const FileExchange& step, const std::function<void(const Result<void>&)>& then)
{
    const QList<domain::FileId> order = m_draft.files();
    m_draft.editor().addFiles(
        {step.path}, &m_draft.editor(), [this, step, order, then](const Result<void>& added) {
            if (!added) return then(added);
            const domain::Document before = m_draft.document();
            domain::Document now = before;
            QList<domain::FileId> moved = workflow::fileOrder(now.files);
            for (const domain::FileId id : workflow::fileOrder(now.files))
                if (!order.contains(id)) moved.move(moved.indexOf(id), step.at);
            now.files = workflow::filesInOrder(now.files, moved);
            // Its tags may be on pages of other files now, so they are moved back to this file.
            QList<domain::Tag> tags = workflow::moveTagsToPages(before.tags, before, now);
            int first = 0;
            for (qsizetype i = 0; i < step.at; ++i)
                first += static_cast<int>(now.files.at(i).pages.size());
            for (domain::Tag tag : step.tags) {
                tags.removeIf([&tag](const domain::Tag& other) { return other.id == tag.id; });
                tag.pageIndex += first;
                tags.append(tag);
            }
            m_draft.editor().apply(withTags(now, tags));
            then(added);
        });
}

void DraftPages::finish(const Result<void>& result, const QList<int>& show)
{
    m_slow.stop();
    m_header.stopButton().hide();
    m_header.stopButton().setEnabled(true);
    // Stopped or rejected before anything was changed: the earlier undo steps are still valid.
    if (!result && m_draft.files() == m_filesBefore) return m_work.abandon(result.error());
    m_work.finish(result);
    if (result) m_workspace.showPages(show);
}

void DraftPages::extract(const QList<int>& pages)
{
    if (!m_draft.isOpen() || m_work.isRunning() || pages.isEmpty()) return;
    const QString range = pages.size() == 1 ? QString::number(pages.first())
                                            : QStringLiteral("%1-%2").arg(pages.first()).arg(pages.last());
    Prompts::Save question;
    question.id = QStringLiteral("extractPages");
    question.title = tr("Extract %n page(s)", nullptr, static_cast<int>(pages.size()));
    question.name =
        QStringLiteral("%1 (%2).pdf")
            .arg(QFileInfo(m_draft.document().pageAt(pages.first()).file->name).completeBaseName(), range);
    question.filter = tr("PDF files (*.pdf)");
    m_prompts.saveFile(&m_workspace, question, [this, pages](const std::optional<QString>& path) {
        if (path && m_draft.isOpen() && !m_work.isRunning()) write(pages, *path);
    });
}

void DraftPages::write(const QList<int>& pages, const QString& path)
{
    const auto bytesOf = [this](domain::FileId file) { return m_draft.editor().fileBytes(file); };
    begin();
    startWorker({extractionJob(m_draft.document(), pages, bytesOf)},
                [this, pages, path, document = m_draft.id()](const PagesOutcome& outcome) {
                    if (m_draft.id() != document) return m_work.end(); // the draft was closed
                    if (outcome.error) return finish(fail(*outcome.error), {});
                    QSaveFile file(path);
                    if (!file.open(QIODevice::WriteOnly) ||
                        file.write(outcome.files.first()) != outcome.files.first().size() || !file.commit())
                        return finish(fail(pagesNotKept(path)), {});
                    finish({}, pages);
                    Q_EMIT saved(tr("%n page(s) saved to “%1”.", nullptr, static_cast<int>(pages.size()))
                                     .arg(isolated(QFileInfo(path).fileName())),
                                 path);
                });
}

} // namespace ink::ui

#include "moc_draftpages.cpp"
