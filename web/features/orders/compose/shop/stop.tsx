import { useQuery } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import type { OrderCopy } from '#contract/copy/order/en.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import type { Market } from '#contract/markets/schema.ts';
import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { isShownName, mostStopLandmark, mostStopName } from '#contract/orders/errands/schema.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { isReached } from '#web/features/cities/zones/queries.ts';
import { SavedPlaces } from '#web/features/lists/saved/saved-addresses.tsx';
import { PlacePin } from '#web/features/lists/places/pin.tsx';
import { ByCity } from '#web/features/markets/by-city.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { withShop, type Draft } from '#web/features/orders/placing/draft.ts';
import { isStopRefusal } from '#web/features/orders/placing/refusal.ts';
import { changeDraft, useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { partAfter, stepName, type Part } from '#web/features/orders/placing/parts.ts';
import { nearestMarket, type Shop } from '#web/features/orders/placing/shop/shop.ts';
import { useZonesOf } from '#web/features/orders/placing/use-zones.ts';
import { AreaChoice, isServed } from '../area.tsx';
import { ComposerBar } from '../bar.tsx';
import { MoreFields } from '../more-fields.tsx';
import { ComposerSection, goOn } from '../section.tsx';
import { ComposerWhen } from '../when.tsx';
import { useShopForm, type ShopForm } from './form.ts';

/** The words of a stop: a shop, the place of a parcel, or that of something to do. */
export type StopCopy = Omit<OrderCopy['shop'], 'title' | 'lead' | 'example'>;

interface Props {
  draft: Draft;
  title: string;
  copy: StopCopy;
  /** The server does not go to the stop's area. */
  isRefused: boolean;
  onNext: (part: Part) => void;
  /** More that is asked of the stop. */
  More?: ComponentType<{ form: ShopForm; draft: Draft }>;
}

/** The place that an errand goes to first, in the place of the market. */
export function ComposerStop({ draft, title, copy, isRefused, onNext, More }: Props) {
  const { next } = useCatalogue(orderCopy);
  const query = useQuery(marketsQuery);
  const form = useShopForm();
  const send = async () => {
    if (!(await form.parts.send('shop'))) goOn('market', onNext);
  };
  const press = () => void send();
  return (
    <>
      <ComposerSection part="market" title={title}>
        <div className="contents" {...form.parts.around('shop', press)}>
          <QueryBoundary query={query} waiting={<Skeleton className="h-24" />}>
            {(markets) => (
              <ByCity markets={markets} chosen={draft.shop.marketId}>
                {(shown) => (
                  <StopFields
                    copy={copy}
                    form={form}
                    markets={shown}
                    hasPlaces={hasOneThing(draft.kind)}
                    isRefused={isRefused || isStopRefusal(draft.refusal?.code ?? null)}
                  />
                )}
              </ByCity>
            )}
          </QueryBoundary>
          {More && <More form={form} draft={draft} />}
        </div>
        <ComposerWhen draft={draft} onTap={() => goOn('market', onNext)} />
      </ComposerSection>
      <ComposerBar onClick={press}>{next[stepName(draft, partAfter(draft, 'market'))]}</ComposerBar>
    </>
  );
}

interface FieldsProps {
  copy: StopCopy;
  form: ShopForm;
  /** The markets of the city that is shown. */
  markets: readonly Market[];
  /** A place of the customer's own may be meant: no shop is. */
  hasPlaces: boolean;
  isRefused: boolean;
}

function StopFields({ copy, form, markets, hasPlaces, isRefused }: FieldsProps) {
  const { where } = useCatalogue(orderCopy);
  const shop = useDraftPart((draft) => draft.shop);
  const zones = useZonesOf(markets[0]?.id ?? null);
  const isUnserved = useServing(shop, markets, zones);
  const { errors } = form.formState;
  const { pin } = shop;
  const { parts } = form;
  // A mark on the map may put the area right.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => parts.changed('shopArea'), [parts, pin]);
  const isSignedIn = Boolean(useMe());
  return (
    <>
      {hasPlaces && isSignedIn && (
        <SavedPlaces zones={zones} isFromMarket={false} onUse={(place) => fillStop(form, place)} />
      )}
      <Field
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={mostStopName}
        error={errors.shopName && (shop.name.trim() === '' ? copy.nameRefused : copy.nameOnly)}
        {...form.register('shopName', { validate: isShownName })}
      />
      <AreaChoice
        copy={{ ...where, ...copy }}
        outside="stop-outside-area"
        zones={zones}
        place={shop}
        text={`${form.watch('shopName')} ${form.watch('shopLandmark')}`.trim()}
        choice={form.watch('shopArea')}
        isWrong={errors.shopArea !== undefined}
        isRefused={isRefused}
        {...form.register('shopArea', { validate: (choice) => isServed(zones, choice, pin) })}
      />
      {isUnserved && <Alert tone="warning">{copy.none}</Alert>}
      <Field
        label={copy.landmark}
        hint={copy.landmarkHint}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={mostStopLandmark}
        {...form.register('shopLandmark')}
      />
      <MoreFields title={copy.more} isFilled={pin !== null}>
        <PlacePin
          copy={{ ...where, ...copy }}
          outside="stop-outside-area"
          pin={pin}
          zones={zones}
          area={shop.area}
          onPin={(marked) => changeDraft((now) => withShop(now, { pin: marked }))}
        />
      </MoreFields>
    </>
  );
}

/** A stop has no directions of its own: they go to its landmark where there is room. */
function fillStop(form: ShopForm, { label, area, landmark, directions, pin }: SavedAddress): void {
  const all = [landmark, directions].filter(Boolean).join('. ');
  if (form.getValues('shopName').trim() === '') form.setValue('shopName', label, { shouldValidate: true });
  form.setValue('shopArea', area, { shouldValidate: true });
  form.setValue('shopLandmark', all.length > mostStopLandmark ? landmark : all);
  changeDraft((now) => withShop(now, { pin }));
}

/** Keeps the market that serves the stop with it; true where the stop is reached and none takes orders. */
function useServing(shop: Shop, markets: readonly Market[], zones: readonly Zone[] | undefined): boolean {
  const now = useNow();
  const { area, pin } = shop;
  const serving = zones && (nearestMarket(shop, { markets, zones, now }) ?? null);
  useEffect(() => {
    if (serving === undefined) return;
    changeDraft((draft) =>
      draft.shop.marketId === serving ? draft : withShop(draft, { marketId: serving }),
    );
  }, [serving]);
  return serving === null && area !== null && isReached(zones, { area, pin });
}
