import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';

const answer = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
});
const refusal = z.object({ message: z.string() });

export type Advisories =
  | { isRead: true; holes: z.output<typeof answer>['vulnerabilities']; counts: Record<string, number> }
  /** The advisories are unknown then, which is not the same as none. */
  | { isRead: false; why: string };

/** Reads the registry's advisories about the packages of package-lock.json. */
export async function readAdvisories(): Promise<Advisories> {
  const npm = spawn('npm', ['audit', '--json'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    await once(npm, 'close');
  } catch (error) {
    return { isRead: false, why: error instanceof Error ? error.message : String(error) };
  }
  return understand(output);
}

function understand(output: string): Advisories {
  const value = parsed(output);
  const known = z.safeParse(answer, value);
  if (known.success) {
    const { vulnerabilities, metadata } = known.data;
    return { isRead: true, holes: vulnerabilities, counts: metadata.vulnerabilities };
  }
  const refused = z.safeParse(refusal, value);
  return { isRead: false, why: refused.success ? refused.data.message : 'npm audit gave no answer' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
