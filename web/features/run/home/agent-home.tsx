import { useEffect, type ReactNode } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { SignOutButton } from '#web/features/accounts/sessions/sign-out-button.tsx';
import { AdminTalk } from '#web/features/chat/opening/support.tsx';
import { AgentMoneyLinks } from '#web/features/payments/agents/money-links.tsx';
import { ReturnsReminder } from '#web/features/payments/returns/reminder.tsx';
import { CarriedCard } from './carried-card.tsx';
import { FreeFloat } from './free-float.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useShift } from '#web/features/agents/queries.ts';
import { wakeSound } from '#web/features/agents/shift/sound.ts';
import { ApplicationState } from '#web/features/agents/applying/application-state.tsx';
import { MyHours } from '#web/features/orders/windows/own/my-hours.tsx';
import { OnlineCard } from '#web/features/agents/shift/online-card.tsx';
import { PricesLink } from '#web/features/agents/prices/link.tsx';
import { ToApplication } from '#web/features/agents/applying/link-card.tsx';

export interface Props {
  name: string;
  /** Asks for notices, which an agent at work does not do without. */
  askForNotices: ReactNode;
}

/** An agent’s first screen: online or offline, and orders in hand. */
export default function AgentHome({ name, askForNotices }: Props) {
  const { home: copy } = useCatalogue(agentCopy);
  const query = useShift();
  useEffect(() => {
    addEventListener('pointerdown', wakeSound, { once: true });
    return () => removeEventListener('pointerdown', wakeSound);
  }, []);
  return (
    <Page title={copy.hello(name)}>
      <QueryBoundary query={query} waiting={<HomeLoading />}>
        {({ shift, agent }) => {
          if (agent === null) return <ToApplication />;
          if (agent.state !== 'verified') return <ApplicationState agent={agent} />;
          return (
            <>
              {shift !== null && askForNotices}
              <CarriedCard />
              <OnlineCard agent={agent} shift={shift}>
                {agent.works !== 'rider' && <FreeFloat />}
              </OnlineCard>
              {agent.works !== 'rider' && <PricesLink agent={agent} shift={shift} />}
              {agent.works !== 'rider' && <MyHours />}
              <ReturnsReminder owner={agent.userId} />
              <AgentMoneyLinks owner={agent.userId} />
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
