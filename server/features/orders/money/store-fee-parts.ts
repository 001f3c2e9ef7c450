import { loadClasses } from '#contract/lists/load/load-class.ts';
import type { Db } from '#server/db/database.ts';
import { kobo, number, oneOf } from '#server/db/sql/codecs.ts';

/** The agreed parts of an order's delivery fee; the base is what they leave of it. */
export const feePartsRow = {
  feeKilometres: number,
  feeKilometresKobo: kobo,
  feeLoad: oneOf(loadClasses),
  feeLoadKobo: kobo,
  feeZoneKobo: kobo,
};

export function feePartsColumns(db: Db) {
  return db`
    o.fee_kilometres as "feeKilometres", o.fee_kilometres_kobo as "feeKilometresKobo", o.fee_load as "feeLoad",
    o.fee_load_kobo as "feeLoadKobo", o.fee_zone_kobo as "feeZoneKobo"`;
}
