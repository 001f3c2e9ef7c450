import type { parseAst, Plugin } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];

interface Edit {
  start: number;
  end: number;
  text: string;
}

const known = new Set(['name', 'method', 'path']);

/**
 * Leaves a browser the name, method and path of an endpoint: schemas, refusals and purposes are the server's, and with
 * them the schema library would come down the wire before the first page. Forms import the schemas they use.
 */
export function slimEndpoints(): Plugin {
  return {
    name: 'slim-endpoints',
    apply: 'build',
    transform(code, id) {
      if (!/\/contract\/(?:[a-z-]+\/)+[a-z-]*endpoints\.ts$/.test(id)) return null;
      return { code: edited(code, this.parse(code).body.flatMap(editsOf)), map: null };
    },
    // Read through its endpoint, a schema would be missing in the browser only: say so while building.
    renderChunk(code) {
      const read = /\b\w+\.(?:input|reply)\.(?:parse|safeParse|shape)\b/.exec(code);
      if (read !== null) this.error(`a browser has no ${read[0]}: import the schema itself`);
    },
  };
}

function editsOf(statement: Statement): Edit[] {
  // A declaration without an export is a part of some schema.
  if (statement.type === 'VariableDeclaration') return [without(statement)];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return [];
    const [definition] = init.arguments;
    if (definition?.type !== 'ObjectExpression') return [];
    const parts = definition.properties.filter(
      (part) => part.type === 'Property' && part.key.type === 'Identifier' && !known.has(part.key.name),
    );
    return [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }, ...parts.map(emptied)];
  });
}

function without({ start, end }: { start: number; end: number }): Edit {
  return { start, end, text: '' };
}

/** Keeps the commas around it in order, whichever property was the last. */
function emptied({ start, end }: { start: number; end: number }): Edit {
  return { start, end, text: '...null' };
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: inPlace }) => text.slice(0, start) + inPlace + text.slice(end), code);
}
