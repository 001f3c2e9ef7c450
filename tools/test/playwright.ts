import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';
import { findBrowser } from './browser.ts';
import { program, runNode, type Step } from './step.ts';
import { nothing, type Tally } from './tally.ts';

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** The browser tests. Words narrow by file or title. */
export function playwright(words: readonly string[]): Step {
  return {
    name: 'browser',
    run: async () => {
      const browser = findBrowser();
      if ('missing' in browser) return { tally: { ...nothing, failed: 1 }, output: browser.missing };
      const report = join(root, '.cache', 'playwright.json');
      rmSync(report, { force: true });
      const { code, output } = await runNode(
        [
          program('@playwright', 'test', 'cli.js'),
          'test',
          '--pass-with-no-tests',
          '--reporter=list,json',
          ...(words.length > 0 ? ['--grep', words.join('|')] : []),
        ],
        {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          MARKETWAKA_BROWSER: browser.path,
        },
      );
      const tally = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : nothing;
      return { tally: code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally, output };
    },
  };
}

function readReport(text: string): Tally {
  const { expected, unexpected, flaky, skipped } = reportSchema.parse(JSON.parse(text)).stats;
  // Only CI asks twice, and its output names what needed it.
  return { passed: expected + flaky, failed: unexpected, skipped };
}
