#pragma once

#include "app/workflow/session/signaturepresets.h"
#include "ui/pages/account/settingspart.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ink::ui {

class FormField;
class Prompts;
class QuietLabel;
class SignaturePad;

/** Manages the signatures stored on this computer. Each is offered when its owner signs here. */
class SignaturesSection final : public SettingsPart
{
    Q_OBJECT
public:
    SignaturesSection(workflow::SignaturePresets& presets, Prompts& prompts, QWidget* parent = nullptr);
    /** Sets the handwriting style for typed signatures. */
    void setHandwriting(const QString& style);

Q_SIGNALS:
    void handwritingChosen(const QString& style);

private:
    void fill();
    [[nodiscard]] QWidget* makeRow(const workflow::SignaturePresets::Preset& preset);
    void saveSignature();

    workflow::SignaturePresets& m_presets;
    Prompts& m_prompts;
    QuietLabel* m_hint;
    QVBoxLayout* m_rows;
    QLabel* m_newTitle;
    FormField* m_name;
    SignaturePad* m_pad;
    QPushButton* m_save;
    QuietLabel* m_fault;
};

} // namespace ink::ui
