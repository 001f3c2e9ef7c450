import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import {
  changeProfile,
  deleteAccount,
  listDevices,
  revokeDevice,
  signIn,
  signOut,
  signUp,
} from '#contract/accounts/endpoints.ts';
import { recordVisit } from '#contract/analytics/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { joinEarlyAccess } from '#contract/launch/endpoints.ts';
import {
  changeSavedAddress,
  changeSavedList,
  deleteSavedAddress,
  deleteSavedList,
  saveAddress,
  saveList,
} from '#contract/lists/saved/endpoints.ts';
import {
  listWeeklyHours,
  listWeeklyLists,
  setWeeklyList,
  stopWeeklyList,
} from '#contract/orders/weekly/endpoints.ts';
import {
  changeNotificationPreferences,
  subscribeWebPush,
  unsubscribeWebPush,
} from '#contract/notifications/endpoints.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { listOwnPhones } from '#contract/phones/endpoints.ts';
import { cancelOrder, joinOrder, placeOrder, previewCancel } from '#contract/orders/endpoints.ts';
import type { Client } from '../client.ts';
import { linkOf, marketNamed, newPhone, yesThrough } from '../factories/orders.ts';
import type { Ask } from './asking.ts';
import type { People } from './people.ts';

/** A push service that nobody has: what is told to it goes nowhere. */
export const pushOrigin = 'http://127.0.0.1:9';

/** A new customer tries every call once and deletes the account. */
export async function comeAndGo({ world }: People, ask: Ask): Promise<void> {
  const phone = world.device();
  const credentials = { username: `New ${randomUUID()}`, password: 'garri and sugar' };
  await ask(phone, recordVisit, {
    path: '/',
    displayMode: 'browser',
    vitals: [{ name: 'LCP', value: 1200 }],
  });
  await ask(phone, joinEarlyAccess, { name: 'Ada', email: `${randomUUID()}@early.test` });
  await ask(phone, signUp, credentials);
  await ask(phone, listOwnPhones, {});
  await ask(phone, changeProfile, { name: 'Ada Eze', phone: newPhone() });
  await keepThings(phone, await marketNamed(world, 'Utako Market'), ask);
  await subscribe(phone, ask);
  const second = world.device();
  await ask(second, signIn, credentials);
  await ask(second, signOut, {});
  await ask(second, signIn, credentials);
  const devices = await ask(phone, listDevices, {});
  for (const { id, isThisOne } of devices) if (!isThisOne) await ask(phone, revokeDevice, { id });
  await changeMind(world.device(), phone, ask);
  await ask(phone, deleteAccount, { password: credentials.password });
}

async function keepThings(phone: Client, marketId: MarketId, ask: Ask): Promise<void> {
  const place = { area: 'Jabi', landmark: 'By the lake', directions: '', pin: null } as const;
  const saved = { clientRequestId: randomUUID(), label: 'Home', ...place, isDefault: true };
  const { id: addressId } = await ask(phone, saveAddress, saved);
  await ask(phone, changeSavedAddress, { addressId, label: 'Work', ...place, isDefault: true });
  const list = { name: 'Every Saturday', text: '2 paint garri\npepper 500' };
  const { id: listId } = await ask(phone, saveList, { clientRequestId: randomUUID(), ...list });
  await ask(phone, changeSavedList, { listId, ...list });
  await ask(phone, listWeeklyHours, { marketId });
  await ask(phone, setWeeklyList, { listId, addressId, marketId, weekday: 'saturday', hour: null });
  await ask(phone, listWeeklyLists, {});
  await ask(phone, stopWeeklyList, { listId });
  await ask(phone, deleteSavedAddress, { addressId });
  await ask(phone, deleteSavedList, { listId });
}

async function subscribe(phone: Client, ask: Ask): Promise<void> {
  const endpoint = `${pushOrigin}/${randomUUID()}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  await ask(phone, subscribeWebPush, { endpoint, keys, userAgent: 'a phone' });
  await ask(phone, unsubscribeWebPush, { endpoint });
  const quietHours = { from: '22:00', until: '06:00', on: true };
  await ask(phone, changeNotificationPreferences, { groups: [], quietHours });
}

/** An order of a guest, taken into the account, and one of the account itself; neither is wanted any more. */
async function changeMind(guest: Client, phone: Client, ask: Ask): Promise<void> {
  const placed = await ask(guest, placeOrder, await yesThrough(guest));
  await ask(phone, joinOrder, linkOf(placed));
  await ask(phone, previewCancel, linkOf(placed));
  const sure = { reason: 'Not today', agreedOwedKobo: asKobo(0) };
  await ask(phone, cancelOrder, { clientRequestId: randomUUID(), ...linkOf(placed), ...sure });
  const own = await ask(phone, placeOrder, await yesThrough(phone));
  await ask(phone, cancelOrder, { clientRequestId: randomUUID(), code: own.code, token: null, ...sure });
}
