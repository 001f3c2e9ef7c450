import { useEffect, useState } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { isOpenRequest } from '#contract/orders/requests/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useDraftPart } from '../placing/draft-store.ts';
import { RequestCard } from './card.tsx';
import { dropRequestKey, takeAddressedKey } from './keys.ts';
import { useRequests, type OwnRequest } from './queries.ts';
import { UnsentRequests } from './unsent.tsx';

/** The lists that are not typed of whoever is here: on the phone, being written down, ready. */
export function RequestCards({ onUse }: { onUse: (own: OwnRequest) => void }) {
  const { card: words } = useCatalogue(requestsCopy);
  const inUse = useDraftPart((draft) => draft.listRequest?.id ?? null);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const { requests, isLost } = useRequests();
  useEffect(takeAddressedKey, []);
  const shown = requests.filter(({ request, token }) => {
    if (seen.includes(request.id)) return false;
    // An account reads of what is open; a device shows the end of what it sent as well.
    return isOpenRequest(request) || (token !== null && request.state !== 'withdrawn') || isNews(request);
  });
  return (
    <>
      <UnsentRequests />
      {isLost && <Alert tone="warning">{words.notLoaded}</Alert>}
      {shown.map((own) => (
        <RequestCard
          key={own.request.id}
          own={own}
          isInUse={own.request.id === inUse}
          onUse={onUse}
          onSeen={({ request }) => {
            dropRequestKey(request.id);
            setSeen((now) => [...now, request.id]);
          }}
        />
      ))}
    </>
  );
}

/** Ends that its sender has not brought about. */
function isNews({ state }: OwnRequest['request']): boolean {
  return state === 'unreadable' || state === 'lapsed';
}
