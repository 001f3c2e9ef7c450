import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { payCopy } from '#contract/copy/payments.ts';
import { paths } from '#contract/paths.ts';
import type { PaymentStanding } from '#contract/payments/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { orderLink } from '#web/features/orders/links.ts';
import { refreshOrders } from '#web/features/orders/queries.ts';
import { patientLooks, paymentQuery } from './queries.ts';
import { PayAtDoor } from './pay-at-door.tsx';
import { PayOnline } from './pay-online.tsx';
import { PaymentStateCard } from './payment-state-card.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';

interface Props {
  code: string;
  reference: string;
}

/** State of the payment, polled until it is final. */
export function PaymentReturn({ code, reference }: Props) {
  const client = useQueryClient();
  const query = useQuery(paymentQuery(reference));
  const { data, error } = query;
  const isKnown = data !== undefined && data.state !== 'open';
  useEffect(() => {
    if (isKnown) refreshOrders(client, code);
  }, [isKnown, client, code]);
  if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'bad-input'))
    return <UnknownPayment code={code} />;
  if (isKnown) return <Known code={code} standing={data} />;
  if (data?.isComing === false) return <NotPaid code={code} standing={data} query={query} />;
  const isLong = query.isFetchedAfterMount && looksOf(client, reference) >= patientLooks;
  return (
    <PaymentWaiting isLong={isLong} isAway={error instanceof ApiError} onLook={() => void query.refetch()}>
      {isLong && data !== undefined && (
        <PayOnline code={code} token={orderLink(code)?.token ?? null} kobo={data.kobo} isFirst={false} />
      )}
    </PaymentWaiting>
  );
}

function looksOf(client: ReturnType<typeof useQueryClient>, reference: string): number {
  const state = client.getQueryState(paymentQuery(reference).queryKey);
  return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
}

function Known({ code, standing: { state, kobo } }: { code: string; standing: PaymentStanding }) {
  const { back: copy } = useCatalogue(payCopy);
  const money = naira(kobo);
  if (state === 'paid')
    return (
      <PaymentStateCard tone="leaf" icon="check" title={copy.paid(money)} text={copy.paidText}>
        <ToOrder code={code} />
      </PaymentStateCard>
    );
  if (state === 'returned')
    return (
      <PaymentStateCard tone="garri" icon="info" title={copy.returned} text={copy.returnedText(money)}>
        <ToOrder code={code} />
      </PaymentStateCard>
    );
  return (
    <PaymentStateCard tone="pepper" icon="warning" title={copy.failed} text={copy.failedText}>
      <PayOnline code={code} token={orderLink(code)?.token ?? null} kobo={kobo} isFirst />
      <ToOrder code={code} isSecond />
    </PaymentStateCard>
  );
}

/** Left on the provider's page, or declined there: nobody waits for what does not come, and it is asked on all the same. */
function NotPaid({
  code,
  standing: { kobo },
  query,
}: {
  code: string;
  standing: PaymentStanding;
  query: { refetch: () => unknown; error: Error | null };
}) {
  const { back: copy } = useCatalogue(payCopy);
  const [, navigate] = useLocation();
  const token = orderLink(code)?.token ?? null;
  return (
    <PaymentStateCard tone="garri" icon="info" title={copy.failed} text={copy.notPaidText}>
      {query.error instanceof ApiError && <Alert tone="info">{copy.away}</Alert>}
      <PayOnline code={code} token={token} kobo={kobo} isFirst />
      <PayAtDoor code={code} token={token} onDone={() => navigate(paths.trackOrder(code))} />
      <Button variant="quiet" onClick={() => void query.refetch()}>
        {copy.paidAllTheSame}
      </Button>
      <ToOrder code={code} isSecond />
    </PaymentStateCard>
  );
}

/** The address lacks the reference that the provider adds. */
export function UnknownPayment({ code }: { code: string }) {
  const { back: copy } = useCatalogue(payCopy);
  return (
    <PaymentStateCard tone="garri" icon="info" title={copy.unknown} text={copy.unknownText}>
      <ToOrder code={code} />
    </PaymentStateCard>
  );
}

function ToOrder({ code, isSecond = false }: { code: string; isSecond?: boolean }) {
  const { back: copy } = useCatalogue(payCopy);
  return (
    <ButtonLink href={paths.trackOrder(code)} size="large" variant={isSecond ? 'secondary' : 'primary'}>
      {copy.toOrder}
    </ButtonLink>
  );
}
