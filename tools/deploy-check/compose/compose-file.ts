import { parse } from 'yaml';
import * as z from 'zod/mini';
import { textOf } from '#tools/deploy/files.ts';

const texts = z.array(z.string());

/** The part of a service that is carried over to podman; `restart`, `logging` and `build` are not. */
const service = z.object({
  image: z.string(),
  environment: z.prefault(z.record(z.string(), z.string()), {}),
  command: z.prefault(texts, []),
  entrypoint: z.optional(texts),
  user: z.optional(z.string()),
  init: z.prefault(z.boolean(), false),
  read_only: z.prefault(z.boolean(), false),
  tmpfs: z.prefault(texts, []),
  cap_drop: z.prefault(texts, []),
  security_opt: z.prefault(texts, []),
  shm_size: z.optional(z.string()),
  stop_grace_period: z.prefault(z.string(), '10s'),
  volumes: z.prefault(texts, []),
  networks: z.prefault(texts, []),
  ports: z.prefault(texts, []),
  profiles: z.prefault(texts, []),
  healthcheck: z.optional(z.object({ test: texts })),
  depends_on: z.prefault(z.record(z.string(), z.object({ condition: z.string() })), {}),
});

export type Service = z.output<typeof service>;

const network = z.optional(
  z.nullable(z.object({ ipam: z.optional(z.object({ config: z.array(z.object({ subnet: z.string() })) })) })),
);

const file = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), network),
});

export type ComposeFile = z.output<typeof file>;

/** compose.yaml as Compose understands it under these values of `.env`. */
export function readCompose(values: Readonly<Record<string, string>>): ComposeFile {
  // A value that was filled in stays text, whatever it looks like.
  const fill = (_key: unknown, value: unknown): unknown =>
    typeof value === 'string' ? filledIn(value, values) : value;
  return file.parse(parse(textOf('compose.yaml'), fill, { merge: true }));
}

function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\{([A-Z0-9_]+)(?::([?-])([^}]*))?\}/g,
    (_all, name: string, way?: string, other?: string) => {
      const value = values[name] ?? '';
      if (value === '' && way === '?') throw new Error(`compose.yaml wants ${name} in .env`);
      return value === '' && way === '-' ? (other ?? '') : value;
    },
  );
}
