import { Link, useSearch } from 'wouter';
import { citiesOf } from '#contract/audience.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';

const everyTab = [
  'markets',
  'zones',
  'calendar',
  'windows',
  'round',
  'prices',
  'catalogue',
  'gallery',
] as const;
type Tab = (typeof everyTab)[number];

/** Tabs of the whole house: goods and photos of the front page are the same in every city. */
const ofTheHouse: ReadonlySet<Tab> = new Set(['catalogue', 'gallery']);

function useTabs(): readonly Tab[] {
  const cities = citiesOf(useMe() ?? null);
  return cities === undefined ? everyTab : everyTab.filter((tab) => !ofTheHouse.has(tab));
}

/** The part of the screen that its address names, as far as this person may change it. */
export function useOpenTab(): Tab {
  const asked = new URLSearchParams(useSearch()).get('tab');
  return useTabs().find((tab) => tab === asked) ?? 'markets';
}

export function AdminMarketsTabs() {
  const { tabs: copy } = useCatalogue(adminMarketsCopy);
  const open = useOpenTab();
  return (
    <nav aria-label={copy.label} className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4">
      {useTabs().map((tab) => (
        <Link
          key={tab}
          href={tab === 'markets' ? paths.adminMarkets : `${paths.adminMarkets}?tab=${tab}`}
          aria-current={tab === open ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-12 items-center border-b-4 px-3 font-extrabold whitespace-nowrap',
            tab === open ? 'border-leaf text-leaf-ink' : 'border-transparent text-ink-soft',
          )}
        >
          {copy[tab]}
        </Link>
      ))}
    </nav>
  );
}
