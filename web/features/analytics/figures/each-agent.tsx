import type { AgentWork } from '#contract/analytics/figures-schema.ts';
import { ordersAnHour } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { figureCell, wordCell } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { RowFigure } from './rows.tsx';

// More bars than that are read in the table.
const mostBars = 20;

interface Props {
  agents: readonly AgentWork[];
  /** False for one kind of order: deliveries alone are of a kind. */
  hasHours: boolean;
}

/** Each agent's hours, or their deliveries, the most first. */
export function EachAgent({ agents, hasHours }: Props) {
  const { agents: copy } = useCatalogue(analyticsCopy);
  const { count, hours, rate } = useUnits();
  const unit = hasHours ? hours : count;
  const valueOf = (agent: AgentWork) => (hasHours ? agent.onlineSeconds / 3600 : agent.delivered);
  const sorted = agents.toSorted((one, other) => valueOf(other) - valueOf(one));
  const nameOf = ({ name }: AgentWork) => (name === '' ? copy.forgotten : name);
  const [most] = sorted;
  if (most === undefined) return null;
  const textOf = hasHours ? copy.eachText : copy.eachDelivered;
  return (
    <RowFigure
      name="agents"
      title={copy.each}
      summary={textOf(nameOf(most), unit.format(valueOf(most)))}
      bars={sorted.slice(0, mostBars).map((agent) => ({
        key: agent.agentId,
        name: nameOf(agent),
        ...(hasHours && { note: `${copy.delivered}: ${count.format(agent.delivered)}` }),
        now: valueOf(agent),
      }))}
      unit={unit}
      compares={false}
      figures={{
        heads: [
          copy.each,
          ...(hasHours ? [copy.hours] : []),
          copy.delivered,
          ...(hasHours ? [copy.pace] : []),
        ],
        rows: sorted.map((agent) => ({
          key: agent.agentId,
          cells: [
            wordCell(nameOf(agent)),
            ...(hasHours ? [figureCell(hours, agent.onlineSeconds / 3600)] : []),
            figureCell(count, agent.delivered),
            ...(hasHours ? [figureCell(rate, ordersAnHour(agent))] : []),
          ],
        })),
      }}
    />
  );
}
