import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import type { ReplyOf, SentTo } from '#contract/endpoint.ts';
import type { handleOrders } from '#contract/orders/admin/endpoints.ts';
import type { HandlingName } from '#contract/orders/admin/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useHandleOrders } from '../queries.ts';
import { foresee } from './forecast.ts';
import type { ChosenOrders } from '../list/use-chosen-orders.ts';
import { AdminBulkForm } from './form.tsx';
import { AdminBulkOutcome } from './outcome.tsx';

interface Props {
  what: HandlingName;
  chosen: ChosenOrders;
  me: User;
  onClose: () => void;
}

type Results = ReplyOf<typeof handleOrders>['results'];

/** One thing for several orders: what it will come to, yes, and what came of each. */
export function AdminBulk({ what, chosen, me, onClose }: Props) {
  // Orders chosen when the dialog opened, because the list behind it keeps changing.
  const [foreseen] = useState(() => foresee(chosen.chosen, what, me.id));
  const [results, setResults] = useState<Results | null>(null);
  const handle = useHandleOrders();
  const requestId = useRequestIds();
  const failed = useFailure();
  if (results !== null) return <AdminBulkOutcome what={what} results={results} onClose={onClose} />;
  const go = (handling: SentTo<typeof handleOrders>['handling']) => {
    const orders = foreseen.will.map(({ code, version, openAlarms }) => ({ code, version, openAlarms }));
    const body = { handling, orders };
    const onSuccess = ({ results: came }: { results: Results }) => {
      setResults(came);
      chosen.keep(came.filter(({ refusal }) => refusal !== null).map(({ code }) => code));
    };
    handle.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError: failed });
  };
  return (
    <AdminBulkForm what={what} foreseen={foreseen} isPending={handle.isPending} onGo={go} onBack={onClose} />
  );
}
