import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldCopy } from './field-frame.tsx';

interface Props extends FieldCopy, Omit<ComponentProps<'input'>, 'id' | 'className' | 'prefix'> {
  /** A sign before what is typed: the naira. */
  prefix?: ReactNode;
  /** Stands inside the field at its end: a button that shows the password, a unit. */
  end?: ReactNode;
}

/** A line of text to type. */
export function Field({ label, hint, error, prefix, end, ...rest }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="control-row">
          {prefix && (
            <span className="control-start" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input type="text" {...rest} {...wiring} className="control" />
          {end && <span className="control-end">{end}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
