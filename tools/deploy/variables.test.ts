import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env/env.ts';
import { composeFile, documentsOf, textOf, valuesOf, withData } from './files.ts';

const compose = composeFile.parse(documentsOf('compose.yaml')[0]);
const instances = Object.keys(compose.services).filter((name) => /^app-\d$/.test(name));

/** Every variable that the product asks its environment for. */
function readNames(): Set<string> {
  const names = new Set<string>();
  const given: Record<string, string> = { S3_BUCKET: 'x' };
  const asked = new Proxy(given, {
    get: (values, name: string) => {
      names.add(name);
      return values[name];
    },
  });
  expect(() => readEnv(asked)).toThrow('S3_');
  return names;
}

describe('the product’s variables', () => {
  const known = readNames();
  const unit = textOf('systemd/marketwaka.service');
  const given: [string, string[]][] = [
    ...instances.map((name): [string, string[]] => [
      name,
      Object.keys(compose.services[name]?.environment ?? {}),
    ]),
    ...['config.yaml', 'secret.example.yaml'].map((file): [string, string[]] => {
      const { data, stringData } = withData.parse(documentsOf(`kubernetes/${file}`)[0]);
      return [file, Object.keys({ ...data, ...stringData })];
    }),
    ['environment.example', [...valuesOf('systemd/environment.example').keys()]],
    ['marketwaka.service', [...unit.matchAll(/\b([A-Z_]+)=[^\s]*(?=\s)/g)].flatMap(([, name = '']) => name)],
  ];

  it.each(given)('%s: the product reads every variable', (_where, names) => {
    expect(names.length).toBeGreaterThan(2);
    // The backup's own, which the product never hears of.
    expect(names.filter((name) => !known.has(name) && name !== 'BACKUP_PASSPHRASE')).toEqual([]);
  });

  it('the address to listen on is set in every way of deployment: all addresses for a container, its own for a server behind a proxy', () => {
    const { data } = withData.parse(documentsOf('kubernetes/config.yaml')[0]);
    expect(/ HOST=(\S+)/.exec(textOf('Dockerfile'))?.[1]).toBe('0.0.0.0');
    expect(data?.['HOST']).toBe('0.0.0.0');
    for (const name of instances) expect(compose.services[name]?.environment?.['HOST']).toBe('0.0.0.0');
    expect(/ HOST=(\S+)/.exec(unit)?.[1]).toBe('127.0.0.1');
  });

  it('every line of .env.example is used', () => {
    const used = new Set([...textOf('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
    expect([...valuesOf('.env.example').keys()].toSorted()).toEqual([...used].toSorted());
  });
});
