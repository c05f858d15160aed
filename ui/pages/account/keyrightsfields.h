#pragma once

#include "app/domain/account/keyrights.h"
#include "app/domain/document/folder.h"

#include <QList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;

namespace ink::ui {

class FormField;
class QuietLabel;

/** The rights of a new API key, and the folder that it is limited to. */
class KeyRightsFields final : public QWidget
{
    Q_OBJECT
public:
    explicit KeyRightsFields(QWidget* parent = nullptr);

    /** Sets the folders to choose from: those of documents and of templates. */
    void setFolders(const QList<domain::Folder>& folders);
    /** Offers only the rights of the key in use, because a new key can't have more. */
    void setMaximum(const domain::KeyRights& own);
    /** Selects everything that the key in use allows, and clears the errors. */
    void reset();
    [[nodiscard]] domain::KeyRights rights() const;
    void setScopesError(const QString& error); ///< empty = valid
    void setFolderError(const QString& error);

    /** A key's rights for display, such as "may: read, send · only in Clients / 2026"; empty when it has
     * all. */
    [[nodiscard]] QString describe(const domain::KeyRights& rights) const;

private:
    void fillFolders();
    [[nodiscard]] QString folderPath(domain::FolderId id) const;

    struct Box
    {
        domain::KeyScope scope;
        QCheckBox* box;
    };
    std::vector<Box> m_boxes;
    QuietLabel* m_error;
    QComboBox* m_folders;
    FormField* m_folder;
    QList<domain::Folder> m_all; ///< see setFolders
    domain::KeyRights m_maximum; ///< see setMaximum
};

} // namespace ink::ui
