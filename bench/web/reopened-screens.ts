import { paths } from '#contract/paths.ts';
import type { Control } from './reopen.ts';

/** The screens that the installed app is opened at, with their main controls, by who opens them. */
export const customers: readonly Control[] = [
  { path: paths.appHome, main: 'a[href="/order"]', answered: 'textarea' },
  { path: paths.order, main: 'textarea', answered: 'textarea:focus' },
  { path: paths.myOrders, main: 'article a[href^="/track/"]', answered: 'html:not(:has(article))' },
];
const lineOpen = 'li button[aria-expanded=true]';
export const agents: readonly Control[] = [
  { path: paths.agentRun, main: lineOpen, answered: `html:not(:has(${lineOpen}))` },
];
