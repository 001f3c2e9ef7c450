import type { PersonRow, User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import { isStaff } from '#contract/permissions.ts';
import { dayOf } from '../../../lib/dates.ts';
import { readablePhone } from '../../../lib/phone.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Table, type Column } from '../../../ui/table.tsx';

interface Props {
  me: User;
  people: PersonRow[];
  onOpen: (person: PersonRow) => void;
}

export function AdminPeopleTable({ me, people: rows, onOpen }: Props) {
  const { people: words } = useCatalogue(adminCopy);
  return (
    <Table caption={words.title} rows={rows} keyOf={({ id }) => id} columns={columnsOf(words, me, onOpen)} />
  );
}

function columnsOf(words: AdminCopy['people'], me: User, onOpen: Props['onOpen']): Column<PersonRow>[] {
  const heads = words.columns;
  return [
    {
      key: 'person',
      head: heads.person,
      cell: (person) => <Named person={person} isMe={person.id === me.id} />,
      isTitle: true,
    },
    {
      key: 'phone',
      head: heads.phone,
      cell: ({ phone }) => (phone === null ? words.noPhone : readablePhone(phone)),
    },
    { key: 'role', head: heads.role, cell: (person) => <RoleBadge person={person} /> },
    { key: 'devices', head: heads.devices, cell: ({ signedInDevices }) => words.devices(signedInDevices) },
    { key: 'since', head: heads.since, cell: ({ createdAt }) => dayOf(createdAt) },
    {
      key: 'actions',
      head: <span className="sr-only">{heads.actions}</span>,
      cell: (person) => <Open person={person} onOpen={onOpen} />,
    },
  ];
}

function Named({ person, isMe }: { person: PersonRow; isMe: boolean }) {
  const { people: words } = useCatalogue(adminCopy);
  return (
    <>
      <span className="font-bold break-words">{person.username}</span>{' '}
      {isMe && <Badge tone="plain">{words.you}</Badge>}
      {person.deletedAt !== null && <Badge tone="pepper">{words.deleted}</Badge>}
      {person.name !== null && <span className="block text-sm font-normal text-ink-soft">{person.name}</span>}
    </>
  );
}

function RoleBadge({ person }: { person: PersonRow }) {
  const { people: words } = useCatalogue(adminCopy);
  return (
    <Badge tone={isStaff(person) ? 'leaf' : 'plain'}>
      {words.roles[person.isGodMode ? 'godmode' : person.role]}
    </Badge>
  );
}

function Open({ person, onOpen }: { person: PersonRow; onOpen: Props['onOpen'] }) {
  const { people: words } = useCatalogue(adminCopy);
  if (person.deletedAt !== null) return null;
  return (
    <Button
      className="max-sm:-me-5"
      variant="quiet"
      aria-label={words.openOf(person.username)}
      onClick={() => onOpen(person)}
    >
      {words.open}
    </Button>
  );
}
