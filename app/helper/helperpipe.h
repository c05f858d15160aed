#pragma once

#include <QByteArrayView>

namespace ink::helper {

/** The pipes of a helper process to the program that started it. Takes standard output over and redirects it
 * to standard error, so that libraries that print to it don't disturb the protocol. */
class HelperPipe final
{
public:
    /** Create after closeInheritedFiles(). */
    HelperPipe();
    Q_DISABLE_COPY_MOVE(HelperPipe)

    /** Reads exactly `size` bytes; returns false at the end of the input. */
    [[nodiscard]] bool read(char* to, qsizetype size);
    /** Writes all bytes; returns false if the other side has closed the pipe. */
    [[nodiscard]] bool write(QByteArrayView bytes);

private:
    int m_output;
};

} // namespace ink::helper
