// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayAsk, rememberDismissed } from './may-ask.ts';

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('whether this device may be asked for notices', () => {
  it('where it could show them and nobody has decided', () => {
    expect(mayAsk()).toBe(true);
  });

  it('not after a yes or a no to the browser', () => {
    for (const permission of ['granted', 'denied']) {
      vi.stubGlobal('Notification', { permission });
      expect(mayAsk(), permission).toBe(false);
    }
  });

  it('not once it was sent away, for good', () => {
    rememberDismissed();
    expect(localStorage.getItem('notification-dismissed')).toBe('true');
    expect(mayAsk()).toBe(false);
  });

  it('not where the browser has no push', () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    expect(mayAsk()).toBe(false);
  });

  it('not where the device keeps nothing: it would be asked for ever', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(mayAsk()).toBe(false);
  });
});
