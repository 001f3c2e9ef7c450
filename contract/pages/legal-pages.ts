/** Apart from their shape on the wire: every page's footer leads to them, and wants no schemas for it. */
export const legalPages = ['privacy', 'terms', 'accessibility'] as const;
export type LegalPage = (typeof legalPages)[number];
