import { describe, expect, it } from 'vitest';
import { filesToKeep } from './files-to-keep.ts';

const manifest = {
  'web/entry-browser.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_libraries.js'],
    dynamicImports: [
      'web/screens/customer/order.tsx',
      'web/screens/agent/run.tsx',
      'web/screens/admin/today.tsx',
    ],
  },
  '_libraries.js': { file: 'assets/libraries-1.js' },
  'web/screens/customer/order.tsx': { file: 'assets/order-1.js', imports: ['_shared.js'] },
  'web/screens/admin/today.tsx': { file: 'assets/today-1.js', imports: ['_desk.js'] },
  'web/screens/agent/run.tsx': { file: 'assets/run-1.js', imports: ['_shared.js', '_keypad.js'] },
  '_keypad.js': { file: 'assets/keypad-1.js' },
  '_shared.js': { file: 'assets/shared-1.js' },
  '_desk.js': { file: 'assets/desk-1.js' },
  'web/screens/customer/pwa.tsx': { file: 'assets/pwa-1.js' },
  'web/screens/customer/orders.tsx': { file: 'assets/orders-1.js' },
  'web/screens/agent/float.tsx': { file: 'assets/float-1.js' },
  'web/frame/agent-frame.tsx': { file: 'assets/frame-1.js', imports: ['_libraries.js'] },
  'web/frame/start/installed-start.tsx': { file: 'assets/start-1.js' },
  'contract/copy/public/pcm.ts': { file: 'assets/pcm-1.js', imports: ['_libraries.js'] },
  'contract/copy/public/en.ts': { file: 'assets/en-1.js', imports: ['_libraries.js'] },
  'web/fonts/nunito-regular.woff2': { file: 'assets/nunito-1.woff2' },
  'style.css': { file: 'assets/style-1.css' },
};

describe('the files that the worker stores', () => {
  it('are every part of the customer’s screens, for agents theirs, and none of the admin’s', () => {
    const { entry, files, fonts, agents } = filesToKeep(JSON.stringify(manifest));
    expect(entry).toBe('/assets/entry-1.js');
    expect(files).toEqual([
      '/assets/entry-1.js',
      '/assets/libraries-1.js',
      '/assets/order-1.js',
      '/assets/shared-1.js',
    ]);
    expect(fonts).toEqual(['/assets/nunito-1.woff2']);
    expect(agents).toEqual(['/assets/run-1.js', '/assets/keypad-1.js']);
  });

  it('are another version when any file changes', () => {
    const changed = { ...manifest, '_shared.js': { file: 'assets/shared-2.js' } };
    expect(filesToKeep(JSON.stringify(changed)).version).not.toBe(
      filesToKeep(JSON.stringify(manifest)).version,
    );
  });

  it('name what a screen needs without network, beside the parts of every page', () => {
    const { screens, next, words } = filesToKeep(JSON.stringify(manifest));
    expect(screens['/order']).toEqual(['/assets/start-1.js', '/assets/order-1.js', '/assets/shared-1.js']);
    expect(screens['/agent/run']).toEqual([
      '/assets/start-1.js',
      '/assets/frame-1.js',
      '/assets/run-1.js',
      '/assets/shared-1.js',
      '/assets/keypad-1.js',
    ]);
    expect(screens['/pwa']).toEqual(['/assets/start-1.js', '/assets/pwa-1.js']);
    expect(screens[next['/pwa'] ?? '']).toEqual([
      '/assets/start-1.js',
      '/assets/order-1.js',
      '/assets/shared-1.js',
    ]);
    expect(words).toEqual({ pcm: ['/assets/pcm-1.js'], en: ['/assets/en-1.js'] });
  });
});
