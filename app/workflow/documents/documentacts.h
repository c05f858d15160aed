#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/workflow/documents/documentref.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <memory>

namespace ink::workflow {

class Session;

/** An action on documents, one or a hundred thousand. */
struct DocumentAct
{
    enum class Kind { Remind, Cancel, Move, Trash, Restore, Purge, Rename, Correct };
    Kind kind = Kind::Remind;
    QString reason = {};          ///< of Cancel: the recipients read it
    domain::FolderId folder = {}; ///< of Move
    QString title = {};           ///< of Rename
    QString formerEmail = {};     ///< of Correct: whose place it is, whoever has not acted
    QString name = {};            ///< for Correct: the new recipient
    QString email = {};           ///< of Correct

    /** Returns whether it makes sense for a document in this state; others are left alone. */
    [[nodiscard]] bool fits(const DocumentRef& document) const;
    [[nodiscard]] QList<DocumentRef> fitting(const QList<DocumentRef>& documents) const;
    bool operator==(const DocumentAct&) const = default;
};

/** The result for one document. */
struct ActResult
{
    DocumentRef document;
    Result<void> result;
    int reminded = 0; ///< for Remind: how many people the service took it for
};

/**
 * One act on many documents, a few at a time, with a result for each. What was begun when it is stopped is
 * finished; the others are reported as Cancelled.
 */
class DocumentActs final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentActs(Session& session, QObject* parent = nullptr);
    ~DocumentActs() override;

    /** Begins; false while another act is under way. */
    bool start(const DocumentAct& act, const QList<DocumentRef>& documents);
    void stop();
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] const DocumentAct& act() const;
    [[nodiscard]] qsizetype done() const;
    [[nodiscard]] qsizetype all() const;

    /** In the order they were given. */
    [[nodiscard]] const QList<ActResult>& results() const;
    [[nodiscard]] QList<ActResult> failed() const;
    /** Those it went well with: what Undo takes back. */
    [[nodiscard]] QList<DocumentRef> succeeded() const;
    /** For Remind: the number of people over all documents. */
    [[nodiscard]] int reminded() const;

Q_SIGNALS:
    void progressed();
    void finished();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
