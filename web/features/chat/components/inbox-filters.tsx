import { Link } from 'wouter';
import { inboxFilters, type InboxFilter } from '#contract/chat/schema.ts';
import { inboxCopy } from '#contract/copy/admin-chats.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { useInboxPlace } from '../inbox-place.ts';

interface Props extends ReturnType<typeof useInboxPlace> {
  /** Nothing before the first answer. */
  counts: Readonly<Partial<Record<InboxFilter, number>>> | undefined;
}

/** Which conversations are listed, with how many wait in each. */
export function InboxFilters({ place, hrefTo, turn, counts }: Props) {
  const { filters: words } = useCatalogue(inboxCopy);
  return (
    <div className="grid gap-1">
      <nav aria-label={words.label} className="-mx-4 overflow-x-auto px-4 py-1">
        <ul className="flex gap-1.5 lg:flex-wrap">
          {inboxFilters.map((filter) => (
            <li key={filter} className="shrink-0">
              <Link
                href={hrefTo({ filter })}
                replace
                aria-current={filter === place.filter ? 'true' : undefined}
                className="flex min-h-12 items-center rounded-full border-2 border-line-strong bg-surface px-3.5 text-sm font-extrabold aria-[current]:border-leaf aria-[current]:bg-leaf-soft aria-[current]:text-leaf-ink lg:min-h-10"
              >
                {counts?.[filter] ? words.counted(words[filter], counts[filter]) : words[filter]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Checkbox
        label={words.unread}
        checked={place.isUnread}
        onChange={({ target }) => turn({ isUnread: target.checked })}
      />
    </div>
  );
}
