import type { LoadName } from './loads.ts';

/** A change to one half of the build, found by text that stands in it once. */
interface Edit {
  half: 'server' | 'ssr';
  find: string;
  replace: string;
}

/** A trick for speed, the rows that it serves, and what switches it off. */
export interface Trick {
  name: string;
  rows: readonly LoadName[];
  edits?: readonly Edit[];
}

const inPages = (find: string, replace: string): Edit => ({ half: 'ssr', find, replace });
const inServer = (find: string, replace: string): Edit => ({ half: 'server', find, replace });

export const tricks: readonly Trick[] = [
  {
    name: 'micro-cache',
    rows: ['markets', 'settings'],
    edits: [inServer('var cachedMs = 20;', 'var cachedMs = 0;')],
  },
  {
    name: 'turns-end',
    rows: ['markets'],
    edits: [inServer('? atTurnsEnd(cached) : together()', '? cached.answer : together()')],
  },
  {
    name: 'single-flight',
    rows: ['markets'],
    edits: [
      inServer('var cachedMs = 20;', 'var cachedMs = 0;'),
      inServer('function askedTogether(ask) {', 'function askedTogether(ask) {\n\treturn ask;'),
    ],
  },
  {
    name: 'shared-bytes',
    rows: ['markets'],
    edits: [inServer('bytes: Buffer.from(JSON.stringify(outcome.value))', 'bytes: void 0')],
  },
  {
    name: 'remembered-address',
    rows: ['markets'],
    edits: [inServer('if (request.knownAddress !== void 0) return request.knownAddress;', '')],
  },
  {
    name: 'remembered-place',
    rows: ['track'],
    edits: [
      inServer(
        'const known = places.get(words);\n\tif (known !== void 0) return known;',
        'const known = places.get(words);\n\tif (known !== void 0) {\n\t\tknown.origin = new Error().stack.split("\\n").filter((line) => !line.includes("/server/db/sql/")).slice(1).join("\\n");\n\t\treturn known;\n\t}',
      ),
    ],
  },
  {
    name: 'pipelined',
    rows: ['track'],
    edits: [inServer('pipeline: true', 'pipeline: false')],
  },
  {
    name: 'prepared-once',
    rows: ['track'],
    edits: [inServer('const name = isPrepared ? nameOf$1(text) : void 0;', 'const name = void 0;')],
  },
  {
    name: 'short-query-pool',
    rows: ['track', 'orders'],
    edits: [
      inServer(
        'const quick = openQuickLines({\n\t\taddress,\n\t\tconnections: quickConnections\n\t});',
        'const quick = db;',
      ),
    ],
  },
  {
    name: 'generic-plans',
    rows: ['track', 'orders', 'refused-orders'],
    edits: [inServer('{ plan_cache_mode: "force_generic_plan" }', '{}')],
  },
  {
    name: 'catalogue-cache',
    rows: ['quotes', 'orders'],
    edits: [
      inServer(
        'const recalled = remembered;',
        'const recalled = { edition: "", meanings: /* @__PURE__ */ new Map() };',
      ),
    ],
  },
  {
    name: 'order-without-transaction',
    rows: ['orders'],
    edits: [
      inServer(
        'const holdsNothing = accountId === null || placing.creditKobo === 0;',
        'const holdsNothing = accountId === null;',
      ),
    ],
  },
  {
    name: 'events-in-batches',
    rows: ['events'],
    edits: [
      inServer(
        'return await readTogether(db, reader, take) ?? readApart(db, reader, take);',
        'return readApart(db, reader, take);',
      ),
    ],
  },
  {
    name: 'drawings-once',
    rows: ['landing'],
    edits: [inPages('writeDrawingsOnce(import_server_node.renderToStaticMarkup);', '')],
  },
  {
    name: 'packed-opening',
    rows: ['landing'],
    edits: [
      inServer(
        'async function asGzip({ bytes, packed, check }, rest) {',
        'async function asGzip({ bytes, packed, check }, rest) {\n\treturn [await promisify(wholeGzip)(Buffer.concat([bytes, rest]), { level: levelOfRest, chunkSize: 65536 })];',
      ),
      inServer(
        'var packRest = promisify(deflateRaw);',
        'var packRest = promisify(deflateRaw);\nimport { gzip as wholeGzip } from "node:zlib";',
      ),
    ],
  },
  {
    name: 'settings-unwatched',
    rows: ['landing'],
    edits: [inPages('var useSetting = isOnServer ? ', 'var useSetting = false ? ')],
  },
  {
    name: 'drawn-and-sent',
    rows: ['landing'],
    edits: [
      inPages(
        'draw: () => drawn(meta, {\n\t\t\trequest,\n\t\t\tclient,\n\t\t\tcopy\n\t\t}, body, rendered),',
        'draw: ((made) => () => made)(drawn(meta, { request, client, copy }, body, rendered)),',
      ),
    ],
  },
];
