import type { Database, Db } from '#server/db/database.ts';
import { notifyDeciders } from '#server/features/ledger/second-person/ask-second-person.ts';
import { countOthers } from '#server/features/ledger/second-person/store-day.ts';
import {
  lockDueApprovals,
  lockUntimedApprovals,
  storeWait,
  type ApprovalRow,
} from '#server/features/ledger/second-person/store.ts';
import { eachInTurn, forEachLocked } from '#server/jobs/each-locked.ts';
import { carryOut } from './carry-out.ts';
import { closeApproval } from './close-approval.ts';

const mostAtOnce = 100;

/** Money whose second person left waits its day from now; money whose day is over goes, unless somebody came meanwhile. */
export async function passApprovals(db: Database): Promise<void> {
  await eachInTurn([
    () => forEachLocked(db, (transaction) => lockUntimedApprovals(transaction, mostAtOnce), startWait),
    () => forEachLocked(db, (transaction) => lockDueApprovals(transaction, mostAtOnce), passOne),
  ]);
}

async function startWait(transaction: Db, asked: ApprovalRow): Promise<void> {
  if (await isAlone(transaction, asked)) await setWait(transaction, asked, true);
}

async function passOne(transaction: Db, asked: ApprovalRow): Promise<void> {
  if (!(await isAlone(transaction, asked))) return setWait(transaction, asked, false);
  const done = await carryOut(transaction, asked);
  const closing = done.ok
    ? ({ state: 'passed', by: null, reason: null } as const)
    : ({ state: 'lapsed', by: null, reason: done.reason } as const);
  await closeApproval(transaction, asked, closing);
}

async function isAlone(
  transaction: Db,
  { kind, askedBy, recipientId, orderId }: ApprovalRow,
): Promise<boolean> {
  const recipient = { accountId: recipientId, orderId };
  const others = await countOthers(transaction, kind, { askedBy, recipient });
  return others <= (askedBy === null ? 1 : 0);
}

/** Sets the time or takes it away, and has those told who may decide now. */
async function setWait(transaction: Db, { id }: ApprovalRow, isTimed: boolean): Promise<void> {
  await storeWait(transaction, id, isTimed);
  await notifyDeciders(transaction, id);
}
