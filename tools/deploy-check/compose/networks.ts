import { createConnection, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { runProgram, tryProgram } from '../machine/program.ts';
import type { ComposeFile } from './compose-file.ts';

/** A container's own network: the file of its namespace, and its address in each of the Compose file's networks. */
export interface Place {
  namespace: string;
  addresses: Readonly<Record<string, string>>;
}

export interface Networks {
  /** This machine's own address in a network, as a host of containers has it. */
  hostIn(network: string): string;
  join(name: string, networks: readonly string[]): Promise<Place>;
  /** Publishes a port, as `ports:` does. */
  publish(port: number, to: string): Promise<void>;
  close(): Promise<void>;
}

const prefix = 'mw-deploy-';
const firstAddress = 10;

const ip = (...words: string[]) => runProgram(['ip', ...words]);

/** The networks of the Compose file as bridges of this namespace, which has no way to any other. */
export async function openNetworks(networks: ComposeFile['networks']): Promise<Networks> {
  const starts = new Map(
    Object.entries(networks).map(([name, given], index) => {
      const subnet = given?.ipam?.config[0]?.subnet ?? `172.31.${index}.0/24`;
      return [name, { bridge: `mw-${index}`, start: subnet.replace(/\.0\/24$/, '') }];
    }),
  );
  const of = (network: string) => {
    const found = starts.get(network);
    if (found === undefined) throw new Error(`compose.yaml has no network ${network}`);
    return found;
  };
  await removeAbandoned();
  await ip('link', 'set', 'lo', 'up');
  for (const { bridge, start } of starts.values()) {
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('addr', 'add', `${start}.1/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
  }
  const joined: string[] = [];
  const servers: Server[] = [];
  return {
    hostIn: (network) => `${of(network).start}.1`,
    join: async (name, wanted) => {
      const namespace = `${prefix}${name}`;
      const number = joined.push(namespace);
      await ip('netns', 'add', namespace);
      await ip('-n', namespace, 'link', 'set', 'lo', 'up');
      const addresses: Record<string, string> = {};
      for (const [index, network] of wanted.entries()) {
        const { bridge, start } = of(network);
        addresses[network] = `${start}.${firstAddress + number}`;
        await plugIn({
          bridge,
          end: `mw${number}-${index}`,
          namespace,
          device: `eth${index}`,
          address: `${addresses[network]}/24`,
        });
      }
      return { namespace: `/run/netns/${namespace}`, addresses };
    },
    publish: async (port, to) => void servers.push(await forward(port, to)),
    close: async () => {
      for (const server of servers) server.close();
      for (const namespace of joined) await ip('netns', 'delete', namespace);
    },
  };
}

interface Plug {
  bridge: string;
  end: string;
  namespace: string;
  device: string;
  address: string;
}

async function plugIn({ bridge, end, namespace, device, address }: Plug): Promise<void> {
  await ip('link', 'add', end, 'type', 'veth', 'peer', 'name', device, 'netns', namespace);
  await ip('link', 'set', end, 'master', bridge, 'up');
  await ip('-n', namespace, 'addr', 'add', address, 'dev', device);
  await ip('-n', namespace, 'link', 'set', device, 'up');
}

async function forward(port: number, to: string): Promise<Server> {
  const server = createServer((from) => {
    const onward = createConnection(port, to);
    const end = () => void (from.destroy(), onward.destroy());
    from.on('error', end).on('close', end).pipe(onward);
    onward.on('error', end).on('close', end).pipe(from);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function removeAbandoned(): Promise<void> {
  const { output } = await tryProgram(['ip', 'netns', 'list']);
  for (const [name] of output.matchAll(/^mw-deploy-\S+/gm)) await ip('netns', 'delete', name);
}
