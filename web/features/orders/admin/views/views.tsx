import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { orderViewsQuery } from '../queries.ts';
import { isSameFilter, type Admin } from '../url-state.ts';

/** The filters that are kept under a name, one press away, and the way to keep this one. */
export function AdminViews({ office: { place, hrefTo, turn } }: { office: Admin }) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  const { data: views = [] } = useQuery(orderViewsQuery);
  const isFiltered = Object.keys(place.filter).length > 0;
  const isStored = views.some(({ filter }) => isSameFilter(filter, place.filter));
  if (views.length === 0 && !isFiltered) return null;
  return (
    <nav aria-label={copy.label} className="-mx-4 overflow-x-auto px-4 py-1 lg:mx-0 lg:px-0">
      <ul className="flex items-center gap-1.5 lg:flex-wrap">
        {views.map(({ id, name, filter, isMine, madeBy }) => (
          <li key={id} className="shrink-0">
            <Link
              href={hrefTo({ show: 'list', filter })}
              aria-current={isSameFilter(filter, place.filter) ? 'true' : undefined}
              className="office-pill"
            >
              {isMine ? name : copy.by(name, madeBy)}
            </Link>
          </li>
        ))}
        {isFiltered && !isStored && (
          <li className="shrink-0">
            <Button variant="quiet" size="small" onClick={() => turn({ sheet: 'keep' })}>
              {copy.keep}
            </Button>
          </li>
        )}
        {views.some(({ isMine }) => isMine) && (
          <li className="shrink-0">
            <Button variant="quiet" size="small" onClick={() => turn({ sheet: 'views' })}>
              {copy.manage}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}
