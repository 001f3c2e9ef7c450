import { setTimeout as pause } from 'node:timers/promises';
import { podman, runContainer, tryPodman } from '../machine/podman.ts';
import type { ComposeFile, Service } from './compose-file.ts';
import { containerWords } from './container-words.ts';
import type { Networks, Place } from './networks.ts';

const readyMs = 180_000;

export interface Services {
  /** Starts a service after those that it depends on. */
  up(name: string): Promise<void>;
  /** Starts an instance anew, with the replica in both addresses of its database. */
  overReplica(name: string): Promise<void>;
  /** `docker compose run --rm NAME`: another container of the service, to its end. */
  run(name: string, given: Partial<Service>): Promise<string>;
  /** `docker compose exec NAME`. */
  exec(name: string, ...words: string[]): Promise<string>;
  stop(name: string): Promise<void>;
  kill(name: string): Promise<void>;
  addressOf(name: string, network: string): string;
}

/** The services of compose.yaml as containers; those in `played` are reached at an address where something else answers. */
export function openServices(
  { services }: ComposeFile,
  networks: Networks,
  played: Readonly<Record<string, string>>,
): Services {
  const places = new Map<string, Place>();
  const up = new Set<string>();
  const serviceOf = (name: string) => serviceIn(services, name);
  const placeOf = async (name: string, { networks: wanted }: Service): Promise<Place> => {
    const place = places.get(name) ?? (await networks.join(name, wanted));
    places.set(name, place);
    return place;
  };
  /** Addresses are given before anybody starts: each container is told where its neighbours will be. */
  const wordsOf = async (service: Service, container: string): Promise<string[]> => {
    if (service.networks.length === 0)
      return containerWords(service, { name: container, namespace: 'none', neighbours: [] });
    const neighbours = Object.entries(played).map((pair) => pair.join(':'));
    for (const [other, its] of Object.entries(services)) {
      const shared = its.networks.find((network) => service.networks.includes(network));
      if (shared === undefined || other in played || its.profiles.length > 0) continue;
      neighbours.push(`${other}:${(await placeOf(other, its)).addresses[shared]}`);
    }
    const { namespace } = await placeOf(container, service);
    return containerWords(service, { name: container, namespace, neighbours });
  };
  const start = async (name: string, given: Partial<Service> = {}): Promise<void> => {
    const service = { ...serviceOf(name), ...given };
    for (const [other, { condition }] of Object.entries(service.depends_on)) {
      if (other in played || up.has(other)) continue;
      if (condition === 'service_completed_successfully') await runOnce(other, {});
      else await start(other);
    }
    await tryPodman('rm', '--force', name);
    await runContainer(['--detach', ...(await wordsOf(service, name))]);
    await untilHealthy(name, service);
    up.add(name);
  };
  const runOnce = async (name: string, given: Partial<Service>): Promise<string> => {
    const service = { ...serviceOf(name), ...given };
    return runContainer(['--rm', ...(await wordsOf(service, `${name}-once`))]);
  };
  return {
    up: (name) => start(name),
    overReplica: async (name) => {
      await start(name, { environment: overReplica(serviceOf(name).environment) });
    },
    run: runOnce,
    exec: (name, ...words) => podman('exec', name, ...words),
    stop: async (name) => {
      const seconds = Number.parseInt(serviceOf(name).stop_grace_period, 10);
      await podman('stop', '--time', String(seconds), name);
    },
    kill: async (name) => void (await podman('kill', '--signal', 'KILL', name)),
    addressOf: (name, network) => places.get(name)?.addresses[network] ?? '',
  };
}

function overReplica(environment: Service['environment']): Service['environment'] {
  const moved: Record<string, string> = {};
  for (const [variable, value] of Object.entries(environment))
    moved[variable] = value.replace('@postgres:', '@postgres-replica:');
  return moved;
}

function serviceIn(services: ComposeFile['services'], name: string): Service {
  const found = services[name];
  if (found === undefined) throw new Error(`compose.yaml has no service ${name}`);
  return found;
}

/** Asks as Compose does: by the file's own question, else by the image's. */
async function untilHealthy(name: string, { image, healthcheck }: Service): Promise<void> {
  const test = healthcheck?.test ?? (await healthOf(image));
  const until = Date.now() + readyMs;
  for (;;) {
    const isRunning = (await podman('inspect', '--format', '{{.State.Running}}', name)).trim() === 'true';
    if (!isRunning) throw new Error(`${name} has ended:\n${await logOf(name)}`);
    if (test.length === 0) return;
    const { code } = await tryPodman('exec', name, ...test.slice(1));
    if (code === 0) return;
    if (Date.now() > until) throw new Error(`${name} does not become healthy:\n${await logOf(name)}`);
    await pause(500);
  }
}

async function healthOf(image: string): Promise<string[]> {
  const output = await podman('image', 'inspect', '--format', '{{json .HealthCheck}}', image);
  const found: unknown = JSON.parse(output);
  const test = typeof found === 'object' && found !== null && 'Test' in found ? found.Test : [];
  return Array.isArray(test) ? test.map(String) : [];
}

async function logOf(name: string): Promise<string> {
  const { output, complained } = await tryPodman('logs', '--tail', '20', name);
  return output + complained;
}
