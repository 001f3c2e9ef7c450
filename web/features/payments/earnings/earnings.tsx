import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { paths } from '#contract/paths.ts';
import { earningsDays, type Earnings } from '#contract/payments/earnings/schema.ts';
import { GarriInMeasure } from '#web/illustrations/produce.tsx';
import { momentOf, shortDayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { byDay, nearDay } from '../days.ts';
import { EarnedOrder } from './earned-order.tsx';

/** Earnings ready to be paid first, then those held with the reason, then each day. */
export function EarningsScreen({ earnings }: { earnings: Earnings }) {
  const { earnings: copy } = useCatalogue(agentMoneyCopy);
  const { earningsKobo, heldKobo, orders, payouts } = earnings;
  if (orders.length === 0 && payouts.length === 0 && earningsKobo === 0) {
    return (
      <EmptyState
        picture={<GarriInMeasure />}
        title={copy.empty}
        text={copy.emptyText}
        action={<ButtonLink href={paths.dashboard}>{copy.toWork}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Amount label={copy.ready} kobo={earningsKobo} isFirst />
        <Amount label={copy.held} kobo={heldKobo} />
      </div>
      <Held earnings={earnings} />
      <Released earnings={earnings} />
      <Payouts payouts={payouts} />
    </>
  );
}

function Amount({ label, kobo, isFirst = false }: { label: string; kobo: number; isFirst?: boolean }) {
  return (
    <p className={isFirst ? 'card border-2 border-leaf' : 'card'}>
      <span className="block">{label}</span>
      <span className="mt-auto block text-xl font-extrabold">{naira(kobo)}</span>
    </p>
  );
}

function Held({ earnings: { orders } }: { earnings: Earnings }) {
  const { earnings: copy } = useCatalogue(agentMoneyCopy);
  const held = orders.filter((order) => order.held !== null);
  if (held.length === 0) return null;
  return (
    <Card title={copy.held}>
      <p className="text-ink-soft">{copy.heldText}</p>
      <ul className="grid gap-3">
        {held.map((order) => (
          <EarnedOrder key={order.code} order={order} />
        ))}
      </ul>
    </Card>
  );
}

function Released({ earnings: { orders } }: { earnings: Earnings }) {
  const { earnings: copy, today, yesterday } = useCatalogue(agentMoneyCopy);
  const now = useNow();
  const days = byDay(orders.filter(({ held }) => held === null));
  return (
    <Card title={copy.of(earningsDays)}>
      {days.length === 0 && <p className="text-ink-soft">{copy.noneReleased}</p>}
      {days.map(([date, earned]) => {
        const near = nearDay(date, now);
        const sum = earned.reduce((total, { kobo }) => total + kobo, 0);
        return (
          <section
            key={date}
            className="grid gap-3 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0"
          >
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
              <span>{near === null ? shortDayOf(`${date}T12:00:00Z`) : { today, yesterday }[near]}</span>
              <span className="font-extrabold">{copy.day(naira(sum))}</span>
            </h3>
            <ul className="grid gap-3">
              {earned.map((order) => (
                <EarnedOrder key={order.code} order={order} />
              ))}
            </ul>
          </section>
        );
      })}
    </Card>
  );
}

function Payouts({ payouts }: Pick<Earnings, 'payouts'>) {
  const { earnings: copy } = useCatalogue(agentMoneyCopy);
  return (
    <Card title={copy.paid}>
      {payouts.length === 0 ? (
        <p className="text-ink-soft">{copy.noPayouts}</p>
      ) : (
        <ul className="grid gap-3">
          {payouts.map(({ at, kobo }) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4">
              <span>{momentOf(at)}</span>
              <span className="font-extrabold">{naira(kobo)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
