import { useQuery } from '@tanstack/react-query';
import { payCopy } from '#contract/copy/payments.ts';
import { keysOf } from '#contract/keys-of.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { costOf, standingOf, type MoneyFacts } from '#contract/orders/money-standing.ts';
import type { OwnOrderSummary } from '#contract/orders/own-summary.ts';
import type { Order } from '#contract/orders/schema.ts';
import { showHowPaid } from '#contract/payments/order-money/how-paid-endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { naira, shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { VatRow } from './fee-rows.tsx';
import { MoneyRow, MoneyRows } from './money-rows.tsx';

type Paid = ReplyOf<typeof showHowPaid>;
type OwnMoneyFacts = MoneyFacts & { paid: Paid };

/** Asks the book what was paid of an order. */
export function useHowPaid({ code }: Pick<Order, 'code'>, token: string | null) {
  return useQuery({ ...apiQuery(showHowPaid, { code, token }), staleTime: 0 });
}

/** An order's money with that; nothing until it is heard. */
export function useMoneyFacts(order: Order, token: string | null): OwnMoneyFacts | undefined {
  const { data } = useHowPaid(order, token);
  return data === undefined ? undefined : moneyFactsOf(order, data);
}

export function moneyFactsOf(order: Order, paid: Paid): OwnMoneyFacts {
  const { status, payWay, toPayKobo, isBillFinal, billKobo, estimateKobo } = order;
  // The items bought so far come to less than what is still to come.
  const totalKobo = isBillFinal ? billKobo : Math.max(billKobo, estimateKobo);
  return { status, payWay, toPayKobo, totalKobo, isTotalFinal: isBillFinal, paid };
}

/** Rows for what was paid and how, what goes back and where to, and what is left to pay. */
export function MoneyStandingRows({ facts, isMember }: { facts: OwnMoneyFacts; isMember: boolean }) {
  const { money: copy } = useCatalogue(payCopy);
  const { paid } = facts;
  const standing = standingOf(facts);
  const ways = keysOf(copy.ways).filter((way) => paid[way] > 0);
  const backs = keysOf(copy.back).filter((place) => paid[place] > 0);
  const isOneWay = standing.kind === 'paid-ahead' && ways.length === 1 && backs.length === 0;
  return (
    <section aria-label={copy.title} className="grid gap-2">
      <MoneyRows>
        {!isOneWay && ways.map((way) => <MoneyRow key={way} label={copy.ways[way]} kobo={paid[way]} />)}
        {backs.map((place) => (
          <MoneyRow key={place} label={copy.back[place]} kobo={paid[place]} />
        ))}
        <MoneyRow
          label={copy.standing[standing.kind]}
          kobo={standing.kind === 'nothing' ? 0 : standing.kobo}
          isTotal
        />
      </MoneyRows>
      {paid.checkedKobo !== null && paid.checkedKobo > 0 && <p>{copy.checked(naira(paid.checkedKobo))}</p>}
      <p className="text-ink-soft">{noteOn(standing.kind, copy, isMember)}</p>
    </section>
  );
}

type Copy = (typeof payCopy)['en']['money'];

function noteOn(kind: ReturnType<typeof standingOf>['kind'], copy: Copy, isMember: boolean): string | null {
  switch (kind) {
    case 'about-at-door':
    case 'at-door':
      return copy.atDoor;
    case 'pay-now':
    case 'paid-ahead':
      return copy.rest[isMember ? 'credit' : 'sender'];
    case 'paid':
      return copy.allPaid;
    case 'nothing':
      return copy.nothing;
    case 'owed':
      return null;
  }
}

/**
 * The final cost of an order that came to nothing, with both ways of a parcel that its sender has again; the estimate of
 * its list concerns nobody any more.
 */
export function EndedCost({
  facts,
  order,
}: {
  facts: MoneyFacts;
  order: Pick<Order, 'vat' | 'parcelReturn'>;
}) {
  const { money: copy } = useCatalogue(payCopy);
  const kobo = costOf(facts);
  if (kobo === null || kobo === 0) return null;
  const way = order.parcelReturn;
  const backKobo = way?.outcome === 'brought-back' ? way.feeKobo : 0;
  const hasBoth = backKobo > 0 && backKobo < kobo;
  return (
    <MoneyRows>
      {hasBoth && <MoneyRow label={copy.wayThere} kobo={kobo - backKobo} />}
      {hasBoth && <MoneyRow label={copy.wayBack} kobo={backKobo} />}
      <MoneyRow label={copy.cost} kobo={kobo} isTotal={hasBoth} />
      <VatRow vat={order.vat} />
    </MoneyRows>
  );
}

/** The same in a line of a list. */
export function MoneyLine({ order }: { order: OwnOrderSummary }) {
  const { money: copy } = useCatalogue(payCopy);
  const { status, finalKobo, estimateKobo, money } = order;
  if (money === null) return null;
  const totalKobo = finalKobo ?? estimateKobo;
  const standing = standingOf({ status, totalKobo, isTotalFinal: finalKobo !== null, ...money });
  const backs = keysOf(copy.lineBack).filter((place) => money.paid[place] > 0);
  const parts = [
    copy.line[standing.kind](standing.kind === 'nothing' ? '' : shortNaira(standing.kobo)),
    ...backs.map((place) => copy.lineBack[place](shortNaira(money.paid[place]))),
  ];
  return <p className="font-extrabold">{parts.join(' · ')}</p>;
}
