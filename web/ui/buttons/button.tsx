import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Spinner } from '../states/spinner.tsx';

interface Props extends ButtonLook, ComponentProps<'button'> {
  /** True while something is under way: it keeps its text and its focus, and takes no second press. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Prevented, a press on a submit button sends no form either.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      className={buttonClass(look, className)}
      onClick={press}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
