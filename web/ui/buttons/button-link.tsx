import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { buttonClass, type ButtonLook } from './button-look.ts';

interface Props extends ButtonLook, Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

const leavesTheApp = /^([a-z]+:|\/\/|#)/;

/** A link that looks like a button; addresses of the app open without a page load. */
export function ButtonLink({ href, variant, size, isWide, className, children, ...rest }: Props) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) };
  const looks = buttonClass(look, className);
  return leavesTheApp.test(href) ? (
    <a {...rest} href={href} className={looks}>
      {children}
    </a>
  ) : (
    <Link {...rest} href={href} className={looks}>
      {children}
    </Link>
  );
}
