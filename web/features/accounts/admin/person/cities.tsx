import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useGrantPermissions } from '../people/mutations.ts';
import { citiesToSeeQuery } from '../people/queries.ts';

/** The cities that an admin may see; shown to the owner only, and where there is more than one. */
export function AdminPersonCities({ person }: { person: PersonRow }) {
  const copy = useCatalogue(usersCopy).cities;
  const { shared } = useCatalogue(adminCopy);
  const { data: cities = [] } = useQuery(citiesToSeeQuery);
  const before = person.cities ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const { save, isPending } = useSaveCities(person);
  if (cities.length < 2) return null;
  const put = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const isChanged = chosen.length !== before.length || chosen.some((id) => !before.includes(id));
  return (
    <Card title={copy.title}>
      <fieldset className="grid gap-1">
        <legend className="pb-2 text-ink-soft">{copy.hint}</legend>
        {cities.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) => put(id, event.target.checked)}
          />
        ))}
      </fieldset>
      {chosen.length === 0 && <p className="text-ink-soft">{copy.every}</p>}
      {isChanged && (
        <Button className="sm:justify-self-start" isBusy={isPending} onClick={() => save(chosen)}>
          {isPending ? shared.saving : copy.save}
        </Button>
      )}
    </Card>
  );
}

/** Neither permissions nor cities go over what another owner has granted meanwhile. */
function useSaveCities({ id: userId, username, permissions, cities: before = [] }: PersonRow) {
  const copy = useCatalogue(usersCopy).cities;
  const { mutateAsync, isPending } = useGrantPermissions();
  const failed = useFailure();
  const grant = async (cities: readonly string[]) => {
    try {
      await mutateAsync({
        userId,
        permissions,
        from: permissions,
        cities: [...cities],
        citiesFrom: before,
      });
      showToast({ title: copy.saved(username), tone: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return { save: (cities: readonly string[]) => void grant(cities), isPending };
}
