import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { orderKind, type OrderKind } from '#contract/orders/errands/schema.ts';
import { withAddressedKind, withKind } from '#web/features/orders/placing/draft.ts';
import { changeDraft } from '#web/features/orders/placing/draft-store.ts';

/** Makes the draft of the kind that the address names (`?kind=`), so that a link can open it, or a list where it names none and nothing is written, once it is known whose it is. */
export function useAddressedKind(isTheirs: boolean): void {
  const asked = new URLSearchParams(useSearch()).get('kind');
  useEffect(() => {
    const kind = orderKind.safeParse(asked).data ?? null;
    if (isTheirs) changeDraft((now) => withAddressedKind(now, kind));
  }, [asked, isTheirs]);
}

/** Changes the kind of the draft, here and in the address. */
export function useChooseKind(): (kind: OrderKind) => void {
  const [pathname, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  return (kind) => {
    changeDraft((now) => withKind(now, kind));
    asked.delete('kind');
    if (kind !== 'market') asked.set('kind', kind);
    navigate(asked.size === 0 ? pathname : `${pathname}?${asked.toString()}`, { replace: true });
  };
}
