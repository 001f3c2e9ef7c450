import { defineEndpoint } from '../endpoint.ts';
import { done, noInput } from '../fields.ts';
import {
  asked,
  askedDays,
  askedDaysInCity,
  askedDaysOfKind,
  askedOfMarket,
  citiesAnalysis,
  cohortsAnalysis,
  listsAnalysis,
  customersAnalysis,
  ordersAnalysis,
  refundsAnalysis,
  takingsAnalysis,
  timesAnalysis,
  visitsAnalysis,
  workAnalysis,
} from './analysis-schema.ts';
import { visit } from './schema.ts';

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

export const analyseOrders = defineEndpoint({
  name: 'analyseOrders',
  purpose: 'Orders placed and ended on some days, on time or not, line by line, and against the price guide.',
  method: 'GET',
  path: '/api/admin/analytics/orders',
  audience: 'analytics:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: asked,
  reply: ordersAnalysis,
  refusals: ['bad-days'],
});

export const analyseCities = defineEndpoint({
  name: 'analyseCities',
  purpose: 'Orders placed and brought on some days, on time or not, and what came in, city by city.',
  method: 'GET',
  path: '/api/admin/analytics/cities',
  audience: 'analytics:view',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: askedDaysOfKind,
  reply: citiesAnalysis,
  refusals: ['bad-days'],
});

export const analyseTimes = defineEndpoint({
  name: 'analyseTimes',
  purpose: 'How long orders that ended on some days stood in each status.',
  method: 'GET',
  path: '/api/admin/analytics/times',
  audience: 'analytics:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: asked,
  reply: timesAnalysis,
  refusals: ['bad-days'],
});

export const analyseLists = defineEndpoint({
  name: 'analyseLists',
  purpose: 'Voice notes and photos that staff wrote down on some days, and how many of them in time.',
  method: 'GET',
  path: '/api/admin/analytics/lists',
  audience: 'analytics:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: askedDaysInCity,
  reply: listsAnalysis,
  refusals: ['bad-days'],
});

export const analyseRefunds = defineEndpoint({
  name: 'analyseRefunds',
  purpose: 'What went back on some days and why, and the claims made and decided.',
  method: 'GET',
  path: '/api/admin/analytics/refunds',
  audience: 'analytics:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: asked,
  reply: refundsAnalysis,
  refusals: ['bad-days'],
});

export const analyseTakings = defineEndpoint({
  name: 'analyseTakings',
  purpose: 'What came in and went out on some days, by market.',
  method: 'GET',
  path: '/api/admin/analytics/takings',
  audience: 'money:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: asked,
  reply: takingsAnalysis,
  refusals: ['bad-days'],
});

export const analyseCustomers = defineEndpoint({
  name: 'analyseCustomers',
  purpose: 'How many customers were brought something on some days, and how many of them came back.',
  method: 'GET',
  path: '/api/admin/analytics/customers',
  audience: 'analytics:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: askedOfMarket,
  reply: customersAnalysis,
  refusals: ['bad-days'],
});

export const showCohorts = defineEndpoint({
  name: 'showCohorts',
  purpose:
    'Of those first brought something in each of the last twelve months, how many came back in which month.',
  method: 'GET',
  path: '/api/admin/analytics/cohorts',
  audience: 'analytics:view',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: noInput,
  reply: cohortsAnalysis,
  refusals: [],
});

export const analyseWork = defineEndpoint({
  name: 'analyseWork',
  purpose: 'How long agents were online on some days, and how much they delivered.',
  method: 'GET',
  path: '/api/admin/analytics/work',
  audience: 'analytics:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: asked,
  reply: workAnalysis,
  refusals: ['bad-days'],
});

export const analyseVisits = defineEndpoint({
  name: 'analyseVisits',
  purpose: 'Visits and web vitals on some days, as far as they were collected.',
  method: 'GET',
  path: '/api/admin/analytics/visits-by-day',
  audience: 'analytics:view',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: askedDays,
  reply: visitsAnalysis,
  refusals: ['bad-days'],
});
