import type { Way } from './life-camp.ts';
import type { Staffing } from './staffing.ts';

const barWidth = 40;
const wayNames: Readonly<Record<Way, string>> = {
  'one-agent': 'one agent shops and delivers',
  relay: 'shoppers at the markets, riders on the road',
};

export function textChart({ ordersPerHour, counts, shares }: Staffing): string {
  const linesOf = (way: Way) =>
    counts.map((agents, at) => {
      const share = shares[way][at] ?? 0;
      const bar = '█'.repeat(Math.round(share * barWidth)).padEnd(barWidth, '·');
      return `${String(agents).padStart(4)} ${bar} ${(share * 100).toFixed(0).padStart(3)} %`;
    });
  const parts = (['one-agent', 'relay'] as const).map((way) => [wayNames[way], ...linesOf(way)].join('\n'));
  return [`within 30 minutes, ${ordersPerHour} orders an hour, by agents on duty`, ...parts].join('\n\n');
}

const plot = { left: 56, top: 40, width: 560, height: 260 };

export function svgChart({ ordersPerHour, counts, shares }: Staffing): string {
  const first = counts[0] ?? 0;
  const last = counts.at(-1) ?? 1;
  const across = (agents: number) => plot.left + ((agents - first) / Math.max(1, last - first)) * plot.width;
  const down = (share: number) => plot.top + (1 - share) * plot.height;
  const line = (way: Way, colour: string) => {
    const points = counts.map(
      (agents, at) => `${across(agents).toFixed(1)},${down(shares[way][at] ?? 0).toFixed(1)}`,
    );
    return `<polyline fill="none" stroke="${colour}" stroke-width="2.5" points="${points.join(' ')}"/>`;
  };
  const heights = [0, 0.25, 0.5, 0.75, 0.95, 1].map(
    (share) =>
      `<path d="M${plot.left} ${down(share)}h${plot.width}" stroke="#d6d3d1"/>` +
      `<text x="${plot.left - 8}" y="${down(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const feet = counts.map(
    (agents) =>
      `<text x="${across(agents)}" y="${plot.top + plot.height + 20}" text-anchor="middle">${agents}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 370" font-family="sans-serif" font-size="12" fill="#44403c" role="img" aria-label="Share delivered within 30 minutes by agents on duty">
<rect width="640" height="370" fill="#ffffff"/>
<text x="${plot.left}" y="22" font-size="15">Delivered within 30 minutes, ${ordersPerHour} orders an hour, by agents on duty</text>
${[...heights, ...feet].join('\n')}
${line('one-agent', '#15803d')}
${line('relay', '#c2410c')}
<text x="${plot.left}" y="355" fill="#15803d">${wayNames['one-agent']}</text>
<text x="${plot.left + 220}" y="355" fill="#c2410c">${wayNames.relay}</text>
</svg>
`;
}
