import { Link } from 'wouter';
import type { PersonRow, User, UserId } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import { isAdmin } from '#contract/permissions.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table, type Column } from '#web/ui/table.tsx';

export interface ListedPerson {
  person: PersonRow;
  /** Reason of the listing, where it is a matter. */
  matter: string | null;
}

interface Props {
  me: User;
  rows: ListedPerson[];
  hrefTo: (change: { open: UserId }) => string;
}

export function AdminPeopleTable({ me, rows, hrefTo }: Props) {
  const { people: copy } = useCatalogue(adminCopy);
  return (
    <Table
      caption={copy.title}
      rows={rows}
      keyOf={({ person }) => person.id}
      columns={columnsOf(copy, me, hrefTo)}
    />
  );
}

function columnsOf(copy: AdminCopy['people'], me: User, hrefTo: Props['hrefTo']): Column<ListedPerson>[] {
  const heads = copy.columns;
  return [
    {
      key: 'person',
      head: heads.person,
      cell: ({ person, matter }) => (
        <Named
          person={person}
          matter={matter}
          isMe={person.id === me.id}
          href={hrefTo({ open: person.id })}
        />
      ),
      isTitle: true,
    },
    {
      key: 'phone',
      head: heads.phone,
      cell: ({ person: { phone, appliedAs } }) => {
        const known = phone ?? appliedAs?.phone;
        return known === undefined ? copy.noPhone : readablePhone(known);
      },
    },
    { key: 'role', head: heads.role, cell: ({ person }) => <RoleBadge person={person} /> },
    {
      key: 'devices',
      head: heads.devices,
      cell: ({ person }) => copy.devices(person.signedInDevices),
    },
    { key: 'since', head: heads.since, cell: ({ person }) => dayOf(person.createdAt) },
  ];
}

interface NamedProps extends ListedPerson {
  isMe: boolean;
  href: string;
}

function Named({ person, matter, isMe, href }: NamedProps) {
  const { people: copy } = useCatalogue(adminCopy);
  const name = person.name ?? person.appliedAs?.name;
  return (
    <>
      <Link href={href} className="link inline-flex min-h-12 items-center font-bold break-words">
        {person.username}
      </Link>{' '}
      {isMe && <Badge tone="plain">{copy.you}</Badge>}
      {person.deletedAt !== null && <Badge tone="pepper">{copy.deleted}</Badge>}
      {matter !== null && <Badge tone="garri">{matter}</Badge>}
      {name !== undefined && <span className="block text-sm font-normal text-ink-soft">{name}</span>}
    </>
  );
}

export function RoleBadge({ person }: { person: PersonRow }) {
  const { people: copy } = useCatalogue(adminCopy);
  return (
    <Badge tone={isAdmin(person) ? 'leaf' : 'plain'}>
      {copy.roles[person.isGodMode ? 'godmode' : person.role]}
    </Badge>
  );
}
