import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { hasGodMode } from '#contract/permissions.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { Day } from '#web/features/admin/components/day.tsx';
import { concernsOf } from '#web/features/admin/concerns.ts';
import { useKnown } from '#web/features/admin/known.ts';
import { LateBooksAlarm, LateMoneyDesk } from '#web/features/payments/components/late-money-desk.tsx';
import { ReturnsSection } from '#web/features/payments/components/returns-section.tsx';
import { Fetched } from '#web/features/settings/components/fetched.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { AccessKey } from '#web/illustrations/access-key.tsx';
import { longDayOf } from '#web/lib/dates.ts';
import type { ScreenPage } from '#web/lib/screen.tsx';
import { useCatalogue, useNow } from '#web/lib/surroundings.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

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
          <Known me={me} now={now} />
          <ReturnsSection me={me} />
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

function Known({ me, now }: { me: User; now: Date }) {
  const { query, known } = useKnown(me);
  return (
    <Fetched query={query} waiting={<Skeleton className="h-28" />}>
      {() => <Day me={me} concerns={concernsOf(me, known, now)} />}
    </Fetched>
  );
}
