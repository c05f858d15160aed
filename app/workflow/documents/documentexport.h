#pragma once

#include "app/base/result.h"
#include "app/workflow/documents/documentref.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <memory>

namespace ink::api {
class ApiClient;
}

namespace ink::workflow {

/**
 * Files of many documents into a folder: a few at a time, names by a pattern, nothing ever overwritten ("
 * (2)"), and a manifest of what lies there with its SHA-256. Begun again with the same folder it skips what
 * is already there with the same hash; so it resumes after a pause, a quit or a crash.
 */
class DocumentExport final : public QObject
{
    Q_OBJECT
public:
    struct Options
    {
        QString folder;
        QString pattern = QStringLiteral("{title} ({id})");
        bool signedFile = true;   ///< `esign`
        bool certificate = false; ///< `audit`
        bool together = false;    ///< `esignwithaudit`: both in one PDF
        bool original = false;
        QHash<domain::FolderId, QString> folderNames; ///< for {folder}
    };
    /** Malformed: what is wrong with the options, in words. */
    [[nodiscard]] static Result<void> check(const Options& options);

    explicit DocumentExport(api::ApiClient& client, QObject* parent = nullptr);
    ~DocumentExport() override;

    /** Begins. Documents that are not finished give what they have: only their originals. */
    void start(const Options& options, const QList<DocumentRef>& documents);
    void pause();
    void resume();
    /** Stops after the files in progress; the manifest lists the exported files. */
    void stop();

    struct Summary
    {
        qsizetype files = 0;   ///< in the folder now, of this export
        qsizetype skipped = 0; ///< of them, there before
        qint64 bytes = 0;
        QString manifest; ///< path; empty when it could not be written
        bool stopped = false;
        /** Documents, or files of them, that could not be had, and why. */
        QList<std::pair<DocumentRef, Error>> failed;
    };
    [[nodiscard]] const Summary& summary() const;
    [[nodiscard]] qsizetype done() const; ///< documents
    [[nodiscard]] qsizetype all() const;
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] bool isPaused() const;
    [[nodiscard]] static QString manifestName();

Q_SIGNALS:
    void progressed();
    void finished();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
