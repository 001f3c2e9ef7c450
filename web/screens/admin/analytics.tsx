import type { ComponentType } from 'react';
import { analyticsCopy } from '#contract/copy/admin-analytics.ts';
import { holds } from '#contract/permissions.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { parts, type AnalyticsPlace, type Part } from '../../features/analytics/analytics-place.ts';
import { AgentsPart } from '../../features/analytics/components/agents-part.tsx';
import { BasketPart } from '../../features/analytics/components/basket-part.tsx';
import { CustomersPart } from '../../features/analytics/components/customers-part.tsx';
import { OrdersPart } from '../../features/analytics/components/orders-part.tsx';
import { PartLinks } from '../../features/analytics/components/part-links.tsx';
import { RangeBar } from '../../features/analytics/components/range-bar.tsx';
import { RefundsPart } from '../../features/analytics/components/refunds-part.tsx';
import { SpeedPart } from '../../features/analytics/components/speed-part.tsx';
import { TakingsPart } from '../../features/analytics/components/takings-part.tsx';
import { VisitsPart } from '../../features/analytics/components/visits-part.tsx';
import { useAnalyticsPlace } from '../../features/analytics/use-analytics-place.ts';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Page } from '../../ui/page.tsx';

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

/** How the trade goes: one matter at a time, on the days and of the market that the address names. */
export default function Analytics() {
  const words = useCatalogue(analyticsCopy);
  const { place, change, hrefOf } = useAnalyticsPlace();
  const me = useMe();
  // What the house takes is money:view's alone; the server refuses it to everybody else.
  const open = parts.filter((part) => part !== 'takings' || (me && holds(me, 'money:view')));
  const part = open.includes(place.part) ? place.part : 'orders';
  const Shown = partOf[part];
  return (
    <Page title={words.title} lead={words.intro}>
      <RangeBar place={place} change={change} />
      <PartLinks parts={open} open={part} hrefOf={hrefOf} />
      <Shown place={place} />
    </Page>
  );
}
