import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface Props {
  name: string;
  label: ReactNode;
  children?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of a few ways, with what it means. */
export function ComposerOption({ name, label, children, isChosen, onChoose }: Props) {
  return (
    <label
      className={classNames(
        'tick rounded-md border-2 px-4',
        isChosen ? 'border-leaf bg-leaf-soft' : 'border-line bg-surface',
      )}
    >
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-extrabold">{label}</span>
        {children}
      </span>
    </label>
  );
}
