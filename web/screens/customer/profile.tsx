import { customerCopy } from '#contract/copy/customer.ts';
import { Appearance } from '../../features/accounts/components/appearance.tsx';
import { ChangePassword } from '../../features/accounts/components/change-password.tsx';
import { OwnData } from '../../features/accounts/components/own-data.tsx';
import { ProfileDetails } from '../../features/accounts/components/profile-details.tsx';
import { SignOutButton } from '../../features/accounts/components/sign-out-button.tsx';
import { SignedInDevices } from '../../features/accounts/components/signed-in-devices.tsx';
import { useMe } from '../../features/accounts/queries.ts';
import { DataSaver } from '../../features/notifications/components/data-saver.tsx';
import { NoticeSettings } from '../../features/notifications/components/notice-settings.tsx';
import { OfficeTalkCard } from '../../features/chat/components/office-talk.tsx';
import { CreditCard } from '../../features/payments/components/credit-card.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import { WhatWaits } from '../../features/waiting/components/what-waits.tsx';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Page } from '../../ui/page.tsx';

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
