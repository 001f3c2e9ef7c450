import type { Feature } from './feature.ts';
import { featureOrder, type FeatureName } from './feature-order.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { accountsSchedule } from './features/accounts/schedule.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { agentsPersonalData } from './features/agents/personal-data.ts';
import { agentsRoutes } from './features/agents/routes.ts';
import { agentsSchedule } from './features/agents/schedule.ts';
import { analyticsPersonalData } from './features/analytics/personal-data.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { analyticsSchedule } from './features/analytics/schedule.ts';
import { chatPersonalData } from './features/chat/personal-data.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { chatSchedule } from './features/chat/schedule.ts';
import { citiesRoutes } from './features/cities/routes.ts';
import { seedCities } from './features/cities/seed.ts';
import { dispatchGauges } from './features/dispatch/gauges.ts';
import { dispatchRoutes } from './features/dispatch/routes.ts';
import { dispatchSchedule } from './features/dispatch/schedule.ts';
import { launchPersonalData } from './features/launch/personal-data.ts';
import { launchRoutes } from './features/launch/routes.ts';
import { launchSchedule } from './features/launch/schedule.ts';
import { ledgerGauges } from './features/ledger/gauges.ts';
import { ledgerPersonalData } from './features/ledger/personal-data.ts';
import { ledgerSchedule } from './features/ledger/schedule.ts';
import { listsPersonalData } from './features/lists/personal-data.ts';
import { listsRoutes } from './features/lists/routes.ts';
import { listsSchedule } from './features/lists/schedule.ts';
import { seedLists } from './features/lists/seed.ts';
import { marketsRoutes } from './features/markets/routes.ts';
import { seedMarkets } from './features/markets/seed.ts';
import { noticeGauges } from './features/notifications/gauges.ts';
import { notificationsPersonalData } from './features/notifications/personal-data.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { notificationsSchedule } from './features/notifications/schedule.ts';
import { seedKeys } from './features/notifications/seed.ts';
import { orderGauges } from './features/orders/gauges.ts';
import { ordersPersonalData } from './features/orders/personal-data.ts';
import { ordersRoutes } from './features/orders/routes.ts';
import { ordersSchedule } from './features/orders/schedule.ts';
import { paymentGauges } from './features/payments/gauges.ts';
import { paymentsPersonalData } from './features/payments/personal-data.ts';
import { paymentsRoutes } from './features/payments/routes.ts';
import { paymentsSchedule } from './features/payments/schedule.ts';
import { phoneGauges } from './features/phones/gauges.ts';
import { phonesPersonalData } from './features/phones/personal-data.ts';
import { phonesRoutes } from './features/phones/routes.ts';
import { phonesSchedule } from './features/phones/schedule.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { trackingRoutes, trackingStreams } from './features/tracking/routes.ts';

const byName: Readonly<Record<FeatureName, Feature>> = {
  settings: { routes: settingsRoutes },
  accounts: {
    routes: (deps) =>
      accountsRoutes(deps, [
        ...phonesPersonalData,
        ...launchPersonalData,
        ...listsPersonalData,
        ...ledgerPersonalData,
        ...ordersPersonalData,
        ...agentsPersonalData,
        ...paymentsPersonalData(deps),
        ...chatPersonalData,
        ...notificationsPersonalData,
        ...analyticsPersonalData,
      ]),
    schedule: accountsSchedule,
  },
  phones: { routes: phonesRoutes, schedule: phonesSchedule, gauges: phoneGauges },
  launch: { routes: launchRoutes, schedule: launchSchedule },
  cities: { routes: citiesRoutes, seed: seedCities },
  markets: { routes: marketsRoutes, seed: seedMarkets },
  lists: { routes: listsRoutes, schedule: listsSchedule, seed: seedLists },
  // Called by whatever moves money, and never from outside.
  ledger: { schedule: ledgerSchedule, gauges: ledgerGauges },
  orders: { routes: ordersRoutes, schedule: ordersSchedule, gauges: orderGauges },
  agents: { routes: agentsRoutes, schedule: agentsSchedule },
  dispatch: { routes: dispatchRoutes, schedule: dispatchSchedule, gauges: dispatchGauges },
  payments: { routes: paymentsRoutes, schedule: paymentsSchedule, gauges: paymentGauges },
  chat: { routes: chatRoutes, schedule: chatSchedule },
  notifications: {
    routes: notificationsRoutes,
    schedule: notificationsSchedule,
    gauges: noticeGauges,
    seed: seedKeys,
  },
  analytics: { routes: analyticsRoutes, schedule: analyticsSchedule },
  tracking: { routes: trackingRoutes, streams: trackingStreams },
  admin: { routes: adminRoutes },
};

/** Every feature of the house, each knowing only those before it. */
export const features: readonly Feature[] = featureOrder.map((name) => byName[name]);
