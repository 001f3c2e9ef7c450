import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { askedFor } from './request-kind.ts';

const origin = 'https://market.example';
const asked = (path: string, method = 'GET', mode: RequestMode = 'cors') =>
  askedFor({ url: new URL(path, origin).href, method, mode }, origin);

describe('the worker’s requests', () => {
  it('the worker opens pages, but no file, no call and no picture from elsewhere', () => {
    expect(
      ['/', '/pwa', '/track/MW-23456789', '/kado-fish-market'].map((path) => asked(path, 'GET', 'navigate')),
    ).toEqual(['page', 'page', 'page', 'page']);
    for (const path of ['/robots.txt', '/api/docs', '/media/3f', '/assets/a.js', '/manifest.webmanifest']) {
      expect(asked(path, 'GET', 'navigate'), path).toBe('elsewhere');
    }
  });

  it('the worker takes what another app shares with the installed one', () => {
    expect(asked('/share', 'POST', 'navigate')).toBe('shared');
    expect(asked('/share', 'GET', 'navigate')).toBe('page');
  });

  it('the worker stores replies only for everybody or for the person', () => {
    const reads = endpoints.filter(({ method }) => method === 'GET');
    const cached = (as: string) =>
      reads
        .filter(({ path }) => asked(path.replaceAll(/:\w+/g, 'x')) === as)
        .map(({ name }) => name)
        .toSorted();
    expect(cached('read-of-all')).toEqual([
      'listCities',
      'listMarkets',
      'listRefusedGoods',
      'listSettings',
      'listZones',
      'showGuide',
      'showLegalText',
      'showMarket',
    ]);
    expect(cached('own-read')).toEqual([
      'listMyHours',
      'listMyOrders',
      'listMyPriceRound',
      'listSavedAddresses',
      'listSavedLists',
      'me',
      'showMyApplication',
      'showMyCredit',
      'showMyEarnings',
      'showMyPaper',
      'showRun',
      'showShift',
    ]);
  });

  it('the worker leaves every write alone, and notes those after which another may hold the phone', () => {
    const writes = endpoints.filter(({ method }) => method !== 'GET');
    const noted = writes
      .filter(({ path, method }) => asked(path.replaceAll(/:\w+/g, 'x'), method) === 'hand-over')
      .map(({ name }) => name);
    expect(noted).toContain('signOut');
    expect(noted).toContain('signIn');
    const others = writes.filter(({ name }) => !noted.includes(name));
    for (const { path, method } of others) {
      expect(asked(path.replaceAll(/:\w+/g, 'x'), method), path).toBe('elsewhere');
    }
  });

  it('the worker stores a voice note or a photo that a page loads for later, and none that a page shows', () => {
    for (const path of ['/media/recordings/3f?until=1&sign=a', '/media/3f?until=1&sign=a']) {
      expect(asked(path), path).toBe('original');
      expect(asked(path, 'GET', 'no-cors'), path).toBe('elsewhere');
    }
    expect(asked('/media/shown/3f/400.webp')).toBe('elsewhere');
  });

  it('the worker lets live events and other sites pass', () => {
    expect(asked('/api/events')).toBe('elsewhere');
    expect(asked('https://tiles.example/assets/1/2/3.png')).toBe('elsewhere');
  });
});
