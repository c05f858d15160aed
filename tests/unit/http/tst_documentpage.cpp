#include "app/base/languages.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/routes/documentpage.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_documentpage {

using namespace ink;
using namespace ink::service::http;
using namespace Qt::Literals::StringLiterals;

class TestDocumentPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameInEveryLanguage()
    {
        const QStringList keys = documentPageKeys();
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), keys.size());
        for (const QString& language : languageCodes()) {
            for (const QString& key : keys) {
                const QByteArray where = (language + u' ' + key).toUtf8();
                const QString english = documentPageText(u"en"_s, key);
                const QString words = documentPageText(language, key);
                QVERIFY2(!words.trimmed().isEmpty(), where.constData());
                QVERIFY2(words.count("%1"_L1) == english.count("%1"_L1), where.constData());
                QVERIFY2(language == "en"_L1 || words != english, where.constData());
            }
        }
    }

    /** Neither the path nor the address of the service becomes markup. */
    void nothingOfTheRequestIsMarkup()
    {
        const DocumentPage page;
        Request request;
        request.variables.insert(u"docID"_s, u"7"_s);
        request.headers = {{"accept-language", "\"><script>"}, {"host", "<script>"}};
        const Response response = page.respond(request, u"https://a.example/<script>alert(1)</script>"_s);
        QCOMPARE(response.status, 200);
        QVERIFY(!response.body.contains("<script"));
        QVERIFY(!response.body.contains("%title%") && !response.body.contains("%content%"));
        request.variables.insert(u"docID"_s, u"<script>"_s);
        QCOMPARE(page.respond(request, u"https://a.example"_s).status, 404);
        QVERIFY(!page.respond(request, u"https://a.example"_s).body.contains("<script"));
    }

    void whoPrefersHtml()
    {
        for (const char* accept : {"text/html", "text/html;q=0.1", "*/*, TEXT/HTML ; q=0.5",
                                   "application/xhtml+xml", "application/json;q=0.5, text/html;q=0.5"})
            QVERIFY2(prefersHtml(accept), accept);
        for (const char* accept : {"", "*/*", "text/*", "text/html;q=0", "text/html;q=0.000", "text/html;q=x",
                                   "text/htmlx", "application/json, text/html;q=0.9", ",,;"})
            QVERIFY2(!prefersHtml(accept), accept);
    }
};

INK_TEST(TestDocumentPage, "tst_documentpage")

} // namespace tst_documentpage

#include "tst_documentpage.moc"
