#pragma once

#include "app/base/clock.h"
#include "app/secrets/memorysecretstore.h"
#include "app/service/host/servicehost.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/workflow/session/session.h"
#include "tests/support/scriptedprompts.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace ink::test {

/** A workstation in a temporary folder: embedded service, account, journal. */
class EditorStation final
{
public:
    EditorStation()
        : settings(dir.filePath(QStringLiteral("settings.ini"))),
          session(settings, secrets, [this]() -> Result<workflow::LocalService> {
              service::ServiceHost::Options options;
              options.dataFolder = dir.filePath(QStringLiteral("service"));
              INK_ASSIGN(started, service::ServiceHost::start(options, clock));
              host = std::move(started);
              INK_ASSIGN(key, host->localKey());
              return workflow::LocalService{QUrl(host->baseUrl()), key};
          })
    {
        database =
            store::openSqlite(dir.filePath(QStringLiteral("workstation.db")), store::Schema::Workstation)
                .value();
        journal = std::make_unique<store::DraftJournal>(*database);
    }
    bool open()
    {
        std::optional<Result<void>> opened;
        QObject context;
        session.open(QStringLiteral("local"), &context, [&](const Result<void>& result) { opened = result; });
        return QTest::qWaitFor([&] { return opened.has_value(); }, 20000) && opened->has_value();
    }
    /** Writes bytes into the folder; returns the path. */
    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return {};
        return file.fileName();
    }

    QTemporaryDir dir;
    SystemClock clock;
    settings::Settings settings;
    secrets::MemorySecretStore secrets;
    std::unique_ptr<service::ServiceHost> host;
    std::unique_ptr<store::Database> database;
    std::unique_ptr<store::DraftJournal> journal;
    workflow::Session session;
    ScriptedPrompts prompts;
};

/** A line of text, or of a blank to fill in if `to` is greater than 0; from the top left of an A4 page. */
struct SheetLine
{
    double x = 0;
    double y = 0; ///< of the base line
    QByteArray text;
    double to = 0;
};

/** A PDF whose pages contain these lines. */
[[nodiscard]] inline QByteArray sheetPdf(const QList<QList<SheetLine>>& pages)
{
    QList<QByteArray> objects{"<</Type/Catalog/Pages 2 0 R>>",
                              {},
                              "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"};
    QByteArray kids;
    for (const QList<SheetLine>& page : pages) {
        QByteArray content;
        for (const SheetLine& line : page) {
            const QByteArray x = QByteArray::number(line.x);
            const QByteArray y = QByteArray::number(842 - line.y);
            content += "BT /F1 10 Tf " + x + " " + y + " Td (" + line.text + ") Tj ET\n";
            if (line.to > 0)
                content += "0.7 w " + QByteArray::number(line.to) + " " + QByteArray::number(840.5 - line.y) +
                           " m " + QByteArray::number(line.x + 60) + " " +
                           QByteArray::number(840.5 - line.y) + " l S\n";
        }
        objects.append(rawStream(content));
        objects.append(
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents " +
            QByteArray::number(objects.size()) + " 0 R>>");
        kids += QByteArray::number(objects.size()) + " 0 R ";
    }
    objects[1] = "<</Type/Pages/Kids[" + kids + "]/Count " + QByteArray::number(pages.size()) + ">>";
    return rawPdf(objects);
}

} // namespace ink::test
