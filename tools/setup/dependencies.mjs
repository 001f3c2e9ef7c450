import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { complete } from './lockfile.mjs';
import { npmCall } from './npm.mjs';
import { pinnedRuntime } from './runtime.mjs';
import { root } from './root.mjs';
import { setUpFailure, troubleIn } from './set-up-failure.mjs';
import { inTurn } from './turn.mjs';

const stamp = join(root, 'node_modules', '.marketwaka-stamp');

/** Brings node_modules to what package-lock.json says; does nothing where that is so already. */
export function ensureDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (isStamped(wanted)) return;
  inTurn(join(root, '.cache', 'installing'), (wasStopped) => {
    // Another start may have done it meanwhile. What a stopped one left may lack files, whatever its packages say.
    if (!wasStopped && isStamped(wanted)) return;
    if (wasStopped || !complete()) install();
    writeFileSync(stamp, wanted);
  });
}

/** @param {string} wanted */
function isStamped(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function install() {
  console.log('Fetching the packages (only when they changed; this takes a minute or so) ...');
  npmCi(process.execPath, process.env.PATH ?? '');
  // Under an older Node npm leaves out, without a word, the bindings whose engines refuse it.
  if (!complete()) npmCiWithPinnedNode();
}

function npmCiWithPinnedNode() {
  const pinned = pinnedRuntime();
  if (pinned === undefined) return;
  // npm empties node_modules, and the pinned Node lives there.
  const aside = join(root, '.cache', 'npm-runtime');
  mkdirSync(aside, { recursive: true });
  const node = join(aside, basename(pinned));
  cpSync(pinned, node);
  try {
    npmCi(node, `${aside}${delimiter}${process.env.PATH ?? ''}`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * @param {string} node
 * @param {string} path
 */
function npmCi(node, path) {
  const call = npmCall(
    [
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { platform: process.platform, node, npmScript: process.env.npm_execpath },
  );
  const { status, error, stderr } = spawnSync(call.program, call.words, {
    cwd: root,
    env: { ...process.env, PATH: withoutOwnBinaries(path) },
    encoding: 'utf8',
    shell: call.shell,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (error !== undefined) throw setUpFailure(`npm could not be run: ${error.message}`);
  if (status !== 0) throw setUpFailure(installFailure(stderr));
}

/**
 * Explains in a sentence why npm could not install.
 * @param {string} stderr
 */
export function installFailure(stderr) {
  if (
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(
      stderr,
    )
  )
    return 'The packages could not be fetched: the network or the npm registry is out of reach. Try again when it is back.';
  return troubleIn(stderr, join(root, 'node_modules')) ?? `npm ci failed:\n${stderr.trim()}`;
}

/**
 * npm scripts put node_modules/.bin first, and npm ci is about to empty that.
 * @param {string} path
 */
function withoutOwnBinaries(path) {
  const own = join(root, 'node_modules');
  return path
    .split(delimiter)
    .filter((folder) => dirname(folder) !== own)
    .join(delimiter);
}
