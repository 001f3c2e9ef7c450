import { describe, expect, it } from 'vitest';
import { settingKeys, settingRules } from '#contract/settings/setting-rules.ts';
import { storedForm, writtenForm } from './setting-draft.ts';

describe('a setting in its field', () => {
  it('shows fees in naira and keeps them in kobo', () => {
    expect(writtenForm('delivery_fee', '15000')).toBe('150');
    expect(storedForm('delivery_fee', '1,250.50')).toBe('125050');
    expect(storedForm('delivery_fee', 'free')).toBeUndefined();
  });

  it('shows the promised time as a number of minutes', () => {
    expect(writtenForm('estimated_delivery_time', '30 minutes')).toBe('30');
    expect(storedForm('estimated_delivery_time', '45')).toBe('45 minutes');
    expect(storedForm('estimated_delivery_time', '0')).toBeUndefined();
  });

  it('reads a phone number as people say it, and lets it be cleared', () => {
    expect(storedForm('contact_phone', '0803 123 4567')).toBe('+2348031234567');
    expect(writtenForm('contact_phone', '+2348031234567')).toBe('0803 123 4567');
    expect(storedForm('contact_phone', '')).toBe('');
    expect(storedForm('contact_phone', '12345')).toBeUndefined();
  });

  it('may leave the fee of an errand empty, and no other fee', () => {
    expect(storedForm('errand_fee', ' ')).toBe('');
    expect(writtenForm('errand_fee', '')).toBe('');
    expect(storedForm('errand_fee', '300')).toBe('30000');
    expect(storedForm('errand_fee', '0')).toBe('0');
    expect(storedForm('errand_fee', 'free')).toBeUndefined();
    expect(storedForm('delivery_fee', '')).toBeUndefined();
  });

  it('refuses a text that the server would find too long', () => {
    expect(storedForm('business_description', 'a'.repeat(1001))).toBeUndefined();
  });

  it('takes every default back unchanged', () => {
    for (const key of settingKeys) {
      const stored = settingRules[key].default;
      expect(storedForm(key, writtenForm(key, stored))).toBe(stored);
    }
  });
});
