import { useEffect, useMemo, useRef, useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { pointOf, type Outline, type OutlineFault } from '#contract/cities/zones/outline.ts';
import type { CityOfZones, OfficeZone } from '#contract/cities/zones/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { LateOutlinesMap } from '#web/ui/map/late-map.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { coordinatesOf, readCoordinates } from './coordinates.ts';
import { outlinesBeside } from './other-outlines.ts';

interface Props {
  city: CityOfZones;
  others: readonly OfficeZone[];
  points: Outline;
  fault: OutlineFault | undefined;
  /** The zone that the outline lies over. */
  neighbour: OfficeZone | undefined;
  /** Times that the outline kept its zone from being saved; with each it is brought into sight. */
  refusals: number;
  onPoints: (points: Outline) => void;
}

/** The outline of a zone: drawn on the map, or written as coordinates. */
export function OutlineField({ city, others, points, fault, neighbour, refusals, onPoints }: Props) {
  const { zones: copy, mapWords } = useCatalogue(adminMarketsCopy);
  const [earlier, setEarlier] = useState<readonly Outline[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [refusals]);
  const around = useMemo(() => outlinesBeside(others, city.id, neighbour), [others, city.id, neighbour]);
  const middle = useMemo(() => pointOf(city.middle), [city.middle]);
  const draw = (next: Outline) => {
    setEarlier([...earlier, points]);
    setChosen(null);
    onPoints(next);
  };
  const undo = () => {
    const before = earlier.at(-1);
    if (before === undefined) return;
    setEarlier(earlier.slice(0, -1));
    setChosen(null);
    onPoints(before);
  };
  return (
    <section ref={section} className="grid gap-3" aria-label={copy.outline} tabIndex={-1}>
      <div>
        <h3>{copy.outline}</h3>
        <p className="field-hint">{copy.outlineHint}</p>
      </div>
      <LateOutlinesMap
        label={copy.drawing(points.length)}
        copy={mapWords}
        others={around}
        own={points}
        chosen={chosen}
        middle={middle}
        drawing={{ onDraw: draw, onChoose: setChosen }}
      />
      {neighbour !== undefined && <Alert tone="danger">{copy.over(neighbour.name)}</Alert>}
      {fault !== undefined && <Alert tone="warning">{copy.faults[fault]}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={earlier.length === 0} onClick={undo}>
          {copy.undo}
        </Button>
        <Button
          variant="secondary"
          disabled={chosen === null}
          onClick={() => chosen !== null && draw(points.toSpliced(chosen, 1))}
        >
          {copy.takeOff}
        </Button>
        <Button variant="quiet" disabled={points.length === 0} onClick={() => draw([])}>
          {copy.clear}
        </Button>
      </div>
      <Coordinates points={points} onPoints={draw} />
    </section>
  );
}

/** The same points in writing, for people who do not draw. */
function Coordinates({ points, onPoints }: { points: Outline; onPoints: (points: Outline) => void }) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  const [written, setWritten] = useState<string | null>(null);
  const read = written === null ? points : readCoordinates(written);
  return (
    <TextArea
      label={copy.coordinates}
      hint={copy.coordinatesHint}
      rows={5}
      spellCheck={false}
      value={written ?? coordinatesOf(points)}
      error={typeof read === 'number' ? copy.coordinatesRefused(read) : undefined}
      onChange={({ target }) => {
        setWritten(target.value);
        const next = readCoordinates(target.value);
        if (typeof next !== 'number') onPoints(next);
      }}
      // A text that can be read is written anew as it is stored; any other waits to be put right.
      onBlur={() => typeof read !== 'number' && setWritten(null)}
    />
  );
}
