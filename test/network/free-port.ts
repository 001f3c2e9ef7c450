import { closeSync, mkdirSync, openSync, statSync, utimesSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Below the ports that systems give to outgoing connections: between this look and the use of a port in there, any call
// of another test may get it. Browsers refuse 10080.
const lowest = 11_000;
const highest = 30_000;

const given = new Set<number>();
/** Claims of all processes of a run: of two that look at once, one gets the port. */
const claims = join(tmpdir(), 'marketwaka-ports');
const claimMs = 120_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  mkdirSync(claims, { recursive: true });
  for (;;) {
    const port = randomInt(lowest, highest);
    if (given.has(port) || !claim(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** Answers false while another process has the port and may not listen on it yet. */
function claim(port: number): boolean {
  const path = join(claims, String(port));
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch {
    const now = Date.now();
    if (statSync(path).mtimeMs > now - claimMs) return false;
    utimesSync(path, now / 1000, now / 1000);
    return true;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
