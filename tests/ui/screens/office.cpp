#include "tests/ui/screens/office.h"

#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/documents/savedsearches.h"
#include "app/workflow/session/signaturepresets.h"
#include "tests/support/filecontent.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/documents/documentspage.h"

#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <array>

namespace ink::test {

using namespace Qt::Literals::StringLiterals;
using domain::DocumentId;
using domain::FolderId;
using domain::SigningStatus;
using domain::TagType;

namespace {

constexpr std::array<QStringView, 9> titles{u"Lease Lindenstraße %1",
                                            u"NDA Contoso Ltd., %1",
                                            u"Purchase order 47%1",
                                            u"Employment contract %1",
                                            u"Minutes of the board, meeting %1",
                                            u"عقد إيجار رقم %1",
                                            u"Auftragsverarbeitungsvertrag %1",
                                            u"Change request %1",
                                            u"Attestation d’hébergement %1"};
constexpr std::array<QStringView, 6> people{u"Anna Berg", u"Ben Ünal",   u"Cara Lopez",
                                            u"Dev Patel", u"Émile Roux", u"ليلى حداد"};

QString titleOf(int number)
{
    return titles[static_cast<std::size_t>(number) % titles.size()].toString().arg(11 + number);
}

QStringList peopleOf(int number)
{
    QStringList chosen;
    for (int i = 0; i <= number % 4; ++i)
        chosen << people[static_cast<std::size_t>(number + i) % people.size()].toString();
    return chosen;
}

} // namespace

bool Office::furnish()
{
    return makeAccount() && makeFolders() && makeDocuments() && makeTemplates() && makeRun() &&
           spreadOverTime();
}

QString Office::write(const QString& name, const QByteArray& bytes)
{
    QFile file(desk().path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
    return file.fileName();
}

bool Office::wait(const std::function<bool()>& done)
{
    return QTest::qWaitFor(done, TemplateDesk::patience);
}

FolderId Office::folder(const QString& name, FolderId parent, domain::FolderType type)
{
    domain::Folder wanted;
    wanted.name = name;
    wanted.parent = parent;
    wanted.type = type;
    std::optional<Result<domain::Folder>> made;
    desk().session().client()->createFolder(wanted, &window(),
                                            [&made](const Result<domain::Folder>& result) { made = result; });
    return wait([&made] { return made.has_value(); }) && *made ? (**made).id : FolderId();
}

bool Office::patch(DocumentId id, const wire::DocumentPatch& patch)
{
    std::optional<bool> done;
    desk().session().client()->update(
        id, patch, {}, &window(),
        [&done](const Result<domain::Document>& result) { done = result.has_value(); });
    return wait([&done] { return done.has_value(); }) && *done;
}

bool Office::bin(DocumentId id)
{
    std::optional<bool> done;
    desk().session().client()->remove(
        {id}, &window(),
        [&done](const Result<QList<api::ApiClient::Removal>>& result) { done = result.has_value(); });
    return wait([&done] { return done.has_value(); }) && *done;
}

bool Office::makeAccount()
{
    auto& client = *desk().session().client();
    wire::SettingsPatch settings;
    settings.userSetting.emplace().set(&domain::UserSetting::postBackBase,
                                       u"http://127.0.0.1:9/signed"_s); // a closed port
    settings.userSetting->set(&domain::UserSetting::name, u"Nora Lind"_s);
    settings.userSetting->set(&domain::UserSetting::companyName, u"Lind & Partner Immobilien"_s);
    std::optional<bool> done;
    client.updateSettings(settings, &window(), [&done](const Result<domain::AccountDetails>& result) {
        done = result.has_value();
    });
    if (!wait([&done] { return done.has_value(); }) || !*done) return false;
    for (const QString& name : {u"Accounting export"_s, u"Reception"_s}) {
        std::optional<bool> made;
        client.createKey({name, {}, {}, {}}, &window(),
                         [&made](const Result<wire::CreatedKey>& result) { made = result.has_value(); });
        if (!wait([&made] { return made.has_value(); }) || !*made) return false;
    }
    return true;
}

bool Office::makeFolders()
{
    clients = folder(u"Clients"_s);
    folder(u"Contoso"_s, clients);
    folder(u"Northern Property Management"_s, clients);
    empty = folder(u"Suppliers"_s);
    folder(u"Personnel"_s);
    folder(u"Leases"_s, {}, domain::FolderType::Templates);
    folder(u"Personnel"_s, {}, domain::FolderType::Templates);
    return !clients.isNull() && !empty.isNull();
}

bool Office::makeDocuments()
{
    for (int number = 0; number < 50; ++number) {
        const auto made = desk().create(titleOf(number), peopleOf(number), number % 5 != 0,
                                        number % 3 == 0 ? clients : FolderId());
        if (made.id.isNull()) return false;
        if (number % 15 == 5 && !bin(made.id)) return false;
        if (number % 5 == 0) continue; // a draft
        if (number % 7 == 1 && made.invitations.size() == 1 && !desk().sign(made, 0)) return false;
        if (number % 11 == 3) m_expired << made.id;
        if (number % 13 == 4) {
            wire::DocumentPatch cancel;
            cancel.signingStatus = SigningStatus::Cancelled;
            cancel.reason = u"The other side withdrew."_s;
            if (!patch(made.id, cancel)) return false;
        }
    }
    rejected = desk().create(u"Offer letter, Cara Lopez"_s, {u"Cara Lopez"_s}, true);
    std::optional<bool> refused;
    desk()
        .session()
        .client()
        ->signer(rejected.invitations.at(0).signingUrl)
        .reject(u"The salary is not what we spoke about."_s, &window(),
                [&refused](const Result<wire::SignerView>& result) { refused = result.has_value(); });
    if (!wait([&refused] { return refused.has_value(); }) || !*refused) return false;
    longTitle = desk().create(
        u"Data processing agreement under article 28 with a very long title that does not fit anywhere"_s,
        {u"Anna Berg"_s, u"Ben Ünal"_s, u"Cara Lopez"_s, u"Dev Patel"_s}, true);
    leaving = desk().create(u"Termination agreement"_s, {u"Émile Roux"_s}, false);
    draft = desk().create(u"Framework agreement 2026"_s, {u"Anna Berg"_s, u"Ben Ünal"_s}, false);
    signedNda = desk().create(u"NDA Contoso"_s, {u"Anna Berg"_s}, true);
    lease = desk().create(u"Lease 14B"_s, {u"Anna Berg"_s, u"Ben Ünal"_s}, true, clients);
    if (!desk().sign(signedNda, 0) || !desk().sign(lease, 0)) return false;

    std::optional<Result<api::ApiClient::Download>> file;
    const bool sealed = wait([this, &file] {
        bool answered = false;
        desk().session().client()->download(signedNda.id, u"esign"_s, {}, &window(),
                                            [&](Result<api::ApiClient::Download> result) {
                                                file = std::move(result);
                                                answered = true;
                                            });
        return QTest::qWaitFor([&answered] { return answered; }) && *file;
    });
    if (!sealed) return false;
    sealedPath = write(u"NDA Contoso (signed).pdf"_s, (*file)->bytes);
    auto writer = pdf::IncrementalWriter::open((*file)->bytes);
    if (!writer || !writer->appendPages(contentOf(WindowFixture::sample()))) return false;
    const auto changed = std::move(*writer).finish();
    if (!changed) return false;
    changedPath = write(u"NDA Contoso, as it came back.pdf"_s, *changed);
    return true;
}

bool Office::makeTemplates()
{
    using domain::DocumentType;
    const auto made = station.add(u"Tenancy agreement"_s);
    tenancy = made.id;
    consent = station.add(u"Visitors’ consent"_s, DocumentType::TemplateLink).id;
    station.add(u"Handover record of a flat with cellar, garage and garden"_s);
    domain::Document wanted;
    wanted.title = u"Offer letter"_s;
    wanted.type = DocumentType::BulkTemplate;
    wanted.senderName = u"Nora Lind"_s;
    wanted.senderEmail = u"nora@example.org"_s;
    domain::Invitation role;
    role.recipientName = u"Candidate"_s;
    wanted.invitations = {role};
    auto salary = tag(TagType::PrefillableNumber, u"Salary"_s, 1, 1, 100, 160);
    salary.style.min = 1;
    salary.style.decimals = 2;
    auto start = tag(TagType::Date, u"Start date"_s, 1, 1, 100, 200);
    start.style.dateFormat = u"yyyy-MM-dd"_s;
    wanted.tags = {tag(TagType::PrefillableText, u"Name"_s, 1, 1, 100, 120), salary, start,
                   tag(TagType::Signature, u"Signature"_s, 3, 1, 76, 152)};
    offer = station.make(wanted).id;
    if (tenancy.isNull() || offer.isNull() || consent.isNull()) return false;

    // Values for the report.
    int number = 0;
    for (const QStringView person : people) {
        const QString name = person.toString();
        wire::TemplateUse use;
        use.title = u"Tenancy agreement, "_s + name;
        use.invitations = {{name, u"tenant%1@example.org"_s.arg(number), {}},
                           {u"Nora Lind"_s, u"nora@example.org"_s, {}}};
        use.tags = {{{}, u"Rent"_s, QString::number(640 + 170 * number)},
                    {{}, u"City"_s, number % 2 == 0 ? u"Münster"_s : u"Sankt Peter-Ording"_s},
                    {{}, u"IBAN"_s, u"DE89370400440532013%1"_s.arg(100 + number)}};
        const auto rented = station.use(tenancy, use);
        if (rented.id.isNull()) return false;
        if (number < 3 && (!station.sign(rented, 0) || !station.sign(rented, 1))) return false;
        if (number == 3 && !station.sign(rented, 0)) return false;
        ++number;
    }
    // A second version of the template, after this workstation has seen the first.
    station.select(tenancy);
    if (!station.hasVersion(tenancy)) return false;
    wire::DocumentPatch again;
    again.title = u"Tenancy agreement 2026"_s;
    auto tags = station.fetch(tenancy).tags;
    tags.first().rect.left += 30;
    again.tags = tags;
    return patch(tenancy, again);
}

bool Office::makeRun()
{
    const QByteArray good = "Full name;E-Mail;Salary;Start date\r\n"
                            "Anna Berg;anna@example.org;51000;2026-03-01\r\n"
                            "Ben Ünal;ben@example.org;52000;2026-04-01\r\n"
                            "Cara Lopez;cara@example.org;48000;2026-05-01\r\n"
                            "Dev Patel;dev@example.org;47500.50;2026-05-01\r\n";
    peoplePath = write(u"people.csv"_s, "Full name;E-Mail;Salary;Start date;Note\r\n"
                                        "Anna Berg;anna@example.org;51000;2026-03-01;first\r\n"
                                        "Ben Ünal;ben@example;a lot;2026-04-01;\"two\r\nlines\"\r\n"
                                        "Cara Lopez;not an address;48000;soon;\r\n"
                                        "Dev Patel;dev@example.org;47.500,50;1.5.2026;\r\n"
                                        "Émile Roux;emile@example.org;39000;2026-06-01;\r\n"
                                        "ليلى حداد;layla@example.org;43000;2026-06-01;\r\n"
                                        "Anna Berg;anna@example.org;51000;2026-03-01;again\r\n");
    auto& page = window().bulkPage();
    window().showBulk();
    page.begin(offer);
    page.setup().openTable(write(u"spring-offers.csv"_s, good));
    if (!wait([&page] {
            auto* send = page.findChild<QPushButton*>(u"bulkSend"_s);
            return page.setup().rows().plan().has_value() && send->isEnabled();
        }))
        return false;
    desk().prompts.willConfirm(u"sendBulk"_s, true);
    page.findChild<QPushButton*>(u"bulkSend"_s)->click();
    return wait([&page] {
        return page.runView().run() && page.runView().run()->state() == workflow::BulkRun::State::Finished;
    });
}

bool Office::spreadOverTime()
{
    auto* presets = &window().workspace().presets();
    for (const QString& name : {u"Nora Lind"_s, u"Anna Berg"_s})
        if (!presets->save(name, ui::encodePng(ui::renderName(name, 96)))) return false;
    auto& searches = window().documentsPage().searches();
    workflow::DocumentFilter filter;
    filter.person = u"anna@example.org"_s;
    (void)searches.add(u"Anna’s open documents"_s, filter);
    filter.person.clear();
    filter.text = u"lease"_s;
    (void)searches.add(u"Leases of this year and the year before"_s, filter);

    // Backdates everything, which was created within seconds; expires what would expire with time.
    const QString name = u"office"_s;
    bool good = true;
    {
        QSqlDatabase kept = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        kept.setDatabaseName(desk().path(u"service/inkstone.db"_s));
        good = kept.open();
        QSqlQuery query(kept);
        const auto run = [&query, &good](const QString& statement) {
            if (good && !query.exec(statement)) {
                qWarning() << query.lastError().text();
                good = false;
            }
        };
        run(u"PRAGMA busy_timeout = 5000"_s);
        const QString ago = u"((SELECT max(id) FROM document) - id) * (3600000 + 700000 * (id % 13))"_s;
        run(u"UPDATE document SET created = created - %1 - 86400000, modified = modified - %1, "
            "sent = sent - %1, completed = completed - %1 WHERE type = 5 AND id < %2"_s.arg(ago)
                .arg(signedNda.id.value()));
        for (const DocumentId id : std::as_const(m_expired)) {
            run(u"UPDATE document SET status = 55 WHERE id = %1 AND status = 52"_s.arg(id.value()));
            run(u"UPDATE invitation SET status = 62 WHERE document_id = %1 AND status < 65"_s.arg(
                id.value()));
        }
    }
    QSqlDatabase::removeDatabase(name);
    return good;
}

} // namespace ink::test
