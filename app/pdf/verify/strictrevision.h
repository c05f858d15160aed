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

/** Checks that a later revision is written so that every parser reads the same objects. */
namespace ink::pdf {

/** A revision for the strict lexer. */
struct RevisionText
{
    QPDF& pdf;
    const XRefTable& table;
    QByteArrayView bytes; ///< up to its end
};

/**
 * The references of a signed revision with which readers may reach an object that the revision doesn't have,
 * and that the parser here doesn't show: to another generation, or in an object that isn't written strictly.
 * What a later revision puts under such a number is shown by some readers.
 */
class OpenReferences final
{
public:
    /** May throw what qpdf throws. */
    explicit OpenReferences(const RevisionText& signedRevision);

    /** Returns whether a reader may show an object that is new under this key. */
    [[nodiscard]] bool reach(const ObjectKey& key) const;
    /** Returns whether the signed revision has this very reference, although nothing is there. */
    [[nodiscard]] bool has(const ObjectKey& reference) const { return m_exact.count(reference) != 0; }

private:
    void look(QByteArrayView text, const strict::Syntax& syntax, const XRefTable& table);

    std::set<ObjectKey> m_exact; ///< in objects that are written strictly, and nothing is there
    std::set<int> m_numbers;     ///< in objects that aren't
};

/**
 * The faults of the objects and the trailer that [from, to) of `later` adds: whatever isn't written as ISO
 * 32000-2 §7.2–7.3 defines, references to a generation that an object doesn't have, objects beyond /Size.
 * `before` is the table of the signed revision. May throw what qpdf throws.
 */
[[nodiscard]] QList<RevisionChange::Fault> syntaxFaults(const RevisionText& later, const XRefTable& before,
                                                        const OpenReferences& open, qint64 from);

/** Something that isn't written as ISO 32000-2 §7.2–7.3 defines. */
struct SyntaxFault
{
    ObjectKey object; ///< null in the trailer
    Message why;      ///< what is wrong with it

    [[nodiscard]] bool isOfTrailer() const { return object == ObjectKey(); }
};
/** The first fault of a whole revision, which programs may therefore read in different ways. May throw what
 * qpdf throws. */
[[nodiscard]] std::optional<SyntaxFault> firstSyntaxFault(const RevisionText& revision);

/** Warnings of the parser about objects that `isWritten` knows, or about no object at all, other than those
 * that it has about the signed revision. */
[[nodiscard]] QList<RevisionChange::Fault>
warningFaults(QPDF& signedRevision, QPDF& later, const std::function<bool(const ObjectKey&)>& isWritten);

} // namespace ink::pdf
