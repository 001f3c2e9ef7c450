import { useState, type ComponentProps } from 'react';
import { useSavesData } from '#web/lib/device/data-saver.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { classNames } from '../class-names.ts';
import { ComingPicture } from './coming-picture.tsx';
import { Icon } from '../icon.tsx';

interface Props extends ComponentProps<typeof ComingPicture> {
  /** It stands in a button or a link that shows it large: that one takes the touch. */
  isInButton?: boolean;
}

/** A picture that somebody uploaded. Where this device saves data, it comes once it was touched. */
export function UploadedPicture({ isInButton = false, ...image }: Props) {
  const { showPicture } = useCopy().shell;
  const savesData = useSavesData();
  const [isAsked, setAsked] = useState(false);
  if (!savesData || isAsked) return <ComingPicture {...image} />;
  const { alt, className } = image;
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
