import type { Db } from '../db/database.ts';
import type { Sample } from './families.ts';

/** A count ends here; a gauge with this value means "so many at least". */
export const mostCounted = 10_000;

interface Named {
  name: string;
  help: string;
}

/** One number, or one for each value of a label. */
type Measured = number | Readonly<Record<string, number>>;

/** Gauges that the database is asked for together, in one look when somebody scrapes. */
export interface Gauges {
  named: readonly Named[];
  read: (db: Db) => Promise<ReadonlyMap<string, Sample[]>>;
}

/** Ties gauges to the one read that fills them. */
export function gauges<Key extends string>(
  described: Readonly<Record<Key, Named & { label?: string }>>,
  read: (db: Db) => Promise<Readonly<Record<Key, Measured>>>,
): Gauges {
  const entries = Object.entries<Named & { label?: string }>(described);
  return {
    named: entries.map(([, { name, help }]) => ({ name, help })),
    read: async (db) => {
      const values = new Map(Object.entries<Measured>(await read(db)));
      return new Map(entries.map(([key, { name, label }]) => [name, samplesOf(values.get(key) ?? 0, label)]));
    },
  };
}

function samplesOf(measured: Measured, label: string | undefined): Sample[] {
  if (typeof measured === 'number') return [{ labels: {}, value: measured }];
  return Object.entries(measured).map(([of, value]) => ({
    labels: label === undefined ? {} : { [label]: of },
    value,
  }));
}
