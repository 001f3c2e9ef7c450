import { parseSync, Visitor, type Argument, type Comment, type Expression } from 'oxc-parser';
import { declaredNames, type Named } from './declared-names.ts';
import { testTitles, type Title } from './test-titles.ts';

export interface Import {
  specifier: string;
  line: number;
  kind: 'value' | 'type' | 'dynamic';
}

/** The facts of one source file that the rules read. */
export interface Module {
  /** From the root, with forward slashes. */
  path: string;
  lines: number;
  imports: Import[];
  /** The names that it declares and exports. */
  exported: string[];
  /** The calls of the API that it declares. */
  endpoints: { name: string; line: number }[];
  reexportsAll: number[];
  /** Every written text, template pieces included. */
  texts: { text: string; line: number }[];
  tagged: { tag: string; text: string; line: number }[];
  /** A line that goes on with the comment above it `continues`. */
  comments: { text: string; line: number; continues: boolean }[];
  declared: Named[];
  /** Titles of tests, where the file holds any. */
  titles: Title[];
}

/** Reads a source file; one that does not parse is an error that names it. */
export function readModule(path: string, source: string): Module {
  const parsed = parseSync(path, source);
  const [problem] = parsed.errors;
  if (problem !== undefined) throw new Error(`${path}: ${problem.message}`);
  const lineAt = lineFinder(source);
  const found: Module = {
    path,
    lines: source.trimEnd().split('\n').length,
    imports: [],
    exported: [],
    endpoints: [],
    reexportsAll: [],
    texts: [],
    tagged: [],
    comments: commentsOf(parsed.comments, lineAt),
    declared: declaredNames(parsed.program, lineAt),
    titles: /\.(test|spec)\.tsx?$/.test(path) ? testTitles(parsed.program, lineAt) : [],
  };
  new Visitor(watchers(found, lineAt)).visit(parsed.program);
  return found;
}

function commentsOf(all: readonly Comment[], lineAt: (offset: number) => number): Module['comments'] {
  const lines = all.map(({ type, value, start }) => ({ type, text: value, line: lineAt(start) }));
  return lines.map(({ type, text, line }, place) => {
    const before = lines[place - 1];
    return { text, line, continues: type === 'Line' && before?.type === 'Line' && before.line === line - 1 };
  });
}

type Watchers = ConstructorParameters<typeof Visitor>[0];

function watchers(found: Module, lineAt: (offset: number) => number): Watchers {
  const add = (specifier: string, start: number, kind: Import['kind']) =>
    found.imports.push({ specifier, line: lineAt(start), kind });
  return {
    ImportDeclaration: (node) =>
      add(node.source.value, node.start, node.importKind === 'type' ? 'type' : 'value'),
    ExportNamedDeclaration: (node) => {
      const { declaration } = node;
      if (declaration?.type === 'FunctionDeclaration' && declaration.id !== null)
        found.exported.push(declaration.id.name);
      if (node.source !== null)
        add(node.source.value, node.start, node.exportKind === 'type' ? 'type' : 'value');
    },
    ExportAllDeclaration: (node) => {
      add(node.source.value, node.start, node.exportKind === 'type' ? 'type' : 'value');
      found.reexportsAll.push(lineAt(node.start));
    },
    ImportExpression: (node) => {
      const text = literalText(node.source);
      if (text !== undefined) add(text, node.start, 'dynamic');
    },
    CallExpression: (node) => {
      if (nameOf(node.callee) !== 'defineEndpoint') return;
      const name = nameProperty(node.arguments[0]);
      if (name !== undefined) found.endpoints.push({ name, line: lineAt(node.start) });
    },
    TSImportType: (node) => add(node.source.value, node.start, 'type'),
    Literal: (node) => {
      if (typeof node.value === 'string') found.texts.push({ text: node.value, line: lineAt(node.start) });
    },
    TemplateElement: (node) => {
      found.texts.push({ text: node.value.raw, line: lineAt(node.start) });
    },
    TaggedTemplateExpression: (node) => {
      const text = node.quasi.quasis.map((piece) => piece.value.raw).join('?');
      found.tagged.push({ tag: nameOf(node.tag), text, line: lineAt(node.start) });
    },
  };
}

/** The text of `name` in an object that is written out. */
function nameProperty(node: Argument | undefined): string | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'name')
      return literalText(property.value);
  return undefined;
}

function literalText(node: Expression): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.raw;
  return undefined;
}

function nameOf(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
}

function lineFinder(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map((found) => found.index + 1)];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
