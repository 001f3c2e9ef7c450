import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { win32 } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, installPackage } from './debian-packages.ts';
import { programOf } from '../program/run-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const windowsPrograms = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
];

/** `headless` is the smaller program that shows no window, for pages that need none: it costs a quarter less. */
export type Browser = { path: string; headless: string } | { missing: string };

/** The one named, an installed one, the system's package manager's, Playwright's own; in this order. */
export function findBrowser(): Browser {
  const named = process.env['MARKETWAKA_BROWSER'];
  if (named !== undefined && named !== '') {
    return existsSync(named)
      ? { path: named, headless: named }
      : { missing: `MARKETWAKA_BROWSER: there is no ${named}.` };
  }
  const path = installed() ?? (installPackage('chromium') ? installed() : undefined) ?? fromPlaywright();
  if (path !== undefined) return { path, headless: headlessShell() ?? path };
  return {
    missing:
      'No browser can be had: neither an installed Chromium or Chrome, nor apt-get, nor a download by Playwright. ' +
      'Install Chromium, or name a browser in MARKETWAKA_BROWSER.',
  };
}

function installed(): string | undefined {
  const onPath = names.map((name) => findProgram(name)).find((path) => path !== undefined);
  return onPath ?? applicationsOn(process.platform).find((path) => existsSync(path));
}

/** The folders in which installers put Chromium's kind without telling PATH. */
export function applicationsOn(
  platform: NodeJS.Platform,
  ours: Readonly<NodeJS.ProcessEnv> = process.env,
): readonly string[] {
  if (platform === 'darwin') return macApplications;
  if (platform !== 'win32') return [];
  const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => ours[name] ?? []);
  return windowsPrograms.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
}

function headlessShell(): string | undefined {
  const find = () => findProgram('chromium-headless-shell');
  return find() ?? (installPackage('chromium-headless-shell') ? find() : undefined);
}

function fromPlaywright(): string | undefined {
  console.log("Fetching Playwright's Chromium for the browser tests ...");
  const { status } = spawnSync(
    process.execPath,
    [programOf('@playwright', 'test', 'cli.js'), 'install', '--with-deps', 'chromium'],
    {
      stdio: 'ignore',
    },
  );
  if (status !== 0 && !existsSync(chromium.executablePath())) return undefined;
  return chromium.executablePath();
}
