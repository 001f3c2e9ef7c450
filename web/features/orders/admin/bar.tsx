import { Link } from 'wouter';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import type { Admin } from './url-state.ts';
import { AdminFilterChips } from './filters/chips.tsx';
import { AdminSearch } from './list/search.tsx';
import { AdminViews } from './views/views.tsx';

const shows = ['board', 'list'] as const;

/** Bar above the orders: board or list, search, filters and saved views. */
export function AdminBar({ office }: { office: Admin }) {
  const words = useCatalogue(adminOrdersCopy);
  const { place, hrefTo, turn } = office;
  const filters = Object.keys(place.filter).filter((field) => field !== 'search' && field !== 'sort').length;
  return (
    <div className="grid gap-3">
      <nav aria-label={words.show.label}>
        <ul className="flex flex-wrap gap-1.5">
          {shows.map((show) => (
            <li key={show}>
              <Link
                href={hrefTo({ show, filter: show === place.show ? place.filter : {} })}
                aria-current={show === place.show ? 'page' : undefined}
                className="office-pill"
              >
                {words.show[show]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-start gap-3">
        <AdminSearch office={office} />
        <div className="flex flex-wrap gap-2 pt-8">
          <Button variant="secondary" onClick={() => turn({ sheet: 'filters' })}>
            {filters === 0 ? words.filters.open : words.filters.openCounted(filters)}
          </Button>
          <Button variant="quiet" className="max-lg:hidden" onClick={() => turn({ sheet: 'keys' })}>
            {words.keys.open}
          </Button>
        </div>
      </div>
      <AdminViews office={office} />
      <AdminFilterChips office={office} />
    </div>
  );
}
