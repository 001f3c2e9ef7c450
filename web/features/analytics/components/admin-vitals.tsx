import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { verdictOn, type Verdict, type Vital } from '../verdicts.ts';

const tones = { good: 'leaf', fair: 'garri', poor: 'pepper' } as const;

/** How the pages feel on people's phones. */
export function AdminVitals({ vitals }: { vitals: Vital[] }) {
  const { analytics: words } = useCatalogue(adminCopy);
  return (
    <Card title={words.vitals}>
      <p className="text-ink-soft">{words.vitalsText}</p>
      <Table caption={words.vitals} rows={vitals} keyOf={({ name }) => name} columns={columnsOf(words)} />
    </Card>
  );
}

function columnsOf(words: AdminCopy['analytics']): Column<Vital>[] {
  const heads = words.columns;
  return [
    {
      key: 'measure',
      head: heads.measure,
      cell: ({ name }) => `${words.names[name]} (${name})`,
      isTitle: true,
    },
    { key: 'p75', head: heads.p75, cell: (vital) => measured(vital, words), isNumber: true },
    { key: 'samples', head: heads.samples, cell: ({ samples }) => samples, isNumber: true },
    { key: 'verdict', head: heads.verdict, cell: (vital) => <VerdictBadge verdict={verdictOn(vital)} /> },
  ];
}

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { analytics: words } = useCatalogue(adminCopy);
  return <Badge tone={tones[verdict]}>{words.verdicts[verdict]}</Badge>;
}

function measured({ name, p75 }: Vital, words: AdminCopy['analytics']): string {
  if (name === 'CLS') return p75.toFixed(2);
  return p75 >= 1000 ? words.seconds((p75 / 1000).toFixed(1)) : words.milliseconds(String(Math.round(p75)));
}
