import * as z from 'zod/mini';
import { language, type Language } from '../accounts/schema.ts';
import { instant } from '../fields.ts';
import { legalPages, type LegalPage } from './legal-pages.ts';

export const askedLegalText = z.strictObject({ page: z.enum(legalPages), language });

export const legalText = z.object({
  /** Headings (`##`), lists (`-`) and paragraphs; names of settings in braces stand for their values. */
  text: z.string(),
  /** No lawyer has read it yet. */
  isDraft: z.boolean(),
  /** The time at which an admin wrote it; none while it is the product's own. */
  changedAt: z.nullable(instant),
});
export type LegalText = z.output<typeof legalText>;

/** The setting that holds a page's text in one language. */
export function legalKey(page: LegalPage, inLanguage: Language) {
  return `${page}_${inLanguage}` as const;
}
