import { adminCopy } from '#contract/copy/admin.ts';
import { officeNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { OfficeAlarms } from '#web/features/notifications/admin/alarms.tsx';
import { OfficeDraft } from '#web/features/notifications/admin/broadcasts/draft.tsx';
import { OfficeHistory } from '#web/features/notifications/admin/broadcasts/list.tsx';
import { OfficeHours } from '#web/features/notifications/admin/house-quiet-hours.tsx';
import { OfficeLog } from '#web/features/notifications/admin/log.tsx';
import { OfficeTabs } from '#web/features/notifications/admin/tabs.tsx';
import { useOfficePlace } from '#web/features/notifications/admin/url-state.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].frame.links.notifications} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Telling many people something, and why somebody heard nothing. */
export default function Notifications() {
  const { frame } = useCatalogue(adminCopy);
  const words = useCatalogue(officeNoticesCopy);
  const { place, hrefTo, turn } = useOfficePlace();
  if (place.write !== null) {
    const back = { href: hrefTo({ write: null, isSending: false }), label: words.back };
    return (
      <Page title={words.compose.title} lead={words.compose.languagesText} back={back}>
        <OfficeDraft place={place} turn={turn} />
      </Page>
    );
  }
  const write = <Button onClick={() => turn({ tab: 'broadcasts', write: 'new' })}>{words.write}</Button>;
  return (
    <Page title={frame.links.notifications} lead={words.intro} actions={write}>
      <OfficeTabs place={place} hrefTo={hrefTo} />
      <Part place={place} hrefTo={hrefTo} turn={turn} />
    </Page>
  );
}

function Part({ place, hrefTo, turn }: ReturnType<typeof useOfficePlace>) {
  const me = useMe();
  if (place.tab === 'log') {
    const { state, kind, way, person, code } = place;
    return <OfficeLog filter={{ state, kind, way, person, code }} turn={turn} />;
  }
  if (place.tab === 'broadcasts') return <OfficeHistory hrefTo={hrefTo} turn={turn} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <OfficeHours />
      <div className="grid gap-6">{me && <OfficeAlarms me={me} />}</div>
    </div>
  );
}
