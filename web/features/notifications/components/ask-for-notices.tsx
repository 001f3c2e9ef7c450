import { lazy, Suspense, useState } from 'react';
import { useMe } from '../../accounts/queries.ts';
import { mayAsk } from '../may-ask.ts';

const EnableCard = lazy(async () => ({ default: (await import('./enable-card.tsx')).EnableCard }));

/** The card itself comes only to those who may be asked at all. */
export function AskForNotices() {
  const user = useMe();
  const [isOpen] = useState(mayAsk);
  if (!user || !isOpen) return null;
  return (
    <Suspense fallback={null}>
      <EnableCard user={user} />
    </Suspense>
  );
}
