import { errandsCopy } from '#contract/copy/order/errands.ts';
import type { ErrandsCopy } from '#contract/copy/order/errands/en.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { mostWaitMinutes, waitKobo } from '#contract/orders/errands/waiting.ts';
import { settingIn } from '#contract/settings/rules.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { useSettingsAt } from '#web/features/markets/use-settings-at.ts';
import type { Draft } from '#web/features/orders/placing/draft.ts';

/** Quarters of an hour to choose among: a wait is rarely known more closely. */
const steps = [0, 1, 2, 3, 5, 8];

interface Props {
  kind: Draft['kind'];
  /** The market that serves the stop: the price is its city's. */
  marketId: Draft['marketId'];
  chosen: string;
  isWrong: boolean;
  onChoose: (steps: string) => void;
}

/** The longest wait at the stop, each with what it costs at most. */
export function WaitChoice({ kind, marketId, chosen, isWrong, onChoose }: Props) {
  const { wait: copy } = useCatalogue(errandsCopy);
  const settings = useSettingsAt(marketId ?? undefined);
  const stepKobo = settings && asKobo(Number(settingIn(settings, 'waiting_fee')));
  const options = steps.map((step) => ({ value: String(step), label: labelOf(step, stepKobo, copy) }));
  return (
    <div className="grid gap-2">
      <Choice
        legend={copy.titles[kind === 'carry' ? 'carry' : 'do']}
        name="wait"
        options={options}
        chosen={chosen}
        error={isWrong ? copy.refused : undefined}
        onChoose={onChoose}
      />
      <p className="field-hint">{copy.hint}</p>
    </div>
  );
}

function labelOf(step: number, stepKobo: Kobo | undefined, copy: ErrandsCopy['wait']): string {
  const time = waitText(step, copy);
  if (step === 0) return copy.free(time);
  return stepKobo === undefined ? time : copy.priced(time, shortNaira(waitKobo(step, stepKobo)));
}

/** The whole wait of so many paid steps: `40 minutes`, `1 h 25 min`. */
export function waitText(step: number, copy: ErrandsCopy['wait']): string {
  const minutes = mostWaitMinutes(step);
  return minutes < 60 ? copy.minutes(minutes) : copy.hours(Math.floor(minutes / 60), minutes % 60);
}
