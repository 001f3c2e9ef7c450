import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/** The way to the server: a socket in a folder of its user, or this machine's own address. */
export type Door = { kind: 'socket'; folder: string } | { kind: 'loopback'; port: number };

export const loopback = '127.0.0.1';

// Below the ports that systems give out by themselves.
const firstPort = 20_000;
const ports = 12_000;
const portsToTry = 200;

/** The same for the same folder, so that it rarely changes. */
export function usualPort(folder: string): number {
  return firstPort + (createHash('sha256').update(folder).digest().readUInt32BE() % ports);
}

/** The first from there on that no other program has. */
export async function freePortFrom(usual: number): Promise<number> {
  for (let step = 0; step < portsToTry; step += 1) {
    const port = firstPort + ((usual - firstPort + step) % ports);
    if (await isFree(port)) return port;
  }
  return usual;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, loopback, () => server.close(() => resolve(true)));
  });
}
