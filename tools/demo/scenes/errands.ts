import type { Errand } from '#contract/orders/errands/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { oneOf } from '../chance.ts';
import type { Scene, Stage } from '../scene.ts';
import { mostUnderWay, newGuest, newPhoneNumber, place, type Spot } from './orders.ts';

interface Wish {
  name: string;
  text: string;
  errandAt: (spot: Spot) => Errand;
}

const shops = [
  { name: 'Good Health Pharmacy', text: '2 packs paracetamol\n1 bottle cough syrup' },
  { name: 'Mama Ngozi Provisions', text: '1 tin milk\n2 packets cabin biscuit\n1 pack sugar' },
  { name: 'Corner Bakery', text: '2 loaves bread\n6 meat pie' },
].map(({ name, text }): Wish => ({
  name,
  text,
  errandAt: (spot) => ({ kind: 'fetch', stop: { name, ...spot } }),
}));

const parcels = [
  { name: 'Ify Fashion Home', giver: 'Ify', text: '2 gowns in a bag', load: 'light' },
  { name: 'Uncle Bala Electronics', giver: 'Bala', text: '1 standing fan', load: 'bag' },
].map(({ name, giver, text, load }): Wish => ({
  name,
  text,
  errandAt: (spot) => ({
    kind: 'carry',
    stop: { name, ...spot },
    giver: { name: giver, phone: newPhoneNumber() },
    load: load === 'bag' ? 'bag' : 'light',
    declaredKobo: asKobo(1_500_000),
    leavesWithPhoto: false,
    waitSteps: 2,
  }),
}));

const tasks = [
  { name: 'AEDC office', text: 'Pay my light bill, bring the receipt' },
  { name: 'Passport office', text: 'Collect my form from the front desk' },
].map(({ name, text }): Wish => ({
  name,
  text,
  errandAt: (spot) => ({ kind: 'do', stop: { name, ...spot }, brings: true, waitSteps: 4 }),
}));

/** A guest sends us to a shop, for a parcel, or to do something; an agent of the nearest market goes. */
export const errands: Scene = {
  name: 'errands',
  everySeconds: 75,
  play: async (stage: Stage) => {
    if (stage.orders.length >= mostUnderWay) return;
    const buyer = newGuest(stage);
    const { name, text, errandAt } = oneOf(oneOf([shops, parcels, tasks]));
    const { code, token, order } = await place(stage, buyer, { text, errandAt });
    const where = order.errand?.stop.area ?? '';
    stage.log(`${buyer.name} send us go ${name} for ${where}: ${code}`);
    stage.orders.push({ code, token, name: buyer.name, device: buyer.device });
  },
};
