#pragma once

#include "app/base/message.h"
#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/verify/verifyreport.h"

#include <QList>
#include <QRectF>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::pdf {

/** The changes that later revisions made to a signed one. */
struct RevisionChange
{
    struct Fault
    {
        QString id; ///< e.g. `revision.page-content`
        Message detail;
        ObjectKey object = {}; ///< the affected object; 0 0 = none
        int page = -1;         ///< 0-based; -1 = none
    };
    struct Area
    {
        enum class Kind {
            Field,   ///< a field of the signed revision, with the fully qualified name `subject`
            OnPaper, ///< a new field: changes are only allowed on blank paper
            Mark,    ///< a new comment: signed content must stay visible
            Comment  ///< a changed or removed comment of the signed revision, where that is allowed
        };
        int page = 0; ///< 0-based
        QRectF rect;  ///< default user space
        QString subject;
        Kind kind = Kind::Field;
    };
    QList<Fault> faults;           ///< changes that no signature allows
    QList<Fault> annotationFaults; ///< changes that only a certification of level 3 allows
    QSet<QString> changedFields;   ///< fully qualified names of the fields that were filled in or signed
    bool isFormFilled = false;     ///< fields were filled in, signed or visibly added: not allowed at DocMDP
                                   ///< level 1
    bool addsVisibleSignatureField =
        false;                       ///< a visible signature field was added: not allowed after certification
    bool addsValidationData = false; ///< certificates, revocation data or a time-stamp were added
    bool changesMetadata = false;    ///< XMP metadata or /Info were changed
    bool hasInvisibleChange = false; ///< a change without a visible effect
    bool hasPrintOnly = false;       ///< a changed annotation is only visible in print
    bool exceedsWorkLimit = false;   ///< comparing it would exceed the work limit
    QStringList unseenFields; ///< fields whose appearances could not be compared with their values as images
    QSet<int> pages;          ///< 0-based indexes of the changed pages
    QList<Area> areas;
    QList<LaterChange> events; ///< without revision and signatures
    /** The pages (0-based) from which this revision's objects can be reached; nothing = any page. */
    std::optional<QSet<int>> reached;
    bool touchesTree = false; ///< the catalog, the page tree or a page was rewritten
};

} // namespace ink::pdf
