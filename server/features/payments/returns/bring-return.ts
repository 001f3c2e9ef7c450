import type { InputOf, OutcomeOf, RefusalOf } from '#contract/endpoint.ts';
import { bringReturn as endpoint } from '#contract/payments/returns/endpoints.ts';
import { goodsReturn } from '#contract/payments/returns/schema.ts';
import type { Db } from '#server/db/database.ts';
import { bookWayBack } from '#server/features/orders/errands/door/book-way-back.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { lockWithOrder, type Held } from './lock-with-order.ts';
import { publishReturn, publishToCustomer } from './return-event.ts';
import { findReturn, setBrought, setBroughtBack, type ReturnRow } from './store.ts';
import { viewReturn } from './view.ts';

type Brought = InputOf<typeof endpoint>;
type Refusal = Exclude<RefusalOf<typeof endpoint>, 'same-id-other-body'>;

/**
 * The agent says that the goods are at the office, which alone takes them off the agent's account; or that a parcel is
 * with its sender, where the way back is owed and earned.
 */
export function bringReturn(db: Db, input: Brought, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  const agentId = memberOf(caller).user.id;
  return answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (written) => goodsReturn.parse(written),
    async (transaction) => {
      const held = await lockWithOrder(transaction, input.returnId);
      if (held?.row.agentId !== agentId) return { ok: false, reason: 'not-found' };
      const refusal = await bring(transaction, held, input.handedBack ?? null);
      if (refusal !== undefined) return { ok: false, reason: refusal };
      const after = await findReturn(transaction, input.returnId);
      if (after === undefined) throw new Error('a locked return went away');
      const reply = viewReturn(after, await pictureAddresses(transaction, new Date()));
      return { ok: true, value: { subject: after.id, reply } };
    },
  );
}

async function bring(
  transaction: Db,
  held: Held,
  handedBack: Brought['handedBack'],
): Promise<Refusal | undefined> {
  const { row } = held;
  if (row.outcome === 'written-off') return 'already-decided';
  if (handedBack === null || handedBack === undefined) return bringToOffice(transaction, row);
  if (!row.isParcel || row.receivedAt !== null) return 'out-of-turn';
  if (row.outcome !== null) return 'already-decided';
  return bringToSender(transaction, held, handedBack);
}

/** A word without network may come after the office has them. */
async function bringToOffice(transaction: Db, row: ReturnRow): Promise<Refusal | undefined> {
  if (row.outcome !== null) return undefined;
  if (row.toSender) return 'needs-photo';
  await setBrought(transaction, row.id, row.broughtAt ?? new Date());
  await publishReturn(transaction, row, 'return.brought');
  return undefined;
}

/** A sender has it, although its customer may have said meanwhile that it goes to the office: then nothing is owed. */
async function bringToSender(
  transaction: Db,
  { row, order }: Held,
  { pictureId, takenBy }: NonNullable<Brought['handedBack']>,
): Promise<Refusal | undefined> {
  const { id, agentId } = row;
  const at = new Date();
  if (!(await attachPictures(transaction, [pictureId], agentId, at))) return 'no-such-picture';
  await setBroughtBack(transaction, id, { agentId, takenBy, pictureId, at });
  await bookWayBack(transaction, order, { returnId: id, agentId, feeKobo: row.feeKobo });
  await publishReturn(transaction, row, 'return.decided');
  await publishToCustomer(transaction, order, 'order.parcelBroughtBack');
  return undefined;
}
