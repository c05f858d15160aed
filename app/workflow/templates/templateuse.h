#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/workflow/templates/templateform.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;
struct KeptDocument;

/**
 * Makes a document from a template: Loading → Making → (Finishing: message, sending) → Done | Failed. One
 * idempotency key a step, so `retry` never makes two. A server without `POST /v2/templates/sign` gets a copy
 * that is put together here.
 */
class TemplateUse final : public QObject
{
    Q_OBJECT
public:
    enum class Step { Idle, Making, Finishing, Done, Failed };

    explicit TemplateUse(Session& session, QObject* parent = nullptr);
    ~TemplateUse() override;

    /** Templates as they were kept, for the time without a connection. */
    using FindKept = std::function<std::optional<KeptDocument>(domain::DocumentId)>;
    void setKept(FindKept find);
    /** Fetches a template and the form to fill in. */
    void load(domain::DocumentId id, QObject* context, std::function<void(Result<TemplateForm>)> done);
    /** Facts about an earlier run of the program that was creating the same document. */
    struct Earlier
    {
        QString key;                    ///< of its request
        std::optional<Timestamp> began; ///< it has perhaps made it: it is looked for first
    };
    /** Checks and makes it. With the filling of the try before, it goes on where that one stopped. */
    void start(const TemplateForm& form, const TemplateFilling& filling, const Earlier& earlier = {});
    /** Goes on after a failure: nothing is done twice. */
    void retry();
    /** Another template is to be used: what came before is over, whatever became of it. */
    void forget();
    /** Stops as long as nothing was sent off; else it fails with Cancelled, and retry() finds out. */
    void cancel();

    [[nodiscard]] Step step() const;
    /** Fields are the form's: `people[0].email`, `values[key]`, `title`. */
    [[nodiscard]] const std::optional<Error>& error() const;
    /** A document was perhaps made, and only retry() can tell: nothing may be changed meanwhile. */
    [[nodiscard]] bool isFateUnknown() const;
    [[nodiscard]] const domain::Document& made() const; ///< after Step::Done

Q_SIGNALS:
    void stepChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
