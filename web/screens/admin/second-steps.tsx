import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { AuthenticatorCard } from '#web/features/accounts/second-steps/authenticator-card.tsx';
import { PasskeysCard } from '#web/features/accounts/second-steps/passkeys-card.tsx';
import { RecoveryCodesCard } from '#web/features/accounts/second-steps/recovery-codes-card.tsx';
import { RecoveryCodesShown } from '#web/features/accounts/second-steps/recovery-codes-shown.tsx';
import { secondStepsQuery } from '#web/features/accounts/second-steps/queries.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${secondStepsCopy[language].title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Passkeys, authenticator and recovery codes of the admin who is signed in. */
export default function SecondStepsScreen() {
  const copy = useCatalogue(secondStepsCopy);
  const query = useQuery(secondStepsQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(false);
  const show = (made: readonly string[]) => {
    setCodes(made);
    setShown(true);
  };
  const noted = () => {
    setCodes([]);
    setShown(false);
  };
  return (
    <Page title={copy.title} lead={copy.lead}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-96" />}>
        {(steps) => (
          <div className="grid gap-6">
            <PasskeysCard steps={steps} onCodes={show} />
            <AuthenticatorCard steps={steps} onCodes={show} />
            <RecoveryCodesCard
              steps={steps}
              onCodes={show}
              onShowAgain={codes.length > 0 && !isShown ? () => setShown(true) : null}
            />
          </div>
        )}
      </QueryBoundary>
      <RecoveryCodesShown codes={codes} open={isShown} onNoted={noted} onClose={() => setShown(false)} />
    </Page>
  );
}
