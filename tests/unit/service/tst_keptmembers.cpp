// Whatever the service accepts, it keeps: every member of a draft, and of a running document's corrections.
#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/document/facts.h"
#include "app/domain/document/localsender.h"
#include "app/domain/text/localecodes.h"
#include "app/domain/values/autofill.h"
#include "app/service/accounts/accounts.h"
#include "app/service/signers/signeroperations.h"
#include "app/wire/accountcodec.h"
#include "tests/support/builders.h"
#include "tests/support/everymember.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QDateTime>
#include <QScopeGuard>
#include <QTest>
#include <QTimeZone>

#include <ctime>

namespace tst_keptmembers {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::Document;
using domain::Invitation;
using domain::SigningStatus;
using domain::Tag;
using domain::TagType;

class TestKeptMembers final : public QObject
{
    Q_OBJECT

    /** The service's usual draft with as many members set as are valid together. */
    static service::Documents::Creation filled(World& world, SigningStatus status)
    {
        auto creation = world.simple(status);
        Invitation& person = creation.document.invitations[0];
        person.company = u"Acme"_s;
        person.jobTitle = u"Buyer"_s;
        person.role = u"tenant"_s;
        person.language = u"fr"_s;
        person.privateMessage = u"Only for you"_s;
        person.mayDelegate = true;
        person.extra.insert(u"more"_s, 1);
        Tag& text = creation.document.tags[1];
        text.text = u"Kiel"_s;
        text.isMandatory = false;
        text.style.placeholder = u"Town"_s;
        text.style.help = u"Where you live"_s;
        text.style.maxLength = 40;
        text.style.fontFamily = u"Noto Sans"_s;
        text.style.fontSize = 10;
        text.style.colour = u"#102030"_s;
        text.style.align = domain::TextAlign::Left;
        text.style.extra.insert(u"more"_s, 1);
        text.facts.externalId = u"ext-1"_s;
        text.facts.tabPosition = 2;
        text.facts.origin = {domain::TagOrigin::Source::Anchor, u"form.town"_s, u"Yes"_s};
        text.extra.insert(u"more"_s, 1);
        // The tag that is changed is the first one.
        creation.document.tags.swapItemsAt(0, 1);
        return creation;
    }
    static wire::DocumentPatch patchOf(const Document& wanted)
    {
        wire::DocumentPatch patch;
        patch.title = wanted.title;
        patch.message = wanted.message;
        patch.senderName = wanted.senderName;
        patch.senderEmail = wanted.senderEmail;
        patch.type = wanted.type;
        patch.folderId = wanted.folderId;
        patch.data = domain::dataPatchOf(wanted.data);
        patch.setting = wire::patchOf(wanted.setting);
        patch.invitations = wanted.invitations;
        patch.tags = wanted.tags;
        return patch;
    }
    static bool isOwn(const QString& path)
    {
        return isOfService(path) || path.startsWith("files"_L1) || path == "tags[0].image"_L1;
    }

private Q_SLOTS:
    void ofADraftIsKeptOrRefused()
    {
        World world;
        const Document sample = world.create(filled(world, SigningStatus::Draft));
        int kept = 0;
        QStringList refused;
        for (const auto& change : changesOfEveryMember(sample)) {
            if (isOwn(change.path)) continue;
            const Document before = world.reload(world.create(filled(world, SigningStatus::Draft)).id);
            Document wanted = before;
            change.apply(wanted);
            const auto put = world.service->documents().update(world.actor, before.id, patchOf(wanted));
            if (!put) {
                QVERIFY2(put.error().code == ErrorCode::Validation && !put.error().fields.isEmpty(),
                         qPrintable(change.path + u": "_s + put.error().detail.english()));
                refused.append(change.path);
                continue;
            }
            QVERIFY2(domain::haveSameEdits(world.reload(before.id), wanted), qPrintable(change.path));
            ++kept;
        }
        QVERIFY2(kept > 70,
                 qPrintable(QString::number(kept) + u" kept, refused: "_s + refused.join(u", "_s)));
    }

    void ofACorrectionIsKeptOrRefused()
    {
        World world;
        int kept = 0;
        const Document sample = world.create(filled(world, SigningStatus::InProgress));
        for (const auto& change : changesOfEveryMember(sample)) {
            const bool isPerson = change.path.startsWith("invitations"_L1);
            if (isOwn(change.path) || (!isPerson && !change.path.startsWith("tags"_L1))) continue;
            const Document sent = world.create(filled(world, SigningStatus::InProgress));
            Document wanted = sent;
            change.apply(wanted);
            const auto put =
                isPerson
                    ? world.service->documents().replaceInvitations(world.actor, sent.id, wanted.invitations,
                                                                    std::nullopt)
                    : world.service->documents().replaceTags(world.actor, sent.id, wanted.tags, std::nullopt);
            if (!put) {
                QVERIFY2(!put.error().detail.isEmpty(), qPrintable(change.path));
                continue;
            }
            const Document now = world.reload(sent.id);
            if (isPerson)
                QVERIFY2(domain::haveSameEdits(now.invitations, wanted.invitations), qPrintable(change.path));
            else
                QVERIFY2(domain::haveSameEdits(now.tags, wanted.tags), qPrintable(change.path));
            QVERIFY2(events(now).size() > events(sent).size(), qPrintable(change.path));
            ++kept;
        }
        QVERIFY2(kept > 30, qPrintable(QString::number(kept)));
    }

    void aCorrectedCompanyFillsItsFields()
    {
        World world;
        auto creation = filled(world, SigningStatus::InProgress);
        Tag company = tag(TagType::Text, u"Company"_s, 1, 1, 300, 300);
        company.style.fill = u"company"_s;
        creation.document.tags.append(company);
        const Document sent = world.create(creation);
        QCOMPARE(sent.tags.last().text, u"Acme"_s);
        auto people = sent.invitations;
        people[0].company = u"Beta"_s;
        QVERIFY(world.service->documents().replaceInvitations(world.actor, sent.id, people, std::nullopt));
        QCOMPARE(world.reload(sent.id).tags.last().text, u"Beta"_s);
    }

    void sentTextsRememberTheirPattern()
    {
        World world;
        auto creation = world.simple(SigningStatus::InProgress);
        Tag stamp = tag(TagType::Note, u"Stamp"_s, 2, 1, 300, 300);
        stamp.style.format = u"stamp"_s;
        stamp.text = u"{title} {number} page {page} of {pages}"_s;
        creation.document.tags.append(stamp);
        const Document sent = world.create(creation);
        QVERIFY(world.service->signerOperations().view(
            world.signer(sent, 1))); // the number is known from the first opening
        const Document opened = world.reload(sent.id);
        const QString text = u"%1 %2 page 2 of 2"_s.arg(sent.title).arg(sent.id.value());
        QCOMPARE(opened.tags.last().text, text);
        QCOMPARE(domain::sourcePattern(opened.tags.last()), stamp.text);
        // A stamp that is moved to another page in a correction names that page.
        auto tags = opened.tags;
        tags.last().pageIndex = 1;
        QVERIFY(world.service->documents().replaceTags(world.actor, sent.id, tags, std::nullopt));
        QCOMPARE(world.reload(sent.id).tags.last().text,
                 u"%1 %2 page 1 of 2"_s.arg(sent.title).arg(sent.id.value()));
        // A request can't make one up.
        auto forged = world.simple();
        domain::setSourcePattern(forged.document.tags[1], u"{number}"_s);
        QVERIFY(!domain::sourcePattern(world.create(forged).tags.at(1)));
    }

    void datesAreThoseOfTheAccountsZone()
    {
        World world;
        world.clock.set(Timestamp(std::chrono::milliseconds(
            QDateTime(QDate(2026, 11, 29), QTime(6, 8), QTimeZone::utc()).toMSecsSinceEpoch())));
        wire::SettingsPatch patch;
        patch.userSetting.emplace().set(&domain::UserSetting::timeZone, u"America/Los_Angeles"_s);
        QVERIFY(world.service->accounts().updateSettings(world.actor, patch));
        auto creation = world.simple(SigningStatus::InProgress);
        Tag day = tag(TagType::Date, u"Sent on"_s, 1, 1, 300, 300);
        day.style.fill = u"date"_s;
        creation.document.tags.append(day);
        const Document sent = world.create(creation);
        QCOMPARE(sent.tags.last().text, u"2026-11-28"_s);
        const auto view = world.service->signerOperations().view(world.signer(sent, 1));
        QVERIFY(view);
        QCOMPARE(view->signDate, u"2026-11-28"_s); // what is shown is what is stamped
        QVERIFY(world.sign(sent, 1));
        QCOMPARE(world.reload(sent.id).tags.at(3).text, u"2026-11-28"_s);
        QVERIFY(world.service->signerOperations().view(world.signer(sent, 1))->signDate.isEmpty());
    }

    void unknownZonesLanguagesAndFormatsAreRefused()
    {
        World world;
        const auto put = [&](auto set) {
            wire::SettingsPatch patch;
            set(patch.userSetting.emplace());
            return world.service->accounts().updateSettings(world.actor, patch);
        };
        for (const char* zone :
             {"Moon", "berlin", "Europe/Moon", "", "CET-1CEST", "../UTC", "europe/berlin"}) {
            const auto answer =
                put([&](auto& p) { p.set(&domain::UserSetting::timeZone, QString::fromLatin1(zone)); });
            QVERIFY2(!answer && answer.error().code == ErrorCode::Validation, zone);
            QCOMPARE(fieldsOf(answer), QStringList{u"userSetting.timeZone"_s});
        }
        for (const char* zone : {"Europe/Berlin", "Etc/UTC", "UTC", "UTC+02:00", "America/Argentina/Ushuaia"})
            QVERIFY2(put([&](auto& p) { p.set(&domain::UserSetting::timeZone, QString::fromLatin1(zone)); }),
                     zone);
        for (const char* language : {"xx", "klingon-long", "", "english", "en-XXX", "de_DE"}) {
            const auto answer =
                put([&](auto& p) { p.set(&domain::UserSetting::language, QString::fromLatin1(language)); });
            QVERIFY2(!answer && answer.error().code == ErrorCode::Validation, language);
            QCOMPARE(fieldsOf(answer), QStringList{u"userSetting.language"_s});
        }
        for (const char* language : {"en", "fr", "de-AT", "pt-BR", "es-419", "zh-Hant-TW"})
            QVERIFY2(
                put([&](auto& p) { p.set(&domain::UserSetting::language, QString::fromLatin1(language)); }),
                language);
        QCOMPARE(fieldsOf(put([](auto& p) { p.set(&domain::UserSetting::dateFormat, u"hello"_s); })),
                 QStringList{u"userSetting.dateFormat"_s});

        auto creation = world.simple();
        creation.document.invitations[0].language = u"klingon-long"_s;
        creation.document.tags[3].style.dateFormat = u"hello"_s;
        const auto refused = world.service->documents().create(world.actor, {creation});
        QVERIFY(!refused && refused.error().code == ErrorCode::Validation);
        QCOMPARE(fieldsOf(refused),
                 (QStringList{u"invitations[0].language"_s, u"tags[3].style.dateFormat"_s}));
        const Document draft = world.create(world.simple());
        auto tags = draft.tags;
        tags[3].style.dateFormat = u"MM/yyyy"_s;
        QCOMPARE(fieldsOf(world.service->documents().replaceTags(world.actor, draft.id, tags, std::nullopt)),
                 QStringList{u"tags[3].style.dateFormat"_s});
    }

    void theWorkspaceFollowsTheZoneOfItsComputer()
    {
        World world;
        world.actor = world.addAccount(domain::localSenderEmail());
        const QByteArray before = qgetenv("TZ");
        const auto restore = qScopeGuard([&] {
            before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
            tzset();
        });
        const auto zone = [&] {
            return world.service->accounts().details(world.actor)->userSetting.timeZone;
        };
        qputenv("TZ", "America/Los_Angeles");
        QCOMPARE(zone(), u"America/Los_Angeles"_s);
        qputenv("TZ", "Asia/Tokyo"); // the person has travelled
        QCOMPARE(zone(), u"Asia/Tokyo"_s);
        wire::SettingsPatch patch;
        patch.userSetting.emplace().set(&domain::UserSetting::timeZone, u"Europe/Berlin"_s);
        const auto refused = world.service->accounts().updateSettings(world.actor, patch);
        QCOMPARE(fieldsOf(refused), QStringList{u"userSetting.timeZone"_s});
        qputenv("TZ", "Nonsense");
        QCOMPARE(zone(), u"UTC"_s);
    }
};

INK_TEST(TestKeptMembers, "tst_keptmembers")

} // namespace tst_keptmembers

#include "tst_keptmembers.moc"
