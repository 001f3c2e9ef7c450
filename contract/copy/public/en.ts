import { mobileDemo, notificationDemo, qr, testing } from './en/devices.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { login } from './en/login.ts';
import { maintenance } from './en/maintenance.ts';
import { market, markets } from './en/markets.ts';
import { errors, notFound, shell } from './en/shell.ts';
import { track } from './en/track.ts';

/** English (Nigeria). What the specification fixes to the letter is the same in both languages. */
export const english = {
  shell,
  errors,
  notFound,
  landing,
  markets,
  market,
  track,
  login,
  legal,
  maintenance,
  testing,
  notificationDemo,
  qr,
  mobileDemo,
};
