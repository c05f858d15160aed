#pragma once

#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"
#include "app/wire/signercodec.h"
#include "app/workflow/signing/overwrittenvalues.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace ink::workflow {

/** The form that a recipient fills in: the document as shown by the service, and the entered values. A value
 * on the screen stays until the service has it; a value saved elsewhere is shown, but never silently replaces
 * an entered one. Pure: InPersonSession communicates with the service. */
class SignerForm final
{
public:
    // The document and its values.
    void setDocument(const domain::Document& document) { m_document = document; }
    [[nodiscard]] const domain::Document& document() const { return m_document; }
    [[nodiscard]] const wire::SignerView& view() const { return m_view; }
    /** The recipient's tags with their current values. */
    [[nodiscard]] const QList<domain::Tag>& tags() const { return m_tags; }
    /** The document with the values of tags() and all other known values, including computed ones. */
    [[nodiscard]] domain::Document filled() const;
    /** The values on the screen, as signed by finishing. */
    [[nodiscard]] wire::ShownValues screenValues() const;
    /** Shows a response to a request that was sent when fileChangeCount() was `fileTurn`. */
    void show(const wire::SignerView& view, quint64 fileTurn);
    /** Like show(), for values that were saved elsewhere: differences() lists those that were entered
     * here. */
    void mergeView(const wire::SignerView& fresh, quint64 fileTurn);
    /** The tags that were moved, changed, added or removed in a newer view, and one null id if the
     * fingerprint of the whole view differs. Empty if nothing differs, or if the service doesn't provide
     * fingerprints. */
    [[nodiscard]] QList<domain::TagId> changedTags(const wire::SignerView& fresh) const;
    /** Returns true if a newer view has different pages from those on the screen. */
    [[nodiscard]] bool hasDifferentPages(const wire::SignerView& fresh) const;
    /** Shows the part of the next hosted person, or the final view, without any entered values. */
    void showNext(const domain::Document& document, const wire::SignerView& view);
    /** Applies only the questions and answers of a response, because its values may be older than those
     * entered. */
    void applyQuestions(const wire::SignerView& answer);
    /** Drops all values, because another document is opened. */
    void clear();

    // Reasons why finishing is impossible.
    /** Required tags without a value, in reading order. */
    [[nodiscard]] QList<domain::TagId> missing() const;
    /** The violated rules of the service. */
    [[nodiscard]] QList<FieldIssue> issues() const;
    /** A reason why the recipient can't finish, according to the rules of the service. */
    struct Fault
    {
        domain::TagId tag; ///< null = no specific tag, such as for a signature that can be placed freely
        Message message;   ///< in the service's words
    };
    [[nodiscard]] QList<Fault> faults() const;

    // Entering values. Functions that return a bool return false if nothing has changed.
    /** Sets the value of any tag but an attachment. A selected radio button clears the others
     * of its group. */
    bool setValue(domain::TagId tag, const QString& text, const QByteArray& image);
    /** Sets the field being edited: changes from elsewhere do not affect it. */
    void setEditing(domain::TagId tag) { m_overruled.setEditing(tag); }
    /** Applies values that were entered earlier, optionally to empty fields only. */
    void restore(const wire::SignerValues& values, bool onlyEmpty);

    // If `view().canSignTags`, signatures are placed centred on a point of a page (1-based), in points. They
    // are among tags() with `facts.isFree` and get their image with setValue().
    /** Adds an empty signature and returns its id; null if none can be added. */
    domain::TagId addSignature(int pageIndex, double x, double y);
    bool moveSignature(domain::TagId signature, int pageIndex, double x, double y);
    bool removeSignature(domain::TagId signature);

    // Attachments are uploaded at once; the form only has their names and sizes.
    /** Size in bytes of a tag's attachment; the file name is the tag's text. 0 = none, or unknown. */
    [[nodiscard]] qint64 attachedBytes(domain::TagId tag) const;
    /** Applies only this file of a response, because its other values may be older than those entered. */
    void applyFile(domain::TagId tag, const wire::SignerView& answer);
    /** Counts the changes of files. Responses to requests that were sent before the last change contain
     * outdated files. */
    [[nodiscard]] quint64 fileChangeCount() const { return m_fileChanges; }

    // Saving.
    /** Values being saved to the service. */
    struct Unsaved
    {
        wire::SignerValues values;
        QHash<domain::TagId, quint64> changes; ///< number of the last change of each value
        quint64 placedChange = 0;              ///< number of the last change of placed signatures; 0 = none
        [[nodiscard]] bool isEmpty() const;
    };
    /** Counts the changes made here. */
    [[nodiscard]] quint64 changeCount() const { return m_changes; }
    [[nodiscard]] bool hasUnsavedChanges() const { return !m_unsaved.isEmpty() || m_placedChange != 0; }
    [[nodiscard]] wire::SignerValues values() const { return valuesOf(false); }
    [[nodiscard]] wire::SignerValues unsavedValues() const { return valuesOf(true); }
    /** The unsaved values without those that the service has refused. */
    [[nodiscard]] Unsaved valuesToSave() const;
    /** Records that these values were saved. Values that were entered since valuesToSave() remain unsaved. */
    void setSaved(const Unsaved& saved);
    /** Records which values the service has refused; returns false if the error names none. */
    bool recordRefusal(const Error& error, const Unsaved& sent);
    [[nodiscard]] bool hasRefused() const { return !m_refused.isEmpty(); }
    /** Drops the record of unsaved values: they won't be saved. */
    void discardUnsaved();

    // Values that differ from those of the service.
    /** Fields whose stored value differs from the one that the person has seen or entered here. */
    [[nodiscard]] QList<wire::ShownDifference> differences() const;
    /** Sets the differences for which the service refused to finish; they are kept until a value changes.
     * `now` is the service's current view, if known. */
    void setDifferences(const QList<wire::ShownDifference>& differences, const wire::SignerView& now = {});
    /** The service's current tags, while differences() returns those of a refusal; otherwise empty. */
    [[nodiscard]] const QList<wire::SignerTag>& storedTags() const { return m_storedTags; }
    /** Resolves each of differences() with the value on the screen (true) or the stored value. */
    void resolveDifferences(const QHash<domain::TagId, bool>& keepsMine);

private:
    [[nodiscard]] wire::SignerValues valuesOf(bool onlyUnsaved) const;
    void showKeeping(const wire::SignerView& view, quint64 fileTurn, QSet<domain::TagId> kept);
    void setFile(const wire::SignerTag& known);
    void noteEntered(domain::TagId id);
    [[nodiscard]] domain::Tag* placed(domain::TagId id);
    void notePlaced();

    domain::Document m_document;
    wire::SignerView m_view;
    QList<domain::Tag> m_tags;
    QHash<domain::TagId, quint64> m_unsaved; ///< number of the last change of each unsaved value
    quint64 m_changes = 0;
    quint64 m_placedChange = 0; ///< the latest unsaved change of placed signatures; 0 = none
    qint64 m_lastPlaced = 0;    ///< the last local id of a placed signature
    quint64 m_fileChanges = 0;
    OverwrittenValues m_overruled;
    QSet<domain::TagId> m_refused; ///< values that the service refused
    QList<wire::ShownDifference> m_refusedFor;
    QList<wire::SignerTag> m_storedTags;
};

} // namespace ink::workflow
