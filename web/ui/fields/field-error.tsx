import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface Props {
  id?: string;
  children: ReactNode;
}

/** The error of a field, below it. A form that is refused finds its first wrong field by it. */
export function FieldError({ id, children }: Props) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="warning" />
      {children}
    </p>
  );
}
