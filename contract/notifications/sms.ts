/** One text message, and no more: every further part is paid again. */
export const mostSmsUnits = 160;

// The letters of the basic table (GSM 03.38), and those that take the place of two.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const double = '^{}\\[~]|€';

const written: Readonly<Record<string, string>> = {
  '₦': 'N',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '·': '-',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '\u00a0': ' ',
};

/**
 * A text as one message can carry it: other letters are written plainly, and what is too long ends earlier. Its end, a
 * link or a PIN, is never cut.
 */
export function asSms(text: string, end = ''): string {
  const plain = Array.from(text, (sign) => written[sign] ?? plainSign(sign)).join('');
  const last = end === '' ? '' : ` ${end}`;
  const room = mostSmsUnits - smsUnits(last);
  if (smsUnits(plain) <= room) return plain + last;
  let cut = '';
  for (const sign of plain) {
    if (smsUnits(cut + sign) > room - 3) break;
    cut += sign;
  }
  return `${cut.trimEnd()}...${last}`;
}

/** Units that a text takes of a message; some characters take two. */
export function smsUnits(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (double.includes(sign) ? 2 : 1), 0);
}

/** Yoruba's and Igbo's marks fall away, letters that the table lacks altogether are left out. */
function plainSign(sign: string): string {
  if (basic.includes(sign) || double.includes(sign)) return sign;
  return Array.from(sign.normalize('NFD'))
    .filter((part) => basic.includes(part))
    .join('');
}
