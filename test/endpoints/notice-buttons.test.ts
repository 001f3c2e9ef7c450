import { expect, it } from 'vitest';
import { noticeSamples } from '#contract/copy/notices/samples.ts';
import { viewPush } from '#server/features/notifications/delivery/view-payload.ts';
import { noticeOf } from '#web/sw/notices/notice.ts';

const seeing = {
  deviceId: 'a phone',
  language: 'pcm',
  publicUrl: 'https://market.example',
  ttlSeconds: 60,
} as const;

const sent = Object.values(noticeSamples).map((facts) => {
  const { payload } = viewPush(facts, seeing);
  return { kind: facts.kind, payload, answer: payload.data.answer };
});

it.each(sent.filter(({ answer }) => answer !== undefined))(
  'a person who is sent $kind finds a yes and a no on it that post its answer',
  ({ payload, answer }) => {
    const options = noticeOf(payload, seeing.publicUrl)?.options;
    expect(options?.actions?.map(({ action }) => action)).toEqual(['yes', 'no']);
    expect(options?.data.answer).toEqual(JSON.parse(answer ?? ''));
  },
);

it('the notices that ask are a price, a replacement, a new time and a delivery', () => {
  const asking = sent.filter(({ answer }) => answer !== undefined).map(({ kind }) => kind);
  expect(asking).toEqual(['price-asked', 'replacement-asked', 'new-time-offered', 'delivery-asked']);
});

it('a notice that asks nothing has no buttons', () => {
  const quiet = sent.filter(({ answer }) => answer === undefined);
  const buttons = quiet.flatMap(({ payload }) => noticeOf(payload, seeing.publicUrl)?.options.actions ?? []);
  expect(buttons).toEqual([]);
});
