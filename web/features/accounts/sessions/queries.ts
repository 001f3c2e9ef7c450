import { listDevices } from '#contract/accounts/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

/** The devices that are signed in to this person's account. */
export const devicesQuery = apiQuery(listDevices, {});
