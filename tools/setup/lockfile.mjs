import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/**
 * True when every package that the lockfile names for this machine stands in node_modules in that version. The packages
 * themselves are asked: npm rewrites its own list of them (`node_modules/.package-lock.json`) also where it only
 * rewrote the lockfile.
 */
export function complete() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, Entry>} */ (packages)).every(
    ([path, entry]) => path === '' || !isWanted(entry) || installedVersion(path) === entry.version,
  );
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function installedVersion(path) {
  const file = join(root, path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/**
 * An optional package without a platform of its own comes only with one that has it.
 * @param {Entry} entry
 */
function isWanted(entry) {
  if (entry.optional !== true) return true;
  if (entry.os === undefined && entry.cpu === undefined) return false;
  return allows(entry.os, process.platform) && allows(entry.cpu, process.arch) && allows(entry.libc, libc());
}

/**
 * @param {string[] | string | undefined} list
 * @param {string} value
 */
function allows(list, value) {
  if (list === undefined) return true;
  const names = [list].flat();
  if (names.includes(`!${value}`)) return false;
  return names.includes(value) || names.every((name) => name.startsWith('!'));
}

function libc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}
