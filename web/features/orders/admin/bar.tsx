import { Link } from 'wouter';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Admin } from './url-state.ts';
import { AdminFilterChips } from './filters/chips.tsx';
import { WaitingLists } from './lists/waiting-lists.tsx';
import { AdminSearch } from './list/search.tsx';
import { AdminViews } from './views/views.tsx';

const shows = ['board', 'list'] as const;

interface Props {
  office: Admin;
  /** True for those who write lists down and take orders by phone. */
  manages: boolean;
}

/** Bar above the orders: board or list, search, filters and saved views. */
export function AdminBar({ office, manages }: Props) {
  const copy = useCatalogue(adminOrdersCopy);
  const { place, hrefTo, turn } = office;
  const filters = Object.keys(place.filter).filter((field) => field !== 'search' && field !== 'sort').length;
  return (
    <div className="grid gap-3">
      <nav aria-label={copy.show.label}>
        <ul className="flex flex-wrap gap-1.5">
          {shows.map((show) => (
            <li key={show}>
              <Link
                href={hrefTo({ show, filter: show === place.show ? place.filter : {} })}
                aria-current={show === place.show ? 'page' : undefined}
                className="office-pill"
              >
                {copy.show[show]}
              </Link>
            </li>
          ))}
          {manages && <ListsPill />}
        </ul>
      </nav>
      <div className="flex flex-wrap items-start gap-3">
        <AdminSearch office={office} />
        <div className="flex flex-wrap gap-2 pt-8">
          <Button variant="secondary" onClick={() => turn({ sheet: 'filters' })}>
            {filters === 0 ? copy.filters.open : copy.filters.openCounted(filters)}
          </Button>
          {manages && (
            <ButtonLink href={paths.adminPhoneOrder} variant="secondary">
              <Icon name="phone" />
              {copy.phone.open}
            </ButtonLink>
          )}
          <Button variant="quiet" className="max-lg:hidden" onClick={() => turn({ sheet: 'keys' })}>
            {copy.keys.open}
          </Button>
        </div>
      </div>
      <AdminViews office={office} />
      <AdminFilterChips office={office} />
    </div>
  );
}

/** The way to the lists that wait to be written down. */
function ListsPill() {
  const copy = useCatalogue(adminListsCopy);
  return (
    <li>
      <Link href={paths.adminLists} className="office-pill">
        {copy.title}
        <WaitingLists />
      </Link>
    </li>
  );
}
