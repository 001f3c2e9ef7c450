interface Range {
  from: number;
  /** The last byte of it. */
  to: number;
}

/** The one part that is asked for; undefined for all of it: no range, several of them, or one that nobody can read. */
export function readRange(header: string | undefined, bytes: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,9})-(\d{0,9})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const most = Math.min(Number(last), bytes);
    return most === 0 ? 'unsatisfiable' : { from: bytes - most, to: bytes - 1 };
  }
  const from = Number(first);
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= bytes ? 'unsatisfiable' : { from, to };
}
