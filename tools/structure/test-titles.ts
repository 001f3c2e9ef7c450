import { Visitor, type CallExpression, type Expression, type Program } from 'oxc-parser';

export interface Title {
  /** The title with those of the groups around it. */
  text: string;
  line: number;
}

/** Reads the titles of a file's tests, each behind the titles of its groups. */
export function testTitles(program: Program, lineAt: (offset: number) => number): Title[] {
  const found: Title[] = [];
  const groups: string[] = [];
  new Visitor({
    CallExpression: (node) => {
      const title = titleOf(node);
      if (title === undefined) return;
      if (isGroup(node)) groups.push(title);
      else if (isTest(node)) found.push({ text: [...groups, title].join(' '), line: lineAt(node.start) });
    },
    'CallExpression:exit': (node) => {
      if (titleOf(node) !== undefined && isGroup(node)) groups.pop();
    },
  }).visit(program);
  return found;
}

/** A title that is made as the tests run has no text here. */
function titleOf({ arguments: [title, work] }: CallExpression): string | undefined {
  return title?.type === 'Literal' && typeof title.value === 'string' && work !== undefined
    ? title.value
    : undefined;
}

function isGroup({ callee }: CallExpression): boolean {
  const words = wordsOf(callee);
  return words[0] === 'describe' || (words[0] === 'test' && words[1] === 'describe');
}

function isTest({ callee }: CallExpression): boolean {
  const [first = '', ...rest] = wordsOf(callee);
  const ways = ['only', 'skip', 'each', 'skipIf', 'runIf', 'fails', 'for', 'fixme', 'concurrent'];
  return (first === 'test' || first === 'it') && rest.every((way) => ways.includes(way));
}

/** The words of a callee from the left: `test.each(rows)` is called by `test` and `each`. */
function wordsOf(callee: Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag);
  if (callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  return [...wordsOf(object), ...(property.type === 'Identifier' ? [property.name] : [])];
}
