#include "app/workflow/signing/signingcache.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/workflow/fakeservice.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

namespace tst_signingcache {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using ink::test::Office;

namespace {

const QString kim = QStringLiteral("3f2c1b0a-1111-4222-8333-444455556666");

CachedSigning signing()
{
    CachedSigning made;
    made.document = test::sendableDraft();
    made.document.id = DocumentId(7);
    made.document.status = SigningStatus::InProgress;
    made.document.invitations[0].guid = kim;
    made.invitation = kim;
    made.view.title = made.document.title;
    made.view.canFinish = true;
    made.timeZone = QStringLiteral("Europe/Berlin");
    for (const File& file : made.document.files)
        made.bytes.insert(file.id, "%PDF-1.7 " + QByteArray::number(file.id.value()));
    made.enteredValues.values = {{TagId(5), QStringLiteral("Kim"), {}}};
    return made;
}

QStringList filesIn(const QString& folder)
{
    QStringList found;
    QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext())
        found.append(each.next());
    return found;
}

} // namespace

class TestSigningCache final : public QObject
{
    Q_OBJECT

    std::unique_ptr<Office> m_office;
    SystemClock m_clock;

    [[nodiscard]] QString folder() const { return m_office->dir.filePath(QStringLiteral("signings")); }

private Q_SLOTS:
    void init()
    {
        m_office = std::make_unique<Office>();
        QVERIFY(m_office->open());
    }
    void cleanup() { m_office.reset(); }

    void isReadBackAsItWas()
    {
        SigningCache store(m_office->session, folder(), m_clock);
        QVERIFY(!store.find(DocumentId(7), kim));
        const CachedSigning made = signing();
        QVERIFY(store.save(made));
        const auto found = store.find(DocumentId(7), kim);
        QVERIFY(found);
        QCOMPARE(found->document.title, made.document.title);
        QCOMPARE(found->view.title, made.view.title);
        QCOMPARE(found->bytes, made.bytes);
        QCOMPARE(found->timeZone, made.timeZone);
        QCOMPARE(found->enteredValues.values, made.enteredValues.values);
        QVERIFY(!store.find(DocumentId(7), QStringLiteral("another")));
        QVERIFY(!store.find(DocumentId(8), kim));
        QCOMPARE(store.findDocument(DocumentId(7))->id, DocumentId(7));
        const QStringList files = filesIn(folder());
        QVERIFY(!files.isEmpty());
        for (const QString& path : files) {
            QVERIFY2(!path.contains(kim), qPrintable(path)); // a link to sign
            QVERIFY(!(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther)));
        }
        store.remove(DocumentId(7), kim);
        QVERIFY(!store.find(DocumentId(7), kim));
        QCOMPARE(filesIn(folder()), QStringList());
    }

    /** Nobody signs a page that differs from the fetched one. */
    void aDamagedFileIsNotShown()
    {
        SigningCache store(m_office->session, folder(), m_clock);
        QVERIFY(store.save(signing()));
        for (const QString& path : filesIn(folder())) {
            if (!path.endsWith(QStringLiteral(".pdf"))) continue;
            QFile file(path);
            QVERIFY(file.open(QIODevice::Append));
            file.write("x");
        }
        QVERIFY(!store.find(DocumentId(7), kim));
        QVERIFY(store.save(signing())); // and is replaced
        QVERIFY(store.find(DocumentId(7), kim));
    }

    void goesWithItsAccount()
    {
        SigningCache store(m_office->session, folder(), m_clock);
        QVERIFY(store.save(signing()));
        m_office->session.remove(m_office->session.current()->id);
        QCOMPARE(filesIn(folder()), QStringList());
    }

    void largeDocumentsAreNotKept()
    {
        SigningCache store(m_office->session, folder(), m_clock);
        CachedSigning large = signing();
        large.bytes[large.document.files.first().id] = QByteArray(SigningCache::maxBytes + 1, 'x');
        const auto kept = store.save(large);
        QVERIFY(!kept);
        QCOMPARE(kept.error().code, ErrorCode::TooLarge);
        QVERIFY(!store.find(DocumentId(7), kim));
    }
};

INK_TEST(TestSigningCache, "tst_signingcache")

} // namespace tst_signingcache

#include "tst_signingcache.moc"
