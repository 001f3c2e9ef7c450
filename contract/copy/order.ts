import type { Language } from '../accounts/schema.ts';
import { english } from './order/en.ts';
import { pidgin } from './order/pcm.ts';
import type { OrderCopy } from './order/en.ts';

/** The words of placing an order; both languages travel with its chunk. */
export const orderCopy: Readonly<Record<Language, OrderCopy>> = { en: english, pcm: pidgin };
