import * as care from './accounts/admin/endpoints.ts';
import * as accounts from './accounts/endpoints.ts';
import * as secondSteps from './accounts/second-steps/endpoints.ts';
import * as day from './admin/day-endpoints.ts';
import * as admin from './admin/endpoints.ts';
import { listPeopleWho } from './admin/people-endpoints.ts';
import { searchEverything } from './admin/search-endpoints.ts';
import { exportSecurityEvents, listSecurityEvents } from './admin/security-endpoints.ts';
import * as agents from './agents/endpoints.ts';
import * as agentsForAdmin from './agents/admin/endpoints.ts';
import * as agentPrices from './agents/prices/endpoints.ts';
import * as agentsAnalysed from './analytics/agents-endpoints.ts';
import * as analytics from './analytics/endpoints.ts';
import * as chat from './chat/endpoints.ts';
import * as mutes from './chat/admin/mute-endpoints.ts';
import * as chatAdmin from './chat/admin/endpoints.ts';
import * as zones from './cities/zones/endpoints.ts';
import * as dispatch from './dispatch/endpoints.ts';
import * as dispatchAdmin from './dispatch/admin/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as cities from './cities/endpoints.ts';
import * as citySettings from './cities/settings/endpoints.ts';
import * as health from './health/endpoints.ts';
import * as launch from './launch/endpoints.ts';
import * as catalogue from './lists/catalogue/endpoints.ts';
import * as files from './lists/files/endpoints.ts';
import * as prices from './lists/prices/endpoints.ts';
import * as refused from './lists/refused/endpoints.ts';
import * as saved from './lists/saved/endpoints.ts';
import * as media from './media/endpoints.ts';
import * as closures from './markets/closure-endpoints.ts';
import * as markets from './markets/endpoints.ts';
import * as gallery from './markets/gallery-endpoints.ts';
import * as broadcasts from './notifications/admin/endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as alarms from './orders/alarms/endpoints.ts';
import * as claims from './orders/claims/endpoints.ts';
import * as touched from './orders/closures/endpoints.ts';
import * as doorReports from './orders/delivery/endpoints.ts';
import * as errandDoors from './orders/errands/door-endpoints.ts';
import * as errands from './orders/errands/endpoints.ts';
import * as fees from './orders/fees/endpoints.ts';
import * as requests from './orders/requests/endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as phoneOrders from './orders/phone-orders/endpoints.ts';
import * as office from './orders/admin/endpoints.ts';
import * as transcription from './orders/requests/transcription/endpoints.ts';
import * as run from './orders/run/endpoints.ts';
import * as asked from './orders/shopping/endpoints.ts';
import * as sharing from './orders/sharing/endpoints.ts';
import * as weekly from './orders/weekly/endpoints.ts';
import * as windows from './orders/windows/endpoints.ts';
import * as agentMoney from './payments/agents/endpoints.ts';
import * as approvals from './payments/approvals/endpoints.ts';
import * as books from './payments/books/endpoints.ts';
import * as credit from './payments/credit/endpoints.ts';
import * as earnings from './payments/earnings/endpoints.ts';
import * as orderMoney from './payments/order-money/endpoints.ts';
import * as payments from './payments/endpoints.ts';
import * as returns from './payments/returns/endpoints.ts';
import * as howPaid from './payments/order-money/how-paid-endpoints.ts';
import * as phones from './phones/endpoints.ts';
import * as settings from './settings/endpoints.ts';
import { followEvents, takeStreamTicket } from './tracking/endpoints.ts';

/** Every call of the API, by the noun it belongs to. */
export const endpointsByNoun: Readonly<Record<string, readonly Endpoint[]>> = {
  health: Object.values(health),
  settings: Object.values(settings),
  accounts: [...Object.values(accounts), ...Object.values(secondSteps), ...Object.values(care)],
  phones: Object.values(phones),
  launch: Object.values(launch),
  cities: [...Object.values(cities), ...Object.values(citySettings), ...Object.values(zones)],
  markets: [...Object.values(markets), ...Object.values(closures), ...Object.values(gallery)],
  lists: [
    ...Object.values(catalogue),
    ...Object.values(files),
    ...Object.values(prices),
    ...Object.values(refused),
    ...Object.values(saved),
  ],
  pictures: Object.values(media),
  orders: [
    ...Object.values(orders),
    ...Object.values(phoneOrders),
    fees.previewFees,
    ...Object.values(run),
    ...Object.values(errands),
    ...Object.values(asked),
    ...Object.values(doorReports),
    ...Object.values(errandDoors),
    ...Object.values(claims),
    ...Object.values(alarms),
    ...Object.values(office),
    ...Object.values(touched),
    ...Object.values(sharing),
    ...Object.values(weekly),
    ...Object.values(windows),
    ...Object.values(transcription),
    ...Object.values(requests),
  ],
  agents: [...Object.values(agents), ...Object.values(agentsForAdmin), ...Object.values(agentPrices)],
  dispatch: [...Object.values(dispatch), ...Object.values(dispatchAdmin)],
  payments: [
    ...Object.values(payments),
    ...Object.values(approvals),
    ...Object.values(agentMoney),
    ...Object.values(earnings),
    ...Object.values(howPaid),
    ...Object.values(credit),
    ...Object.values(orderMoney),
    ...Object.values(books),
    ...Object.values(returns),
  ],
  chat: [...Object.values(chat), ...Object.values(chatAdmin), ...Object.values(mutes)],
  notifications: [...Object.values(notifications), ...Object.values(broadcasts)],
  analytics: [...Object.values(analytics), ...Object.values(agentsAnalysed)],
  tracking: [takeStreamTicket, followEvents],
  admin: [
    ...Object.values(admin),
    ...Object.values(day),
    listPeopleWho,
    searchEverything,
    listSecurityEvents,
    exportSecurityEvents,
  ],
};

export const endpoints: readonly Endpoint[] = Object.values(endpointsByNoun).flat();
