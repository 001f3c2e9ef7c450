import { gauges } from './gauges.ts';
import { measureBackupAge } from './store.ts';

export const backupGauges = gauges(
  {
    age: {
      name: 'marketwaka_backup_age_seconds',
      help: 'Age of the last whole backup; where there never was one, of the place itself.',
    },
  },
  async (db) => ({ age: await measureBackupAge(db) }),
);
