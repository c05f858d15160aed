// Words of completed documents: what is found by them, and what hostile files cost.
#include "app/service/jobs/contentreader.h"
#include "app/store/database/query.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/rawpdf.h"
#include "tests/unit/service/world.h"

#include <QFile>
#include <QTest>

namespace tst_contentreader {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestContentReader final : public QObject
{
    Q_OBJECT

    static qint64 hits(const World& world, const QString& words)
    {
        domain::DocumentQuery query;
        query.content = words;
        const auto page = world.stores->search.search(world.actor.reach(), query);
        return page ? page->total : -1;
    }
    static domain::Document completed(World& world, const QByteArray& pdf)
    {
        auto creation = world.simple(domain::SigningStatus::InProgress);
        if (!pdf.isNull()) creation.files = {world.stage(u"lease.pdf"_s, pdf)};
        const auto sent = world.create(creation);
        [&] { QVERIFY(world.sign(sent, 1)); }();
        return world.finalized(sent.id);
    }

private Q_SLOTS:
    /** Documents that can't be read don't keep others from being read. */
    void damagedDocuments()
    {
        World world;
        const auto first = completed(world, makePdf(2, u"Contoso"_s));
        const auto second = completed(world, makePdf(2, u"Fabrikam"_s));
        const auto third = completed(world, makePdf(2, u"Northwind"_s));
        auto broken = store::runText(*world.database, u"UPDATE document SET type = 99999 WHERE id = ?"_s,
                                     {third.id.value()}); // the newest, so the first that is read
        QVERIFY(broken);
        broken->finish();
        QVERIFY(QFile::remove(world.stores->blobs.pathOf(second.files.constFirst().sha256)));
        service::ContentReader reader(*world.stores);
        const auto count = reader.readNext();
        QVERIFY2(count, count ? "" : qPrintable(count.error().detail.english()));
        QCOMPARE(*count, 1);
        QCOMPARE(hits(world, u"contoso"_s), 1);
        QCOMPARE(reader.readNext().value_or(-1), 0);
    }

    /** Masked answers aren't found. */
    void maskedAnswers()
    {
        World world;
        auto creation = world.simple(domain::SigningStatus::InProgress);
        const auto sent = world.create(creation);
        QVERIFY(world.sign(sent, 1));
        auto document = world.finalized(sent.id);
        const auto index =
            std::find_if(document.tags.begin(), document.tags.end(),
                         [](const domain::Tag& tag) { return tag.type == domain::TagType::Text; }) -
            document.tags.begin();
        document.tags[index].text = u"Zanzibar"_s;
        const auto open = service::searchableTexts(*world.stores, document);
        QVERIFY(open && open->contains(u"Zanzibar"_s));
        document.tags[index].type = domain::TagType::MaskedText;
        const auto masked = service::searchableTexts(*world.stores, document);
        QVERIFY(masked && !masked->contains(u"Zanzibar"_s));
    }

    /** A small file can stand for terabytes of text. */
    void endlessText()
    {
        World world;
        const QByteArray text = "(" + QByteArray("word ").repeated(100'000) + ")";
        const QByteArray shown =
            "BT /F1 8 Tf " + QByteArray("/Span /P BDC (a) Tj EMC ").repeated(20'000) + "ET";
        const QByteArray pdf = rawPdf(
            {"<</Type /Catalog /Pages 2 0 R>>",
             "<</Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 300 400]>>",
             "<</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <</Font <</F1 5 0 R>> /Properties "
             "<</P 6 0 R>>>>>>",
             rawStream(shown), "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
             "<</ActualText " + text + ">>"});
        domain::Document document;
        domain::File file;
        file.sha256 = world.stores->blobs.put(pdf).value();
        document.files = {file};
        const auto texts = service::searchableTexts(*world.stores, document);
        QVERIFY(texts);
        QVERIFY(texts->join(u' ').size() < 6'000'000);
    }
};

INK_TEST(TestContentReader, "tst_contentreader")

} // namespace tst_contentreader

#include "tst_contentreader.moc"
