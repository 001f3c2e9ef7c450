import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceSettings } from '../env/traces.ts';
import { openExporter } from './export.ts';
import {
  beginSpan,
  spanKinds,
  writeTraceparent,
  type Attributes,
  type Passed,
  type Span,
  type SpanKind,
} from './span.ts';

export interface Traces {
  /** A piece of what is under way, or the beginning of something; the one that somebody passed on goes before. */
  begin: (about: { name: string; kind: SpanKind; attributes?: Attributes }, passed?: Passed) => Span;
  end: (span: Span) => void;
  /** True while a recorded trace is under way. */
  isRecorded: () => boolean;
  /** Does it as a piece of this. */
  within: <Value>(span: Span, work: () => Value) => Value;
  stop: () => Promise<void>;
}

/** The traces of this process, where they are switched on. */
let underWay: Traces | undefined;

/** Switches traces on. Without this there is no context that follows a call, and nothing is measured. */
export function openTraces(settings: TraceSettings, reportError: (error: unknown) => void): Traces {
  const context = new AsyncLocalStorage<Span>();
  const exporter = openExporter(settings, reportError);
  const opened: Traces = {
    begin: (about, passed) => {
      const parent = passed ?? context.getStore();
      const span = beginSpan(about, parent, false);
      span.isSampled = isSampled(settings, span.traceId, parent);
      return span;
    },
    end: (span) => {
      if (span.isSampled) exporter.ended(span);
    },
    isRecorded: () => context.getStore()?.isSampled === true,
    within: (span, work) => context.run(span, work),
    stop: async () => {
      if (underWay === opened) underWay = undefined;
      await exporter.stop();
    },
  };
  underWay = opened;
  return opened;
}

/** Does the work as a piece of the trace; where none is kept it is the work and nothing else. */
export function inSpan<Value>(
  about: { name: string; kind?: SpanKind; attributes?: Attributes },
  work: (traceparent: Readonly<Record<string, string>>) => Promise<Value>,
): Promise<Value> {
  return underWay === undefined ? work({}) : traced(underWay, about, work);
}

async function traced<Value>(
  traces: Traces,
  { kind = spanKinds.inside, ...about }: { name: string; kind?: SpanKind; attributes?: Attributes },
  work: (traceparent: Readonly<Record<string, string>>) => Promise<Value>,
): Promise<Value> {
  const span = traces.begin({ ...about, kind });
  try {
    return await traces.within(span, () => work({ traceparent: writeTraceparent(span) }));
  } catch (error) {
    span.hasFailed = true;
    throw error;
  } finally {
    traces.end(span);
  }
}

/** A caller’s own decision holds under a sampler that follows the parent. */
function isSampled({ sampler, ratio }: TraceSettings, traceId: string, parent: Passed | undefined): boolean {
  if (parent !== undefined && sampler.startsWith('parentbased_')) return parent.isSampled;
  const root = sampler.replace('parentbased_', '');
  if (root === 'traceidratio') return Number.parseInt(traceId.slice(-13), 16) < ratio * 2 ** 52;
  return root === 'always_on';
}
