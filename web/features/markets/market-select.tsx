import { Select } from '#web/ui/fields/select.tsx';

interface Props {
  label: string;
  markets: readonly { id: string; name: string }[];
  value: string;
  onChoose: (marketId: string) => void;
}

/** Chooses the market whose figures are shown. */
export function MarketSelect({ label, markets, value, onChoose }: Props) {
  return (
    <Select label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {markets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
