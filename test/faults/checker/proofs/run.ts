import type { OrderAction } from '#contract/orders/lifecycle.ts';
import type { ItemStep } from '#contract/orders/shopping/item-steps.ts';
import { listIn, textIn, type Proof, type Proofs } from './proof.ts';

/** Proofs of agents’ writes: a step is recognized by the time of its phone’s clock. */
export const runProofs: Proofs = {
  acceptOffer: (db, { input, reply }) => db`
    select from offer
    where id = ${textIn(input, 'offerId')} and outcome = 'accepted'
      and (
        select count(distinct o.id) from offer_order taken join customer_order o on o.id = taken.order_id
        join order_event step on step.order_id = o.id and step.actor_id = offer.user_id
          and step.action in ('assign', 'takeOver')
        where taken.offer_id = offer.id) = ${listIn(reply, 'codes').length}`,
  declineOffer: (db, { input }) => db`
    select from offer where id = ${textIn(input, 'offerId')} and outcome = 'declined'`,
  startShopping: orderStep('startShopping'),
  pickUpOrder: orderStep('pickUp'),
  setOff: orderStep('setOff'),
  giveUpOrder: orderStep('giveUp'),
  cancelRunOrder: orderStep('cancel'),
  deliverOrder: (db, line) => {
    const cash = line.input['cash'];
    return db`
      select from order_event step join customer_order o on o.id = step.order_id
      where o.code = ${textIn(line.input, 'code')} and action = 'deliver'
        and phone_at = ${textIn(line.input, 'doneAt')}
        and (${cash === null} or exists (
          select from ledger_posting where order_id = o.id and what = 'cash-collected'))`;
  },
  // An order that is begun anew, or goes to somebody else's hands, has not arrived any more.
  arrive: (db, { input }) => db`
    select from customer_order o
    where code = ${textIn(input, 'code')} and (arrived_at is not null or exists (
      select from order_event where order_id = o.id and action in ('restart', 'reassign')))`,
  findItem: (db, { input }) => db`
    select from item_step
    where item_id = ${textIn(input, 'itemId')} and step = 'find' and phone_at = ${textIn(input, 'doneAt')}
      and kobo = ${Number(input['paidKobo'])}`,
  leaveItemOut: lineStep(['leaveOut']),
  reopenItem: lineStep(['reopen']),
  proposeReplacement: lineStep(['proposeReplacement', 'replace']),
  askPrice: (db, { input }) => db`
    select from item_step step
    where step.item_id = ${textIn(input, 'itemId')} and step = 'askPrice'
      and phone_at = ${textIn(input, 'doneAt')} and exists (
        select from item_question question
        where question.item_id = step.item_id and picture_id = ${textIn(input, 'pictureId')})`,
  // A dear one waits for an admin's word.
  rejectItem: (db, { input }) => db`
    select step.id::text from item_step step
    where step.item_id = ${textIn(input, 'itemId')} and step = 'reject'
      and phone_at = ${textIn(input, 'doneAt')}
    union
    select id::text from item_question
    where item_id = ${textIn(input, 'itemId')} and kind = 'rejection'
      and picture_id = ${textIn(input, 'pictureId')}`,
};

function orderStep(action: OrderAction): Proof {
  return (db, { input }) => db`
    select from order_event step join customer_order o on o.id = step.order_id
    where o.code = ${textIn(input, 'code')} and action = ${action} and phone_at = ${textIn(input, 'doneAt')}`;
}

function lineStep(steps: readonly ItemStep[]): Proof {
  return (db, { input }) => db`
    select from item_step
    where item_id = ${textIn(input, 'itemId')} and step = any(${[...steps]}::text[])
      and phone_at = ${textIn(input, 'doneAt')}`;
}
