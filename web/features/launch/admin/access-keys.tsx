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
  const { launch: words } = useCatalogue(adminCopy);
  const [isMaking, setMaking] = useState(false);
  return (
    <Card title={words.keys}>
      <p className="text-ink-soft">{words.keysText}</p>
      {keys.length === 0 ? (
        <EmptyState picture={<AccessKeyPicture />} title={words.keysEmpty} text={words.keysEmptyText} />
      ) : (
        <KeysTable keys={keys} />
      )}
      <Button className="sm:justify-self-start" onClick={() => setMaking(true)}>
        {words.make}
      </Button>
      <AdminNewKey open={isMaking} onClose={() => setMaking(false)} />
    </Card>
  );
}

function KeysTable({ keys }: { keys: AccessKey[] }) {
  const { launch: words } = useCatalogue(adminCopy);
  const [revoking, setRevoking] = useState<AccessKey>();
  return (
    <>
      <Table
        caption={words.keys}
        rows={keys}
        keyOf={({ id }) => id}
        columns={columnsOf(words, setRevoking)}
      />
      <AdminRevokeKey revoking={revoking} onClose={() => setRevoking(undefined)} />
    </>
  );
}

function columnsOf(words: AdminCopy['launch'], onRevoke: (key: AccessKey) => void): Column<AccessKey>[] {
  const heads = words.keyColumns;
  return [
    { key: 'label', head: heads.label, cell: (key) => <Named issued={key} />, isTitle: true },
    { key: 'uses', head: heads.uses, cell: ({ uses, mostUses }) => words.uses(uses, mostUses) },
    {
      key: 'until',
      head: heads.until,
      cell: ({ expiresAt }) => (expiresAt === null ? words.noEnd : dayOf(expiresAt)),
    },
    { key: 'state', head: heads.state, cell: (key) => <State issued={key} /> },
    actionColumn({
      head: heads.actions,
      text: words.revoke,
      labelOf: ({ label }) => words.revokeOf(label),
      onPress: onRevoke,
      has: ({ revokedAt }) => revokedAt === null,
    }),
  ];
}

function Named({ issued }: { issued: AccessKey }) {
  const { launch: words } = useCatalogue(adminCopy);
  return (
    <>
      <span className="block font-bold">{issued.label}</span>
      <span className="block text-sm font-normal text-ink-soft">
        {words.by(issued.createdBy, dayOf(issued.createdAt))}
      </span>
      <ToHistory subject={issued.id} name={issued.label} />
    </>
  );
}

function State({ issued }: { issued: AccessKey }) {
  const { launch: words } = useCatalogue(adminCopy);
  const state = keyState(issued, useNow());
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>;
}
