import { randomUUID } from 'node:crypto';
import { applyAsAgent, goOnline, reportPosition, verifyAgent } from '#contract/agents/endpoints.ts';
import type { Place } from '#contract/areas.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { answered, type Client } from '../client.ts';
import { bringPhoto } from './claims.ts';
import { marketNamed, newPhone } from './orders.ts';
import { signInOwner, signUpCustomer, type SomeoneSignedIn } from './people.ts';
import type { World } from '../world.ts';

type Application = SentTo<typeof applyAsAgent>;

/** About Utako Market, where most stories are shopped. */
export const atUtako: Place = { latitude: 9.0659, longitude: 7.4432 };

/** Application for Utako Market. */
export async function applicationFrom(
  world: World,
  client: Client,
  given: Partial<Application> = {},
): Promise<Application> {
  return {
    clientRequestId: randomUUID(),
    name: 'Musa Bello',
    phone: newPhone(),
    photo: given.photo ?? (await bringPhoto(client)),
    idPhoto: given.idPhoto ?? (await bringPhoto(client)),
    vehicle: 'motorcycle',
    works: 'both',
    marketIds: given.marketIds ?? [await marketNamed(world, 'Utako Market')],
    ...given,
  };
}

/** An applicant who waits for a decision. */
export async function signUpApplicant(
  world: World,
  given: Partial<Application> = {},
): Promise<SomeoneSignedIn> {
  const someone = await signUpCustomer(world);
  answered(await someone.client.call(applyAsAgent, await applicationFrom(world, someone.client, given)));
  return someone;
}

/** An agent whom the owner verified. */
export async function signUpAgent(world: World, given: Partial<Application> = {}): Promise<SomeoneSignedIn> {
  const someone = await signUpApplicant(world, given);
  const { client: owner } = await signInOwner(world);
  answered(await owner.call(verifyAgent, { userId: someone.user.id }));
  return { ...someone, user: { ...someone.user, role: 'agent' } };
}

/** One who is online at a market, and whose phone knows where it is. */
export async function agentOnline(
  world: World,
  given: Partial<Application> & { at?: Place } = {},
): Promise<SomeoneSignedIn> {
  const { at = atUtako, ...application } = given;
  const someone = await signUpAgent(world, application);
  const marketId = application.marketIds?.[0] ?? (await marketNamed(world, 'Utako Market'));
  answered(await someone.client.call(goOnline, { marketId }));
  answered(await report(someone.client, at));
  return someone;
}

/** Says where this phone is. */
export function report(client: Client, { latitude, longitude }: Place) {
  return client.call(reportPosition, {
    position: { latitude, longitude, accuracyMetres: 12 },
    takenAt: new Date().toISOString(),
  });
}
