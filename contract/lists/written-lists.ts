import * as fc from 'fast-check';

/** What a list may be made of: every kind of word that the grammar gives a meaning, and plain names. */
const pieces = [
  'rice', 'yams', 'fresh', 'tomatoes', 'beans', 'titus', 'custard', '7up', '5', 'alive', 'coca-cola', "mama's", 'ugu/waterleaf',
  '1', '2', '12', '99', '100', '500', '1,500', '08031234567', '0', '1.5', '.5', '1/2', '5/4', '½', '2½', '½kg', '2kg', '500g', '50cl', '2k', '1.5k',
  'x3', '3x', 'x', '₦500', 'N500', '#200', '₦', 'n', 'k', 'ngn', 'naira', 'half', 'quarter', 'a', 'an', 'one', 'twelve', 'dozen', 'pair', 'hundred',
  'mudu', 'paint', 'rubber', 'bags', 'kg', 'l', 'tin', 'pcs', 'loaf', 'head', 'of', 'and', '&', '+', 'or', 'at', '@', 'max', 'worth', 'worth of', 'each',
  'per kg', 'for', 'only', 'about', 'big', 'small', 'very', 'the', 'size', 'ones', '(white)', '(2, big)', '[x]', '(', ')', '1.', '2)', 'a)', '-', '•', ':', '...',
] as const;

const joints = [' ', ' ', ' ', ' ', ', ', ',', ' and ', '; '] as const;

/** Soup of the grammar's own words, where anything may stand beside anything. */
export const soup: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...joints)), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.flat().slice(0, -1).join(''));

/** Soup with a name in front of every item, so that something can always be bought. */
export const namedSoup: fc.Arbitrary<string> = fc
  .array(soup, { minLength: 1, maxLength: 3 })
  .map((items) => items.map((item) => `garri ${item.replaceAll(';', ' ')}`).join('; '));

/** Anything at all that a paste can hold, half characters included. */
export const anything: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,/;:-()[]xkgnN₦#@&+½ aA\n\r\t\u{FE0F}\u{20E3}\u{1F345}\u{0301}\u{D83C}'), maxLength: 120 }),
  soup,
);

export const pictures: fc.Arbitrary<string> = fc.constantFrom('🍅', '🐔🐔', '👩🏾‍🌾', '❤️', '🇳🇬', '✨', '🔥');

export const listMarks: fc.Arbitrary<string> = fc.constantFrom(
  '- ', '• ', '* ', '– ', '1. ', '2) ', '10. ', '(3) ', '7- ', 'b) ', '[ ] ', '1️⃣ ', '✅ ', '👉 ', '- 4. ',
);

export const gaps: fc.Arbitrary<string> = fc.constantFrom(' ', '  ', '\t', ' \u{00A0} ', '   ');
