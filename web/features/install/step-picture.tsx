import type { Platform } from './platform.ts';

/** Symbols to look for, as the phone draws them. */
const drawings: Readonly<Record<Platform, readonly [string, string, string]>> = {
  ios: [
    'M24 30V11m-6.500 6 6.500-6.500 6.500 6.500M18 21h-4v18h20V21h-4',
    'M13 11h22v26H13zM24 18v12m-6-6h12',
    'm14 25 7 7 14-15',
  ],
  android: [
    'M24 12.500v.1m0 11.400v.1m0 11.400v.1',
    'M14 10h15M14 10v28h20V24m-1-15v11m-5-4.500 5 5 5-5',
    'm14 25 7 7 14-15',
  ],
};

export function StepPicture({ platform, step }: { platform: Platform; step: number }) {
  const isDots = platform === 'android' && step === 0;
  return (
    <svg
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={isDots ? 6 : 3}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="rounded-md bg-leaf-soft text-leaf-ink"
      aria-hidden="true"
    >
      <path d={drawings[platform][step]} />
    </svg>
  );
}
