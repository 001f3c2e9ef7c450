import type { AgentCopy } from '#contract/copy/agent/en.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Step } from './steps.ts';

type Advice = keyof AgentCopy['trouble']['advice'];

const adviceFor: Partial<Record<RefusalCode, Advice>> = {
  'out-of-turn': 'moved',
  'not-found': 'moved',
  'float-too-low': 'money',
  'ask-first': 'price',
  'above-budget': 'price',
  'above-delivery-cap': 'price',
  'no-replacement': 'price',
  'wrong-pin': 'pin',
  'pin-locked': 'pin',
  'wait-at-door': 'wait',
  'wait-at-stop': 'waitAtStop',
  'cash-short': 'cash',
  'change-owed': 'cash',
  'change-too-high': 'cash',
  'no-such-picture': 'photo',
  'needs-photo': 'photo',
  'not-a-picture': 'photo',
  'too-large': 'photo',
  'not-signed-in': 'signIn',
};

function isKnown(code: string): code is RefusalCode {
  return code in adviceFor;
}

/** Advice for a refused step. */
export function adviceOn(code: string | null, step: Step): Advice {
  if (code === 'wrong-pin' && step.name === 'deliverOrder' && step.input.typedOffline) return 'pinOffline';
  return (code !== null && isKnown(code) && adviceFor[code]) || 'other';
}
