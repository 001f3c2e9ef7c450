import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import {
  isShownName,
  mostGiverName,
  mostStopLandmark,
  mostStopName,
} from '#contract/orders/errands/schema.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { readPhone } from '#contract/phone.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { useMarkets } from '#web/features/markets/queries.ts';
import { WaitChoice } from '#web/features/orders/compose/errand/wait.tsx';
import { withServing, withShop, withTerms } from '#web/features/orders/placing/draft.ts';
import { nearestMarket, servingMarket } from '#web/features/orders/placing/shop/shop.ts';
import { useZonesOf } from '#web/features/orders/placing/use-zones.ts';
import { AreaSelect } from '../area-select.tsx';
import type { Typing } from '../typing.ts';

/** The stop of an errand: its name, area and landmark, and of a parcel the person who hands it over. */
export function StopFields(typing: Typing) {
  const { shop: ofShop } = useCatalogue(orderCopy);
  const errands = useCatalogue(errandsCopy);
  const { draft, change, isTried } = typing;
  const copy = draft.kind === 'fetch' ? ofShop : errands[draft.kind === 'carry' ? 'from' : 'at'];
  const { name, landmark } = draft.shop;
  const isNameWrong = (isTried || name !== '') && !isShownName(name);
  return (
    <>
      <Field
        label={copy.name}
        maxLength={mostStopName}
        autoComplete="off"
        value={name}
        error={isNameWrong ? (name.trim() === '' ? copy.nameRefused : copy.nameOnly) : undefined}
        onChange={({ target: { value } }) => change((now) => withShop(now, { name: value }))}
      />
      <StopArea copy={copy} {...typing} />
      <Field
        label={copy.landmark}
        hint={copy.landmarkHint}
        maxLength={mostStopLandmark}
        autoComplete="off"
        value={landmark}
        onChange={({ target: { value } }) => change((now) => withShop(now, { landmark: value }))}
      />
      {draft.kind === 'carry' && <Giver {...typing} />}
      {hasOneThing(draft.kind) && <Wait {...typing} />}
    </>
  );
}

interface AreaCopy {
  area: string;
  chooseArea: string;
  areaRefused: string;
}

/** The area of the stop; the nearest market in its city serves it. */
function StopArea({ draft, change, isTried, copy }: Typing & { copy: AreaCopy }) {
  const zones = useZonesOf(servingMarket(draft));
  const markets = useMarkets() ?? [];
  const now = useNow();
  const { area } = draft.shop;
  const choose = (named: string | null) => {
    const place = { area: named, pin: null };
    const serving = nearestMarket(place, { markets, zones: zones ?? [], now });
    change((before) => {
      const placed = withShop(before, place);
      return serving === undefined ? placed : withServing(placed, serving);
    });
  };
  return <AreaSelect draft={draft} isTried={isTried} copy={copy} area={area} pin={null} onChoose={choose} />;
}

function Giver({ draft: { terms }, change, isTried }: Typing) {
  const { giver: copy, from } = useCatalogue(errandsCopy);
  const { who } = useCatalogue(orderCopy);
  const { name, phone } = terms.giver;
  const set = (changed: Partial<typeof terms.giver>) =>
    change((now) => withTerms(now, { giver: { ...now.terms.giver, ...changed } }));
  const isNameWrong = (isTried || name !== '') && !isShownName(name);
  return (
    <>
      <Field
        label={copy.name}
        maxLength={mostGiverName}
        autoComplete="off"
        value={name}
        error={isNameWrong ? (name.trim() === '' ? copy.nameRefused : from.nameOnly) : undefined}
        onChange={({ target: { value } }) => set({ name: value })}
      />
      <Field
        label={copy.phone}
        type="tel"
        inputMode="tel"
        maxLength={30}
        autoComplete="off"
        value={phone}
        error={isTried && readPhone(phone) === undefined ? who.phoneRefused : undefined}
        onChange={({ target: { value } }) => set({ phone: value })}
      />
    </>
  );
}

function Wait({ draft, change, isTried }: Typing) {
  const { waitSteps } = draft.terms;
  return (
    <WaitChoice
      kind={draft.kind}
      marketId={servingMarket(draft)}
      chosen={waitSteps === null ? '' : String(waitSteps)}
      isWrong={isTried && waitSteps === null}
      onChoose={(steps) => change((now) => withTerms(now, { waitSteps: Number(steps) }))}
    />
  );
}
