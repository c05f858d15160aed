#pragma once

#include <QLabel>
#include <QList>
#include <QPointer>
#include <QString>

#include <functional>

namespace ink::ui {

/** Labels whose text contains a relative time, such as "2 min ago", and must be refreshed as time passes. */
class RelativeTimeLabels final
{
public:
    using Text = std::function<QString()>;

    /** Sets the text of a label now and at each refresh. */
    void add(QLabel& label, const Text& text)
    {
        label.setText(text());
        m_labels.append({&label, text});
    }
    void refresh()
    {
        m_labels.removeIf([](const Entry& one) { return !one.label; });
        for (const Entry& one : std::as_const(m_labels))
            if (const QString now = one.text(); now != one.label->text()) one.label->setText(now);
    }
    void clear() { m_labels.clear(); }

private:
    struct Entry
    {
        QPointer<QLabel> label;
        Text text;
    };
    QList<Entry> m_labels;
};

} // namespace ink::ui
