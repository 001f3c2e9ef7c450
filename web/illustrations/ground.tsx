import { paint } from './palette.ts';

export const pen = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

export function Ground() {
  return <rect x="14" y="172" width="212" height="20" rx="10" fill={paint.ground} />;
}
