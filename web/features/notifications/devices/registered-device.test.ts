// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { registeredDeviceKey } from './device-key.ts';
import {
  forgetRegisteredDevice,
  isStale,
  keepRegisteredDevice,
  readRegisteredDevice,
  type RegisteredDevice,
} from './registered-device.ts';

const day = 24 * 60 * 60 * 1000;
const registeredAt = Date.parse('2026-11-20T09:00:00Z');
const device: RegisteredDevice = {
  way: 'webPush',
  person: 'amaka',
  senderKey: 'BKey',
  endpoint: 'https://push.example/1',
  registeredAt,
};
const now = { at: registeredAt + day, senderKey: device.senderKey, endpoint: device.endpoint };

afterEach(() => localStorage.clear());

describe('the registration of a device', () => {
  it('a device’s registration is stored and deleted', () => {
    expect(readRegisteredDevice()).toBeUndefined();
    keepRegisteredDevice(device);
    expect(readRegisteredDevice()).toEqual(device);
    forgetRegisteredDevice();
    expect(readRegisteredDevice()).toBeUndefined();
  });

  it('a device’s registration that cannot be read counts as none', () => {
    for (const broken of ['{', '{}', JSON.stringify({ ...device, way: 'pigeon' })]) {
      localStorage.setItem(registeredDeviceKey, broken);
      expect(readRegisteredDevice(), broken).toBeUndefined();
    }
  });

  it('a device’s registration is renewed after seven days, and not a moment before', () => {
    expect(isStale(device, now)).toBe(false);
    expect(isStale(device, { ...now, at: registeredAt + 7 * day - 1 })).toBe(false);
    expect(isStale(device, { ...now, at: registeredAt + 7 * day })).toBe(true);
  });

  it('a device’s registration is renewed when the clock was set back by more than that', () => {
    expect(isStale(device, { ...now, at: registeredAt - 8 * day })).toBe(true);
  });

  it('a device’s registration is renewed when a key or the address changed, or the browser has none', () => {
    expect(isStale(device, { ...now, senderKey: 'BOther' })).toBe(true);
    expect(isStale(device, { ...now, endpoint: 'https://push.example/2' })).toBe(true);
    expect(isStale(device, { ...now, endpoint: undefined })).toBe(true);
  });
});
