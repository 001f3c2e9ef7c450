import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AdminChatEntry as Entry } from '#contract/chat/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { lagosClock } from '#contract/time.ts';
import { shortDayOf, timeOf } from '#web/lib/format/dates.ts';
import { useCatalogue, useNow, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StatusBadge } from '#web/features/orders/order/status-badge.tsx';
import { glimpseText } from './last-message-text.ts';
import { UnreadCount } from '#web/features/chat/opening/unread-count.tsx';

interface Props {
  entry: Entry;
  href: string;
  isOpen: boolean;
  /** Another admin who is writing in it now. */
  answering: string | undefined;
}

/** One conversation in the list: who, about what, what was said last, and whose it is. */
export function AdminChatEntry({ entry, href, isOpen, answering }: Props) {
  const { list: copy } = useCatalogue(adminChatCopy);
  const { language } = useAppContext();
  const { person, unread, last } = entry;
  return (
    <Link
      href={href}
      data-conversation={entry.id}
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(
        'grid gap-1 rounded-lg border-2 px-3 py-2',
        isOpen ? 'border-leaf bg-leaf-soft' : 'border-transparent hover:bg-sunk',
      )}
    >
      <span className="flex items-baseline gap-2">
        <span className={unread > 0 ? 'min-w-0 flex-1 truncate font-extrabold' : 'min-w-0 flex-1 truncate'}>
          {person.name === '' ? copy.nameless : person.name}
        </span>
        {last !== null && <When at={last.at} />}
      </span>
      <span className="flex items-start gap-2">
        <span
          className={
            unread > 0
              ? 'line-clamp-2 min-w-0 flex-1 text-sm font-bold wrap-anywhere'
              : 'line-clamp-1 min-w-0 flex-1 text-sm text-ink-soft wrap-anywhere'
          }
        >
          {answering === undefined ? glimpseText(entry, language, copy) : copy.answering(answering)}
        </span>
        <UnreadCount count={unread} />
      </span>
      <Marks entry={entry} />
    </Link>
  );
}

/** Order, assignee and state, in small print. */
function Marks({ entry }: { entry: Entry }) {
  const { list: copy } = useCatalogue(adminChatCopy);
  const { code, orderStatus, person, agentName, assignedTo, isClosed, reports, waitsSince } = entry;
  const now = useNow();
  return (
    <span className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
      <Small>{code ?? `${copy.support} · ${copy.person[person.is]}`}</Small>
      {waitsSince !== null && <Badge tone="garri">{copy.waitsSince(shortTimeOf(waitsSince, now))}</Badge>}
      {orderStatus !== null && <StatusBadge status={orderStatus} />}
      {reports > 0 && <Badge tone="pepper">{copy.reports(reports)}</Badge>}
      {isClosed && <Badge>{copy.closed}</Badge>}
      {assignedTo !== null && <Badge tone="leaf">{assignedTo.name}</Badge>}
      {agentName !== null && <Small>{copy.carriedBy(agentName)}</Small>}
    </span>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="min-w-0 truncate">{children}</span>;
}

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-sm whitespace-nowrap text-ink-soft">
      {shortTimeOf(at, useNow())}
    </time>
  );
}

function shortTimeOf(at: string, now: Date): string {
  return lagosClock(new Date(at)).date === lagosClock(now).date ? timeOf(at) : shortDayOf(at);
}
