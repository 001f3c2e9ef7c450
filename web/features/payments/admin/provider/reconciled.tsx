import { Link } from 'wouter';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import type { reconcile } from '#contract/payments/books/endpoints.ts';
import type { Reconciled } from '#contract/payments/books/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { plainNaira, saveTable } from '../save-table.ts';

/** Line by line; what does not match stands first, and its colour is never alone. */
export function AdminReconciled({
  matched: { lines, ourKobo, theirKobo },
}: {
  matched: ReplyOf<typeof reconcile>;
}) {
  const { provider: copy, takings } = useCatalogue(adminMoneyCopy).day;
  const { columns } = copy;
  const sorted = lines.toSorted((a, b) => Number(a.state === 'matched') - Number(b.state === 'matched'));
  const unmatched = lines.filter(({ state }) => state !== 'matched').length;
  const money = (kobo: number | null) => (kobo === null ? '–' : naira(kobo));
  return (
    <div className="grid gap-4">
      <Alert tone={unmatched === 0 ? 'success' : 'warning'} title={unmatched > 0 && copy.differs(unmatched)}>
        {unmatched === 0 && `${copy.agrees(lines.length)} `}
        {copy.sums(naira(ourKobo), naira(theirKobo))}
      </Alert>
      <Table
        caption={copy.title}
        rows={sorted.map((line, place) => ({ ...line, place }))}
        keyOf={({ place }) => String(place)}
        columns={[
          { key: 'state', head: columns.state, isTitle: true, cell: stateCell },
          { key: 'reference', head: columns.reference, cell: referenceCell },
          { key: 'order', head: columns.order, cell: orderCell },
          { key: 'ours', head: columns.ours, isNumber: true, cell: (line) => money(line.ourKobo) },
          { key: 'theirs', head: columns.theirs, isNumber: true, cell: (line) => money(line.theirKobo) },
        ]}
      />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => saveMatched(sorted, copy)}
      >
        {takings.csv}
      </Button>
    </div>
  );
}

function stateCell({ state }: Reconciled) {
  return <State state={state} />;
}

function State({ state }: Pick<Reconciled, 'state'>) {
  const { provider: copy } = useCatalogue(adminMoneyCopy).day;
  return <Badge tone={state === 'matched' ? 'leaf' : 'pepper'}>{copy.states[state]}</Badge>;
}

function referenceCell({ reference }: Reconciled) {
  return <span className="text-sm wrap-anywhere">{reference}</span>;
}

function orderCell({ code }: Reconciled) {
  if (code === null) return '–';
  return (
    <Link className="link" href={`${paths.adminOrders}?order=${code}`}>
      {code}
    </Link>
  );
}

function saveMatched(
  lines: readonly Reconciled[],
  copy: (typeof adminMoneyCopy)['en']['day']['provider'],
): void {
  const { columns, states } = copy;
  const money = (kobo: number | null) => (kobo === null ? '' : plainNaira(kobo));
  saveTable(copy.file, [
    [columns.state, columns.reference, columns.order, columns.ours, columns.theirs],
    ...lines.map(({ state, reference, code, ourKobo, theirKobo }) => [
      states[state],
      reference,
      code ?? '',
      money(ourKobo),
      money(theirKobo),
    ]),
  ]);
}
