import { describe, expect, it } from 'vitest';
import { endOfDay, keyState } from './key-state.ts';

const now = new Date('2026-11-21T08:00:00Z');
const key = { uses: 0, mostUses: null, expiresAt: null, revokedAt: null };

describe('an access key', () => {
  it('works without an end and without a limit', () => {
    expect(keyState(key, now)).toBe('live');
  });

  it('is said to end soon in its last three days', () => {
    expect(keyState({ ...key, expiresAt: '2026-11-24T08:00:00.000Z' }, now)).toBe('ending');
    expect(keyState({ ...key, expiresAt: '2026-11-24T08:00:01.000Z' }, now)).toBe('live');
  });

  it('is over when its day is over, its uses are up, or somebody revoked it', () => {
    expect(keyState({ ...key, expiresAt: '2026-11-21T08:00:00.000Z' }, now)).toBe('expired');
    expect(keyState({ ...key, uses: 5, mostUses: 5 }, now)).toBe('spent');
    expect(keyState({ ...key, revokedAt: '2026-11-20T08:00:00.000Z', uses: 5, mostUses: 5 }, now)).toBe(
      'revoked',
    );
  });

  it('lasts until midnight in Lagos on its last day', () => {
    expect(endOfDay('2026-11-21')).toBe('2026-11-21T22:59:59.000Z');
  });
});
