#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentsummary.h"

#include <QList>
#include <QMap>
#include <QObject>

#include <optional>

namespace ink::workflow {

class Session;

/** A change that another person made to a document. */
struct DocumentNews
{
    enum class Kind { Viewed, Signed, Completed, Rejected, QuestionAsked };
    Kind kind = Kind::Viewed;
    domain::DocumentId id;
    QString title;
    QString person; ///< the person who caused it; empty for Completed
    bool operator==(const DocumentNews&) const = default;
};

/** Returns the events between two states of a document: for each person new questions and the change of
 * status. If the document was completed, only Completed. */
[[nodiscard]] QList<DocumentNews> eventsBetween(const domain::DocumentSummary& before,
                                                const domain::DocumentSummary& after);
/** Like eventsBetween(), for a document whose earlier state is unknown: derives the events after `since` from
 * the document's times. */
[[nodiscard]] QList<DocumentNews> eventsSince(Timestamp since, const domain::DocumentSummary& row);

/**
 * Periodically checks the most recently changed documents, regardless of the current listing, and reports
 * their events. Changes before the account was opened are not reported.
 */
class DocumentWatch final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentWatch(Session& session, QObject* parent = nullptr);

    void check();

Q_SIGNALS:
    void happened(const QList<ink::workflow::DocumentNews>& events);

private:
    void handlePage(const domain::DocumentPage& page);

    Session& m_session;
    QMap<domain::DocumentId, domain::DocumentSummary> m_known;
    std::optional<Timestamp> m_newest; ///< latest modification time of a document; nothing = not checked yet
    quint64 m_generation = 0;
    bool m_isChecking = false;
};

} // namespace ink::workflow
