import { customerCopy } from '#contract/copy/customer.ts';
import { paths } from '#contract/paths.ts';
import { Appearance } from '#web/features/accounts/own-account/appearance.tsx';
import { ClearThisDevice } from '#web/features/accounts/sessions/clear-this-device.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { DataSaver } from '#web/features/accounts/own-account/data-saver.tsx';
import { NoticeSettings } from '#web/features/notifications/preferences/notice-settings.tsx';
import { AdminTalkCard } from '#web/features/chat/opening/support.tsx';
import { LegalLinks } from '#web/features/settings/legal/links.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { WhatWaits } from '#web/features/unsent/card.tsx';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${customerCopy[language].appSettings.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Settings that the installed app stores on this phone only. */
export default function AppSettings() {
  const { appSettings: copy } = useCatalogue(customerCopy);
  const user = useMe();
  return (
    <Page title={copy.title}>
      <div className="grid w-full max-w-2xl gap-6">
        <Appearance />
        <DataSaver />
        <NoticeSettings />
        <WhatWaits />
        <Card title={copy.accountTitle}>
          <ButtonLink
            className="sm:justify-self-start"
            variant="secondary"
            href={user ? paths.profile : paths.login}
          >
            {user ? copy.toProfile : copy.toSignIn}
          </ButtonLink>
        </Card>
        <AdminTalkCard />
        <ClearThisDevice />
        <LegalLinks />
        <p className="text-center text-sm text-ink-soft">{copy.version}</p>
      </div>
    </Page>
  );
}
