import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props {
  children: ReactNode;
  /** Drawn as a question: not sure that this is what was meant. */
  isUnsure?: boolean;
  onEdit: () => void;
  onRemove: () => void;
  removeLabel: string;
}

/** One thing that was understood, to be corrected or taken out. */
export function Chip({ children, isUnsure = false, onEdit, onRemove, removeLabel }: Props) {
  return (
    <span className={classNames('chip', isUnsure && 'chip-unsure')}>
      <button type="button" onClick={onEdit}>
        {children}
      </button>
      <button type="button" className="chip-remove" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" size={20} />
      </button>
    </span>
  );
}
