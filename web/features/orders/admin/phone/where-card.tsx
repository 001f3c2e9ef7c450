import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { PhoneCustomer } from '#contract/orders/phone-orders/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import { AreaSelect } from './area-select.tsx';
import { StopFields } from './errand/stop-fields.tsx';
import { MarketSelect } from './market-select.tsx';
import type { Typing } from './typing.ts';

interface Props extends Typing {
  customer: PhoneCustomer;
}

/** Market, door and people; an address of before fills the door with one press. */
export function WhereCard({ customer, ...typing }: Props) {
  const { where: copy } = useCatalogue(adminOrdersCopy).phone;
  const { draft, change, isTried } = typing;
  const place = (given: Partial<Draft['place']>) =>
    change((now) => ({ ...now, place: { ...now.place, ...given } }));
  return (
    <Card title={copy.title}>
      <MarketSelect {...typing} />
      {draft.kind !== 'market' && <StopFields {...typing} />}
      {customer.addresses.length > 0 && (
        <div className="grid gap-2">
          <h3>{copy.used}</h3>
          <div className="flex flex-wrap gap-2">
            {customer.addresses.map((address) => (
              <Button
                key={`${address.area} ${address.landmark}`}
                variant="secondary"
                size="small"
                onClick={() => place(address)}
              >
                {copy.use(address.landmark, address.area)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <AreaSelect
        draft={draft}
        isTried={isTried}
        copy={{ ...copy, areaRefused: copy.areaWanted }}
        area={draft.place.area}
        pin={draft.place.pin}
        onChoose={(area) => place({ area, pin: null })}
      />
      <Field
        label={copy.landmark}
        hint={copy.landmarkHint}
        maxLength={200}
        autoComplete="off"
        value={draft.place.landmark}
        error={isTried && draft.place.landmark.trim() === '' ? copy.landmarkWanted : undefined}
        onChange={({ target: { value } }) => place({ landmark: value, pin: null })}
      />
      <TextArea
        label={copy.directions}
        rows={2}
        maxLength={500}
        autoComplete="off"
        value={draft.place.directions}
        onChange={({ target: { value } }) => place({ directions: value })}
      />
      <People {...typing} />
    </Card>
  );
}

function People({ draft: { customer, receiver }, change, isTried }: Typing) {
  const { where: copy } = useCatalogue(adminOrdersCopy).phone;
  return (
    <>
      <Field
        label={copy.name}
        maxLength={80}
        autoComplete="off"
        value={customer.name}
        error={isTried && customer.name.trim() === '' ? copy.nameWanted : undefined}
        onChange={({ target: { value } }) =>
          change((now) => ({ ...now, customer: { ...now.customer, name: value } }))
        }
      />
      <Checkbox
        label={copy.forSomebody}
        checked={receiver !== null}
        onChange={({ target: { checked } }) =>
          change((now) => ({ ...now, receiver: checked ? { name: '', phone: '' } : null }))
        }
      />
      {receiver !== null && <Receiver receiver={receiver} change={change} isTried={isTried} />}
    </>
  );
}

interface ReceiverProps extends Pick<Typing, 'change' | 'isTried'> {
  receiver: NonNullable<Draft['receiver']>;
}

function Receiver({ receiver, change, isTried }: ReceiverProps) {
  const { where: copy } = useCatalogue(adminOrdersCopy).phone;
  const set = (given: Partial<typeof receiver>) =>
    change((now) => ({ ...now, receiver: { ...receiver, ...given } }));
  return (
    <>
      <Field
        label={copy.receiverName}
        maxLength={80}
        autoComplete="off"
        value={receiver.name}
        error={isTried && receiver.name.trim() === '' ? copy.receiverWanted : undefined}
        onChange={({ target: { value } }) => set({ name: value })}
      />
      <Field
        label={copy.receiverPhone}
        type="tel"
        inputMode="tel"
        maxLength={30}
        autoComplete="off"
        value={receiver.phone}
        error={isTried && readPhone(receiver.phone) === undefined ? copy.receiverWanted : undefined}
        onChange={({ target: { value } }) => set({ phone: value })}
      />
    </>
  );
}
