import { FieldError } from './field-error.tsx';

interface Props<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | '';
  error?: string | undefined;
  /** True where the options are enough on the screen; screen readers read the legend all the same. */
  isLegendHidden?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  chosen,
  error,
  isLegendHidden = false,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div className="choices">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
