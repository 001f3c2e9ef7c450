/** The blocks of a legal text: nothing in it is markup for the browser, so nothing in it can run. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; points: string[] }
  | { kind: 'paragraph'; text: string };

type Values = Readonly<Record<string, string>>;

/** Reads a text line by line; a name in braces becomes its value, and a line whose value is empty is left out. */
export function blocksOf(text: string, values: Values): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r?\n/)) {
    const line = filled(raw.trim(), values);
    if (line === undefined) continue;
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '';
    if (!isOpen) continue;
    const point = /^[-•]\s+(.*)$/.exec(line)?.[1];
    const heading = /^#+\s+(.*)$/.exec(line)?.[1];
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (point !== undefined && last?.kind === 'list') last.points.push(point);
    else if (point !== undefined) blocks.push({ kind: 'list', points: [point] });
    else if (last?.kind === 'paragraph') last.text += ` ${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** The line with its values, or nothing where one of them is empty. */
function filled(line: string, values: Values): string | undefined {
  const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === '')) return undefined;
  return line.replaceAll(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}
