#pragma once

#include "tests/support/paths.h"
#include "tests/ui/editor/editorstation.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"

#include <QLabel>
#include <QMap>
#include <QTest>

#include <memory>

namespace ink::test {

inline const QString agreement = ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));
inline const QString annex = ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf"));

[[nodiscard]] inline QStringList namesOf(const domain::Document& document)
{
    QStringList names;
    for (const domain::File& file : document.files)
        names.append(file.name);
    return names;
}

/** Tags by name, each with the file and the page of it that it is on. */
[[nodiscard]] inline QMap<QString, QString> placesOf(const domain::Document& document)
{
    QMap<QString, QString> places;
    for (const domain::Tag& tag : document.tags) {
        const auto place = document.pageAt(tag.pageIndex);
        places.insert(tag.name, place.file
                                    ? QStringLiteral("%1/%2").arg(place.file->name).arg(place.indexInFile)
                                    : QStringLiteral("nowhere"));
    }
    return places;
}

/** The editor with a draft of two files, a tag on the first page of each and one on the agreement's third. */
struct FilesDesk
{
    EditorStation station;
    std::unique_ptr<ui::EditorPage> page;

    bool open()
    {
        if (!station.open()) return false;
        page = std::make_unique<ui::EditorPage>(station.session, *station.journal, station.settings,
                                                station.prompts);
        page->resize(1360, 860);
        page->show();
        page->createFrom({agreement, annex}, domain::FolderId());
        if (!QTest::qWaitFor([this] { return !page->documentId().isNull(); }, 20000)) return false;
        view().editor().placeTag(domain::TagType::Text, {0, {200, 200}});
        view().editor().placeTag(domain::TagType::Date, {2, {200, 200}});
        view().editor().placeTag(domain::TagType::Signature, {3, {200, 300}});
        return document().files.size() == 2 && document().tags.size() == 3;
    }
    [[nodiscard]] ui::PageView& view() const { return page->workspace().view(); }
    [[nodiscard]] const domain::Document& document() const { return view().document(); }
    [[nodiscard]] bool isSaved() const
    {
        return page->findChild<QLabel*>(QStringLiteral("saveState"))->text() ==
               QStringLiteral("draft, saved");
    }
    [[nodiscard]] bool settles() const
    {
        return QTest::qWaitFor([this] { return isSaved() && page->workspace().isEnabled(); }, 20000);
    }
    /** The document as another window gets it from the service. */
    [[nodiscard]] domain::Document elsewhere()
    {
        ui::EditorPage other(station.session, *station.journal, station.settings, station.prompts);
        other.openDocument(page->documentId());
        if (!QTest::qWaitFor([&other] { return !other.documentId().isNull(); }, 20000)) return {};
        return other.workspace().view().document();
    }
};

} // namespace ink::test
