import { customerCopy } from '#contract/copy/customer.ts';
import { paths } from '#contract/paths.ts';
import { isAdmin, isStaff } from '#contract/permissions.ts';
import { Appearance } from '#web/features/accounts/own-account/appearance.tsx';
import { ChangePassword } from '#web/features/accounts/own-account/change-password.tsx';
import { OwnData } from '#web/features/accounts/own-account/own-data.tsx';
import { ProfileDetails } from '#web/screens/customer/profile/name-and-phone.tsx';
import { SignOutButton } from '#web/features/accounts/sessions/sign-out-button.tsx';
import { SignedInDevices } from '#web/features/accounts/sessions/signed-in-devices.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { DataSaver } from '#web/features/accounts/own-account/data-saver.tsx';
import { NoticeSettings } from '#web/features/notifications/preferences/notice-settings.tsx';
import { AdminTalkCard } from '#web/features/chat/opening/support.tsx';
import { PlacesCard } from '#web/features/lists/places/card.tsx';
import { CreditCard } from '#web/features/payments/credit/card.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { WhatWaits } from '#web/features/unsent/card.tsx';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { extraPart } from '#web/lib/screen/late-part.tsx';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LinkTarget } from '#web/ui/link-target.tsx';
import { Page } from '#web/ui/page.tsx';

// No customer downloads what staff change here.
const ToSecondSteps = extraPart(
  async () => (await import('#web/features/accounts/second-steps/to-second-steps.tsx')).ToSecondSteps,
);
const OwnWork = extraPart(async () => (await import('#web/features/agents/own-work/own-work.tsx')).OwnWork);

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${customerCopy[language].profile.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** The person’s data and settings. */
export default function Profile() {
  const { profile: copy } = useCatalogue(customerCopy);
  const { shell } = useCopy();
  const user = useMe();
  if (!user) return null;
  return (
    <Page title={copy.hello(user.name ?? user.username)} lead={copy.intro}>
      <div className="grid gap-6">
        <ProfileDetails user={user} />
        {user.role === 'agent' && <OwnWork />}
        <PlacesCard />
        <LinkTarget id="credit">
          <CreditCard />
        </LinkTarget>
        <AdminTalkCard />
        <Appearance />
        <DataSaver />
        <NoticeSettings />
        <WhatWaits />
        <ChangePassword username={user.username} isForStaff={isStaff(user)} />
        {isAdmin(user) && <ToSecondSteps />}
        <SignedInDevices />
        <OwnData />
        {user.role === 'customer' && (
          <ButtonLink href={paths.agentApply} variant="quiet">
            {shell.workWithUs}
          </ButtonLink>
        )}
        <SignOutButton size="large" />
      </div>
    </Page>
  );
}
