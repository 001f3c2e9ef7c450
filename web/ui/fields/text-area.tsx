import type { ComponentProps } from 'react';
import { FieldFrame, type FieldCopy } from './field-frame.tsx';

interface Props extends FieldCopy, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Several lines to type. */
export function TextArea({ label, hint, error, rows = 4, ...rest }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={rows} {...rest} {...wiring} className="control" />}
    </FieldFrame>
  );
}
