import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { hasGodMode, holds } from '#contract/permissions.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { ConcernCard } from '../../features/admin/components/concern-card.tsx';
import { RoadToday } from '../../features/admin/components/road-today.tsx';
import { concernsOf, type Known } from '../../features/admin/concerns.ts';
import { useKnown } from '../../features/admin/known.ts';
import { LateBooksAlarm, LateMoneyDesk } from '../../features/payments/components/late-money-desk.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import { longDayOf } from '../../lib/dates.ts';
import { GarriInMeasure } from '../../illustrations/produce.tsx';
import { AccessKey } from '../../illustrations/access-key.tsx';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue, useNow } from '../../lib/surroundings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].today.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** What wants a person now, each one tap from being dealt with. */
export default function Today() {
  const { today: words } = useCatalogue(adminCopy);
  const me = useMe();
  const now = useNow();
  if (!me) return null;
  return (
    <Page title={words.title} lead={words.intro(longDayOf(now))}>
      {hasRights(me) ? (
        <>
          <LateBooksAlarm me={me} />
          {holds(me, 'orders:view') && <RoadToday me={me} />}
          <Concerns me={me} now={now} />
          <LateMoneyDesk me={me} />
        </>
      ) : (
        <EmptyState picture={<AccessKey />} title={words.noRights} text={words.noRightsText} />
      )}
    </Page>
  );
}

function hasRights(me: User): boolean {
  return hasGodMode(me) || me.permissions.length > 0;
}

function Concerns({ me, now }: { me: User; now: Date }) {
  const { query, known } = useKnown(me);
  return (
    <Fetched query={query} waiting={<Waiting />}>
      {() => <ConcernList me={me} known={known} now={now} />}
    </Fetched>
  );
}

function ConcernList({ me, known, now }: { me: User; known: Known; now: Date }) {
  const { today: words } = useCatalogue(adminCopy);
  const concerns = concernsOf(me, known, now);
  const seesAll = known.launch !== undefined && known.markets !== undefined && holds(me, 'settings:manage');
  // Beside what happens on the road, an empty list says enough.
  if (concerns.length === 0 && holds(me, 'orders:view')) return null;
  if (concerns.length === 0) {
    return (
      <EmptyState
        picture={<GarriInMeasure />}
        title={words.calm}
        text={seesAll ? words.calmText : words.calmGateUnknown}
      />
    );
  }
  return (
    <ul className="grid gap-4">
      {concerns.map((concern) => (
        <ConcernCard key={concern.kind === 'key-ends' ? concern.id : concern.kind} concern={concern} />
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
