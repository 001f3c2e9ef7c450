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

describe('the question for notices', () => {
  it('is asked where the device could show them and no decision was made', () => {
    expect(mayAsk()).toBe(true);
  });

  it('is not asked after a yes or a no to the browser', () => {
    for (const permission of ['granted', 'denied']) {
      vi.stubGlobal('Notification', { permission });
      expect(mayAsk(), permission).toBe(false);
    }
  });

  it('is not asked once it was dismissed, for good', () => {
    rememberDismissed();
    expect(localStorage.getItem('notification-dismissed')).toBe('true');
    expect(mayAsk()).toBe(false);
  });

  it('is not asked where the browser has no push', () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    expect(mayAsk()).toBe(false);
  });

  it('is not asked where the device stores nothing: it would be asked for ever', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(mayAsk()).toBe(false);
  });
});
