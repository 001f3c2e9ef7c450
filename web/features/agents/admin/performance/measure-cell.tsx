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
  const { performance: words } = useCatalogue(adminAgentsCopy);
  const value = measures[measure](agent);
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">{words.none}</span>
        <span className="sr-only">{words.noneSaid}</span>
      </>
    );
  }
  return (
    <span className="whitespace-nowrap">
      {wordsOf(measure, value, agent, words)}
      {measure === 'offers' && agent.offersDeclined > 0 && (
        <span className="block text-sm text-ink-soft">{words.declined(agent.offersDeclined)}</span>
      )}
    </span>
  );
}

function wordsOf(
  measure: Measure,
  value: number,
  agent: AgentPerformance,
  words: AdminAgentsCopy['performance'],
): string {
  switch (measure) {
    case 'offers':
      return words.offers(agent.offersTaken, agent.offersMade);
    case 'lapsed':
    case 'delivered':
      return String(value);
    case 'onTime':
    case 'fill':
      return words.percent(Math.round(value * 100));
    case 'late':
      return words.minutes(Math.round(value));
    case 'guide':
      return words.guide(Math.round(value * 100));
    case 'stars':
      return words.stars(value.toFixed(1), agent.ratings);
    case 'hours':
      return words.hours(value.toFixed(1));
    case 'pace':
      return value.toFixed(1);
  }
}
