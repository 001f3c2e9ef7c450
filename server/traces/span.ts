import { randomFillSync } from 'node:crypto';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** One piece of work in a trace; who begins it ends it. */
export interface Span {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  isSampled: boolean;
  beganMs: number;
  attributes: Record<string, string | number | boolean>;
  hasFailed: boolean;
}

/** As OTLP counts them. */
export const spanKinds = { inside: 1, server: 2, client: 3 } as const;
export type SpanKind = (typeof spanKinds)[keyof typeof spanKinds];

/** Trace context from another service, or for one. */
export interface Passed {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

export function beginSpan(
  about: { name: string; kind: SpanKind; attributes?: Attributes },
  parent: Passed | undefined,
  isSampled: boolean,
): Span {
  return {
    traceId: parent?.traceId ?? randomHex(16),
    spanId: randomHex(8),
    parentId: parent?.spanId,
    name: about.name,
    kind: about.kind,
    isSampled,
    beganMs: nowMs(),
    attributes: { ...about.attributes },
    hasFailed: false,
  };
}

// Random bytes for many spans at once: one at a time costs more than all the rest of a span.
const chance = Buffer.alloc(8192);
let used = chance.length;

function randomHex(bytes: number): string {
  if (used + bytes > chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  used += bytes;
  return chance.toString('hex', used - bytes, used);
}

/** Since 1970, finer than a millisecond. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

/** Reads W3C’s traceparent; undefined where it is invalid. */
export function readTraceparent(written: string | string[] | undefined): Passed | undefined {
  if (typeof written !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', flags = ''] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(written) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && written.length !== 55))
    return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function writeTraceparent({ traceId, spanId, isSampled }: Passed): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
