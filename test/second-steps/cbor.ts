/** The few kinds of CBOR (RFC 8949) that a passkey is written in. */
function headed(kind: number, value: number, body: Buffer = Buffer.alloc(0)): Buffer {
  const first = kind << 5;
  if (value < 24) return Buffer.concat([Buffer.from([first | value]), body]);
  if (value < 256) return Buffer.concat([Buffer.from([first | 24, value]), body]);
  return Buffer.concat([Buffer.from([first | 25, value >> 8, value & 255]), body]);
}

export function integer(value: number): Buffer {
  return value < 0 ? headed(1, -1 - value) : headed(0, value);
}

export function bytes(value: Buffer): Buffer {
  return headed(2, value.length, value);
}

export function text(value: string): Buffer {
  const written = Buffer.from(value);
  return headed(3, written.length, written);
}

export function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return headed(5, entries.length, Buffer.concat(entries.flat()));
}
