import { event } from '../../events/event.ts';
import { id } from '../../fields.ts';

export const zoneEvents = [event('zone.changed', { zoneId: id })] as const;
