/** A figure as people read it, and as a spreadsheet reckons with it. */
export interface Cell {
  shown: string;
  plain: string;
}

export interface Figures {
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly Cell[] }[];
}

/** The figures behind a drawing, close together. */
export function ChartTable({ caption, figures }: { caption: string; figures: Figures }) {
  return (
    // A keyboard pushes along what is wider than the screen only where it can stand on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="max-w-full overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="chart-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {figures.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name?.shown}</th>
              {cells.map(({ shown }, index) => (
                <td key={figures.heads[index + 1]}>{shown}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
