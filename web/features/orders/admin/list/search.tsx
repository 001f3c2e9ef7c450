import { useEffect, useState } from 'react';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { changedFilter, type Admin } from '../url-state.ts';

/** While somebody writes, nobody is asked. */
const pauseMs = 250;

/** Looks through every order for a code, a phone, a name or an item; what is looked for stands in the address. */
export function AdminSearch({ office: { place, turn } }: { office: Admin }) {
  const copy = useCatalogue(adminOrdersCopy);
  const { filter } = place;
  const search = filter.search ?? '';
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    // The address changed meanwhile: back, or to a saved view.
    setAsked(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      turn({ show: 'list', filter: changedFilter(filter, { search: wanted }) });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search, filter, turn]);
  return (
    <search className="min-w-0 flex-1 basis-48">
      <Field
        type="search"
        label={copy.search}
        hint={copy.searchHint}
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}
