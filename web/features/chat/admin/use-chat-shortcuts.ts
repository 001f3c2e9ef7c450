import { useShortcuts } from '#web/lib/page/use-shortcuts.ts';
import type { Go } from './url-state.ts';

/** Down and up the list, to the search in it, and to what each key does. */
export function useAdminChatShortcuts(turn: Go): void {
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    f: () => document.querySelector<HTMLInputElement>('.inbox-list search input')?.focus(),
    '?': () => turn({ sheet: 'keys' }),
  });
}

/** Opens the conversation so far from the open one, as the list shows them. */
function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-conversation]')];
  const open = links.findIndex((link) => link.ariaCurrent !== null);
  const next = open === -1 ? links[0] : links[open + by];
  next?.focus();
  next?.click();
}
