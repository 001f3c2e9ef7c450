import { doorOf, kilometresBetween, pinOf, type Place, type ServedArea } from '#contract/areas.ts';
import {
  arrivalPromise,
  errandPace,
  wayMinutes,
  type Errand,
  type Hands,
  type MinuteRange,
} from '#contract/orders/arrival/range.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { AgentAtWork, MarketHands, WaitingErrand } from './store.ts';

export interface Wanted {
  market: Place;
  items: number;
  /** Null where it was not given yet; the usual distance then counts. */
  address: { area: ServedArea; pin: Place | null } | null;
  /** The opening that it waits for; nothing: it is bought now. */
  startsAt: Date | null;
  frontPageMinutes: number;
}

/** The time that the front page promises, in minutes. */
export function frontPageMinutesIn(settings: readonly Setting[]): number {
  return Number.parseInt(settingIn(settings, 'estimated_delivery_time'), 10);
}

const usualWayKm = 1.5;

/** The range that an order of this moment would be promised, from what is known of its market. */
export function promiseFor(wanted: Wanted, known: MarketHands): MinuteRange | null {
  const { market, items, address, startsAt, frontPageMinutes } = wanted;
  const wayKm = address === null ? usualWayKm : kilometresBetween(market, doorOf(address));
  const errand = { items, wayKm };
  const hands = startsAt === null ? handsNow(market, known) : handsAtOpening(market, known, startsAt);
  return arrivalPromise(errand, hands, frontPageMinutes);
}

function handsNow(market: Place, { agents, waiting }: MarketHands): Hands {
  return {
    freeIn: agents.map((agent) => minutesUntilThere(market, agent)),
    ahead: waiting.filter(({ startsAt }) => startsAt === null).map((row) => errandOf(market, row)),
  };
}

/** At an opening the usual agents stand at the market, and the orders that wait for the same opening come first. */
function handsAtOpening(market: Place, { waiting, usualAgents }: MarketHands, startsAt: Date): Hands {
  const isBefore = ({ startsAt: other }: WaitingErrand) => other === null || new Date(other) <= startsAt;
  return {
    freeIn: Array.from({ length: usualAgents }, () => 0),
    ahead: waiting.filter(isBefore).map((row) => errandOf(market, row)),
  };
}

function minutesUntilThere(market: Place, { lastDoor, ...agent }: AgentAtWork): number {
  const here = lastDoor === null ? (pinOf(agent) ?? market) : doorOf({ ...lastDoor, pin: pinOf(lastDoor) });
  const busy = lastDoor === null ? 0 : lastDoor.minutes + errandPace.doorMinutes / 2;
  return busy + wayMinutes(kilometresBetween(here, market));
}

function errandOf(market: Place, row: WaitingErrand): Errand {
  return { items: row.items, wayKm: kilometresBetween(market, doorOf({ ...row, pin: pinOf(row) })) };
}
