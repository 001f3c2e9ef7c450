import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { outlineFault, turned, type Outline } from '#contract/cities/zones/outline.ts';
import { neighbourUnder } from '#contract/cities/zones/overlap.ts';
import { zoneNamed } from '#contract/cities/zones/resolve.ts';
import {
  mostZoneFee,
  mostZoneName,
  type CityOfZones,
  type OfficeZone,
} from '#contract/cities/zones/schema.ts';
import { ToHistory } from '#web/features/accounts/admin/history-link.tsx';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { OutlineField } from './outline-field.tsx';
import { useSaveZone } from './use-save-zone.ts';

interface Props {
  city: CityOfZones;
  /** The one to change; without it a new one is added. */
  zone: OfficeZone | undefined;
  /** All of them, wherever they lie. */
  zones: readonly OfficeZone[];
  onDone: () => void;
}

interface Written {
  name: string;
  fee: string;
  isOpen: boolean;
}

/** Name, addition and outline of one zone. */
export function ZoneForm({ city, zone, zones, onDone }: Props) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  // A change that another admin makes meanwhile is not mixed into this form; the server refuses to write over it.
  const [initial] = useState(zone);
  const [points, setPoints] = useState<Outline>(initial?.outline ?? []);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Written>({
    defaultValues: {
      name: initial?.name ?? '',
      fee: nairaText(initial?.feeKobo ?? 0),
      isOpen: initial?.isOpen ?? true,
    },
  });
  const others = zones.filter(({ id }) => id !== zone?.id);
  const fault = outlineFault(points);
  const neighbour = fault === undefined ? neighbourUnder(turned(points), others, null) : undefined;
  const { save, isBusy } = useSaveZone(city, initial, onDone);
  const submit = form.handleSubmit(({ name, fee, isOpen }) => {
    const feeKobo = koboFrom(fee);
    if (feeKobo === undefined) return;
    if (fault !== undefined || neighbour !== undefined) {
      setRefusals((before) => before + 1);
      return;
    }
    save({
      name: name.trim(),
      feeKobo,
      isOpen,
      outline: turned(points).map(([north, east]) => [north, east]),
    });
  });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      {zone !== undefined && <ToHistory subject={zone.id} name={zone.name} />}
      <ZoneFields form={form} others={others} />
      <OutlineField
        refusals={refusals}
        city={city}
        others={others}
        points={points}
        fault={refusals > 0 || points.length >= 3 ? fault : undefined}
        neighbour={neighbour}
        onPoints={setPoints}
      />
      <SheetActions>
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? copy.saving : copy.save}
        </Button>
      </SheetActions>
    </Form>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useForm<Written>>;
  others: readonly OfficeZone[];
}

function ZoneFields({ form, others }: FieldsProps) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  const { errors } = form.formState;
  const isFee = (fee: string) => (koboFrom(fee) ?? mostZoneFee + 1) <= mostZoneFee;
  const refusedName = (name: string) => {
    if (name.trim() === '' || name.trim().length > mostZoneName) return copy.nameRefused;
    const taken = zoneNamed(others, name);
    return taken === undefined || copy.nameTaken(taken.name);
  };
  return (
    <>
      <Field
        label={copy.name}
        hint={copy.nameHint}
        maxLength={mostZoneName}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', { validate: refusedName })}
      />
      <Field
        label={copy.fee}
        hint={copy.feeHint}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        error={errors.fee && copy.feeRefused}
        {...form.register('fee', { validate: isFee })}
      />
      <Checkbox label={copy.isOpen} hint={copy.isOpenHint} {...form.register('isOpen')} />
    </>
  );
}
