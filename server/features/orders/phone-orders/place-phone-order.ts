import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readPhone } from '#contract/phone.ts';
import { placePhoneOrder as endpoint } from '#contract/orders/phone-orders/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { endCall, isOwnPhone } from '#server/features/phones/call-proofs.ts';
import { holderOfCall } from '#server/features/phones/phone-holder.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { markOf } from '#server/idempotency/answer-once.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { NewOrderRow } from '../placing/store-new-order.ts';
import { place } from '../placing/place-order.ts';
import { seesMarket } from './sees-market.ts';

type Input = InputOf<typeof endpoint>;

/**
 * Places an order for somebody on the phone, by the rules of a guest: no account, no credit, and trust only in a number
 * whose code was read back in this call. Nobody types one for themselves.
 */
export async function placePhoneOrder(
  lines: Pick<FeatureDeps, 'db' | 'quick'>,
  input: Input,
  caller: Caller,
  { sendsCodes }: { sendsCodes: boolean },
): Promise<OutcomeOf<typeof endpoint>> {
  const { callId, ringsBack, ...order } = input;
  const typedBy = memberOf(caller).user.id;
  if (await isTheirOwn(lines.db, typedBy, input)) return { ok: false, reason: 'own-account' };
  if (!(await seesMarket(lines.db, caller, input.marketId))) return { ok: false, reason: 'market-gone' };
  const proved = holderOfCall(caller, callId).deviceHash;
  const onPhone = {
    typedBy,
    mark: markOf(endpoint.name, input, caller.person),
    proved,
    // No hash of a device's cookie begins so: nobody takes the places of a number by naming their device after it.
    counted: `number:${hashSecret(readPhone(order.customer.phone) ?? '')}`,
    note: async (transaction: Db, row: NewOrderRow) => {
      await noteOrder(transaction, row, caller);
      await endCall(transaction, proved);
    },
  };
  // Rung back, a number is called before anybody buys, as where no code can be sent.
  const ways = { paysOnline: false, sendsCodes: sendsCodes && !ringsBack };
  const placed = await place(lines, { ...order, payWay: 'on_delivery' }, caller, { ways, onPhone });
  if (!placed.ok) return placed;
  const { code, order: whole } = placed.value;
  return { ok: true, value: { code, order: whole } };
}

/** True where the staff member's own number orders, or takes it at the door. */
async function isTheirOwn(db: Db, staffId: string, { customer, receiver }: Input): Promise<boolean> {
  const numbers = [customer.phone, receiver?.phone ?? '']
    .map(readPhone)
    .filter((phone) => phone !== undefined);
  const own = await Promise.all(numbers.map((phone) => isOwnPhone(db, staffId, phone)));
  return own.includes(true);
}

function noteOrder(transaction: Db, row: NewOrderRow, caller: Caller): Promise<void> {
  const proof = row.phoneVerified ? 'code' : row.callBy === null ? 'none' : 'call';
  return recordChange(transaction, actorOf(caller), {
    action: endpoint.name,
    noun: 'orders',
    subject: row.id,
    before: null,
    after: { code: row.code, ceilingKobo: row.ceilingKobo, proof },
  });
}
