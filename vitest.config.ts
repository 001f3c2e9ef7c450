import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'test/browser/**', 'dist/**', 'data/**', '.cache/**'];

// Waits end as soon as what they wait for is there; on a busy machine that may take a while.
const patience = { poll: { timeout: 15_000 } };

const onDatabase = {
  expect: patience,
  globalSetup: ['test/set-up/database-template.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
  // CI's machine is shared and slow by moments; elsewhere a test that needs a second try is mended.
  retry: process.env['CI'] === undefined ? 0 : 1,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.full.test.ts'],
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude,
          ...onDatabase,
        },
      },
      {
        test: {
          name: 'full',
          include: ['**/*.full.test.ts'],
          exclude,
          // Wide runs load the machine: one at a time.
          fileParallelism: false,
          ...onDatabase,
        },
      },
    ],
  },
});
