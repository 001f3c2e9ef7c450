import { useState } from 'react';
import { extraPart } from '#web/lib/screen/late-part.tsx';
import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import type { User } from '#contract/accounts/schema.ts';
import { mayAsk } from './may-ask.ts';

const EnableCard = extraPart(async () => (await import('./enable-card.tsx')).EnableCard);

/** Asks for notices where an order is followed; the card itself comes only to those who may be asked. */
export function AskForNotices() {
  const user = useMe();
  return useInBrowser() && user ? <Asked user={user} /> : null;
}

function Asked({ user }: { user: User }) {
  // The card stays open after the browser’s answer until it has shown the outcome.
  const [isOpen] = useState(mayAsk);
  return isOpen ? <EnableCard user={user} /> : null;
}
