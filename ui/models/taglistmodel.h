#pragma once

#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"

#include <QAbstractTableModel>
#include <QCoreApplication>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** The display name of a recipient: the name, else the address, else the role, else "Recipient 2" ("Role 2"
 * in a template). `index` is 1-based. */
[[nodiscard]] QString recipientLabel(const domain::Document& document, int index);
/** The indexes of the document's tags in tab order, by default reading order. */
[[nodiscard]] QList<qsizetype> readingOrder(const domain::Document& document);
/** Describes a tag in words: "Signature for Anna, page 3, mandatory". */
[[nodiscard]] QString tagDescription(const domain::Document& document, const domain::Tag& tag);

/** The tags of a document in tab order, identified by id; changes emit as few signals as possible. */
class TagListModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Name, Type, Recipient, Page, Count };
    enum Role { TagIdRole = Qt::UserRole, TypeRole, InvitationIndexRole, MandatoryRole, DescriptionRole };

    using QAbstractTableModel::QAbstractTableModel;

    /** `order`: the indexes of the document's tags in reading order. */
    void setDocument(const domain::Document& document, const QList<qsizetype>& order);
    [[nodiscard]] domain::TagId tagAt(int row) const;
    [[nodiscard]] int rowOf(domain::TagId id) const; ///< -1 = not in the list

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        domain::TagId id;
        QString name;
        domain::TagType type{};
        int invitationIndex = 0;
        QString recipient;
        int pageIndex = 0;
        bool mandatory = false;
        bool operator==(const Row&) const = default;
    };
    QList<Row> m_rows;
};

} // namespace ink::ui
