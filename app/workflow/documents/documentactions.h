#pragma once

#include "app/base/result.h"
#include "app/workflow/documents/documentref.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QObject>

#include <memory>

namespace ink::workflow {

class Session;

/** An action to be carried out on any number of documents. */
struct DocumentAction
{
    enum class Kind { Remind, Cancel, Move, Trash, Restore, Purge, Rename, Correct };
    Kind kind = Kind::Remind;
    QString reason = {};          ///< for Cancel: shown to the recipients
    domain::FolderId folder = {}; ///< for Move
    QString title = {};           ///< for Rename
    QString formerEmail = {};     ///< for Correct: the address to replace in pending invitations; empty =
                                  ///< recipients are unchanged
    QString name = {};            ///< for Correct: the new recipient's name
    QString email = {};           ///< for Correct: the new recipient's address
    QDate deadline = {};     ///< for Correct: the local day on which documents expire; invalid = unchanged
    bool onlyExtends = true; ///< for Correct: never shortens a deadline

    /** Returns true if the action applies to a document in this state; others are skipped. */
    [[nodiscard]] bool appliesTo(const DocumentRef& document) const;
    [[nodiscard]] QList<DocumentRef> applicableDocuments(const QList<DocumentRef>& documents) const;
    bool operator==(const DocumentAction&) const = default;
};

/** The result for one document. */
struct ActionResult
{
    DocumentRef document;
    Result<void> result;
};

/**
 * Runs one action on many documents, a few at a time, with a result for each. After a stop, actions
 * under way are completed and the others are reported as Cancelled; also when another account is opened.
 */
class DocumentActions final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentActions(Session& session, QObject* parent = nullptr);
    ~DocumentActions() override;

    /** Starts the action; returns false while another action is under way. */
    bool start(const DocumentAction& act, const QList<DocumentRef>& documents);
    void stop();
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] const DocumentAction& action() const;
    [[nodiscard]] qsizetype doneCount() const;
    [[nodiscard]] qsizetype totalCount() const;

    /** The documents on which the action failed so far, in the order of the documents. */
    [[nodiscard]] QList<ActionResult> failures() const;
    /** The documents on which the action succeeded so far: Undo reverts these. */
    [[nodiscard]] QList<DocumentRef> succeededDocuments() const;
    /** For Remind: the number of people reminded so far. */
    [[nodiscard]] int remindedCount() const;

Q_SIGNALS:
    void progressed();
    void finished();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
