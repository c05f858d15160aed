#pragma once

#include "app/domain/values/tagpreset.h"

#include <QToolButton>

namespace ink::ui {

class PageView;

/**
 * A menu of preset fields: formats, automatic values, pictures, and the sender's page numbers and stamps. If
 * one is selected with the pointer, the next press on a page places it; by keyboard, it is placed in the
 * middle of the visible area of the page.
 */
class MoreFields final : public QToolButton
{
    Q_OBJECT
public:
    MoreFields(PageView& view, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void place(domain::TagPreset preset);

    PageView& m_view;
    QMenu* m_menu;
    QList<QAction*> m_actions; ///< in the order of the presets
    bool m_isByKey = false;
};

/** The name of a preset. */
[[nodiscard]] QString presetWord(domain::TagPreset preset);
/** The local format of amounts: a sample of 1234.50. */
[[nodiscard]] QString localAmountSample();

} // namespace ink::ui
