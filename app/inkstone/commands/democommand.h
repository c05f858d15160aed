#pragma once

#include "app/api/apiclient.h"
#include "app/inkstone/commandbase/command.h"
#include "app/settings/settings.h"
#include "app/workplace/workplace.h"

#include <QElapsedTimer>
#include <QTimer>

#include <memory>

namespace ink {

/** The arguments of `inkstone demo`. */
struct DemoRequest
{
    QString out = QStringLiteral("inkstone-demo");
    QString workspace; ///< empty = `workspace` in `out`
};
/** Parses the options of `inkstone demo`. */
[[nodiscard]] ParsedCommand parseDemo(SubcommandLine& line);

/**
 * `inkstone demo [--out DIR]`: runs the main workflow unattended, over HTTP like any client: two PDFs, three
 * recipients in two steps, all tag types; sign, finalize, download, verify. If it is killed and started again
 * with the same folder, it continues with the same document: the idempotency key of its creation is in
 * `DIR/demo.json` until the end.
 */
class DemoCommand final : public Command
{
    Q_OBJECT
public:
    DemoCommand(const DemoRequest& request, const CommandContext& context);
    ~DemoCommand() override;
    void start() override;

private:
    struct Sample
    {
        QString name;
        QString path;
        QByteArray bytes;
    };
    void prepare();
    void connectClient();
    void createDocument();
    void sendDocument();
    void signNext();
    void signAs(const domain::Invitation& invitation);
    void waitUntilCompleted();
    void downloadNext();
    void verifyAll();

    /** Returns a callback that passes the value to `next`; an error ends the demo, with `failing` as the name
     * of the step. */
    template <typename T, typename Next> api::Done<T> then(const QString& failing, Next next);
    void step(const QString& what);
    void finishWithError(const QString& failing, const Error& error);

    QString m_out;
    QString m_folder;              ///< data folder of the workspace
    settings::Settings m_settings; ///< the defaults: no mail, and no access from other computers
    std::unique_ptr<Workplace> m_workplace;
    service::ServiceHost* m_service = nullptr;
    std::unique_ptr<api::Transport> m_transport;
    std::unique_ptr<api::ApiClient> m_client;
    QList<Sample> m_samples;
    domain::Document m_document;
    QString m_createKey;
    qsizetype m_downloaded = 0;
    QElapsedTimer m_total;
    QElapsedTimer m_step;
    QTimer m_poll;
};

} // namespace ink
