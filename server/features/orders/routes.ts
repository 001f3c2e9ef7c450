import * as alarms from '#contract/orders/alarm-endpoints.ts';
import * as claims from '#contract/orders/claim-endpoints.ts';
import * as endpoints from '#contract/orders/endpoints.ts';
import type { Ground } from '../../feature.ts';
import { answer, type Route } from '../../http/route.ts';
import { listAlarms, settleAlarm } from './commands-alarms.ts';
import { joinOrder, rateOrder } from './commands-after.ts';
import { cancelOrder } from './commands-cancel.ts';
import { decideClaim } from './commands-claims-decide.ts';
import { makeClaim } from './commands-claims.ts';
import { moveOrder } from './commands-move.ts';
import { placeOrder } from './commands-place.ts';
import { listClaimsWaiting } from './reads-claims.ts';
import { listBoard, listMyOrders } from './reads-lists.ts';
import { quoteOrder } from './reads-quote.ts';
import { previewCancel, showOrder, trackOrder } from './reads.ts';

export function ordersRoutes({ db }: Ground): Route[] {
  return [
    answer(endpoints.quoteOrder, (input, caller) => quoteOrder(db, input, caller)),
    answer(endpoints.placeOrder, (input, caller) => placeOrder(db, input, caller)),
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
    answer(alarms.listAlarms, () => listAlarms(db)),
    answer(alarms.settleAlarm, (input, caller) => settleAlarm(db, input, caller)),
  ];
}
