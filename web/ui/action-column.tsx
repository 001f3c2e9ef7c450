import { Button } from './buttons/button.tsx';
import type { Column } from './table.tsx';

interface Action<Row> {
  /** Head of the column, for people who do not see it. */
  head: string;
  text: string;
  labelOf: (row: Row) => string;
  onPress: (row: Row) => void;
  /** False for a row that has no such action. */
  has?: (row: Row) => boolean;
}

/** The last column of a table: one button for each row. */
export function actionColumn<Row>({ head, text, labelOf, onPress, has }: Action<Row>): Column<Row> {
  return {
    key: 'actions',
    head: <span className="sr-only">{head}</span>,
    cell: (row) =>
      (has?.(row) ?? true) && (
        <Button
          className="max-sm:-me-5"
          variant="quiet"
          aria-label={labelOf(row)}
          onClick={() => onPress(row)}
        >
          {text}
        </Button>
      ),
  };
}
