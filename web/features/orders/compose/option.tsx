import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface Props {
  name: string;
  label: ReactNode;
  children?: ReactNode;
  isChosen: boolean;
  /** It cannot be chosen now; its text says why. */
  isShut?: boolean;
  onChoose: () => void;
  /** A finger has chosen it: keys that move through the options have not. */
  onTap?: () => void;
}

/** One of a few ways, with what it means. */
export function ComposerOption({ name, label, children, isChosen, isShut = false, onChoose, onTap }: Props) {
  const look = isShut
    ? 'cursor-default border-dashed border-line bg-sunk'
    : isChosen
      ? 'border-leaf bg-leaf-soft'
      : 'border-line bg-surface';
  return (
    // The radio inside takes keys; a click with a count is a finger or a mouse.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <label
      className={classNames('tick rounded-md border-2 px-[min(1rem,5.4vw)]', look)}
      onClick={(event) => event.detail > 0 && onTap?.()}
    >
      <input type="radio" name={name} checked={isChosen && !isShut} disabled={isShut} onChange={onChoose} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-extrabold">{label}</span>
        {children}
      </span>
    </label>
  );
}
