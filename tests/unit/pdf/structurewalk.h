#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace ink::test {

/** A structure element that has content or an object of its own. */
struct WalkedElement
{
    QStringList path; ///< types from the root, mapped to standard ones, e.g. Document, Sect, P
    int page = -1;    ///< 0-based
    QString text;     ///< shown text as bytes of the file; only for simple fonts
    QString alternativeText;
    QString actualText;
    QString attributes;    ///< /A as PDF syntax
    bool isObject = false; ///< an annotation
};

/** The structure of a file as a reader finds it, and everything that is wrong with it. */
struct StructureWalk
{
    /**
     * Walks the structure tree, and the content of `pages` (0-based; empty: of all). Problems: an element
     * that isn't well-formed, has another parent than the walk, or is reached twice; content that an element
     * refers to but that doesn't exist; content or an annotation whose entry in the parent tree isn't its
     * element; operators that paint outside both tagged content and artifacts, or in both.
     */
    [[nodiscard]] static StructureWalk of(const QByteArray& pdf, const QList<int>& pages = {});

    bool hasTree = false;
    bool isMarked = false;         ///< /MarkInfo says that the file is tagged
    QList<WalkedElement> elements; ///< in reading order
    QMap<QString, int> types;      ///< all elements by their standard type
    QStringList problems;
};

} // namespace ink::test
