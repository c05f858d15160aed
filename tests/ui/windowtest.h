#pragma once

#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/documentspage.h"

#include <QPushButton>

#include <memory>
#include <optional>

namespace ink::test {

/** For test classes: a window over the service on this computer, and its parts by their object names. */
class WindowTest
{
protected:
    /** Makes the window in this language; it isn't open yet. */
    void makeDesk(const QString& language = QStringLiteral("en"), std::optional<settings::Theme> theme = {})
    {
        m_desk = std::make_unique<WindowFixture>();
        m_desk->settings().set(settings::options::language, language);
        if (theme) m_desk->settings().set(settings::options::theme, *theme);
    }
    /** Opens the window with the documents of the local workspace, as the program does. */
    [[nodiscard]] bool openWindow()
    {
        if (!m_desk->startLocal()) return false;
        window().start();
        window().show();
        window().activateWindow();
        return QTest::qWaitForWindowActive(&window()) && waitForDocuments();
    }
    [[nodiscard]] bool waitForDocuments()
    {
        return QTest::qWaitFor([this] { return window().currentPage() == &window().documentsPage(); },
                               resultTimeout);
    }

    [[nodiscard]] DeskWindow& window() { return *m_desk->window; }
    /** A part of the signing page, shown or not. */
    template <typename T = QPushButton> [[nodiscard]] T* find(const char* name)
    {
        return test::find<T>(window().signingPage(), name);
    }
    /** A part of the window that is shown. */
    template <typename T = QPushButton> [[nodiscard]] T* shown(const char* name)
    {
        return shownPart<T>(window(), name);
    }
    /** See keepPicture. */
    static void keep(const char* name, QWidget* what)
    {
        keepPicture(*what, QLatin1String(name) + QStringLiteral(".png"));
    }

    std::unique_ptr<WindowFixture> m_desk;
};

} // namespace ink::test
