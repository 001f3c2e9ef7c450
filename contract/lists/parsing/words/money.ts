/** From here up a bare number without a measure is naira. */
export const leastBareNaira = 100;

/** Signs before a sum. A single `n` counts too, where it touches the number or the sum is plain. */
export const currencyBefore: ReadonlySet<string> = new Set(['₦', '#', 'ngn', 'naira']);
export const currencyLetter = 'n';

export const currencyAfter: ReadonlySet<string> = new Set(['naira', 'nairas', 'ngn']);

export const thousandLetter = 'k';

/** Behind a sum it says "that much worth": `ponmo 2k own`. */
export const ownWord = 'own';

/**
 * Words that announce a sum. Behind a firm one any number is money (`yam at 50`); behind the
 * others only what would be money anyway, since they mean other things too (`beans for soup`).
 */
export const priceWords: ReadonlyMap<string, 'firm' | 'loose'> = new Map([
  ['at', 'firm'],
  ['@', 'firm'],
  ['max', 'firm'],
  ['maximum', 'firm'],
  ['at most', 'firm'],
  ['worth of', 'firm'],
  ['worth', 'firm'],
  ['not more than', 'firm'],
  ['no more than', 'firm'],
  ['not above', 'firm'],
  ['up to', 'loose'],
  ['for', 'loose'],
  ['price', 'loose'],
  ['budget', 'loose'],
  ['under', 'loose'],
  ['below', 'loose'],
  ['only', 'loose'],
  ['total', 'loose'],
]);

export const worthWords: ReadonlySet<string> = new Set(['worth of', 'worth']);

export const eachWords: ReadonlySet<string> = new Set(['each', 'apiece']);

/** Before a measure or `one` these say "each": `at 4500 per kg`, `5000/crate`. */
export const perWords: ReadonlySet<string> = new Set(['per', '/']);
