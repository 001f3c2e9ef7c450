import { openDatabase, type Database } from '#server/db/database.ts';
import { openClient } from '../client.ts';
import { environmentOf } from '../worlds/notices.ts';
import { freePort } from '../network/free-port.ts';
import { openFcm } from '../stand-ins/fcm/stand-in.ts';
import { openPaystack, type PaystackStandIn } from '../stand-ins/paystack/stand-in.ts';
import { openPushService, type PushServiceStandIn } from '../stand-ins/push-service/stand-in.ts';
import { openS3, type S3StandIn } from '../stand-ins/s3/stand-in.ts';
import { openTermii, type TermiiStandIn } from '../stand-ins/termii/stand-in.ts';
import { chromeOnAndroid, owner, type World } from '../world.ts';
import { removeAbandoned } from './programs/folder.ts';
import { newInstance, type Instance } from './programs/instance.ts';
import { startPostgres, type PostgresServer } from './programs/postgres-server.ts';
import { startProxy, type Proxy } from './programs/proxy.ts';
import { startRedis, type RedisServer } from './programs/redis-server.ts';

/** Three instances of the product behind a proxy, over one database, with everybody outside played by stand-ins. */
export interface Cluster {
  /** The world as people see it: through the proxy. */
  world: World;
  /** The same world with everybody at one instance. */
  at(instance: Instance): World;
  instances: readonly [Instance, Instance, Instance];
  proxy: Proxy;
  postgres: PostgresServer;
  redis: RedisServer;
  paystack: PaystackStandIn;
  pushService: PushServiceStandIn;
  termii: TermiiStandIn;
  s3: S3StandIn;
  stop(): Promise<void>;
}

type Closing = () => Promise<unknown>;

export async function openCluster(): Promise<Cluster> {
  removeAbandoned();
  const closings: Closing[] = [];
  const stop = async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  };
  try {
    return { ...(await open(closings)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(closings: Closing[]): Promise<Omit<Cluster, 'stop'>> {
  const until = <Part>(part: Part, close: Closing): Part => {
    closings.push(close);
    return part;
  };
  const paystack = await openPaystack();
  const fcm = await openFcm();
  const pushService = await openPushService();
  const termii = await openTermii();
  const s3 = await openS3();
  for (const beside of [paystack, fcm, pushService, termii, s3]) until(beside, () => beside.close());
  const postgres = await startPostgres();
  until(postgres, () => postgres.stop());
  const redis = await startRedis();
  until(redis, () => redis.stop());
  const proxyPort = await freePort();
  const environment = {
    ...environmentOf({ fcm, pushService, termii }),
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_BASE_URL: paystack.url,
    S3_ENDPOINT: s3.account.endpoint,
    S3_REGION: s3.account.region,
    S3_BUCKET: s3.account.bucket,
    S3_ACCESS_KEY_ID: s3.account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
    LOG_LEVEL: 'error',
  };
  const instance = async (name: string) => {
    const one = newInstance(name, await freePort(), environment);
    return until(one, () => one.remove());
  };
  const instances = [await instance('a'), await instance('b'), await instance('c')] as const;
  // All at once, as an orchestrator would: migrations and first data come from whoever is first.
  await Promise.all(instances.map((one) => one.start()));
  const proxy = await startProxy(proxyPort, instances);
  until(proxy, () => proxy.stop());
  await proxy.sendsTo(instances.map(({ name }) => name));
  const db = openDatabase({ address: postgres.url, connections: 4 });
  until(db, () => db.end({ timeout: 1 }));
  return {
    world: worldAt(proxy.url, db),
    at: ({ url }) => worldAt(url, db),
    instances,
    proxy,
    postgres,
    redis,
    paystack,
    pushService,
    termii,
    s3,
  };
}

let devices = 0;

function worldAt(url: string, db: Database): World {
  return {
    db,
    url,
    ownerLink: undefined,
    device: (from = {}) => {
      devices += 1;
      const address = `10.${devices >> 16}.${(devices >> 8) & 255}.${devices & 255}`;
      return openClient({ url, address, userAgent: chromeOnAndroid, ...from });
    },
    timePasses: () => Promise.reject(new Error('the clock of a cluster is nobody’s to move')),
    close: () => Promise.reject(new Error('a cluster is stopped as a whole')),
  };
}
