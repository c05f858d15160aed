#pragma once

#include "app/domain/document/tag.h"
#include "app/wire/signercodec.h"

#include <QHash>
#include <QWidget>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ink::ui {

class ToneLabel;

/** Fields that were changed after they were displayed to a signer: both versions side by side, for choosing
 * one of two values. Changes by the sender, such as a field's position, can't be chosen. */
class SigningDifference final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningDifference(QWidget* parent = nullptr);

    /** `tags` are the displayed fields: names and images as the signer sees them. `stored` are the service's
     * current ones; empty if the service doesn't return them. */
    void setDifferences(const QList<wire::ShownDifference>& differences, const QList<domain::Tag>& tags,
                        const QList<wire::SignerTag>& stored);
    /** Focuses the first choice. */
    void focusFirstChoice();

Q_SIGNALS:
    void backRequested();
    /** Emitted with true for each field whose value is kept as the signer sees it. */
    void resolved(const QHash<ink::domain::TagId, bool>& keepsMine);

private:
    void retranslate();
    void layOut();
    void continueSigning();
    [[nodiscard]] const domain::Tag* findTag(bool isMine, domain::TagId id) const;
    [[nodiscard]] QWidget* makeSide(const wire::ShownDifference& difference, bool isMine,
                                    QButtonGroup* group);

    QList<wire::ShownDifference> m_differences;
    QList<domain::Tag> m_tags;
    QList<wire::SignerTag> m_stored;
    QList<QButtonGroup*> m_groups; ///< null if there is no choice
    QLabel* m_title;
    QLabel* m_text;
    QWidget* m_rows = nullptr;
    QWidget* m_place;
    ToneLabel* m_fault;
    QPushButton* m_back;
    QPushButton* m_continue;
};

} // namespace ink::ui
