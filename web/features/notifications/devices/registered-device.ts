import * as z from 'zod/mini';
import { registeredDeviceKey as key } from './device-key.ts';

const common = {
  /** Owner of the registration: another person must not see their notices. */
  person: z.string(),
  /** The sender's key that the browser was given. */
  senderKey: z.string(),
  /** The browser's own address, by which a change is noticed. */
  endpoint: z.string(),
  /** By this device's clock. */
  registeredAt: z.number(),
};

const registeredDevice = z.discriminatedUnion('way', [
  z.object({ way: z.literal('webPush'), ...common }),
  z.object({
    way: z.literal('fcm'),
    ...common,
    token: z.string(),
    /** Firebase’s record of this browser, with the token for a fresh one. */
    installation: z.object({ fid: z.string(), refreshToken: z.string() }),
  }),
]);

/** Registration of this device, by one service at a time. */
export type RegisteredDevice = z.output<typeof registeredDevice>;

export function readRegisteredDevice(): RegisteredDevice | undefined {
  try {
    const read = registeredDevice.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    // Broken text, or a browser that keeps nothing.
    return undefined;
  }
}

export function keepRegisteredDevice(device: RegisteredDevice): void {
  localStorage.setItem(key, JSON.stringify(device));
}

export function forgetRegisteredDevice(): void {
  localStorage.removeItem(key);
}

const refreshAfterMs = 7 * 24 * 60 * 60 * 1000;

/** True where it must be renewed: after seven days, or with another key or address. */
export function isStale(
  device: RegisteredDevice,
  now: { at: number; senderKey: string; endpoint: string | undefined },
): boolean {
  return (
    Math.abs(now.at - device.registeredAt) >= refreshAfterMs ||
    now.senderKey !== device.senderKey ||
    now.endpoint !== device.endpoint
  );
}
