import type { InputOf } from '#contract/endpoint.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import type { placeOrder } from '#contract/orders/endpoints.ts';
import { deliveryCap } from '#contract/orders/placing/pay-on-delivery.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { Standing } from './new-order-row.ts';
import { trustOf } from '../policy.ts';
import type { Places, PlacingFacts, QuoteFacts } from './store.ts';

/** Constraints that hold where two orders of one person race. */
export const openAlready = new Set(['one_open_order_a_verified_phone', 'one_open_order_an_account']);
/** Constraints on places of windows that nobody has paid for yet. */
export const unpaidAlready = new Set([
  'one_unpaid_window_order_an_account',
  'one_unpaid_window_order_a_device',
  'one_unpaid_window_order_an_address',
]);
export const takenMeanwhile = new Set(['two_unverified_orders_a_device', 'two_unverified_orders_an_address']);

type Written = Pick<InputOf<typeof placeOrder>, 'payWay' | 'ceilingKobo'>;

/** The means that are configured: taking money beforehand, and sending codes to phones. */
export interface Ways {
  paysOnline: boolean;
  sendsCodes: boolean;
}

type DoorRefusal = 'debt-open' | 'above-delivery-cap' | 'phone-unverified' | 'too-many-unverified';
type Stood<Refusal = DoorRefusal | 'online-closed'> =
  | { ok: true; value: Standing }
  | { ok: false; reason: Refusal };

const refuse = <Refusal>(reason: Refusal): { ok: false; reason: Refusal } => ({ ok: false, reason });
const trusted: Stood<never> = { ok: true, value: { as: 'trusted' } };

/**
 * State that a new order would have, or the reason why it cannot be paid this way. An unverified number counts for
 * nothing here: whose it is stays open.
 */
export function standingOf(
  { payWay, ceilingKobo }: Written,
  facts: PlacingFacts,
  ways: Ways,
  deviceHash: string,
): Stood {
  // With enough credit nothing is left to pay online, so nobody has to be there for it.
  if (payWay === 'online')
    return ways.paysOnline || facts.creditKobo >= ceilingKobo ? trusted : refuse('online-closed');
  return doorStandingOf(ceilingKobo, facts, ways, deviceHash);
}

/** Reason why paying at the door is closed for an order, whatever number is verified. */
export function doorShutOf(
  ceilingKobo: number,
  { debtKobo, settings, ...whose }: Pick<QuoteFacts, 'debtKobo' | 'settings' | 'verified' | 'hasPaidBefore'>,
): Order['doorShut'] {
  if (debtKobo > 0) return { because: 'debt-open', kobo: asKobo(debtKobo) };
  const trust = trustOf(whose);
  const most = deliveryCap(settings, trust === 'unverified' ? 'verified' : trust);
  return ceilingKobo > most ? { because: 'above-delivery-cap', kobo: most } : null;
}

/** The same for an order that is paid at the door. */
export function doorStandingOf(
  ceilingKobo: Kobo,
  facts: PlacingFacts,
  ways: Ways,
  deviceHash: string,
): Stood<DoorRefusal> {
  const shut = doorShutOf(ceilingKobo, facts);
  if (shut !== null) return refuse(shut.because);
  if (trustOf(facts) !== 'unverified') return trusted;
  const isLarge = ceilingKobo > deliveryCap(facts.settings, 'unverified');
  if (isLarge && ways.sendsCodes) return refuse('phone-unverified');
  const origin = { placedOn: deviceHash, placedFrom: facts.addressHash };
  return placedIn({ as: isLarge ? 'call-first' : 'unverified', ...origin }, facts, ways);
}

/** The same order in another place, after somebody took the one that was free. */
export function replaced(standing: Standing, free: Places, ways: Ways): Stood<DoorRefusal> {
  return standing.as === 'trusted' ? trusted : placedIn(standing, free, ways);
}

type Unplaced = Omit<Exclude<Standing, { as: 'trusted' }>, 'places'>;

function placedIn(
  standing: Unplaced,
  { devicePlace, addressPlace }: Places,
  { sendsCodes }: Ways,
): Stood<DoorRefusal> {
  if (devicePlace === null || addressPlace === null)
    return refuse(sendsCodes ? 'phone-unverified' : 'too-many-unverified');
  return { ok: true, value: { ...standing, places: { devicePlace, addressPlace } } };
}
