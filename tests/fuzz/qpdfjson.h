#pragma once

// Clang 14 can't compile qpdf's JSON.hh with C++20's vector: it has a std::vector of an incomplete class.
// Nothing here uses qpdf's JSON, so this replaces it; include it before anything else.
#define JSON_HH

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

class Pipeline;
class InputSource;

class JSON
{
public:
    class Reactor
    {
    public:
        virtual ~Reactor() = default;
        virtual void dictionaryStart() = 0;
        virtual void arrayStart() = 0;
        virtual void containerEnd(const JSON&) = 0;
        virtual void topLevelScalar() = 0;
        virtual bool dictionaryItem(const std::string&, const JSON&) = 0;
        virtual bool arrayItem(const JSON&) = 0;
    };
};
