import * as z from 'zod/mini';
import { instant, line } from '../fields.ts';
import { measure, measures } from '../measures/measures.ts';
import { setting } from '../settings/schema.ts';
import { cityId } from './ids.ts';

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const place = z.object({ latitude: z.number(), longitude: z.number() });

export const city = z.object({
  id: cityId,
  name: z.string(),
  slug: z.string(),
  /** Two letters of its orders' codes, from the second city on. */
  letters: z.string(),
  /** Lagos time, inside the house's hours. */
  hours: z.object({ opens: z.string(), closes: z.string() }),
  /** About its middle: from there it is reckoned what lies in it. */
  middle: place,
  isActive: z.boolean(),
  /** The public settings of which it has its own. */
  settings: z.array(setting),
  /** Measures that its markets usually sell by, in order; one that says nothing has none. An older version answers without. */
  measures: z.optional(z.array(measure)),
});
export type City = z.output<typeof city>;

/** A city as the office sees it, with what keeps it as it is. */
export const officeCity = z.extend(city, {
  markets: z.int(),
  agents: z.int(),
  changedAt: instant,
});
export type OfficeCity = z.output<typeof officeCity>;

/** Two letters of codes, without those that look like a number; the house's own begin every code. */
export const cityLetters = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.regex(/^[A-HJ-NP-Z]{2}$/),
  z.refine((letters) => letters !== 'MW'),
);

/** No city is open outside these hours, and Nigeria is where the house works. */
const houseHours = { opens: '06:00', closes: '22:00' };

const written = {
  name: line(60).check(z.minLength(1)),
  hours: z
    .strictObject({ opens: timeOfDay, closes: timeOfDay })
    .check(
      z.refine(
        ({ opens, closes }) => houseHours.opens <= opens && opens < closes && closes <= houseHours.closes,
      ),
    ),
  middle: z.strictObject({
    latitude: z.number().check(z.minimum(4), z.maximum(14)),
    longitude: z.number().check(z.minimum(2.5), z.maximum(15)),
  }),
  isActive: z.boolean(),
  /** A page of the version before does not know them, and leaves them as they are. */
  measures: z.optional(
    z
      .array(measure)
      .check(z.maxLength(measures.length))
      .check(z.refine((usual) => new Set(usual).size === usual.length)),
  ),
};

/** The letters stand in the codes of orders and are never changed. */
export const newCity = z.strictObject({ ...written, letters: cityLetters });
export type NewCity = z.output<typeof newCity>;

export const changedCity = z.strictObject({
  ...written,
  cityId,
  /** The last change that this admin saw: what another has made of it meanwhile is not written over. */
  seen: z.optional(instant),
});
