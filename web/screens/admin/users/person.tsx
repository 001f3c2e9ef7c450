import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { showPerson } from '#contract/accounts/admin/endpoints.ts';
import type { User, UserId } from '#contract/accounts/schema.ts';
import { citiesOf } from '#contract/audience.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { hasGodMode, holds } from '#contract/permissions.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { ToHistory } from '#web/features/accounts/admin/history-link.tsx';
import { PersonMute } from '#web/features/chat/admin/moderation/person-mute.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { actionsOn } from '#web/features/accounts/admin/person/allowed-actions.ts';
import { personQuery } from '#web/features/accounts/admin/people/queries.ts';
import { RoleBadge } from '#web/features/accounts/admin/people/table.tsx';
import { AdminPersonAccess } from '#web/features/accounts/admin/person/access.tsx';
import { AdminPersonData } from '#web/features/accounts/admin/person/personal-data.tsx';
import { AdminPersonCities } from '#web/features/accounts/admin/person/cities.tsx';
import { AdminPersonDevices } from '#web/features/accounts/admin/person/devices.tsx';
import { AdminPersonGlance } from './orders-and-credit.tsx';
import { AdminPersonPermissions } from '#web/features/accounts/admin/person/permissions.tsx';
import { AdminPersonPhone } from './phone.tsx';
import { AdminPersonRole } from '#web/features/accounts/admin/person/role.tsx';

/** One person, and what this member of staff may see of them and do for them. */
export function AdminPerson({ me, userId }: { me: User; userId: UserId }) {
  const copy = useCatalogue(usersCopy);
  const query = useQuery(personQuery(userId));
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-96" />}>
      {(card) =>
        card === null ? (
          <EmptyState title={copy.missing} text={copy.missingText} />
        ) : (
          <Known me={me} card={card} />
        )
      }
    </QueryBoundary>
  );
}

interface Props {
  me: User;
  card: ReplyOf<typeof showPerson>;
}

function Known({ me, card: { person, devices, holds: held } }: Props) {
  const copy = useCatalogue(usersCopy);
  const may = actionsOn(me, person);
  const mayMute =
    holds(me, 'chats:reply') && may.because !== 'own-account' && may.because !== 'staff-only-by-owner';
  return (
    <div className="grid gap-6">
      <Who me={me} person={person} />
      {person.deletedAt !== null && (
        <Alert tone="info" title={copy.left(dayOf(person.deletedAt))}>
          {copy.leftText}
        </Alert>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <AdminPersonGlance me={me} userId={person.id} />
          {person.deletedAt === null && <AdminPersonDevices devices={devices} />}
          {may.manageAccess && <AdminPersonAccess person={person} />}
          {may.manageAccess && person.phone !== null && (
            <AdminPersonPhone userId={person.id} phone={person.phone} />
          )}
          {person.deletedAt === null && mayMute && (
            <PersonMute userId={person.id} name={person.name ?? person.username} />
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {may.changeRole && <AdminPersonRole key={`role ${person.role}`} person={person} />}
          {may.grantPermissions && <AdminPersonPermissions key={person.permissions.join()} person={person} />}
          {may.grantPermissions && (
            <AdminPersonCities key={`cities ${person.cities?.join()}`} person={person} />
          )}
          {may.manageAccess && citiesOf(me) === undefined && <AdminPersonData person={person} held={held} />}
        </div>
      </div>
    </div>
  );
}

function Who({ me, person }: { me: User; person: Props['card']['person'] }) {
  const { people } = useCatalogue(adminCopy);
  const may = actionsOn(me, person);
  const why = {
    'own-account': people.ownAccount,
    'staff-only-by-owner': people.staffOnlyByOwner,
    'look-only': people.nothingAllowed,
  };
  return (
    <Card title={person.name ?? person.username}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-bold break-words">{person.username}</span>
        <RoleBadge person={person} />
        <span>{person.phone === null ? people.noPhone : readablePhone(person.phone)}</span>
        <span className="text-ink-soft">{people.sheetIntro(dayOf(person.createdAt))}</span>
        <ToHistory subject={person.id} name={person.username} />
      </p>
      {hasGodMode(person) && <p className="text-ink-soft">{people.godmodeHolds}</p>}
      {may.because !== null && <Alert tone="info">{why[may.because]}</Alert>}
    </Card>
  );
}
