import { event } from '#contract/events/event.ts';
import { id } from '#contract/fields.ts';

export const zoneEvents = [event('zone.changed', { zoneId: id })] as const;
