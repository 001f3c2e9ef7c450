import { randomBytes } from 'node:crypto';
import { newDataKey, writtenDataKey } from '#server/secrets/data-key.ts';
import { openS3, type S3StandIn } from '#test/stand-ins/s3/stand-in.ts';
import { openClient, type Client } from '#test/client.ts';
import { chromeOnAndroid } from '#test/world.ts';
import { removeContainers } from '../machine/podman.ts';
import { readCompose } from './compose-file.ts';
import { openNetworks } from './networks.ts';
import { openServices, type Services } from './services.ts';

/** Everything of compose.yaml on this machine, and people who come to it. */
export interface Deployment {
  services: Services;
  pictures: S3StandIn;
  /** A visitor by the public address. */
  visitor: () => Client;
  /** A visitor of this one instance, past the proxy. */
  visitorOf: (instance: string) => Client;
  close(): Promise<void>;
}

export const publicUrl = 'https://localhost';
const secret = () => randomBytes(32).toString('hex');

const settings = {
  // Caddy gives this name a certificate of its own authority, without asking anybody.
  DOMAIN: 'localhost',
  ACME_EMAIL: 'nobody@market.example',
  OWNER_USERNAME: 'oga',
  OWNER_PASSWORD: secret(),
  POSTGRES_PASSWORD: secret(),
  APPLICATION_PASSWORD: secret(),
  REPLICATION_PASSWORD: secret(),
  VALKEY_PASSWORD: secret(),
  DATA_KEYS: writtenDataKey(newDataKey()),
  S3_ACCESS_KEY_ID: `GK${randomBytes(16).toString('hex')}`,
  S3_SECRET_ACCESS_KEY: secret(),
  GARAGE_RPC_SECRET: secret(),
};

export async function openDeployment(): Promise<Deployment> {
  const compose = readCompose(settings);
  await removeContainers();
  const networks = await openNetworks(compose.networks);
  const host = networks.hostIn('inside');
  const pictures = await openS3({
    host,
    port: 3900,
    bucket: 'marketwaka-pictures',
    keys: {
      region: 'garage',
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
  });
  const services = openServices(compose, networks, { garage: host });
  const visitorAt = (url: string) =>
    openClient({ url, address: '10.9.8.7', userAgent: chromeOnAndroid, patienceMs: 20_000 });
  return {
    services: {
      ...services,
      up: async (name) => {
        await services.up(name);
        if (name === 'proxy') await networks.publish(443, services.addressOf('proxy', 'front'));
      },
    },
    pictures,
    visitor: () => visitorAt(publicUrl),
    visitorOf: (instance) => visitorAt(`http://${services.addressOf(instance, 'inside')}:3000`),
    close: async () => {
      await removeContainers();
      await pictures.close();
      await networks.close();
    },
  };
}
