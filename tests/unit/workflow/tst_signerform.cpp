#include "app/domain/document/document.h"
#include "app/workflow/signing/signerform.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_signerform {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;

namespace {

const TagId name{1};
const TagId amount{2};
const TagId red{3};
const TagId blue{4};
const TagId proof{5};

/** A service that knows nothing but the values of its recipient. */
struct Stored
{
    wire::SignerView view;

    Stored()
    {
        const auto add = [this](TagId id, TagType type, const QString& title, int top) {
            Tag tag = test::tag(type, title, 1, 1, 72, top);
            tag.id = id;
            tag.isMandatory = true;
            view.tags.append({tag, true});
        };
        add(name, TagType::Text, u"name"_s, 100);
        add(amount, TagType::Number, u"amount"_s, 200);
        add(red, TagType::Radio, u"red"_s, 300);
        add(blue, TagType::Radio, u"blue"_s, 400);
        add(proof, TagType::Attachment, u"proof"_s, 500);
        view.tags[2].tag.groupName = view.tags[3].tag.groupName = u"colour"_s;
        Page page;
        page.pageIndex = 1;
        page.size = {595, 842};
        view.pages = {page};
        view.canFinish = true;
    }
    wire::SignerTag& tag(TagId id) { return view.tags[static_cast<qsizetype>(id.value()) - 1]; }
    void save(const wire::SignerValues& values)
    {
        for (const wire::SignerValue& value : values.values)
            tag(value.id).tag.text = value.text;
    }
    /** The document from which the view is. */
    [[nodiscard]] Document document() const
    {
        Document document = test::sendableDraft();
        document.status = SigningStatus::InProgress;
        document.tags.clear();
        for (const wire::SignerTag& entry : view.tags)
            document.tags.append(entry.tag);
        return document;
    }
};

SignerForm opened(const Stored& stored)
{
    SignerForm form;
    form.setDocument(stored.document());
    form.show(stored.view, form.fileChangeCount());
    return form;
}

QString text(const SignerForm& form, TagId id)
{
    for (const Tag& tag : form.tags())
        if (tag.id == id) return tag.text;
    return u"no such tag"_s;
}

} // namespace

/** The form of a recipient, without a service. */
class TestSignerForm final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsMissingAndWrong()
    {
        SignerForm form = opened({});
        QCOMPARE(form.missing(), (QList{name, amount, red, blue, proof}));
        QVERIFY(form.setValue(amount, u"much"_s, {}));
        const auto faults = form.faults();
        QCOMPARE(faults.size(), form.issues().size());
        QVERIFY(std::any_of(faults.begin(), faults.end(),
                            [](const SignerForm::Fault& fault) { return fault.tag == amount; }));
    }

    void onlyChangesWhatIsTheRecipients()
    {
        Stored stored;
        stored.tag(name).tag.style.readOnly = true;
        stored.tag(amount).isEditable = false;
        SignerForm form = opened(stored);
        QVERIFY(!form.setValue(name, u"Ada"_s, {}));
        QVERIFY(!form.setValue(amount, u"1"_s, {}));
        QVERIFY(!form.setValue(proof, u"plan.pdf"_s, {}));
        QVERIFY(!form.setValue(TagId(77), u"1"_s, {}));
        QVERIFY(!form.hasUnsavedChanges());
        QVERIFY(form.setValue(blue, u"true"_s, {}));
        QVERIFY(!form.setValue(blue, u"true"_s, {})); // the same value
    }

    /** The fields of the recipient before are none that are gone. */
    void anotherRecipientsFieldsStay()
    {
        Stored stored;
        SignerForm form = opened(stored);
        form.clear();
        Stored next;
        next.view.tags.removeIf([](const wire::SignerTag& each) { return each.tag.id == red; });
        form.setDocument(stored.document());
        form.show(next.view, form.fileChangeCount());
        QCOMPARE(form.document().tags.size(), stored.view.tags.size());
    }

    /** A field that others' conditions ask for isn't gone when it isn't shown any more. */
    void aFieldOfConditionsStays()
    {
        Stored stored;
        SignerForm form = opened(stored);
        wire::SignerView fresh = stored.view;
        fresh.inputs = {fresh.tags.takeFirst().tag};
        form.mergeView(fresh, form.fileChangeCount());
        QCOMPARE(form.document().tags.size(), stored.view.tags.size());
        fresh.inputs.clear();
        form.mergeView(fresh, form.fileChangeCount());
        QCOMPARE(form.document().tags.size(), stored.view.tags.size() - 1);
        fresh.tags.removeFirst();
        form.mergeView(fresh, form.fileChangeCount());
        QCOMPARE(form.document().tags.size(), stored.view.tags.size() - 2);
    }

    void aRadioButtonClearsItsGroup()
    {
        SignerForm form = opened({});
        form.setValue(red, u"true"_s, {});
        form.setValue(blue, u"true"_s, {});
        QCOMPARE(text(form, red), u"false"_s);
        QCOMPARE(form.valuesToSave().values.values.size(), 2);
    }

    /** The response to a save is older than what was entered meanwhile. */
    void whatIsEnteredDuringASaveStays()
    {
        Stored stored;
        SignerForm form = opened(stored);
        form.setValue(name, u"Ada"_s, {});
        form.setValue(amount, u"1"_s, {});
        const auto sent = form.valuesToSave();
        form.setValue(name, u"Ada L."_s, {});
        stored.save(sent.values);
        form.setSaved(sent);
        form.show(stored.view, form.fileChangeCount());
        QCOMPARE(text(form, name), u"Ada L."_s);
        QVERIFY(form.hasUnsavedChanges());
        const auto rest = form.valuesToSave();
        QCOMPARE(rest.values.values.size(), 1);
        form.setSaved(rest);
        QVERIFY(!form.hasUnsavedChanges());
    }

    /** One wrong value must not keep the others from being saved. */
    void refusedValuesAreNotSavedAgain()
    {
        SignerForm form = opened({});
        form.setValue(name, u"Ada"_s, {});
        form.setValue(amount, u"much"_s, {});
        const auto sent = form.valuesToSave();
        const auto place = [&sent](TagId id) {
            qsizetype at = 0;
            while (sent.values.values.at(at).id != id)
                ++at;
            return u"values[%1].text"_s.arg(at);
        };
        QVERIFY(!form.recordRefusal(fail(ErrorCode::Internal).value(), sent));
        QVERIFY(!form.hasRefused());
        QVERIFY(form.recordRefusal(failField(ErrorCode::Validation, place(amount), Message()).value(), sent));
        QVERIFY(form.hasRefused());
        const auto again = form.valuesToSave();
        QCOMPARE(again.values.values.size(), 1);
        QCOMPARE(again.values.values.first().id, name);
        QCOMPARE(form.unsavedValues().values.size(), 2); // finishing sends it: the service says why not
        form.setSaved(again);
        QVERIFY(form.hasUnsavedChanges());
        QVERIFY(form.valuesToSave().isEmpty());
        form.setValue(amount, u"7"_s, {});
        QVERIFY(!form.hasRefused());
        QCOMPARE(form.valuesToSave().values.values.first().text, u"7"_s);
    }

    void changesFromElsewhereAreShownButReplaceNothingSilently()
    {
        Stored stored;
        SignerForm form = opened(stored);
        form.setValue(name, u"Ada"_s, {});
        stored.tag(name).tag.text = u"Eve"_s;
        stored.tag(amount).tag.text = u"12"_s;
        form.mergeView(stored.view, form.fileChangeCount());
        QCOMPARE(text(form, amount), u"12"_s);
        QCOMPARE(text(form, name), u"Ada"_s);
        const auto differences = form.differences();
        QCOMPARE(differences.size(), 1);
        QCOMPARE(differences.first().id, name);
        QCOMPARE(differences.first().storedText, u"Eve"_s);

        SignerForm mine = form;
        mine.resolveDifferences({{name, true}});
        QVERIFY(mine.differences().isEmpty() && mine.hasUnsavedChanges());
        QCOMPARE(text(mine, name), u"Ada"_s);
        form.resolveDifferences({{name, false}});
        QVERIFY(form.differences().isEmpty() && !form.hasUnsavedChanges());
        QCOMPARE(text(form, name), u"Eve"_s);
    }

    void theFieldBeingEditedKeepsItsValue()
    {
        Stored stored;
        SignerForm form = opened(stored);
        form.setEditing(amount);
        stored.tag(amount).tag.text = u"12"_s;
        form.mergeView(stored.view, form.fileChangeCount());
        QCOMPARE(text(form, amount), QString());
        QCOMPARE(form.differences().size(), 1);
    }

    /** Until a value changes; then the service is asked again. */
    void keepsTheReasonOfARefusal()
    {
        SignerForm form = opened({});
        wire::ShownDifference difference;
        difference.id = name;
        form.setDifferences({difference});
        QCOMPARE(form.differences().size(), 1);
        form.setValue(amount, u"1"_s, {});
        QVERIFY(form.differences().isEmpty());
    }

    void olderResponsesKeepTheNewerFile()
    {
        Stored stored;
        SignerForm form = opened(stored);
        const quint64 before = form.fileChangeCount();
        const wire::SignerView old = stored.view;
        stored.tag(proof).tag.text = u"plan.pdf"_s;
        stored.tag(proof).fileSize = 12;
        stored.tag(name).tag.text = u"from the response"_s;
        form.setValue(name, u"Ada"_s, {});
        form.applyFile(proof, stored.view);
        QCOMPARE(text(form, name), u"Ada"_s);
        QCOMPARE(text(form, proof), u"plan.pdf"_s);
        form.show(old, before);
        QCOMPARE(text(form, proof), u"plan.pdf"_s);
        QCOMPARE(form.attachedBytes(proof), 12);
        form.show(old, form.fileChangeCount()); // asked after the upload: it was removed
        QCOMPARE(text(form, proof), QString());
        QCOMPARE(form.attachedBytes(proof), 0);
    }

    void placesSignatures()
    {
        Stored stored;
        SignerForm form = opened(stored);
        QVERIFY(form.addSignature(1, 100, 100).isNull());
        stored.view.canSignTags = true;
        form.show(stored.view, form.fileChangeCount());
        const TagId first = form.addSignature(1, 100, 100);
        QVERIFY(!first.isNull() && form.hasUnsavedChanges());
        QVERIFY(!form.moveSignature(name, 1, 10, 10) && !form.removeSignature(name));
        QVERIFY(form.valuesToSave().values.removesSignatures); // nothing is signed yet
        QVERIFY(form.setValue(first, {}, test::tinyPng()));
        const auto sent = form.valuesToSave();
        QCOMPARE(sent.values.signatures.size(), 1);
        QVERIFY(form.moveSignature(first, 1, 300, 300));
        form.setSaved(sent);
        QVERIFY(form.hasUnsavedChanges()); // moved since
        QVERIFY(form.removeSignature(first));
        QCOMPARE(form.tags().size(), 5);
        form.setSaved(form.valuesToSave());
        QVERIFY(!form.hasUnsavedChanges());
    }

    void restoresWhatWasEnteredOffline()
    {
        Stored stored;
        stored.tag(name).tag.text = u"Eve"_s;
        SignerForm form = opened(stored);
        wire::SignerValues kept;
        kept.values = {{name, u"Ada"_s, {}}, {amount, u"7"_s, {}}, {proof, u"plan.pdf"_s, {}}};
        form.restore(kept, true);
        QCOMPARE(text(form, name), u"Eve"_s);
        QCOMPARE(text(form, amount), u"7"_s);
        QCOMPARE(text(form, proof), QString());
        QCOMPARE(form.valuesToSave().values.values.size(), 1);
        form.restore(kept, false);
        QCOMPARE(text(form, name), u"Ada"_s);
    }

    /** The next hosted person sees what the one before has signed, and begins with nothing entered. */
    void goesOnToTheNextPerson()
    {
        Stored stored;
        stored.view.hostedIndex = 1;
        SignerForm form = opened(stored);
        form.setValue(name, u"Ada"_s, {});
        Stored second;
        second.view.hostedIndex = 2;
        second.tag(name).isEditable = false;
        second.tag(name).tag.text = u"Ada"_s;
        form.showNext(form.filled(), second.view);
        QVERIFY(!form.hasUnsavedChanges());
        QCOMPARE(text(form, name), u"no such tag"_s);
        QCOMPARE(form.tags().size(), 4);
        QCOMPARE(form.document().tags.first().text, u"Ada"_s);
        QCOMPARE(form.document().invitations.first().finishedHostedSigners, 1);
    }
};

INK_TEST(TestSignerForm, "tst_signerform")

} // namespace tst_signerform

#include "tst_signerform.moc"
