import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { hasGodMode, holds } from '#contract/permissions.ts';
import { SecondStepNudge } from '#web/features/accounts/second-steps/nudge.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { Day } from '#web/features/admin/day/day.tsx';
import { concernsOf } from '#web/features/admin/day/concerns.ts';
import { useKnown } from '#web/features/admin/day/use-known-facts.ts';
import { LateBooksAlarm, AdminLateMoney } from '#web/features/payments/admin/late-money.tsx';
import { ReturnsSection } from '#web/features/payments/admin/returns.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { AccessKey } from '#web/illustrations/access-key.tsx';
import { longDayOf } from '#web/lib/format/dates.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].today.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Matters that wait for an admin, each one tap from being dealt with. */
export default function Today() {
  const { today: copy } = useCatalogue(adminCopy);
  const me = useMe();
  const now = useNow();
  if (!me) return null;
  return (
    <Page title={copy.title} lead={copy.intro(longDayOf(now))} actions={<ToRound me={me} />}>
      {hasRights(me) ? (
        <>
          <SecondStepNudge />
          <LateBooksAlarm me={me} />
          <Known me={me} now={now} />
          <ReturnsSection me={me} />
          <AdminLateMoney me={me} />
        </>
      ) : (
        <EmptyState picture={<AccessKey />} title={copy.noRights} text={copy.noRightsText} />
      )}
    </Page>
  );
}

/** Every morning begins with it, so it is one press away. */
function ToRound({ me }: { me: User }) {
  const { today: copy } = useCatalogue(adminCopy);
  if (!holds(me, 'markets:manage')) return null;
  return (
    <ButtonLink href={officePaths.priceRound} variant="secondary" size="small">
      {copy.toRound}
    </ButtonLink>
  );
}

function hasRights(me: User): boolean {
  return hasGodMode(me) || me.permissions.length > 0;
}

function Known({ me, now }: { me: User; now: Date }) {
  const { query, known } = useKnown(me);
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-28" />}>
      {() => <Day me={me} concerns={concernsOf(me, known, now)} />}
    </QueryBoundary>
  );
}
