import { readdirSync, readFileSync } from 'node:fs';

// The kernel counts in ticks, and this is what it tells programs of their length, on every Linux.
const ticksPerSecond = 100;

/** Seconds of processor that a process has used, with the children that it has outlived. */
export function cpuSeconds(pid: number): number {
  const [, , utime = 0, stime = 0, cutime = 0, cstime = 0] = statOf(pid) ?? [];
  return (utime + stime + cutime + cstime) / ticksPerSecond;
}

/** The same with all its children that still run: PostgreSQL is one process a connection. */
export function cpuSecondsOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === pid,
  );
  return [pid, ...children.map(Number)].reduce((all, one) => all + cpuSeconds(one), 0);
}

/** Its number, its parent's, and its times in ticks: user, system, and both of its children. */
function statOf(pid: number): number[] | undefined {
  try {
    const written = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything.
    const fields = written
      .slice(written.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return [pid, fields[1] ?? 0, ...fields.slice(11, 15)];
  } catch {
    return undefined;
  }
}
