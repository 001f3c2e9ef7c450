import { describe } from 'vitest';
import { holdToLaws } from './parse-list.test.ts';

describe('the reader of lists keeps its laws, at length', { timeout: 600_000 }, () => {
  holdToLaws(100_000);
});
