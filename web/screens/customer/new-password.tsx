import { customerCopy } from '#contract/copy/customer.ts';
import { ChangePassword } from '#web/features/accounts/own-account/change-password.tsx';
import { SignOutButton } from '#web/features/accounts/sessions/sign-out-button.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${customerCopy[language].password.strongerTitle} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Staff who signed in with a weak password set another; then the guard of screens lets them on. */
export default function NewPassword() {
  const { password: copy } = useCatalogue(customerCopy);
  const user = useMe();
  if (!user) return null;
  return (
    <Page title={copy.strongerTitle} lead={copy.strongerText}>
      <div className="grid gap-6">
        <ChangePassword username={user.username} isForStaff />
        <SignOutButton size="large" />
      </div>
    </Page>
  );
}
