// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newQueryClient } from '#web/data/query-client.ts';
import { settingsQuery } from '#web/features/settings/queries.ts';
import { collectVisitsLater } from './collect-later.ts';

const beacons: string[] = [];

function clientWith(collectVisits: 'on' | 'off') {
  const client = newQueryClient();
  client.setQueryData(settingsQuery.queryKey, [{ key: 'collect_visits', value: collectVisits }]);
  return client;
}

function deviceSays(wishes: { doNotTrack?: string; globalPrivacyControl?: boolean }) {
  for (const [name, value] of Object.entries(wishes)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

/** A person opens the page, stays so long, and puts the phone away. */
async function openAndLeave(stayedMs: number) {
  await vi.advanceTimersByTimeAsync(stayedMs);
  await vi.dynamicImportSettled();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  beacons.length = 0;
  deviceSays({ doNotTrack: '0', globalPrivacyControl: false });
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (address: string) => beacons.push(address) > 0,
    configurable: true,
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('counting a visit', () => {
  // The listeners of one test outlive it, so the refusals come before the one that collects.
  it('does nothing while the owner has not switched it on', async () => {
    collectVisitsLater(clientWith('off'));
    await openAndLeave(200);
    expect(beacons).toEqual([]);
  });

  it.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('obeys %s', async (_name, wishes) => {
    deviceSays(wishes);
    collectVisitsLater(clientWith('on'));
    await openAndLeave(200);
    expect(beacons).toEqual([]);
  });

  it('waits 100 ms before it loads anything', async () => {
    collectVisitsLater(clientWith('on'));
    await openAndLeave(99);
    expect(beacons).toEqual([]);
    await openAndLeave(1);
    expect(beacons).toEqual(['/api/visits']);
  });
});
