import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../accounts/schema.ts';
import { noticeSamples } from '../copy/notices/samples.ts';
import { noticeWords } from '../copy/notices.ts';
import { keysOf } from '../keys-of.ts';
import { noticeFacts } from './facts.ts';
import { noticeRules, ruleOf, type NoticeKind } from './kinds.ts';
import { linkOf, outdatedTagOf, tagOf } from './links.ts';
import { asSms, mostSmsUnits, smsUnits } from './sms.ts';

function isOfCustomers(kind: NoticeKind): boolean {
  const { mustBeRead, audiences } = ruleOf(kind);
  return mustBeRead && audiences.every((audience) => audience === 'customer') && kind !== 'receiver-pin';
}

describe.each(languages)('notices in %s', (language) => {
  it.each(keysOf(noticeRules))(
    '%s says something, and as a text message only where it must be read',
    (kind) => {
      const facts = noticeFacts.parse(noticeSamples[kind]);
      const { title, body, sms } = noticeWords(facts, language);
      expect(title.length).toBeGreaterThan(3);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(body.length).toBeGreaterThan(3);
      expect(sms !== undefined).toBe(ruleOf(kind).mustBeRead);
      expect(smsUnits(`MarketWaka: ${(sms ?? '').replaceAll('₦', 'N')}`)).toBeLessThanOrEqual(mostSmsUnits);
    },
  );

  it.each(keysOf(noticeRules).filter((kind) => isOfCustomers(kind)))(
    '%s is said in full beside the link of its order',
    (kind) => {
      const { sms = '' } = noticeWords(noticeFacts.parse(noticeSamples[kind]), language);
      const link = `https://marketwaka.ng/t/#MW-7KQ2P9XA.${'k'.repeat(20)}`;
      const whole = asSms(`MarketWaka: ${sms}`, link);
      expect(whole.endsWith(` ${link}`)).toBe(true);
      expect(whole).not.toContain('...');
      expect(smsUnits(whole)).toBeLessThanOrEqual(mostSmsUnits);
    },
  );

  it('names what was asked about, and never how to get in at the door', () => {
    const { body, sms } = noticeWords(noticeSamples['price-asked'], language);
    expect(body).toContain('₦4,500');
    expect(sms).toContain('₦4,500');
  });
});

it('every notice leads to a screen of ours, and one order has one tag', () => {
  for (const kind of keysOf(noticeRules)) {
    expect(linkOf(noticeFacts.parse(noticeSamples[kind]))).toMatch(/^\/[^/]?/);
  }
  expect(tagOf(noticeSamples['price-asked'])).toBe(tagOf(noticeSamples['order-delivered']));
});

it('a delay takes the place of no question, and goes once the order has ended', () => {
  const delay = tagOf(noticeSamples['order-late']);
  expect(delay).not.toBe(tagOf(noticeSamples['price-asked']));
  expect(outdatedTagOf(noticeSamples['order-delivered'])).toBe(delay);
  expect(outdatedTagOf(noticeSamples['price-asked'])).toBeUndefined();
});

describe('a text message', () => {
  it('is written in letters that every phone has', () => {
    expect(asSms('₦2,000 for ½ paint “Ọ̀fadà” rice…')).toBe('N2,000 for 1/2 paint "Ofadà" rice...');
  });

  it('that is too long ends earlier, and never loses the link or the PIN at its end', () => {
    const cut = asSms('garri '.repeat(60), 'PIN 4821');
    expect(cut).toMatch(/^garri .*\.\.\. PIN 4821$/);
    expect(smsUnits(cut)).toBeLessThanOrEqual(mostSmsUnits);
  });

  it('fits into one, whatever somebody called their things', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
        expect(smsUnits(asSms(text))).toBeLessThanOrEqual(mostSmsUnits);
      }),
    );
  });
});
