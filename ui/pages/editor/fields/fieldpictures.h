#pragma once

#include "app/domain/document/document.h"

#include <QHash>
#include <QObject>
#include <QSet>

namespace ink::workflow {
class Session;
}

namespace ink::ui {

/** The pictures that recipients uploaded into image fields of a document in progress. The document itself
 * only has their file names. */
class FieldPictures final : public QObject
{
    Q_OBJECT
public:
    explicit FieldPictures(workflow::Session& session);

    /** Returns the document with the loaded pictures, and downloads the others. */
    [[nodiscard]] domain::Document withPictures(domain::Document document);
    /** Drops the pictures, because another document is opened. */
    void clear();

Q_SIGNALS:
    /** Emitted when another picture was loaded. */
    void changed();

private:
    void fetch(domain::DocumentId document, domain::TagId tag, const QString& key);

    workflow::Session& m_session;
    QHash<QString, QByteArray> m_pictures; ///< by field and file name
    QSet<QString> m_requested;             ///< already requested
    int m_request = 0;
};

} // namespace ink::ui
