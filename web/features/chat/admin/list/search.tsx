import { useEffect, useState } from 'react';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Go } from '../url-state.ts';

/** While somebody writes, nobody is asked. */
const pauseMs = 250;

/** Looks for a code, a phone or a name; what is looked for stands in the address. */
export function AdminChatSearch({ search, turn }: { search: string; turn: Go }) {
  const copy = useCatalogue(adminChatCopy);
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    // The address changed meanwhile: back, or to the unfiltered list.
    setAsked(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => {
      setAsked(typed.trim());
      turn({ search: typed.trim() });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search, turn]);
  return (
    <search>
      <input
        type="search"
        className="control"
        aria-label={copy.search}
        placeholder={copy.searchHint}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}
