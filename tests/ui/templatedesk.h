#pragma once

#include "app/workflow/templates/templateversions.h"
#include "tests/support/resultof.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/templatetablemodel.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/templates/templateusepage.h"
#include "ui/widgets/toast.h"

#include <QLabel>
#include <QTreeView>

namespace ink::test {

/** A window with templates, shared by the tests of templates and reports. */
class TemplateDesk final
{
public:
    static constexpr int patience = 20000;

    TemplateDesk()
    {
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        if (!desk.startLocal()) qFatal("no window");
        desk.window->resize(1280, 800);
        desk.window->show();
    }

    /** Two roles; a rent and a contract number for the sender, a city and an IBAN for the tenant. */
    domain::Document add(const QString& title,
                         domain::DocumentType type = domain::DocumentType::RegularTemplate)
    {
        using domain::TagType;
        domain::Document wanted;
        wanted.title = title;
        wanted.type = type;
        wanted.senderName = QStringLiteral("Nora Lind");
        wanted.senderEmail = QStringLiteral("nora@example.org");
        wanted.message = QStringLiteral("Please read and sign.");
        wanted.invitations = {invitation(QStringLiteral("Tenant"), {})};
        wanted.invitations[0].recipientEmail.clear();
        if (type == domain::DocumentType::TemplateLink)
            wanted.invitations[0].actionType = domain::ActionType::OpenSigner;
        else
            wanted.invitations.append(
                invitation(QStringLiteral("Landlord"), {}, domain::ActionType::Signer, 2));
        const auto put = [&wanted](TagType tagType, const char* name, int role, int left, int top) {
            domain::Tag made = tag(tagType, QString::fromLatin1(name), 1, role, left, top);
            made.isMandatory = tagType == TagType::Signature;
            wanted.tags.append(made);
        };
        put(TagType::PrefillableNumber, "Rent", 1, 90, 300);
        put(TagType::PrefillableText, "Contract", 1, 90, 340);
        put(TagType::Text, "City", 1, 90, 380);
        put(TagType::MaskedText, "IBAN", 1, 90, 420);
        put(TagType::Signature, "Signature", 1, 90, 480);
        if (wanted.invitations.size() > 1) put(TagType::Signature, "Signature 2", 2, 320, 480);
        return make(wanted);
    }
    domain::Document make(const domain::Document& wanted) { return desk.create(wanted); }
    domain::Document use(domain::DocumentId id, const wire::TemplateUse& request)
    {
        const auto made = resultOf<domain::Document>([&](QObject* context, const auto& done) {
            desk.session().client()->useTemplate(id, request, QUuid::createUuid().toString(), context, done);
        });
        if (!made) {
            qWarning() << "use failed" << made.error().detail.english();
            return {};
        }
        return *made;
    }
    domain::Document fetch(domain::DocumentId id) { return desk.retrieve(id).value_or(domain::Document()); }
    /** Signs for one recipient; prefilled values stay. */
    bool sign(const domain::Document& document, int recipient)
    {
        workflow::InPersonSession signing(desk.session());
        std::optional<Result<void>> done;
        const auto wait = [&done] {
            return QTest::qWaitFor([&done] { return done.has_value(); }, patience) && *done;
        };
        signing.open(document.id, document.invitations.at(recipient).guid, desk.window.get(),
                     [&done](const Result<void>& result) { done = result; });
        if (!wait()) return false;
        const QList<domain::Tag> tags = signing.form().tags();
        for (const domain::Tag& t : tags)
            if (domain::isSignatureLike(t.type))
                signing.setValue(
                    t.id, {},
                    ui::encodePng(ui::renderName(document.invitations.at(recipient).recipientName, 96)));
        done.reset();
        signing.finish(desk.window.get(), [&done](const Result<void>& result) { done = result; });
        if (wait()) return true;
        qWarning() << "sign failed" << (done ? done->error().detail.english() : QString());
        return false;
    }
    /** The templates page, with this one selected and its details shown. */
    ui::TemplatesPage& select(domain::DocumentId id)
    {
        auto& page = desk.window->templatesPage();
        desk.window->showTemplates();
        page.refresh();
        page.select(id);
        const bool shown = QTest::qWaitFor(
            [&] {
                return page.selectedIds() == QList<domain::DocumentId>{id} &&
                       page.findChild<QLabel*>(QStringLiteral("templateDetailsTitle"));
            },
            patience);
        if (!shown) qWarning("the template is not listed");
        return page;
    }
    /** WaitingFor until this computer has stored a version of a template with its files. */
    [[nodiscard]] bool hasVersion(domain::DocumentId id)
    {
        const SystemClock clock;
        store::DraftJournal journal(desk.database());
        const workflow::TemplateVersions versions(desk.session(), desk.database(), journal, clock);
        return QTest::qWaitFor([&] { return versions.content(id).has_value(); }, patience);
    }
    [[nodiscard]] int listed() { return desk.window->templatesPage().table()->model()->rowCount(); }
    [[nodiscard]] QString toast() { return desk.window->findChild<ui::Toast*>()->text(); }
    void undo() { desk.window->actions().action(QStringLiteral("edit.undo"))->trigger(); }
    /** Saves a screenshot into the folder INKSTONE_SHOTS. */
    void shoot(const QString& name)
    {
        const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
        if (folder.isEmpty()) return;
        const auto take = [&](const QString& how) {
            desk.settle();
            desk.window->grab().save(folder + QLatin1Char('/') + name + how + QStringLiteral(".png"));
        };
        take({});
        desk.settings().set(settings::options::theme, settings::Theme::Dark);
        take(QStringLiteral("-dark"));
        desk.settings().set(settings::options::theme, settings::Theme::Light);
        for (const char* language : {"fr", "de", "ar"}) {
            desk.settings().set(settings::options::language, QString::fromLatin1(language));
            take(QLatin1Char('-') + QString::fromLatin1(language));
        }
        desk.settings().set(settings::options::language, QStringLiteral("en"));
    }

    WindowFixture desk;
};

} // namespace ink::test
