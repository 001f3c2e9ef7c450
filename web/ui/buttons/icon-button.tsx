import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Label for people who do not see the icon. */
  label: string;
}

export function IconButton({ label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('button button-quiet button-icon', className)}
    />
  );
}
