import { mayKnow, ordersOf } from './canaries.ts';
import type { Finding } from './judge.ts';
import type { Plan } from '../requests/plan.ts';
import { bytesOf } from '../requests/request.ts';
import type { Stage } from '../set-up/stage.ts';
import type { Exchanged } from '../requests/wire.ts';

/** Finds another’s private word in a reply to a person who may not know it, and did not send it. */
export async function judgeLeaks(
  { db, canaries }: Pick<Stage, 'db' | 'canaries'>,
  plan: Plan,
  exchanged: Exchanged,
  before: ReadonlySet<string>,
): Promise<Finding[]> {
  if (exchanged === 'silent' || exchanged === 'closed') return [];
  const text = `${[...exchanged.headers].join('\n')}\n${exchanged.body}`;
  const found = canaries.foundIn(text);
  if (found.size === 0) return [];
  const brought = canaries.foundIn(decodeURIComponentSafely(bytesOf(plan.request).toString('utf8')));
  const orders = new Set([...before, ...(await ordersOf(db, plan.actor))]);
  const findings: Finding[] = [];
  for (const [word, canary] of found) {
    if (brought.has(word) || mayKnow(plan.actor, orders, canary)) continue;
    const at = text.indexOf(word);
    findings.push({
      what: `told ${plan.actor.kind === 'admin with one permission' ? plan.actor.name : plan.actor.kind} ${canary.what}`,
      detail: text.slice(Math.max(0, at - 120), at + 60),
    });
  }
  return findings;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
