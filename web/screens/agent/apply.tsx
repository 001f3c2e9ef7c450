import { useQuery } from '@tanstack/react-query';
import { agentCopy } from '#contract/copy/agent.ts';
import { isAdmin } from '#contract/permissions.ts';
import { ChangePassword } from '#web/features/accounts/own-account/change-password.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { ApplicationState } from '#web/features/agents/applying/application-state.tsx';
import { ApplyForm } from '#web/features/agents/applying/apply-form.tsx';
import { applicationQuery } from '#web/features/agents/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${agentCopy[language].apply.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Application of an agent, from the form to the decision. */
export default function Apply() {
  const { apply: copy } = useCatalogue(agentCopy);
  const user = useMe();
  const query = useQuery(applicationQuery);
  if (!user) return null;
  return (
    <Page title={copy.title} lead={copy.lead}>
      {isAdmin(user) ? (
        <Alert tone="info">{copy.staff}</Alert>
      ) : (
        <QueryBoundary query={query} waiting={<ApplyLoading />}>
          {({ agent }) => (
            <div className="grid gap-6">
              {agent !== null && <ApplicationState agent={agent} />}
              {(agent === null || agent.state === 'refused') &&
                (user.isPasswordWeak === true ? (
                  <StrongerPassword username={user.username} />
                ) : (
                  <ApplyForm before={agent} />
                ))}
            </div>
          )}
        </QueryBoundary>
      )}
    </Page>
  );
}

/** An applicant's weak password comes before the form: what is filled in there is not lost on the way. */
function StrongerPassword({ username }: { username: string }) {
  const { apply: copy } = useCatalogue(agentCopy);
  return (
    <>
      <Alert tone="info">{copy.strongerPassword}</Alert>
      <ChangePassword username={username} isForStaff />
    </>
  );
}

function ApplyLoading() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-96" />
      <Skeleton className="h-64" />
    </div>
  );
}
