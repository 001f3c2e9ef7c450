import { describe, expect, it } from 'vitest';
import { noticeOf, ownAddress } from './notice.ts';

const origin = 'https://market.example';

describe('a message out of a push', () => {
  it('shows what the sender filled, with the link it opens', () => {
    const pushed = {
      notification: { title: 'We don pick am', body: 'All 6 things', image: '/media/1' },
      data: { tag: 'MW-23456789' },
      fcmOptions: { link: `${origin}/track/MW-23456789` },
    };
    expect(noticeOf(pushed, origin)).toEqual({
      title: 'We don pick am',
      options: {
        body: 'All 6 things',
        image: '/media/1',
        icon: '/icons/icon-192x192.png',
        tag: 'MW-23456789',
        data: { link: '/track/MW-23456789' },
      },
    });
  });

  it('reads a message that is data alone', () => {
    const notice = noticeOf(
      { data: { title: 'We don open', link: '/markets', icon: '/icons/other.png' } },
      origin,
    );
    expect(notice?.title).toBe('We don open');
    expect(notice?.options).toMatchObject({ icon: '/icons/other.png', data: { link: '/markets' } });
  });

  it('shows nothing where nothing is said', () => {
    for (const pushed of [
      undefined,
      null,
      'text',
      {},
      { notification: { body: 'no title' } },
      { data: { title: 3 } },
    ]) {
      expect(noticeOf(pushed, origin)).toBeUndefined();
    }
  });

  it('never opens another site', () => {
    expect(ownAddress('https://elsewhere.example/track', origin)).toBe('/');
    expect(ownAddress('//elsewhere.example', origin)).toBe('/');
    expect(ownAddress('javascript:alert(1)', origin)).toBe('/');
    expect(ownAddress('/my-orders?x=1#y', origin)).toBe('/my-orders?x=1#y');
    expect(ownAddress(undefined, origin)).toBe('/');
  });
});
