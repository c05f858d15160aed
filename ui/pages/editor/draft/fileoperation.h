#pragma once

#include "app/base/result.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>

class QTemporaryDir;

namespace ink::ui {

class EditorHeader;
class OpenDraft;

/** Transfers files of the draft to or from the service, one at a time, and blocks editing while it runs. */
class FileOperation final : public QObject
{
    Q_OBJECT
public:
    /** `pages` is disabled during a transfer, and focused again afterwards. */
    FileOperation(OpenDraft& draft, EditorHeader& header, QWidget& pages);
    ~FileOperation() override;

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    void begin(const QString& what);
    /** Enables editing again, without a message. */
    void end();
    /** Ends the transfer. After a failure, clears the undo steps, which may refer to missing pages. */
    void finish(const Result<void>& result);
    /** Ends the transfer before anything was changed, so the undo steps are still valid. */
    void abandon(const Error& error);
    /** Saves a copy that exists as long as this object, and returns its path; empty on failure. */
    [[nodiscard]] QString saveCopy(const QString& name, const QByteArray& bytes);

Q_SIGNALS:
    void finished(const std::optional<ink::Error>& error);
    void abandoned(const ink::Error& error);

private:
    OpenDraft& m_draft;
    EditorHeader& m_header;
    QWidget& m_pages;
    bool m_isRunning = false;
    QPointer<QWidget> m_focusBefore;
    std::unique_ptr<QTemporaryDir> m_copies;
    int m_copyCount = 0;
};

} // namespace ink::ui
