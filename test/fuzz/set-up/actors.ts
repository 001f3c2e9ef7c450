import { randomBytes } from 'node:crypto';
import type { User } from '#contract/accounts/schema.ts';
import { type Permission, permissions } from '#contract/permissions.ts';
import type { Database } from '#server/db/database.ts';
import { arrayOf, boolean, text } from '#server/db/sql/codecs.ts';
import { sessionCookie } from '#server/features/accounts/sessions/session.ts';
import { sentName } from '#server/http/requests/cookies.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import type { Client } from '#test/client.ts';
import { agentOnline } from '#test/factories/agents.ts';
import { giveFloat } from '#test/factories/dispatch.ts';
import {
  signInOwner,
  signUpAdmin,
  signUpCustomer,
  signUpFlagged,
  type SomeoneSignedIn,
} from '#test/factories/people.ts';
import type { World } from '#test/world.ts';

/** As a place that people reach by TLS names it. */
export const sessionName = sentName(sessionCookie, true);

export const kinds = [
  'visitor',
  'guest with a link',
  'customer',
  'agent',
  'admin with one permission',
  'admin with all',
  'godmode',
] as const;
export type Kind = (typeof kinds)[number];

export interface Actor {
  name: string;
  kind: Kind;
  user: User | null;
  password: string | null;
  /** The session that goes with every request. */
  cookie: string | null;
  client: Client;
  /** Links of orders that they hold: code and secret. */
  links: Map<string, string>;
}

/** All actors, with the way each is made. */
function castOf(world: World): [name: string, make: (name: string) => Promise<Actor>][] {
  const outsider = (kind: Kind) => async (name: string) => outsideOf(name, kind, world);
  const admin = (kind: Kind, held: readonly Permission[]) => async (name: string) =>
    actorOf(name, kind, await signUpAdmin(world, held));
  const customer = async (name: string) => actorOf(name, 'customer', await signUpCustomer(world));
  const agent = async (name: string) => {
    const someone = await agentOnline(world);
    await giveFloat(world, someone, 9_000_000);
    return actorOf(name, 'agent', someone);
  };
  return [
    ['visitor', outsider('visitor')],
    ['guest Bisi', outsider('guest with a link')],
    ['guest Chidi', outsider('guest with a link')],
    ['customer Ada', customer],
    ['customer Bola', customer],
    ['agent Musa', agent],
    ['agent Sani', agent],
    ...permissions.map((one): [string, (name: string) => Promise<Actor>] => [
      `admin with ${one}`,
      admin('admin with one permission', [one]),
    ]),
    ['admin with all', admin('admin with all', permissions)],
    ['owner', async (name) => actorOf(name, 'godmode', await signInOwner(world))],
    ['flagged', async (name) => actorOf(name, 'godmode', await signUpFlagged(world))],
  ];
}

export function gatherActors(world: World): Promise<Actor[]> {
  return Promise.all(castOf(world).map(([name, make]) => make(name)));
}

/** A new person under the name of one who deleted their account. */
export async function castAnew(world: World, { name }: Actor): Promise<Actor> {
  const make = castOf(world).find(([one]) => one === name)?.[1];
  if (make === undefined) throw new Error(`nobody is called ${name}`);
  return make(name);
}

function outsideOf(name: string, kind: Kind, world: World): Actor {
  return { name, kind, user: null, password: null, cookie: null, client: world.device(), links: new Map() };
}

function actorOf(name: string, kind: Kind, { client, user, password }: SomeoneSignedIn): Actor {
  const rights = {
    ...user,
    isGodMode: kind === 'godmode',
    role: kind === 'agent' ? 'agent' : user.role,
    permissions: kind === 'admin with all' ? [...permissions] : user.permissions,
  } as const;
  const only = permissions.find((permission) => name === `admin with ${permission}`);
  const cookie = client.cookies.get(sessionName);
  if (cookie === undefined) throw new Error(`${name} signed in and has no session`);
  const asCast = only === undefined ? rights : { ...rights, permissions: [only] };
  return { name, kind, user: asCast, password, cookie, client, links: new Map() };
}

/** Restores the actor after a request; tells whether anything had to be done. */
export async function standUp(db: Database, actor: Actor): Promise<'stands' | 'stood up' | 'left'> {
  const { user, cookie } = actor;
  if (user === null || cookie === null) return 'stands';
  const [row] = await db.rows({ role: text, flag: boolean, permissions: arrayOf(text), isIn: boolean })`
    select role, is_god_mode as flag, permissions, exists (
      select 1 from session where token_hash = ${hashSecret(cookie)} and expires_at > now()) as "isIn"
    from account where id = ${user.id} and deleted_at is null`;
  if (row === undefined) return 'left';
  const flag = actor.name === 'flagged';
  const isAsCast =
    row.role === user.role && row.flag === flag && row.permissions.join() === user.permissions.join();
  if (!isAsCast) {
    await db`
      update account set role = ${user.role}, is_god_mode = ${flag}, permissions = ${[...user.permissions]}
      where id = ${user.id}`;
  }
  if (!row.isIn) await signInAgain(db, actor, user.id);
  return isAsCast && row.isIn ? 'stands' : 'stood up';
}

async function signInAgain(db: Database, actor: Actor, userId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await db`
    insert into session (token_hash, account_id, user_agent, expires_at, stepped_up_at)
    values (${hashSecret(token)}, ${userId}, 'A phone of the fuzzer', now() + interval '60 days', now() + interval '60 days')`;
  actor.cookie = token;
  actor.client.cookies.set(sessionName, token);
}
