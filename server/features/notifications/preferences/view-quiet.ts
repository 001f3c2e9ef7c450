import { firstQuietHours } from '#contract/notifications/preferences.ts';
import type { QuietHours } from '#contract/notifications/schema.ts';

/** A row's quiet hours, own or the house's; nothing where somebody wants none. */
export function quietOf(row: {
  quietOn: boolean;
  quietFrom: string | null;
  quietUntil: string | null;
}): QuietHours | null {
  if (!row.quietOn) return null;
  return {
    from: row.quietFrom ?? firstQuietHours.from,
    until: row.quietUntil ?? firstQuietHours.until,
  };
}
