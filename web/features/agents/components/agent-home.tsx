import { useEffect } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignOutButton } from '#web/features/accounts/components/sign-out-button.tsx';
import { OfficeTalk } from '#web/features/chat/components/office-talk.tsx';
import { Offers } from '#web/features/dispatch/components/offers.tsx';
import { AgentMoneyLinks } from '#web/features/payments/components/agent-money-links.tsx';
import { ReturnsReminder } from '#web/features/payments/components/returns-reminder.tsx';
import { CarriedCard } from '#web/features/run/components/carried-card.tsx';
import { Fetched } from '#web/features/settings/components/fetched.tsx';
import { useShift } from '../queries.ts';
import { wakeSound } from '../sound.ts';
import { ApplicationState } from './application-state.tsx';
import { OnlineCard } from './online-card.tsx';
import { ToApplication } from './to-application.tsx';

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
      <Fetched query={query} waiting={<HomeLoading />}>
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
              <OfficeTalk size="large" />
            </>
          );
        }}
      </Fetched>
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
