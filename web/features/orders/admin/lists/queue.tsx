import type { Ref } from 'react';
import { Link } from 'wouter';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { orderCopy } from '#contract/copy/order.ts';
import {
  aimMinutes,
  alarmMinutes,
  type QueuedRequest,
} from '#contract/orders/requests/transcription/schema.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { useAltKeys } from '#web/features/orders/original/use-alt-keys.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { waitedText } from './waited.ts';

interface Props {
  requests: readonly QueuedRequest[];
  myId: string;
  open: ListRequestId | null;
  hrefTo: (id: ListRequestId) => string;
  goTo: (id: ListRequestId) => void;
  /** The link to the next one, where focus goes once a list is done. */
  next: Ref<HTMLAnchorElement>;
}

/** The queue: what waits, the oldest first; below it what is with its customers. */
export function ListQueue({ requests, myId, open, hrefTo, goTo, next }: Props) {
  const copy = useCatalogue(adminListsCopy);
  const waiting = requests.filter(({ state }) => state === 'waiting');
  const others = requests.filter(({ state }) => state !== 'waiting');
  const free = waiting.find(({ lease }) => lease === null);
  useAltKeys({ KeyT: open === null && free !== undefined ? () => goTo(free.id) : undefined });
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          {free !== undefined && (
            <div>
              <ButtonLink ref={next} href={hrefTo(free.id)}>
                {copy.takeNext}
              </ButtonLink>
            </div>
          )}
          <ul className="grid gap-2" aria-label={copy.waiting(waiting.length)}>
            {waiting.map((request) => (
              <li
                key={request.id}
                className="office-row card"
                data-open={request.id === open ? true : undefined}
              >
                <Waiting
                  request={request}
                  myId={myId}
                  isOpen={request.id === open}
                  href={hrefTo(request.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && <WithCustomers requests={others} />}
    </>
  );
}

function WithCustomers({ requests }: Pick<Props, 'requests'>) {
  const copy = useCatalogue(adminListsCopy);
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 text-sm font-bold">
        {copy.others(requests.length)}
      </summary>
      <ul className="grid gap-2">
        {requests.map(({ id, state, customerName, city, kind, orderKind }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Badge tone={state === 'ready' ? 'leaf' : 'plain'}>{copy.states[state]}</Badge>
            <span className="min-w-0 wrap-anywhere">
              {customerName}
              <span className="text-sm text-ink-soft">
                {' '}
                <WhatCame kind={kind} orderKind={orderKind} /> · {city}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface WaitingProps {
  request: QueuedRequest;
  myId: string;
  isOpen: boolean;
  href: string;
}

function Waiting({ request, myId, isOpen, href }: WaitingProps) {
  const copy = useCatalogue(adminListsCopy);
  const { customerName, city, waitedSeconds, lease } = request;
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          href={href}
          data-list={request.id}
          aria-current={isOpen ? 'true' : undefined}
          className="office-row-link min-w-0 font-extrabold wrap-anywhere"
        >
          {customerName}
        </Link>
        <Badge tone={toneOf(waitedSeconds)}>{waitedText(waitedSeconds, copy)}</Badge>
      </p>
      <p className="text-sm text-ink-soft">
        <WhatCame {...request} /> · {city}
      </p>
      {lease !== null && (
        <p className="text-sm font-bold wrap-anywhere">
          {lease.holderId === myId ? copy.heldByMe : copy.heldBy(lease.holder)}
        </p>
      )}
    </div>
  );
}

/** A voice note or photos, and of what. */
function WhatCame({ kind, orderKind }: Pick<QueuedRequest, 'kind' | 'orderKind'>) {
  const copy = useCatalogue(adminListsCopy);
  const order = useCatalogue(orderCopy);
  return [copy.kinds[kind], ...(orderKind === null ? [] : [order.kind.kinds[orderKind]])].join(' · ');
}

function toneOf(seconds: number): 'plain' | 'garri' | 'pepper' {
  if (seconds >= alarmMinutes * 60) return 'pepper';
  return seconds >= aimMinutes * 60 ? 'garri' : 'plain';
}
