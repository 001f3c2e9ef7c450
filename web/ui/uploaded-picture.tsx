import { useState, type ComponentProps } from 'react';
import { useSavesData } from '../lib/data-saver.ts';
import { useCopy } from '../lib/surroundings.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  src: string;
  alt: string;
  /** It stands in a button or a link that shows it large: that one takes the touch. */
  isInButton?: boolean;
}

/** A picture that somebody uploaded. Where this device saves data, it comes once it was touched. */
export function UploadedPicture({ isInButton = false, alt, className, ...image }: Props) {
  const { showPicture } = useCopy().shell;
  const savesData = useSavesData();
  const [isAsked, setAsked] = useState(false);
  if (!savesData || isAsked) return <img {...image} alt={alt} className={className} />;
  const look = classNames('grid place-items-center bg-sunk text-ink-soft', className);
  if (isInButton) {
    return (
      <span className={look}>
        <Icon name="picture" />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames('cursor-pointer', look)}
      aria-label={alt === '' ? showPicture : `${showPicture}: ${alt}`}
      onClick={() => setAsked(true)}
    >
      <Icon name="picture" />
    </button>
  );
}
