#pragma once

#include "app/base/result.h"
#include "app/workflow/documents/documentcopy.h"

#include <QObject>

class QWidget;

namespace ink::domain {
struct Document;
}

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class CommandReports;
class Prompts;

/** Asks the user to check these stamps and page numbers of a copy (`workflow::textsToCheck`). */
[[nodiscard]] QString textsToCheckMessage(const QStringList& names);

/** Copies documents: as a new draft, or to resend an ended document. */
class DocumentCopyActions final : public QObject
{
    Q_OBJECT
public:
    DocumentCopyActions(workflow::Session& session, Prompts& prompts, CommandReports& reports,
                        QWidget& window);

    /** Copies the document; `send` sends the copy immediately instead of opening it, unless its texts have to
     * be checked. */
    void copy(domain::DocumentId id, bool send);
    /** Lets the user choose to open a copy of an ended document, or to send it immediately. */
    void offerResend(const domain::Document& document);

Q_SIGNALS:
    void sendFinished(ink::domain::DocumentId id); ///< null on failure

private:
    workflow::Session& m_session;
    Prompts& m_prompts;
    CommandReports& m_reports;
    QWidget& m_window;
    workflow::DocumentCopier m_copier;
};

} // namespace ink::ui
