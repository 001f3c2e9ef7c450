import { event } from '../events/event.ts';

export const launchEvents = [event('launch.opened', {})] as const;

export const earlierLaunchKinds = { 'launch.open': 'launch.opened' } as const;
