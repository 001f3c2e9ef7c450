import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { setUpFailure, troubleIn } from './set-up-failure.mjs';
import { inTurn } from './turn.mjs';

const stamp = join(root, 'dist', '.stamp');
const sources = [
  'contract',
  'web',
  'server',
  'tools/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Builds what browsers get and what the server runs where their sources changed since the last build.
 * @param {string} runtime
 */
export function ensureBuild(runtime) {
  const wanted = sourcesHash();
  if (isStamped(wanted)) return;
  inTurn(join(root, '.cache', 'building'), () => {
    // Another start may have done it meanwhile.
    if (isStamped(wanted)) return;
    build(runtime);
    writeFileSync(stamp, wanted);
  });
}

/** @param {string} wanted */
function isStamped(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** @param {string} runtime */
function build(runtime) {
  console.log('Building (only when something changed) ...');
  rmSync(stamp, { force: true });
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  run(runtime, [vite, 'build']);
  run(runtime, [vite, 'build', '--ssr']);
  run(runtime, [join('tools', 'build', 'workers.ts')]);
  run(runtime, [vite, 'build', '--config', join('tools', 'build', 'server.config.ts')]);
}

/**
 * @param {string} runtime
 * @param {string[]} words
 */
function run(runtime, words) {
  const { status, stdout, stderr } = spawnSync(runtime, words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  const output = `${stdout}${stderr}`;
  throw setUpFailure(troubleIn(output, join(root, 'dist')) ?? `It could not be built:\n${output}`);
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesOf(source)).toSorted()) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.[a-z]+$/.test(path)) return isTest(path) ? [] : [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** @param {string} path */
function isTest(path) {
  return /\.test\.tsx?$/.test(path);
}
