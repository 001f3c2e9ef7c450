import { orderCode } from '#contract/orders/schema.ts';
import { useShortcuts } from '#web/lib/page/use-shortcuts.ts';
import type { Admin } from './url-state.ts';

/** Down and up the list or the board, choosing, giving away, the search in this list, and what each key does. */
export function useAdminShortcuts({ place, turn }: Admin): void {
  const { open } = place;
  useShortcuts({
    j: () => step(1, open),
    k: () => step(-1, open),
    x: () => document.querySelector<HTMLElement>(`[data-choose="${focused() ?? open ?? ''}"]`)?.click(),
    a: () => {
      const code = orderCode.safeParse(focused() ?? open);
      if (code.success) turn({ open: code.data, sheet: 'assign' });
    },
    f: () => document.querySelector<HTMLInputElement>('.office search input')?.focus(),
    '?': () => turn({ sheet: 'keys' }),
    Escape: open === null ? undefined : () => close(open, turn),
  });
}

function ways(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.office [data-order]')];
}

/** The order that the focus is on: its way in, or its tick. */
function focused(): string | undefined {
  const here = document.activeElement;
  return here instanceof HTMLElement ? (here.dataset['order'] ?? here.dataset['choose']) : undefined;
}

/** Goes to the next or the one before; where one is open, that one is opened in its stead. */
function step(by: 1 | -1, open: string | null): void {
  const all = ways();
  const from = focused() ?? open;
  const here = all.findIndex((way) => way.dataset['order'] === from);
  const next = here === -1 ? all[0] : all[here + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  if (open !== null) next?.click();
}

/** Focus returns to where it was before. */
function close(open: string, turn: Admin['turn']): void {
  turn({ open: null, sheet: null });
  ways()
    .find((way) => way.dataset['order'] === open)
    ?.focus();
}
