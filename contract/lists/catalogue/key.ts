import { longestItemName } from './schema.ts';
import { singular } from '../parsing/singular.ts';

/**
 * Key under which names are compared: `Tomatoes`, `tomato` and `TOMATO!` are one, and so are `Ọ̀gbọ̀nọ̀` and `ogbono`.
 * The cut bounds the work: a longer name is no item.
 */
export function catalogueKey(name: string): string {
  return name
    .slice(0, 4 * longestItemName)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)
    .join(' ')
    .slice(0, 2 * longestItemName);
}
