import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { deliverOrder } from '#contract/orders/run/endpoints.ts';
import { databaseNow } from '#server/db/clock.ts';
import { handOnUnanswered } from '#server/features/orders/delivery/door-reports/unanswered-deliveries.ts';
import { answered } from '#test/client.ts';
import { decides, saysReceived } from '#test/factories/door.ts';
import { seenBy, wrongPin } from '#test/factories/run.ts';
import type { Life } from './life.ts';

/** The agent’s phone was silent for the last ten minutes. */
async function isSilent({ street: { house, agent } }: Life): Promise<void> {
  await house.world.db`
    insert into phone_heard (account_id, heard_at, silences)
    values (${agent.user.id}, now(), tstzmultirange(tstzrange(now() - interval '10 minutes', now(), '()')))
    on conflict (account_id) do update set heard_at = excluded.heard_at, silences = excluded.silences`;
}

async function types(life: Life, { isRight, minutesAgo }: { isRight: boolean; minutesAgo: number }) {
  const { customer, placed, street } = life;
  const { pin, toPayKobo } = await seenBy(customer, placed);
  if (pin === null) throw new Error(`${placed.code} has no PIN`);
  const now = await databaseNow(street.house.world.db);
  const result = await street.agent.client.call(deliverOrder, {
    clientRequestId: randomUUID(),
    code: placed.code,
    doneAt: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    pin: isRight ? pin : wrongPin(pin),
    typedOffline: true,
    cash: toPayKobo === 0 ? null : { takenKobo: asKobo(toPayKobo), changeKobo: asKobo(0) },
  });
  return { result, keptKobo: toPayKobo };
}

/** Handed over where there was no network, on the right PIN or a wrong one; whether it came is asked. */
export async function handsOverInSilence(life: Life): Promise<void> {
  const { chance } = life.street;
  await isSilent(life);
  const isRight = chance.happens(40);
  const { result, keptKobo: netCashKobo } = await types(life, { isRight, minutesAgo: 1 + chance.upTo(8) });
  answered(result);
  keeps(life, netCashKobo);
  if (!isRight) await isAskedAbout(life, netCashKobo);
}

function keeps(life: Life, kobo: number): void {
  life.cashKobo += kobo;
  life.street.pocketKobo += kobo;
}

async function isAskedAbout(life: Life, netCashKobo: number): Promise<void> {
  const { street, customer, placed } = life;
  const { world } = street.house;
  const way = street.chance.oneOf(['yes', 'no', 'silence'] as const);
  if (way === 'silence') {
    await world.db`
      update door_report set answer_by = now() where order_id = ${placed.order.id} and outcome is null`;
    await handOnUnanswered(world.db, 50);
  } else answered(await saysReceived(customer, placed, way === 'yes'));
  if (way === 'yes') return;
  const outcome = street.chance.oneOf(['delivered', 'not-delivered'] as const);
  answered(await decides(street.office.client, placed, outcome));
  // The agent handed over nothing, and no cash either.
  if (outcome === 'not-delivered') keeps(life, 0 - netCashKobo);
}

/**
 * A PIN said to be typed without network, which is not believed; true where an admin hands the order over all the same.
 */
export async function isNotBelieved(life: Life): Promise<boolean> {
  const { chance, office } = life.street;
  const { result, keptKobo: netCashKobo } = await types(life, { isRight: false, minutesAgo: 600 });
  expect(result).toMatchObject({ reason: 'wrong-pin' });
  const outcome = chance.oneOf(['delivered', 'goes-on'] as const);
  answered(await decides(office.client, life.placed, outcome));
  if (outcome === 'delivered') keeps(life, netCashKobo);
  return outcome === 'delivered';
}
