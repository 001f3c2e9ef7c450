import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/** True when every package that the lockfile names for this machine is installed in that version. */
export function complete() {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return false;
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || !isWanted(entry) || installed[path]?.version === entry.version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, Entry> | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
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
