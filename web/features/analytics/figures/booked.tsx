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
  const { takings: copy } = useCatalogue(analyticsCopy);
  const { money } = useUnits();
  return (
    <RowFigure
      name="booked"
      title={copy.all}
      summary={copy.allText}
      bars={booked.map((what) => ({
        key: what,
        name: what === 'refunds' ? copy.refunded : copy[what],
        now: now[`${what}Kobo`],
        earlier: earlier[`${what}Kobo`],
      }))}
      unit={money}
      compares={compares}
    />
  );
}
