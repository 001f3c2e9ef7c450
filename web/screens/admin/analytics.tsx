import type { ComponentType } from 'react';
import { citiesOf } from '#contract/audience.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { holds } from '#contract/permissions.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { parts, type AnalyticsPlace, type Part } from '#web/features/analytics/url-state.ts';
import { AgentsPart } from '#web/features/analytics/parts/agents.tsx';
import { BasketPart } from '#web/features/analytics/parts/basket.tsx';
import { CustomersPart } from '#web/features/analytics/parts/customers.tsx';
import { OrdersPart } from '#web/features/analytics/parts/orders.tsx';
import { PartLinks } from '#web/features/analytics/part-links.tsx';
import { RangeBar } from '#web/features/analytics/range-bar.tsx';
import { RefundsPart } from '#web/features/analytics/parts/refunds.tsx';
import { SpeedPart } from '#web/features/analytics/parts/speed.tsx';
import { TakingsPart } from '#web/features/analytics/parts/takings.tsx';
import { VisitsPart } from '#web/features/analytics/parts/visits.tsx';
import { useAnalyticsPlace } from '#web/features/analytics/use-url-state.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${analyticsCopy[language].title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

const partOf: Readonly<Record<Part, ComponentType<{ place: AnalyticsPlace }>>> = {
  orders: OrdersPart,
  speed: SpeedPart,
  basket: BasketPart,
  refunds: RefundsPart,
  takings: TakingsPart,
  customers: CustomersPart,
  agents: AgentsPart,
  visits: VisitsPart,
};

/** Analytics: one part at a time, for the days and the market in the address. */
export default function Analytics() {
  const copy = useCatalogue(analyticsCopy);
  const { place, change, hrefOf } = useAnalyticsPlace();
  const me = useMe();
  // Income needs `money:view`, and visits are of no city; the server refuses them to everybody else.
  const open = parts.filter((part) => {
    if (part === 'visits') return citiesOf(me ?? null) === undefined && place.city === undefined;
    return part !== 'takings' || (me && holds(me, 'money:view'));
  });
  const part = open.includes(place.part) ? place.part : 'orders';
  const Shown = partOf[part];
  return (
    <Page title={copy.title} lead={copy.intro}>
      <RangeBar place={place} change={change} />
      <PartLinks parts={open} open={part} hrefOf={hrefOf} />
      <Shown place={place} />
    </Page>
  );
}
