#pragma once

#include <QHash>
#include <QString>

class QWidget;

namespace ink::ui {

/** The topic of the widget, or of its nearest ancestor with a topic; empty if there is none. */
[[nodiscard]] QString helpTopicFor(const QWidget* widget);
/** All object names with their topics; a test compares them with the guide. */
[[nodiscard]] const QHash<QString, QString>& helpTopics();

} // namespace ink::ui
