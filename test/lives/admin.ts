import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { countFloat, decideCount } from '#contract/payments/agents/endpoints.ts';
import {
  bringReturn,
  listMyReturns,
  receiveReturn,
  writeReturnOff,
} from '#contract/payments/returns/endpoints.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { answered } from '#test/client.ts';
import { bringsParcel } from './parcels.ts';
import type { Street } from './people.ts';

/** The agent brings goods back, or says so, and the office has them, throws them away, or gives them up. */
export async function bringsBack(street: Street): Promise<void> {
  const { agent, office, chance, house } = street;
  const once = () => ({ clientRequestId: randomUUID() });
  const { returns } = answered(await agent.client.call(listMyReturns, {}));
  const heldKobo = returns.reduce((sum, { kobo }) => sum + kobo, 0);
  expect(await balanceOf(house.world.db, 'agent_goods', agent.user.id)).toBe(heldKobo);
  for (const one of returns.filter(({ parcel }) => parcel !== null)) await bringsParcel(street, one);
  for (const { id: returnId } of returns.filter(({ parcel }) => parcel === null)) {
    if (chance.happens(50)) answered(await agent.client.call(bringReturn, { ...once(), returnId }));
    const way = chance.oneOf(['received', 'thrown-away', 'written-off', 'later'] as const);
    const reason = 'Mould';
    if (way === 'written-off')
      answered(await office.client.call(writeReturnOff, { ...once(), returnId, reason }));
    if (way !== 'received' && way !== 'thrown-away') continue;
    const outcome = way === 'received' ? { kind: way } : { kind: way, reason };
    answered(await office.client.call(receiveReturn, { ...once(), returnId, outcome }));
  }
}

/** The agent counts the pocket, and the office says whether the change was there. */
export async function closesShift({ agent, office, chance, pocketKobo }: Street): Promise<void> {
  const count = { clientRequestId: randomUUID(), countedKobo: asKobo(pocketKobo), words: '' };
  const { id: countId } = answered(await agent.client.call(countFloat, count));
  const isChangeThere = chance.happens(80);
  const decision = { kind: 'confirm', handedInKobo: asKobo(0), isChangeThere } as const;
  answered(await office.client.call(decideCount, { clientRequestId: randomUUID(), countId, decision }));
}
