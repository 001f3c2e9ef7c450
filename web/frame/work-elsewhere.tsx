import '../features/agents/agent-styles.ts';
import { useSharePosition } from '../features/agents/shift/use-share-position.ts';
import { Offers } from '../features/dispatch/offers.tsx';
import { useFollowOffers } from '../features/dispatch/use-offers.ts';
import { useAgentLive } from '../features/run/live.ts';

/** An agent who looks at a customer's page is still at work: offers reach them, and their position is shared. */
export function WorkElsewhere() {
  useSharePosition();
  useFollowOffers(useAgentLive());
  return <Offers />;
}
