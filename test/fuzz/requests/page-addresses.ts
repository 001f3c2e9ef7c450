import { paths } from '#contract/paths.ts';
import type { Database } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

/** Files and addresses that are no screens. */
const others = [
  '/nothing-here',
  '/api/docs',
  '/api/nothing',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/favicon.ico',
  '/media/00000000-0000-4000-8000-000000000000?until=1&sign=x',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/share',
  '/app/shell',
  '/healthz',
  '//evil.test/',
  '/\\evil.test',
];

/** Every screen's address, those about one thing with things of this world. */
export async function pageAddresses(db: Database): Promise<string[]> {
  const orders = await db.rows({ code: text })`select code from customer_order order by random() limit 3`;
  const markets = await db.rows({ slug: text })`select slug from market order by random() limit 2`;
  const things = [...orders.map(({ code }) => code), ...markets.map(({ slug }) => slug), 'MW-AAAAAAAA'];
  const screens = Object.values(paths).flatMap((path) =>
    typeof path === 'string' ? [path] : things.map((thing) => path(thing, 'x'.repeat(43))),
  );
  return [...screens, ...others];
}
