import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import type { AccessKey } from '#contract/launch/schema.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { AccessKey as AccessKeyPicture } from '#web/illustrations/access-key.tsx';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { actionColumn } from '#web/ui/action-column.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { ToHistory } from '#web/features/accounts/admin/history-link.tsx';
import { keyState } from './key-state.ts';
import { AdminNewKey } from './new-key.tsx';
import { AdminRevokeKey } from './revoke-key.tsx';

const tones = { live: 'leaf', ending: 'garri', spent: 'plain', expired: 'plain', revoked: 'plain' } as const;

/** Access keys with their use and expiry. */
export function AdminAccessKeys({ keys }: { keys: AccessKey[] }) {
  const { launch: copy } = useCatalogue(adminCopy);
  const [isMaking, setMaking] = useState(false);
  return (
    <Card title={copy.keys}>
      <p className="text-ink-soft">{copy.keysText}</p>
      {keys.length === 0 ? (
        <EmptyState picture={<AccessKeyPicture />} title={copy.keysEmpty} text={copy.keysEmptyText} />
      ) : (
        <KeysTable keys={keys} />
      )}
      <Button className="sm:justify-self-start" onClick={() => setMaking(true)}>
        {copy.make}
      </Button>
      <AdminNewKey open={isMaking} onClose={() => setMaking(false)} />
    </Card>
  );
}

function KeysTable({ keys }: { keys: AccessKey[] }) {
  const { launch: copy } = useCatalogue(adminCopy);
  const [revoking, setRevoking] = useState<AccessKey>();
  return (
    <>
      <Table caption={copy.keys} rows={keys} keyOf={({ id }) => id} columns={columnsOf(copy, setRevoking)} />
      <AdminRevokeKey revoking={revoking} onClose={() => setRevoking(undefined)} />
    </>
  );
}

function columnsOf(copy: AdminCopy['launch'], onRevoke: (key: AccessKey) => void): Column<AccessKey>[] {
  const heads = copy.keyColumns;
  return [
    { key: 'label', head: heads.label, cell: (key) => <Named issued={key} />, isTitle: true },
    { key: 'uses', head: heads.uses, cell: ({ uses, mostUses }) => copy.uses(uses, mostUses) },
    {
      key: 'until',
      head: heads.until,
      cell: ({ expiresAt }) => (expiresAt === null ? copy.noEnd : dayOf(expiresAt)),
    },
    { key: 'state', head: heads.state, cell: (key) => <State issued={key} /> },
    actionColumn({
      head: heads.actions,
      text: copy.revoke,
      labelOf: ({ label }) => copy.revokeOf(label),
      onPress: onRevoke,
      has: ({ revokedAt }) => revokedAt === null,
    }),
  ];
}

function Named({ issued }: { issued: AccessKey }) {
  const { launch: copy } = useCatalogue(adminCopy);
  return (
    <>
      <span className="block font-bold">{issued.label}</span>
      <span className="block text-sm font-normal text-ink-soft">
        {copy.by(issued.createdBy, dayOf(issued.createdAt))}
      </span>
      <ToHistory subject={issued.id} name={issued.label} />
    </>
  );
}

function State({ issued }: { issued: AccessKey }) {
  const { launch: copy } = useCatalogue(adminCopy);
  const state = keyState(issued, useNow());
  return <Badge tone={tones[state]}>{copy.states[state]}</Badge>;
}
