import { useQuery } from '@tanstack/react-query';
import { agentWorks, vehicles, type Agent } from '#contract/agents/schema.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';

export type Work = Pick<Agent, 'vehicle' | 'works' | 'marketIds'>;

interface Props {
  work: Work;
  change: (changes: Partial<Work>) => void;
  /** It was sent with no market chosen. */
  lacksMarkets: boolean;
}

/** Fields for an agent’s work, vehicle and markets. */
export function WorkFields({ work, change, lacksMarkets }: Props) {
  const { apply: words } = useCatalogue(agentCopy);
  const { data: markets = [] } = useQuery(marketsQuery);
  const turn = (id: MarketId, isOn: boolean) =>
    change({ marketIds: isOn ? [...work.marketIds, id] : work.marketIds.filter((other) => other !== id) });
  return (
    <>
      <Choice
        legend={words.works}
        name="works"
        options={agentWorks.map((value) => ({ value, label: words.worksOf[value] }))}
        chosen={work.works}
        onChoose={(works) => change({ works })}
      />
      <Choice
        legend={words.vehicle}
        name="vehicle"
        options={vehicles.map((value) => ({ value, label: words.vehicles[value] }))}
        chosen={work.vehicle}
        onChoose={(vehicle) => change({ vehicle })}
      />
      <fieldset>
        <legend className="field-label">{words.markets}</legend>
        <p className="field-hint">{words.marketsHint}</p>
        <div className="mt-2 grid sm:grid-cols-2">
          {markets.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={work.marketIds.includes(id)}
              onChange={({ target }) => turn(id, target.checked)}
            />
          ))}
        </div>
        {lacksMarkets && <FieldError>{words.marketsRefused}</FieldError>}
      </fieldset>
    </>
  );
}
