import { expect } from 'vitest';
import { startPayment } from '#contract/payments/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { decides } from '#test/factories/door.ts';
import { linkOf } from '#test/factories/orders.ts';
import { onRun, seenBy } from '#test/factories/run.ts';
import { payAndReturn } from '#test/worlds/paystack.ts';
import { moves, type Life } from './life.ts';
import { correctsAddress, isRefused } from './parcels.ts';
import { handsOverInSilence, isNotBelieved } from './without-network.ts';

/** From the market to the door, and what happens there; false where it has to be begun anew. */
export async function bringsToDoor(life: Life, mayGoWrong: boolean): Promise<boolean> {
  const { chance, agent } = life.street;
  const steps = onRun(agent, life.placed);
  if (chance.happens(3)) return isOver(moves(life, 'cancel'));
  answered(await steps.setOff());
  if (chance.happens(6)) await timePasses(life, 90);
  await correctsAddress(life);
  answered(await steps.arrive());
  if (chance.happens(8)) await rejects(life);
  if (mayGoWrong && chance.happens(8)) return false;
  if (chance.happens(3)) return isOver(moves(life, chance.oneOf(['cancel', 'fail'] as const)));
  if (await isRefused(life)) return true;
  return isOver(chance.happens(6) ? isNotOpened(life) : handsOver(life));
}

async function isOver(end: Promise<void>): Promise<true> {
  await end;
  return true;
}

/** As if everything had been done so much earlier. */
async function timePasses({ street, placed }: Life, minutes: number): Promise<void> {
  await street.house.world.db`
    update customer_order
    set confirmed_at = confirmed_at - ${minutes} * interval '1 minute',
      set_off_at = set_off_at - ${minutes} * interval '1 minute',
      arrived_at = arrived_at - ${minutes} * interval '1 minute',
      on_the_way_since = on_the_way_since - ${minutes} * interval '1 minute',
      at_door_since = at_door_since - ${minutes} * interval '1 minute',
      last_call_at = last_call_at - ${minutes} * interval '1 minute'
    where id = ${placed.order.id}`;
}

async function rejects(life: Life): Promise<void> {
  const { agent, house } = life.street;
  const items = (await seenBy(life.customer, life.placed)).items;
  const item = items.find(({ paidKobo }) => paidKobo !== null);
  if (item === undefined) return;
  const pictureId = await bringPhoto(house.world.device({ cookies: agent.client.cookies }));
  answered(await onRun(agent, life.placed).reject({ itemId: item.id, pictureId }));
}

/** The door stays shut: the agent waits and calls by the rule, or only says so, and then an admin decides. */
async function isNotOpened(life: Life): Promise<void> {
  const { street, placed } = life;
  const { chance, agent, house } = street;
  const steps = onRun(agent, placed);
  await timePasses(life, 11);
  const ringsApart = chance.happens(60);
  for (let call = 0; call < 3; call += 1) {
    answered(await steps.ring());
    if (ringsApart)
      await house.world.db`
        update customer_order set last_call_at = last_call_at - interval '1 minute' where id = ${placed.order.id}`;
  }
  const left = answered(await steps.fail({ reason: 'Nobody opened', waitedSeconds: 660 }));
  if (left.status === 'failed') return;
  const outcome = chance.oneOf(['customers', 'ours', 'goes-on'] as const);
  answered(await decides(street.office.client, placed, outcome));
  if (outcome === 'goes-on') await handsOver(life);
}

/** Cash, exact or in large notes, or a transfer that the provider confirms, or nothing where it is paid. */
async function handsOver(life: Life): Promise<void> {
  const { chance, agent, house } = life.street;
  if (chance.happens(12)) {
    await timePasses(life, 12);
    return handsOverInSilence(life);
  }
  if (chance.happens(5) && (await isNotBelieved(life))) return;
  const { pin, toPayKobo } = await seenBy(life.customer, life.placed);
  if (pin === null) throw new Error(`${life.placed.code} has no PIN`);
  const steps = onRun(agent, life.placed);
  const handing = { pin, typedOffline: false };
  if (toPayKobo > 0 && chance.happens(25)) {
    const started = answered(await life.customer.call(startPayment, linkOf(life.placed)));
    await payAndReturn(house, started);
    return void answered(await steps.deliver({ ...handing, cash: null }));
  }
  const notes = chance.happens(40) ? 1 + chance.upTo(chance.happens(30) ? 500_000 : 60_000) : 0;
  const netCashKobo = toPayKobo === 0 ? 0 : toPayKobo + (life.account === null ? 0 : notes);
  const taken = asKobo(toPayKobo === 0 ? 0 : toPayKobo + notes);
  const cash = { takenKobo: taken, changeKobo: asKobo(taken - netCashKobo) };
  if (taken > 0 && life.account !== null && chance.happens(10)) {
    const tooMuch = {
      ...cash,
      takenKobo: asKobo(toPayKobo + cash.changeKobo + 500_001 + chance.upTo(9_000_000)),
    };
    expect(await steps.deliver({ ...handing, cash: tooMuch })).toMatchObject({ reason: 'change-too-high' });
  }
  answered(await steps.deliver({ ...handing, cash: taken === 0 ? null : cash }));
  life.cashKobo += netCashKobo;
  life.street.pocketKobo += netCashKobo;
}
