#pragma once

#include "app/domain/document/ids.h"

#include <QHash>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class PageView;
class PreviewRun;
class Prompts;
class SigningFieldEditor;
class SigningSteps;

/** Previews a draft as each of its recipients will see it, field by field, with conditions, formulas and the
 * validation of a real signing. Nothing is saved or sent. */
class PreviewPage final : public QWidget
{
    Q_OBJECT
public:
    explicit PreviewPage(Prompts& prompts, QWidget* parent = nullptr);
    ~PreviewPage() override;

    /** Starts with this recipient (1-based), or with the first one who has to act. */
    void start(const domain::Document& draft, const QHash<domain::FileId, QByteArray>& bytes, int invitation);
    /** Discards the entered values. */
    void stop();

Q_SIGNALS:
    void closeRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void choosePerson(int at);
    void updateValues();
    void updateFields();
    void goTo(int step);
    void next();
    void showProgress();
    void showReview();
    void setValue(domain::TagId id, const QString& text, const QByteArray& image);
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_fields.size()); }
    [[nodiscard]] bool isAtReview() const { return m_step >= stepCount(); }
    [[nodiscard]] bool isLastPerson() const;
    [[nodiscard]] bool isDone(domain::TagId id) const;
    [[nodiscard]] bool isRequired(domain::TagId id) const;

    std::unique_ptr<PreviewRun> m_run;
    QList<domain::TagId> m_fields;
    int m_step = 0;

    QLabel* m_title;
    QLabel* m_whoLabel;
    QComboBox* m_who;
    QPushButton* m_leave;
    SigningSteps* m_steps;
    PageView* m_view;
    SigningFieldEditor* m_editor;
    QPushButton* m_next;
    QLabel* m_note;
};

} // namespace ink::ui
