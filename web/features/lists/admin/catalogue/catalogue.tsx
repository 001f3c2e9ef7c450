import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { stalls, type CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import { LostGoat } from '#web/illustrations/lost-goat.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { CatalogueFile } from '../files/catalogue-file.tsx';
import { AdminRefusedGoods } from '../refused/refused-goods.tsx';
import { catalogueQuery } from '../queries.ts';
import { itemsFound, sectionFrom } from './search.ts';
import { AdminCatalogueTable } from './table.tsx';
import { AdminItemForm } from './item-form.tsx';

const aNewOne = 'new';
const refusedOnes = 'refused';
const aPage = 60;

/** Everything that can be bought, by section and by any of its names. */
export function AdminCatalogue() {
  const { prices } = useCatalogue(adminMarketsCopy);
  const copy = prices.catalogue;
  const query = useQuery(catalogueQuery);
  const [params, change] = useSearchState();
  const search = params.get('q') ?? '';
  const section = sectionFrom(params.get('section'));
  const asked = params.get('item');
  const item = query.data?.find(({ id }) => id === asked);
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <Field
          type="search"
          label={copy.search}
          value={search}
          onChange={({ target }) => change({ q: target.value })}
        />
        <Select
          label={copy.section}
          value={section ?? ''}
          onChange={({ target }) => change({ section: target.value })}
        >
          <option value="">{copy.allSections}</option>
          {stalls.map((stall) => (
            <option key={stall} value={stall}>
              {prices.sections[stall]}
            </option>
          ))}
        </Select>
        <Button onClick={() => change({ item: aNewOne })}>{copy.add}</Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => change({ item: refusedOnes })}>
          {prices.refused.title}
        </Button>
        {query.data && <CatalogueFile items={query.data} />}
      </div>
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(items) => (
          <Found
            key={`${search} ${section}`}
            items={itemsFound(items, { search, section })}
            all={items.length}
            onOpen={({ id }) => change({ item: id })}
            onClear={() => change({ q: null, section: null })}
          />
        )}
      </QueryBoundary>
      <OpenSheet asked={asked} item={item} onClose={() => change({ item: null })} />
    </>
  );
}

interface OpenSheetProps {
  asked: string | null;
  item: CatalogueItem | undefined;
  onClose: () => void;
}

/** An item, a new one, or the goods that are not carried. */
function OpenSheet({ asked, item, onClose }: OpenSheetProps) {
  const { catalogue: copy, refused } = useCatalogue(adminMarketsCopy).prices;
  return (
    <>
      <Sheet
        open={asked === aNewOne || item !== undefined}
        onClose={onClose}
        title={item === undefined ? copy.add : copy.edit(item.name)}
      >
        <AdminItemForm key={asked} item={item} onDone={onClose} />
      </Sheet>
      <Sheet open={asked === refusedOnes} onClose={onClose} title={refused.title}>
        <AdminRefusedGoods onDone={onClose} />
      </Sheet>
    </>
  );
}

interface FoundProps {
  items: readonly CatalogueItem[];
  all: number;
  onOpen: (item: CatalogueItem) => void;
  onClear: () => void;
}

function Found({ items, all, onOpen, onClear }: FoundProps) {
  const { catalogue: copy } = useCatalogue(adminMarketsCopy).prices;
  const [shown, setShown] = useState(aPage);
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<LostGoat />}
        title={copy.nothing}
        text={copy.nothingText}
        action={
          <Button variant="secondary" onClick={onClear}>
            {copy.clear}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p className="text-ink-soft" aria-live="polite">
        {copy.count(items.length, all)}
      </p>
      <AdminCatalogueTable items={items.slice(0, shown)} onOpen={onOpen} />
      {items.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + aPage)}>
          {copy.more}
        </Button>
      )}
    </>
  );
}
