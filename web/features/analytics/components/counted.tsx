import { Card } from '../../../ui/card.tsx';
import { Bar } from './bar.tsx';

export interface Count {
  name: string;
  visits: number;
}

interface Props {
  title: string;
  heads: { name: string; visits: string };
  rows: readonly Count[];
}

/** Counts beside their bars; close together, so that a month is seen at once on a phone too. */
export function Counted({ title, heads, rows }: Props) {
  const most = Math.max(0, ...rows.map(({ visits }) => visits));
  return (
    <Card title={title}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="pb-2 text-start">
              {heads.name}
            </th>
            <th scope="col" colSpan={2} className="pb-2 text-end">
              {heads.visits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, visits }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 pe-3 text-start font-normal break-words">
                {name}
              </th>
              <td className="w-1/2 py-1">
                <Bar part={visits} of={most} />
              </td>
              <td className="py-1 ps-3 text-end">{visits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
