import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { rows, type Row } from './measure/rows.ts';

// `npm run bench:draw`: the last results as a picture for docs/performance/README.md. Each bar says how far a row comes,
// measured by what it is to reach: past the line it holds.

const root = resolve(import.meta.dirname, '..');
const stored = z.object({
  commit: z.string(),
  figure: z.object({ median: z.number(), lowest: z.number(), highest: z.number() }),
});

const width = 860;
const rowHeight = 34;
const left = 400;
const full = 400;
const mostShown = 2;

interface Drawn {
  what: string;
  /** 1 is what was to be reached. */
  share: number;
  text: string;
}

const drawn = Object.entries(rows).flatMap(([name, row]) => drawnOf(name, row));
if (drawn.length === 0) throw new Error('there are no results to draw: npm run bench');
const file = join(root, 'docs/performance/rows.svg');
writeFileSync(file, picture(drawn));
console.log(`${file}: ${drawn.length} rows`);

function drawnOf(name: string, { what, reach }: Row): Drawn[] {
  const path = join(root, 'bench/results', `${name}.json`);
  if (!existsSync(path)) return [];
  const { median } = stored.parse(JSON.parse(readFileSync(path, 'utf8'))).figure;
  const digits = median < 10 ? 2 : 0;
  return 'atLeast' in reach
    ? [{ what, share: median / reach.atLeast, text: `${median.toFixed(digits)} of ${reach.atLeast}` }]
    : [
        {
          what,
          share: reach.atMost / median,
          text: `${`${median.toFixed(digits)} ${reach.unit}`.trim()}, at most ${reach.atMost}`,
        },
      ];
}

function picture(all: readonly Drawn[]): string {
  const height = all.length * rowHeight + 40;
  const line = left + full / mostShown;
  const bars = all.map(({ what, share, text }, index) => {
    const y = 10 + index * rowHeight;
    const length = (Math.min(share, mostShown) / mostShown) * full;
    const isLong = length > full / mostShown - 10;
    const colour = share >= 1 ? '#1f7a3d' : '#b3541e';
    return `<text x="${left - 12}" y="${y + 18}" text-anchor="end">${what}</text>
<rect x="${left}" y="${y + 4}" width="${length.toFixed(1)}" height="${rowHeight - 14}" rx="3" fill="${colour}"/>
<text x="${left + (isLong ? 8 : length + 8)}" y="${y + 18}" fill="${isLong ? '#fff' : '#222'}" font-size="12">${text}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#222" role="img" aria-label="How far each row comes of what it is to reach">
<rect width="${width}" height="${height}" fill="#fff"/>
${bars.join('\n')}
<line x1="${line}" y1="6" x2="${line}" y2="${height - 26}" stroke="#222" stroke-dasharray="4 3"/>
<text x="${line}" y="${height - 10}" text-anchor="middle" font-size="12">what is to be reached</text>
</svg>
`;
}
