export interface HeatRow {
  key: string;
  name: string;
  /** Text before the shares: the number that they are shares of. */
  of: string;
  /** From 0 to 1; null where it could not be yet. */
  cells: readonly { key: string; share: number | null; text: string }[];
}

interface Props {
  caption: string;
  heads: { name: string; of: string; cells: readonly string[] };
  rows: readonly HeatRow[];
}

/** Shares in rows, the higher the deeper; each says its figure too. */
export function HeatTable({ caption, heads, rows }: Props) {
  return (
    // A keyboard pushes along what is wider than the screen only where it can stand on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="max-w-full overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="chart-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.name}</th>
            <th scope="col">{heads.of}</th>
            {heads.cells.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, of, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{of}</td>
              {cells.map((cell) => (
                <td key={cell.key} className={cell.share === null ? undefined : heatOf(cell.share)}>
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In four steps; the figure beside it says the rest. */
function heatOf(share: number): string | undefined {
  if (share >= 0.5) return 'bg-leaf text-on-leaf';
  if (share >= 0.25) return 'bg-leaf-soft text-leaf-ink';
  return share >= 0.1 ? 'bg-sunk' : undefined;
}
