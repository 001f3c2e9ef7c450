import { describe, expect, it } from 'vitest';
import { noticeOf, ownAddress, rememberedBy } from './notice.ts';

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
        renotify: true,
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

  it('names the notice that it makes untrue', () => {
    const notification = { title: 'Your things dey road' };
    const notice = noticeOf({ notification, data: { outdated: 'late:MW-23456789' } }, origin);
    expect(notice?.outdated).toBe('late:MW-23456789');
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

  it('carries the buttons of a question, and what they post', () => {
    const body = { clientRequestId: 'once', token: null };
    const answer = { path: '/api/orders/MW-23456789/questions/7/answer', body };
    const actions = [
      { action: 'yes', title: 'Buy am' },
      { action: 'no', title: 'Leave am' },
    ];
    const data = { answer: JSON.stringify(answer), actions: JSON.stringify(actions) };
    const notice = noticeOf({ notification: { title: 'Yam na ₦4,500' }, data }, origin);
    expect(notice?.options.actions).toEqual(actions);
    expect(rememberedBy(notice?.options.data, origin)).toEqual({ link: '/', answer });
  });

  it('has no buttons where their answer would go anywhere but where a question is answered, or is broken', () => {
    const actions = JSON.stringify([{ action: 'yes', title: 'Yes' }]);
    const body = { clientRequestId: 'once', token: null };
    for (const answer of [
      undefined,
      '{"path":',
      JSON.stringify({ path: 'https://elsewhere.example/api/orders/MW-23456789/new-time', body }),
      JSON.stringify({ path: '//elsewhere.example/api/orders/MW-23456789/new-time', body }),
      JSON.stringify({ path: '/api/orders/../new-time', body }),
      JSON.stringify({ path: '/api/orders/MW-23456789/new-time?as=another', body }),
      JSON.stringify({ path: '/api/orders/MW-23456789/cancel', body }),
      JSON.stringify({ path: '/api/account/delete', body }),
      JSON.stringify({ path: '/api/orders/MW-23456789/new-time', body: {} }),
      JSON.stringify({ body }),
    ]) {
      const options = noticeOf({ data: { title: 'A question', actions, answer } }, origin)?.options;
      expect(options?.actions, answer).toBeUndefined();
      expect(options?.data.answer, answer).toBeUndefined();
    }
  });

  it('posts what we post for an answer, whatever else came with it', () => {
    const path = '/api/orders/MW-23456789/new-time';
    const body = { clientRequestId: 'once', token: 'another’s', code: 'MW-99999999', yes: true };
    const notice = noticeOf({ data: { title: 'Q', answer: JSON.stringify({ path, body }) } }, origin);
    expect(rememberedBy(notice?.options.data, origin).answer).toEqual({
      path,
      body: { clientRequestId: 'once', token: null },
    });
    expect(
      rememberedBy({ link: '/', answer: { path: '/api/account/delete', body } }, origin).answer,
    ).toBeUndefined();
  });

  it('shows no button that is neither yes nor no', () => {
    const body = { clientRequestId: 'once', token: null };
    const answer = JSON.stringify({ path: '/api/orders/x/new-time', body });
    const actions = JSON.stringify([{ action: 'pay', title: 'Pay' }, { action: 'no' }, 3]);
    expect(
      noticeOf({ data: { title: 'A question', actions, answer } }, origin)?.options.actions,
    ).toBeUndefined();
  });

  it('never opens another site', () => {
    expect(ownAddress('https://elsewhere.example/track', origin)).toBe('/');
    expect(ownAddress('//elsewhere.example', origin)).toBe('/');
    expect(ownAddress('javascript:alert(1)', origin)).toBe('/');
    expect(ownAddress('/my-orders?x=1#y', origin)).toBe('/my-orders?x=1#y');
    expect(ownAddress(undefined, origin)).toBe('/');
  });
});
