import { Link, useSearch } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { citiesOf } from '#contract/audience.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { AdminCities } from '#web/features/cities/admin/cities.tsx';
import { ChooseCity } from '#web/features/cities/admin/settings/choose-city.tsx';
import { AdminCitySettings } from '#web/features/cities/admin/settings/city-settings.tsx';
import { useChosenCity } from '#web/features/cities/admin/settings/use-chosen-city.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { ChangeHistory } from '#web/features/admin/audit/history.tsx';
import { SecurityLog } from '#web/features/admin/security/security-log.tsx';
import { AdminSettings } from '#web/screens/admin/settings/all-settings.tsx';
import { AdminSettingsTabs, settingsTabs } from '#web/features/settings/admin/tabs.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].settings.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

const rights = {
  settings: 'settings:manage',
  history: 'audit:view',
  security: 'audit:view',
} as const;

/** The house's settings, or those of a city that is chosen from the second one on. */
function OfHouseOrCity({ me }: { me: User }) {
  const city = useChosenCity();
  const { toCities } = useCatalogue(citiesCopy);
  return (
    <div className="grid gap-6">
      <p>
        <Link href={officePaths.cities} className="link inline-flex min-h-12 items-center">
          {toCities}
        </Link>
      </p>
      <ChooseCity />
      {city === undefined ? <AdminSettings me={me} /> : <AdminCitySettings key={city.id} city={city} />}
    </div>
  );
}

/** The settings, who changed what, and the security log; each opens to its own right. */
export default function Settings() {
  const { settings: copy } = useCatalogue(adminCopy);
  const me = useMe();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const { title } = useCatalogue(citiesCopy);
  if (!me) return null;
  const isOfCities = citiesOf(me) !== undefined;
  if (asked === 'cities' && holds(me, rights.settings) && !isOfCities) {
    return (
      <Page title={title} back={{ href: paths.adminSettings, label: copy.title }}>
        <AdminCities />
      </Page>
    );
  }
  // An admin of some cities reads the history of these; the rest is the whole house's.
  const tabs = settingsTabs.filter((tab) => holds(me, rights[tab]) && (tab === 'history' || !isOfCities));
  const open = tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'settings';
  return (
    <Page title={copy.title}>
      {tabs.length > 1 && <AdminSettingsTabs tabs={tabs} open={open} />}
      {open === 'settings' && <OfHouseOrCity me={me} />}
      {open === 'history' && <ChangeHistory />}
      {open === 'security' && <SecurityLog />}
    </Page>
  );
}
