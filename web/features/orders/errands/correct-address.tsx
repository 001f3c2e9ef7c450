import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '#contract/address.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { courseOfThing, thingOf } from '#contract/orders/errands/course.ts';
import type { NewWayFee } from '#contract/orders/errands/new-way-fee.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { areaNames } from '#web/features/cities/zones/area-names.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { naira } from '#web/lib/format/money.ts';
import { useAppContext, useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { ApiError } from '#web/lib/network/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useCorrectAddress } from '../mutations.ts';
import { useZonesOf } from '../placing/use-zones.ts';
import { refreshOrders } from '../queries.ts';
import { refusalText } from '../refusal-text.ts';
import { corrected } from './corrected.ts';

interface Props {
  order: Pick<Order, 'code' | 'version' | 'status' | 'errand' | 'address'> & {
    market: Pick<Order['market'], 'id'>;
  };
  token: string | null;
}

/** The address of a parcel or of what is brought, until it is handed over. */
export function CorrectAddress({ order, token }: Props) {
  const { address: copy } = useCatalogue(errandCopy);
  const [isOpen, setOpen] = useState(false);
  const thing = thingOf(order.errand);
  if (thing === null || courseOfThing(thing) === 'do-there' || !isUnderWay(order.status)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Sheet open={isOpen} onClose={close} title={copy.title}>
        <AddressForm order={order} token={token} onDone={close} />
      </Sheet>
    </>
  );
}

function AddressForm({ order, token, onDone }: Props & { onDone: () => void }) {
  const { address: copy } = useCatalogue(errandCopy);
  const { area, landmark, directions } = order.address;
  const [typed, setTyped] = useState({ area, landmark, directions });
  const [isPressed, setPressed] = useState(false);
  const { send, asks, ask, trouble, isPending } = useSend(order, token, onDone);
  const change = (changed: Partial<typeof typed>) => {
    ask(null);
    setTyped({ ...typed, ...changed });
  };
  const isNamed = typed.landmark.trim() !== '';
  const press = () => {
    setPressed(true);
    if (isNamed) send(corrected(order.address, typed));
  };
  return (
    <Form className="grid gap-4" onSubmit={press}>
      <p className="text-ink-soft">{copy.text}</p>
      <AreaSelect order={order} area={typed.area} onChange={(named) => change({ area: named })} />
      <Field
        label={copy.landmark}
        value={typed.landmark}
        maxLength={200}
        error={isPressed && !isNamed ? copy.landmarkRefused : undefined}
        onChange={({ target }) => change({ landmark: target.value })}
      />
      <TextArea
        label={copy.directions}
        rows={2}
        maxLength={500}
        value={typed.directions}
        onChange={({ target }) => change({ directions: target.value })}
      />
      <SheetActions>
        {trouble !== null && <Alert tone="danger">{trouble}</Alert>}
        {asks !== null && (
          <Alert tone="warning">{copy.asks(naira(asks.deliveryFeeKobo), naira(asks.moreKobo))}</Alert>
        )}
        <Button type="submit" size="large" isWide isBusy={isPending}>
          {isPending ? copy.saving : asks === null ? copy.save : copy.yes(naira(asks.deliveryFeeKobo))}
        </Button>
        {asks !== null && (
          <Button variant="secondary" isWide onClick={onDone}>
            {copy.no}
          </Button>
        )}
      </SheetActions>
    </Form>
  );
}

interface AreaProps extends Pick<Props, 'order'> {
  area: string;
  onChange: (area: string) => void;
}

/** The areas of the order's own city, with the one that stands there. */
function AreaSelect({ order, area, onChange }: AreaProps) {
  const { address: copy } = useCatalogue(errandCopy);
  const zones = useZonesOf(order.market.id);
  const names = areaNames(zones, order.address.area).toSorted();
  return (
    <Select
      label={copy.area}
      hint={zones === undefined ? copy.areasLoading : undefined}
      value={area}
      onChange={({ target }) => onChange(target.value)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Sends it; where the way is farther the server asks a yes to the fee, which the next press gives. */
function useSend({ code, version }: Props['order'], token: string | null, onDone: () => void) {
  const { address: copy } = useCatalogue(errandCopy);
  const { errors } = useCopy();
  const { language } = useAppContext();
  const client = useQueryClient();
  const requestId = useRequestIds();
  const correct = useCorrectAddress();
  const [asks, ask] = useState<NewWayFee | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = (address: Address) => {
    if (correct.isPending) return;
    setTrouble(null);
    const body = { code, token, version, address, agreedFeeKobo: asks?.deliveryFeeKobo ?? null };
    correct.mutate(
      { clientRequestId: requestId(body), ...body },
      {
        onSuccess: (answer) => {
          ask(answer.asks);
          if (answer.asks !== null) return;
          showToast({ title: copy.done, tone: 'success' });
          onDone();
        },
        onError: (error) => {
          setTrouble(error instanceof ApiError ? refusalText(error, language) : errors.noNetwork);
          refreshOrders(client, code);
        },
      },
    );
  };
  return { send, asks, ask, trouble, isPending: correct.isPending };
}
