import type { Db } from '#server/db/database.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { listIn, textIn, type Proofs } from './proof.ts';

/** Proofs of customers’ writes to their orders. */
export const orderProofs: Proofs = {
  placeOrder: (db, { input, reply }) => db`
    select from customer_order o
    where request_hash = ${hashSecret(textIn(input, 'clientRequestId').toLowerCase())}
      and code = ${textIn(reply, 'code')} and items = ${listIn(input, 'items').length}
      and exists (select from order_event where order_id = o.id and version = 1 and action = 'place')`,
  payAtDoor: (db, { input }) => db`
    select from customer_order where code = ${textIn(input, 'code')} and pay_way = 'on_delivery'`,
  cancelOrder: (db, { input }) => customersStep(db, textIn(input, 'code'), 'cancel'),
  answerNewTime: (db, { input }) =>
    customersStep(db, textIn(input, 'code'), input['yes'] === true ? 'reschedule' : 'cancel'),
  answerQuestion: (db, { input }) => answeredQuestion(db, input),
  decideRejection: (db, { input }) => answeredQuestion(db, input),
  rateOrder: (db, { input }) => db`
    select from customer_order
    where code = ${textIn(input, 'code')} and stars = ${Number(input['stars'])}
      and rating_words = ${textIn(input, 'words')}`,
  startPayment: (db, { input, reply }) => db`
    select from payment join customer_order o on o.id = payment.order_id
    where payment.id = ${textIn(reply, 'reference')} and kobo = ${Number(reply['kobo'])}
      and o.code = ${textIn(input, 'code')}`,
  makeClaim: (db, { input, reply }) => db`
    select from claim
    where (id = ${textIn(reply, 'claimId')} or words = ${textIn(input, 'words')})
      and item_id = ${textIn(input, 'itemId')} and asked_kobo = ${Number(input['askedKobo'])}
      and (select count(*) from claim_picture where claim_id = claim.id) = ${listIn(input, 'pictures').length}`,
  decideClaim: (db, { input, reply }) => db`
    select from claim join audit_entry on noun = 'claims' and subject = claim.id::text and action = 'decideClaim'
    where claim.id = ${textIn(input, 'claimId')} and state = ${textIn(reply, 'state')}`,
  moveOrder: (db, { input }) => db`
    select from order_event step join customer_order o on o.id = step.order_id
    where o.code = ${textIn(input, 'code')} and step.version = ${Number(input['version']) + 1}
      and step.action = ${textIn(input, 'action')} and mover = 'admin'
      and exists (select from audit_entry
        where noun = 'orders' and audit_entry.action = 'moveOrder' and at >= step.at - interval '1 second')`,
  refundOrder: (db, { input }) => db`
    select from ledger_posting posting join customer_order o on o.id = posting.order_id
    where o.code = ${textIn(input, 'code')} and what = 'refund-granted'
      and (movement -> 'back' ->> 'kobo')::bigint = ${Number(input['kobo'])}`,
};

function customersStep(db: Db, code: string, action: string) {
  return db`
    select from order_event step join customer_order o on o.id = step.order_id
    where o.code = ${code} and action = ${action} and mover = 'customer'`;
}

function answeredQuestion(db: Db, input: Readonly<Record<string, unknown>>) {
  return db`
    select from item_question
    where id = ${textIn(input, 'questionId')} and answer = ${input['yes'] === true ? 'yes' : 'no'}`;
}
