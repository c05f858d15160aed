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

/** Transfers files of the draft to or from the service, one at a time, and blocks editing meanwhile. */
class FileWork final : public QObject
{
    Q_OBJECT
public:
    /** `pages` is disabled meanwhile, and focused again afterwards. */
    FileWork(OpenDraft& draft, EditorHeader& header, QWidget& pages);
    ~FileWork() override;

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    void begin(const QString& what);
    /** Enables editing again, without a message. */
    void end();
    /** Ends it; after a failure the undo steps may refer to missing pages and are cleared. */
    void finish(const Result<void>& result);
    /** Ends it before anything was changed: the undo steps are still valid. */
    void abandon(const Error& error);
    /** Saves a copy that exists as long as the page; empty on failure. */
    [[nodiscard]] QString keep(const QString& name, const QByteArray& bytes);

Q_SIGNALS:
    void finished(const std::optional<ink::Error>& error);
    void abandoned(const ink::Error& error);

private:
    OpenDraft& m_draft;
    EditorHeader& m_header;
    QWidget& m_pages;
    bool m_isRunning = false;
    QPointer<QWidget> m_focusBefore;
    std::unique_ptr<QTemporaryDir> m_kept;
    int m_keptCount = 0;
};

} // namespace ink::ui
