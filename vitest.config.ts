import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/set-up/longest-first.ts';

const exclude = ['**/node_modules/**', 'test/browser/**', 'dist/**', 'data/**', '.cache/**'];

// Waits end as soon as what they wait for is there; these end a test that hangs, and never one on a busy machine.
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 60_000, hookTimeout: 60_000 };

// A worker loads each module once for all its files: no module may hold anything that one app leaves to the next.
const shared = { isolate: false };

const onDatabase = {
  ...shared,
  ...patience,
  globalSetup: ['test/set-up/database-template.ts'],
  // Node loads the server's TypeScript as it does in production.
  experimental: { viteModuleRunner: false },
};

export default defineConfig({
  test: {
    // Three over two cores: many tests wait for the database, for another process or for a moment to pass.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.full.test.ts'],
          ...shared,
          ...patience,
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
          ...onDatabase,
          // Two over two cores: many wait for a database to start or for a process that was killed.
          maxWorkers: 2,
        },
      },
    ],
  },
});
