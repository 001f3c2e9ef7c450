import { useSearch } from 'wouter';
import { adminCopy } from '#contract/copy/admin.ts';
import { holds } from '#contract/permissions.ts';
import { AdminCities } from '#web/features/cities/admin/cities.tsx';
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
  cities: 'settings:manage',
  history: 'audit:view',
  security: 'audit:view',
} as const;

/** The settings, who changed what, and the security log; each opens to its own right. */
export default function Settings() {
  const { settings: words } = useCatalogue(adminCopy);
  const me = useMe();
  const asked = new URLSearchParams(useSearch()).get('tab');
  if (!me) return null;
  const tabs = settingsTabs.filter((tab) => holds(me, rights[tab]));
  const open = tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'settings';
  return (
    <Page title={words.title}>
      {tabs.length > 1 && <AdminSettingsTabs tabs={tabs} open={open} />}
      {open === 'settings' && <AdminSettings me={me} />}
      {open === 'cities' && <AdminCities />}
      {open === 'history' && <ChangeHistory />}
      {open === 'security' && <SecurityLog />}
    </Page>
  );
}
