import { draftKey } from '../device-keys.ts';
import { isDraftRefused } from './refused-draft.ts';

/** True where a list is on this device that was never sent; looked up without reading all of it. */
export function isDraftUnsent(): boolean {
  try {
    // Inside a text its quotes would be escaped. What is on its way is counted as that.
    const stored = localStorage.getItem(draftKey) ?? '';
    const hasThing = stored.includes('"what":"') && !stored.includes('"what":""');
    return (
      (hasThing || stored.includes('"items":[{')) && stored.includes('"waiting":null') && !isDraftRefused()
    );
  } catch {
    return false;
  }
}
