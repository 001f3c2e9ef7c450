import { useEffect, useRef } from 'react';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import { sound } from '#web/features/agents/shift/sound.ts';
import { letterOf } from '../order/bag.ts';
import { carriedStatuses } from '../run-state.ts';
import type { ShownRun } from '../use-run.ts';
import { addChange } from './unseen-changes.ts';

/** Collects customers' answers and orders that are gone, on every screen of the agent; the copy of the run on this phone shows what it missed. */
export function useCollectChanges({ orders, steps }: ShownRun): void {
  const asked = useRef(new Map<string, RunItem>());
  const carried = useRef(new Map<string, RunOrder>());
  useEffect(() => {
    if (orders === undefined) return;
    const items = orders.flatMap((order) => order.items);
    for (const item of items) {
      const before = asked.current.get(item.id);
      const isYes = item.status === 'found' || item.status === 'short' || item.status === 'replaced';
      // Taken back by the agent's own hand it stands as it was asked at first.
      if (before === undefined || item.question !== null || (!isYes && item.status !== 'unavailable'))
        continue;
      if (steps.some(({ step }) => 'itemId' in step.input && step.input.itemId === item.id)) continue;
      const kind = isYes ? 'yes' : 'no';
      sound(kind);
      addChange({ about: item.id, kind, name: before.name });
    }
    asked.current = new Map(items.filter(isAsked).map((item) => [item.id, item]));
    for (const [code, before] of carried.current) {
      if (orders.some((order) => order.code === code)) continue;
      const isHandedOver = before.handingTo !== null;
      sound(isHandedOver ? 'yes' : 'no');
      const name = `${letterOf(before)} · ${code}`;
      addChange({ about: code, kind: isHandedOver ? 'handed-over' : 'gone', name });
    }
    carried.current = new Map(orders.filter(isCarried).map((order) => [order.code, order]));
  }, [orders, steps]);
}

/** By the customer, not by an admin about an item at the door. */
function isAsked({ question }: RunItem): boolean {
  return question !== null && question.kind !== 'rejection' && question.answerBy !== null;
}

function isCarried({ status }: RunOrder): boolean {
  return carriedStatuses.has(status);
}
