import type { ReportProblem, Read } from './parsing.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const usualSampler = 'parentbased_always_on';

/** The collector of traces and the share that is recorded, by OpenTelemetry's standard variables. */
export interface TraceSettings {
  url: string;
  headers: Readonly<Record<string, string>>;
  resource: Readonly<Record<string, string>>;
  sampler: (typeof samplers)[number];
  ratio: number;
}

/** Undefined where traces are not switched on. */
export function readTraces(text: Read, reportProblem: ReportProblem): TraceSettings | undefined {
  const url = addressOf(text('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'), text('OTEL_EXPORTER_OTLP_ENDPOINT'));
  const isOff = text('OTEL_SDK_DISABLED').toLowerCase() === 'true' || text('OTEL_TRACES_EXPORTER') === 'none';
  if (url === '' || isOff) return undefined;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    reportProblem('OTEL_EXPORTER_OTLP_ENDPOINT', `"${url}" is not an address like http://127.0.0.1:4318`);
  const protocol = text('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') || text('OTEL_EXPORTER_OTLP_PROTOCOL');
  if (protocol === 'grpc')
    reportProblem(
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      'grpc is not spoken here; collectors take OTLP over HTTP on port 4318',
    );
  const sampler = samplers.find((known) => known === (text('OTEL_TRACES_SAMPLER') || usualSampler));
  if (sampler === undefined) reportProblem('OTEL_TRACES_SAMPLER', `it is none of ${samplers.join(', ')}`);
  return {
    url,
    headers: pairsOf(text('OTEL_EXPORTER_OTLP_TRACES_HEADERS') || text('OTEL_EXPORTER_OTLP_HEADERS')),
    resource: {
      'service.name': 'marketwaka',
      ...pairsOf(text('OTEL_RESOURCE_ATTRIBUTES')),
      ...(text('OTEL_SERVICE_NAME') === '' ? {} : { 'service.name': text('OTEL_SERVICE_NAME') }),
    },
    sampler: sampler ?? usualSampler,
    ratio: ratioOf(text('OTEL_TRACES_SAMPLER_ARG'), reportProblem),
  };
}

/** The one for traces as it stands; the one for everything with the place of traces behind it. */
function addressOf(forTraces: string, forAll: string): string {
  if (forTraces !== '') return forTraces;
  return forAll === '' ? '' : `${forAll.replace(/\/$/, '')}/v1/traces`;
}

function ratioOf(text: string, reportProblem: ReportProblem): number {
  if (text === '') return 1;
  const ratio = Number(text);
  if (!(ratio >= 0 && ratio <= 1))
    reportProblem('OTEL_TRACES_SAMPLER_ARG', `"${text}" is no number from 0 to 1`);
  return ratio;
}

/** `name=value,name=value`, percent-encoded where it must be. */
function pairsOf(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((written): [string, string][] => {
    const [name = '', ...value] = written.split('=');
    return name.trim() === '' || value.length === 0 ? [] : [[name.trim(), decoded(value.join('=').trim())]];
  });
  return Object.fromEntries(pairs);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
