import type { Place } from '#contract/areas.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { areaNames } from '#web/features/cities/zones/area-names.ts';
import { isReached } from '#web/features/cities/zones/queries.ts';
import { useZonesOf } from '#web/features/orders/placing/use-zones.ts';
import { servingMarket } from '#web/features/orders/placing/shop/shop.ts';
import type { Typing } from './typing.ts';

interface Props extends Pick<Typing, 'draft' | 'isTried'> {
  copy: { area: string; chooseArea: string; areaRefused: string };
  area: string | null;
  pin: Place | null;
  onChoose: (area: string | null) => void;
}

/** The areas of the serving market's city. */
export function AreaSelect({ draft, isTried, copy, area, pin, onChoose }: Props) {
  const zones = useZonesOf(servingMarket(draft));
  const isWrong = area === null ? isTried : !isReached(zones, { area, pin });
  return (
    <Select
      label={copy.area}
      value={area ?? ''}
      error={isWrong ? copy.areaRefused : undefined}
      onChange={({ target: { value } }) => onChoose(value === '' ? null : value)}
    >
      <option value="">{copy.chooseArea}</option>
      {areaNames(zones, area).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
