import { agentWorks, vehicles, type Agent } from '#contract/agents/schema.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { MarketBoxes } from './market-boxes.tsx';

export type Work = Pick<Agent, 'vehicle' | 'works' | 'marketIds'>;

interface Props {
  work: Work;
  change: (changes: Partial<Work>) => void;
  /** It was sent with no market chosen. */
  lacksMarkets: boolean;
  /** True for an agent who works already: only the office moves them to another city. */
  isCityFixed?: boolean;
}

/** Fields for an agent’s work, vehicle and markets. */
export function WorkFields({ work, change, lacksMarkets, isCityFixed = false }: Props) {
  const { apply: copy } = useCatalogue(agentCopy);
  return (
    <>
      <Choice
        legend={copy.works}
        name="works"
        options={agentWorks.map((value) => ({ value, label: copy.worksOf[value] }))}
        chosen={work.works}
        onChoose={(works) => change({ works })}
      />
      <Choice
        legend={copy.vehicle}
        name="vehicle"
        options={vehicles.map((value) => ({ value, label: copy.vehicles[value] }))}
        chosen={work.vehicle}
        onChoose={(vehicle) => change({ vehicle })}
      />
      <MarketBoxes
        chosen={work.marketIds}
        choose={(marketIds) => change({ marketIds })}
        isLacking={lacksMarkets}
        isCityFixed={isCityFixed}
      />
    </>
  );
}
