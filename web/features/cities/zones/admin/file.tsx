import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { readZonesFile, zonesFile, type ZoneChange } from '#contract/cities/zones/geojson.ts';
import type { CityOfZones, OfficeZone } from '#contract/cities/zones/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { download } from '#web/lib/device/download.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useImportZones } from './queries.ts';

interface Props {
  city: CityOfZones;
  /** All of them, wherever they lie. */
  zones: readonly OfficeZone[];
}

const mostBytes = 1_000_000;

/** The zones of a city into a file, and from one: what would change is shown, and nothing changes before the word is given. */
export function ZonesFile({ city, zones }: Props) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  const [text, setText] = useState<string | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const own = zones.filter(({ cityId }) => cityId === city.id);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setTooLarge(file.size > mostBytes);
    setText(file.size > mostBytes ? null : await file.text());
  };
  return (
    <Card title={copy.importTitle}>
      <p className="text-ink-soft">{copy.importHint}</p>
      <Field
        label={copy.file}
        type="file"
        accept=".geojson,.json,application/geo+json,application/json"
        error={isTooLarge ? copy.tooLarge : undefined}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // The same file may be chosen again once it was put right.
          event.target.value = '';
        }}
      />
      {text !== null && <Preview city={city} zones={zones} text={text} onDone={() => setText(null)} />}
      {own.length > 0 && (
        <Button
          variant="secondary"
          onClick={() => download(`${city.name}.geojson`, 'application/geo+json', zonesFile(own))}
        >
          {copy.exportAll}
        </Button>
      )}
    </Card>
  );
}

/** Read against the zones as they stand at this moment. */
function Preview({ city, zones, text, onDone }: Props & { text: string; onDone: () => void }) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  const write = useImportZones();
  const failed = useFailure();
  const read = readZonesFile(text, city, zones);
  if (!read.ok) return <Alert tone="danger">{copy.fileFaults[read.why]}</Alert>;
  if (read.refused.length > 0) {
    return (
      <Alert tone="danger" title={copy.wrong}>
        <ul>
          {read.refused.map(({ at, name, why, neighbour }) => (
            <li key={at}>{copy.featureFault(at, name, why, neighbour)}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  const changes = read.changes.filter(({ kind }) => kind !== 'same');
  if (changes.length === 0) return <Alert tone="info">{copy.noChanges}</Alert>;
  const apply = () =>
    write.mutate(
      { cityId: city.id, zones: changes.map(({ zone }) => zone) },
      {
        onSuccess: () => {
          showToast({ title: copy.applied(changes.length), tone: 'success' });
          onDone();
        },
        onError: failed,
      },
    );
  return (
    <div className="grid gap-3">
      <Alert tone="info" title={copy.changes}>
        <ul>
          {changes.map((change) => (
            <Change key={change.zone.name} change={change} />
          ))}
        </ul>
      </Alert>
      <Button isBusy={write.isPending} onClick={apply}>
        {copy.apply}
      </Button>
    </div>
  );
}

function Change({ change: { zone, before } }: { change: ZoneChange }) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  const { name, outline, feeKobo } = zone;
  if (before === null) return <li>{copy.added(name, outline.length)}</li>;
  const isFee = feeKobo !== null && feeKobo !== before.feeKobo;
  const parts = [
    ...(before.isRedrawn ? [copy.redrawn(before.points, outline.length)] : []),
    ...(isFee ? [copy.feeFromTo(naira(before.feeKobo), naira(feeKobo))] : []),
  ];
  return (
    <li>
      {name}: {parts.join(', ')}
    </li>
  );
}
