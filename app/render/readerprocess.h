#pragma once

#include "app/pdf/content/pagerenderer.h"

#include <QStringList>

#include <chrono>
#include <vector>

namespace ink::render {

/**
 * Renders with another program that is installed on this computer: what two readers show differently is not
 * one document. Each call is a process of its own, which gets the file in a private folder and writes
 * pictures to a pipe. It has no environment, no network, can write no file, and is ended when it uses more
 * processor time or memory than allowed.
 */
class ReaderProcess final : public pdf::PageRenderer
{
public:
    enum class Program {
        Poppler, ///< pdftoppm: Okular, Evince and others show what it shows
        MuPdf    ///< mutool
    };
    // Index(Limits): Verify: limits of other readers
    struct Limits
    {
        std::chrono::seconds processorTime{30};  ///< for a call
        std::chrono::milliseconds wait{300'000}; ///< until a call that does nothing is ended
        qint64 memory = 2LL * 1024 * 1024 * 1024;
    };
    /** `path` is the program's file. */
    ReaderProcess(Program program, QString path, Limits limits);
    ReaderProcess(Program program, QString path) : ReaderProcess(program, std::move(path), Limits()) {}

    /** Finds it where only administrators install programs; empty when it is absent. */
    [[nodiscard]] static QString find(Program program);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool rendersFields() const override { return true; }
    /** Pages are not counted: one that isn't there is null. */
    [[nodiscard]] std::unique_ptr<pdf::RenderedFile> open(const QByteArray& bytes) const override;

private:
    Program m_program;
    QString m_path;
    Limits m_limits;
};

/** The readers that are installed. */
[[nodiscard]] std::vector<std::unique_ptr<pdf::PageRenderer>> installedReaders();
/** The names of those that aren't. */
[[nodiscard]] QStringList missingReaders();

} // namespace ink::render
