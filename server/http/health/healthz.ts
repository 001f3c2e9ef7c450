import type { OutcomeOf } from '#contract/endpoint.ts';
import type { healthz as endpoint } from '#contract/health/endpoints.ts';

/** The process runs and answers; nothing else is asked of it. */
export async function healthz(): Promise<OutcomeOf<typeof endpoint>> {
  return { ok: true, value: { status: 'ok' } };
}
