import type { Database } from '#server/db/database.ts';
import { arrayOf, boolean, nullable, number, text as textColumn } from '#server/db/sql/codecs.ts';
import type { Chance } from '#test/lives/chance.ts';
import type { Actor } from '../set-up/actors.ts';
import type { ValuesFor } from './likely.ts';

type Pool = Map<string, unknown[]>;

/** Values of this world that senders put into their requests. */
export interface Known {
  /** Reads what there is now. */
  refresh(): Promise<void>;
  /** An actor remembers what they were answered. */
  learn(actor: Actor, input: Readonly<Record<string, unknown>>, reply: unknown): void;
  /** For one request: mostly about one order, their own or another's, with everything that belongs to it. */
  valuesFor(actor: Actor, chance: Chance): Promise<ValuesFor>;
}

const mostRemembered = 12;

export function openKnown(db: Database, actors: readonly Actor[]): Known {
  let world: Pool = new Map();
  const remembered = new Map<string, Pool>();
  const sent: unknown[] = [];
  return {
    refresh: async () => {
      world = await readWorld(db, actors);
    },
    learn: (actor, { clientRequestId }, reply) => {
      if (clientRequestId !== undefined) sent.push(clientRequestId);
      if (sent.length > mostRemembered) sent.shift();
      const pool = remembered.get(actor.name) ?? new Map<string, unknown[]>();
      remembered.set(actor.name, pool);
      remember(pool, '', reply, 0);
    },
    valuesFor: async (actor, chance) => {
      const focus = chance.happens(85) ? await readFocus(db, actor, chance) : undefined;
      const own = remembered.get(actor.name);
      return (key) => {
        if (key === 'clientRequestId') return sent;
        const about = focus?.get(key);
        if (about !== undefined && chance.happens(95)) return about;
        const self = ownValues(actor, key);
        if (self !== undefined && chance.happens(40)) return self;
        const seen = own?.get(key);
        if (seen !== undefined && chance.happens(60)) return seen;
        return world.get(key) ?? seen ?? about ?? [];
      };
    },
  };
}

function ownValues({ name, user, password, links }: Actor, key: string): readonly unknown[] | undefined {
  if (key === 'token') return [...links.values(), null];
  // The owner is never deleted by themselves: somebody has to open the gate again.
  if (user === null || name === 'owner') return undefined;
  if (key === 'userId' || key === 'accountId') return [user.id];
  if (key === 'password' || key === 'currentPassword') return password === null ? undefined : [password];
  return key === 'username' ? [user.username] : undefined;
}

/** Every value under its name; an `id` in a list of offers is also an `offerId`. */
function remember(pool: Pool, key: string, value: unknown, depth: number): void {
  if (depth > 8) return;
  if (Array.isArray(value)) {
    for (const one of value.slice(0, 15)) remember(pool, key.replace(/s$/, ''), one, depth + 1);
    return;
  }
  put(pool, key, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    remember(pool, name, inner, depth + 1);
    if (name === 'id' && key !== '') put(pool, `${key}Id`, inner);
  }
}

function isPrivate(text: string): boolean {
  return /kenary|(?:\+234|0)812\d{7}/i.test(text);
}

function put(pool: Pool, key: string, value: unknown): void {
  // A repeated private word would reveal itself.
  if (key === '' || isPrivate(JSON.stringify(value) ?? '')) return;
  const values = pool.get(key) ?? [];
  if (values.length === 0) pool.set(key, values);
  values.push(value);
  if (values.length > mostRemembered) values.shift();
}

/** Ids of every table that has some, under the names that fields of the contract have for them. */
async function readWorld(db: Database, actors: readonly Actor[]): Promise<Pool> {
  const pool: Pool = new Map();
  const tables = await db.rows({ name: textColumn })`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' and table_name <> 'session'`;
  for (const { name } of tables) {
    const rows = await db.rows({ id: textColumn })`select id from ${db(name)} order by random() limit 25`;
    for (const key of keysFor(name)) for (const { id } of rows) addTo(pool, key, id);
  }
  const cast = actors.flatMap(({ user }) => (user === null ? [] : [user.id]));
  const people = await db.rows({ id: textColumn, role: textColumn, username: textColumn, isCast: boolean })`
    select id, role, username, id = any(${cast}::uuid[]) as "isCast" from account
    where deleted_at is null order by random() limit 60`;
  for (const { id, role, username, isCast } of people) {
    if (!isCast) for (const key of ['userId', 'actorId']) addTo(pool, key, id);
    if (!isCast) addTo(pool, 'username', username);
    addTo(pool, role === 'agent' ? 'agentId' : 'accountId', id);
    if (role === 'agent') addTo(pool, 'riderId', id);
  }
  for (const { code } of await db.rows({ code: textColumn })`
    select code from customer_order order by random() limit 30`)
    addTo(pool, 'code', code);
  for (const { slug } of await db.rows({ slug: textColumn })`select slug from market`)
    addTo(pool, 'slug', slug);
  for (const { id } of await db.rows({ id: textColumn })`select id from payment limit 30`)
    addTo(pool, 'reference', id);
  return pool;
}

function addTo(pool: Pool, key: string, value: unknown): void {
  const values = pool.get(key) ?? [];
  values.push(value);
  pool.set(key, values);
}

/** `order_item` is an `orderItemId` and an `itemId`. */
function keysFor(table: string): string[] {
  const words = table.split('_');
  const suffixes = words.map((_word, from) => words.slice(from));
  return suffixes.map(
    (rest) =>
      `${rest.map((word, place) => (place === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('')}Id`,
  );
}

interface FocusRow {
  id: string;
  code: string;
  version: number;
  marketId: string;
  carrierId: string | null;
  accountId: string | null;
  digits: string;
  phone: string;
  pin: string | null;
  ceilingKobo: number;
  items: string[];
  questions: string[];
  claims: string[];
  talks: string[];
  last: number;
  payments: string[];
}

/** Mostly one that is theirs, sometimes anybody's: what a stranger may know of it and what only its people know. */
async function readFocus(db: Database, actor: Actor, chance: Chance): Promise<Pool | undefined> {
  const userId = actor.user?.id ?? null;
  const codes = [...actor.links.keys()];
  const own = chance.happens(75);
  const [row] = await db.rows({
    id: textColumn,
    code: textColumn,
    version: number,
    marketId: textColumn,
    carrierId: nullable(textColumn),
    accountId: nullable(textColumn),
    digits: textColumn,
    phone: textColumn,
    pin: nullable(textColumn),
    ceilingKobo: number,
    items: arrayOf(textColumn),
    questions: arrayOf(textColumn),
    claims: arrayOf(textColumn),
    talks: arrayOf(textColumn),
    last: number,
    payments: arrayOf(textColumn),
  })`
    select o.id, code, version, market_id as "marketId", coalesce(rider_id, agent_id) as "carrierId",
      o.account_id as "accountId", right(customer_phone, 4) as digits, customer_phone as phone, pin,
      ceiling_kobo as "ceilingKobo",
      array(select id from order_item where order_id = o.id) as items,
      array(select q.id from item_question q join order_item i on i.id = q.item_id where i.order_id = o.id) as questions,
      array(select id from claim where order_id = o.id) as claims,
      array(select id from conversation where order_id = o.id) as talks,
      coalesce((select max(last_number) from conversation where order_id = o.id), 0)::int as last,
      array(select id from payment where order_id = o.id) as payments
    from customer_order o
    where ${own} = (code = any(${codes}::text[]) or o.account_id is not distinct from ${userId} and ${userId !== null}
      or rider_id = ${userId} or agent_id = ${userId})
    order by (${chance.happens(70)} and is_under_way) desc, md5(o.id::text || ${String(chance.upTo(1e6))}) limit 1`;
  if (row === undefined) return undefined;
  const token = actor.links.get(row.code);
  const isCarrier = row.carrierId !== null && row.carrierId === userId;
  return new Map<string, unknown[]>(
    [
      ['code', [row.code]],
      ['orderId', [row.id]],
      ['version', [row.version]],
      ['marketId', [row.marketId]],
      ['accountId', row.accountId === null ? [] : [row.accountId]],
      ['token', token === undefined ? [null] : [token]],
      ['digits', [row.digits, '0000']],
      ['itemId', row.items],
      ['questionId', row.questions],
      ['claimId', row.claims],
      ['conversationId', row.talks],
      ['id', row.talks],
      ['number', [row.last, 1]],
      ['reference', row.payments],
      ['ceilingKobo', [row.ceilingKobo]],
      ['about', aboutOf(row, token)],
      ['links', token === undefined ? [[]] : [[{ code: row.code, token }]]],
      ...(isCarrier ? [['pin', [row.pin, '0000']] as [string, unknown[]]] : []),
    ].filter(([, values]) => values !== undefined && values.length > 0) as [string, unknown[]][],
  );
}

function aboutOf({ code, talks }: FocusRow, token: string | undefined): unknown[] {
  return [
    { kind: 'order', code, token: token ?? null },
    { kind: 'support' },
    ...talks.map((id) => ({ kind: 'conversation', id })),
  ];
}
