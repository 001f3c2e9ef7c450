import { drawn } from './drawn.ts';

const marks = drawn(() => (
  <>
    <rect width="48" height="48" rx="14" fill="var(--art-leaf-deep)" />
    <path d="M5 22h6M3.5 28h7M6 34h6" stroke="var(--art-garri)" strokeWidth="2.8" strokeLinecap="round" />
    <circle cx="23" cy="18.5" r="5.5" fill="var(--art-pepper)" />
    <path d="M29 22.5c0-8 3.5-11 9-11.5 1 6-1.5 10.5-6 12z" fill="#8fd39a" />
    <path
      d="M22.5 13.500c.5-2 1.5-3.2 3.2-3.8"
      stroke="#8fd39a"
      strokeWidth="2.2"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M15.5 21h26a1.8 1.8 0 0 1 1.8 2.200l-3 13a4 4 0 0 1-4 3.100H22a4 4 0 0 1-4-3.100l-3.8-13a1.8 1.8 0 0 1 1.3-2.2"
      fill="#fff6e3"
    />
    <path
      d="M17 28h24.500M19 34h20.500M24 22.500l2 15.500M33.5 22.5 32 38"
      stroke="var(--art-leaf-deep)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </>
));

/** The sign of the house: a basket that is already on its way. Beside its name it says nothing more. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className="shrink-0"
      aria-hidden="true"
      {...marks()}
    />
  );
}
