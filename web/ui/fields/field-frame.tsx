import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong; its presence marks the field. */
  error?: string | undefined;
}

/** What a control needs so that its label, hint and error are read with it. */
interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldWords {
  children: (wiring: Wiring) => ReactNode;
}

/** Label above, hint and error below, tied to the control between them. */
export function FieldFrame({ label, hint, error, children }: Props) {
  const id = useId();
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className="field-error" id={`${id}error`} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
