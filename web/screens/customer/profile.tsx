import { customerCopy } from '#contract/copy/customer.ts';
import { Appearance } from '#web/features/accounts/components/appearance.tsx';
import { ChangePassword } from '#web/features/accounts/components/change-password.tsx';
import { OwnData } from '#web/features/accounts/components/own-data.tsx';
import { ProfileDetails } from '#web/features/accounts/components/profile-details.tsx';
import { SignOutButton } from '#web/features/accounts/components/sign-out-button.tsx';
import { SignedInDevices } from '#web/features/accounts/components/signed-in-devices.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { DataSaver } from '#web/features/notifications/components/data-saver.tsx';
import { NoticeSettings } from '#web/features/notifications/components/notice-settings.tsx';
import { OfficeTalkCard } from '#web/features/chat/components/office-talk.tsx';
import { CreditCard } from '#web/features/payments/components/credit-card.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { WhatWaits } from '#web/features/waiting/components/what-waits.tsx';
import type { ScreenPage } from '#web/lib/screen.tsx';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${customerCopy[language].profile.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Who the person is to us, and everything they may change about it. */
export default function Profile() {
  const { profile: words } = useCatalogue(customerCopy);
  const user = useMe();
  if (!user) return null;
  return (
    <Page title={words.hello(user.name ?? user.username)} lead={words.intro}>
      <div className="grid gap-6">
        <ProfileDetails user={user} />
        <CreditCard />
        <OfficeTalkCard />
        <Appearance />
        <DataSaver />
        <NoticeSettings />
        <WhatWaits />
        <ChangePassword username={user.username} />
        <SignedInDevices />
        <OwnData />
        <SignOutButton size="large" />
      </div>
    </Page>
  );
}
