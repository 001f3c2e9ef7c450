import { useSearch } from 'wouter';

/** The conversation in the address, as a notice’s link has it: an order’s code, or `office`. */
export function useAskedTalk(): string | null {
  return new URLSearchParams(useSearch()).get('chat');
}

/** Loaded anew, the page does not open it once more. */
export function forgetAskedTalk(): void {
  history.replaceState(history.state, '', location.pathname + location.hash);
}
