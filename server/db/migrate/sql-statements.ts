/** One statement of a migration, with the comments that stand before it. */
export interface Statement {
  sql: string;
  remarks: string[];
}

// Comments, quoted text and quoted names, bodies between dollars: none of their semicolons ends a statement.
const pieces =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/-]+|[\s\S]/g;

/** Takes SQL apart at its semicolons. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let current: Statement = { sql: '', remarks: [] };
  const close = () => {
    const written = current.sql.trim();
    if (written !== '') statements.push({ sql: written, remarks: current.remarks });
    current = { sql: '', remarks: [] };
  };
  for (const [piece] of sql.matchAll(pieces)) {
    if (piece === ';') close();
    else if (piece.startsWith('--')) current.remarks.push(piece.slice(2).trim());
    else if (!piece.startsWith('/*')) current.sql += piece;
  }
  close();
  return statements;
}
