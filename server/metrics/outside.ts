import { cells } from './families.ts';

const calls = cells('counter', 'marketwaka_outside_calls_total', 'Calls to services of others.', 'service');
const failures = cells(
  'counter',
  'marketwaka_outside_failures_total',
  'Of those, the ones that nothing came back from.',
  'service',
);
const pictureErrors = cells(
  'counter',
  'marketwaka_picture_store_errors_total',
  'Pictures that could not be kept, read or taken away.',
  'doing',
);

export const outsideFamilies = [calls, failures, pictureErrors];

/** Counts a call to somebody else's service. */
export function countOutside(service: string, isAnswered: boolean): void {
  calls.of(service).value += 1;
  if (!isAnswered) failures.of(service).value += 1;
}

export function countPictureError(doing: 'keep' | 'read' | 'remove'): void {
  pictureErrors.of(doing).value += 1;
}
