import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  src: string;
  alt: string;
  /** It did not come, however often it was asked for. */
  onError?: () => void;
}

const waitsSeconds = [5, 15, 45];

/** A picture from the server. One that does not come is asked for again: the place where they are kept may be away. */
export function ComingPicture(props: Props) {
  return <AskedPicture key={props.src} {...props} />;
}

function AskedPicture({ onError, alt, className, ...image }: Props) {
  const { pictureComes } = useCopy().shell;
  const [{ tries, isHere }, setState] = useState({ tries: 0, isHere: true });
  const first = useRef<HTMLImageElement>(null);
  // On a page that the server rendered it may have failed before anybody listened.
  useEffect(() => {
    if (first.current?.complete === true && first.current.naturalWidth === 0)
      setState({ tries: 0, isHere: false });
  }, []);
  const wait = waitsSeconds[tries];
  const isAwaited = !isHere && wait !== undefined;
  useEffect(() => {
    if (!isAwaited) return;
    const again = () => setState({ tries: tries + 1, isHere: true });
    const timer = setTimeout(again, wait * 1000);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isAwaited, tries, wait]);
  const failed = () => {
    setState({ tries, isHere: false });
    if (wait === undefined) onError?.();
  };
  if (!isAwaited) return <img ref={first} {...image} alt={alt} className={className} onError={failed} />;
  return (
    <span
      className={classNames('grid place-items-center bg-sunk text-ink-soft', className)}
      title={pictureComes}
    >
      <Icon name="clock" />
      <span className="sr-only">{alt === '' ? pictureComes : `${alt}: ${pictureComes}`}</span>
    </span>
  );
}
