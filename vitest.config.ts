import { defineConfig } from 'vitest/config';

const full = process.env['TEST_FULL'] === '1';
const exclude = [
  '**/node_modules/**',
  'test/browser/**',
  'dist/**',
  'data/**',
  '.cache/**',
  ...(full ? [] : ['**/*.full.test.ts']),
];

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
          include: ['**/*.db.test.ts', ...(full ? ['**/*.full.test.ts'] : [])],
          exclude,
          globalSetup: ['test/set-up/database-template.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
