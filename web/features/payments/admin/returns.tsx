import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { returnsCopy } from '#contract/copy/admin/returns.ts';
import { decideParcel, receiveReturn, writeReturnOff } from '#contract/payments/returns/endpoints.ts';
import type { GoodsReturn } from '#contract/payments/returns/schema.ts';
import { holds } from '#contract/permissions.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { returnsQuery } from './queries.ts';
import { useMoneyWrite } from './use-money-write.ts';
import { useWanted } from './payouts/use-wanted.ts';
import { AdminMoneyGate } from './permission-gate.tsx';
import { AdminWordsForm } from './note-form.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** Goods that agents have to bring back, and what became of them. */
export function ReturnsSection({ me }: { me: User }) {
  const words = useCatalogue(returnsCopy);
  const query = useQuery({ ...returnsQuery(useInCity()), enabled: holds(me, 'orders:view') });
  if (!holds(me, 'orders:view')) return null;
  return (
    <Card title={words.title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-28" />}>
        {(returns) =>
          returns.length === 0 ? (
            <p className="text-ink-soft">{words.none}</p>
          ) : (
            <ul className="grid gap-5">
              {returns.map((one) => (
                <One key={one.id} one={one} me={me} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function One({ one, me }: { one: GoodsReturn; me: User }) {
  const words = useCatalogue(returnsCopy);
  const wanted = useWanted(one.id);
  const { code, bag, goods, agentName, worthKobo, kobo, madeAt, broughtAt, parcel } = one;
  return (
    <li ref={wanted} tabIndex={-1} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold wrap-anywhere">{goods}</span>
        {parcel ? (
          <Badge tone="garri">{words.parcel.mark}</Badge>
        ) : (
          <span className="text-lg font-extrabold">{naira(worthKobo)}</span>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {agentName} · {bag !== null && `${words.bag(bag)} · `}
        {code} · {broughtAt === null ? words.left(momentOf(madeAt)) : words.brought(momentOf(broughtAt))}
      </p>
      {parcel ? (
        <p className="text-sm text-ink-soft">
          {parcel.keptUntil === null
            ? words.parcel.to[parcel.to]
            : words.parcel.kept(momentOf(parcel.keptUntil))}
          {' · '}
          {words.parcel.declared}
        </p>
      ) : (
        <p className="text-sm text-ink-soft">{words.onAccount(naira(kobo))}</p>
      )}
      <AdminMoneyGate me={me} permission="orders:manage" ownerId={one.agentId}>
        {parcel?.receivedAt ? <DecideParcel one={one} /> : <Decide one={one} me={me} />}
      </AdminMoneyGate>
    </li>
  );
}

function Decide({ one, me }: { one: GoodsReturn; me: User }) {
  const { id: returnId } = one;
  const words = useCatalogue(returnsCopy);
  const [asked, setAsked] = useState<'thrown-away' | 'written-off' | null>(null);
  const after = { done: words.done, onDone: () => setAsked(null) };
  const receive = useMoneyWrite(receiveReturn, after);
  const writeOff = useMoneyWrite(writeReturnOff, after);
  if (asked !== null) {
    return (
      <AdminWordsForm
        label={words.reason}
        refused={words.reasonRefused}
        confirm={words.confirm[asked]}
        isDangerous
        isPending={receive.isPending || writeOff.isPending}
        onSend={(reason) =>
          asked === 'written-off'
            ? writeOff.send({ returnId, reason })
            : receive.send({ returnId, outcome: { kind: asked, reason } })
        }
        onBack={() => setAsked(null)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        isBusy={receive.isPending}
        onClick={() => receive.send({ returnId, outcome: { kind: 'received' } })}
      >
        {one.parcel ? words.parcel.receive : words.confirm.received}
      </Button>
      {!one.parcel && (
        <Button variant="secondary" onClick={() => setAsked('thrown-away')}>
          {words.confirm['thrown-away']}
        </Button>
      )}
      {holds(me, 'money:manage') && (
        <Button variant="quiet" onClick={() => setAsked('written-off')}>
          {words.confirm['written-off']}
        </Button>
      )}
    </div>
  );
}

const decisions = ['hand-over', 'keep', 'dispose'] as const;

/** A parcel that the office has: fetched by its sender, kept for longer, or disposed of, with a reason. */
function DecideParcel({ one: { id: returnId } }: { one: GoodsReturn }) {
  const words = useCatalogue(returnsCopy);
  const [asked, setAsked] = useState<(typeof decisions)[number] | null>(null);
  const decide = useMoneyWrite(decideParcel, { done: words.done, onDone: () => setAsked(null) });
  if (asked !== null) {
    return (
      <AdminWordsForm
        label={words.reason}
        refused={words.reasonRefused}
        confirm={words.parcel.decisions[asked]}
        isDangerous={asked === 'dispose'}
        isPending={decide.isPending}
        onSend={(reason) => decide.send({ returnId, decision: asked, reason })}
        onBack={() => setAsked(null)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant={decision === 'hand-over' ? 'primary' : 'secondary'}
          onClick={() => setAsked(decision)}
        >
          {words.parcel.decisions[decision]}
        </Button>
      ))}
    </div>
  );
}
