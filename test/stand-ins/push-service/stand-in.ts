import { createECDH, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import {
  noTrouble,
  openTroubledServer,
  refusalOf,
  type Answer,
  type Call,
  type Trouble,
} from '../troubled-server.ts';
import { decryptPush, type BrowserSecrets } from './decryption.ts';
import { checkVapid } from './vapid-check.ts';

/** A browser's registration, as it hands it on. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push that was taken, opened with the keys of its device. */
export interface Received {
  endpoint: string;
  payload: unknown;
  ttl: number;
  urgency: string;
  topic: string | undefined;
  /** Key of the sender. */
  vapidKey: string;
}

/** A push service of one's own (RFC 8030), that can be told to misbehave. */
export interface PushServiceStandIn {
  url: string;
  trouble: Trouble;
  /** Everything that was taken, the oldest first. */
  received: Received[];
  /** A browser registers; with a key it takes pushes of that sender alone. */
  subscribe(applicationServerKey?: string): Subscription;
  /** The browser threw its registration away. */
  forget(endpoint: string): void;
  /** The device comes back and gets what waited for it: the last of each topic. */
  collect(endpoint: string): Received[];
  close(): Promise<void>;
}

interface Device {
  subscription: Subscription;
  secrets: BrowserSecrets;
  applicationServerKey: string | undefined;
  waiting: Received[];
}

interface House {
  trouble: Trouble;
  devices: Map<string, Device>;
  received: Received[];
  onMessage: (received: Received) => void;
}

/** `tell` hears of every push that is taken. */
export async function openPushService(
  given: { port?: number; onMessage?: (received: Received) => void } = {},
): Promise<PushServiceStandIn> {
  const house: House = {
    trouble: noTrouble(),
    devices: new Map(),
    received: [],
    onMessage: given.onMessage ?? (() => {}),
  };
  const { url, close } = await openTroubledServer(house.trouble, (call) => answer(house, call), given.port);
  return {
    url,
    trouble: house.trouble,
    received: house.received,
    subscribe: (key) => subscribe(house, url, key),
    forget: (endpoint) => void house.devices.delete(new URL(endpoint).pathname),
    collect: (endpoint) => house.devices.get(new URL(endpoint).pathname)?.waiting.splice(0) ?? [],
    close,
  };
}

function subscribe({ devices }: House, url: string, applicationServerKey?: string): Subscription {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(12).toString('base64url')}`;
  const subscription = { endpoint: url + path, keys: { p256dh, auth: auth.toString('base64url') } };
  devices.set(path, { subscription, secrets: { pair, auth }, applicationServerKey, waiting: [] });
  return subscription;
}

const subscribing = z.object({ applicationServerKey: z.optional(z.string()) });

function answer(house: House, call: Call): Answer {
  const { method, url, body } = call;
  if (method === 'POST' && url.pathname === '/subscriptions') {
    const asked = z.parse(subscribing, JSON.parse(body.toString()));
    return { status: 201, body: subscribe(house, url.origin, asked.applicationServerKey) };
  }
  if (method !== 'POST' || !url.pathname.startsWith('/push/')) return { status: 404 };
  const device = house.devices.get(url.pathname);
  if (device === undefined) return { status: 410, body: 'no such subscription' };
  return refusalOf(house.trouble) ?? take(house, device, call);
}

function take({ received, onMessage }: House, device: Device, { url, headers, body }: Call): Answer {
  const sender = checkVapid(headers.authorization, { origin: url.origin, now: new Date() });
  if (!sender.ok) return { status: 403, body: sender.why };
  if (device.applicationServerKey !== undefined && device.applicationServerKey !== sender.key)
    return { status: 403, body: 'another key than it was subscribed with' };
  const {
    ttl = '',
    topic,
    urgency = 'normal',
    'content-encoding': encoding,
  } = headers as Partial<Record<string, string>>;
  const wrong = wrongHeader({ ttl, topic, urgency, encoding });
  if (wrong !== undefined) return { status: 400, body: wrong };
  if (body.length > 4096) return { status: 413, body: 'more than 4096 bytes' };
  const payload: unknown = JSON.parse(decryptPush(body, device.secrets).toString());
  const { endpoint } = device.subscription;
  const made = { endpoint, payload, ttl: Number(ttl), urgency, topic, vapidKey: sender.key };
  device.waiting = [...device.waiting.filter((one) => topic === undefined || one.topic !== topic), made];
  received.push(made);
  onMessage(made);
  return { status: 201, headers: { location: `${url.origin}/messages/${received.length}` } };
}

function wrongHeader({
  ttl,
  topic,
  urgency,
  encoding,
}: Record<'ttl' | 'urgency', string> & Record<'topic' | 'encoding', string | undefined>): string | undefined {
  if (!/^\d+$/.test(ttl)) return 'TTL is missing';
  if (encoding !== 'aes128gcm') return 'Content-Encoding is not aes128gcm';
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return 'Topic is none';
  if (!['very-low', 'low', 'normal', 'high'].includes(urgency)) return 'Urgency is none';
  return undefined;
}
