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
struct CachedDocument;

/**
 * Creates a document from a template: Creating → (Finishing: message, sending) → Done | Failed. Each step has
 * an idempotency key, so `retry` never creates a duplicate. On a server without `POST /v2/templates/sign` the
 * document is a copy assembled here.
 */
class TemplateUse final : public QObject
{
    Q_OBJECT
public:
    enum class Step { Idle, Creating, Finishing, Done, Failed };

    explicit TemplateUse(Session& session, QObject* parent = nullptr);
    ~TemplateUse() override;

    /** Finds cached templates, for use while offline. */
    using CacheLookup = std::function<std::optional<CachedDocument>(domain::DocumentId)>;
    void setCacheLookup(CacheLookup find);
    /** Fetches a template and the form to fill in. */
    void load(domain::DocumentId id, QObject* context, std::function<void(Result<TemplateForm>)> done);
    /** Facts about an earlier run of the program that was creating the same document. */
    struct EarlierAttempt
    {
        QString key;                        ///< idempotency key of its request
        std::optional<Timestamp> startedAt; ///< set if the document may have been created: it is searched for
                                            ///< first
    };
    /** Validates the filling and creates the document. With the filling of the previous attempt, resumes
     * where that one stopped. While the outcome of a different attempt is unknown, resumes that one
     * instead. */
    void start(const TemplateForm& form, const TemplateInput& filling, const EarlierAttempt& earlier = {});
    /** Resumes after a failure: no step is repeated. */
    void retry();
    /** Resets for another template, regardless of the outcome of the previous use. */
    void reset();
    /** Stops a use in progress: fails with Cancelled, and retry() determines the outcome. */
    void cancel();

    [[nodiscard]] Step step() const;
    /** Field names are the form's: `people[0].email`, `values[key]`, `title`. */
    [[nodiscard]] const std::optional<Error>& error() const;
    /** Returns true if a document may have been created, and only retry() can find out: nothing may be
     * changed until then. */
    [[nodiscard]] bool isOutcomeUnknown() const;
    [[nodiscard]] const domain::Document& createdDocument() const; ///< the created document; valid after
                                                                   ///< Step::Done

Q_SIGNALS:
    void stepChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
