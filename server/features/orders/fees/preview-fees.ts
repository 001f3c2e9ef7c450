import { doorOf } from '#contract/areas.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import { earningsOf, earningTermsIn, type EarningTerms } from '#contract/ledger/earnings.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import { deliveryFee, feeRatesIn, wayMetres, type FeeRates } from '#contract/orders/fees/delivery-fee.ts';
import type { FeeExample, previewFees as endpoint } from '#contract/orders/fees/endpoints.ts';
import { figureKeys } from '#contract/orders/fees/figures.ts';
import { readSetting, settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { Db } from '#server/db/database.ts';
import { findCity } from '#server/features/cities/store.ts';
import { readSettingsByCity } from '#server/features/settings/store-cities.ts';
import { readExamples, type ExampleRow } from './store.ts';

const weekMs = 7 * 24 * 60 * 60_000;
const mostExamples = 10;

interface Figures {
  ratesOf: (kind: OrderKind) => FeeRates;
  terms: EarningTerms;
  serviceFeeKobo: Kobo;
}

/** The last ten orders that were delivered this week, of one city or of all, reckoned anew; it writes nothing. */
export async function previewFees(
  db: Db,
  input: InputOf<typeof endpoint>,
): Promise<OutcomeOf<typeof endpoint>> {
  const { cityId } = input;
  const settings = wantedSettings(input);
  if (settings === undefined) return { ok: false, reason: 'bad-setting' };
  if (cityId !== undefined && (await findCity(db, cityId)) === undefined)
    return { ok: false, reason: 'not-found' };
  const stored = await readSettingsByCity(db, figureKeys);
  const since = new Date(Date.now() - weekMs);
  const rows = await readExamples(db, { since, cityId: cityId ?? null, most: mostExamples });
  const figuresOf = (row: ExampleRow) =>
    figuresIn(cityId === undefined ? stored(row.cityId, settings) : [...settings, ...stored(cityId)]);
  return { ok: true, value: { orders: rows.map((row) => exampleOf(row, figuresOf(row))) } };
}

/** Undefined where one of them is no value that the setting takes. */
function wantedSettings(input: InputOf<typeof endpoint>): Setting[] | undefined {
  const wanted = figureKeys.flatMap((key) => {
    const written = input[key];
    return written === undefined ? [] : [{ key, value: readSetting(key, written) }];
  });
  const valid = wanted.flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]));
  return valid.length === wanted.length ? valid : undefined;
}

function figuresIn(settings: readonly Setting[]): Figures {
  return {
    ratesOf: (kind) => feeRatesIn(settings, kind),
    terms: earningTermsIn(settings),
    serviceFeeKobo: asKobo(Number(settingIn(settings, 'service_fee'))),
  };
}

function exampleOf(row: ExampleRow, { ratesOf, terms, serviceFeeKobo }: Figures): FeeExample {
  const { kind, marketName, area, load, itemsShopped, deliveryFeeKobo } = row;
  const boughtAt = { latitude: row.marketLatitude, longitude: row.marketLongitude };
  const metres = wayMetres(boughtAt, doorOf(row));
  const delivery = deliveryFee(ratesOf(kind), { metres, load, zoneKobo: row.zoneKobo });
  const agents = (feeKobo: Kobo, agreed: EarningTerms) =>
    sumKobo(earningsOf({ deliveryFeeKobo: feeKobo, itemsShopped }, agreed, ['all']).map(({ kobo }) => kobo));
  return {
    kind,
    marketName,
    area,
    metres,
    load,
    itemsShopped,
    was: { deliveryFeeKobo, serviceFeeKobo: row.serviceFeeKobo, agentsKobo: agents(deliveryFeeKobo, row) },
    would: { deliveryFeeKobo: delivery.kobo, serviceFeeKobo, agentsKobo: agents(delivery.kobo, terms) },
  };
}
