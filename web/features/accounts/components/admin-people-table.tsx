import type { PersonRow, User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { isStaff } from '#contract/permissions.ts';
import { dayOf } from '../../../lib/dates.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';

interface Props {
  me: User;
  people: PersonRow[];
  onOpen: (person: PersonRow) => void;
}

export function AdminPeopleTable({ me, people: rows, onOpen }: Props) {
  const { people } = useCatalogue(adminCopy);
  const heads = people.columns;
  return (
    <Table
      caption={people.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'person',
          head: heads.person,
          cell: (person) => <Named me={me} person={person} />,
          isTitle: true,
        },
        { key: 'phone', head: heads.phone, cell: ({ phone }) => phone ?? people.noPhone },
        {
          key: 'role',
          head: heads.role,
          cell: (person) => (
            <Badge tone={isStaff(person) ? 'leaf' : 'plain'}>
              {people.roles[person.isGodMode ? 'godmode' : person.role]}
            </Badge>
          ),
        },
        {
          key: 'devices',
          head: heads.devices,
          cell: ({ signedInDevices }) => people.devices(signedInDevices),
        },
        { key: 'since', head: heads.since, cell: ({ createdAt }) => dayOf(createdAt) },
        {
          key: 'actions',
          head: heads.actions,
          cell: (person) =>
            person.deletedAt === null && (
              <Button
                variant="quiet"
                aria-label={people.openOf(person.username)}
                onClick={() => onOpen(person)}
              >
                {people.open}
              </Button>
            ),
        },
      ]}
    />
  );
}

function Named({ me, person }: { me: User; person: PersonRow }) {
  const { people } = useCatalogue(adminCopy);
  return (
    <>
      <span className="font-bold break-words">{person.username}</span>{' '}
      {person.id === me.id && <Badge tone="plain">{people.you}</Badge>}
      {person.deletedAt !== null && <Badge tone="pepper">{people.deleted}</Badge>}
      {person.name !== null && <span className="block text-sm text-ink-soft">{person.name}</span>}
    </>
  );
}
