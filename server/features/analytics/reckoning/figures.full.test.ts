import { growTowns } from './figures.db.test.ts';

growTowns([1, 2, 3, 4, 5]);
