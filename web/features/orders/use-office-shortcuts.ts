import { orderCode } from '#contract/orders/schema.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import type { Office } from './office-place.ts';

/** Down and up the list, choosing, giving away, the search, and what each key does. */
export function useOfficeShortcuts({ place, turn }: Office): void {
  useShortcuts({
    j: () => step(1, place.open),
    k: () => step(-1, place.open),
    x: () => rowOf(place.open)?.querySelector<HTMLElement>('[data-choose]')?.click(),
    a: () => {
      const code = orderCode.safeParse(place.open ?? linkIn(rowOf(null))?.dataset['order']);
      if (code.success) turn({ open: code.data, sheet: 'assign' });
    },
    '/': () => document.querySelector<HTMLInputElement>('.office search input')?.focus(),
    '?': () => turn({ sheet: 'keys' }),
    Escape: place.open === null ? undefined : () => close(place.open, turn),
  });
}

function links(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.office [data-order]')];
}

function linkIn(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-order]') ?? null;
}

/** The order that the keys are about: the one that has the focus, else the one that is open. */
function rowOf(open: string | null): Element | null | undefined {
  return (
    document.activeElement?.closest('.office-row') ??
    links()
      .find((link) => link.dataset['order'] === open)
      ?.closest('.office-row')
  );
}

/** Goes to the next or the one before; where one is open, that one is opened in its stead. */
function step(by: 1 | -1, open: string | null): void {
  const all = links();
  const focused = all.findIndex((link) => link === document.activeElement);
  const here = focused === -1 ? all.findIndex((link) => link.dataset['order'] === open) : focused;
  const next = here === -1 ? all[0] : all[here + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  if (open !== null) next?.click();
}

/** Whoever closes it goes on in the list where they were. */
function close(open: string | null, turn: Office['turn']): void {
  turn({ open: null, sheet: null });
  links()
    .find((link) => link.dataset['order'] === open)
    ?.focus();
}
