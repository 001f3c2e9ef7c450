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
import { AdminNoteForm } from './note-form.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** Goods that agents have to bring back, and what became of them. */
export function ReturnsSection({ me }: { me: User }) {
  const copy = useCatalogue(returnsCopy);
  const query = useQuery({ ...returnsQuery(useInCity()), enabled: holds(me, 'orders:view') });
  if (!holds(me, 'orders:view')) return null;
  return (
    <Card title={copy.title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-28" />}>
        {(returns) =>
          returns.length === 0 ? (
            <p className="text-ink-soft">{copy.none}</p>
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
  const copy = useCatalogue(returnsCopy);
  const wanted = useWanted(one.id);
  const { code, bag, goods, agentName, worthKobo, kobo, madeAt, broughtAt, parcel } = one;
  return (
    <li ref={wanted} tabIndex={-1} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold wrap-anywhere">{goods}</span>
        {parcel ? (
          <Badge tone="garri">{copy.parcel.mark}</Badge>
        ) : (
          <span className="text-lg font-extrabold">{naira(worthKobo)}</span>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {agentName} · {bag !== null && `${copy.bag(bag)} · `}
        {code} · {broughtAt === null ? copy.left(momentOf(madeAt)) : copy.brought(momentOf(broughtAt))}
      </p>
      {parcel ? (
        <p className="text-sm text-ink-soft">
          {parcel.keptUntil === null
            ? copy.parcel.to[parcel.to]
            : copy.parcel.kept(momentOf(parcel.keptUntil))}
          {' · '}
          {copy.parcel.declared}
        </p>
      ) : (
        <p className="text-sm text-ink-soft">{copy.onAccount(naira(kobo))}</p>
      )}
      <AdminMoneyGate me={me} permission="orders:manage" ownerId={one.agentId}>
        {parcel?.receivedAt ? <DecideParcel one={one} /> : <Decide one={one} me={me} />}
      </AdminMoneyGate>
    </li>
  );
}

function Decide({ one, me }: { one: GoodsReturn; me: User }) {
  const { id: returnId } = one;
  const copy = useCatalogue(returnsCopy);
  const [asked, setAsked] = useState<'thrown-away' | 'written-off' | null>(null);
  const after = { done: copy.done, onDone: () => setAsked(null) };
  const receive = useMoneyWrite(receiveReturn, after);
  const writeOff = useMoneyWrite(writeReturnOff, after);
  if (asked !== null) {
    return (
      <AdminNoteForm
        label={copy.reason}
        refused={copy.reasonRefused}
        confirm={copy.confirm[asked]}
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
        {one.parcel ? copy.parcel.receive : copy.confirm.received}
      </Button>
      {!one.parcel && (
        <Button variant="secondary" onClick={() => setAsked('thrown-away')}>
          {copy.confirm['thrown-away']}
        </Button>
      )}
      {holds(me, 'money:manage') && (
        <Button variant="quiet" onClick={() => setAsked('written-off')}>
          {copy.confirm['written-off']}
        </Button>
      )}
    </div>
  );
}

const decisions = ['hand-over', 'keep', 'dispose'] as const;

/** A parcel that the office has: fetched by its sender, kept for longer, or disposed of, with a reason. */
function DecideParcel({ one: { id: returnId } }: { one: GoodsReturn }) {
  const copy = useCatalogue(returnsCopy);
  const [asked, setAsked] = useState<(typeof decisions)[number] | null>(null);
  const decide = useMoneyWrite(decideParcel, { done: copy.done, onDone: () => setAsked(null) });
  if (asked !== null) {
    return (
      <AdminNoteForm
        label={copy.reason}
        refused={copy.reasonRefused}
        confirm={copy.parcel.decisions[asked]}
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
          {copy.parcel.decisions[decision]}
        </Button>
      ))}
    </div>
  );
}
