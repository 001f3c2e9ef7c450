import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

export interface FieldCopy {
  label: ReactNode;
  hint?: ReactNode;
  /** Error text; its presence marks the field. */
  error?: string | undefined;
}

/** Attributes by which a control is read with its label, hint and error. */
interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldCopy {
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
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {hint && (
        <p className="field-hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
