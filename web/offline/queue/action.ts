import * as z from 'zod/mini';

const refusalSchema = z.object({ status: z.number(), code: z.nullable(z.string()), sentence: z.string() });

/** Final refusal of a queued write; the person corrects or drops it. */
export type Refusal = z.output<typeof refusalSchema>;

const queuedAction = z.object({
  id: z.number(),
  endpoint: z.string(),
  data: z.unknown(),
  /** Time of the act, by this device’s clock. */
  timestamp: z.number(),
  /** The account that did it; nobody's goes without any sign-in. */
  owner: z.nullable(z.string()),
  refusal: z.nullable(refusalSchema),
  // Fields below are missing in rows of an older version of the app.
  /** Sequence of the write: behind a refused one the others of its sequence wait for the person’s decision. */
  line: z.prefault(z.nullable(z.string()), null),
  /** Endpoint name, for the list of unsent writes. */
  name: z.prefault(z.nullable(z.string()), null),
  /** Photos on this device whose keys stand in `data`, to be sent before it. */
  pictures: z.prefault(z.array(z.string()), []),
  /** Server errors on it so far. */
  failures: z.prefault(z.number(), 0),
  /** Dropped by the person a moment ago, who may want it back. */
  isSetAside: z.prefault(z.boolean(), false),
});

/** A write that waits to be sent. */
export type QueuedAction = z.output<typeof queuedAction>;

export type NewAction = Pick<QueuedAction, 'endpoint' | 'data' | 'owner'> &
  Partial<Pick<QueuedAction, 'line' | 'name' | 'pictures'>>;

const numbered = z.object({ id: z.number() });

/** One row of the device's database; nothing where it cannot be read. */
export function readAction(row: unknown): QueuedAction | undefined {
  const read = queuedAction.safeParse(row);
  return read.success ? read.data : undefined;
}

/** The rows as actions. One that is broken stops none of the others, and can still be dropped by its number. */
export function readRows(rows: readonly unknown[]): { actions: QueuedAction[]; broken: number[] } {
  const actions: QueuedAction[] = [];
  const broken: number[] = [];
  for (const row of rows) {
    const action = readAction(row);
    const number = numbered.safeParse(row);
    if (action !== undefined) actions.push(action);
    else if (number.success) broken.push(number.data.id);
  }
  return { actions, broken };
}

/** Kind of a write, by which its handler is registered: its sequence's first word, or its endpoint's name, or its address. */
export function kindOf({ line, name, endpoint }: Pick<QueuedAction, 'line' | 'name' | 'endpoint'>): string {
  return line?.split(':')[0] ?? name ?? endpoint;
}

export function isWaiting({ refusal, isSetAside }: QueuedAction): boolean {
  return refusal === null && !isSetAside;
}

export function isRefused({ refusal, isSetAside }: QueuedAction): boolean {
  return refusal !== null && !isSetAside;
}
