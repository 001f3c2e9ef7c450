// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { openScreen } from '#test/opened-screen.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { offersQuery } from './queries.ts';

const offer = {
  part: 'whole',
  marketName: 'Wuse Market',
  earnKobo: 12_000,
  from: null,
  orders: [
    {
      code: 'MW-7KQ2P9XA',
      items: 1,
      itemNames: ['Rice'],
      goodsKobo: 80_000,
      area: 'Gwarinpa',
      kilometres: 7,
      payWay: 'online',
      dueAt: null,
    },
  ],
};

function Offers() {
  const { data: offers = [] } = useQuery({ ...offersQuery, retry: false });
  return offers.map((one) => <OfferTerms key={one.part} offer={one} />);
}

it('an offer that an older version answered is shown without the reckoning of its pay', async () => {
  const body = JSON.stringify({ offers: [offer], asOf: '2026-03-04T09:00:00.000Z' });
  const screen = await openScreen(<Offers />, { '/api/agent/offers': { status: 200, body } });
  await screen.wait(20);
  expect(screen.text()).toContain('₦120');
  expect(screen.text()).toContain('Rice');
  await screen.close();
});

it('an offer names the parts of the delivery fee in words, as quote and receipt do', async () => {
  const pay = {
    deliveryKobo: 72_000,
    deliveryFeeKobo: 90_000,
    deliveryParts: [
      { kind: 'kilometres', count: 4, kobo: 70_000 },
      { kind: 'load', class: 'heavy', kobo: 20_000 },
    ],
    sharePercent: 80,
    floorKobo: null,
    perItemKobo: 0,
  };
  const dear = { ...offer, orders: offer.orders.map((order) => ({ ...order, pay })) };
  const body = JSON.stringify({ offers: [dear], asOf: '2026-03-04T09:00:00.000Z' });
  const screen = await openScreen(<Offers />, { '/api/agent/offers': { status: 200, body } });
  await screen.wait(20);
  expect(screen.text()).toContain('Delivery ₦900: 4 km ₦700, heavy bag ₦200');
  await screen.close();
});

it('an offer whose fee is its base alone says nothing more of it', async () => {
  const pay = {
    deliveryKobo: 12_000,
    deliveryFeeKobo: 15_000,
    deliveryParts: [{ kind: 'base', kobo: 15_000 }],
    sharePercent: 80,
    floorKobo: null,
    perItemKobo: 0,
  };
  const plain = { ...offer, orders: offer.orders.map((order) => ({ ...order, pay })) };
  const body = JSON.stringify({ offers: [plain], asOf: '2026-03-04T09:00:00.000Z' });
  const screen = await openScreen(<Offers />, { '/api/agent/offers': { status: 200, body } });
  await screen.wait(20);
  expect(screen.text()).toContain('80 %');
  expect(screen.text()).not.toContain('Delivery ₦150');
  await screen.close();
});

it('an offer says what a load weighs that is not light, and nothing of a light one', async () => {
  const weighing = (loadGrams: number) => ({
    ...offer,
    orders: offer.orders.map((order) => ({ ...order, loadGrams })),
  });
  const shownFor = async (loadGrams: number) => {
    const body = JSON.stringify({ offers: [weighing(loadGrams)], asOf: '2026-03-04T09:00:00.000Z' });
    const screen = await openScreen(<Offers />, { '/api/agent/offers': { status: 200, body } });
    await screen.wait(20);
    const text = screen.text();
    await screen.close();
    return text;
  };
  expect(await shownFor(50_000)).toContain('e heavy reach 50 kg');
  expect(await shownFor(4_000)).not.toContain('kg');
});

it('an offer of an errand says that it goes to a shop, which one, and where that is', async () => {
  const stop = { area: 'Jabi', landmark: '' };
  const errand = { ...offer, marketName: 'Bama Pharmacy', errand: { kind: 'fetch', stop } };
  const body = JSON.stringify({ offers: [errand], asOf: '2026-03-04T09:00:00.000Z' });
  const screen = await openScreen(<Offers />, { '/api/agent/offers': { status: 200, body } });
  await screen.wait(20);
  expect(screen.text()).toContain('Bama Pharmacy');
  expect(screen.text()).toContain('Errand go shop');
  expect(screen.text()).toContain('Jabi');
  expect(screen.text()).toContain('Gwarinpa · 7.0 km');
  await screen.close();
});

const waiting = { limit: 2, stepKobo: 20_000, charged: 0, since: null };

async function shownOffer(given: object): Promise<string> {
  const body = JSON.stringify({ offers: [given], asOf: '2026-03-04T09:00:00.000Z' });
  const screen = await openScreen(<Offers />, { '/api/agent/offers': { status: 200, body } });
  await screen.wait(20);
  const text = screen.text();
  await screen.close();
  return text;
}

it('an offer of a parcel says where to pick it up, how far that and the door are, its load and how long to wait', async () => {
  const text = await shownOffer({
    ...offer,
    marketName: 'Ngozi Fashion Home',
    stopKilometres: 2.3,
    errand: {
      kind: 'carry',
      stop: { area: 'Utako', landmark: '' },
      giver: null,
      declaredKobo: 1_000_000,
      load: 'light',
      leavesWithPhoto: false,
      waiting,
    },
    orders: [{ ...offer.orders[0], itemNames: ['Shoes'], goodsKobo: 0, loadGrams: 30_000 }],
  });
  expect(text).toContain('Collect am, carry am go · Ngozi Fashion Home');
  expect(text).toContain('Utako · 2.3 km from you');
  expect(text).toContain('Gwarinpa · then 7.0 km reach door');
  expect(text).toContain('big bag');
  expect(text).toContain('wait reach 40 minutes');
  expect(text).toContain('₦200 for each 15 minutes');
  expect(text).not.toContain('goods like');
  expect(text).not.toContain('1 item');
});

it('an offer of a task that ends where it is done names no door, and the money that may be laid out', async () => {
  const text = await shownOffer({
    ...offer,
    errand: { kind: 'do', stop: { area: 'Utako', landmark: '' }, brings: false, waiting },
    orders: [{ ...offer.orders[0], itemNames: ['Pay light bill'], goodsKobo: 500_000 }],
  });
  expect(text).toContain('Do am for there');
  expect(text).toContain('nothing to carry come');
  expect(text).toContain('₦5,000');
  expect(text).not.toContain('reach door');
});

it('an offer of a list and an errand in one bag says the place of each', async () => {
  const [list] = offer.orders;
  const errand = { kind: 'fetch', stop: { area: 'Jabi', landmark: '' } };
  const text = await shownOffer({
    ...offer,
    orders: [
      { ...list, marketName: 'Wuse Market', errand: null },
      { ...list, code: 'MW-7KQ2P9XB', itemNames: ['Panadol'], marketName: 'Bama Pharmacy', errand },
    ],
  });
  expect(text).toContain('Wuse Market + Bama Pharmacy');
  expect(text).toMatch(/Wuse Market\s*Gwarinpa.*Rice.*Bama Pharmacy.*Errand go shop.*Jabi.*Panadol/);
});
