#pragma once

#include <QByteArrayView>

namespace ink {

/** Rejects XML with elements that would occupy a parser for long: QXmlStreamReader compares each attribute of
 * an element with all others, so a million of them take minutes. Receives the bytes before the parser, in
 * chunks of any size. */
class XmlGuard final
{
public:
    static constexpr int maxAttributes = 256; ///< per element; spreadsheets have about forty
    static constexpr qsizetype maxTagLength = 64 * 1024;

    /** Processes the next bytes. False: an element has too many attributes, or its tag is too long. */
    [[nodiscard]] bool feed(QByteArrayView bytes);

private:
    enum class State { Text, Opened, Tag, Quoted, Declaration, Comment, Data, Instruction };

    State m_state = State::Text;
    char m_quote = 0;
    char m_before[2] = {}; ///< the last two bytes
    qsizetype m_length = 0;
    int m_attributes = 0;
};

} // namespace ink
