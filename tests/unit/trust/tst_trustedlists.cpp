#include "app/trust/lists/listdocument.h"
#include "app/trust/lists/reasons.h"
#include "app/trust/lists/trustedlists.h"
#include "tests/support/testmain.h"
#include "tests/support/trustedlistmaker.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <optional>

namespace tst_trustedlists {

using namespace ink;
using namespace ink::test;
using trust::QualifiedStatus;

Timestamp at(const char* day)
{
    const QDate date = QDate::fromString(QString::fromLatin1(day), Qt::ISODate);
    return Timestamp(
        std::chrono::milliseconds(QDateTime(date, QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch()));
}

const auto now = at("2026-03-01");
const auto forSignatures = QStringLiteral("0.4.0.1862.1.6.1");
const auto forSeals = QStringLiteral("0.4.0.1862.1.6.2");
const auto forWebsites = QStringLiteral("0.4.0.1862.1.6.3");

/** A folder with a list of lists, national lists and the certificate that may sign the first. */
class Folder final
{
public:
    Folder()
    {
        CertificatePlan plan;
        plan.name = QStringLiteral("List signer");
        m_leader = makeKeyPair(plan);
        plan.name = QStringLiteral("National signer");
        m_national = makeKeyPair(plan);
        write(QStringLiteral("official-journal.pem"), m_leader.certificatePem());
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_dir.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    /** Writes the list of lists with pointers to these territories. */
    void lead(const QStringList& territories, qint64 sequence = 1) const
    {
        ListPlan plan;
        plan.territory = QStringLiteral("EU");
        plan.sequence = sequence;
        plan.isListOfLists = true;
        plan.pointers = {{QStringLiteral("EU"), {m_leader.certificate}}};
        for (const QString& territory : territories)
            plan.pointers.append({territory, {m_national.certificate}});
        write(QStringLiteral("eu-%1.xml").arg(sequence), signedList(listXml(plan), m_leader));
    }
    void add(const ListPlan& plan, const QString& name = {}) const
    {
        write(name.isEmpty() ? plan.territory + QStringLiteral(".xml") : name,
              signedList(listXml(plan), m_national));
    }
    [[nodiscard]] trust::TrustedLists load(Timestamp time = now) const
    {
        return trust::TrustedLists::load({m_dir.path()}, time);
    }
    [[nodiscard]] const KeyPair& leader() const { return m_leader; }
    [[nodiscard]] const KeyPair& national() const { return m_national; }

private:
    QTemporaryDir m_dir;
    KeyPair m_leader;
    KeyPair m_national;
};

KeyPair authority(const QString& name = QStringLiteral("Qualified CA"))
{
    CertificatePlan plan;
    plan.name = name;
    plan.isAuthority = true;
    plan.from = QStringLiteral("2010-01-01");
    return makeKeyPair(plan);
}

/** A qualified certificate of an authority. */
CertificatePlan qualifiedBy(const KeyPair& authority)
{
    CertificatePlan plan;
    plan.issuer = &authority;
    plan.claimsQualified = true;
    plan.claimsDevice = true;
    return plan;
}

/** A list with an authority as its only service. */
ListPlan listOf(const KeyPair& authority)
{
    ListPlan list;
    list.services = {ServicePlan{authority.certificate}};
    return list;
}

/** The problem of the list of a territory; empty if it is used. */
Message problemOf(const trust::TrustedLists& lists, const QString& file)
{
    for (const trust::ListEntry& entry : lists.entries())
        if (entry.path.endsWith(QLatin1Char('/') + file)) return entry.problem;
    return Message::literal(QStringLiteral("no such entry"));
}

class TestTrustedLists final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statusFollowsTheCertificateAndItsService_data()
    {
        QTest::addColumn<bool>("qualified");
        QTest::addColumn<bool>("device");
        QTest::addColumn<QStringList>("types");
        QTest::addColumn<QString>("extensions");
        QTest::addColumn<QualifiedStatus>("status");
        using enum QualifiedStatus;
        const QStringList sign{forSignatures};
        const QString usage = QStringLiteral(
            "<q:KeyUsage><q:KeyUsageBit name=\"nonRepudiation\">true</q:KeyUsageBit></q:KeyUsage>");
        const QString otherUsage = QStringLiteral(
            "<q:KeyUsage><q:KeyUsageBit name=\"keyAgreement\">true</q:KeyUsageBit></q:KeyUsage>");
        const QString policy =
            QStringLiteral("<q:PolicySet><q:PolicyIdentifier><x:Identifier Qualifier=\"OIDAsURN\">"
                           "urn:oid:1.2.3.4</x:Identifier></q:PolicyIdentifier></q:PolicySet>");
        const QString unknown =
            QStringLiteral("<q:otherCriteriaList><u:Moon xmlns:u=\"urn:u\"/></q:otherCriteriaList>");
        const auto row = [](const char* name, bool qualified, bool device, const QStringList& types,
                            const QString& extensions, QualifiedStatus status) {
            QTest::newRow(name) << qualified << device << types << extensions << status;
        };
        row("on a device", true, true, sign, {}, QualifiedSignature);
        row("without a device", true, false, sign, {}, SignatureWithQualifiedCertificate);
        row("a seal", true, true, {forSeals}, {}, QualifiedSeal);
        row("a seal without a device", true, false, {forSeals}, {}, SealWithQualifiedCertificate);
        row("without a type, it is for signatures", true, true, {}, {}, QualifiedSignature);
        row("a website", true, true, {forWebsites}, {}, NotQualified);
        row("two types", true, true, {forSignatures, forSeals}, {}, Indeterminate);
        row("no statement", false, false, {}, {}, NotQualified);
        row("a type alone isn't a statement", false, true, sign, {}, NotQualified);
        row("the list says it is qualified", false, false, {},
            qualification(
                {QStringLiteral("QCStatement"), QStringLiteral("QCForESig"), QStringLiteral("QCWithQSCD")},
                usage),
            QualifiedSignature);
        row("the list says so for others", false, false, {},
            qualification({QStringLiteral("QCStatement"), QStringLiteral("QCForESig")}, otherUsage),
            NotQualified);
        row("the list says it isn't", true, true, sign,
            qualification({QStringLiteral("NotQualified")}, policy), NotQualified);
        row("the list decides between two types", true, true, {forSignatures, forSeals},
            qualification({QStringLiteral("QCForESeal")}, policy), QualifiedSeal);
        row("the list denies the device", true, true, sign,
            qualification({QStringLiteral("QCNoQSCD")}, policy), SignatureWithQualifiedCertificate);
        row("the device is managed", true, false, sign,
            qualification({QStringLiteral("QCQSCDManagedOnBehalf")}, policy), QualifiedSignature);
        row("device as in the certificate", true, true, sign,
            qualification({QStringLiteral("QCQSCDStatusAsInCert")}, policy), QualifiedSignature);
        row("a contradiction", true, true, sign,
            qualification({QStringLiteral("QCWithQSCD"), QStringLiteral("QCNoQSCD")}, policy), Indeterminate);
        row("two uses", true, true, sign,
            qualification({QStringLiteral("QCForESig"), QStringLiteral("QCForESeal")}, policy),
            Indeterminate);
        row("an unknown criterion", true, true, sign,
            qualification({QStringLiteral("NotQualified")}, unknown), Indeterminate);
        row("an unknown criterion that can't decide", true, true, sign,
            qualification({QStringLiteral("NotQualified")}, unknown + otherUsage), QualifiedSignature);
        row("an unknown qualifier", true, true, sign, qualification({QStringLiteral("QCForTheMoon")}, policy),
            Indeterminate);
        row("none of the criteria", true, true, sign,
            qualification({QStringLiteral("NotQualified")}, otherUsage, QStringLiteral("none")),
            NotQualified);
        row("at least one of the criteria", true, true, sign,
            qualification({QStringLiteral("NotQualified")}, otherUsage + policy,
                          QStringLiteral("atLeastOne")),
            NotQualified);
        row("an unknown assertion", true, true, sign,
            qualification({QStringLiteral("NotQualified")}, policy, QStringLiteral("most")), Indeterminate);
        row("a service for signatures", true, true, sign, serviceUse(QStringLiteral("ForeSignatures")),
            QualifiedSignature);
        row("a service for seals", true, true, sign, serviceUse(QStringLiteral("ForeSeals")), NotQualified);
        row("an unknown critical extension", true, true, sign,
            QStringLiteral("<Extension Critical=\"true\"><u:Moon xmlns:u=\"urn:u\"/></Extension>"),
            Indeterminate);
        row("an unknown extension", true, true, sign,
            QStringLiteral("<Extension Critical=\"false\"><u:Moon xmlns:u=\"urn:u\"/></Extension>"),
            QualifiedSignature);
    }
    void statusFollowsTheCertificateAndItsService()
    {
        QFETCH(bool, qualified);
        QFETCH(bool, device);
        QFETCH(QStringList, types);
        QFETCH(QString, extensions);
        QFETCH(QualifiedStatus, status);
        const Folder folder;
        const KeyPair ca = authority();
        CertificatePlan plan;
        plan.issuer = &ca;
        plan.claimsQualified = qualified;
        plan.claimsDevice = device;
        plan.types = types;
        plan.keyUsage = QStringLiteral("critical,nonRepudiation");
        plan.policies = {QStringLiteral("1.2.3.4")};
        folder.lead({QStringLiteral("DE")});
        ListPlan list;
        ServicePlan service{ca.certificate};
        service.extensions = extensions;
        list.services = {service};
        folder.add(list);
        const trust::TrustedLists lists = folder.load();
        QCOMPARE(problemOf(lists, QStringLiteral("DE.xml")).english(), QString());
        const auto result = lists.qualify({makeKeyPair(plan).certificate}, now);
        QVERIFY2(result.status == status, qPrintable(result.reason.english()));
        QCOMPARE(result.reason.isEmpty(),
                 status == QualifiedStatus::QualifiedSignature || status == QualifiedStatus::QualifiedSeal);
        QCOMPARE(result.service, QStringLiteral("Qualified CA"));
        QCOMPARE(result.provider, QStringLiteral("Provider of DE"));
        QCOMPARE(result.territory, QStringLiteral("DE"));
    }

    void statusIsThatOfTheTime_data()
    {
        QTest::addColumn<QString>("issued");
        QTest::addColumn<QByteArray>("time");
        QTest::addColumn<QualifiedStatus>("status");
        QTest::addColumn<QString>("reason");
        using enum QualifiedStatus;
        // The service: supervised since 2012, granted from 2016-07 to 2023, withdrawn, granted again in 2025.
        QTest::newRow("granted") << "2020-01-01" << QByteArray("2021-05-01") << QualifiedSignature << "";
        QTest::newRow("withdrawn") << "2020-01-01" << QByteArray("2023-05-01") << NotQualified
                                   << "service_not_qualified_then";
        QTest::newRow("granted again")
            << "2020-01-01" << QByteArray("2025-05-01") << QualifiedSignature << "";
        QTest::newRow("issued while withdrawn")
            << "2023-05-01" << QByteArray("2025-05-01") << NotQualified << "not_qualified_when_issued";
        QTest::newRow("before the regulation")
            << "2013-01-01" << QByteArray("2015-05-01") << QualifiedSignature << "";
        QTest::newRow("issued before the service was listed")
            << "2011-01-01" << QByteArray("2015-05-01") << NotQualified << "not_qualified_when_issued";
        QTest::newRow("signed before the service was listed")
            << "2011-01-01" << QByteArray("2011-05-01") << NotQualified << "service_listed_later";
        QTest::newRow("after the list's end")
            << "2020-01-01" << QByteArray("2026-08-01") << Indeterminate << "list_expired_on";
    }
    void statusIsThatOfTheTime()
    {
        QFETCH(QString, issued);
        QFETCH(QByteArray, time);
        QFETCH(QualifiedStatus, status);
        QFETCH(QString, reason);
        const Folder folder;
        const KeyPair ca = authority();
        CertificatePlan plan = qualifiedBy(ca);
        plan.from = issued;
        ServicePlan service{ca.certificate};
        service.periods = {{QStringLiteral("granted"), QStringLiteral("2025-01-01T00:00:00Z")},
                           {QStringLiteral("withdrawn"), QStringLiteral("2023-01-01T00:00:00Z")},
                           {QStringLiteral("granted"), QStringLiteral("2016-07-01T00:00:00Z")},
                           {QStringLiteral("undersupervision"), QStringLiteral("2012-01-01T00:00:00Z")}};
        ListPlan list;
        list.services = {service};
        folder.lead({QStringLiteral("DE")});
        folder.add(list);
        const auto result = folder.load().qualify({makeKeyPair(plan).certificate}, at(time.constData()));
        QVERIFY2(result.status == status, qPrintable(result.reason.english()));
        QCOMPARE(result.reason.key(), reason);
    }

    void contradictingListsDecideNothing()
    {
        const Folder folder;
        const KeyPair ca = authority();
        const QByteArray certificate = makeKeyPair(qualifiedBy(ca)).certificate;
        ListPlan list = listOf(ca);
        folder.lead({QStringLiteral("DE"), QStringLiteral("AT")});
        folder.add(list);
        list.territory = QStringLiteral("AT");
        folder.add(list);
        QVERIFY(folder.load().qualify({certificate}, now).status == QualifiedStatus::QualifiedSignature);

        list.services.first().periods = {
            {QStringLiteral("withdrawn"), QStringLiteral("2018-01-01T00:00:00Z")}};
        folder.add(list);
        const auto result = folder.load().qualify({certificate}, now);
        QVERIFY(result.status == QualifiedStatus::Indeterminate);
        QCOMPARE(result.reason.key(), QStringLiteral("lists_contradict"));
    }

    void authoritiesBelowAListedOneCount()
    {
        const Folder folder;
        const KeyPair root = authority(QStringLiteral("Root"));
        CertificatePlan middle;
        middle.name = QStringLiteral("Issuing CA");
        middle.issuer = &root;
        middle.isAuthority = true;
        const KeyPair issuing = makeKeyPair(middle);
        const CertificatePlan plan = qualifiedBy(issuing);
        const QByteArray certificate = makeKeyPair(plan).certificate;
        ListPlan list = listOf(root);
        folder.lead({QStringLiteral("DE")});
        folder.add(list);
        const trust::TrustedLists lists = folder.load();
        QVERIFY(lists.qualify({certificate, issuing.certificate}, now).status ==
                QualifiedStatus::QualifiedSignature);
        const auto result = lists.qualify({certificate}, now);
        QVERIFY(result.status == QualifiedStatus::NotQualified);
        QCOMPARE(result.reason.key(), QStringLiteral("issuer_not_listed"));
        // An authority of the same name isn't the listed one.
        const KeyPair forged = authority(QStringLiteral("Root"));
        CertificatePlan other = plan;
        other.issuer = &forged;
        QVERIFY(lists.qualify({makeKeyPair(other).certificate}, now).status == QualifiedStatus::NotQualified);
    }

    void listsOfOthersAreNotUsed_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("reason");
        for (const auto& [change, reason] : {std::pair("tampered", "list_signature_invalid"),
                                             {"unsigned", "list_unsigned"},
                                             {"stranger", "list_signer_unknown"},
                                             {"other territory", "list_signer_unknown"},
                                             {"sha1", "list_signature_unsupported"},
                                             {"part", "list_signature_partial"},
                                             {"wrapped", "list_unsigned"},
                                             {"second signature", "list_unsigned"},
                                             {"dtd", "list_has_dtd"},
                                             {"not xml", "list_not_xml_at_line"},
                                             {"empty", "list_not_xml"},
                                             {"other xml", "list_not_a_trusted_list"},
                                             {"version", "list_version_unsupported"},
                                             {"no date", "list_element_invalid"},
                                             {"bad certificate", "list_element_invalid"}})
            QTest::newRow(change) << QString::fromLatin1(change) << QString::fromLatin1(reason);
    }
    void listsOfOthersAreNotUsed()
    {
        QFETCH(QString, change);
        QFETCH(QString, reason);
        const Folder folder;
        const KeyPair ca = authority();
        const QByteArray certificate = makeKeyPair(qualifiedBy(ca)).certificate;
        ListPlan list = listOf(ca);
        if (change == QLatin1StringView("other territory")) list.territory = QStringLiteral("FR");
        const QByteArray plain = listXml(list);
        QByteArray xml = signedList(plain, folder.national());
        if (change == QLatin1StringView("tampered")) xml.replace("granted", "accredited");
        if (change == QLatin1StringView("unsigned")) xml = plain;
        if (change == QLatin1StringView("stranger")) xml = signedList(plain, authority());
        if (change == QLatin1StringView("sha1"))
            xml = signedList(plain, folder.national(), {}, QStringLiteral("sha1"));
        if (change == QLatin1StringView("part")) {
            QByteArray part = plain;
            part.replace("<SchemeInformation>", "<SchemeInformation Id=\"part\">");
            xml = signedList(part, folder.national(), QStringLiteral("part"));
        }
        if (change == QLatin1StringView("wrapped")) // the signed list inside one of the attacker
            xml = plain.left(plain.lastIndexOf("</")) + xml.mid(xml.indexOf("<Trust")) +
                  "</TrustServiceStatusList>";
        if (change == QLatin1StringView("second signature")) xml = signedList(xml, authority());
        if (change == QLatin1StringView("dtd"))
            xml.replace("<TrustServiceStatusList", "<!DOCTYPE a [<!ENTITY b \"c\">]><TrustServiceStatusList");
        if (change == QLatin1StringView("not xml")) xml.truncate(xml.size() / 2);
        if (change == QLatin1StringView("empty")) xml.clear();
        if (change == QLatin1StringView("other xml")) xml = "<a/>";
        if (change == QLatin1StringView("version")) xml.replace(">5<", ">4<");
        if (change == QLatin1StringView("no date")) xml.replace("2026-01-01T00:00:00Z", "soon");
        if (change == QLatin1StringView("bad certificate"))
            xml.replace("<X509Certificate>", "<X509Certificate>!");
        folder.lead({QStringLiteral("DE")});
        folder.write(QStringLiteral("list.xml"), xml);
        const trust::TrustedLists lists = folder.load();
        QCOMPARE(problemOf(lists, QStringLiteral("list.xml")).key(), reason);
        // The list could have had the service: "not qualified" would say too much.
        QVERIFY(lists.qualify({certificate}, now).status == QualifiedStatus::Indeterminate);
    }

    void certificatesOfListsAreHandedOnByEarlierOnes()
    {
        const Folder folder;
        CertificatePlan plan;
        plan.name = QStringLiteral("Next signer");
        const KeyPair next = makeKeyPair(plan);
        plan.name = QStringLiteral("Last signer");
        const KeyPair last = makeKeyPair(plan);
        const auto lead = [&](qint64 sequence, const KeyPair& signer, const KeyPair& named) {
            ListPlan list;
            list.territory = QStringLiteral("EU");
            list.isListOfLists = true;
            list.sequence = sequence;
            list.pointers = {{QStringLiteral("EU"), {named.certificate}},
                             {QStringLiteral("DE"), {folder.national().certificate}}};
            folder.write(QStringLiteral("eu-%1.xml").arg(sequence), signedList(listXml(list), signer));
        };
        ListPlan national;
        folder.add(national);
        lead(3, last, last);
        QCOMPARE(problemOf(folder.load(), QStringLiteral("eu-3.xml")).key(),
                 QStringLiteral("list_signer_unknown"));
        QCOMPARE(problemOf(folder.load(), QStringLiteral("DE.xml")).key(),
                 QStringLiteral("list_signer_unknown"));
        lead(1, folder.leader(), next);
        QCOMPARE(problemOf(folder.load(), QStringLiteral("eu-3.xml")).key(),
                 QStringLiteral("list_signer_unknown"));
        lead(2, next, last);
        const trust::TrustedLists lists = folder.load();
        QVERIFY(problemOf(lists, QStringLiteral("eu-3.xml")).isEmpty());
        QVERIFY(problemOf(lists, QStringLiteral("DE.xml")).isEmpty());
        QCOMPARE(problemOf(lists, QStringLiteral("eu-2.xml")).key(),
                 QStringLiteral("list_replaced_by_newer"));
        // Once they are replaced, the first ones sign no more.
        lead(4, folder.leader(), folder.leader());
        QCOMPARE(problemOf(folder.load(), QStringLiteral("eu-4.xml")).key(),
                 QStringLiteral("list_signer_unknown"));
    }

    void newestListOfATerritoryIsUsed()
    {
        const Folder folder;
        const KeyPair ca = authority();
        const QByteArray certificate = makeKeyPair(qualifiedBy(ca)).certificate;
        ListPlan list = listOf(ca);
        folder.lead({QStringLiteral("DE")});
        folder.add(list, QStringLiteral("old.xml"));
        list.sequence = 2;
        list.services.first().periods.prepend(
            {QStringLiteral("withdrawn"), QStringLiteral("2025-01-01T00:00:00Z")});
        folder.add(list, QStringLiteral("new.xml"));
        const trust::TrustedLists lists = folder.load();
        QVERIFY(lists.qualify({certificate}, now).status == QualifiedStatus::NotQualified);
        QCOMPARE(problemOf(lists, QStringLiteral("old.xml")).key(), QStringLiteral("list_replaced_by_newer"));
    }

    void expiredListsAreUsedForTheTimeBefore()
    {
        const Folder folder;
        const KeyPair ca = authority();
        const CertificatePlan plan = qualifiedBy(ca);
        ListPlan list = listOf(ca);
        folder.lead({QStringLiteral("DE")});
        folder.add(list);
        const trust::TrustedLists lists = folder.load(at("2027-01-01"));
        QVERIFY(lists.qualify({makeKeyPair(plan).certificate}, now).status ==
                QualifiedStatus::QualifiedSignature);
        bool isWarned = false;
        for (const trust::ListEntry& entry : lists.entries())
            isWarned = isWarned || entry.warning.is(reason::listExpiredOn);
        QVERIFY(isWarned);
    }

    void nationalListsCanBeTrustedDirectly()
    {
        const Folder folder;
        folder.add({});
        QCOMPARE(problemOf(folder.load(), QStringLiteral("DE.xml")).key(),
                 QStringLiteral("list_signer_unknown"));
        folder.write(QStringLiteral("national.pem"), folder.national().certificatePem());
        QVERIFY(problemOf(folder.load(), QStringLiteral("DE.xml")).isEmpty());
        folder.write(QStringLiteral("broken.pem"), "-----BEGIN CERTIFICATE-----\nno\n");
        QCOMPARE(problemOf(folder.load(), QStringLiteral("broken.pem")).key(),
                 QStringLiteral("list_certificate_invalid"));
    }

    void malformedCertificatesAreIndeterminate()
    {
        QVERIFY(trust::TrustedLists().qualify({}, now).status == QualifiedStatus::Indeterminate);
        QVERIFY(trust::TrustedLists().qualify({"nonsense"}, now).status == QualifiedStatus::Indeterminate);
    }
};

INK_TEST(TestTrustedLists, "tst_trustedlists")

} // namespace tst_trustedlists

#include "tst_trustedlists.moc"
