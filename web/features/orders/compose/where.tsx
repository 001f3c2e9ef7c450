import { orderCopy } from '#contract/copy/order.ts';
import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { PlacePin } from '#web/features/lists/places/pin.tsx';
import { SavedPlaces } from '#web/features/lists/saved/saved-addresses.tsx';
import { SavePlace } from '#web/features/lists/saved/save-address.tsx';
import type { Draft } from '../placing/draft.ts';
import { changeDraft, useDraftPart } from '../placing/draft-store.ts';
import { servingMarket } from '../placing/shop/shop.ts';
import { useZonesOf } from '../placing/use-zones.ts';
import { AreaChoice, isServed } from './area.tsx';
import type { DeliveryForm } from './delivery-form.ts';
import { LateErrand } from './errand/late.tsx';
import { MoreFields } from './more-fields.tsx';
import { ComposerSection } from './section.tsx';

interface Props {
  form: DeliveryForm;
  draft: Draft;
  onSend: () => void;
}

/** Address: the area, the landmark, the way to the door; of a task, whether anything comes to one. */
export function ComposerWhere({ form, draft, isSent, onSend }: Props & { isSent: boolean }) {
  const { where, errand } = useCatalogue(orderCopy);
  const brings = useDraftPart(({ terms }) => terms.brings);
  const hasDoor = draft.kind !== 'do' || brings === true;
  return (
    <ComposerSection part="where" title={draft.kind === 'do' ? errand.door.title : where.title}>
      <div className="contents" {...form.parts.around('where', onSend)}>
        {draft.kind === 'do' && <LateErrand show="brings" draft={draft} isWrong={isSent} />}
        {hasDoor && <DoorFields form={form} draft={draft} />}
      </div>
    </ComposerSection>
  );
}

function DoorFields({ form, draft }: Pick<Props, 'form' | 'draft'>) {
  const { where } = useCatalogue(orderCopy);
  const zones = useZonesOf(servingMarket(draft));
  const isSignedIn = Boolean(useMe());
  const { errors } = form.formState;
  const use = ({ area, landmark, directions, pin }: SavedAddress) => {
    form.setValue('area', area, { shouldValidate: true });
    form.setValue('landmark', landmark, { shouldValidate: true });
    form.setValue('directions', directions);
    setPin(pin);
  };
  return (
    <>
      {isSignedIn && <SavedPlaces zones={zones} isFromMarket={draft.kind === 'market'} onUse={use} />}
      <AreaChoice
        copy={{ ...where, notServed: draft.kind === 'market' ? where.notFrom : where.notNow }}
        outside="outside-area"
        zones={zones}
        place={draft.place}
        text={form.watch('landmark')}
        choice={form.watch('area')}
        isWrong={errors.area !== undefined}
        {...form.register('area', { validate: (choice) => isServed(zones, choice, draft.place.pin) })}
      />
      <Field
        label={where.landmark}
        hint={where.landmarkHint}
        maxLength={200}
        enterKeyHint="go"
        error={errors.landmark && where.landmarkRefused}
        {...form.register('landmark', { validate: (landmark) => landmark.trim() !== '' })}
      />
      <MoreFields title={where.more} isFilled={draft.place.directions !== '' || draft.place.pin !== null}>
        <TextArea
          label={where.directions}
          hint={where.directionsHint}
          rows={2}
          maxLength={500}
          autoComplete="street-address"
          {...form.register('directions')}
        />
        <PlacePin pin={draft.place.pin} zones={zones} area={draft.place.area} onPin={setPin} />
      </MoreFields>
      {isSignedIn && <SavePlace place={draft.place} />}
    </>
  );
}

function setPin(pin: Draft['place']['pin']): void {
  changeDraft((now) => ({ ...now, place: { ...now.place, pin } }));
}
