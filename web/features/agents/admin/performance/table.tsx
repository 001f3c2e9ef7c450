import type { AgentPerformance } from '#contract/analytics/agents-schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { keysOf } from '#contract/keys-of.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { measures, type Sorting } from './measures.ts';
import { MeasureCell } from './measure-cell.tsx';

interface Props {
  agents: readonly AgentPerformance[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onOpen: (userId: string) => void;
}

const columnNames = ['name', ...keysOf(measures)] as const;

/** One agent a row; a column's head sorts by it, and turns it round the second time. */
export function AdminPerformanceTable({ agents, sorting, onSort, onOpen }: Props) {
  const { performance: copy } = useCatalogue(adminAgentsCopy);
  const direction = sorting.isUp ? 'ascending' : 'descending';
  const columns = columnNames.map((name): Column<AgentPerformance> => ({
    key: name,
    head: <SortHead name={name} sorting={sorting} onSort={onSort} />,
    cell: cellOf(name, onOpen),
    ...(name === 'name' ? { isTitle: true } : { isNumber: true }),
    ...(sorting.by === name && { sorted: direction }),
  }));
  return (
    <>
      <div className="sm:hidden">
        <Select
          label={copy.sortBy}
          value={sorting.by}
          onChange={({ target }) => {
            const by = columnNames.find((name) => name === target.value) ?? 'delivered';
            onSort({ by, isUp: by === 'name' });
          }}
        >
          {columnNames.map((name) => (
            <option key={name} value={name}>
              {copy.columns[name]}
            </option>
          ))}
        </Select>
      </div>
      <div className="overflow-x-auto">
        <Table caption={copy.title} rows={agents} keyOf={({ userId }) => userId} columns={columns} />
      </div>
    </>
  );
}

function cellOf(name: Sorting['by'], onOpen: Props['onOpen']) {
  return (agent: AgentPerformance) =>
    name === 'name' ? (
      <OpenName agent={agent} onOpen={onOpen} />
    ) : (
      <MeasureCell agent={agent} measure={name} />
    );
}

type HeadProps = Pick<Props, 'sorting' | 'onSort'> & { name: Sorting['by'] };

function SortHead({ name, sorting, onSort }: HeadProps) {
  const { performance: copy } = useCatalogue(adminAgentsCopy);
  const isChosen = sorting.by === name;
  const isUp = isChosen ? !sorting.isUp : name === 'name';
  const sign = sorting.isUp ? '↑' : '↓';
  return (
    <button
      type="button"
      className="inline-flex min-h-12 cursor-pointer items-center gap-1 font-extrabold hover:text-leaf-ink"
      aria-label={copy.sortOf(copy.columns[name])}
      onClick={() => onSort({ by: name, isUp })}
    >
      {copy.columns[name]}
      <span aria-hidden="true">{isChosen ? sign : ''}</span>
    </button>
  );
}

function OpenName({ agent: { userId, name }, onOpen }: Pick<Props, 'onOpen'> & { agent: AgentPerformance }) {
  const { agents } = useCatalogue(adminCopy);
  return (
    <button
      type="button"
      className="link min-h-12 min-w-28 cursor-pointer text-start wrap-anywhere"
      aria-label={agents.openOf(name)}
      onClick={() => onOpen(userId)}
    >
      {name}
    </button>
  );
}
