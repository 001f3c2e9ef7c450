import { event } from '../events/event.ts';
import { id } from '../fields.ts';

export const phoneEvents = [event('phone.codeAsked', { codeId: id })] as const;

export const earlierPhoneKinds = { 'phone.askCode': 'phone.codeAsked' } as const;
