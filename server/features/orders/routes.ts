import * as alarms from '#contract/orders/alarm-endpoints.ts';
import * as claims from '#contract/orders/claim-endpoints.ts';
import * as closures from '#contract/orders/closure-endpoints.ts';
import * as door from '#contract/orders/door-report-endpoints.ts';
import * as endpoints from '#contract/orders/endpoints.ts';
import * as office from '#contract/orders/office-endpoints.ts';
import * as run from '#contract/orders/run-endpoints.ts';
import type { Ground } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { listAlarms, settleAlarm } from './commands-alarms.ts';
import { joinOrder, rateOrder } from './commands-after.ts';
import { noteCall } from './commands-calls.ts';
import { cancelOrder } from './commands-cancel.ts';
import { decideClaim } from './commands-claims-decide.ts';
import { makeClaim } from './commands-claims.ts';
import { answerDelivery } from './commands-door-answer.ts';
import { decideDoor } from './commands-door-decide.ts';
import { handleOrders } from './commands-handle.ts';
import { moveOrder } from './commands-move-order.ts';
import { answerNewTime } from './commands-new-time.ts';
import { placeOrder } from './commands-place.ts';
import { answerQuestion } from './commands-questions.ts';
import { decideRejection, rejectItem } from './commands-reject.ts';
import { askPrice, proposeReplacement } from './commands-run-ask.ts';
import { pickUpOrder } from './commands-run-bag.ts';
import { deliverOrder } from './commands-run-deliver.ts';
import {
  arrive,
  cancelRunOrder,
  failDelivery,
  giveUpOrder,
  recordCall,
  setOff,
} from './commands-run-door.ts';
import { findItem, leaveItemOut, reopenItem, startShopping } from './commands-run-shop.ts';
import { changeOrderView, deleteOrderView, saveOrderView } from './commands-views.ts';
import { listClaimsWaiting } from './reads-claims.ts';
import { listBookedDays, previewClosure } from './reads-closures.ts';
import { listBoard, listMyOrders } from './reads-lists.ts';
import { listOrders, listOrderViews } from './reads-office.ts';
import { showRun } from './reads-run.ts';
import { quoteOrder } from './reads-quote.ts';
import { previewCancel, showOrder, trackOrder } from './reads.ts';

export function ordersRoutes({ db, quick, paystack, termii }: Ground): Route[] {
  const ways = { paysOnline: paystack !== undefined, sendsCodes: termii !== undefined };
  return [
    answer(endpoints.quoteOrder, (input, caller) => quoteOrder(quick, input, caller, ways)),
    answer(endpoints.placeOrder, (input, caller) => placeOrder({ db, quick }, input, caller, ways)),
    answer(endpoints.listMyOrders, (input, caller) => listMyOrders(db, input, caller)),
    answer(endpoints.showOrder, (input, caller) => showOrder(db, input, caller)),
    answer(endpoints.trackOrder, (input, caller) => trackOrder(db, input, caller)),
    answer(endpoints.previewCancel, (input, caller) => previewCancel(db, input, caller)),
    answer(endpoints.cancelOrder, (input, caller) => cancelOrder(db, input, caller)),
    answer(endpoints.joinOrder, (input, caller) => joinOrder(db, input, caller)),
    answer(endpoints.rateOrder, (input, caller) => rateOrder(db, input, caller)),
    answer(endpoints.moveOrder, (input, caller) => moveOrder(db, input, caller)),
    answer(endpoints.listBoard, () => listBoard(db)),
    answer(claims.makeClaim, (input, caller) => makeClaim(db, input, caller)),
    answer(claims.decideClaim, (input, caller) => decideClaim(db, input, caller)),
    answer(claims.listClaimsWaiting, () => listClaimsWaiting(db)),
    ...runRoutes({ db }),
    answer(alarms.listAlarms, () => listAlarms(db)),
    answer(alarms.settleAlarm, (input, caller) => settleAlarm(db, input, caller)),
    ...officeRoutes({ db }),
    answer(closures.previewClosure, (input, caller) => previewClosure(db, input, caller)),
    answer(closures.listBookedDays, (input) => listBookedDays(db, input)),
  ];
}

function officeRoutes({ db }: Pick<Ground, 'db'>): Route[] {
  return [
    answer(office.listOrders, (input) => listOrders(db, input)),
    answer(office.noteCall, (input, caller) => noteCall(db, input, caller)),
    answer(office.handleOrders, (input, caller) => handleOrders(db, input, caller)),
    answer(office.listOrderViews, (_input, caller) => listOrderViews(db, caller)),
    answer(office.saveOrderView, (input, caller) => saveOrderView(db, input, caller)),
    answer(office.changeOrderView, (input, caller) => changeOrderView(db, input, caller)),
    answer(office.deleteOrderView, (input, caller) => deleteOrderView(db, input, caller)),
  ];
}

function runRoutes({ db }: Pick<Ground, 'db'>): Route[] {
  return [
    answer(run.showRun, (input, caller) => showRun(db, input, caller)),
    answer(run.startShopping, (input, caller) => startShopping(db, input, caller)),
    answer(run.findItem, (input, caller) => findItem(db, input, caller)),
    answer(run.proposeReplacement, (input, caller) => proposeReplacement(db, input, caller)),
    answer(run.askPrice, (input, caller) => askPrice(db, input, caller)),
    answer(run.leaveItemOut, (input, caller) => leaveItemOut(db, input, caller)),
    answer(run.reopenItem, (input, caller) => reopenItem(db, input, caller)),
    answer(run.pickUpOrder, (input, caller) => pickUpOrder(db, input, caller)),
    answer(run.setOff, (input, caller) => setOff(db, input, caller)),
    answer(run.arrive, (input, caller) => arrive(db, input, caller)),
    answer(run.recordCall, (input, caller) => recordCall(db, input, caller)),
    answer(run.rejectItem, (input, caller) => rejectItem(db, input, caller)),
    answer(run.deliverOrder, (input, caller) => deliverOrder(db, input, caller)),
    answer(run.failDelivery, (input, caller) => failDelivery(db, input, caller)),
    answer(run.giveUpOrder, (input, caller) => giveUpOrder(db, input, caller)),
    answer(run.cancelRunOrder, (input, caller) => cancelRunOrder(db, input, caller)),
    answer(run.answerQuestion, (input, caller) => answerQuestion(db, input, caller)),
    answer(run.answerNewTime, (input, caller) => answerNewTime(db, input, caller)),
    answer(door.answerDelivery, (input, caller) => answerDelivery(db, input, caller)),
    answer(door.decideDoor, (input, caller) => decideDoor(db, input, caller)),
    answer(run.decideRejection, (input, caller) => decideRejection(db, input, caller)),
  ];
}
