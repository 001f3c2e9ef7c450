import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { requestLine } from './request-line.ts';
import { RequestLog } from './request-log.ts';

afterEach(() => vi.useRealTimers());

function openLog() {
  const lines: string[] = [];
  const { log } = fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  return { log, lines };
}

const id = '590b4c6c-6ecb-47dd-a284-b41d89e59c90';

it('a fast log line cannot be told from one that pino wrote', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { log, lines } = openLog();
  const asked = { method: 'GET', route: '/api/markets/:slug', status: 404 };
  log.child({ reqId: id }).info({ ...asked, ms: 12.3 });
  expect(requestLine({ id, ...asked, ms: 12.3456 })).toBe(lines[0]);
});

it('the errors of a request are logged under its id, however many there are', () => {
  const { log, lines } = openLog();
  const own = new RequestLog(log, { reqId: id });
  own.warn({ code: '57P01' }, 'database away');
  own.child({ step: 2 }).error('gave up');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 40, reqId: id, code: '57P01', msg: 'database away' },
    { level: 50, reqId: id, step: 2, msg: 'gave up' },
  ]);
});
