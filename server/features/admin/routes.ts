import { showDay as showDayEndpoint } from '#contract/admin/day-endpoints.ts';
import * as endpoints from '#contract/admin/endpoints.ts';
import { listPeopleWho as listPeopleWhoEndpoint } from '#contract/admin/people-endpoints.ts';
import { searchEverything as searchEverythingEndpoint } from '#contract/admin/search-endpoints.ts';
import * as security from '#contract/admin/security-endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { showOrderForOffice } from './order-history/show-order-for-office.ts';
import { listAudit } from './audit/list-audit.ts';
import { showDay } from './day/show-day.ts';
import { searchEverything } from './search/search-everything.ts';
import { exportSecurityEvents } from './security/export-security-events.ts';
import { listSecurityEvents } from './security/list-security-events.ts';
import { listPeopleWho } from './people/list-people-who.ts';

export function adminRoutes({ db, termii }: FeatureDeps): Route[] {
  return [
    answer(endpoints.showOrderForOffice, (input, caller) =>
      showOrderForOffice(db, input, caller, termii !== undefined),
    ),
    answer(endpoints.listAudit, (input, caller) => listAudit(db, input, caller)),
    answer(security.listSecurityEvents, (input) => listSecurityEvents(db, input)),
    answer(security.exportSecurityEvents, (input, caller) => exportSecurityEvents(db, input, caller)),
    answer(showDayEndpoint, (_input, caller) => showDay(db, caller)),
    answer(listPeopleWhoEndpoint, (input, caller) => listPeopleWho(db, input, caller)),
    answer(searchEverythingEndpoint, (input, caller) => searchEverything(db, input, caller)),
  ];
}
