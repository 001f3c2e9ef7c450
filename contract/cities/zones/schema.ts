import * as z from 'zod/mini';
import { latitude, longitude } from '#contract/address.ts';
import { instant, shownName } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { cityId, zoneId } from '../ids.ts';
import { mostPoints } from './outline.ts';

const point = z.tuple([
  z.int().check(z.minimum(-90_000_000), z.maximum(90_000_000)),
  z.int().check(z.minimum(-180_000_000), z.maximum(180_000_000)),
]);
/** Points of an outline. Longer ones are read too, so that they can be refused with a reason of their own. */
const outline = z.array(point).check(z.maxLength(mostPoints * 5));

/** A neighbourhood that is served. */
export const zone = z.object({
  id: zoneId,
  cityId,
  name: z.string(),
  /** An address without a pin is there. */
  middle: z.object({ latitude, longitude }),
  outline: z.array(point),
  /** Addition to the fee of a delivery there. */
  feeKobo: kobo,
});
export type Zone = z.output<typeof zone>;

/** A zone as the office sees it. */
export const officeZone = z.extend(zone, { isOpen: z.boolean(), changedAt: instant });
export type OfficeZone = z.output<typeof officeZone>;

export const cityOfZones = z.object({
  id: cityId,
  name: z.string(),
  middle: z.object({ latitude, longitude }),
});
export type CityOfZones = z.output<typeof cityOfZones>;

export const mostZoneName = 60;
/** ₦10,000. */
export const mostZoneFee = 1_000_000;
export const mostImported = 100;

const feeKobo = kobo.check(z.maximum(mostZoneFee));
const written = {
  name: shownName(mostZoneName).check(z.minLength(1)),
  outline,
  feeKobo,
  isOpen: z.boolean(),
};
export const newZone = z.strictObject({ cityId, ...written });
export const changedZone = z.strictObject({
  zoneId,
  ...written,
  /** The time of its last change, as this admin saw it: what another has made of it meanwhile is not written over. */
  seen: instant,
});

/** A zone of a file: new, or another outline or fee of the one that has its name. */
export const importedZone = z.strictObject({
  name: written.name,
  outline,
  /** Null leaves the fee of a zone that is there. */
  feeKobo: z.nullable(feeKobo),
});
export type ImportedZone = z.output<typeof importedZone>;
