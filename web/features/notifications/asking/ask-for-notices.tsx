import { useState } from 'react';
import { extraPart } from '#web/lib/screen/late-part.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { mayAsk } from './may-ask.ts';

const EnableCard = extraPart(async () => (await import('./enable-card.tsx')).EnableCard);

/** The card itself comes only to those who may be asked at all. */
export function AskForNotices() {
  const user = useMe();
  const [isOpen] = useState(mayAsk);
  return user && isOpen ? <EnableCard user={user} /> : null;
}
