import { firstChoice, groupsFor } from '#contract/notifications/preferences.ts';
import type { GroupChoice, NotificationPreferences, QuietHours } from '#contract/notifications/schema.ts';
import type { User } from '#contract/accounts/schema.ts';
import type { DeviceRow } from '../devices/store.ts';
import type { ChoiceRow, PersonRow } from './store.ts';

interface Stored {
  choices: readonly ChoiceRow[];
  person: PersonRow | undefined;
  house: QuietHours;
  device: DeviceRow | undefined;
}

export function viewPreferences(
  user: User,
  { choices, person, house, device }: Stored,
): NotificationPreferences {
  return {
    groups: groupsFor(user).map((group): GroupChoice => {
      const [chosen, first] = [choices.find((choice) => choice.group === group), firstChoice(group)];
      return {
        group,
        push: chosen?.push ?? first.push,
        sms: first.sms === null ? null : (chosen?.sms ?? first.sms),
      };
    }),
    quietHours: {
      on: person?.quietOn ?? true,
      from: person?.quietFrom ?? house.from,
      until: person?.quietUntil ?? house.until,
    },
    hasPhone: user.phone !== null,
    device:
      device === undefined ? null : { way: device.way, registeredAt: device.registeredAt.toISOString() },
  };
}
