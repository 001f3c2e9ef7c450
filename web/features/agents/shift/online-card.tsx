import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Agent, Shift } from '#contract/agents/schema.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useGoOffline, useGoOnline } from '../mutations.ts';
import { wakeSound } from './sound.ts';
import { useSight } from './use-share-position.ts';

interface Props {
  agent: Agent;
  shift: Shift | null;
  /** Further conditions for getting work. */
  children: ReactNode;
}

/** Online or not, where, and what that shares. */
export function OnlineCard({ agent, shift, children }: Props) {
  const { home: copy } = useCatalogue(agentCopy);
  return (
    <Card title={shift === null ? copy.offlineTitle : copy.onlineTitle}>
      {children}
      {shift === null ? <GoOnline agent={agent} /> : <Stop shift={shift} />}
    </Card>
  );
}

function useMarketNames() {
  const { data = [] } = useQuery(marketsQuery);
  return (id: MarketId) => data.find((market) => market.id === id)?.name;
}

function GoOnline({ agent }: { agent: Agent }) {
  const { home: copy } = useCatalogue(agentCopy);
  const nameOf = useMarketNames();
  const options = agent.marketIds.flatMap((value) => {
    const label = nameOf(value);
    return label === undefined ? [] : [{ value, label }];
  });
  const [chosen, choose] = useState<MarketId>();
  const marketId = chosen ?? options[0]?.value;
  const hasNetwork = useOnline();
  const goOnline = useGoOnline();
  const failed = useFailure();
  const press = () => {
    // From here on offers ring: the touch lets the page sound.
    wakeSound();
    if (marketId !== undefined) goOnline.mutate({ marketId }, { onError: failed });
  };
  return (
    <>
      <p>{copy.offlineText}</p>
      {marketId !== undefined && (
        <Choice legend={copy.market} name="market" options={options} chosen={marketId} onChoose={choose} />
      )}
      <p className="text-sm text-ink-soft">{copy.shared}</p>
      {!hasNetwork && <Alert tone="warning">{copy.needsNetwork}</Alert>}
      <Button
        size="large"
        isWide
        isBusy={goOnline.isPending}
        disabled={marketId === undefined || !hasNetwork}
        onClick={press}
      >
        {goOnline.isPending ? copy.going : copy.goOnline}
      </Button>
    </>
  );
}

function Stop({ shift }: { shift: Shift }) {
  const { home: copy } = useCatalogue(agentCopy);
  const nameOf = useMarketNames();
  const goOffline = useGoOffline();
  const failed = useFailure();
  const sight = useSight();
  const hasNetwork = useOnline();
  return (
    <>
      <p className="font-extrabold">{copy.since(timeOf(shift.startedAt), nameOf(shift.marketId) ?? '')}</p>
      <p>{hasNetwork ? copy.waitingText : copy.needsNetwork}</p>
      <p className="text-sm text-ink-soft">{copy.shared}</p>
      {sight === 'denied' && <Alert tone="warning">{copy.denied}</Alert>}
      {sight === 'unknown' && <p className="text-sm text-ink-soft">{copy.unknown}</p>}
      <Button
        variant="secondary"
        isWide
        isBusy={goOffline.isPending}
        onClick={() => goOffline.mutate({}, { onError: failed })}
      >
        {goOffline.isPending ? copy.stopping : copy.goOffline}
      </Button>
    </>
  );
}
