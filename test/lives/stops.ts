import { expect } from 'vitest';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { utako } from '#test/factories/middles.ts';
import { answered } from '#test/client.ts';
import { report } from '#test/factories/agents.ts';
import { decides } from '#test/factories/door.ts';
import { onRun, seenBy } from '#test/factories/run.ts';
import type { Life } from './life.ts';
import { gaveUp } from './shopping.ts';

/** True where an order has a stop with one thing to collect or to do. */
export function hasStop({ placed }: Life): boolean {
  return hasOneThing(placed.order.errand?.kind);
}

/** At the stop of a parcel or a task, however long that takes; true where something goes to a door from there. */
export async function collects(life: Life): Promise<boolean> {
  const { chance } = life.street;
  answered(await onRun(life.street.agent, life.placed).startShopping());
  if (chance.happens(6)) return gaveUp(life);
  await timePasses(life, chance.upTo(chance.happens(50) ? 12 : 90));
  if (chance.happens(15) && (await failsAtStop(life))) return false;
  return leaves(life);
}

async function leaves(life: Life): Promise<boolean> {
  const { chance, agent } = life.street;
  const { errand } = life.placed.order;
  const mostKobo = errand?.kind === 'do' ? (life.placed.order.items[0]?.capKobo ?? 0) : 0;
  const laidOutKobo = mostKobo > 0 && chance.happens(70) ? 1 + chance.upTo(mostKobo) : null;
  const givenBy = errand?.kind === 'carry' ? 'Ngozi' : null;
  const steps = onRun(agent, life.placed);
  if (chance.happens(10))
    expect(await steps.leave({ givenBy, laidOutKobo: mostKobo + 1, waivedReason: 'None' })).toMatchObject({
      reason: 'above-budget',
    });
  const left = answered(await steps.leave({ givenBy, laidOutKobo, waivedReason: 'No paper there' }));
  life.street.pocketKobo -= laidOutKobo ?? 0;
  return left.status === 'ready_for_delivery';
}

/** Fails at a stop with nobody: seen by the server itself, or decided by the office; false where somebody comes out after all. */
async function failsAtStop(life: Life): Promise<boolean> {
  const { street, placed } = life;
  const { chance, agent, house } = street;
  const steps = onRun(agent, placed);
  if (chance.happens(60))
    answered(await report(house.world.device({ cookies: agent.client.cookies }), utako));
  for (let call = 0; call < 2; call += 1) {
    answered(await steps.ring());
    await timePasses(life, chance.happens(60) ? 6 : 0);
  }
  await timePasses(life, 11);
  const left = answered(await steps.failAtStop({ waitedSeconds: 660 }));
  if (left.status === 'failed') return true;
  const outcome = chance.oneOf(['customers', 'ours', 'goes-on'] as const);
  answered(await decides(street.office.client, placed, outcome));
  return outcome !== 'goes-on' && (await seenBy(life.customer, placed)).status === 'failed';
}

/** As if the agent had been there so much longer. */
async function timePasses({ street, placed }: Life, minutes: number): Promise<void> {
  await street.house.world.db`
    update customer_order
    set stop_reached_at = stop_reached_at - ${minutes} * interval '1 minute',
      last_call_at = last_call_at - ${minutes} * interval '1 minute'
    where id = ${placed.order.id}`;
}
