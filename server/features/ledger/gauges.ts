import { gauges, mostCounted } from '#server/metrics/gauges.ts';
import { measureChain } from './chain/store-seals.ts';

export const ledgerGauges = gauges(
  {
    sealed: {
      name: 'marketwaka_chain_seals',
      help: 'Postings and audit entries in the chain.',
    },
    unsealed: {
      name: 'marketwaka_chain_unsealed',
      help: 'Committed rows that wait for their seal.',
    },
    oldestSeconds: {
      name: 'marketwaka_chain_unsealed_oldest_seconds',
      help: 'Age of the oldest of them.',
    },
  },
  (db) => measureChain(db, mostCounted),
);
