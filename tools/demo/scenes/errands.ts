import { oneOf } from '../chance.ts';
import type { Scene, Stage } from '../scene.ts';
import { mostUnderWay, newGuest, place } from './orders.ts';

const shops = [
  { name: 'Good Health Pharmacy', text: '2 packs paracetamol\n1 bottle cough syrup' },
  { name: 'Mama Ngozi Provisions', text: '1 tin milk\n2 packets cabin biscuit\n1 pack sugar' },
  { name: 'Corner Bakery', text: '2 loaves bread\n6 meat pie' },
];

/** A guest has a list fetched from a shop; an agent of the nearest market goes. */
export const errands: Scene = {
  name: 'errands',
  everySeconds: 75,
  play: async (stage: Stage) => {
    if (stage.orders.length >= mostUnderWay) return;
    const buyer = newGuest(stage);
    const { name: shopName, text } = oneOf(shops);
    const { code, token, order } = await place(stage, buyer, { text, shopName });
    const where = order.errand?.stop.area ?? '';
    stage.tell(`${buyer.name} send us go ${order.market.name} for ${where}: ${code}`);
    stage.orders.push({ code, token, name: buyer.name, device: buyer.device });
  },
};
