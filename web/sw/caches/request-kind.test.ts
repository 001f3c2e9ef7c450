import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { askedFor } from './request-kind.ts';

const origin = 'https://market.example';
const asked = (path: string, method = 'GET', mode: RequestMode = 'cors') =>
  askedFor({ url: new URL(path, origin).href, method, mode }, origin);

describe('what the worker takes upon itself', () => {
  it('opens pages, but no file, no call and no picture that somebody looks at', () => {
    expect(
      ['/', '/pwa', '/track/MW-23456789', '/kado-fish-market'].map((path) => asked(path, 'GET', 'navigate')),
    ).toEqual(['page', 'page', 'page', 'page']);
    for (const path of ['/robots.txt', '/api/docs', '/media/3f', '/assets/a.js', '/manifest.webmanifest']) {
      expect(asked(path, 'GET', 'navigate'), path).toBe('elsewhere');
    }
  });

  it('keeps of all reads only those that are everybody’s or the person’s own', () => {
    const reads = endpoints.filter(({ method }) => method === 'GET');
    const kept = (as: string) =>
      reads
        .filter(({ path }) => asked(path.replaceAll(/:\w+/g, 'x')) === as)
        .map(({ name }) => name)
        .toSorted();
    expect(kept('read-of-all')).toEqual(['listMarkets', 'listSettings', 'showGuide', 'showMarket']);
    expect(kept('own-read')).toEqual([
      'listMyOrders',
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

  it('leaves every write alone, and notes those after which another may hold the phone', () => {
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

  it('lets live events and other sites pass', () => {
    expect(asked('/api/events')).toBe('elsewhere');
    expect(asked('https://tiles.example/assets/1/2/3.png')).toBe('elsewhere');
  });
});
