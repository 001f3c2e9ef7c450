/** The keys of a table that is written out in one place, in its order and by their names. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = [];
  for (const key in table) keys.push(key);
  return keys;
}
