#pragma once

#include "app/inkstone/commands/absencescommand.h"
#include "app/inkstone/commands/bulkcommand.h"
#include "app/inkstone/commands/documentscommand.h"
#include "app/inkstone/commands/pagescommand.h"
#include "app/inkstone/commands/papercommand.h"
#include "app/inkstone/commands/sendcommand.h"
#include "app/inkstone/commands/templatecommand.h"
#include "app/inkstone/options/subcommandline.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace ink {

/** Open the window, with these files. */
struct RunWorkstation
{
    QStringList files;
    bool verify = false; ///< open the page that verifies, with the file if there is one
    QString link{};      ///< an `inkstone:` link, see ui::AppLink; empty = none
};
struct RunDemo
{
    QString out;
    QString workspace;
};
struct RunVerify
{
    QStringList files;
    bool json = false;
    QStringList trusted; ///< PEM files with roots
    QStringList pinned;  ///< fingerprints
    bool systemTrust = true;
    bool strict = false; ///< a code of its own for intact files that were changed as the signatures allow
};
struct RunSend
{
    SendRequest request;
};
struct RunSuggest
{
    QString file;
    bool json = false;
};
struct RunRebase
{
    QString before;
    QString after;
    QString tags; ///< a JSON file with the old one's tags
    bool json = false;
};
struct RunPages
{
    QString file;
    QString out;
    PagesRequest request;
};
struct RunReach
{
    QString address; ///< empty = where this computer's signing links lead
    bool json = false;
};
struct RunSettings
{
    bool json = false;
};
struct RunDocuments
{
    DocumentsRequest request;
};
struct RunBulk
{
    BulkCommandRequest request;
};
struct RunTemplate
{
    TemplateCommandRequest request;
};
struct RunAbsences
{
    AbsencesRequest request;
};
struct RunPaper
{
    PaperCommandRequest request;
};
using Invocation =
    std::variant<RunWorkstation, RunDemo, RunVerify, RunSend, RunSuggest, RunRebase, RunPages, RunReach,
                 RunSettings, RunDocuments, RunBulk, RunTemplate, RunAbsences, RunPaper, PrintAndExit>;

/** Understands the command line; what it does not understand is PrintAndExit with exitUsage. */
[[nodiscard]] Invocation parseCommandLine(const QStringList& arguments);

} // namespace ink
