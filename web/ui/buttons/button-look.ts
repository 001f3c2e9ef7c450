import { classNames } from '../class-names.ts';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Small is for bars that are crowded; it stays as high as a finger needs. */
  size?: 'small' | 'normal' | 'large';
  /** As wide as what it stands in. */
  isWide?: boolean;
}

/** Classes of a button, for buttons and links. */
export function buttonClass({ variant = 'primary', size, isWide }: ButtonLook, className?: string): string {
  return classNames(
    'button',
    `button-${variant}`,
    size !== undefined && size !== 'normal' && `button-${size}`,
    isWide && 'button-wide',
    className,
  );
}
