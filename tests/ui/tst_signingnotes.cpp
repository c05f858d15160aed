// The note about corrections of the sender, above the fields of a signer.
#include "app/wire/signercodec.h"
#include "tests/support/testmain.h"
#include "ui/pages/signing/signingnotes.h"

#include <QLabel>
#include <QTest>

namespace tst_signingnotes {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

class TestSigningNotes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void correctionsAddUpUntilAnotherViewIsOpened()
    {
        SigningNotes notes;
        const auto* note = notes.findChild<QLabel*>(u"signingCorrected"_s);
        QVERIFY(note);
        const wire::SignerView view;
        const auto correct = [&](const QStringList& fields) {
            notes.setView(view);
            notes.showCorrection(fields);
        };
        notes.setView(view);
        QVERIFY(note->isHidden());
        correct({u"Rent"_s});
        QVERIFY(!note->isHidden() && note->text().contains(u"Rent"_s));
        correct({u"Town"_s});
        correct({u"Rent"_s});
        QVERIFY2(note->text().contains(u"Town"_s), qPrintable(note->text()));
        QCOMPARE(note->text().count(u"Rent"_s), 1);
        // More than the fields was changed: no list of them can be complete.
        correct({});
        QVERIFY(!note->isHidden() && !note->text().contains(u"Rent"_s));
        correct({u"Rent"_s});
        QVERIFY(!note->text().contains(u"Rent"_s));

        notes.setView(view);
        QVERIFY(note->isHidden());
        correct({u"Date"_s});
        QVERIFY2(note->text().contains(u"Date"_s) && !note->text().contains(u"Town"_s),
                 qPrintable(note->text()));
    }
};

INK_TEST(TestSigningNotes, "tst_signingnotes")

} // namespace tst_signingnotes

#include "tst_signingnotes.moc"
