#include "ui/pages/editor/draft/fileoperation.h"

#include "ui/pages/editor/draft/editorheader.h"
#include "ui/pages/editor/draft/opendraft.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <utility>

namespace ink::ui {

FileOperation::FileOperation(OpenDraft& draft, EditorHeader& header, QWidget& pages)
    : m_draft(draft), m_header(header), m_pages(pages)
{
}

FileOperation::~FileOperation() = default;

void FileOperation::begin(const QString& what)
{
    m_isRunning = true;
    if (QWidget* focus = QApplication::focusWidget(); focus && m_pages.isAncestorOf(focus))
        m_focusBefore = focus;
    m_pages.setEnabled(false);
    m_header.setFileOperationRunning(true);
    m_header.setState(what);
}

void FileOperation::end()
{
    m_isRunning = false;
    m_pages.setEnabled(true);
    m_header.setFileOperationRunning(false);
    // Restores the focus, because disabling has removed it.
    QWidget* before = std::exchange(m_focusBefore, nullptr);
    const QWidget* now = QApplication::focusWidget();
    if (before && before->isVisible() && (!now || !now->hasFocus() || m_pages.window()->isAncestorOf(now)))
        before->setFocus(Qt::OtherFocusReason);
}

void FileOperation::finish(const Result<void>& result)
{
    end();
    if (!result) m_draft.undoStack().clear();
    Q_EMIT finished(result ? std::nullopt : std::optional(result.error()));
}

void FileOperation::abandon(const Error& error)
{
    end();
    Q_EMIT abandoned(error);
}

QString FileOperation::saveCopy(const QString& name, const QByteArray& bytes)
{
    if (!m_copies) m_copies = std::make_unique<QTemporaryDir>();
    const QDir folder(m_copies->filePath(QString::number(++m_copyCount)));
    QFile file(folder.filePath(QFileInfo(name).fileName()));
    if (bytes.isEmpty() || !folder.mkpath(QStringLiteral(".")) || !file.open(QIODevice::WriteOnly) ||
        file.write(bytes) != bytes.size())
        return {};
    return file.fileName();
}

} // namespace ink::ui

#include "moc_fileoperation.cpp"
