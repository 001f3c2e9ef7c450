import { event } from '../events/event.ts';
import { id } from '../fields.ts';

export const listEvents = [event('catalogue.changed', {}), event('price.changed', { marketId: id })] as const;
