import { useEffect } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { SignOutButton } from '#web/features/accounts/sessions/sign-out-button.tsx';
import { AdminTalk } from '#web/features/chat/opening/support.tsx';
import { Offers } from '#web/features/dispatch/offers.tsx';
import { AgentMoneyLinks } from '#web/features/payments/agents/money-links.tsx';
import { ReturnsReminder } from '#web/features/payments/returns/reminder.tsx';
import { CarriedCard } from './carried-card.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useShift } from '#web/features/agents/queries.ts';
import { wakeSound } from '#web/features/agents/shift/sound.ts';
import { ApplicationState } from '#web/features/agents/applying/application-state.tsx';
import { OnlineCard } from '#web/features/agents/shift/online-card.tsx';
import { ToApplication } from '#web/features/agents/applying/link-card.tsx';

/** Where an agent's day begins: online or not, the offers, and what is carried. */
export default function AgentHome({ name }: { name: string }) {
  const { home: words } = useCatalogue(agentCopy);
  const query = useShift();
  useEffect(() => {
    addEventListener('pointerdown', wakeSound, { once: true });
    return () => removeEventListener('pointerdown', wakeSound);
  }, []);
  return (
    <Page title={words.hello(name)}>
      <QueryBoundary query={query} waiting={<HomeLoading />}>
        {({ shift, agent }) => {
          if (agent === null) return <ToApplication />;
          if (agent.state !== 'verified') return <ApplicationState agent={agent} />;
          return (
            <>
              <Offers />
              <CarriedCard />
              <OnlineCard agent={agent} shift={shift} />
              <ReturnsReminder owner={agent.userId} />
              <AgentMoneyLinks />
              <AdminTalk size="large" />
            </>
          );
        }}
      </QueryBoundary>
      <SignOutButton className="justify-self-center" />
    </Page>
  );
}

function HomeLoading() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-32" />
      <Skeleton className="h-72" />
    </div>
  );
}
