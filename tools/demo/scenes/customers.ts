import { randomUUID } from 'node:crypto';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { rateOrder, showOrder } from '#contract/orders/endpoints.ts';
import { answerNewTime, answerQuestion } from '#contract/orders/run/endpoints.ts';
import type { Order } from '#contract/orders/schema.ts';
import { answered } from '#test/client.ts';
import { upTo } from '../chance.ts';
import type { OpenOrder, Scene, Stage } from '../scene.ts';

const praise = ['Fresh well well', 'E quick!', 'God bless una', 'Di tomato fine', ''];

/** Customers who wait look at their phones: a question, a later time, or a bag at the door. */
export const customers: Scene = {
  name: 'customers',
  everySeconds: 5,
  play: async (stage: Stage) => {
    for (const waiting of stage.orders.slice()) {
      const { code, token, device } = waiting;
      const order = answered(await device.call(showOrder, { code, token }));
      if (isUnderWay(order.status)) await answerWhatIsAsked(waiting, order, stage);
      else await leave(waiting, order, stage);
    }
  },
};

/** Most say yes, some say no, and some are in a meeting. */
async function answerWhatIsAsked(waiting: OpenOrder, order: Order, { log }: Stage): Promise<void> {
  const { code, token, device, name } = waiting;
  if (order.newTime !== null) {
    const result = await device.call(answerNewTime, {
      clientRequestId: randomUUID(),
      code,
      token,
      yes: true,
    });
    if (result.ok) log(`${name} go wait till later for ${code}`);
    return;
  }
  const asked = order.items.find(({ question }) => question !== null);
  if (asked === undefined || asked.question === null || upTo(3) === 0) return;
  const yes = upTo(4) > 0;
  const answer = { clientRequestId: randomUUID(), code, token, questionId: asked.question.id, yes };
  const result = await device.call(answerQuestion, answer);
  if (result.ok) log(`${name} say ${yes ? 'yes' : 'no'} to ${asked.name} (${code})`);
}

async function leave(waiting: OpenOrder, order: Order, { orders, log }: Stage): Promise<void> {
  const { code, token, device, name } = waiting;
  orders.splice(orders.indexOf(waiting), 1);
  if (order.status !== 'delivered') return;
  const words = praise[upTo(praise.length)] ?? '';
  const rated = await device.call(rateOrder, { code, token, stars: 3 + upTo(3), words });
  if (rated.ok) log(`${name} don collect ${code}. ${words}`);
}
