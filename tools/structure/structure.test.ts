import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStructure } from './check.ts';

let root: string;

/** A small house in good order: every tree, two features, layers that know only what they may. */
const goodHouse: Readonly<Record<string, string>> = {
  'contract/orders/schema.ts': "import * as z from 'zod/mini';\nexport const order = z.object({});\n",
  'contract/orders/endpoints.ts':
    "import { order } from './schema.ts';\nexport const path = '/api/orders' + String(order);\n",
  'server/feature-order.ts': "export const featureOrder = ['settings', 'orders'] as const;\n",
  'server/app.ts': "import { routes } from './features/orders/routes.ts';\nexport const app = routes;\n",
  'server/http/serve.ts': "export const wholeApi = '/api/*';\n",
  'server/features/settings/store.ts': 'export const read = (db) => db`select 1`;\n',
  'server/features/settings/view.ts': 'export const view = 1;\n',
  'server/features/settings/show-settings.ts':
    "import { read } from './store.ts';\nexport const query = read;\n",
  'server/features/orders/store.ts':
    'export const find = (db) => db`select 2`;\nexport interface Row { id: string }\n',
  'server/features/orders/view.ts':
    "import type { Row } from './store.ts';\nexport const show = (row: Row) => row.id;\n",
  'server/features/orders/placing/place-order.ts':
    "import { read } from '#server/features/settings/store.ts';\nimport { find } from '../store.ts';\nexport const place = [read, find];\n",
  'server/features/orders/routes.ts':
    "import { place } from './placing/place-order.ts';\nexport const routes = place;\n",
  'web/feature-order.ts': "export const featureOrder = ['settings', 'orders'] as const;\n",
  'web/routes.ts': "export const admin = () => import('./screens/admin/today.tsx');\n",
  'web/lib/money.ts': "import { order } from '#contract/orders/schema.ts';\nexport const kobo = order;\n",
  'web/ui/button.tsx': "import { kobo } from '#web/lib/money.ts';\nexport const Button = kobo;\n",
  'web/offline/queue.ts': 'export const queue = [];\n',
  'web/features/orders/mutations.ts':
    "import { queue } from '#web/offline/queue.ts';\nexport const send = queue;\n",
  'web/screens/public/landing.tsx':
    "import { Hero } from './landing/hero.tsx';\nexport const Landing = Hero;\n",
  'web/screens/public/landing/hero.tsx':
    "import { Button } from '#web/ui/button.tsx';\nexport const Hero = Button;\n",
  'web/screens/admin/today.tsx': 'export const Today = 1;\n',
  'web/sw/sw.ts': "import { queue } from '#web/offline/queue.ts';\nexport const worker = queue;\n",
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marketwaka-structure-'));
  for (const [path, source] of Object.entries(goodHouse)) plant(path, source);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

function complaints(): string[] {
  return checkStructure(root).map(({ path, says }) => `${path} ${says}`);
}

it('the checker says nothing about a repository in order', () => {
  expect(complaints()).toEqual([]);
});

/** Planted violations: a path, its source, and a piece of what the checker must say of it. */
const planted: readonly (readonly [string, string, string, RegExp])[] = [
  [
    'a package that is patched as it loads',
    'server/db/patched.ts',
    "import { registerHooks } from 'node:module';\nexport const hooks = registerHooks({});\n",
    /could change a package as it loads/,
  ],
  ['a package in the contract', 'contract/orders/rules.ts', "import 'fastify';", /zod alone/],
  [
    'a part of Node in the contract',
    'contract/orders/rules.ts',
    "import { join } from 'node:path';",
    /zod alone/,
  ],
  [
    'the server in the contract',
    'contract/orders/rules.ts',
    "import { app } from '#server/app.ts';",
    /contract imports server/,
  ],
  [
    'the server in the web',
    'web/lib/client.ts',
    "import { app } from '#server/app.ts';",
    /web imports server/,
  ],
  [
    'a type of the server in the web',
    'web/lib/client.ts',
    "import type { app } from '#server/app.ts';",
    /web imports server/,
  ],
  [
    'a type query of the server in the web',
    'web/lib/client.ts',
    "export type App = typeof import('#server/app.ts');",
    /web imports server/,
  ],
  [
    'the server loaded by the web',
    'web/lib/client.ts',
    "export const app = () => import('#server/app.ts');",
    /web imports server/,
  ],
  [
    'the server passed on by the web',
    'web/lib/client.ts',
    "export { app } from '#server/app.ts';",
    /web imports server/,
  ],
  ['a part of Node in the web', 'web/lib/client.ts', "import 'node:fs';", /browsers do not have/],
  [
    'the web in the server',
    'server/http/page.ts',
    "import { kobo } from '#web/lib/money.ts';",
    /server imports web/,
  ],
  ['tests in the server', 'server/http/page.ts', "import '#test/world.ts';", /server imports test/],
  [
    'a feature in the design system',
    'web/ui/card.tsx',
    "import { send } from '#web/features/orders/mutations.ts';",
    /ui imports/,
  ],
  [
    'a screen in a feature',
    'web/features/orders/queries.ts',
    "import '#web/screens/public/landing.tsx';",
    /features imports/,
  ],
  [
    'the queue in a screen',
    'web/screens/public/order.tsx',
    "import '#web/offline/queue.ts';",
    /screens imports/,
  ],
  [
    'a feature in the queue',
    'web/offline/replay.ts',
    "import '#web/features/orders/mutations.ts';",
    /offline imports/,
  ],
  ['the library in a worker', 'web/sw/push.ts', "import '#web/lib/money.ts';", /sw imports/],
  ['a screen in a screen', 'web/screens/public/order.tsx', "import './landing.tsx';", /another screen/],
  [
    'an admin screen in a public one',
    'web/screens/public/order.tsx',
    "import '#web/screens/admin/today.tsx';",
    /another screen/,
  ],
  [
    'an admin screen in everybody’s bundle',
    'web/app.tsx',
    "import { Today } from './screens/admin/today.tsx';",
    /must be loaded with import\(\)/,
  ],
  [
    'a later feature',
    'server/features/settings/change-setting.ts',
    "import '../orders/placing/place-order.ts';",
    /comes after it/,
  ],
  [
    'another feature’s view',
    'server/features/orders/show-order.ts',
    "import '../settings/view.ts';",
    /settings's view/,
  ],
  [
    'a store in routes',
    'server/features/settings/routes.ts',
    "import './store.ts';",
    /routes imports its feature's store/,
  ],
  [
    'a command in a store',
    'server/features/orders/store-items.ts',
    "import './placing/place-order.ts';",
    /store imports its feature's action/,
  ],
  [
    'a feature in the door',
    'server/http/gate.ts',
    "import '#server/features/settings/store.ts';",
    /stands below the features/,
  ],
  [
    'a feature in the outbox',
    'server/outbox/relay.ts',
    "import '../features/orders/placing/place-order.ts';",
    /stands below the features/,
  ],
  [
    'a drawer of commands',
    'server/features/orders/placing/commands-late.ts',
    '',
    /named after its endpoint or what it does/,
  ],
  ['routes inside a stage', 'server/features/orders/placing/routes.ts', '', /stands at its feature's root/],
  ['a folder of components', 'web/features/orders/components/card.tsx', '', /lie together in their stage/],
  [
    'a later feature of the contract',
    'contract/settings/rules.ts',
    "import '#contract/orders/schema.ts';",
    /settings imports orders, which comes after it/,
  ],
  [
    'a later feature of the web',
    'web/features/settings/brand.tsx',
    "import '#web/features/orders/mutations.ts';",
    /settings imports orders, which comes after it/,
  ],
  [
    'an import that climbs two folders',
    'server/features/settings/change-setting.ts',
    "import '../../http/serve.ts';",
    /climbs two folders/,
  ],
  ['a feature without a place', 'server/features/coupons/store.ts', '', /stands in no place/],
  [
    'SQL in a command',
    'server/features/settings/change-setting.ts',
    'export const pay = (db) => db`delete from debt`;',
    /SQL stands in a store alone/,
  ],
  [
    'SQL under another tag',
    'server/features/settings/change-setting.ts',
    'export const pay = (q) => q`update debt set paid = true`;',
    /SQL stands in a store alone/,
  ],
  [
    'an address in the web',
    'web/lib/client.ts',
    "export const orders = '/api/orders';",
    /an address of the API/,
  ],
  [
    'an address put together',
    'web/lib/client.ts',
    'export const order = (id) => `/api/orders/${id}`;',
    /an address of the API/,
  ],
  ['a barrel', 'contract/orders/all.ts', "export * from './schema.ts';", /hides where a thing stands/],
  ['an index', 'contract/orders/index.ts', '', /its name says nothing/],
  ['a drawer for everything', 'web/lib/utils.ts', '', /its name says nothing/],
  ['a folder for everything', 'server/helpers/dates.ts', '', /its name says nothing/],
  ['a file without end', 'contract/orders/rules.ts', 'export const a = 1;\n'.repeat(301), /301 lines/],
  ['a stylesheet without end', 'web/ui/tokens.css', 'a {}\n'.repeat(301), /301 lines/],
  ['a promise to finish', 'contract/orders/rules.ts', `// ${['TO', 'DO'].join('')}: prices`, /left undone/],
  ...[
    'What',
    'Who',
    'Whoever',
    'Where',
    'How',
    'Of',
    'When',
    'Whether',
    'Those',
    'Nobody',
    'Whom',
    'Why',
    'Asked',
    'Told',
    'Nothing',
  ].map(
    (opening) =>
      [
        `a comment that opens with ${opening}`,
        'server/features/orders/view.ts',
        `/** ${opening} the order has. */\nexport const show = 1;\n`,
        /begins with its subject/,
      ] as const,
  ),
  [
    'a line comment without a subject',
    'server/features/orders/view.ts',
    'export function show() {\n  // Where it is late.\n  // Which is rare.\n}\n',
    /begins with its subject/,
  ],
  [
    'a comment with a private word',
    'server/features/orders/view.ts',
    '/** The order as far as the asker may see it. */\nexport function show() {}\n',
    /asker: say caller/,
  ],
  ...[
    ['a variable', 'export const keptReply = 1;'],
    ['a parameter', 'export function show(town: string) { return town.length; }'],
    ['a part of a parameter', 'export const show = ({ reply: kept = 1 }) => kept;'],
    ['a function', 'export function askerOf() {}'],
    ['a type', 'export interface Surroundings { at: string }'],
    ['a class', 'export class Doorkeeper {}'],
    ['a fitting that is passed on', 'export const openBesideOthers = 1;'],
    ['a look of the server', 'export const nextLook = 1;'],
    ['company for what a process is made with', 'export interface Company { at: string }'],
  ].map(
    ([what, source = '']) =>
      [`a private word as ${what}`, 'server/features/orders/view.ts', source, /: say /] as const,
  ),
  ['words for the copy of a screen', 'web/lib/money.ts', 'export const words = 1;', /words: say copy/],
  ['a file with a private word', 'web/lib/kept-lists.ts', '', /kept: say stored/],
  ['a folder with a private word', 'test/town/people.ts', '', /town: say dataset/],
  [
    'a word that is everyday in a sentence alone',
    'server/features/orders/placing/money.ts',
    'export const whatIsSaid = 1;',
    /said: say what/,
  ],
  [
    'a file with a word that is everyday in a sentence alone',
    'server/http/order-story.ts',
    '',
    /story: say history/,
  ],
  ['a file with a riddle for a name', 'test/calls/first-day.ts', '', /say what the file holds/],
  [
    'a title that begins with a verb',
    'web/lib/money.test.ts',
    "test('says what a mudu costs in kobo', () => {});",
    /begins with its subject/,
  ],
  [
    'a title that begins with a pronoun',
    'web/lib/money.test.ts',
    "test('whoever pays at the door gets change', () => {});",
    /begins with its subject/,
  ],
  [
    'a title that is no sentence',
    'web/lib/money.test.ts',
    "test('a large sum', () => {});",
    /is a whole sentence/,
  ],
  [
    'a title with a private word',
    'web/lib/money.test.ts',
    "test('a town of agents earns nothing at night', () => {});",
    /town: say dataset/,
  ],
  [
    'a group that gives its tests no subject',
    'web/lib/money.test.ts',
    "describe('what is paid', () => test.each([1])('is %i kobo', () => {}));",
    /begins with its subject/,
  ],
];

describe('the checker sees', () => {
  it.each(planted)('%s', (_what, path, source, says) => {
    plant(path, source);
    const found = complaints();
    expect(
      found.filter((complaint) => complaint.startsWith(`${path} `) && says.test(complaint)),
    ).toHaveLength(1);
    expect(found).toHaveLength(1);
  });

  it('a folder with more than twenty files is refused', () => {
    for (let at = 0; at <= 20; at += 1) plant(`server/http/part${at}.ts`, '');
    expect(complaints()).toEqual(['server/http 22 files stand side by side; 20 are the most']);
  });

  it('four files with one prefix are refused, but for endpoints that share a verb', () => {
    for (const name of ['body', 'cookies', 'headers', 'line']) plant(`server/http/request-${name}.ts`, '');
    expect(complaints()).toEqual([expect.stringMatching(/^server\/http 4 files begin with request-/)]);
  });

  it('an endpoint without a file of its name is refused', () => {
    plant(
      'contract/orders/endpoints.ts',
      "import { defineEndpoint } from '../endpoint.ts';\nexport const placeOrder = defineEndpoint({ name: 'placeOrder' });\n",
    );
    expect(complaints()).toEqual([
      expect.stringContaining('no place-order.ts of the server answers placeOrder'),
    ]);
    plant('server/features/orders/placing/place-order.ts', 'export function placeOrder() {}\n');
    expect(complaints()).toEqual([]);
  });

  it('a feature of the web without a place in the order is refused', () => {
    plant('web/features/coupons/coupon.tsx', '');
    expect(complaints()).toEqual(['web/features/coupons coupons stands in no place of web/feature-order.ts']);
  });

  it('a web file that too many features import is refused', () => {
    const features = ['settings', 'orders', 'chat', 'run', 'agents', 'admin', 'lists'];
    const list = features.map((feature) => `'${feature}'`).join(', ');
    plant('web/feature-order.ts', `export const featureOrder = [${list}] as const;\n`);
    plant('web/features/settings/spinner.tsx', 'export const Spinner = 1;\n');
    for (const feature of features.slice(1))
      plant(`web/features/${feature}/page.tsx`, "import '#web/features/settings/spinner.tsx';\n");
    expect(complaints()).toEqual([
      expect.stringContaining('web/features/settings/spinner.tsx 6 other features import it'),
    ]);
  });

  it('an order of the web’s features that is not the server’s is refused', () => {
    plant('web/feature-order.ts', "export const featureOrder = ['orders', 'settings'] as const;\n");
    expect(complaints()).toEqual([
      expect.stringContaining("orders stands where the server's order has settings"),
    ]);
  });

  it('circular imports are refused, type imports included', () => {
    plant('contract/orders/one.ts', "import type { two } from './two.ts';\nexport const one = 1;\n");
    plant('contract/orders/two.ts', "import { one } from './one.ts';\nexport const two = one;\n");
    expect(complaints()).toEqual([
      expect.stringContaining('imports go round: contract/orders/one.ts → contract/orders/two.ts'),
    ]);
  });

  it('a file that cannot be parsed is named', () => {
    plant('contract/orders/rules.ts', 'export const = 1;');
    expect(() => checkStructure(root)).toThrow('contract/orders/rules.ts');
  });
});

it('a test may import what it tests, and copy may be as long as it is', () => {
  plant(
    'server/features/orders/late-agents.db.test.ts',
    "import '#test/world.ts';\nimport '../settings/show-settings.ts';\n",
  );
  plant('contract/copy/public/en.ts', 'export const a = 1;\n'.repeat(400));
  expect(complaints()).toEqual([]);
});

it('a group and its test may share a sentence, and a stream may look back', () => {
  plant(
    'web/lib/money.test.ts',
    "describe('change at the door', () => {\n  it('is counted to the naira', () => {});\n});\ntest('an order after it is over', () => {});\n",
  );
  plant('web/lib/look.ts', 'export const looked = 1;\n');
  plant('web/lib/opened.ts', 'export function useTellOpened() {}\n');
  plant('server/db/migrations/0001-kept-pictures.sql', 'alter table picture add kept boolean;\n');
  expect(complaints()).toEqual([]);
});
