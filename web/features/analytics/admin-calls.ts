import { summariseVisits } from '#contract/analytics/endpoints.ts';
import { apiQuery } from '../../lib/api-query.ts';

/** Visits and web vitals of the last 28 days, or that none are collected. */
export const visitsQuery = apiQuery(summariseVisits, {});
