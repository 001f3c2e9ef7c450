import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { inboxFilters, type InboxFilter } from '#contract/chat/schema.ts';
import { inboxCopy } from '#contract/copy/admin-chats.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import type { useInboxPlace } from '../inbox-place.ts';

interface Props extends ReturnType<typeof useInboxPlace> {
  /** Nothing before the first answer. */
  counts: Readonly<Partial<Record<InboxFilter, number>>> | undefined;
}

/** Which conversations are listed, with how many wait in each. */
export function InboxFilters({ place, hrefTo, turn, counts }: Props) {
  const { filters: words } = useCatalogue(inboxCopy);
  const pill =
    'flex min-h-12 shrink-0 items-center rounded-full border-2 border-line-strong bg-surface px-3.5 text-sm font-extrabold aria-[current]:border-leaf aria-[current]:bg-leaf-soft aria-[current]:text-leaf-ink aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink lg:min-h-9 lg:px-2.5';
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row is longer than the screen.
    const chosen = row.current?.querySelector(`[data-filter="${place.filter}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place.filter]);
  return (
    <nav ref={row} aria-label={words.label} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-1.5 lg:flex-wrap">
        <li className="contents">
          <button
            type="button"
            aria-pressed={place.isUnread}
            className={`${pill} cursor-pointer`}
            onClick={() => turn({ isUnread: !place.isUnread })}
          >
            {words.unread}
          </button>
        </li>
        {inboxFilters.map((filter) => (
          <li key={filter} className="contents">
            <Link
              href={hrefTo({ filter })}
              replace
              data-filter={filter}
              aria-current={filter === place.filter ? 'true' : undefined}
              className={pill}
            >
              {counts?.[filter] ? words.counted(words[filter], counts[filter]) : words[filter]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
