import type * as endpoints from '#contract/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { holds } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { wholeOf } from '#server/features/orders/order/read-order.ts';
import { findOrder } from '#server/features/orders/order/store.ts';
import { originalOfOrder } from '#server/features/orders/requests/originals/original-of-order.ts';
import { moneyOf } from '#server/features/payments/order-money/money-of-order.ts';
import { auditOfOrder } from '../audit/audit-of-order.ts';
import { readAlarms, readCarriers, readOffers, readQuestions, readWho } from './store.ts';
import { viewAlarm, viewAsked, viewCarrier, viewOffered, viewSteps } from './view.ts';

/** Limit of each kind; an order beyond it has worse problems than a page that ends. */
const mostShown = 200;

/** An order with everything that happened to it, as far as whoever asks may know. */
export async function showOrderForOffice(
  db: Db,
  { code }: InputOf<typeof endpoints.showOrderForOffice>,
  caller: Caller,
  sendsSms: boolean,
): Promise<OutcomeOf<typeof endpoints.showOrderForOffice>> {
  const row = await findOrder(db, code);
  if (row === undefined) return { ok: false, reason: 'not-found' };
  const { user } = memberOf(caller);
  const [order, who, offers, questions, alarms, carriers, addressOf, original] = await Promise.all([
    wholeOf(db, row, caller, null),
    readWho(db, row.id),
    readOffers(db, row.id, mostShown),
    readQuestions(db, row.id, mostShown),
    readAlarms(db, row.id, mostShown),
    readCarriers(
      db,
      [row.agentId, row.riderId].filter((id) => id !== null),
    ),
    pictureAddresses(db, new Date()),
    originalOfOrder(db, row.id),
  ]);
  const [changes, money] = await Promise.all([
    holds(user, 'audit:view') ? auditOfOrder(db, row.id, user) : null,
    holds(user, 'money:view') ? moneyOf(db, row) : null,
  ]);
  return {
    ok: true,
    value: {
      order,
      original,
      agent: viewCarrier(row.agentId, carriers),
      rider: viewCarrier(row.riderId, carriers),
      byPhone: row.placedById === null ? null : { sendsSms },
      steps: viewSteps(order.events, who),
      offers: offers.map(viewOffered),
      questions: questions.map((question) => viewAsked(question, addressOf)),
      alarms: alarms.map((alarm) => viewAlarm(alarm, code)),
      changes,
      money,
    },
  };
}
