import type { DeviceAddress } from '../devices/store.ts';
import type { TakenRow } from './store-queue.ts';

/** Address by the device’s present registration; undefined where the device is gone or its person signed out. */
export function viewAddress(row: TakenRow): (DeviceAddress & { id: string }) | undefined {
  const { deviceId: id, deviceWay: way, address, p256dh, auth, isStale } = row;
  if (id === null || address === null || isStale === true) return undefined;
  if (way === 'fcm') return { id, way, address, keys: null };
  if (p256dh === null || auth === null) throw new Error('a browser was registered without its keys');
  return { id, way: 'webPush', address, keys: { p256dh, auth } };
}
