import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admits } from '#contract/audience.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openKnown } from '#test/fuzz/requests/known.ts';
import { drawInput } from '#test/fuzz/requests/plan.ts';
import type { Stage } from '#test/fuzz/set-up/stage.ts';
import { chanceOf, type Chance } from '#test/lives/chance.ts';
import { openGateway, type Gateway } from './gateway/gateway.ts';
import { openTally, type Finding, type Tally } from './gateway/tally.ts';
import { runSqlmap } from './scanners/sqlmap.ts';
import { runWapiti } from './scanners/wapiti.ts';
import { asSent, exampleOf } from './world/examples.ts';
import { openPerson, type Kind } from './world/person.ts';

type Examples = Map<Endpoint, Record<string, unknown>>;

/** A picture, and a provider's signed notice, have bodies that no form fills: the fuzzer sends those. */
const scannedCalls = endpoints.filter(({ takes }) => takes === undefined);

export interface Scanned {
  kind: Kind;
  tally: Tally;
  /** Calls that admit this person. */
  own: number;
  /** Admitted calls that the scanners came to. */
  asked: number;
  /** Names of admitted calls that were asked and never answered by more than the door. */
  unreached: readonly string[];
  findings: Finding[];
  /** Scanners whose time was over before they were done. */
  cut: readonly string[];
}

/** Both scanners at once over every call and page, as this kind of person. */
export async function scanPerson(
  stage: Stage,
  kind: Kind,
  { seconds, seed, signal }: { seconds: number; seed: number; signal: AbortSignal },
): Promise<Scanned> {
  const person = await openPerson(stage, kind);
  const tally = openTally();
  const chance = chanceOf(seed);
  const own: Examples = new Map();
  const others: Examples = new Map();
  const all: Examples = new Map();
  const gateway = await openGateway({ port: stage.product.port, sender: person, tally, examples: all });
  const folder = mkdtempSync(join(tmpdir(), 'mw-scan-'));
  try {
    const known = openKnown(stage.db, stage.actors);
    await known.refresh();
    const drawing = {
      known,
      chance,
      actor: () => person.actor(),
      send: (endpoint: Endpoint, input: Record<string, unknown>) => gateway.send(endpoint, input),
    };
    for (const endpoint of shuffled(scannedCalls, chance)) {
      const isOwn = admits(endpoint.audience, person.actor().user) === 'yes';
      const input = isOwn
        ? await exampleOf(drawing, endpoint)
        : asSent(await drawInput(chance, known, person.actor(), endpoint));
      (isOwn ? own : others).set(endpoint, input);
    }
    for (const [endpoint, input] of [...own, ...others]) all.set(endpoint, input);
    const { findings, cut } = await runBoth({ own, others, gateway, folder, seconds, log: kind, signal });
    const log = stage.product.errors().map((line): Finding => {
      return { by: 'log', what: 'an error in the log', where: kind, detail: line.slice(0, 1500) };
    });
    const asked = [...own.keys()].map(({ name }) => name).filter((name) => tally.asked().has(name));
    return {
      kind,
      tally,
      own: own.size,
      asked: asked.length,
      unreached: asked.filter((name) => !tally.reached().has(name)),
      findings: [...findings, ...tally.findings(), ...log],
      cut,
    };
  } finally {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Both {
  own: Examples;
  others: Examples;
  gateway: Gateway;
  folder: string;
  seconds: number;
  log: string;
  signal: AbortSignal;
}

/** The calls of others come last, with what time is left: they are refused before anything of them is read. */
async function runBoth({ own, others, gateway, folder, seconds, log, signal }: Both) {
  const begun = performance.now();
  const shared = { gateway: gateway.url, signal, log };
  const sub = (name: string) => mkdtempSync(join(folder, name));
  const inTurn = async () => {
    const first = { ...shared, folder: sub('sqlmap-'), examples: own, how: 'thorough', seconds } as const;
    const thorough = await runSqlmap(first);
    const left = Math.max(10, seconds - (performance.now() - begun) / 1000);
    const second = {
      ...shared,
      folder: sub('sqlmap-'),
      examples: others,
      how: 'brief',
      seconds: left,
    } as const;
    const brief = await runSqlmap({ ...second, log: `${log}-others` });
    return {
      findings: [...thorough.findings, ...brief.findings],
      cut: [
        thorough.isDone ? [] : ['sqlmap'],
        brief.isDone ? [] : ['sqlmap over the calls of others'],
      ].flat(),
    };
  };
  // wapiti tells of what it left out by itself; without an end it tells of nothing.
  const [sql, web] = await Promise.all([
    inTurn(),
    runWapiti({ ...shared, examples: own, folder: sub('wapiti-'), seconds }),
  ]);
  const isCut = /Max (attack|scan) time was reached/.test(web.output);
  return { findings: [...sql.findings, ...web.findings], cut: [...sql.cut, ...(isCut ? ['wapiti'] : [])] };
}

function shuffled<Thing>(things: readonly Thing[], chance: Chance): Thing[] {
  return things
    .map((thing) => ({ thing, place: chance.upTo(2 ** 30) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}
