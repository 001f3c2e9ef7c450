import { useFormContext, useWatch } from 'react-hook-form';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { broadcastAudiences } from '#contract/notifications/schema.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useReach } from '../queries.ts';
import type { DraftFields } from './use-draft.ts';

/** To whom it goes, and how many of them would really hear it. */
export function AdminAudience() {
  const { audiences, compose: copy } = useCatalogue(adminNoticesCopy);
  const { register, control } = useFormContext<DraftFields>();
  const audience = useWatch({ control, name: 'audience' });
  return (
    <div className="grid gap-2">
      <Select label={copy.audience} {...register('audience')}>
        {broadcastAudiences.map((one) => (
          <option key={one} value={one}>
            {audiences[one]}
          </option>
        ))}
      </Select>
      <Count audience={audience} />
    </div>
  );
}

function Count({ audience }: { audience: DraftFields['audience'] }) {
  const { compose: copy } = useCatalogue(adminNoticesCopy);
  const { errors } = useCopy();
  const { data, isError } = useReach(audience, null);
  if (data === undefined) {
    return <output className="text-ink-soft">{isError ? errors.couldNotLoad : copy.counting}</output>;
  }
  const { people, devices, outOf } = data;
  return (
    <output>
      <span className="block font-bold">{copy.reach(people, devices)}</span>
      <span className="block text-sm text-ink-soft">{copy.reachOf(outOf - people)}</span>
    </output>
  );
}
