import { useQuery } from '@tanstack/react-query';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { ToHistory } from '#web/features/accounts/admin/history-link.tsx';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { AdminCityForm } from './form.tsx';
import { allCitiesQuery } from './queries.ts';
import { AdminCitiesTable } from './table.tsx';

const aNewOne = 'new';

/** Every city; one of them opens beside the list. */
export function AdminCities() {
  const copy = useCatalogue(citiesCopy);
  const query = useQuery(allCitiesQuery);
  const [params, change] = useSearchState();
  const asked = params.get('city');
  const city = query.data?.find(({ id }) => id === asked);
  const close = () => change({ city: null });
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{copy.intro}</p>
      <div className="flex justify-end">
        <Button onClick={() => change({ city: aNewOne })}>{copy.add}</Button>
      </div>
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(cities) =>
          cities.length === 0 ? (
            <EmptyState picture={<ClosedMarket />} title={copy.empty} text={copy.emptyText} />
          ) : (
            <AdminCitiesTable cities={cities} onEdit={({ id }) => change({ city: id })} />
          )
        }
      </QueryBoundary>
      <Sheet
        open={asked === aNewOne || city !== undefined}
        onClose={close}
        title={city === undefined ? copy.formAdd : copy.formEdit(city.name)}
      >
        <div className="grid gap-8" key={city?.id ?? aNewOne}>
          {city && <ToHistory subject={city.id} name={city.name} />}
          <AdminCityForm city={city} onDone={close} />
        </div>
      </Sheet>
    </div>
  );
}
