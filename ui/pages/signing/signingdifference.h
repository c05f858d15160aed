#pragma once

#include "app/domain/document/document.h"
#include "app/wire/showncodec.h"

#include <QHash>
#include <QWidget>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ink::ui {

class ToneLabel;

/** Values that were saved elsewhere while a signer saw others: both side by side, for choosing one. */
class SigningDifference final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningDifference(QWidget* parent = nullptr);

    /** `tags` are the displayed fields: names and images as the signer sees them. */
    void setDifferences(const QList<wire::ShownDifference>& differences, const QList<domain::Tag>& tags);
    /** Focuses the first choice. */
    void arrive();

Q_SIGNALS:
    void backRequested();
    /** For each field, true if the value that the signer sees is kept. */
    void settled(const QHash<ink::domain::TagId, bool>& keepsMine);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void layOut();
    void goOn();
    [[nodiscard]] QWidget* side(const wire::ShownDifference& difference, bool isMine, QButtonGroup* group);

    QList<wire::ShownDifference> m_differences;
    QList<domain::Tag> m_tags;
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
