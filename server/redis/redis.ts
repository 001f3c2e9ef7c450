import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';

/**
 * A Redis or Valkey, where instances tell each other what happened and count together. Nothing is kept there for good:
 * lost, it is missed by nobody who asks, and it comes back by itself.
 */
export interface Redis {
  /** True while connected. */
  isHere(): boolean;
  /** Asks a script; nothing where it cannot be had. */
  ask(script: string, keys: readonly string[], words: readonly string[]): Promise<unknown>;
  /** Tells whoever hears this channel now, and nobody later. */
  publish(channel: string, message: string): void;
  /** Hears a channel from now on, and again whenever it has come back. */
  subscribe(channel: string, take: (message: string) => void): void;
  stop(): Promise<void>;
}

export type RedisLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

interface Where {
  url: string;
  /** Prefix of all keys and channels, because two installations may share one Redis. */
  name: string;
  log: RedisLog;
}

const msBetweenTries = 500;
const msToConnect = 1000;
// A connection that says nothing for so long is lost; a ping a second keeps a quiet one.
const msOfSilence = 3000;
const msBetweenPings = 1000;

/** Opens it without waiting for it: whether it is there is nobody's condition for starting. */
export function openRedis({ url, name, log }: Where): Redis {
  const asking = clientFor(url);
  // A connection that hears says nothing else, so that no answer waits behind what others tell.
  const subscriber = clientFor(url);
  logComingAndGoing(asking, log);
  subscriber.on('error', () => undefined);
  const full = (of: string) => `${name}:${of}`;
  const openings = [asking, subscriber].map((client) => client.connect().catch(() => undefined));
  return {
    isHere: () => asking.isReady && subscriber.isReady,
    ask: (script, keys, words) =>
      asking.eval(script, { keys: keys.map(full), arguments: [...words] }).catch(() => undefined),
    publish: (channel, message) => void asking.publish(full(channel), message).catch(() => undefined),
    subscribe: (channel, take) => subscribe(subscriber, full(channel), take),
    stop: async () => {
      for (const client of [asking, subscriber]) client.destroy();
      await Promise.all(openings);
    },
  };
}

type Client = ReturnType<typeof clientFor>;

function clientFor(url: string) {
  return createClient({
    url,
    // A command that cannot be sent now is useless later.
    disableOfflineQueue: true,
    pingInterval: msBetweenPings,
    socket: {
      reconnectStrategy: msBetweenTries,
      connectTimeout: msToConnect,
      socketTimeout: msOfSilence,
    },
  });
}

/** Once it has been heard, the client hears it anew after every loss; before that, each opening is another try. */
function subscribe(client: Client, channel: string, take: (message: string) => void): void {
  let isSubscribed = false;
  const begin = async () => {
    if (isSubscribed) return;
    isSubscribed = true;
    await client.subscribe(channel, take).catch(() => (isSubscribed = false));
  };
  client.on('ready', () => void begin());
  if (client.isReady) void begin();
}

/** A line when it goes and one when it comes back, however often it is tried meanwhile. */
function logComingAndGoing(client: Client, log: RedisLog): void {
  let isMissed = false;
  client.on('error', (error: unknown) => {
    if (isMissed) return;
    isMissed = true;
    log.warn({ err: error }, 'redis is away: until it is back this instance goes by the database and itself');
  });
  client.on('ready', () => {
    if (isMissed) log.info('redis is back');
    isMissed = false;
  });
}
