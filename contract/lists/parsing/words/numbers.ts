/** Numbers said in words. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
]);

export const fractionWords: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
  ['quarters', 0.25],
]);

/** Words that multiply the number before them into a count of things. */
export const countingWords: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['dozens', 12],
  ['pair', 2],
  ['pairs', 2],
]);

/** Words that make the number before them bigger, as in money said aloud. */
export const scaleWords: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

export const timesWords: ReadonlySet<string> = new Set(['x', '×']);

export const articles: ReadonlySet<string> = new Set(['a', 'an']);

/** Words that soften the number behind them; they go to the note with it. */
export const aboutWords: ReadonlySet<string> = new Set('about around roughly approx like almost'.split(' '));

export const vulgarFractions: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
]);
