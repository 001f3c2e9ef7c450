import type { PersonRow, User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { hasGodMode } from '#contract/permissions.ts';
import { dayOf } from '../../../lib/dates.ts';
import { readablePhone } from '../../../lib/phone.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { actionsOn } from '../person-actions.ts';
import { AdminPersonAccess } from './admin-person-access.tsx';
import { AdminPersonPermissions } from './admin-person-permissions.tsx';
import { AdminPersonRole } from './admin-person-role.tsx';

interface Props {
  me: User;
  person: PersonRow | undefined;
  onClose: () => void;
}

/** One person, and what this member of staff may do for them. */
export function AdminPersonSheet({ me, person, onClose }: Props) {
  return (
    <Sheet open={person !== undefined} onClose={onClose} title={person?.name ?? person?.username ?? ''}>
      {person && <Contents key={person.id} me={me} person={person} />}
    </Sheet>
  );
}

function Contents({ me, person }: { me: User; person: PersonRow }) {
  const { people } = useCatalogue(adminCopy);
  const may = actionsOn(me, person);
  const why = {
    'own-account': people.ownAccount,
    'staff-only-by-owner': people.staffOnlyByOwner,
    'look-only': people.nothingAllowed,
  };
  return (
    <div className="grid gap-7">
      <p className="text-ink-soft">
        {person.username} · {person.phone === null ? people.noPhone : readablePhone(person.phone)}
        <br />
        {people.sheetIntro(dayOf(person.createdAt))} · {people.devices(person.signedInDevices)}
      </p>
      {may.because !== null && <Alert tone="info">{why[may.because]}</Alert>}
      {may.changeRole && <AdminPersonRole key={`role ${person.role}`} person={person} />}
      {hasGodMode(person) && <p className="text-ink-soft">{people.godmodeHolds}</p>}
      {may.grantPermissions && <AdminPersonPermissions key={person.permissions.join()} person={person} />}
      {may.manageAccess && <AdminPersonAccess person={person} />}
    </div>
  );
}
