import type { Language } from '../accounts/schema.ts';
import { english, type OfficeOrdersCopy } from './admin-orders/en.ts';
import { pidgin } from './admin-orders/pcm.ts';

/** The words of the office's list of orders and of an order's page; both languages travel with their chunk. */
export const officeOrdersCopy: Readonly<Record<Language, OfficeOrdersCopy>> = { en: english, pcm: pidgin };
