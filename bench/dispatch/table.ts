import { mean, type Figures } from './figures.ts';

const columns = [
  ['instance', 18],
  ['delivered', 12],
  ['mean CtD', 10],
  ['90th CtD', 10],
  ['over 90', 9],
  ['unavoidable', 13],
  ['ratio', 9],
  ['seconds', 9],
] as const;

export const headLine = (): string => lineOf(columns.map(([name]) => name));

export function figuresLine(figures: Figures): string {
  return lineOf([
    figures.name,
    `${figures.delivered}/${figures.orders}`,
    figures.meanClickToDoor.toFixed(2),
    String(figures.ninetiethClickToDoor),
    String(figures.overNinety),
    String(figures.unavoidable),
    figures.ratio.toFixed(4),
    figures.seconds.toFixed(1),
  ]);
}

/** Each instance counts alike, whatever its size; orders and seconds are summed. */
export function overallLine(all: readonly Figures[]): string {
  const sum = (of: (figures: Figures) => number) => all.reduce((total, figures) => total + of(figures), 0);
  const average = (of: (figures: Figures) => number) => mean(all.map(of));
  return lineOf([
    `all ${all.length}`,
    `${sum(({ delivered }) => delivered)}/${sum(({ orders }) => orders)}`,
    average(({ meanClickToDoor }) => meanClickToDoor).toFixed(2),
    average(({ ninetiethClickToDoor }) => ninetiethClickToDoor).toFixed(1),
    String(sum(({ overNinety }) => overNinety)),
    String(sum(({ unavoidable }) => unavoidable)),
    average(({ ratio }) => ratio).toFixed(4),
    sum(({ seconds }) => seconds).toFixed(1),
  ]);
}

function lineOf(cells: readonly string[]): string {
  return columns
    .map(([, width], at) => (at === 0 ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width)))
    .join('');
}
