import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';

export const deploy = join(root, 'deploy');

export function textOf(file: string): string {
  return readFileSync(join(deploy, file), 'utf8');
}

/** Everything in `deploy/`, from there. */
export function deployFiles(): string[] {
  return readdirSync(deploy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(deploy.length + 1));
}

/** The documents of a YAML file; what is no YAML is thrown. */
export function documentsOf(file: string): unknown[] {
  return parseAllDocuments(textOf(file), { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    const value: unknown = document.toJS();
    return value;
  });
}

const service = z.object({
  image: z.string(),
  environment: z.optional(z.record(z.string(), z.string())),
  volumes: z.optional(z.array(z.string())),
  networks: z.optional(z.array(z.string())),
  stop_grace_period: z.optional(z.string()),
});

export const composeFile = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

export const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
});

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const labels = z.record(z.string(), z.string());

export const deployment = z.object({
  spec: z.object({
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.array(
          z.object({
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
            startupProbe: probe,
            readinessProbe: probe,
            livenessProbe: probe,
          }),
        ),
      }),
    }),
  }),
});

export const withData = z.object({
  kind: z.string(),
  data: z.optional(z.record(z.string(), z.string())),
  stringData: z.optional(z.record(z.string(), z.string())),
});

/** `NAME=value` lines; the value may be empty. */
export function valuesOf(file: string): Map<string, string> {
  return new Map(
    [...textOf(file).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}
