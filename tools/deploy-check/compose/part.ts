import type { Check, Part } from '../checks.ts';
import { proveBackups } from './prove-backups.ts';
import { proveService } from './prove-service.ts';
import { openDeployment } from './deployment.ts';

/** The services of compose.yaml, brought up and used. */
export const composePart: Part = {
  name: 'compose',
  run: async (check: Check) => {
    const deployment = await openDeployment();
    try {
      const placed = await proveService(deployment, check);
      await proveBackups(deployment, placed, check);
    } finally {
      await deployment.close();
    }
  },
};
