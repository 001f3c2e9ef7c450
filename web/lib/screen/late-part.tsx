import { lazy, Suspense, type ComponentType } from 'react';
import { preloadable } from './preloadable.ts';

const preloads = new Set<() => Promise<unknown>>();

/** A part that no first paint waits for: the server renders it, the browser takes it over when its code has come. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const { preload, Part } = preloadable(load);
  preloads.add(preload);
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** A part that the page does without: loaded once it is shown, and left out where its code is out of reach. */
export function extraPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => () => null) }));
  return function ExtraPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** On the server every part is there before the first page is rendered. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([...preloads].map((preload) => preload()));
}
