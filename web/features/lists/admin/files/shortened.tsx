import { useState, type ReactNode } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';

const firstRows = 50;

interface Props<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first rows of many; the rest is one press away. */
export function Shortened<Row>({ rows, children }: Props<Row>) {
  const { files: copy } = useCatalogue(adminMarketsCopy);
  const [isWhole, showWhole] = useState(false);
  return (
    <>
      {children(isWhole ? rows : rows.slice(0, firstRows))}
      {!isWhole && rows.length > firstRows && (
        <Button variant="quiet" onClick={() => showWhole(true)}>
          {copy.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}
