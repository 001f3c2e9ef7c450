import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { complete } from './lockfile.mjs';
import { pinnedRuntime } from './runtime.mjs';
import { root } from './root.mjs';
import { setUpFailure } from './set-up-failure.mjs';

const stamp = join(root, 'node_modules', '.marketwaka-stamp');

/** Brings node_modules to what package-lock.json says; does nothing where that is so already. */
export function ensureDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!complete()) {
    console.log('Fetching the packages (only when they changed; this takes a minute or so) ...');
    npmCi(process.env.PATH ?? '');
    // Under an older Node npm leaves out, without a word, the bindings whose engines refuse it.
    if (!complete()) npmCiWithPinnedNode();
  }
  writeFileSync(stamp, wanted);
}

function npmCiWithPinnedNode() {
  const pinned = pinnedRuntime();
  if (pinned === undefined) return;
  // npm empties node_modules, and the pinned Node lives there.
  const aside = join(root, '.cache', 'npm-runtime');
  mkdirSync(aside, { recursive: true });
  cpSync(pinned, join(aside, 'node'));
  try {
    npmCi(`${aside}${delimiter}${process.env.PATH ?? ''}`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** @param {string} path */
function npmCi(path) {
  const { status, error, stderr } = spawnSync(
    'npm',
    [
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: root,
      env: { ...process.env, PATH: withoutOwnBinaries(path) },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (error !== undefined) throw setUpFailure(`npm could not be run: ${error.message}`);
  if (status === 0) return;
  if (
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(
      stderr,
    )
  ) {
    throw setUpFailure(
      'The packages could not be fetched: the network or the npm registry is out of reach. Try again when it is back.',
    );
  }
  throw setUpFailure(`npm ci failed:\n${stderr.trim()}`);
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
