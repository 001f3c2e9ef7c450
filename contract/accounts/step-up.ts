import type { Endpoint } from '../endpoint.ts';

/** Most kobo that an admin gives an agent as float without step-up. */
export const mostKoboWithoutStepUp = 20_000_00;

/** True where a call with this input asks the person to prove anew that it is them. */
export function needsStepUp({ stepUp }: Pick<Endpoint, 'stepUp'>, input: unknown): boolean {
  if (stepUp === undefined || stepUp === true) return stepUp === true;
  const asked: Readonly<Record<string, unknown>> = { ...(typeof input === 'object' && input) };
  const kobo = asked[stepUp.field];
  return typeof kobo === 'number' && kobo > stepUp.above;
}
