import * as z from 'zod/mini';
import { kilometresBetween, roadFactor, type Place } from '#contract/areas.ts';
import { asKobo, kobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import { loadClasses, type LoadClass } from '#contract/lists/load/load-class.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import type { OrderKind } from '../errands/schema.ts';

/** A reason for a part of the delivery fee, with its money. */
export const feePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('base'), kobo }),
  /** Started kilometres beyond those that the base covers. */
  z.object({ kind: z.literal('kilometres'), count: z.int(), kobo }),
  z.object({ kind: z.literal('load'), class: z.enum(loadClasses), kobo }),
  /** The addition of the neighbourhood that it goes to. */
  z.object({ kind: z.literal('zone'), kobo }),
  /** Started quarters of an hour that the agent waited at the stop of an errand, beyond those that are free. */
  z.object({ kind: z.literal('waiting'), count: z.int(), kobo }),
]);
export type FeePart = z.output<typeof feePart>;

/** Money of each reason; a load of hands costs nothing more. */
export interface FeeRates {
  baseKobo: Kobo;
  perKmKobo: Kobo;
  /** Kilometres that the base covers. */
  freeKm: number;
  loadKobo: Readonly<Record<LoadClass, Kobo>>;
}

/** The settings that rates are made of. */
export const rateKeys = [
  'delivery_fee',
  'errand_fee',
  'fee_per_km',
  'free_km',
  'fee_bag',
  'fee_heavy',
] as const satisfies SettingKey[];

/** The rates of an order's kind; an errand has the base of a delivery until it is given its own. */
export function feeRatesIn(settings: readonly Setting[], kind: OrderKind): FeeRates {
  const number = (key: (typeof rateKeys)[number]) => Number(settingIn(settings, key));
  const bagKobo = asKobo(number('fee_bag'));
  const hasOwnBase = kind !== 'market' && settingIn(settings, 'errand_fee') !== '';
  return {
    baseKobo: asKobo(number(hasOwnBase ? 'errand_fee' : 'delivery_fee')),
    perKmKobo: asKobo(number('fee_per_km')),
    freeKm: number('free_km'),
    // A heavier load never costs less, whatever somebody sets.
    loadKobo: {
      light: asKobo(0),
      bag: bagKobo,
      heavy: asKobo(Math.max(bagKobo, number('fee_heavy'))),
    },
  };
}

/** The way of an order, the weight of its list, and where it goes. */
export interface Carried {
  /** From the market, or from an errand's stop, to the door as a road goes. */
  metres: number;
  load: LoadClass;
  /** The addition of its zone. */
  zoneKobo: Kobo;
}

/** Whole metres, so that a phone and the server start the same kilometre. */
export function wayMetres(from: Place, door: Place): number {
  return Math.round(kilometresBetween(from, door) * roadFactor * 1000);
}

export interface DeliveryFee {
  parts: FeePart[];
  kobo: Kobo;
}

/** The fee for taking an order to its door: its parts, and their sum. */
export function deliveryFee(rates: FeeRates, { metres, load, zoneKobo }: Carried): DeliveryFee {
  const count = Math.max(0, Math.ceil(metres / 1000 - rates.freeKm));
  const parts = withBase(rates.baseKobo, [
    { kind: 'kilometres', count, kobo: asKobo(count * rates.perKmKobo) },
    { kind: 'load', class: load, kobo: rates.loadKobo[load] },
    { kind: 'zone', kobo: zoneKobo },
  ]);
  return { parts, kobo: sumKobo(parts.map((part) => part.kobo)) };
}

/** Parts that cost nothing are left out, and with others a base of nothing too. */
export function withBase(baseKobo: Kobo, more: readonly FeePart[]): FeePart[] {
  const named = more.filter((part) => part.kobo > 0);
  return baseKobo === 0 && named.length > 0 ? named : [{ kind: 'base', kobo: baseKobo }, ...named];
}

/** The delivery fee as an order stores it: the whole, and each part beyond the base. */
export interface AgreedFee {
  deliveryFeeKobo: Kobo;
  feeKilometres: number;
  feeKilometresKobo: Kobo;
  feeLoad: LoadClass;
  feeLoadKobo: Kobo;
  feeZoneKobo: Kobo;
  waitedSteps: number;
  feeWaitKobo: Kobo;
}

/** The same fee as it was agreed to, part by part. */
export function agreedParts(fee: AgreedFee): FeePart[] {
  const { deliveryFeeKobo, feeKilometres, feeKilometresKobo, feeLoad, feeLoadKobo, feeZoneKobo } = fee;
  const { waitedSteps, feeWaitKobo } = fee;
  const baseKobo = asKobo(deliveryFeeKobo - feeKilometresKobo - feeLoadKobo - feeZoneKobo - feeWaitKobo);
  return withBase(baseKobo, [
    { kind: 'kilometres', count: feeKilometres, kobo: feeKilometresKobo },
    { kind: 'load', class: feeLoad, kobo: feeLoadKobo },
    { kind: 'zone', kobo: feeZoneKobo },
    { kind: 'waiting', count: waitedSteps, kobo: feeWaitKobo },
  ]);
}
