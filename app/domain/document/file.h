#pragma once

#include "app/domain/document/ids.h"
#include "app/domain/document/page.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace ink::domain {

/** The service's findings about a file at its upload [ours]. */
struct FileIntake
{
    QString uploadedSha256;    ///< of the bytes as they came, when other bytes are kept; see fileintake.h
    QStringList restricted;    ///< actions that the author did not allow: `print`, `copy`, `change` …
    bool wasEncrypted = false; ///< it is kept decrypted
    bool carriesSignatures = false; ///< its pages stay as they are, and values go into fields
    bool onlyForm = false;          ///< a certification in it allows only filling in its form
    bool tagsImported = false;      ///< its anchors became tags when the document was made
    bool operator==(const FileIntake&) const = default;
};

/** A PDF that a document holds. The bytes live in the blob store under `sha256`. */
struct File
{
    FileId id;
    QString name;
    int sequence = 1; ///< 1-based order in the document
    qint64 size = 0;  ///< bytes
    QString sha256;   ///< lower-case hex of the original bytes
    FileIntake intake;
    QList<Page> pages;
    QJsonObject extra; ///< unknown members, returned unchanged
    bool operator==(const File&) const = default;
};

} // namespace ink::domain
