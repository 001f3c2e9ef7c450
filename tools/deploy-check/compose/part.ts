import type { Check, Part } from '../checks.ts';
import { proveBackups } from './prove-backups.ts';
import { proveService } from './prove-service.ts';
import { openTown } from './town.ts';

/** The services of compose.yaml, brought up and used. */
export const composePart: Part = {
  name: 'compose',
  run: async (check: Check) => {
    const town = await openTown();
    try {
      const placed = await proveService(town, check);
      await proveBackups(town, placed, check);
    } finally {
      await town.close();
    }
  },
};
