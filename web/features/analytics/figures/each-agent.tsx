import type { AgentWork } from '#contract/analytics/figures-schema.ts';
import { ordersAnHour } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { figureCell, wordCell } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { RowFigure } from './rows.tsx';

// More bars than that are read in the table.
const mostBars = 20;

/** Each agent's hours, the longest first. */
export function EachAgent({ agents }: { agents: readonly AgentWork[] }) {
  const { agents: words } = useCatalogue(analyticsCopy);
  const { count, hours, rate } = useUnits();
  const sorted = agents.toSorted((one, other) => other.onlineSeconds - one.onlineSeconds);
  const nameOf = ({ name }: AgentWork) => (name === '' ? words.forgotten : name);
  const [longest] = sorted;
  if (longest === undefined) return null;
  return (
    <RowFigure
      name="agents"
      title={words.each}
      summary={words.eachText(nameOf(longest), hours.format(longest.onlineSeconds / 3600))}
      bars={sorted.slice(0, mostBars).map((agent) => ({
        key: agent.agentId,
        name: nameOf(agent),
        note: `${words.delivered}: ${count.format(agent.delivered)}`,
        now: agent.onlineSeconds / 3600,
      }))}
      unit={hours}
      compares={false}
      figures={{
        heads: [words.each, words.hours, words.delivered, words.pace],
        rows: sorted.map((agent) => ({
          key: agent.agentId,
          cells: [
            wordCell(nameOf(agent)),
            figureCell(hours, agent.onlineSeconds / 3600),
            figureCell(count, agent.delivered),
            figureCell(rate, ordersAnHour(agent)),
          ],
        })),
      }}
    />
  );
}
