import { describe } from 'vitest';
import { holdToTime } from './expressions.test.ts';

describe('no text holds the house up, however long', { timeout: 120_000 }, () => {
  holdToTime({ length: 64_000, mostMs: 250 });
});
