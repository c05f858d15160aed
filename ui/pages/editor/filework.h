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

/** Files of the draft on their way to or from the service: meanwhile nothing is edited. One at a time. */
class FileWork final : public QObject
{
    Q_OBJECT
public:
    /** `pages` is disabled meanwhile, and has the keyboard again afterwards. */
    FileWork(OpenDraft& draft, EditorHeader& header, QWidget& pages);
    ~FileWork() override;

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    void begin(const QString& what);
    /** Lets the draft be edited again, without a word. */
    void end();
    /** Ends it; after a failure the steps may name pages that are not there, and go. */
    void finish(const Result<void>& result);
    /** Ends it before anything was changed: the steps are still good. */
    void abandon(const Error& error);
    /** A copy for as long as the page lives; empty when that failed. */
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
