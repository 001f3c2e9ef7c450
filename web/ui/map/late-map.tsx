import { useEffect, useState, type ComponentType } from 'react';
import { Skeleton } from '../states/skeleton.tsx';
import type { MapProps } from './map-view.tsx';
import type { OutlinesProps } from './outlines-view.tsx';

interface Props extends Omit<MapProps, 'words'> {
  words: MapProps['words'] & { loading: string; failed: string };
}

interface LateOutlines extends Omit<OutlinesProps, 'words'> {
  words: Props['words'];
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

interface LateProps<Shown extends { words: Props['words'] }> {
  load: () => Promise<ComponentType<Shown>>;
  props: Shown;
}

function Late<Shown extends { words: Props['words'] }>({ load, props }: LateProps<Shown>) {
  const [Loaded, setLoaded] = useState<ComponentType<Shown> | 'failed'>();
  const { words } = props;
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
  if (Loaded === 'failed') return <p className="text-ink-soft">{words.failed}</p>;
  if (Loaded === undefined) {
    return (
      <div aria-busy="true">
        <output className="sr-only">{words.loading}</output>
        <Skeleton className="h-64" />
      </div>
    );
  }
  return <Loaded {...props} />;
}
