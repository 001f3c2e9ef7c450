import { describe } from 'vitest';
import { holdToLaws } from './laws.ts';

describe('the reader of lists keeps its laws', () => holdToLaws(1000));
