import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { changeRule, mostPinTries } from '#contract/orders/door.ts';
import * as endpoints from '#contract/orders/run-endpoints.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { raiseAlarm } from './commands-alarms.ts';
import { bookCash, owedAtDoor } from './commands-money.ts';
import { reachDoor } from './commands-run-door.ts';
import { agentStep, moveAsAgent, type RunStep } from './commands-run.ts';
import { countPinTry, holdEarnings } from './store-run.ts';
import { nameOf } from './store-move.ts';
import { readItems } from './store.ts';

type Handed = InputOf<typeof endpoints.deliverOrder>;

/** Hands over against the PIN, with the cash counted in full. */
export function deliverOrder(
  db: Db,
  input: Handed,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deliverOrder>> {
  return agentStep(db, endpoints.deliverOrder, input, caller, async (step) => {
    const { transaction, order } = step;
    if (order.status !== 'on_the_way') return 'out-of-turn';
    const items = await readItems(transaction, order.id);
    if (items.some(({ question }) => question !== null)) return 'rejection-open';
    // Whatever becomes of the PIN and the money: they stand at the door, and that is kept.
    await reachDoor(step);
    const isRight = input.pin === order.pin;
    const wrong = await pinRefusal(step, input, isRight || input.typedOffline);
    if (wrong !== undefined) return wrong;
    const refusal = await cashRefusal(step, input.cash);
    if (refusal !== undefined) return refusal;
    if (!isRight) await doubt(step);
    if (await moveAsAgent(step, 'deliver'))
      throw new Error('what stood at its door could not be handed over');
    await keepCash(step, input.cash);
    return undefined;
  });
}

/** A wrong PIN is counted although it is refused; with the last try only the office can hand over. */
async function pinRefusal(
  { transaction, order, agentId }: RunStep,
  { clientRequestId, pin }: Pick<Handed, 'clientRequestId' | 'pin'>,
  passes: boolean,
) {
  if (order.pinTries >= mostPinTries) return 'pin-locked';
  if (passes) return undefined;
  const tries = await countPinTry(transaction, order.id, `${clientRequestId} ${pin}`);
  if (tries < mostPinTries) return 'wrong-pin';
  const about = await nameOf(transaction, agentId);
  await raiseAlarm(transaction, { kind: 'pin-locked', orderId: order.id, about });
  return 'pin-locked';
}

/** Given away without network on a PIN that was wrong: somebody looks at it before anybody earns by it. */
async function doubt({ transaction, order, agentId }: RunStep): Promise<void> {
  await holdEarnings(transaction, order.id);
  const about = await nameOf(transaction, agentId);
  await raiseAlarm(transaction, { kind: 'pin-wrong-offline', orderId: order.id, about });
}

/** What stays with the agent covers what is owed; a guest has no credit for what is more, and nobody for much more. */
async function cashRefusal(
  { transaction, order }: RunStep,
  cash: Handed['cash'],
): Promise<'cash-short' | 'change-owed' | 'change-too-high' | undefined> {
  const owedKobo = await owedAtDoor(transaction, order.id);
  const keptKobo = keptOf(cash);
  if (keptKobo < owedKobo) return 'cash-short';
  if (keptKobo > owedKobo && order.accountId === null) return 'change-owed';
  return changeRule(keptKobo - owedKobo) === 'count-again' ? 'change-too-high' : undefined;
}

async function keepCash({ transaction, order, agentId }: RunStep, cash: Handed['cash']): Promise<void> {
  const keptKobo = keptOf(cash);
  if (keptKobo > 0) await bookCash(transaction, order, { agentId, cashKobo: asKobo(keptKobo) });
}

function keptOf(cash: Handed['cash']): number {
  return cash === null ? 0 : cash.takenKobo - cash.changeKobo;
}
