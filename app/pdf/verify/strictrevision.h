#pragma once

#include "app/base/message.h"
#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/revisionchain.h"
#include "app/pdf/file/strictsyntax.h"
#include "app/pdf/verify/revisionchange.h"

#include <QByteArrayView>
#include <QList>

#include <map>
#include <optional>
#include <set>

class QPDF;

/** Checks that every parser reads the same objects in a later revision. */
namespace ink::pdf {

/** The input of the strict lexer for a revision. */
struct RevisionText
{
    QPDF& pdf;
    const XRefTable& table;
    QByteArrayView bytes; ///< the file up to the end of the revision
};

/** The references of a signed revision through which readers may reach a missing object that our parser
 * doesn't show: to another generation, or in a malformed object. If a later revision adds an object with such
 * a number, some readers show it. */
class OpenReferences final
{
public:
    /** May throw qpdf's exceptions. */
    explicit OpenReferences(const RevisionText& signedRevision);

    /** Returns whether a reader may show a new object with this key. */
    [[nodiscard]] bool canReach(const ObjectKey& key) const;
    /** Returns whether the signed revision contains this exact reference to a missing object. */
    [[nodiscard]] bool has(const ObjectKey& reference) const { return m_exact.count(reference) != 0; }

private:
    void collect(QByteArrayView text, const strict::Syntax& syntax, const XRefTable& table);

    std::set<ObjectKey> m_exact; ///< references in valid objects to missing ones
    std::set<int> m_numbers;     ///< numbers of the objects to which malformed objects refer
};

/** Returns the faults in the objects and the trailer that `later` adds from the offset `from` on (violations
 * of ISO 32000-2 §7.2–7.3, references to a wrong generation, objects beyond /Size), and a fault for each
 * added object that `open` can reach. `before` is the table of the signed revision. May throw qpdf's
 * exceptions. */
[[nodiscard]] QList<RevisionChange::Fault> syntaxFaults(const RevisionText& later, const XRefTable& before,
                                                        const OpenReferences& open, qint64 from);

/** A violation of ISO 32000-2 §7.2–7.3. */
struct SyntaxFault
{
    ObjectKey object;    ///< null in the trailer
    Message description; ///< completes a sentence, e.g. `it contains an invalid name`

    [[nodiscard]] bool isInTrailer() const { return object == ObjectKey(); }
};
/** The first fault of a whole revision, because of which programs may read it differently. May throw qpdf's
 * exceptions. */
[[nodiscard]] std::optional<SyntaxFault> firstSyntaxFault(const RevisionText& revision);

/** The parser's warnings about objects for which `isWritten` is true, or about no specific object, except
 * those that it also reports for the signed revision. */
[[nodiscard]] QList<RevisionChange::Fault>
warningFaults(QPDF& signedRevision, QPDF& later, const std::function<bool(const ObjectKey&)>& isWritten);

} // namespace ink::pdf
