import { me } from '#contract/accounts/endpoints.ts';
import { cachedAtHeader, noPerson, personHeader } from '#contract/installed/cache.ts';
import type { HandedOver } from '#contract/installed/workers.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { askedFor } from './request-kind.ts';
import { keepWithin } from './budget.ts';
import { dropOriginalsBut } from './originals.ts';
import { everybodysCache, ownCache } from './caches.ts';
import { personHere, sawPerson, timesHandedOver } from '../person/person.ts';
import { keepAgentsParts } from '../pages/shell.ts';
import { within } from '../within.ts';

/** A network that is there and answers nothing is none: then what was kept has to do. */
const patienceMs = 3000;
const budget = { entries: 60, bytes: 1_500_000 } as const;

type Whose = 'everybodys' | 'own';

/** The network first; what was kept where it is away or too slow, marked with its age. */
export async function readReply(event: FetchEvent, whose: Whose): Promise<Response> {
  const fresh = askNetwork(event.request, whose);
  event.waitUntil(fresh.then(({ isKept: isCached }) => isCached).catch(() => undefined));
  const answered = fresh.then(({ reply }) => reply);
  const cached = await cachedReply(event.request.url, whose);
  if (cached === undefined) return answered;
  return within(patienceMs, answered).catch(() => cached);
}

/** Stored reply to a query; on a device without a signed-in person, a stored answer to who is signed in. */
export async function cachedReply(address: string, whose: Whose): Promise<Response | undefined> {
  if (whose === 'everybodys') return caches.match(address, { cacheName: everybodysCache });
  const person = await personHere();
  if (person === noPerson && new URL(address).pathname === me.path) return notSignedIn();
  return person === undefined || person === noPerson
    ? undefined
    : caches.match(address, { cacheName: ownCache(person) });
}

/** Keeps what came with a page, if the device is still the one's whom the page was made for. */
export async function keepHandedOver(person: string, replies: readonly HandedOver[]): Promise<void> {
  const here = await personHere();
  if (here === undefined) await sawPerson(person);
  const keepOne = async ({ address, body }: HandedOver) => {
    const asked = askedFor({ url: address, method: 'GET', mode: 'cors' }, self.location.origin);
    const reply = Response.json(body, { headers: { [personHeader]: person } });
    if (asked === 'read-of-all') await keep(address, 'everybodys', reply);
    else if (asked === 'own-read' && (here ?? person) === person) await keep(address, 'own', reply);
  };
  await Promise.all(replies.map(keepOne));
}

/** Takes note of whom an answer was made for; whoever is new here is asked about once, to be known without network. */
export async function notePerson(answer: Response): Promise<void> {
  const person = answer.headers.get(personHeader);
  if (person === null || !(await sawPerson(person))) return;
  const { isKept: isCached } = await askNetwork(new Request(me.path, { cache: 'no-cache' }), 'own');
  await isCached;
}

async function askNetwork(
  request: Request,
  whose: Whose,
): Promise<{ reply: Response; isKept: Promise<void> }> {
  const asked = timesHandedOver();
  const reply = await fetch(request);
  const copy = reply.clone();
  const keepIt = async () => {
    if (timesHandedOver() !== asked) return;
    await notePerson(copy);
    if (copy.ok && timesHandedOver() === asked) await keep(request.url, whose, copy);
  };
  // A device that is full shows the reply all the same.
  return { reply, isKept: keepIt().catch(() => undefined) };
}

async function keep(address: string, whose: Whose, reply: Response): Promise<void> {
  const person = reply.headers.get(personHeader);
  const isTheirs = person !== null && person !== noPerson && person === (await personHere());
  if (whose === 'own' && !isTheirs) return;
  const copy = reply.clone();
  const cacheName = whose === 'own' ? ownCache(person ?? noPerson) : everybodysCache;
  const stored = whose === 'own' ? reply : withoutPerson(reply);
  await keepWithin(cacheName, address, stored, budget, { [cachedAtHeader]: String(Date.now()) });
  const { pathname } = new URL(address);
  if (pathname === me.path) await keepWorkOf(copy);
  else if (pathname === showRun.path && person !== null) await dropOriginalsBut(person, await copy.text());
}

/** A reply for everybody stays when its reader leaves, and does not say who that was. */
function withoutPerson(reply: Response): Response {
  const headers = new Headers(reply.headers);
  headers.delete(personHeader);
  return new Response(reply.body, { status: reply.status, headers });
}

async function keepWorkOf(reply: Response): Promise<void> {
  const person: unknown = await reply.json();
  const isAgent =
    typeof person === 'object' && person !== null && 'role' in person && person.role === 'agent';
  // Missing files are loaded when the page names its person again.
  if (isAgent) await keepAgentsParts().catch(() => undefined);
}

function notSignedIn(): Response {
  const reason: RefusalCode = 'not-signed-in';
  return new Response(reason, { status: 401, headers: { [refusalHeader]: reason } });
}
