import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface Props {
  chosen: readonly MarketId[];
  choose: (marketIds: MarketId[]) => void;
  /** It was sent with no market chosen. */
  isLacking: boolean;
  /** True for an agent who works already: only the office moves them to another city. */
  isCityFixed: boolean;
}

/** The markets that an agent knows, all of one city; the city is asked from the second one on. */
export function MarketBoxes({ chosen, choose, isLacking, isCityFixed }: Props) {
  const { apply: copy } = useCatalogue(agentCopy);
  const { data: markets = [] } = useQuery(marketsQuery);
  const { data: cities = [] } = useQuery(citiesQuery);
  const [asked, setAsked] = useState<string | null>(null);
  const cityId = asked ?? markets.find(({ id }) => chosen.includes(id))?.cityId ?? cities[0]?.id;
  const turn = (id: MarketId, isOn: boolean) =>
    choose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      {cities.length > 1 && !isCityFixed && (
        <Select
          label={copy.city}
          hint={copy.cityHint}
          value={cityId}
          onChange={({ target }) => {
            setAsked(target.value);
            choose([]);
          }}
        >
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <fieldset>
        <legend className="field-label">{copy.markets}</legend>
        <p className="field-hint">{copy.marketsHint}</p>
        <div className="mt-2 grid sm:grid-cols-2">
          {markets
            .filter((market) => cities.length < 2 || market.cityId === cityId)
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onChange={({ target }) => turn(id, target.checked)}
              />
            ))}
        </div>
        {isLacking && <FieldError>{copy.marketsRefused}</FieldError>}
      </fieldset>
    </>
  );
}
