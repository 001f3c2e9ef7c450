import * as endpoints from '#contract/admin/endpoints.ts';
import type { Ground } from '../../feature.ts';
import { answer, type Route } from '../../http/route.ts';
import { showOrderForOffice } from './reads.ts';
import { listAudit } from './reads-audit.ts';

export function adminRoutes({ db }: Ground): Route[] {
  return [
    answer(endpoints.showOrderForOffice, (input, caller) => showOrderForOffice(db, input, caller)),
    answer(endpoints.listAudit, (input) => listAudit(db, input)),
  ];
}
