#pragma once

#include "app/base/result.h"
#include "app/workflow/documents/documentref.h"
#include "app/workflow/documents/exportnames.h"

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
 * Exports the files of many documents to a folder: a few at a time, named by a pattern, never
 * overwriting files (" (2)"), with a manifest of the exported files and their SHA-256. Starting again
 * with the same folder skips files that exist with the same hash, so an export resumes after a pause, a
 * restart or a crash.
 */
class DocumentExport final : public QObject
{
    Q_OBJECT
public:
    struct Options
    {
        QString folder;
        QString pattern = QStringLiteral("{title} ({id})");
        bool includesSignedFile = true;    ///< the download content `esign`
        bool includesCertificate = false;  ///< the download content `audit`
        bool includesCombinedFile = false; ///< the download content `esignwithaudit`: both in one PDF
        bool includesOriginal = false;
        ExportWords words;
        QHash<domain::FolderId, QString> folderNames; ///< values of the placeholder {folder}
        bool isLocal = false;                         ///< the account is the workspace on this computer;
                                                      ///< affects the links
    };
    /** Checks the options. Fails with Validation and a message that describes the problem if they are
     * invalid. */
    [[nodiscard]] static Result<void> check(const Options& options);

    explicit DocumentExport(api::ApiClient& client, QObject* parent = nullptr);
    ~DocumentExport() override;

    /** Starts the export. Of unfinished documents only the originals are exported. */
    void start(const Options& options, const QList<DocumentRef>& documents);
    void pause();
    void resume();
    /** Stops after the documents in progress; the manifest lists the exported files. */
    void stop();

    struct Summary
    {
        qsizetype files = 0;   ///< files of this export that are in the folder now, including skipped ones
        qsizetype skipped = 0; ///< files that already existed with the same content
        qint64 bytes = 0;
        QString manifest; ///< path of the manifest; empty when it could not be written
        bool wasStopped = false;
        /** Documents, or files of them, that could not be exported, with the reason. */
        QList<std::pair<DocumentRef, Error>> failures;
    };
    [[nodiscard]] const Summary& summary() const;
    [[nodiscard]] qsizetype doneCount() const; ///< documents that are exported or have failed
    [[nodiscard]] qsizetype totalCount() const;
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
