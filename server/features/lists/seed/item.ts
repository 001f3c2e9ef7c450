import type { Measure } from '#contract/measures/measures.ts';

/** An item as a market says it: its name, how it is sold, its other names and its kinds, parted by commas. */
export type SeedItem = readonly [name: string, measure: Measure, aliases: string, options?: string];
