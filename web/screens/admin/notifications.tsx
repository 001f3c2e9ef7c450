import { adminCopy } from '#contract/copy/admin.ts';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { AdminAlarms } from '#web/features/notifications/admin/alarms.tsx';
import { AdminDraft } from '#web/features/notifications/admin/broadcasts/draft.tsx';
import { AdminHistory } from '#web/features/notifications/admin/broadcasts/list.tsx';
import { AdminHours } from '#web/features/notifications/admin/house-quiet-hours.tsx';
import { AdminLog } from '#web/features/notifications/admin/log.tsx';
import { AdminNoticesTabs } from '#web/features/notifications/admin/tabs.tsx';
import { useAdminPlace } from '#web/features/notifications/admin/url-state.ts';
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
  const copy = useCatalogue(adminNoticesCopy);
  const { place, hrefTo, turn } = useAdminPlace();
  if (place.write !== null) {
    const back = { href: hrefTo({ write: null, isSending: false }), label: copy.back };
    return (
      <Page title={copy.compose.title} lead={copy.compose.languagesText} back={back}>
        <AdminDraft place={place} turn={turn} />
      </Page>
    );
  }
  const write = <Button onClick={() => turn({ tab: 'broadcasts', write: 'new' })}>{copy.write}</Button>;
  return (
    <Page title={frame.links.notifications} lead={copy.intro} actions={write}>
      <AdminNoticesTabs place={place} hrefTo={hrefTo} />
      <Part place={place} hrefTo={hrefTo} turn={turn} />
    </Page>
  );
}

function Part({ place, hrefTo, turn }: ReturnType<typeof useAdminPlace>) {
  const me = useMe();
  if (place.tab === 'log') {
    const { state, kind, way, person, code } = place;
    return <AdminLog filter={{ state, kind, way, person, code }} turn={turn} />;
  }
  if (place.tab === 'broadcasts') return <AdminHistory hrefTo={hrefTo} turn={turn} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <AdminHours />
      <div className="grid gap-6">{me && <AdminAlarms me={me} />}</div>
    </div>
  );
}
