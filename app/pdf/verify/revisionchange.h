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
        ObjectKey object = {}; ///< that it is about; 0 0 = none in particular
        int page = -1;         ///< 0-based
    };
    struct Area
    {
        enum class Kind {
            Field,   ///< a field of the signed revision, whose full name is `what`
            OnPaper, ///< a new field: only on blank paper may anything change
            Mark,    ///< a new comment: what was signed there has to stay visible
            Comment  ///< one of the signed revision that was changed or removed, where that is allowed
        };
        int page = 0; ///< 0-based
        QRectF rect;  ///< default user space
        QString what;
        Kind kind = Kind::Field;
    };
    QList<Fault> faults;           ///< a change that no signature allows
    QList<Fault> annotationFaults; ///< a change that only a certification of level 3 allows
    QSet<QString> changedFields;   ///< full names of the fields that were filled or signed
    bool formFilled = false; ///< more than what long-term validation needs: not allowed at DocMDP level 1
    bool visibleSignatureField =
        false;                   ///< a signature field that can be seen was added: not allowed once certified
    bool validationData = false; ///< certificates, revocation data or a time-stamp were added
    bool metadata = false;       ///< XMP metadata or /Info were changed
    bool unseen = false;         ///< something was written otherwise that no reader shows
    bool hasPrintOnly = false;   ///< an annotation where something was changed is only seen when printed
    bool notCompared = false;    ///< it would take more work than allowed
    QStringList unseenFields;    ///< whose appearances could not be compared with their values as pictures
    QSet<int> pages;             ///< 0-based, where something was changed
    QList<Area> areas;
    QList<LaterChange> events; ///< without revision and signatures
    /** 0-based: pages that something of this revision can reach, as far as objects tell; nothing = any. */
    std::optional<QSet<int>> reached;
    bool touchesTree = false; ///< the catalog, the page tree or a page was written again
};

} // namespace ink::pdf
