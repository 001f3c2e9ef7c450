import type { AgentPerformance } from '#contract/analytics/agents-schema.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import type { AdminAgentsCopy } from '#contract/copy/admin/agents/en.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { measures, type Measure } from './measures.ts';

interface Props {
  agent: AgentPerformance;
  measure: Measure;
}

/** One figure in the words of its kind. */
export function MeasureCell({ agent, measure }: Props) {
  const { performance: copy } = useCatalogue(adminAgentsCopy);
  const value = measures[measure](agent);
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">{copy.none}</span>
        <span className="sr-only">{copy.noneSaid}</span>
      </>
    );
  }
  return (
    <span className="whitespace-nowrap">
      {textOf(measure, value, agent, copy)}
      {measure === 'offers' && agent.offersDeclined > 0 && (
        <span className="block text-sm text-ink-soft">{copy.declined(agent.offersDeclined)}</span>
      )}
    </span>
  );
}

function textOf(
  measure: Measure,
  value: number,
  agent: AgentPerformance,
  copy: AdminAgentsCopy['performance'],
): string {
  switch (measure) {
    case 'offers':
      return copy.offers(agent.offersTaken, agent.offersMade);
    case 'lapsed':
    case 'delivered':
      return String(value);
    case 'onTime':
    case 'fill':
      return copy.percent(Math.round(value * 100));
    case 'late':
      return copy.minutes(Math.round(value));
    case 'guide':
      return copy.guide(Math.round(value * 100));
    case 'stars':
      return copy.stars(value.toFixed(1), agent.ratings);
    case 'hours':
      return copy.hours(value.toFixed(1));
    case 'pace':
      return value.toFixed(1);
  }
}
