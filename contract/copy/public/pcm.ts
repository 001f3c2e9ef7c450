import type { PublicCopy } from '../public.ts';
import { mobileDemo, notificationDemo, qr, testing } from './pcm/devices.ts';
import { landing } from './pcm/landing.ts';
import { legal } from './pcm/legal.ts';
import { login } from './pcm/login.ts';
import { maintenance } from './pcm/maintenance.ts';
import { market, markets } from './pcm/markets.ts';
import { errors, notFound, shell } from './pcm/shell.ts';
import { track } from './pcm/track.ts';

/** Nigerian Pidgin. What the specification fixes to the letter is the same in both languages. */
export const pidgin: PublicCopy = {
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
