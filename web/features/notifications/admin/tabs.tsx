import { Link } from 'wouter';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { noFilter, adminTabs, type AdminPlace } from './url-state.ts';

interface Props {
  place: AdminPlace;
  hrefTo: (change: Partial<AdminPlace>) => string;
}

/** The parts of the screen, each at an address of its own. */
export function AdminNoticesTabs({ place, hrefTo }: Props) {
  const { tabs: copy } = useCatalogue(adminNoticesCopy);
  return (
    <nav aria-label={copy.label} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-1.5">
        {adminTabs.map((tab) => (
          <li key={tab} className="shrink-0">
            <Link
              href={hrefTo({ ...noFilter, tab })}
              aria-current={tab === place.tab ? 'true' : undefined}
              className="flex min-h-12 items-center rounded-full border-2 border-line-strong bg-surface px-3.5 text-sm font-extrabold aria-[current]:border-leaf aria-[current]:bg-leaf-soft aria-[current]:text-leaf-ink lg:min-h-10"
            >
              {copy[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
