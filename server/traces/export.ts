import { setInterval as everyMs } from 'node:timers';
import type { TraceSettings } from '../env/traces.ts';
import { nowMs, type Attributes, type Span } from './span.ts';

const batch = 512;
const mostWaiting = 2048;
const sendEveryMs = 5000;
const mostMs = 3000;
const okay = 0;
const failed = 2;

/** Sends what ended to a collector, in the background; what it does not take is dropped, and nobody waits for it. */
export interface Exporter {
  ended: (span: Span) => void;
  stop: () => Promise<void>;
}

export function openExporter(
  { url, headers, resource }: TraceSettings,
  reportError: (error: unknown) => void,
): Exporter {
  let waiting: object[] = [];
  let underWay: Promise<void> | undefined;
  let isAway = false;
  const post = async (spans: readonly object[]) => {
    const scopeSpans = [{ scope: { name: 'marketwaka' }, spans }];
    const body = JSON.stringify({
      resourceSpans: [{ resource: { attributes: written(resource) }, scopeSpans }],
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(mostMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the collector of traces answers ${response.status}`);
  };
  const send = async () => {
    const spans = waiting.splice(0, batch);
    if (spans.length === 0) return;
    await post(spans).then(
      () => {
        isAway = false;
      },
      (error: unknown) => {
        // Logged once, and again only after the collector was back.
        if (!isAway) reportError(error);
        isAway = true;
      },
    );
  };
  const sendNow = () => {
    underWay ??= send().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const timer = everyMs(() => void sendNow(), sendEveryMs);
  timer.unref();
  return {
    ended: (span) => {
      if (waiting.length >= mostWaiting) return;
      waiting.push(otlpSpan(span));
      if (waiting.length >= batch && !isAway) void sendNow();
    },
    stop: async () => {
      clearInterval(timer);
      await underWay;
      await sendNow();
      waiting = [];
    },
  };
}

/** As OTLP's JSON writes it. */
function otlpSpan({ traceId, spanId, parentId, name, kind, beganMs, attributes, hasFailed }: Span): object {
  return {
    traceId,
    spanId,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    name,
    kind,
    startTimeUnixNano: nanoseconds(beganMs),
    endTimeUnixNano: nanoseconds(nowMs()),
    attributes: written(attributes),
    status: { code: hasFailed ? failed : okay },
  };
}

function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1000)}000`;
}

function written(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));
}

function valueOf(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
