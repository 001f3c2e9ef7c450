import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setUpFailure } from './set-up-failure.mjs';

const msBetweenLooks = 200;
const longestMs = 10 * 60_000;

/**
 * Does what only one process at a time may do. The work is told whether the one before was stopped in the middle of
 * it, which includes that it failed.
 * @param {string} file holds the number of the process at work
 * @param {(wasStopped: boolean) => void} work
 */
export function inTurn(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  work(take(file));
  rmSync(file, { force: true });
}

/**
 * @param {string} file
 * @returns {boolean} whether somebody had begun and not ended
 */
function take(file) {
  const until = Date.now() + longestMs;
  let wasStopped = false;
  let isReported = false;
  while (!write(file)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (holder === process.pid || !isRunning(holder)) {
      wasStopped = putAside(file) || wasStopped;
      continue;
    }
    if (Date.now() > until)
      throw setUpFailure(
        `Another start (process ${holder}) has been setting this up for ten minutes. Stop it, or remove ${file} where it is something else, and start again.`,
      );
    if (!isReported) console.log('Another start is setting this up; waiting for it ...');
    isReported = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, msBetweenLooks);
  }
  return wasStopped;
}

/**
 * True for the one who made it. It is linked into its place, so that nobody finds it without a number.
 * @param {string} file
 */
function write(file) {
  const own = ownName(file);
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/**
 * @param {string} file
 * @returns {number | undefined}
 */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    // It has just ended.
    return undefined;
  }
}

/** @param {string} file */
function ownName(file) {
  return `${file}.${process.pid}`;
}

/**
 * Moves it away; one of several who find it abandoned succeeds.
 * @param {string} file
 */
function putAside(file) {
  try {
    renameSync(file, ownName(file));
    rmSync(ownName(file));
    return true;
  } catch {
    // Another was faster.
    return false;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
