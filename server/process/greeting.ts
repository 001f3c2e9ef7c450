import type { Env } from '../env/env.ts';

type Place = Pick<Env, 'host' | 'port' | 'publicUrl'>;

/** Lines that a start prints once the app is open. */
export function greeting({ host, port, publicUrl }: Place, ownerLink: string | undefined): string[] {
  const open = `MarketWaka dey open for ${publicUrl} (MarketWaka is open at ${publicUrl})`;
  // Behind a proxy of its own it is open to others already.
  const isForItselfAlone = isLoopback(host) && publicUrl === `http://localhost:${port}`;
  const shut =
    'Na only dis machine fit enter. To let other people enter, start am with HOST=0.0.0.0 (only this machine can reach it; start it with HOST=0.0.0.0 to open it to others).';
  const lines = isForItselfAlone ? [open, shut] : [open];
  if (ownerLink === undefined) return lines;
  const owner =
    "Nobody own dis place yet. Open dis link once to make di owner account (open this link once to create the owner's account):";
  return [...lines, owner, ownerLink];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
