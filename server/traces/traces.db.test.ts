import { afterAll, expect, test } from 'vitest';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { readTraces } from '#server/env/traces.ts';
import { answered } from '#test/client.ts';
import { yesThrough } from '#test/factories/orders.ts';
import { openCollector, type ReceivedSpan } from '#test/stand-ins/otlp/stand-in.ts';
import { openWorld } from '#test/world.ts';
import { readTraceparent } from './span.ts';

const collector = await openCollector();
afterAll(() => collector.close());

function settingsFrom(written: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  const settings = readTraces(
    (name) => written[name] ?? '',
    (name, problem) => problems.push(`${name}: ${problem}`),
  );
  return { settings, problems };
}

const callersTrace = '4bf92f3577b34da6a3ce929d0e0e4736';

test('off, nobody hears of anything', async () => {
  const world = await openWorld({ clock: 'stands' });
  const phone = world.device();
  answered(await phone.call(placeOrder, await yesThrough(phone)));
  await world.close();
  expect(collector.spans).toEqual([]);
});

test('a collector hears of an order that was placed, each piece under the one it is of, and of nobody', async () => {
  const { settings } = settingsFrom({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'waka',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=market%20day',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc',
  });
  const world = await openWorld({ traces: settings, clock: 'stands' });
  const phone = world.device();
  const wanted = await yesThrough(phone);
  const response = await phone.request(placeOrder.path, {
    method: 'POST',
    body: JSON.stringify(wanted),
    headers: { 'content-type': 'application/json', traceparent: `00-${callersTrace}-00f067aa0ba902b7-01` },
  });
  expect(response.status).toBe(200);
  await response.text();
  await world.close();

  expect(collector.resources).toEqual(
    new Map([
      ['service.name', 'waka'],
      ['deployment.environment', 'market day'],
    ]),
  );
  expect(collector.headers.get('x-key')).toBe('abc');
  const trace = collector.spans.filter(({ traceId }) => traceId === callersTrace);
  const request = spanNamed(trace, `POST ${placeOrder.path}`);
  expect(request.parentSpanId).toBe('00f067aa0ba902b7');
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
  const statements = trace.filter((span) => span !== request);
  expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements) {
    expect(statement.parentSpanId).toBe(request.spanId);
    expect(BigInt(statement.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request.startTimeUnixNano));
    expect(BigInt(statement.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request.endTimeUnixNano));
  }
  const text = JSON.stringify(collector.spans);
  for (const personal of [
    'Amaka',
    wanted.customer?.phone ?? 'nobody',
    'filling station',
    'garri',
    wanted.clientRequestId,
  ])
    expect(text).not.toContain(personal);
});

test('rounds are traces of their own, with their statements', async () => {
  collector.spans.length = 0;
  const { settings } = settingsFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const world = await openWorld({ traces: settings });
  await expect
    .poll(() => collector.spans.map(({ name }) => name), { timeout: 20_000 })
    .toContain('round dispatch-plan');
  await world.close();
  const round = spanNamed(collector.spans, 'round dispatch-plan');
  expect(round.parentSpanId).toBeUndefined();
  expect(collector.spans.some(({ parentSpanId }) => parentSpanId === round.spanId)).toBe(true);
  expect(collector.spans.map(({ name }) => name)).not.toContain('round outbox-relay');
}, 40_000);

test('a collector that is not there costs nobody anything', async () => {
  const { settings } = settingsFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const world = await openWorld({ traces: settings, clock: 'stands' });
  const phone = world.device();
  for (let times = 0; times < 600; times += 1) expect((await phone.request('/healthz')).status).toBe(200);
  const before = performance.now();
  await world.close();
  expect(performance.now() - before).toBeLessThan(8000);
});

test('the standard variables say what is switched on, and a wrong one is told', () => {
  const at = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
  expect(settingsFrom({}).settings).toBeUndefined();
  expect(settingsFrom({ ...at, OTEL_SDK_DISABLED: 'true' }).settings).toBeUndefined();
  expect(settingsFrom({ ...at, OTEL_TRACES_EXPORTER: 'none' }).settings).toBeUndefined();
  expect(settingsFrom(at).settings?.url).toBe('http://127.0.0.1:4318/v1/traces');
  expect(
    settingsFrom({ ...at, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/take' }).settings?.url,
  ).toBe('http://127.0.0.1:9/take');
  expect(
    settingsFrom({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://x',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '2',
    }).problems.map((problem) => problem.split(':')[0]),
  ).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'OTEL_TRACES_SAMPLER',
    'OTEL_TRACES_SAMPLER_ARG',
  ]);
});

test.each([
  'nonsense',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${callersTrace}-${'0'.repeat(16)}-01`,
  `ff-${callersTrace}-00f067aa0ba902b7-01`,
  `00-${callersTrace.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${callersTrace}-00f067aa0ba902b7-01-more`,
])('%s is no trace to go on with', (written) => {
  expect(readTraceparent(written)).toBeUndefined();
});

function spanNamed(spans: readonly ReceivedSpan[], name: string): ReceivedSpan {
  const found = spans.find((span) => span.name === name);
  if (found === undefined) throw new Error(`no span ${name}`);
  return found;
}
