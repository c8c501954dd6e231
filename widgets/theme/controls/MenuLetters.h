#pragma once

// MenuLetters gives the entries of a menu that are made as the program runs letters of their own.

class QMenu;

namespace tagline {

/// Marks a letter in each entry that has none: the first of its letters that no other entry has, those that
/// begin a word before others. Where all are taken, the entry stays without.
void giveLetters(const QMenu& menu);

} // namespace tagline
