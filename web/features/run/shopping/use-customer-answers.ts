import { useEffect, useRef } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { sound } from '#web/features/agents/shift/sound.ts';
import { carriedStatuses } from '../run-state.ts';
import type { ShownRun } from '../use-run.ts';

/** Tells what customers answered, and which order is gone, wherever in the agent's screens that is heard. */
export function useHearAnswers({ orders, steps }: ShownRun): void {
  const { answers } = useCatalogue(agentCopy).run;
  const asked = useRef(new Map<string, RunItem>());
  const carried = useRef(new Map<string, string | null>());
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
      sound(isYes ? 'yes' : 'no');
      const title = isYes ? answers.yes(before.name) : answers.no(before.name);
      showToast({ title, tone: isYes ? 'success' : 'plain' });
    }
    asked.current = new Map(items.filter(isAsked).map((item) => [item.id, item]));
    for (const [code, handingTo] of carried.current) {
      if (orders.some((order) => order.code === code)) continue;
      sound(handingTo === null ? 'no' : 'yes');
      if (handingTo === null)
        showToast({ title: answers.gone(code), description: answers.goneText, tone: 'danger' });
      else showToast({ title: answers.handedOver(code), tone: 'success' });
    }
    carried.current = new Map(orders.filter(isCarried).map(({ code, handingTo }) => [code, handingTo]));
  }, [answers, orders, steps]);
}

/** By the customer, not by an admin about an item at the door. */
function isAsked({ question }: RunItem): boolean {
  return question !== null && question.kind !== 'rejection' && question.answerBy !== null;
}

function isCarried({ status }: RunOrder): boolean {
  return carriedStatuses.has(status);
}
