import * as z from 'zod/mini';
import { actionsOpenTo } from '#contract/orders/lifecycle.ts';
import { runItem, runOrder, type RunItem, type RunOrder } from '#contract/orders/run/schema.ts';

type GivenItem = Partial<z.input<typeof runItem>>;

let made = 0;

function freshId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}

/** A line of somebody's list, two paint of garri unless it is said otherwise. */
export function anItem(given: GivenItem = {}): RunItem {
  return runItem.parse({
    id: freshId(),
    name: 'garri',
    quantity: 2,
    measure: 'paint',
    note: '',
    raw: '2 paint garri',
    capKobo: null,
    guideKobo: 240_000,
    priceRule: null,
    replacement: 'ask',
    status: 'requested',
    got: null,
    paidKobo: null,
    pictureUrls: [],
    question: null,
    stall: 'grains',
    ...given,
  });
}

/** An order in the hands of an agent, in the middle of shopping unless it is said otherwise. */
export function anOrder(given: Partial<z.input<typeof runOrder>> = {}): RunOrder {
  const status = given.status ?? 'shopping';
  return runOrder.parse({
    id: freshId(),
    code: 'MW-7KQ2P9XA',
    status,
    version: 3,
    part: 'whole',
    market: {
      id: freshId(),
      name: 'Utako Market',
      location: 'Utako, Abuja',
      place: { latitude: 9.0665, longitude: 7.4415 },
    },
    items: [anItem()],
    priceRule: 'ask-me-first',
    ceilingKobo: 600_000,
    deliveryFeeKobo: 15_000,
    serviceFeeKobo: 5000,
    billKobo: 20_000,
    toCollectKobo: 20_000,
    payWay: 'on_delivery',
    customer: { name: 'Amaka Obi', phone: '+2348031234567' },
    receiver: null,
    takesCredit: false,
    address: { area: 'Gwarinpa', landmark: 'Behind 1st Avenue filling station', directions: '', pin: null },
    door: { latitude: 9.1085, longitude: 7.4045 },
    confirmedAt: new Date(Date.now() - 8 * 60_000).toISOString(),
    scheduledFor: null,
    dueAt: new Date(Date.now() + 22 * 60_000).toISOString(),
    arrivedAt: null,
    callAttempts: 0,
    pinTriesLeft: 5,
    handingTo: null,
    actions: actionsOpenTo('agent', status, 'market'),
    ...given,
  });
}
