import { errandsCopy } from '#contract/copy/order/errands.ts';
import { loadClasses, type LoadClass } from '#contract/lists/load/load-class.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { ComposerOption } from '../option.tsx';

/** A bag on a hand, a sack, and a load on a barrow: on a field of 24, drawn with one round pen. */
const drawings: Readonly<Record<LoadClass, string>> = {
  light: 'M5 9h14l-1 11H6zm3.500 0V7a3.500 3.500 0 0 1 7 0v2',
  bag: 'M9 6 7 3h10l-2 3M9 6h6c3 3 4.500 6 4.500 9.500 0 3.500-2 5.500-4.500 5.500H9c-2.500 0-4.500-2-4.500-5.500C4.500 12 6 9 9 6m0 6h6',
  heavy:
    'M2.500 5H6l3 11h9.500M9 16.500a2 2 0 1 0 .1 4 2 2 0 0 0-.1-4m9 0a2 2 0 1 0 .1 4 2 2 0 0 0-.1-4M8 12.500 20.500 11 19 4.500 6.500 6.500',
};

interface Props {
  chosen: string | null;
  isWrong: boolean;
  onChoose: (load: LoadClass) => void;
}

/** The class of a parcel's load, in examples of the trade. */
export function LoadChoice({ chosen, isWrong, onChoose }: Props) {
  const { load: copy } = useCatalogue(errandsCopy);
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{copy.title}</legend>
      {loadClasses.map((load) => (
        <ComposerOption
          key={load}
          name="load"
          label={
            <span className="flex items-center gap-2">
              <svg width={24} height={24} viewBox="0 0 24 24" className="icon" aria-hidden="true">
                <path d={drawings[load]} />
              </svg>
              {copy.classes[load].label}
            </span>
          }
          isChosen={chosen === load}
          onChoose={() => onChoose(load)}
        >
          <span className="text-sm text-ink-soft">{copy.classes[load].text}</span>
        </ComposerOption>
      ))}
      {isWrong && <FieldError>{copy.refused}</FieldError>}
    </fieldset>
  );
}
