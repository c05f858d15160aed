// Single pages of a draft: the files that they belong to are made anew and take the place of the old ones.
#include "app/base/reasons.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/editor/filestep.h"
#include "ui/pages/editor/importnotice.h"
#include "ui/pages/editor/pageacts.h"
#include "ui/pages/editor/pagechanges.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>

#include <chrono>

namespace ink::ui {

namespace {

constexpr std::chrono::milliseconds showsCancelAfter{400};

/** The tags on the pages of another document that has as many. */
domain::Document onPages(domain::Document document, const QList<domain::Tag>& tags)
{
    document.tags.clear();
    for (domain::Tag tag : tags) {
        const auto place = document.pageAt(tag.pageIndex);
        if (!place.page) continue;
        tag.pageId = place.page->id;
        document.tags.append(tag);
    }
    return document;
}

Error pagesNotKept(const QString& path)
{
    return fail(ErrorCode::Io, reasons::fileUnwritable(path)).value();
}

} // namespace

void EditorPage::beginPageWork()
{
    setFileWork(true, tr("changing pages…"));
    m_filesBefore = workflow::orderOf(m_editor->document().files);
    m_slowPages.start(showsCancelAfter);
}

void EditorPage::stopPageWork()
{
    m_stop->setEnabled(false);
    if (m_pagesWorker) m_pagesWorker->cancel();
    m_editor->cancelReplacement();
}

void EditorPage::startPagesWorker(const QList<PagesJob>& jobs,
                                  const std::function<void(const PagesOutcome&)>& then)
{
    m_pagesWorker = std::make_unique<PagesWorker>(jobs);
    connect(m_pagesWorker.get(), &PagesWorker::progressed, this,
            [this](int percent) { m_state->setText(tr("changing pages… %1 %").arg(percent)); });
    connect(m_pagesWorker.get(), &PagesWorker::made, this, [this, then](const PagesOutcome& outcome) {
        const PagesOutcome made = outcome;
        if (m_pagesWorker) m_pagesWorker.release()->deleteLater(); // it ends with this signal
        then(made);
    });
    m_pagesWorker->start();
}

void EditorPage::changePages(const PageChange& change)
{
    if (!m_editor->isOpen() || m_editor->isReadOnly() || m_fileWork || m_reviewing) return;
    const domain::Document before = m_editor->document();
    if (workflow::PageArrangement(before).files().size() != change.wanted.files().size()) return;
    const PagesWork work = pagesWork(before, change.wanted, change.inserted,
                                     [this](domain::FileId file) { return m_editor->fileBytes(file); });
    beginPageWork();
    startPagesWorker(work.jobs, [this, before, change, work](const PagesOutcome& outcome) {
        if (documentId() != before.id) return setFileWork(false); // closed meanwhile
        if (outcome.error) return pageWorkEnded(fail(*outcome.error), {});
        QHash<int, QString> oldPaths;
        QHash<int, QString> newPaths;
        for (qsizetype i = 0; i < work.files.size(); ++i)
            newPaths.insert(work.files.at(i),
                            keepFile(before.files.at(work.files.at(i)).name, outcome.files.at(i)));
        for (const int at : change.wanted.changedFiles()) {
            const domain::File& file = before.files.at(at);
            oldPaths.insert(at, keepFile(file.name, m_editor->fileBytes(file.id)));
        }
        for (const auto& paths : {oldPaths, newPaths})
            for (const QString& path : paths)
                if (path.isEmpty()) return pageWorkEnded(fail(pagesNotKept(QDir::tempPath())), {});
        exchangeFiles(fileExchanges(before, change.wanted, oldPaths, newPaths), change);
    });
}

void EditorPage::exchangeFiles(const FileExchanges& exchanges, const PageChange& change)
{
    const QList<int> show = change.show;
    const auto run = [this, show](const QList<FileExchange>& steps, const QList<domain::Tag>& tags) {
        return [this, show, steps, tags] {
            if (m_fileWork) return;
            beginPageWork();
            runExchanges(steps, 0, tags,
                         [this, show](const Result<void>& done) { pageWorkEnded(done, show); });
        };
    };
    const auto back = run(exchanges.backward, exchanges.before);
    const auto again = run(exchanges.forward, exchanges.after);
    runExchanges(exchanges.forward, 0, exchanges.after,
                 [this, change, back, again](const Result<void>& done) {
                     if (done) m_stack.push(new FileStep(change.text, back, again));
                     pageWorkEnded(done, change.show);
                     if (done && !change.said.isEmpty()) offerUndo(change.said);
                 });
}

void EditorPage::runExchanges(const QList<FileExchange>& steps, qsizetype at, const QList<domain::Tag>& tags,
                              const std::function<void(const Result<void>&)>& then)
{
    if (at == steps.size()) {
        m_editor->apply(onPages(m_editor->document(), tags)); // in their order
        return then({});
    }
    runStep(steps.at(at), [this, steps, at, tags, then](const Result<void>& done) {
        if (!done) return then(done);
        m_stop->hide(); // half of it is no state to stop at
        runExchanges(steps, at + 1, tags, then);
    });
}

void EditorPage::runStep(const FileExchange& step, const std::function<void(const Result<void>&)>& then)
{
    const QList<domain::FileId> order = workflow::orderOf(m_editor->document().files);
    const domain::FileId known = order.value(step.at);
    switch (step.kind) {
    case FileExchange::Kind::Replace:
        m_editor->replaceFile(known, step.path, step.tags, m_editor.get(),
                              [this, known, at = step.at, then](const Result<void>& replaced) {
                                  m_filesShown.removeAll(known);
                                  const QList<domain::File>& files = m_editor->document().files;
                                  if (replaced && at < files.size())
                                      m_import->carryOver(known, files.at(at).id);
                                  then(replaced);
                              });
        return;
    case FileExchange::Kind::Remove:
        m_editor->removeFile(known, m_editor.get(), [this, known, then](const Result<void>& removed) {
            m_filesShown.removeAll(known);
            then(removed);
        });
        return;
    case FileExchange::Kind::PutBack:
        m_editor->addFiles({step.path}, m_editor.get(), [this, step, order, then](const Result<void>& added) {
            if (!added) return then(added);
            const domain::Document before = m_editor->document();
            domain::Document now = before;
            QList<domain::FileId> moved = workflow::orderOf(now.files);
            for (const domain::FileId id : workflow::orderOf(now.files))
                if (!order.contains(id)) moved.move(moved.indexOf(id), step.at);
            now.files = workflow::filesInOrder(now.files, moved);
            // Its tags may be on pages of other files meanwhile: from now on they are on its own again.
            QList<domain::Tag> tags = workflow::movedToPages(before.tags, before, now);
            int first = 0;
            for (qsizetype i = 0; i < step.at; ++i)
                first += static_cast<int>(now.files.at(i).pages.size());
            for (domain::Tag tag : step.tags) {
                tags.removeIf([&tag](const domain::Tag& other) { return other.id == tag.id; });
                tag.pageIndex += first;
                tags.append(tag);
            }
            m_editor->apply(onPages(now, tags));
            then(added);
        });
        return;
    }
}

void EditorPage::pageWorkEnded(const Result<void>& result, const QList<int>& show)
{
    m_slowPages.stop();
    m_stop->hide();
    m_stop->setEnabled(true);
    // Stopped or refused before anything was changed: the steps of before are still good.
    if (!result && workflow::orderOf(m_editor->document().files) == m_filesBefore) {
        setFileWork(false);
        showDocument();
        if (result.error().code != ErrorCode::Cancelled) m_error->setError(result.error());
        return;
    }
    fileWorkEnded(result);
    if (result) m_workspace->showPages(show);
}

void EditorPage::extractPages(const QList<int>& pages)
{
    if (!m_editor->isOpen() || m_fileWork || pages.isEmpty()) return;
    const QString range = pages.size() == 1 ? QString::number(pages.first())
                                            : QStringLiteral("%1-%2").arg(pages.first()).arg(pages.last());
    Prompts::Save question;
    question.id = QStringLiteral("extractPages");
    question.title = tr("Extract %n page(s)", nullptr, static_cast<int>(pages.size()));
    question.name =
        QStringLiteral("%1 (%2).pdf")
            .arg(QFileInfo(m_editor->document().pageAt(pages.first()).file->name).completeBaseName(), range);
    question.filter = tr("PDF files (*.pdf)");
    m_prompts.saveFile(this, question, [this, pages](const std::optional<QString>& path) {
        if (path && m_editor->isOpen() && !m_fileWork) writePages(pages, *path);
    });
}

void EditorPage::writePages(const QList<int>& pages, const QString& path)
{
    const auto bytesOf = [this](domain::FileId file) { return m_editor->fileBytes(file); };
    beginPageWork();
    startPagesWorker({extraction(m_editor->document(), pages, bytesOf)},
                     [this, pages, path, document = documentId()](const PagesOutcome& outcome) {
                         if (documentId() != document) return setFileWork(false); // closed meanwhile
                         if (outcome.error) return pageWorkEnded(fail(*outcome.error), {});
                         QSaveFile file(path);
                         if (!file.open(QIODevice::WriteOnly) ||
                             file.write(outcome.files.first()) != outcome.files.first().size() ||
                             !file.commit())
                             return pageWorkEnded(fail(pagesNotKept(path)), {});
                         pageWorkEnded({}, pages);
                         Q_EMIT said(tr("%n page(s) saved to “%1”.", nullptr, static_cast<int>(pages.size()))
                                         .arg(QFileInfo(path).fileName()),
                                     {});
                     });
}

} // namespace ink::ui
