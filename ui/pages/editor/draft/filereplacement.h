#pragma once

#include "app/base/error.h"
#include "app/domain/document/ids.h"

#include <QObject>

#include <optional>

class QWidget;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class DraftFiles;
class EditorStage;
class FileOperation;
class OpenDraft;
class Prompts;
class RebaseReview;

/** Replaces a file by a newer version after a side-by-side review. */
class FileReplacement final : public QObject
{
    Q_OBJECT
public:
    FileReplacement(OpenDraft& draft, EditorStage& stage, FileOperation& work, DraftFiles& files,
                    RebaseReview& review, Prompts& prompts);

    /** Asks for the newer version; `parent` is the parent of the dialog. */
    void choose(domain::FileId file, QWidget& parent);
    void start(domain::FileId file, const QString& path);
    /** Ends the review, if there is one, without replacing the file. */
    void end();

Q_SIGNALS:
    void chosen(ink::domain::FileId file, const QString& path);
    void fileInvalidated(ink::domain::FileId file);
    void cancelled();
    void applied(const std::optional<ink::Error>& error);

private:
    void apply();
    void pushStep(const domain::Document& before, qsizetype at, const QString& oldPath);

    OpenDraft& m_draft;
    EditorStage& m_stage;
    FileOperation& m_work;
    DraftFiles& m_files;
    RebaseReview& m_review;
    Prompts& m_prompts;
};

} // namespace ink::ui
