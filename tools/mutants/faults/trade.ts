import { mutantsOf } from '../mutant.ts';

const lists = mutantsOf('lists', [
  {
    breaks: 'a file of prices with a wrong line is brought in without it',
    file: 'server/features/lists/files/import-price-file.ts',
    find: "if (plan.wrong.length > 0) return { ok: false, reason: 'lines-wrong' };",
    replace: '',
    project: 'db',
    tests: ['server/features/lists/files/price-file.db'],
  },
  {
    breaks: 'a file is brought into a catalogue that has changed since its preview',
    file: 'server/features/lists/files/import-catalogue-file.ts',
    find: 'if (digestOf(plan) !== input.digest)',
    replace: "if (digestOf(plan) === '')",
    project: 'db',
    tests: ['server/features/lists/files/catalogue-file.db'],
  },
  {
    breaks: 'a price of the office is written over a colleague’s that nobody has seen',
    file: 'server/features/lists/prices/record-round.ts',
    find: 'at.toISOString() !== otherAt',
    replace: "at.toISOString() === ''",
    project: 'db',
    tests: ['server/features/agents/prices/price-round.db'],
  },
  {
    breaks: 'a price far above the guide counts before an admin has looked',
    file: 'server/features/lists/prices/record-sample.ts',
    find: `const state = needsReview(price.koboPerMeasure, proof, guide) ? 'waiting' : 'accepted';`,
    replace: `const state = needsReview(price.koboPerMeasure, proof, guide) && guide === null ? 'waiting' : 'accepted';`,
    project: 'db',
    tests: ['server/features/lists/prices/price-guide.db'],
  },
]);

const markets = mutantsOf('markets', [
  {
    breaks: 'two admins who change a market at once write over each other',
    file: 'server/features/markets/admin/change-market.ts',
    find: 'if (seen !== undefined && !isDeepStrictEqual(factsOf(renamedFrom(before, seen)), factsOf(before)))',
    replace: 'if (seen !== undefined && !isDeepStrictEqual(seen, seen))',
    project: 'db',
    tests: ['server/features/markets/markets.db'],
  },
]);

const settings = mutantsOf('settings', [
  {
    breaks: 'the gate can be opened with the right to change settings',
    file: 'server/features/settings/change-setting.ts',
    find: `if (key === 'maintenance') return { ok: false, reason: 'not-allowed' };`,
    replace: '',
    project: 'db',
    tests: ['server/features/settings/settings.db'],
  },
  {
    breaks: 'what agents earn is shown to everybody',
    file: 'contract/settings/setting-rules.ts',
    find: `agent_share_percent: { kind: 'percent', default: '80', isPublic: false, byCity: true },`,
    replace: `agent_share_percent: { kind: 'percent', default: '80', isPublic: true, byCity: true },`,
    project: 'db',
    tests: ['server/features/settings/settings.db'],
  },
]);

const fees = mutantsOf('fees', [
  {
    breaks: 'a heavy load costs less than a big bag where somebody sets it so',
    file: 'contract/orders/fees/delivery-fee.ts',
    find: "asKobo(Math.max(bagKobo, number('fee_heavy')))",
    replace: "asKobo(number('fee_heavy'))",
    project: 'unit',
    tests: ['contract/orders/fees/delivery-fee.test'],
  },
  {
    breaks: 'VAT of a delivery fee that went back is owed all the same',
    file: 'contract/ledger/vat-lines.ts',
    find: '{ from: refunds, to: due }',
    replace: '{ from: refunds, to: refunds }',
    project: 'db',
    tests: ['server/features/orders/money/vat.db'],
  },
  {
    breaks: 'an order earns by the floor of today, and not by the one of its placing',
    file: 'server/features/orders/money/store-earnings.ts',
    find: 'coalesce(o.agent_floor_kobo, ',
    replace: 'coalesce(null, ',
    project: 'db',
    tests: ['server/features/orders/money/earnings.db'],
  },
]);

const launch = mutantsOf('launch', [
  {
    breaks: 'an access key opens once more often than it may',
    file: 'server/features/launch/gate/store.ts',
    find: 'uses < most_uses',
    replace: 'uses <= most_uses',
    project: 'db',
    tests: ['server/features/launch/launch.db'],
  },
  {
    breaks: 'the gate lets calls through that maintenance refuses',
    file: 'server/http/route.ts',
    find: '(await gate.refuses(caller))',
    replace: '(await gate.refuses(caller)) && false',
    project: 'db',
    tests: ['server/features/launch/launch.db'],
  },
]);

const analytics = mutantsOf('analytics', [
  {
    breaks: 'the hour after midnight in Lagos counts to no day',
    file: 'server/features/analytics/store-days.ts',
    find: "return db`(${day}::date::timestamp at time zone interval '1 hour')`;",
    replace: "return db`(${day}::date::timestamp at time zone interval '0 hours')`;",
    project: 'db',
    tests: ['server/features/analytics/reckoning/reckoning.db'],
  },
  {
    breaks: 'days that the version before reckoned stay without kinds',
    file: 'server/features/analytics/reckoning/mark-days.ts',
    find: '  await markWithoutKinds(db);',
    replace: '  void markWithoutKinds;',
    project: 'db',
    tests: ['server/features/analytics/reckoning/reckoning.db'],
  },
  {
    breaks: 'money of a parcel counts as that of a list',
    file: 'server/features/analytics/reckoning/store/money.ts',
    find: 'o.kind as order_kind',
    replace: "case when o.kind is not null then 'market' end as order_kind",
    project: 'db',
    tests: ['server/features/analytics/reckoning/figures.db'],
  },
]);

export const tradeMutants = [...lists, ...markets, ...settings, ...fees, ...launch, ...analytics];
