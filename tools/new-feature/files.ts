import type { Names } from './names.ts';

/** The files of a new feature by their paths: one list and one verb, so that every kind of file has its first line. */
export function filesOf(names: Names, migration: string): Record<string, string> {
  const { many, one } = names;
  return {
    [`contract/${many}/schema.ts`]: schema(names),
    [`contract/${many}/endpoints.ts`]: endpoints(names),
    [`contract/${many}/rules.ts`]: rules(names),
    [`server/db/migrations/${migration}-${many}.sql`]: table(names),
    [`server/features/${many}/routes.ts`]: routes(names),
    [`server/features/${many}/add-${one}.ts`]: commands(names),
    [`server/features/${many}/list-${many}.ts`]: reads(names),
    [`server/features/${many}/policy.ts`]: policy(),
    [`server/features/${many}/store.ts`]: store(names),
    [`server/features/${many}/view.ts`]: view(names),
    [`web/features/${many}/queries.ts`]: queries(names),
    [`web/features/${many}/mutations.ts`]: mutations(names),
  };
}

const schema = ({ value, One }: Names) => `import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

export const ${value} = z.object({ id, name: z.string(), createdAt: instant });
export type ${One} = z.output<typeof ${value}>;

export const ${value}Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
`;

const endpoints = ({ many, value, One, Many }: Names) => `import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { noInput } from '../fields.ts';
import { ${value}, ${value}Name } from './schema.ts';

export const list${Many} = defineEndpoint({
  name: 'list${Many}',
  purpose: 'What the person has of these, the newest first.',
  method: 'GET',
  path: '/api/${many}',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: noInput,
  reply: z.array(${value}),
  refusals: [],
});

export const add${One} = defineEndpoint({
  name: 'add${One}',
  purpose: 'Add one of the person’s own.',
  method: 'POST',
  path: '/api/${many}',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: z.strictObject({ name: ${value}Name }),
  reply: ${value},
  refusals: ['not-signed-in'],
});
`;

const rules = ({ One, Many }: Names) => `import type { ${One} } from './schema.ts';

export function newest${Many}First(list: readonly ${One}[]): ${One}[] {
  return list.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
`;

const table = ({ table: name }: Names) => `create table ${name} (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references account (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create index ${name}_owner on ${name} (owner_id);
`;

const routes = ({
  many,
  one,
  One,
  Many,
  router,
}: Names) => `import * as endpoints from '#contract/${many}/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { add${One} } from './add-${one}.ts';
import { list${Many} } from './list-${many}.ts';

export function ${router}({ db }: FeatureDeps): Route[] {
  return [
    answer(endpoints.list${Many}, (_input, caller) => list${Many}(db, caller.person)),
    answer(endpoints.add${One}, (input, caller) => add${One}(db, input, caller.person)),
  ];
}
`;

const commands = ({ many, One }: Names) => `import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { add${One} as endpoint } from '#contract/${many}/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Person } from '#server/http/person.ts';
import { ownerOf } from './policy.ts';
import { store${One} } from './store.ts';
import { view${One} } from './view.ts';

export async function add${One}(
  db: Db,
  input: InputOf<typeof endpoint>,
  person: Person,
): Promise<OutcomeOf<typeof endpoint>> {
  const ownerId = ownerOf(person);
  if (ownerId === undefined) return { ok: false, reason: 'not-signed-in' };
  return { ok: true, value: view${One}(await store${One}(db, ownerId, input.name)) };
}
`;

const reads = ({ many, One, Many }: Names) => `import type { OutcomeOf } from '#contract/endpoint.ts';
import type { list${Many} as endpoint } from '#contract/${many}/endpoints.ts';
import { newest${Many}First } from '#contract/${many}/rules.ts';
import type { Db } from '#server/db/database.ts';
import type { Person } from '#server/http/person.ts';
import { ownerOf } from './policy.ts';
import { read${Many}Of } from './store.ts';
import { view${One} } from './view.ts';

export async function list${Many}(db: Db, person: Person): Promise<OutcomeOf<typeof endpoint>> {
  const ownerId = ownerOf(person);
  const rows = ownerId === undefined ? [] : await read${Many}Of(db, ownerId);
  return { ok: true, value: newest${Many}First(rows.map(view${One})) };
}
`;

const policy = () => `import type { Person } from '#server/http/person.ts';

/** Everybody has their own and sees no other's. */
export function ownerOf(person: Person): string | undefined {
  return person.kind === 'member' ? person.user.id : undefined;
}
`;

const store = ({ value, One, Many, table: name }: Names) => `import type { Db } from '#server/db/database.ts';
import { instant, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const ${value}Row = { id: text, name: text, createdAt: instant };
export type ${One}Row = RowOf<typeof ${value}Row>;

export function read${Many}Of(db: Db, ownerId: string): Promise<${One}Row[]> {
  return db.rows(${value}Row)\`
    select id, name, created_at as "createdAt" from ${name} where owner_id = \${ownerId}\`;
}

export async function store${One}(db: Db, ownerId: string, name: string): Promise<${One}Row> {
  const [row] = await db.one(${value}Row)\`
    insert into ${name} (owner_id, name) values (\${ownerId}, \${name})
    returning id, name, created_at as "createdAt"\`;
  return row;
}
`;

const view = ({ many, One }: Names) => `import type { ${One} } from '#contract/${many}/schema.ts';
import type { ${One}Row } from './store.ts';

export function view${One}({ id, name, createdAt }: ${One}Row): ${One} {
  return { id, name, createdAt: createdAt.toISOString() };
}
`;

const queries = ({
  many,
  Many,
  value,
}: Names) => `import { list${Many} } from '#contract/${many}/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

export const ${value}ListQuery = apiQuery(list${Many}, {});
`;

const mutations = ({
  many,
  One,
  value,
}: Names) => `import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { add${One} } from '#contract/${many}/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { ${value}ListQuery } from './queries.ts';

export function useAdd${One}() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentTo<typeof add${One}>) => callServer(add${One}, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ${value}ListQuery.queryKey }),
  });
}
`;
