import * as alarms from '#contract/orders/alarms/endpoints.ts';
import * as claims from '#contract/orders/claims/endpoints.ts';
import * as closures from '#contract/orders/closures/endpoints.ts';
import * as door from '#contract/orders/delivery/endpoints.ts';
import * as endpoints from '#contract/orders/endpoints.ts';
import * as requests from '#contract/orders/requests/endpoints.ts';
import * as errands from '#contract/orders/errands/endpoints.ts';
import * as fees from '#contract/orders/fees/endpoints.ts';
import * as office from '#contract/orders/admin/endpoints.ts';
import * as phoneOrders from '#contract/orders/phone-orders/endpoints.ts';
import * as transcription from '#contract/orders/requests/transcription/endpoints.ts';
import * as run from '#contract/orders/run/endpoints.ts';
import * as errandDoors from '#contract/orders/errands/door-endpoints.ts';
import * as asked from '#contract/orders/shopping/endpoints.ts';
import * as sharing from '#contract/orders/sharing/endpoints.ts';
import * as weekly from '#contract/orders/weekly/endpoints.ts';
import * as windows from '#contract/orders/windows/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { listAlarms } from './alarms/list-alarms.ts';
import { settleAlarm } from './alarms/settle-alarm.ts';
import { joinOrder } from './track/join-order.ts';
import { rateOrder } from './track/rate-order.ts';
import { noteCall } from './admin/note-call.ts';
import { cancelOrder } from './cancelling/cancel-order.ts';
import { decideClaim } from './claims/decide-claim.ts';
import { makeClaim } from './claims/make-claim.ts';
import { answerDelivery } from './delivery/door-reports/answer-delivery.ts';
import { decideDoor } from './delivery/door-reports/decide-door.ts';
import { confirmDone } from './errands/confirm-done.ts';
import { failAtStop } from './errands/fail-at-stop.ts';
import { leaveStop } from './errands/leave-stop.ts';
import { previewFees } from './fees/preview-fees.ts';
import { handleOrders } from './admin/handle-orders.ts';
import { moveOrder } from './admin/move-order.ts';
import { answerNewTime } from './rescheduling/answer-new-time.ts';
import { payAtDoor } from './placing/pay-at-door.ts';
import { placeOrder } from './placing/place-order.ts';
import { placePhoneOrder } from './phone-orders/place-phone-order.ts';
import { showPhoneCustomer } from './phone-orders/show-phone-customer.ts';
import { answerQuestion } from './shopping/answer-question.ts';
import { listOpenQuestions } from './shopping/list-open-questions.ts';
import { decideRejection } from './delivery/decide-rejection.ts';
import { correctAddress } from './errands/door/correct-address.ts';
import { refuseParcel } from './errands/door/refuse-parcel.ts';
import { sendParcelToOffice } from './errands/door/send-parcel-to-office.ts';
import { rejectItem } from './delivery/reject-item.ts';
import { askPrice } from './shopping/ask-price.ts';
import { proposeReplacement } from './shopping/propose-replacement.ts';
import { pickUpOrder } from './delivery/pick-up-order.ts';
import { deliverOrder } from './delivery/deliver-order.ts';
import { arrive } from './delivery/arrive.ts';
import { cancelRunOrder } from './cancelling/cancel-run-order.ts';
import { failDelivery } from './delivery/fail-delivery.ts';
import { giveUpOrder } from './run/give-up-order.ts';
import { recordCall } from './delivery/record-call.ts';
import { setOff } from './delivery/set-off.ts';
import { findItem } from './shopping/find-item.ts';
import { leaveItemOut } from './shopping/leave-item-out.ts';
import { reopenItem } from './shopping/reopen-item.ts';
import { startShopping } from './shopping/start-shopping.ts';
import { changeOrderView } from './admin/views/change-order-view.ts';
import { deleteOrderView } from './admin/views/delete-order-view.ts';
import { saveOrderView } from './admin/views/save-order-view.ts';
import { listClaimsWaiting } from './claims/list-claims-waiting.ts';
import { listBookedDays } from './closures/list-booked-days.ts';
import { previewClosure } from './closures/preview-closure.ts';
import { listBoard } from './admin/list-board.ts';
import { listMyOrders } from './track/list-my-orders.ts';
import { listOrders } from './admin/list-orders.ts';
import { listOrderViews } from './admin/views/list-order-views.ts';
import { showRun } from './run/show-run.ts';
import { askAboutListRequest } from './requests/transcription/ask-about-list-request.ts';
import { countListRequests } from './requests/transcription/count-list-requests.ts';
import { leaveListRequest } from './requests/transcription/leave-list-request.ts';
import { listListRequests } from './requests/transcription/list-list-requests.ts';
import { markListRequestUnreadable } from './requests/transcription/mark-list-request-unreadable.ts';
import { renewListRequest } from './requests/transcription/renew-list-request.ts';
import { takeListRequest } from './requests/transcription/take-list-request.ts';
import { writeListRequest } from './requests/transcription/write-list-request.ts';
import { listArrivals } from './arrival/list-arrivals.ts';
import { quoteOrder } from './placing/quote-order.ts';
import { previewCancel } from './cancelling/preview-cancel.ts';
import { showOrder } from './track/show-order.ts';
import { answerRequestQuestion } from './requests/answer-request-question.ts';
import { listMyListRequests } from './requests/list-my-list-requests.ts';
import { sendListRequest } from './requests/send-list-request.ts';
import { showListRequest } from './requests/show-list-request.ts';
import { withdrawListRequest } from './requests/withdraw-list-request.ts';
import { sendOrderLink } from './track/send-order-link.ts';
import { shareOrder } from './track/share-order.ts';
import { trackOrder } from './track/track-order.ts';
import { watchOrder } from './track/watch-order.ts';
import { listWeeklyLists } from './weekly/list-weekly-lists.ts';
import { listWeeklyHours } from './weekly/list-weekly-hours.ts';
import { setWeeklyList } from './weekly/set-weekly-list.ts';
import { showWeeklyDraft } from './weekly/show-weekly-draft.ts';
import { stopWeeklyList } from './weekly/stop-weekly-list.ts';
import { changeMyHour } from './windows/change-my-hour.ts';
import { listMyHours } from './windows/list-my-hours.ts';
import { listWindows } from './windows/list-windows.ts';
import { rosterAgent } from './windows/roster-agent.ts';
import { setWindowHours } from './windows/set-window-hours.ts';
import { showWindowPlan } from './windows/show-window-plan.ts';

export function ordersRoutes({ db, quick, paystack, termii }: FeatureDeps): Route[] {
  const ways = { paysOnline: paystack !== undefined, sendsCodes: termii !== undefined };
  return [
    answer(endpoints.listArrivals, (input) => listArrivals(quick, input)),
    answer(endpoints.quoteOrder, (input, caller) => quoteOrder(quick, input, caller, ways)),
    answer(endpoints.placeOrder, (input, caller) => placeOrder({ db, quick }, input, caller, ways)),
    answer(endpoints.listMyOrders, (input, caller) => listMyOrders(db, input, caller)),
    answer(endpoints.payAtDoor, (input, caller) => payAtDoor(db, input, caller, ways)),
    answer(endpoints.showOrder, (input, caller) => showOrder(db, input, caller, ways.paysOnline)),
    answer(endpoints.trackOrder, (input, caller) => trackOrder(db, input, caller)),
    answer(sharing.shareOrder, (input, caller) => shareOrder(db, input, caller)),
    answer(sharing.watchOrder, (input, caller) => watchOrder(db, input, caller)),
    answer(endpoints.sendOrderLink, (input, caller) => sendOrderLink(db, input, caller, ways.sendsCodes)),
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
    ...adminRoutes({ db }),
    ...windowRoutes({ db, quick }),
    ...weeklyRoutes({ db }),
    answer(phoneOrders.showPhoneCustomer, (input, caller) =>
      showPhoneCustomer(db, input, caller, ways.sendsCodes),
    ),
    answer(phoneOrders.placePhoneOrder, (input, caller) =>
      placePhoneOrder({ db, quick }, input, caller, ways),
    ),
    ...transcriptionRoutes({ db }),
    ...requestRoutes({ db }),
    answer(closures.previewClosure, (input, caller) => previewClosure(db, input, caller)),
    answer(fees.previewFees, (input) => previewFees(db, input)),
    answer(closures.listBookedDays, (input) => listBookedDays(db, input)),
  ];
}

function windowRoutes({ db, quick }: Pick<FeatureDeps, 'db' | 'quick'>): Route[] {
  return [
    answer(windows.listWindows, (input) => listWindows(quick, input)),
    answer(windows.showWindowPlan, (input) => showWindowPlan(db, input)),
    answer(windows.setWindowHours, (input, caller) => setWindowHours(db, input, caller)),
    answer(windows.rosterAgent, (input, caller) => rosterAgent(db, input, caller)),
    answer(windows.listMyHours, (_input, caller) => listMyHours(db, caller)),
    answer(windows.changeMyHour, (input, caller) => changeMyHour(db, input, caller)),
  ];
}

function weeklyRoutes({ db }: Pick<FeatureDeps, 'db'>): Route[] {
  return [
    answer(weekly.listWeeklyLists, (_input, caller) => listWeeklyLists(db, caller)),
    answer(weekly.listWeeklyHours, (input) => listWeeklyHours(db, input)),
    answer(weekly.setWeeklyList, (input, caller) => setWeeklyList(db, input, caller)),
    answer(weekly.stopWeeklyList, (input, caller) => stopWeeklyList(db, input, caller)),
    answer(weekly.showWeeklyDraft, (input, caller) => showWeeklyDraft(db, input, caller)),
  ];
}

function requestRoutes({ db }: Pick<FeatureDeps, 'db'>): Route[] {
  return [
    answer(requests.sendListRequest, (input, caller) => sendListRequest(db, input, caller)),
    answer(requests.showListRequest, (input, caller) => showListRequest(db, input, caller)),
    answer(requests.listMyListRequests, (input, caller) => listMyListRequests(db, input, caller)),
    answer(requests.answerRequestQuestion, (input, caller) => answerRequestQuestion(db, input, caller)),
    answer(requests.withdrawListRequest, (input, caller) => withdrawListRequest(db, input, caller)),
  ];
}

function adminRoutes({ db }: Pick<FeatureDeps, 'db'>): Route[] {
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

function transcriptionRoutes({ db }: Pick<FeatureDeps, 'db'>): Route[] {
  return [
    answer(transcription.listListRequests, () => listListRequests(db)),
    answer(transcription.countListRequests, () => countListRequests(db)),
    answer(transcription.takeListRequest, (input, caller) => takeListRequest(db, input, caller)),
    answer(transcription.renewListRequest, (input, caller) => renewListRequest(db, input, caller)),
    answer(transcription.leaveListRequest, (input, caller) => leaveListRequest(db, input, caller)),
    answer(transcription.writeListRequest, (input, caller) => writeListRequest(db, input, caller)),
    answer(transcription.askAboutListRequest, (input, caller) => askAboutListRequest(db, input, caller)),
    answer(transcription.markListRequestUnreadable, (input, caller) =>
      markListRequestUnreadable(db, input, caller),
    ),
  ];
}

function runRoutes({ db }: Pick<FeatureDeps, 'db'>): Route[] {
  return [
    answer(run.showRun, (input, caller) => showRun(db, input, caller)),
    answer(run.startShopping, (input, caller) => startShopping(db, input, caller)),
    answer(run.findItem, (input, caller) => findItem(db, input, caller)),
    answer(run.proposeReplacement, (input, caller) => proposeReplacement(db, input, caller)),
    answer(run.askPrice, (input, caller) => askPrice(db, input, caller)),
    answer(run.leaveItemOut, (input, caller) => leaveItemOut(db, input, caller)),
    answer(run.reopenItem, (input, caller) => reopenItem(db, input, caller)),
    answer(run.pickUpOrder, (input, caller) => pickUpOrder(db, input, caller)),
    answer(errands.leaveStop, (input, caller) => leaveStop(db, input, caller)),
    answer(errands.failAtStop, (input, caller) => failAtStop(db, input, caller)),
    answer(errands.confirmDone, (input, caller) => confirmDone(db, input, caller)),
    answer(run.setOff, (input, caller) => setOff(db, input, caller)),
    answer(run.arrive, (input, caller) => arrive(db, input, caller)),
    answer(run.recordCall, (input, caller) => recordCall(db, input, caller)),
    answer(run.rejectItem, (input, caller) => rejectItem(db, input, caller)),
    answer(run.deliverOrder, (input, caller) => deliverOrder(db, input, caller)),
    answer(errandDoors.refuseParcel, (input, caller) => refuseParcel(db, input, caller)),
    answer(errandDoors.correctAddress, (input, caller) => correctAddress(db, input, caller)),
    answer(errandDoors.sendParcelToOffice, (input, caller) => sendParcelToOffice(db, input, caller)),
    answer(run.failDelivery, (input, caller) => failDelivery(db, input, caller)),
    answer(run.giveUpOrder, (input, caller) => giveUpOrder(db, input, caller)),
    answer(run.cancelRunOrder, (input, caller) => cancelRunOrder(db, input, caller)),
    answer(run.answerQuestion, (input, caller) => answerQuestion(db, input, caller)),
    answer(asked.listOpenQuestions, (input, caller) => listOpenQuestions(db, input, caller)),
    answer(run.answerNewTime, (input, caller) => answerNewTime(db, input, caller)),
    answer(door.answerDelivery, (input, caller) => answerDelivery(db, input, caller)),
    answer(door.decideDoor, (input, caller) => decideDoor(db, input, caller)),
    answer(run.decideRejection, (input, caller) => decideRejection(db, input, caller)),
  ];
}
