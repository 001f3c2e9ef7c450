import type { InputOf } from '#contract/endpoint.ts';
import type { placeOrder } from '#contract/orders/endpoints.ts';
import { deliveryCap } from '#contract/orders/placing/pay-on-delivery.ts';
import type { Standing } from './new-order-row.ts';
import { trustOf } from '../policy.ts';
import type { Places, PlacingGround } from './store.ts';

type Written = Pick<InputOf<typeof placeOrder>, 'payWay' | 'ceilingKobo'>;

/** The means that are configured: taking money beforehand, and sending codes to phones. */
export interface Ways {
  paysOnline: boolean;
  sendsCodes: boolean;
}

type Refusal =
  | 'online-closed'
  | 'debt-open'
  | 'above-delivery-cap'
  | 'phone-unverified'
  | 'too-many-unverified';
type Stood = { ok: true; value: Standing } | { ok: false; reason: Refusal };

const refuse = (reason: Refusal): Stood => ({ ok: false, reason });
const trusted: Stood = { ok: true, value: { as: 'trusted' } };

/**
 * How an order would stand, or why it cannot be paid this way. Where nobody verified its number, nothing here hangs on
 * whose that is.
 */
export function standingOf(
  { payWay, ceilingKobo }: Written,
  ground: PlacingGround,
  ways: Ways,
  deviceHash: string,
): Stood {
  // With enough credit nothing is left to pay online, so nobody has to be there for it.
  if (payWay === 'online')
    return ways.paysOnline || ground.creditKobo >= ceilingKobo ? trusted : refuse('online-closed');
  if (ground.debtKobo > 0) return refuse('debt-open');
  const trust = trustOf(ground);
  const most = deliveryCap(ground.settings, trust === 'unverified' ? 'verified' : trust);
  if (ceilingKobo > most) return refuse('above-delivery-cap');
  if (trust !== 'unverified') return trusted;
  const isLarge = ceilingKobo > deliveryCap(ground.settings, 'unverified');
  if (isLarge && ways.sendsCodes) return refuse('phone-unverified');
  const origin = { placedOn: deviceHash, placedFrom: ground.addressHash };
  return placedIn({ as: isLarge ? 'call-first' : 'unverified', ...origin }, ground, ways);
}

/** The same order in another place, after somebody took the one that was free. */
export function replaced(standing: Standing, free: Places, ways: Ways): Stood {
  return standing.as === 'trusted' ? trusted : placedIn(standing, free, ways);
}

type Unplaced = Omit<Exclude<Standing, { as: 'trusted' }>, 'places'>;

function placedIn(standing: Unplaced, { devicePlace, addressPlace }: Places, { sendsCodes }: Ways): Stood {
  if (devicePlace === null || addressPlace === null)
    return refuse(sendsCodes ? 'phone-unverified' : 'too-many-unverified');
  return { ok: true, value: { ...standing, places: { devicePlace, addressPlace } } };
}
