#include "app/store/journals/templatehistory.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_templatehistory {

using namespace ink;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;

/** History of templates: newest first, each file stored once, the oldest are removed. */
class TestTemplateHistory final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    domain::DocumentId m_id{7};
    int m_number = 0;

    [[nodiscard]] std::unique_ptr<Database> open()
    {
        const QString path = m_folder.filePath(u"w%1.db"_s.arg(++m_number));
        auto database = openSqlite(path, Schema::Workstation);
        return database ? std::move(*database) : nullptr;
    }
    static Timestamp at(int ms) { return Timestamp(std::chrono::milliseconds(1'700'000'000'000 + ms)); }

private Q_SLOTS:
    void versionsAreNewestFirstAndApart()
    {
        const auto database = open();
        TemplateHistory history(*database);
        QVERIFY(history.versions(u"a"_s, m_id)->isEmpty());
        const auto first = history.add(u"a"_s, m_id, at(1), "{\"title\":\"One\"}", {});
        const auto second = history.add(u"a"_s, m_id, at(2), "{\"title\":\"Two\"}", {});
        QVERIFY(first && second && *first != *second);
        QVERIFY(history.add(u"b"_s, m_id, at(3), "{}", {}));
        QVERIFY(history.add(u"a"_s, domain::DocumentId(8), at(3), "{}", {}));
        const auto versions = history.versions(u"a"_s, m_id);
        QVERIFY(versions);
        QCOMPARE(versions->size(), 2);
        QCOMPARE(versions->first(), (TemplateHistory::Version{*second, at(2), "{\"title\":\"Two\"}"}));
        QCOMPARE(versions->last().id, *first);
        QCOMPARE((*history.version(*first))->body, QByteArray("{\"title\":\"One\"}"));
        QVERIFY(!history.version(999)->has_value());
    }

    void aFileIsKeptOnceAndGoesWithItsLastVersion()
    {
        const auto database = open();
        TemplateHistory history(*database);
        const QString shared = u"aa"_s;
        const QString alone = u"bb"_s;
        QVERIFY(!*history.hasFile(shared));
        QVERIFY(history.addFile(shared, "%PDF shared"));
        QVERIFY(history.addFile(shared, "%PDF shared")); // a repetition is no error
        QVERIFY(history.addFile(alone, "%PDF alone"));
        QVERIFY(history.add(u"a"_s, m_id, at(0), "0", {shared, alone}));
        for (int i = 1; i <= TemplateHistory::maxVersions; ++i)
            QVERIFY(history.add(u"a"_s, m_id, at(i), QByteArray::number(i), {shared}));
        const auto versions = history.versions(u"a"_s, m_id);
        QCOMPARE(versions->size(), TemplateHistory::maxVersions);
        QCOMPARE(versions->last().body, QByteArray("1"));
        QCOMPARE(**history.file(shared), QByteArray("%PDF shared"));
        QVERIFY(!*history.hasFile(alone)); // unused
        QVERIFY(!history.file(alone)->has_value());
    }
};

INK_TEST(TestTemplateHistory, "tst_templatehistory")

} // namespace tst_templatehistory

#include "tst_templatehistory.moc"
