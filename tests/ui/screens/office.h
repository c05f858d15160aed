#pragma once

#include "tests/ui/templatedesk.h"

namespace ink::test {

/** Data of an office after a busy month, in the real embedded service: folders, sixty documents in every
 * state, templates of the three kinds, a bulk run, report values, keys, signature presets, searches. */
class Office final
{
public:
    /** Creates everything; false on failure. */
    [[nodiscard]] bool furnish();

    [[nodiscard]] WindowFixture& desk() { return station.desk; }
    [[nodiscard]] DeskWindow& window() { return *station.desk.window; }
    /** Writes a file into the office's folder and returns its path. */
    QString write(const QString& name, const QByteArray& bytes);

    TemplateDesk station;
    domain::Document signedNda; ///< completed; its callback failed
    domain::Document lease;     ///< Anna has signed, Ben is pending
    domain::Document rejected;
    domain::Document longTitle;
    domain::Document draft;                     ///< two steps, tags on page 3
    domain::Document leaving;                   ///< a draft with a conflict of two users
    domain::DocumentId tenancy, offer, consent; ///< a regular, a bulk and a link template
    domain::FolderId clients, empty;
    QString sealedPath;  ///< the signed file of `signedNda`
    QString changedPath; ///< the same with pages that were added later
    QString peoplePath;  ///< a table of people with errors

private:
    bool makeFolders();
    bool makeDocuments();
    bool makeTemplates();
    bool makeRun();
    bool makeAccount();
    bool spreadOverTime();
    bool wait(const std::function<bool()>& done);
    domain::FolderId folder(const QString& name, domain::FolderId parent = {},
                            domain::FolderType type = domain::FolderType::Documents);
    bool patch(domain::DocumentId id, const wire::DocumentPatch& patch);
    bool bin(domain::DocumentId id);
    QList<domain::DocumentId> m_expired;
};

} // namespace ink::test
