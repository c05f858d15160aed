#pragma once

#include <QSet>
#include <QString>

namespace ink::pdf {

class Revision;

/** Signature fields that nobody has signed. */
enum class OpenSignatures {
    End, ///< nobody can sign them behind a seal: they become ordinary pictures, or disappear
    Keep
};

/**
 * Gives the form of a file that is going to be sealed the looks that pictures of its pages show, so that no
 * reader makes others: every field whose look viewers make gets it written (FieldLook), and the form no
 * longer asks for looks (/NeedAppearances, an XFA form). Fields whose full names are in `settled` keep theirs
 * (settleForm). A file that carries signatures stays as it is.
 */
void keepForm(Revision& revision, const QSet<QString>& settled,
              OpenSignatures signatures = OpenSignatures::End);

} // namespace ink::pdf
