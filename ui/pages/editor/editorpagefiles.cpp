// A draft's files: added, put between others, taken out, replaced; what was done can be taken back.
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/setfileorder.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/editor/filestep.h"
#include "ui/pages/rebase/rebasereview.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

namespace ink::ui {

namespace {

/** The tags of one document on the pages of another that has as many. */
domain::Document withTags(domain::Document document, const QList<domain::Tag>& tags)
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

/** The tags on a file's pages, counted from its first. */
QList<domain::Tag> tagsOfFile(const domain::Document& document, qsizetype at)
{
    int first = 0;
    for (qsizetype i = 0; i < at; ++i)
        first += static_cast<int>(document.files.at(i).pages.size());
    const int end = first + static_cast<int>(document.files.at(at).pages.size());
    QList<domain::Tag> tags;
    for (domain::Tag tag : document.tags) {
        if (tag.pageIndex <= first || tag.pageIndex > end) continue;
        tag.pageIndex -= first;
        tags.append(tag);
    }
    return tags;
}

} // namespace

QString EditorPage::keepFile(const QString& name, const QByteArray& bytes)
{
    if (!m_keptFiles) m_keptFiles = std::make_unique<QTemporaryDir>();
    const QDir folder(m_keptFiles->filePath(QString::number(++m_keptCount)));
    QFile file(folder.filePath(QFileInfo(name).fileName()));
    if (bytes.isEmpty() || !folder.mkpath(QStringLiteral(".")) || !file.open(QIODevice::WriteOnly) ||
        file.write(bytes) != bytes.size())
        return {};
    return file.fileName();
}

void EditorPage::setFileWork(bool busy, const QString& what)
{
    m_fileWork = busy;
    if (QWidget* focus = QApplication::focusWidget(); busy && focus && m_workspace->isAncestorOf(focus))
        m_focusBefore = focus;
    m_workspace->setEnabled(!busy);
    for (QToolButton* button : {m_addFiles, m_undo, m_redo})
        button->setEnabled(!busy);
    if (busy) {
        m_state->setText(what);
        return;
    }
    m_undo->setEnabled(m_stack.canUndo());
    m_redo->setEnabled(m_stack.canRedo());
    // What is disabled loses the keyboard.
    QWidget* before = std::exchange(m_focusBefore, nullptr);
    QWidget* now = QApplication::focusWidget();
    if (before && before->isVisible() && (!now || !now->hasFocus() || window()->isAncestorOf(now)))
        before->setFocus(Qt::OtherFocusReason);
}

void EditorPage::fileWorkEnded(const Result<void>& result)
{
    setFileWork(false);
    if (!result) m_stack.clear(); // its steps may name pages that are not there
    showDocument();
    m_error->setError(result ? std::nullopt : std::optional(result.error()));
}

void EditorPage::addFiles(const QStringList& paths)
{
    addFilesAt(paths, -1);
}

void EditorPage::addFilesAt(const QStringList& paths, int at)
{
    if (!m_editor->isOpen()) return createFrom(paths, domain::FolderId());
    if (m_editor->isReadOnly() || m_reviewing || m_fileWork) return;
    m_state->setText(tr("adding %n file(s)…", nullptr, static_cast<int>(paths.size())));
    m_addFiles->setEnabled(false);
    const QList<domain::FileId> before = workflow::orderOf(m_editor->document().files);
    m_editor->addFiles(paths, m_editor.get(), [this, paths, at, before](const Result<void>& added) {
        m_addFiles->setEnabled(true);
        showOutcome(added ? std::nullopt : std::optional(added.error()),
                    [this, paths, at] { addFilesAt(paths, at); });
        if (!added || at < 0 || at >= before.size()) return;
        QList<domain::FileId> order = workflow::orderOf(m_editor->document().files);
        const auto isNew = [&before](domain::FileId id) { return !before.contains(id); };
        QList<domain::FileId> fresh;
        std::copy_if(order.begin(), order.end(), std::back_inserter(fresh), isNew);
        order.removeIf(isNew);
        for (qsizetype i = 0; i < fresh.size(); ++i)
            order.insert(std::min<qsizetype>(at, order.size()) + i, fresh.at(i));
        m_stack.push(new SetFileOrder(*m_target, order, tr("Move a file")));
    });
}

void EditorPage::removeFile(domain::FileId file)
{
    if (!m_editor->isOpen() || m_editor->isReadOnly() || m_editor->document().files.size() < 2) return;
    const domain::Document& document = m_editor->document();
    const qsizetype at = workflow::orderOf(document.files).indexOf(file);
    if (at < 0 || m_fileWork) return;
    const auto tags = tagsOfFile(document, at).size();
    const QString text =
        tags == 0
            ? tr("Its pages are removed. You can undo this while the editor is open.")
            : tr("Its pages and their %n tag(s) are removed. You can undo this while the editor is open.",
                 nullptr, static_cast<int>(tags));
    m_prompts.confirm(this,
                      {QStringLiteral("removeFile"), tr("Remove “%1”?").arg(document.files.at(at).name), text,
                       tr("Remove file"), true},
                      [this, file](bool yes) {
                          if (yes) takeOut(file);
                      });
}

void EditorPage::takeOut(domain::FileId file)
{
    if (!m_editor->isOpen() || m_editor->isReadOnly() || m_fileWork) return;
    const domain::Document before = m_editor->document();
    const qsizetype at = workflow::orderOf(before.files).indexOf(file);
    if (at < 0) return;
    const QString path = keepFile(before.files.at(at).name, m_editor->fileBytes(file));
    setFileWork(true, tr("removing a file…"));
    m_editor->removeFile(file, m_editor.get(), [this, file, before, at, path](const Result<void>& removed) {
        m_filesShown.removeAll(file);
        if (!removed) {
            // The tags went first: where the file still is they come back.
            if (workflow::orderOf(m_editor->document().files) == workflow::orderOf(before.files))
                m_editor->apply(withTags(m_editor->document(), before.tags));
            setFileWork(false);
            return showOutcome(removed.error(), [this, file] { takeOut(file); });
        }
        if (path.isEmpty()) {
            m_stack.clear(); // its steps name pages that are gone for good
        } else {
            m_stack.push(new FileStep(
                tr("Remove a file"), [this, before, at, path] { putBack(before, at, path); },
                [this, at] { takeOutAgain(at); }));
        }
        fileWorkEnded(removed);
    });
}

void EditorPage::takeOutAgain(qsizetype at)
{
    const QList<domain::FileId> order = workflow::orderOf(m_editor->document().files);
    if (m_fileWork || at >= order.size()) return;
    setFileWork(true, tr("removing a file…"));
    m_editor->removeFile(order.at(at), m_editor.get(),
                         [this, file = order.at(at)](const Result<void>& removed) {
                             m_filesShown.removeAll(file);
                             fileWorkEnded(removed);
                         });
}

void EditorPage::putBack(const domain::Document& before, qsizetype at, const QString& path)
{
    if (m_fileWork) return;
    setFileWork(true, tr("putting a file back…"));
    const QList<domain::FileId> known = workflow::orderOf(m_editor->document().files);
    m_editor->addFiles({path}, m_editor.get(), [this, before, at, known](const Result<void>& added) {
        if (added) {
            domain::Document now = m_editor->document();
            QList<domain::FileId> order = workflow::orderOf(now.files);
            for (const domain::FileId id : workflow::orderOf(now.files))
                if (!known.contains(id)) order.move(order.indexOf(id), at);
            now.files = workflow::filesInOrder(now.files, order);
            m_editor->apply(withTags(now, before.tags));
        }
        fileWorkEnded(added);
    });
}

void EditorPage::exchangeFile(qsizetype at, const QString& path, const domain::Document& wanted)
{
    const QList<domain::FileId> order = workflow::orderOf(m_editor->document().files);
    if (m_fileWork || at >= order.size()) return;
    setFileWork(true, tr("replacing a file…"));
    const domain::FileId goes = order.at(at);
    m_editor->replaceFile(goes, path, tagsOfFile(wanted, at), m_editor.get(),
                          [this, goes, wanted](const Result<void>& replaced) {
                              m_filesShown.removeAll(goes);
                              if (replaced) m_editor->apply(withTags(m_editor->document(), wanted.tags));
                              fileWorkEnded(replaced);
                          });
}

void EditorPage::rememberExchange(const domain::Document& before, qsizetype at, const QString& oldPath,
                                  const QString& newPath)
{
    if (oldPath.isEmpty() || newPath.isEmpty()) return m_stack.clear(); // its steps name pages that are gone
    const domain::Document after = m_editor->document();
    m_stack.push(new FileStep(
        tr("Replace a file"), [this, before, at, oldPath] { exchangeFile(at, oldPath, before); },
        [this, after, at, newPath] { exchangeFile(at, newPath, after); }));
}

} // namespace ink::ui
