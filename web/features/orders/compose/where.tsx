import { useState, type ReactNode } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { isReached } from '#web/features/cities/zones/queries.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { PlacePin } from '#web/features/lists/places/pin.tsx';
import { SavedPlaces } from '#web/features/lists/saved/saved-addresses.tsx';
import { SavePlace } from '#web/features/lists/saved/save-address.tsx';
import { elsewhere, type DeliveryForm } from './delivery-form.ts';
import type { Draft } from '../placing/draft.ts';
import { changeDraft } from '../placing/draft-store.ts';
import { useZonesOf } from '../placing/use-zones.ts';
import { ComposerSection } from './section.tsx';

interface Props {
  form: DeliveryForm;
  draft: Draft;
  onSend: () => void;
}

/** Address: the area, the landmark, the way to the door. */
export function ComposerWhere({ form, draft, onSend }: Props) {
  const { where } = useCatalogue(orderCopy);
  const zones = useZonesOf(draft.marketId);
  const isSignedIn = Boolean(useMe());
  const { errors } = form.formState;
  const use = ({ area, landmark, directions, pin }: SavedAddress) => {
    form.setValue('area', area, { shouldValidate: true });
    form.setValue('landmark', landmark, { shouldValidate: true });
    form.setValue('directions', directions);
    setPin(pin);
  };
  return (
    <ComposerSection part="where" title={where.title}>
      <div className="contents" {...form.parts.around('where', onSend)}>
        {isSignedIn && <SavedPlaces zones={zones} onUse={use} />}
        <Area form={form} zones={zones} place={draft.place} />
        <Field
          label={where.landmark}
          hint={where.landmarkHint}
          maxLength={200}
          enterKeyHint="go"
          error={errors.landmark && where.landmarkRefused}
          {...form.register('landmark', { validate: (landmark) => landmark.trim() !== '' })}
        />
        <More title={where.more} isFilled={draft.place.directions !== '' || draft.place.pin !== null}>
          <TextArea
            label={where.directions}
            hint={where.directionsHint}
            rows={2}
            maxLength={500}
            autoComplete="street-address"
            {...form.register('directions')}
          />
          <PlacePin pin={draft.place.pin} zones={zones} area={draft.place.area} onPin={setPin} />
        </More>
        {isSignedIn && <SavePlace place={draft.place} />}
      </div>
    </ComposerSection>
  );
}

function setPin(pin: Draft['place']['pin']): void {
  changeDraft((now) => ({ ...now, place: { ...now.place, pin } }));
}

/** The optional fields of a place; open where one is filled. */
function More({ title, isFilled, children }: { title: string; isFilled: boolean; children: ReactNode }) {
  const [wasFilled] = useState(isFilled);
  return (
    <details open={wasFilled}>
      <summary className="min-h-12 cursor-pointer py-3 font-extrabold text-leaf-ink">{title}</summary>
      <div className="grid gap-4">{children}</div>
    </details>
  );
}

interface AreaProps {
  form: DeliveryForm;
  zones: readonly Zone[] | undefined;
  place: Draft['place'];
}

function Area({ form, zones, place: { area, pin } }: AreaProps) {
  const { where } = useCatalogue(orderCopy);
  const { language } = useAppContext();
  const isOutside = form.watch('area') === elsewhere;
  const isShut = area !== null && pin === null && !isReached(zones, { area, pin });
  return (
    <>
      <Select
        label={where.area}
        error={form.formState.errors.area && !isOutside && !isShut ? where.areaRefused : undefined}
        {...form.register('area', {
          validate: (said) => said !== '' && said !== elsewhere && isReached(zones, { area: said, pin }),
        })}
      >
        <option value="">{zones === undefined ? where.areasLoading : where.chooseArea}</option>
        {namesOf(zones, area).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={elsewhere}>{where.elsewhere}</option>
      </Select>
      {isShut && <Alert tone="warning">{where.notFrom(area)}</Alert>}
      {isOutside && <Alert tone="warning">{refusalSentence('outside-area', language)}</Alert>}
    </>
  );
}

/** The names to choose among, with the one that stands there, so that it can be said of it that nobody goes there now. */
function namesOf(zones: readonly Zone[] | undefined, area: string | null): string[] {
  const names = (zones ?? []).map(({ name }) => name);
  return area === null || names.includes(area) ? names : [...names, area];
}
