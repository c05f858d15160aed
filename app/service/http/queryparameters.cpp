#include "app/service/http/queryparameters.h"

#include "app/domain/document/documentdata.h"
#include "app/service/http/reasons.h"

#include <algorithm>

namespace ink::service::http {

namespace {

// Index(Parameters): Query parameters: which a route takes
struct Parameters
{
    const char* method;
    const char* pattern;
    std::initializer_list<const char*> names;
};

/** Placeholder for the parameters that all paged lists have. */
constexpr const char* pageOfList = "page of a list";
constexpr const char* pageParameters[] = {"pageIndex", "pageSize", "cursor"};

constexpr std::initializer_list<const char*> documentFilters{
    pageOfList,  "text",           "content",      "signingStatus", "documentType", "folderId",
    "deleted",   "createdFrom",    "createdTo",    "completedFrom", "completedTo",  "modifiedFrom",
    "expiresTo", "lastActionFrom", "lastActionTo", "sort",          "order",        "data.*"};

const Parameters routeParameters[] = {
    {"GET", "/v1/user/login", {"email", "password"}},
    {"GET", "/v1/user/usage", {"from", "to", "group", pageOfList}},
    {"GET", "/v1/user/deliveries", {"state", pageOfList}},
    {"POST", "/v1/user/events/{subscriptionID}/replay", {"after"}},
    {"GET", "/v1/changes", {"after", "since", "limit"}},
    {"GET", "/v2/documents/search2", documentFilters},
    {"GET", "/documents", documentFilters},
    {"DELETE", "/documents/array", {"ids", "purge"}},
    {"GET", "/v1/documents/{docID}/download", {"content", "fileID"}},
    {"POST", "/v1/documents/{docID}/files", {"fileContent"}},
    {"GET", "/v1/documents/{docID}/childrentags", {pageOfList, "modifiedFrom", "masked"}},
    {"PUT", "/sign/{guid}/attachments/{tagID}", {"name"}},
    {"GET", "/sign/{guid}/pages/{n}.png", {"width", "of"}},
    {"GET", "/sign/{guid}/pages/{n}.txt", {"of"}},
    {"GET", "/sign/{guid}/pages/{n}.json", {"of"}},
    {"GET", "/sign/{guid}/qr.svg", {"tag"}},
    {"GET", "/sign/{guid}/download", {"content"}},
    {"GET", "/UI/documentDesigner2.html", {"iid"}},
};

constexpr const char* pagesForPeople[] = {"/sign/{guid}", "/UI/documentDesigner2.html"};
/** The parameter that may appear more than once: `ids=1,2` and `ids=1&ids=2` are equivalent. */
constexpr QLatin1StringView repeatableParameter("ids");

/** The suffix of a listed name that matches any name, as in `data.*`. */
constexpr QLatin1StringView anyName("*");

/** Returns whether a parameter has this listed name. */
bool isListed(const QString& name, const QString& listed)
{
    if (!listed.endsWith(anyName)) return name.compare(listed, Qt::CaseInsensitive) == 0;
    const QStringView prefix = QStringView(listed).chopped(anyName.size());
    return name.size() > prefix.size() && name.startsWith(prefix, Qt::CaseInsensitive);
}

/** Returns whether two parameters have the same name. Names of data fields are case-sensitive, other names
 * aren't. */
bool isSameParameter(const QString& a, const QString& b)
{
    const auto dataA = domain::dataNameAfterPrefix(a);
    const auto dataB = domain::dataNameAfterPrefix(b);
    return dataA || dataB ? dataA == dataB : a.compare(b, Qt::CaseInsensitive) == 0;
}

QString shownName(const QString& name)
{
    constexpr qsizetype maxShown = 100;
    return name.left(maxShown);
}

tl::unexpected<Error> refusedParameter(const QString& name, const Message& sentence, const Message& why)
{
    return fail(ErrorCode::Validation, sentence, {{shownName(name), why}});
}

} // namespace

QStringList queryParametersOf(const QByteArray& method, const QString& pattern)
{
    const QByteArray wanted = method == "HEAD" ? QByteArray("GET") : method;
    for (const Parameters& each : routeParameters) {
        if (wanted != each.method || pattern != QLatin1StringView(each.pattern)) continue;
        QStringList names;
        for (const char* name : each.names) {
            if (name != pageOfList) {
                names << QLatin1StringView(name);
                continue;
            }
            for (const char* of : pageParameters)
                names << QLatin1StringView(of);
        }
        return names;
    }
    return {};
}

Result<void> checkQuery(const QString& pattern, const QStringList& known,
                        const QList<QPair<QString, QString>>& query)
{
    if (query.isEmpty()) return {};
    const bool takesAny = std::any_of(std::begin(pagesForPeople), std::end(pagesForPeople),
                                      [&](const char* page) { return pattern == QLatin1StringView(page); });
    for (qsizetype i = 0; i < query.size(); ++i) {
        const QString& name = query.at(i).first;
        const bool isKnown = std::any_of(known.begin(), known.end(),
                                         [&](const QString& listed) { return isListed(name, listed); });
        if (!isKnown) {
            if (takesAny) continue;
            return refusedParameter(name, reasons::queryParameterUnknown(shownName(name)),
                                    reasons::isNoParameter());
        }
        const bool isRepeated = std::any_of(query.begin(), query.begin() + i, [&](const auto& other) {
            return isSameParameter(other.first, name);
        });
        if (isRepeated && !isSameParameter(name, repeatableParameter))
            return refusedParameter(name, reasons::queryParameterRepeated(shownName(name)),
                                    reasons::isRepeated());
    }
    return {};
}

} // namespace ink::service::http
