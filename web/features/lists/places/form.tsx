import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Place } from '#contract/areas.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { placesCopy } from '#contract/copy/places.ts';
import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import { isReached, useZones } from '#web/features/cities/zones/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { PlacePin } from './pin.tsx';
import { useWritePlace } from './use-write-place.ts';

interface Props {
  /** Null for a new one. */
  place: SavedAddress | null;
  /** Without another place it is the usual one. */
  isFirst: boolean;
  onDone: () => void;
}

interface Written {
  label: string;
  area: string;
  landmark: string;
  directions: string;
  isDefault: boolean;
  pin: Place | null;
}

/** One place: what it is called, and how an agent finds it. */
export function PlaceForm({ place, isFirst, onDone }: Props) {
  const copy = useCatalogue(placesCopy);
  const form = useForm<Written>({
    defaultValues: place ?? {
      label: '',
      area: '',
      landmark: '',
      directions: '',
      isDefault: isFirst,
      pin: null,
    },
  });
  const { write, isPending } = useWritePlace(place?.id ?? null, onDone);
  const [pin, chosen] = useWatch({ control: form.control, name: ['pin', 'area'] });
  const zones = useZones();
  const submit = form.handleSubmit(({ area, label, landmark, directions, isDefault }) => {
    // A place that stays where it is may be called otherwise, also while nothing is brought there.
    const isMoved = place === null || place.area !== area || !isSamePin(place.pin, pin);
    if (isMoved && !isReached(zones, { area, pin })) return;
    write({
      label: label.trim(),
      area,
      landmark: landmark.trim(),
      directions: directions.trim(),
      pin,
      isDefault,
    });
  });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <PlaceFields form={form} zones={zones} area={place?.area ?? null} />
      <PlacePin pin={pin} zones={zones} area={chosen} onPin={(next) => form.setValue('pin', next)} />
      <Checkbox label={copy.makeUsual} {...form.register('isDefault')} />
      <SheetActions>
        <Button type="submit" size="large" isWide isBusy={isPending}>
          {isPending ? copy.saving : copy.save}
        </Button>
      </SheetActions>
    </Form>
  );
}

const isThere = (text: string) => text.trim() !== '';

function isSamePin(one: Place | null, other: Place | null): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude;
}

interface FieldsProps {
  form: UseFormReturn<Written>;
  zones: readonly Zone[] | undefined;
  /** The area that the place has so far. */
  area: string | null;
}

function PlaceFields({ form, zones, area }: FieldsProps) {
  const { where } = useCatalogue(orderCopy);
  const { errors } = form.formState;
  const names = new Set([...(zones ?? []).map(({ name }) => name), ...(area === null ? [] : [area])]);
  return (
    <>
      <Field
        label={where.keepLabel}
        hint={where.keepHint}
        maxLength={40}
        autoComplete="off"
        error={errors.label && where.keepRefused}
        {...form.register('label', { validate: isThere })}
      />
      <Select
        label={where.area}
        error={errors.area && where.areaRefused}
        {...form.register('area', { validate: isThere })}
      >
        <option value="">{zones === undefined ? where.areasLoading : where.chooseArea}</option>
        {[...names].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label={where.landmark}
        hint={where.landmarkHint}
        maxLength={200}
        error={errors.landmark && where.landmarkRefused}
        {...form.register('landmark', { validate: isThere })}
      />
      <TextArea
        label={where.directions}
        hint={where.directionsHint}
        rows={2}
        maxLength={500}
        {...form.register('directions')}
      />
    </>
  );
}
