import { useEffect, useState, type ComponentType } from 'react';
import { Skeleton } from '../states/skeleton.tsx';
import type { MapProps } from './map-view.tsx';
import type { OutlinesProps } from './outlines-view.tsx';

interface Props extends Omit<MapProps, 'copy'> {
  copy: MapProps['copy'] & { loading: string; failed: string };
}

interface LateOutlines extends Omit<OutlinesProps, 'copy'> {
  copy: Props['copy'];
}

const loadMap = () => import('./map-view.tsx').then(({ MapView }) => MapView);
const loadOutlines = () => import('./outlines-view.tsx').then(({ OutlinesView }) => OutlinesView);

/** A map whose code comes when one is opened; without it the words beside the map still stand. */
export function LateMap(props: Props) {
  return <Late load={loadMap} props={props} />;
}

export function LateOutlinesMap(props: LateOutlines) {
  return <Late load={loadOutlines} props={props} />;
}

interface LateProps<Shown extends { copy: Props['copy'] }> {
  load: () => Promise<ComponentType<Shown>>;
  props: Shown;
}

function Late<Shown extends { copy: Props['copy'] }>({ load, props }: LateProps<Shown>) {
  const [Loaded, setLoaded] = useState<ComponentType<Shown> | 'failed'>();
  const { copy } = props;
  useEffect(() => {
    let isHere = true;
    load().then(
      (View) => isHere && setLoaded(() => View),
      () => isHere && setLoaded('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  if (Loaded === 'failed') return <p className="text-ink-soft">{copy.failed}</p>;
  if (Loaded === undefined) {
    return (
      <div aria-busy="true">
        <output className="sr-only">{copy.loading}</output>
        <Skeleton className="h-64" />
      </div>
    );
  }
  return <Loaded {...props} />;
}
