import { errandsCopy } from '#contract/copy/order/errands.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { instantOf } from '#contract/orders/errands/reading/by-when.ts';
import { readErrand, type ErrandRead } from '#contract/orders/errands/reading/errand.ts';
import { namedAreas } from '#contract/orders/errands/reading/known-areas.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { bringIntoSight } from '#web/lib/screen/bring-into-sight.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMarkets } from '#web/features/markets/queries.ts';
import { useShownCity } from '#web/features/markets/use-shown-city.ts';
import { changeDraft, currentDraft } from '#web/features/orders/placing/draft-store.ts';
import { withText, type Draft } from '#web/features/orders/placing/draft.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { partAsked, withErrandRead } from '#web/features/orders/placing/errand/from-sentence.ts';
import type { Part } from '#web/features/orders/placing/parts.ts';
import { servingMarket } from '#web/features/orders/placing/shop/shop.ts';
import { useZonesOf } from '#web/features/orders/placing/use-zones.ts';
import { dayAndTime } from '#web/features/orders/order/when.ts';
import { errandYes } from './question.ts';
import { useChooseKind } from '../shop/address.ts';
import { NamedShop } from '../shop/named-shop.tsx';

export interface FromSentenceProps {
  draft: Draft;
  /** The list below wanted to go on before this was answered. */
  isAsked?: boolean;
  /** The part to go on with after it was taken over. */
  onTaken: (part: Part) => void;
}

/** The errand that was read from a text, piece by piece: taken over with a yes, or with a tap on what is to be corrected. A list may name a shop. */
export function ErrandFromSentence({ draft, isAsked = false, onTaken }: FromSentenceProps) {
  const copy = useCatalogue(errandsCopy).heard;
  const choose = useChooseKind();
  const now = useNow();
  const isErrand = hasOneThing(draft.kind);
  const text = isErrand ? draft.terms.what : draft.text;
  const readIn = (areas: readonly string[]) =>
    readErrand(text, areas) ?? (draft.kind === 'carry' ? readWithVerb(text, areas) : null);
  const read = readIn(useAreas(draft, readIn([]) !== null));
  if (read === null) return isErrand ? null : <NamedShop draft={draft} />;
  const take = (part?: Part) => {
    const { kind } = read;
    choose(kind);
    changeDraft((before) => withErrandRead(isErrand ? before : withoutList(before), read, now));
    onTaken(part ?? partAsked(currentDraft()));
  };
  return (
    <div ref={bringIntoSight}>
      <Alert tone={isAsked ? 'warning' : 'info'} title={copy.titles[read.kind]}>
        {isAsked && (
          <p ref={bringIntoSight} className="font-bold">
            {copy.first}
          </p>
        )}
        <p className="text-sm">{copy.hint}</p>
        <ul className="flex flex-wrap gap-2 py-2">
          <Pieces read={read} onTap={take} />
        </ul>
        <Button id={errandYes} variant="secondary" onClick={() => take()}>
          {copy.use}
        </Button>
      </Alert>
    </div>
  );
}

/** The areas that may be named: of the city that serves it, or of the one that is shown, once an errand is read. */
function useAreas(draft: Draft, isErrand: boolean): string[] {
  const markets = useMarkets() ?? [];
  const serving = servingMarket(draft);
  const { city } = useShownCity(markets, serving);
  const shown = isErrand ? markets.find(({ cityId }) => cityId === city?.id) : undefined;
  const zones = useZonesOf(serving ?? shown?.id ?? null) ?? [];
  return namedAreas(zones);
}

/** The list's box is empty then; the voice note that said it goes along. */
function withoutList(before: Draft): Draft {
  const { listRequest } = before;
  return { ...withText(before, ''), listRequest: listRequest && { ...listRequest, isThing: true } };
}

/** In a parcel's own box nobody says that it is carried. */
function readWithVerb(text: string, areas: readonly string[]): ErrandRead | null {
  return readErrand(`carry ${text}`, areas);
}

function Pieces({ read, onTap }: { read: ErrandRead; onTap: (part: Part) => void }) {
  const { heard: copy } = useCatalogue(errandsCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const { stop, giver, to, receiver, moneyKobo, by } = read;
  const isCarried = read.kind === 'carry';
  const pieces: readonly [string, string, Part, boolean][] = [
    [copy.what, read.what, 'list', true],
    [isCarried ? copy.from : copy.at, joined(stop.name, stop.area, stop.landmark), 'market', true],
    [copy.giver, joined(giver.name, giver.phone), 'market', isCarried],
    [copy.to, joined(to.landmark, to.area), 'where', read.brings],
    [copy.receiver, joined(receiver.name, receiver.phone), 'who', isCarried],
    [copy.money, moneyKobo === null ? '' : shortNaira(moneyKobo), 'list', moneyKobo !== null],
    [
      copy.by,
      by === null ? '' : dayAndTime(instantOf(by, now).toISOString(), now, tracking),
      'market',
      by !== null,
    ],
  ];
  return pieces
    .filter(([, , , isMeant]) => isMeant)
    .map(([label, value, part]) => (
      <li key={label} className={value === '' ? 'chip chip-unsure' : 'chip'}>
        <button type="button" onClick={() => onTap(part)}>
          {label}: <span className="font-extrabold">{value === '' ? copy.unsaid : value}</span>
        </button>
      </li>
    ));
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ');
}
