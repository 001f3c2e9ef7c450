import type { Kobo } from '#contract/kobo.ts';
import type { ItemRow } from '../order/store.ts';
import type { RunStep } from '../run/agent-step.ts';
import { buyItem, resolveItem } from '../shopping/buy-item.ts';

interface Proof {
  /** Money laid out for it. */
  laidOutKobo: Kobo | null;
  pictureId: string;
}

/** Resolves the one line of a parcel or a task: bought for the money laid out, else found without a purchase. */
export function resolveOneThing(step: RunStep, item: ItemRow, proof: Proof): Promise<void> {
  const { laidOutKobo, pictureId } = proof;
  const { name, quantity, measure } = item;
  const found = { mover: 'agent', actorId: step.agentId, itemId: item.id, step: 'find' } as const;
  const resolving = { ...step, ...found, pictures: [pictureId] };
  if (laidOutKobo === null) return resolveItem(resolving, 'found', null);
  return buyItem(resolving, { name, quantity, measure, priceKobo: laidOutKobo }, 'found');
}
