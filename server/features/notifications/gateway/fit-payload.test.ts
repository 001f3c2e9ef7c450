import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pushMessage } from '#test/factories/push-message.ts';
import { fitPayload } from './fit-payload.ts';
import { mostPlainBytes } from './web-push/encryption.ts';

const bytesOf = (payload: unknown) => Buffer.byteLength(JSON.stringify(payload));

it('a payload that fits stays unchanged', () => {
  const { payload } = pushMessage();
  expect(fitPayload(payload)).toBe(payload);
});

it('a long body is cut to fit, with a mark of the cut', () => {
  const { payload } = pushMessage({ body: 'Tomato don cost. '.repeat(400) });
  const fitted = fitPayload(payload);
  expect(bytesOf(fitted)).toBeLessThanOrEqual(mostPlainBytes);
  expect(bytesOf(fitted)).toBeGreaterThan(mostPlainBytes - 40);
  expect(fitted.notification.body).toMatch(/^Tomato don cost\. .*…$/);
  expect({ ...fitted, notification: null }).toEqual({ ...payload, notification: null });
});

it('a question keeps its buttons, whatever is written above them', () => {
  const { payload } = pushMessage({ body: '🍅'.repeat(3000), title: '"'.repeat(50) });
  const answer = JSON.stringify({ path: '/x', body: { clientRequestId: 'a', token: null } });
  const fitted = fitPayload({ ...payload, data: { ...payload.data, actions: '[]', answer } });
  expect(fitted.data).toMatchObject({ actions: '[]', answer });
  expect(fitted.notification.title).toBe('"'.repeat(50));
});

it('cuts between signs, and fits whatever was said', () => {
  const long = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 6000, size: 'max' });
  fc.assert(
    fc.property(long, long, (title, body) => {
      const fitted = fitPayload(pushMessage({ title, body }).payload);
      expect(bytesOf(fitted)).toBeLessThanOrEqual(mostPlainBytes);
      expect(JSON.stringify(fitted)).not.toMatch(/\\ud[89a-f]/i);
    }),
    { numRuns: 40 },
  );
});
