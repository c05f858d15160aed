#pragma once

#include "app/domain/document/document.h"
#include "app/domain/routing/visibilitymatrix.h"

#include <QAbstractTableModel>

namespace ink::ui {

/** A model of which recipients see which files: rows are files, columns are recipients. Editing only emits
 * changeRequested(); the model changes with the next setDocument(). */
class FileMatrixModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit FileMatrixModel(QObject* parent = nullptr);

    void setDocument(const domain::Document& document);
    /** Returns the meaning of a cell as a sentence, and why it can't be changed. */
    [[nodiscard]] QString textOf(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /** Makes the files of all cells visible; if they already are, hides them where possible. */
    void toggle(const QModelIndexList& cells);
    void toggleFile(int file);
    void toggleRecipient(int recipient);

Q_SIGNALS:
    void changeRequested(const ink::domain::FileVisibility& visibility);

private:
    void request(const domain::VisibilityMatrix& wanted);

    domain::Document m_document;
    domain::VisibilityMatrix m_matrix;
};

} // namespace ink::ui
