import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { rateKeys } from '#contract/orders/fees/delivery-fee.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import type { SettingRow } from '#contract/settings/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { AdminHours } from '#web/features/notifications/admin/house-quiet-hours.tsx';
import { FeePreview, FeeSums, withDraft, type FeeDrafts } from '#web/features/settings/admin/fee-preview.tsx';
import { allSettingsQuery } from '#web/features/settings/admin/queries.ts';
import type { EditableKey } from '#web/features/settings/admin/setting-draft.ts';
import { AdminSettingRow } from '#web/features/settings/admin/row.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';

const groups = {
  contact: ['contact_phone', 'business_phone', 'business_email'],
  fees: [...rateKeys, 'waiting_fee', 'service_fee', 'vat_percent'],
  agents: ['agent_share_percent', 'agent_floor', 'agent_per_item', 'agent_cash_limit', 'dispatch_way'],
  door: ['estimated_delivery_time', 'unverified_door_cap', 'first_door_cap', 'door_cap'],
  business: ['business_name', 'business_description', 'business_address'],
  measuring: ['collect_visits'],
  legal: [
    'legal_reviewed',
    'privacy_en',
    'privacy_pcm',
    'terms_en',
    'terms_pcm',
    'accessibility_en',
    'accessibility_pcm',
  ],
} as const satisfies Record<string, readonly EditableKey[]>;

const groupNames = ['door', 'contact', 'business', 'measuring', 'legal'] as const;

/** Every setting there is, in its group; what has a right of its own is led to or shown to those who hold it. */
export function AdminSettings({ me }: { me: User }) {
  const { settings: copy } = useCatalogue(adminCopy);
  const query = useQuery(allSettingsQuery);
  const [drafts, setDrafts] = useState<FeeDrafts>({});
  const drafted = (key: EditableKey, value: string | undefined) =>
    setDrafts((others) => withDraft(others, key, value));
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{copy.intro}</p>
      <QueryBoundary query={query} waiting={<Waiting />}>
        {(rows) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Group name="fees" rows={rows} drafts={drafts} onDraft={drafted} />
            <FeePreview drafts={drafts} />
            <Group name="agents" rows={rows} drafts={drafts} onDraft={drafted} />
            {groupNames.map((group) => (
              <Group key={group} name={group} rows={rows} />
            ))}
            {holds(me, 'notifications:send') && <AdminHours />}
          </div>
        )}
      </QueryBoundary>
      {holds(me, 'launch:manage') && (
        <p>
          {copy.maintenanceElsewhere}{' '}
          <Link href={paths.adminLaunch} className="link">
            {copy.toLaunch}
          </Link>
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  name: keyof typeof groups;
  rows: SettingRow[];
  drafts?: FeeDrafts;
  onDraft?: (key: EditableKey, value: string | undefined) => void;
}

function Group({ name, rows, drafts, onDraft }: GroupProps) {
  const { settings: copy } = useCatalogue(adminCopy);
  return (
    <Card title={copy.groups[name]}>
      <div className="divide-y divide-line">
        {groups[name].map((key) => {
          const row = rows.find((known) => known.key === key);
          if (row === undefined) return null;
          const onChange = onDraft && ((value: string | undefined) => onDraft(key, value));
          return (
            <AdminSettingRow key={key} settingKey={key} row={row} rows={rows} onDraft={onChange}>
              {drafts && <FeeSums settingKey={key} drafts={drafts} />}
            </AdminSettingRow>
          );
        })}
      </div>
    </Card>
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
