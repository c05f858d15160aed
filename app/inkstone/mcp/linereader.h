#pragma once

#include <QByteArray>
#include <QObject>

#include <memory>

namespace ink::mcp {

/** Reads the lines of the standard input in a thread of its own, because a read can't be awaited in the same
 * way on all systems. At most a few lines are read ahead. */
class LineReader final : public QObject
{
    Q_OBJECT
public:
    explicit LineReader(qsizetype maxLineBytes, QObject* parent = nullptr);
    /** The thread may still be in a read that nothing can end; it then ends with the process. */
    ~LineReader() override;

    void start();

Q_SIGNALS:
    /** A line without its end. */
    void lineRead(const QByteArray& line);
    /** A line was longer than the limit; it is skipped. */
    void lineTooLong();
    /** The end of the input, after the last line. */
    void ended();

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
    qsizetype m_maxLineBytes;
};

} // namespace ink::mcp
