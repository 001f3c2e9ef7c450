import { showDay as showDayEndpoint } from '#contract/admin/day-endpoints.ts';
import * as endpoints from '#contract/admin/endpoints.ts';
import { listPeopleWho as listPeopleWhoEndpoint } from '#contract/admin/people-endpoints.ts';
import type { Ground } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { showOrderForOffice } from './reads.ts';
import { listAudit } from './reads-audit.ts';
import { showDay } from './reads-day.ts';
import { listPeopleWho } from './reads-people.ts';

export function adminRoutes({ db }: Ground): Route[] {
  return [
    answer(endpoints.showOrderForOffice, (input, caller) => showOrderForOffice(db, input, caller)),
    answer(endpoints.listAudit, (input, caller) => listAudit(db, input, caller)),
    answer(showDayEndpoint, (_input, caller) => showDay(db, caller)),
    answer(listPeopleWhoEndpoint, (input, caller) => listPeopleWho(db, input, caller)),
  ];
}
