/** Signs that mean something, with the one form they are read as. */
export const signs: ReadonlyMap<string, string> = new Map([
  [',', ','],
  ['،', ','],
  ['，', ','],
  ['、', ','],
  [';', ';'],
  ['；', ';'],
  ['(', '('],
  ['[', '('],
  ['{', '('],
  ['（', '('],
  [')', ')'],
  [']', ')'],
  ['}', ')'],
  ['）', ')'],
  ['₦', '₦'],
  ['#', '#'],
  ['@', '@'],
  ['%', '%'],
  ['&', '&'],
  ['+', '+'],
  ['×', '×'],
  ['/', '/'],
]);

/** Signs that hold a word together when letters stand on both sides: `coca-cola`, `mama's`, `m&m`. */
export const joiners: ReadonlySet<string> = new Set(['-', "'", '’', '‘', '/', '&']);

/** Characters that people put before a line to make it look like a list. */
export const bullets: ReadonlySet<string> = new Set('-–—−•·‣⁃∙◦▪▫●○■□◆◇►▶▸➤➢➔→⇒»>*.:_~=|"\'!?✓✔☑☐✅👉➡)+&');

/** Characters that make a number at a line’s start a list number. */
export const numberingTails: ReadonlySet<string> = new Set(['.', ')', ':', '-']);

export const andWords: ReadonlySet<string> = new Set(['and', '&', '+', 'plus']);

/** Words that only stand between two words of a name, and are nothing at its edges. */
export const joiningWords: ReadonlySet<string> = new Set([...andWords, 'or']);
