import { exportAccount, listDevices, me } from '#contract/accounts/endpoints.ts';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { searchEverything } from '#contract/admin/search-endpoints.ts';
import { showMyApplication } from '#contract/agents/endpoints.ts';
import { listMyConversations, showConversation } from '#contract/chat/endpoints.ts';
import { listCities } from '#contract/cities/endpoints.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import { healthz, readyz } from '#contract/health/endpoints.ts';
import { showGuide } from '#contract/lists/catalogue/endpoints.ts';
import { listSavedAddresses, listSavedLists } from '#contract/lists/saved/endpoints.ts';
import { listMarkets, showMarket } from '#contract/markets/endpoints.ts';
import { listGallery } from '#contract/markets/gallery-endpoints.ts';
import {
  showNotificationPreferences,
  showNotificationStatus,
  showPushConfig,
} from '#contract/notifications/endpoints.ts';
import { listRefusedGoods } from '#contract/lists/refused/endpoints.ts';
import { listMyOrders, showOrder } from '#contract/orders/endpoints.ts';
import { listOpenQuestions } from '#contract/orders/shopping/endpoints.ts';
import { showMyCredit } from '#contract/payments/credit/endpoints.ts';
import { listSettings, showLegalText } from '#contract/settings/endpoints.ts';
import { byCode, support } from '../factories/chat.ts';
import type { Ask } from './asking.ts';
import type { People } from './people.ts';

/** A visitor comes by, and a customer of long standing opens one screen after the other. */
export async function lookAround({ world, customer, open }: People, ask: Ask): Promise<void> {
  const visitor = world.device();
  for (const endpoint of [
    healthz,
    readyz,
    listSettings,
    listCities,
    listMarkets,
    listZones,
    listGallery,
    listRefusedGoods,
    showPushConfig,
  ])
    await ask(visitor, endpoint, {});
  await ask(visitor, showMarket, { slug: 'utako-market' });
  await ask(visitor, showLegalText, { page: 'privacy', language: 'en' });
  await ask(visitor, showGuide, { slug: 'utako-market' });
  const { client } = customer;
  for (const endpoint of [me, listDevices, showDay, showMyApplication, listSavedLists, listSavedAddresses])
    await ask(client, endpoint, {});
  await ask(client, searchEverything, { search: 'garri' });
  for (const endpoint of [showMyCredit, showNotificationStatus, showNotificationPreferences, exportAccount])
    await ask(client, endpoint, {});
  const { next } = await ask(client, listMyOrders, {});
  if (next !== null) await ask(client, listMyOrders, { after: next });
  await ask(client, showOrder, { code: open.code, token: null });
  await ask(client, listMyConversations, { links: [] });
  await ask(client, listOpenQuestions, { links: [] });
  await ask(client, showConversation, { about: byCode(open) });
  await ask(client, showConversation, { about: support });
}
