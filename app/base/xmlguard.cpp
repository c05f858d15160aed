#include "app/base/xmlguard.h"

namespace ink {

bool XmlGuard::feed(QByteArrayView bytes)
{
    for (const char c : bytes) {
        ++m_length;
        switch (m_state) {
        case State::Text:
            if (c == '<') {
                m_state = State::Opened;
                m_length = 0;
                m_attributes = 0;
            }
            break;
        case State::Opened:
            m_state = c == '!' ? State::Declaration : c == '?' ? State::Instruction : State::Tag;
            if (c == '>') m_state = State::Text;
            break;
        case State::Tag:
            if (c == '"' || c == '\'') {
                m_quote = c;
                m_state = State::Quoted;
            } else if (c == '=') {
                ++m_attributes;
            } else if (c == '>') {
                m_state = State::Text;
            }
            break;
        case State::Quoted:
            if (c == m_quote) m_state = State::Tag;
            break;
        case State::Declaration: // `<!--`, `<![CDATA[`, or a DOCTYPE, which readers refuse
            if (m_length == 3 && c == '-' && m_before[1] == '-')
                m_state = State::Comment;
            else if (m_length == 2 && c == '[')
                m_state = State::Data;
            else if (c == '>')
                m_state = State::Text;
            break;
        case State::Comment:
            if (c == '>' && m_before[0] == '-' && m_before[1] == '-') m_state = State::Text;
            break;
        case State::Data:
            if (c == '>' && m_before[0] == ']' && m_before[1] == ']') m_state = State::Text;
            break;
        case State::Instruction:
            if (c == '>' && m_before[1] == '?') m_state = State::Text;
            break;
        }
        m_before[0] = m_before[1];
        m_before[1] = c;
        const bool isTag = m_state == State::Tag || m_state == State::Quoted;
        if (isTag && (m_length > maxTagLength || m_attributes > maxAttributes)) return false;
    }
    return true;
}

} // namespace ink
