import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import { madeAtOnce } from './made-at-once.ts';

const hint = '//# allFunctionsCalledOnLoad';
const shared = (name: string) => madeAtOnce({ name, facadeModuleId: null });
const own = (source: string) => madeAtOnce({ name: 'x', facadeModuleId: join(root, source) });

describe('the files compiled eagerly', () => {
  it('are the screens of customers and agents and what they share', () => {
    for (const name of ['order', 'order-orders-track-tracking-run', 'tracking', 'run-staff'])
      expect(shared(name), name).toBe(hint);
    for (const source of [
      'web/screens/customer/order.tsx',
      'web/screens/agent/run.tsx',
      'web/frame/agent-frame.tsx',
    ])
      expect(own(source), source).toBe(hint);
  });

  it('are neither those of a first visit nor the admin’s', () => {
    for (const name of [
      'libraries',
      'app',
      'overlays',
      'landing',
      'landing-order',
      'landing-orders-tracking-run',
    ])
      expect(shared(name), name).toBe('');
    for (const source of [
      'web/entry-browser.tsx',
      'web/screens/public/landing.tsx',
      'web/screens/admin/today.tsx',
    ])
      expect(own(source), source).toBe('');
  });
});
