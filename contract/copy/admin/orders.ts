import type { Language } from '#contract/accounts/schema.ts';
import { english, type AdminOrdersCopy } from './orders/en.ts';
import { pidgin } from './orders/pcm.ts';

/** The words of the office's list of orders and of an order's page; both languages travel with their chunk. */
export const adminOrdersCopy: Readonly<Record<Language, AdminOrdersCopy>> = { en: english, pcm: pidgin };
