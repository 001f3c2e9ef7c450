import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { id } from '../fields.ts';
import { secondStepChange } from './second-steps/schema.ts';

export const accountEvents = [
  event('account.forgotten', { accountId: id }),
  event('account.rightsChanged', {}),
  event('session.ended', {}),
  event('account.signedInAnew', { accountId: id, by: z.enum(['password', 'reset']), device: z.string() }),
  event('account.secondStepChanged', {
    accountId: id,
    change: secondStepChange,
    device: z.string(),
  }),
] as const;

export const earlierAccountKinds = { 'account.forget': 'account.forgotten' } as const;
