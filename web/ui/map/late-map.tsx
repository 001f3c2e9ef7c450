import { useEffect, useState, type ComponentType } from 'react';
import { Skeleton } from '../states/skeleton.tsx';
import type { MapProps } from './map-view.tsx';

interface Props extends Omit<MapProps, 'words'> {
  words: MapProps['words'] & { loading: string; failed: string };
}

type Loaded = ComponentType<MapProps> | 'failed' | undefined;

/** A map whose code comes when one is opened; without it the words beside the map still stand. */
export function LateMap({ words, ...props }: Props) {
  const [Loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isHere = true;
    import('./map-view.tsx').then(
      ({ MapView }) => isHere && setLoaded(() => MapView),
      () => isHere && setLoaded('failed'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (Loaded === 'failed') return <p className="text-ink-soft">{words.failed}</p>;
  if (Loaded === undefined) {
    return (
      <div aria-busy="true">
        <output className="sr-only">{words.loading}</output>
        <Skeleton className="h-64" />
      </div>
    );
  }
  return <Loaded {...props} words={words} />;
}
