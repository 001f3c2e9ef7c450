/** Outcome of an answer; `later` means that the server was unreachable or asked for patience. */
export type Came = { as: 'taken' | 'too-late' | 'sign-in' | 'later' } | { as: 'refused'; sentence: string };

/** An order that this session may not know is answered as not found. */
export function cameOf(status: number, code: string | null, sentence: string): Came {
  if (status >= 500 || status === 429) return { as: 'later' };
  if (code === 'too-late') return { as: 'too-late' };
  if ([401, 403, 404].includes(status) || code === 'other-person') return { as: 'sign-in' };
  // A refusal has a name: what a proxy says refuses nothing, and its page is not shown.
  return code === null ? { as: 'later' } : { as: 'refused', sentence };
}
