import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { namesIn, scrape } from '#test/product/metrics.ts';
import { openWorld } from '#test/world.ts';

const token = 'a-token-for-those-who-watch';
const world = await openWorld({ metricsToken: token, dataFolder: '/tmp' });
const alerts = readFileSync('deploy/monitoring/alerts.yml', 'utf8');
const dashboard = readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8');

/** Metrics that Prometheus and blackbox_exporter print themselves. */
const others = new Set(['up', 'probe_success', 'probe_ssl_earliest_cert_expiry']);

let printed: ReadonlySet<string>;
beforeAll(async () => {
  printed = namesIn(await (await scrape(world.device(), token)).text());
});

/** The words of an expression that are names of figures: what is not labels, text, time or PromQL's own. */
function figuresIn(text: string): string[] {
  return [...text.matchAll(/\b(?:marketwaka|process|nodejs|probe)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  );
}

test('every figure that an alert or the dashboard asks for is one that is really printed', () => {
  const asked = new Set([...figuresIn(alerts), ...figuresIn(dashboard)]);
  expect(asked.size).toBeGreaterThan(30);
  expect([...asked].filter((name) => !printed.has(name) && !others.has(name))).toEqual([]);
});

test('every figure of what waits is asked for by an alert or the dashboard', () => {
  const asked = new Set([...figuresIn(alerts), ...figuresIn(dashboard)]);
  const waits = [...printed].filter((name) => /_(waiting|oldest_seconds)$/.test(name));
  expect(waits.length).toBeGreaterThan(8);
  expect(waits.filter((name) => !asked.has(name))).toEqual([]);
});

/** The alert names a page that is there, and on it the heading of its own name. */
function hasRunbook(name: string): boolean {
  const url = new RegExp(`runbook_url: (docs/operations/incidents/[a-z-]+\\.md)#${name.toLowerCase()}\n`);
  const [, page = ''] = url.exec(alerts) ?? [];
  return page !== '' && readFileSync(page, 'utf8').includes(`\n## ${name}\n`);
}

test('every alert is played, and has its page in the manual', () => {
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const played = readFileSync('deploy/monitoring/alerts.test.yml', 'utf8');
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !played.includes(`alertname="${name}"`))).toEqual([]);
  expect(named.filter((name) => !hasRunbook(name))).toEqual([]);
});
