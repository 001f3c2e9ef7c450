import { useState } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { isOpenRequest } from '#contract/orders/requests/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { changeDraft, useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { tiedRequest } from '#web/features/orders/placing/tied.ts';
import { RequestCard } from './card.tsx';
import { dropRequestKey } from '../keys.ts';
import { useRequests, type OwnRequest } from '../queries.ts';
import { rememberClosed, closedRequests } from './closed.ts';
import { InSight, SignInFirst, useNamed } from './named.tsx';
import { UnsentRequests } from './unsent.tsx';

export interface Props {
  /** True beside another part than the list, where what stands in the draft already is no news. */
  isAside: boolean;
  /** Absent while an order is on its way: its draft is not changed. */
  onUse?: (own: OwnRequest) => void;
}

/** The lists that are not typed, of this phone and its account: unsent, being written down, ready. */
export function RequestCards({ isAside, onUse }: Props) {
  const { card: copy } = useCatalogue(requestsCopy);
  const inUse = useDraftPart((draft) => tiedRequest(draft)?.id ?? null);
  const [closed, setClosed] = useState(closedRequests);
  const { requests, isLost, isOwnRead } = useRequests();
  const shown = requests.filter(({ request, token }) => {
    // A device lets go of its key: the same link shows the list again.
    if (token === null && closed.includes(request.id)) return false;
    if (isAside && request.id === inUse) return false;
    // An account reads of what is open; a device shows the end of what it sent as well.
    return isOpenRequest(request) || (token !== null && request.state !== 'withdrawn') || isNews(request);
  });
  const named = useNamed(isOwnRead);
  return (
    <>
      {named.wantsSignIn && <SignInFirst />}
      <UnsentRequests />
      {inUse !== null && !isAside && <Tied />}
      {isLost && <Alert tone="warning">{copy.notLoaded}</Alert>}
      {shown.map((own) => (
        <InSight key={own.request.id} isNamed={own.request.id === named.id} onShown={named.forget}>
          <RequestCard
            own={own}
            isInUse={own.request.id === inUse}
            {...(onUse && { onUse })}
            onSeen={({ request }) => {
              dropRequestKey(request.id);
              rememberClosed(request.id);
              setClosed((now) => [...now, request.id]);
            }}
          />
        </InSight>
      ))}
    </>
  );
}

/** The list is a voice note or photos: the agent hears or sees them beside it. */
function Tied() {
  const { card: copy } = useCatalogue(requestsCopy);
  return (
    <Alert tone="info">
      {copy.tied}
      <Button
        variant="quiet"
        size="small"
        className="-ms-3 block"
        onClick={() => changeDraft((now) => ({ ...now, listRequest: null }))}
      >
        {copy.untie}
      </Button>
    </Alert>
  );
}

/** Ends that its sender has not brought about. */
function isNews({ state }: OwnRequest['request']): boolean {
  return state === 'unreadable' || state === 'lapsed';
}
