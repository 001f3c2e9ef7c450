import type { ComponentProps } from 'react';
import { FieldFrame, type FieldCopy } from './field-frame.tsx';

interface Props extends FieldCopy, Omit<ComponentProps<'select'>, 'id' | 'className'> {}

/** One of several, in the phone's own list; options come as children. */
export function Select({ label, hint, error, ...rest }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => <select {...rest} {...wiring} className="control" />}
    </FieldFrame>
  );
}
