#pragma once

#include "app/domain/document/fileresult.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/page.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

/** The service's findings about a file at upload; not part of the contract. */
struct FileIntake
{
    QString uploadedSha256;     ///< hash of the uploaded bytes, if other bytes are stored; see fileintake.h
    QStringList restricted;     ///< actions that the author doesn't allow: `print`, `copy`, `change` …
    bool wasEncrypted = false;  ///< the uploaded file was encrypted; the stored one is decrypted
    bool hasSignatures = false; ///< the uploaded file was signed: its pages stay unchanged, and values are
                                ///< written into form fields
    bool allowsOnlyFormFilling = false; ///< a certification signature allows only filling in its form
    bool hasImportedTags = false;       ///< its anchors or form fields became tags when the document was
                                        ///< created
    bool operator==(const FileIntake&) const = default;
};

/** A PDF of a document. Its bytes are in the blob store under `sha256`. */
struct File
{
    FileId id;
    QString name;
    int sequence = 1; ///< 1-based order in the document
    qint64 size = 0;  ///< bytes
    QString sha256;   ///< lower-case hex SHA-256 of the stored bytes, before any signing
    FileIntake intake;
    QList<Page> pages;
    QJsonObject extra; ///< unknown members, returned unchanged
    /** The recipients (1-based, ascending, like Tag::invitationIndex) who may see the file; empty = all. Not
     * part of the contract. */
    QList<int> visibleTo;
    QList<FileParty> parties;         ///< in the order of the recipients; set in the service's responses
    std::optional<FileResult> result; ///< set in the service's responses, once the document was sent
    bool operator==(const File&) const = default;
};

} // namespace ink::domain
