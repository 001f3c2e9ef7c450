import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import type { VisitsSummary } from '#contract/analytics/schema.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import { verdictOn, type VitalName } from '../verdicts.ts';

const tones = { good: 'leaf', fair: 'garri', poor: 'pepper' } as const;

/** How the pages feel on people's phones. */
export function AdminVitals({ vitals }: Pick<Extract<VisitsSummary, { collecting: true }>, 'vitals'>) {
  const { analytics: words } = useCatalogue(adminCopy);
  const heads = words.columns;
  return (
    <Card title={words.vitals}>
      <p className="text-ink-soft">{words.vitalsText}</p>
      <Table
        caption={words.vitals}
        rows={vitals}
        keyOf={({ name }) => name}
        columns={[
          {
            key: 'measure',
            head: heads.measure,
            cell: ({ name }) => `${words.names[name]} (${name})`,
            isTitle: true,
          },
          {
            key: 'p75',
            head: heads.p75,
            cell: ({ name, p75 }) => measured(name, p75, words),
            isNumber: true,
          },
          { key: 'samples', head: heads.samples, cell: ({ samples }) => samples, isNumber: true },
          {
            key: 'verdict',
            head: heads.verdict,
            cell: (vital) => {
              const verdict = verdictOn(vital);
              return <Badge tone={tones[verdict]}>{words.verdicts[verdict]}</Badge>;
            },
          },
        ]}
      />
    </Card>
  );
}

function measured(name: VitalName, value: number, words: AdminCopy['analytics']): string {
  if (name === 'CLS') return value.toFixed(2);
  return value >= 1000
    ? words.seconds((value / 1000).toFixed(1))
    : words.milliseconds(String(Math.round(value)));
}
