import { defineEndpoint } from '../endpoint.ts';
import { done, noInput } from '../fields.ts';
import { visit, visitsSummary } from './schema.ts';

export const recordVisit = defineEndpoint({
  name: 'recordVisit',
  purpose: 'A page was opened; dropped unless the setting collect_visits is on.',
  method: 'POST',
  path: '/api/visits',
  audience: 'anyone',
  duringMaintenance: 'refused',
  input: visit,
  reply: done,
  refusals: ['too-many-tries'],
});

export const summariseVisits = defineEndpoint({
  name: 'summariseVisits',
  purpose: 'Visits and web vitals of the last 28 days, or that none are collected.',
  method: 'GET',
  path: '/api/admin/analytics/visits',
  audience: 'analytics:view',
  duringMaintenance: 'answered',
  input: noInput,
  reply: visitsSummary,
  refusals: [],
});
