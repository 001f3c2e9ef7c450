import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { WrongLine } from '#contract/lists/files/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Shortened } from './shortened.tsx';

/** Every line that cannot be brought in, with its column and the reason. */
export function WrongLines({ wrong }: { wrong: readonly WrongLine[] }) {
  const { files: copy } = useCatalogue(adminMarketsCopy);
  if (wrong.length === 0) return null;
  return (
    <>
      <Alert tone="danger">{copy.wrong(new Set(wrong.map(({ line }) => line)).size)}</Alert>
      <Shortened rows={wrong}>
        {(shown) => (
          <ul className="grid gap-2">
            {shown.map(({ line, column, fault, cell, other }) => (
              <li key={`${line} ${column} ${fault} ${cell}`}>
                <strong>{copy.line(line, column)}:</strong> {copy.fault(fault, cell, other)}
              </li>
            ))}
          </ul>
        )}
      </Shortened>
    </>
  );
}
