import { kilometresBetween, pinOf, type Place } from '#contract/areas.ts';
import { usualVehicle, vehicleFacts } from '#contract/agents/vehicles.ts';
import { takesPart } from '#contract/dispatch/way-of-working.ts';
import {
  arrivalPromise,
  errandPace,
  wayMinutes,
  type AgentAhead,
  type Errand,
  type MinuteRange,
} from '#contract/orders/arrival/range.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import { usualWaitMinutes } from '#contract/orders/errands/usual-wait.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { AgentAtWork, Door, MarketHands, WaitingErrand } from './store.ts';

export interface Wanted {
  market: Place;
  /** The place of an errand's stop; null where it is bought at the market. */
  stop: Place | null;
  kind: OrderKind;
  items: number;
  /** Known weight of the list. */
  grams: number;
  /** Null where it was not given yet; the usual distance then counts. */
  door: Place | null;
  /** The opening that it waits for; nothing: it is bought now. */
  startsAt: Date | null;
  frontPageMinutes: number;
  /** True where shoppers and riders take part. */
  withShoppersAndRiders: boolean;
}

/** The time that the front page promises, in minutes. */
export function frontPageMinutesIn(settings: readonly Setting[]): number {
  return Number.parseInt(settingIn(settings, 'estimated_delivery_time'), 10);
}

const usualWayKm = 1.5;

/** The range that an order of this moment would be promised, from what is known of its market. */
export function promiseFor(wanted: Wanted, known: MarketHands): MinuteRange | null {
  const { market, stop, kind, items, grams, door, startsAt, frontPageMinutes } = wanted;
  const boughtAt = stop ?? market;
  const ahead = aheadOf(wanted, known);
  // An agent with nothing before it goes straight to the stop; later ones are reckoned from the market.
  const begin = startsAt === null && ahead.length === 0 ? boughtAt : market;
  const agents = startsAt === null ? agentsNow(begin, wanted, known) : agentsAtOpening(known);
  const toDoor = door === null ? usualWayKm : kilometresBetween(boughtAt, door);
  const wayKm = kilometresBetween(begin, boughtAt) + toDoor;
  const errand = { items, queueMinutes: usualWaitMinutes(kind), wayKm, grams };
  return arrivalPromise(errand, { agents, ahead }, frontPageMinutes);
}

/** The orders that wait before it: for now, or for the same opening or one before. */
function aheadOf({ market, startsAt }: Wanted, { waiting, middles }: MarketHands): Errand[] {
  const comesFirst = ({ startsAt: other }: WaitingErrand) =>
    other === null || (startsAt !== null && new Date(other) <= startsAt);
  return waiting.filter(comesFirst).map((row) => errandOf(market, row, middles));
}

function agentsNow(
  begin: Place,
  { market, withShoppersAndRiders }: Wanted,
  { agents, middles }: MarketHands,
): AgentAhead[] {
  const atWork = agents.filter(({ works }) => takesPart(works, withShoppersAndRiders));
  return atWork.map((agent) => agentAhead({ begin, market }, agent, middles));
}

/** At an opening the usual agents stand at the market. */
function agentsAtOpening({ usualAgents }: MarketHands): AgentAhead[] {
  const usual: AgentAhead = { works: 'both', freeIn: 0, ...vehicleFacts[usualVehicle] };
  return Array.from({ length: usualAgents }, () => usual);
}

function agentAhead(
  { begin, market }: { begin: Place; market: Place },
  { lastDoor, vehicle, works, ...agent }: AgentAtWork,
  middles: Middles,
): AgentAhead {
  const facts = vehicleFacts[vehicle];
  const here = lastDoor === null ? (pinOf(agent) ?? market) : placeOf(lastDoor, middles, market);
  const busy = lastDoor === null ? 0 : lastDoor.minutes + errandPace.doorMinutes / 2;
  const back = wayMinutes(kilometresBetween(here, begin), facts.metresPerMinute);
  return { works, freeIn: busy + back, ...facts };
}

function errandOf(market: Place, row: WaitingErrand, middles: Middles): Errand {
  const from = row.stop ?? market;
  const wayKm = kilometresBetween(market, from) + kilometresBetween(from, placeOf(row, middles, market));
  return { items: row.items, queueMinutes: usualWaitMinutes(row.kind), wayKm, grams: row.grams };
}

type Middles = MarketHands['middles'];

/** As `store-door.ts` finds it, over zones that were read once. */
function placeOf(door: Door, middles: Middles, market: Place): Place {
  const area = door.area.toLowerCase();
  return (
    pinOf(door) ??
    middles.find(({ id }) => id === door.zoneId) ??
    middles.find(({ name }) => name.toLowerCase() === area) ??
    market
  );
}
