const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticators read them, by RFC 4648 without padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => signs[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(written: string): Uint8Array {
  let bits = '';
  for (const sign of written) bits += signs.indexOf(sign).toString(2).padStart(5, '0');
  const whole = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(whole, (byte) => Number.parseInt(byte, 2));
}
