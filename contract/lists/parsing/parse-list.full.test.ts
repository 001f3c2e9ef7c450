import { describe } from 'vitest';
import { holdToSteps } from './linear-time.test.ts';
import { holdToLaws } from './parse-list.test.ts';
import { longestList } from '../schema.ts';

describe('the reader of lists keeps its laws, at length', { timeout: 600_000 }, () => {
  // Each night a hundred thousand.
  holdToLaws(Number(process.env['LIST_LAWS'] ?? 5000));
});

describe('the reader of lists goes through a line once, at length', { timeout: 600_000 }, () => {
  holdToSteps(longestList / 10);
});
