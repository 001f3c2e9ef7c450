import type { TakingsFigures } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useUnits } from '../values/units.ts';
import { RowFigure } from './rows.tsx';

const booked = [
  'cash',
  'online',
  'sentBack',
  'goods',
  'deliveryFees',
  'serviceFees',
  'vat',
  'refunds',
  'writeOffs',
  'agentShare',
  'gatewayFees',
  'variance',
] as const;

interface Props {
  now: TakingsFigures;
  earlier: TakingsFigures;
  compares: boolean;
}

/** Every sum that the books have of these days, in their order. */
export function BookedFigure({ now, earlier, compares }: Props) {
  const { takings: words } = useCatalogue(analyticsCopy);
  const { money } = useUnits();
  return (
    <RowFigure
      name="booked"
      title={words.all}
      summary={words.allText}
      bars={booked.map((what) => ({
        key: what,
        name: what === 'refunds' ? words.refunded : words[what],
        now: now[`${what}Kobo`],
        earlier: earlier[`${what}Kobo`],
      }))}
      unit={money}
      compares={compares}
    />
  );
}
