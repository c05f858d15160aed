// The pictures of the README; packaging/pictures saves them in docs/pictures.
#include "app/domain/document/document.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"

#include <QDir>
#include <QImage>

namespace tst_pictures {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int pictureWait = 30000;

/** Returns whether a page is painted and not empty. */
bool hasInk(const QImage& page)
{
    int dark = 0;
    for (int y = 0; y < page.height(); y += 4)
        for (int x = 0; x < page.width(); x += 4)
            dark += qGray(page.pixel(x, y)) < 100 ? 1 : 0;
    return dark > 100;
}

void keepPicture(QWidget& window, const char* name)
{
    const QString folder = qEnvironmentVariable("INKSTONE_PICTURES");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    const QImage picture = window.grab().toImage().convertToFormat(QImage::Format_RGB888);
    QVERIFY(picture.save(folder + QLatin1Char('/') + QLatin1String(name)));
}
} // namespace

class TestPictures final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        m_desk->settings().set(settings::options::theme, settings::Theme::Light);
        QVERIFY(m_desk->startLocal());
        m_desk->window->resize(1200, 750);
        m_desk->window->show();
    }
    void cleanup() { m_desk.reset(); }

    void theEditorWithTheSample()
    {
        test::DeskWindow& window = *m_desk->window;
        window.openSample(domain::DocumentType::Document);
        EditorPage& editor = window.editorPage();
        QTRY_COMPARE_WITH_TIMEOUT(editor.workspace().view().document().tags.size(), 21, pictureWait);
        QTRY_VERIFY_WITH_TIMEOUT(hasInk(editor.workspace().view().grab().toImage()), pictureWait);
        // The page with all signatures, and its thumbnails.
        QTRY_VERIFY_WITH_TIMEOUT(
            (editor.workspace().view().goToPage(3), editor.workspace().view().currentPage() == 3),
            pictureWait);
        QTRY_VERIFY_WITH_TIMEOUT(editor.workspace().view().isPagePainted(3), pictureWait);
        keepPicture(window, "editor.png");
    }

    void theListWithDocuments()
    {
        test::DeskWindow& window = *m_desk->window;
        const QStringList two{QStringLiteral("Anna Lindqvist"), QStringLiteral("Ben Okafor")};
        (void)m_desk->create(QStringLiteral("Photo licence, spring catalogue"), {two.at(0)}, false);
        const auto done = m_desk->create(QStringLiteral("Services agreement HP-2026-014"), two, true);
        const auto half = m_desk->create(QStringLiteral("Lease, 14B Harbour Street"), two, true);
        (void)m_desk->create(QStringLiteral("Non-disclosure agreement"), {QStringLiteral("Clara Moreau")},
                             true);
        QVERIFY(m_desk->sign(done, 0) && m_desk->sign(done, 1));
        QVERIFY(m_desk->sign(half, 0));
        window.showDocuments();
        window.documentsPage().refresh();
        window.documentsPage().select(half.id);
        QTRY_COMPARE_WITH_TIMEOUT(window.documentsPage().selectedCount(), 1, pictureWait);
        QTRY_VERIFY_WITH_TIMEOUT(window.documentsPage().statusLine().startsWith(QLatin1Char('4')),
                                 pictureWait);
        // One of them is sealed by then.
        QTRY_VERIFY_WITH_TIMEOUT(isCompleted(done.id), pictureWait);
        window.documentsPage().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(shownStatus(done.id) == domain::SigningStatus::Completed, pictureWait);
        keepPicture(window, "documents.png");
    }

private:
    bool isCompleted(domain::DocumentId id)
    {
        std::optional<domain::SigningStatus> status;
        m_desk->session().client()->retrieve(
            id, m_desk->window.get(), [&status](const Result<domain::Document>& found) {
                status = found ? found->status : domain::SigningStatus::Draft;
            });
        return QTest::qWaitFor([&status] { return status.has_value(); }) &&
               status == domain::SigningStatus::Completed;
    }
    std::optional<domain::SigningStatus> shownStatus(domain::DocumentId id) const
    {
        const auto* model = m_desk->window->documentsPage().table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex at = model->index(row, 0);
            if (at.data(DocumentTableModel::IdRole).toLongLong() == id.value())
                return static_cast<domain::SigningStatus>(at.data(DocumentTableModel::StatusRole).toInt());
        }
        return std::nullopt;
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestPictures, "tst_pictures")

} // namespace tst_pictures

#include "tst_pictures.moc"
