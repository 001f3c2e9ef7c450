// Emoji join and colour their parts by characters that are invisible elsewhere.
const emoji =
  /\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d(?=\p{Extended_Pictographic}))*/gu;
// Format characters, what fonts draw as nothing (U+3164 is a letter), the blank Braille cell and line separators.
const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u2028\u2029]/gu;

/** The text as everybody sees it: without characters that show nothing or turn the direction of those after them. */
export function withoutHidden(text: string): string {
  let shown = '';
  let from = 0;
  for (const { 0: picture, index } of text.matchAll(emoji)) {
    shown += text.slice(from, index).replace(hidden, '') + picture;
    from = index + picture.length;
  }
  return shown + text.slice(from).replace(hidden, '');
}

/** True for a name with characters that nobody sees, and for one in which nothing is seen at all. */
export function hasHidden(name: string): boolean {
  return withoutHidden(name) !== name || /^[\s\p{M}]*$/u.test(name);
}
