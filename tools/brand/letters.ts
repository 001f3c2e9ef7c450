/**
 * The letters that MarketWaka can write: English and Pidgin, and the names of people who write Yoruba, Igbo and Hausa.
 */

const printable = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');

const marked = 'àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿ';
const nigerian = 'ẹọṣịụṅńǹḿɓɗƴ';
/** Grave, acute, macron, caron and the dot below, for vowels that carry a tone as well as a dot. */
const combining = '\u0300\u0301\u0304\u030C\u0323';
const money = '₦£€¢';
const punctuation = '\u00A0¡¿«»‘’‚“”„•…–—−×÷·°½¼¾²³→←↑↓©®™§';

export const letters =
  printable +
  marked +
  marked.toUpperCase() +
  nigerian +
  nigerian.toUpperCase() +
  combining +
  money +
  punctuation;
