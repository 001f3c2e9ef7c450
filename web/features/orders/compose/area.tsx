import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Place } from '#contract/areas.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { areaNames } from '#web/features/cities/zones/area-names.ts';
import { isReached } from '#web/features/cities/zones/queries.ts';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { extraPart } from '#web/lib/screen/late-part.tsx';
import type { UnservedAreaProps } from '#web/features/cities/zones/unserved-area.tsx';

const LateUnservedArea = extraPart<UnservedAreaProps>(
  async () => (await import('#web/features/cities/zones/unserved-area.tsx')).UnservedArea,
);

/** The area of a place that we do not reach. */
const elsewhere = 'elsewhere';

/** The area that was chosen, if one was. */
export function chosenArea(choice: string | undefined): string | null {
  return choice === undefined || choice === '' || choice === elsewhere ? null : choice;
}

/** True where the choice names an area, and somebody goes to the place. */
export function isServed(zones: readonly Zone[] | undefined, choice: string, pin: Place | null): boolean {
  return choice !== '' && choice !== elsewhere && isReached(zones, { area: choice, pin });
}

interface Props extends UseFormRegisterReturn {
  copy: {
    area: string;
    areasLoading: string;
    chooseArea: string;
    areaRefused: string;
    elsewhere: string;
    notServed: (area: string) => string;
  };
  /** The refusal of a place in no area. */
  outside: 'outside-area' | 'stop-outside-area';
  zones: readonly Zone[] | undefined;
  place: { area: string | null; pin: Place | null };
  /** The rest of the address, as far as it is written. */
  text: string;
  /** The choice as it stands in the field. */
  choice: string;
  isWrong: boolean;
  /** The server has refused it. */
  isRefused?: boolean;
}

/** The area of a place, among those that are served. */
export function AreaChoice({
  copy,
  outside,
  zones,
  place,
  text,
  choice,
  isWrong,
  isRefused = false,
  ...field
}: Props) {
  const { language } = useAppContext();
  const { area, pin } = place;
  const isOutside = choice === elsewhere;
  const isShut = area !== null && pin === null && !isReached(zones, { area, pin });
  const sentence = refusalSentence(outside, language);
  const error = isRefused ? sentence : isWrong ? copy.areaRefused : undefined;
  return (
    <>
      <Select label={copy.area} error={isOutside || isShut ? undefined : error} {...field}>
        <option value="">{zones === undefined ? copy.areasLoading : copy.chooseArea}</option>
        {areaNames(zones, area).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={elsewhere}>{copy.elsewhere}</option>
      </Select>
      {isShut && <Alert tone="warning">{copy.notServed(area)}</Alert>}
      {choice === '' && zones !== undefined && text !== '' && (
        <LateUnservedArea text={text} zones={zones} say={copy.notServed} />
      )}
      {isOutside && <Alert tone="warning">{sentence}</Alert>}
    </>
  );
}
