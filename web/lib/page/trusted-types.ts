declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
      ): unknown;
    }
  | undefined;

/** Markup by which the map library tests whether the browser can draw. */
const drawsTrial = '<svg/>';

/**
 * Pages come with the demand that nothing becomes markup or script unless this says so: plain text passes, markup and
 * other files' addresses do not. Browsers that do not know of it are as they were.
 */
export function trustTextAlone(workers: readonly string[]): void {
  if (typeof trustedTypes === 'undefined') return;
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (/[<&]/.test(text) && text !== drawsTrial ? null : text),
    createScriptURL: (address) => (workers.includes(address) ? address : null),
  });
}
