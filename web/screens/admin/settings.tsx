import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { adminCopy } from '#contract/copy/admin.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import type { SettingRow } from '#contract/settings/schema.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { allSettingsQuery } from '../../features/settings/admin-calls.ts';
import { AdminSettingRow } from '../../features/settings/components/admin-setting-row.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { EditableKey } from '../../features/settings/setting-draft.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Card } from '../../ui/card.tsx';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].settings.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

const groups = {
  contact: ['contact_phone', 'business_phone', 'business_email'],
  fees: ['delivery_fee', 'service_fee', 'estimated_delivery_time', 'first_door_cap', 'door_cap'],
  agents: ['dispatch_way', 'agent_share_percent', 'agent_cash_limit'],
  business: ['business_name', 'business_description', 'business_address'],
  measuring: ['collect_visits'],
} as const satisfies Record<string, readonly EditableKey[]>;

const groupNames = ['contact', 'fees', 'agents', 'business', 'measuring'] as const;

export default function Settings() {
  const { settings: words } = useCatalogue(adminCopy);
  const query = useQuery(allSettingsQuery);
  return (
    <Page title={words.title} lead={words.intro}>
      <Fetched query={query} waiting={<Waiting />}>
        {(rows) => (
          <div className="grid gap-6">
            {groupNames.map((group) => (
              <Group key={group} name={group} rows={rows} />
            ))}
          </div>
        )}
      </Fetched>
      <ToLaunch />
    </Page>
  );
}

function Group({ name, rows }: { name: keyof typeof groups; rows: SettingRow[] }) {
  const { settings: words } = useCatalogue(adminCopy);
  return (
    <Card title={words.groups[name]}>
      <div className="divide-y divide-line">
        {groups[name].map((key) => {
          const row = rows.find((known) => known.key === key);
          return row && <AdminSettingRow key={key} settingKey={key} row={row} />;
        })}
      </div>
    </Card>
  );
}

function ToLaunch() {
  const { settings: words } = useCatalogue(adminCopy);
  const me = useMe();
  if (!me || !holds(me, 'launch:manage')) return null;
  return (
    <p className="mt-6">
      {words.maintenanceElsewhere}{' '}
      <Link href={paths.adminLaunch} className="link">
        {words.toLaunch}
      </Link>
    </p>
  );
}

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
