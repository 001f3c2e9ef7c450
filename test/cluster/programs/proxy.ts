import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/network/free-port.ts';
import { startChild } from './child.ts';
import { newFolder } from './folder.ts';
import { findProgram } from './find-program.ts';

/** One address for all instances. */
export interface Proxy {
  url: string;
  pid: number;
  /** Waits until it sends people to exactly these. */
  sendsTo(names: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const waitMs = 30_000;

/**
 * Debian's HAProxy, on a port that is given. It asks each instance every second whether it is ready and believes
 * the second no, and sends anew only what no instance has taken: whatever an instance drops, its people see.
 */
export async function startProxy(
  port: number,
  instances: readonly { name: string; port: number }[],
): Promise<Proxy> {
  const program = findProgram('haproxy');
  const folder = newFolder('proxy');
  const statusPort = await freePort();
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, configuration(port, statusPort, instances));
  const server = startChild([program, '-db', '-f', config], { cwd: folder });
  const status = async () => {
    if (!server.isRunning()) throw new Error(`HAProxy does not run: ${server.lastWords()}`);
    const answer = await fetch(`http://127.0.0.1:${statusPort}/;csv`).catch(() => undefined);
    return (await answer?.text()) ?? '';
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid,
    sendsTo: async (names) => {
      const until = Date.now() + waitMs;
      let up: string[] = [];
      while (up.toSorted().join() !== names.toSorted().join()) {
        if (Date.now() > until)
          throw new Error(`the proxy sends people to ${up.join()}, not ${names.join()}`);
        await pause(50);
        up = upIn(await status());
      }
    },
    stop: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function upIn(csv: string): string[] {
  return csv.split('\n').flatMap((line) => {
    const [backend, name] = line.split(',');
    return backend === 'product' && name !== undefined && name !== 'BACKEND' && /,UP( |,)/.test(line)
      ? [name]
      : [];
  });
}

function configuration(
  port: number,
  statusPort: number,
  instances: readonly { name: string; port: number }[],
): string {
  return `global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch
frontend people
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend product
backend product
  balance leastconn
  option httpchk GET /readyz
  http-response set-header x-served-by %s
  timeout check 5s
  default-server inter 1s fastinter 500ms fall 2 rise 1
${instances.map(({ name, port: at }) => `  server ${name} 127.0.0.1:${at} check\n`).join('')}
frontend status
  bind 127.0.0.1:${statusPort}
  stats enable
  stats uri /
`;
}
