/** Text that a spreadsheet would run instead of showing it. */
const startsLikeAFormula = /^\s*[=+\-@＝＋－＠\t\r\n]/;
const negativeFigure = /^-\d+(?:\.\d+)?$/;

/** The same text behind an apostrophe where it would run; figures stay figures. */
export function guarded(text: string): string {
  return startsLikeAFormula.test(text) && !negativeFigure.test(text) ? `'${text}` : text;
}

/** The text as it was before it was guarded. */
export function unguarded(text: string): string {
  const bare = text.slice(1);
  return text.startsWith("'") && guarded(bare) === text ? bare : text;
}
