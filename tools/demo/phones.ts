import * as z from 'zod/mini';
import { subscribeFcm, subscribeWebPush } from '#contract/notifications/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import type { FcmStandIn } from '#test/stand-ins/fcm/stand-in.ts';
import type { PushServiceStandIn } from '#test/stand-ins/push-service/stand-in.ts';
import { everybody, type People } from './people.ts';
import type { Services } from './services.ts';

/** The owner of the phone at each address. */
export type Phones = Map<string, string>;

interface Phone {
  name: string;
  device: Client;
}

const userAgent = 'MarketWaka demo (Android)';
const spoken = z.object({ notification: z.object({ title: z.string(), body: z.string() }) });

/** Switches notices on for the people of the demo: the agent by FCM, the others by their browser’s own push service. */
export async function switchNoticesOn(
  { customer, agent, admin }: People,
  { fcm, push }: Services,
  phones: Phones,
): Promise<void> {
  if (push !== undefined) {
    await registerBrowser(phones, push, { name: everybody.customer.username, device: customer });
    await registerBrowser(phones, push, { name: everybody.admin.username, device: admin });
  }
  if (fcm !== undefined) await registerAtFcm(phones, fcm, { name: everybody.agent.username, device: agent });
}

async function registerBrowser(
  phones: Phones,
  push: PushServiceStandIn,
  { name, device }: Phone,
): Promise<void> {
  const subscription = push.subscribe();
  phones.set(subscription.endpoint, name);
  answered(await device.call(subscribeWebPush, { ...subscription, userAgent }));
}

async function registerAtFcm(phones: Phones, fcm: FcmStandIn, { name, device }: Phone): Promise<void> {
  const token = fcm.register();
  phones.set(token, name);
  answered(await device.call(subscribeFcm, { token, userAgent }));
}

/** The line on the terminal when a phone rings. */
export function lineOf(phones: Phones, address: string, payload: unknown): string {
  const read = z.safeParse(spoken, payload);
  const { title, body } = read.success ? read.data.notification : { title: 'notice', body: '' };
  return `${phones.get(address) ?? 'somebody'} phone don ring: ${title}. ${body}`;
}
