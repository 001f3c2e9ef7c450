// A phone draws the table as blocks, and a table drawn so loses its meaning in some browsers unless its roles are said.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Names the row; on a phone it is the card's heading. */
  isTitle?: boolean;
  /** Money and counts stand at the end, figure under figure. */
  isNumber?: boolean;
  /** A phone leaves the column out. */
  isAsideOnPhone?: boolean;
  /** The rows stand in the order of this column. */
  sorted?: 'ascending' | 'descending';
}

interface Props<Row> {
  /** Content of the table, for people who do not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows side by side on a wide screen; on a phone each row is a card whose lines carry their column's head. */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className="table" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, head, isNumber, sorted }) => (
            <th key={key} role="columnheader" scope="col" data-number={isNumber} aria-sort={sorted}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({
  column: { head, cell, isTitle, isNumber, isAsideOnPhone },
  row,
}: {
  column: Column<Row>;
  row: Row;
}) {
  return isTitle ? (
    <th role="rowheader" scope="row">
      {cell(row)}
    </th>
  ) : (
    <td role="cell" data-number={isNumber} className={isAsideOnPhone ? 'max-sm:hidden' : undefined}>
      <span className="cell-head" aria-hidden="true">
        {head}
      </span>
      <div>{cell(row)}</div>
    </td>
  );
}
