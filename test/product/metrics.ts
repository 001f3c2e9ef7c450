import type { Client } from '../client.ts';

/** Asks as Prometheus does. */
export function scrape(device: Client, token: string): Promise<Response> {
  return device.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
}

/** Metrics by name and labels; a line that Prometheus could not read is a mistake of the product. */
export function printed(text: string): ReadonlyMap<string, number> {
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      if (name === '' || Number.isNaN(Number(value))) throw new Error(`no line of Prometheus: ${line}`);
      return [name, Number(value)];
    }),
  );
}

/** The names that are printed at all, without what a histogram adds to its own. */
export function namesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
}
