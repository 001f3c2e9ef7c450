import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { adminChatFilters, type AdminChatFilter } from '#contract/chat/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { useAdminChatPlace } from '../url-state.ts';

interface Props extends ReturnType<typeof useAdminChatPlace> {
  /** Undefined before the first reply. */
  counts: Readonly<Partial<Record<AdminChatFilter, number>>> | undefined;
}

/** Filters of the list, each with its count of unread conversations. */
export function AdminChatFilters({ place, hrefTo, turn, counts }: Props) {
  const { filters: copy } = useCatalogue(adminChatCopy);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row is longer than the screen.
    const chosen = row.current?.querySelector(`[data-filter="${place.filter}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place.filter]);
  return (
    <nav ref={row} aria-label={copy.label} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-1.5 lg:flex-wrap">
        <li className="contents">
          <button
            type="button"
            aria-pressed={place.isWaiting}
            className={classNames(pill(place.isWaiting), 'cursor-pointer')}
            onClick={() => turn({ isWaiting: !place.isWaiting })}
          >
            {copy.waiting}
          </button>
        </li>
        {adminChatFilters.map((filter) => (
          <li key={filter} className="contents">
            <Link
              href={hrefTo({ filter })}
              replace
              data-filter={filter}
              aria-current={filter === place.filter ? 'true' : undefined}
              className={pill(filter === place.filter)}
            >
              {counts?.[filter] ? copy.counted(copy[filter], counts[filter]) : copy[filter]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function pill(isOn: boolean): string {
  return classNames(
    'flex min-h-12 shrink-0 items-center rounded-full border-2 px-3 text-sm font-extrabold lg:min-h-10',
    isOn ? 'border-leaf bg-leaf-soft text-leaf-ink' : 'border-line-strong bg-surface',
  );
}
