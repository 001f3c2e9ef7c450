import type { StatementWatch } from '../db/connections/statement-watch.ts';
import { cell, observe, samplesOf, spread, type Family } from './families.ts';

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const took = spread({}, bounds);

const underWay = cell(
  'gauge',
  'marketwaka_database_statements_under_way',
  'Statements that the database has not answered yet, those that wait for a connection included.',
);
const transactionsUnderWay = cell(
  'gauge',
  'marketwaka_database_transactions_under_way',
  'Connections in use by a transaction.',
);
const transactionsWaiting = cell(
  'gauge',
  'marketwaka_database_transactions_waiting',
  'Transactions that wait for a free connection.',
);
const failures = cell(
  'counter',
  'marketwaka_database_failures_total',
  'Statements that failed, whether the database refused them or was away.',
);

export const statementFamilies: readonly Family[] = [
  {
    name: 'marketwaka_database_statement_duration_seconds',
    help: 'How long the database took for a statement, waiting for a connection included.',
    kind: 'histogram',
    samples: () => samplesOf(took, bounds),
  },
  underWay,
  transactionsUnderWay,
  transactionsWaiting,
  failures,
];

/** Counts what goes to the database. */
export const statementCounts: StatementWatch = {
  statement: () => {
    const began = performance.now();
    underWay.value += 1;
    return (error) => {
      underWay.value -= 1;
      observe(took, bounds, (performance.now() - began) / 1000);
      if (error !== undefined) failures.value += 1;
    };
  },
  transaction: () => {
    transactionsWaiting.value += 1;
    return () => {
      transactionsWaiting.value -= 1;
      transactionsUnderWay.value += 1;
      return () => {
        transactionsUnderWay.value -= 1;
      };
    };
  },
};
