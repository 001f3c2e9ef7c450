/** What came of an answer; `later` is a server that could not be reached or asked for patience. */
export type Came = { as: 'taken' | 'too-late' | 'sign-in' | 'later' } | { as: 'refused'; sentence: string };

/** An order that this session may not know is answered as not found. */
export function cameOf(status: number, code: string | null, sentence: string): Came {
  if (status >= 500 || status === 429) return { as: 'later' };
  if (code === 'too-late') return { as: 'too-late' };
  if ([401, 403, 404].includes(status) || code === 'other-person') return { as: 'sign-in' };
  return { as: 'refused', sentence };
}
