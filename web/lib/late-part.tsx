import { lazy, Suspense, useState, type ComponentType } from 'react';

const preloads = new Set<() => Promise<unknown>>();

/** A part that no first paint waits for: the server renders it, the browser takes it over when its code has come. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined;
  const preload = async () => {
    const module = await load();
    ready = module.default;
    return module;
  };
  preloads.add(preload);
  const Waiting = lazy(preload);
  return function LatePart(props: Props) {
    // Of one kind for as long as it stands: React would begin anew with the other.
    const [Part] = useState<ComponentType<Props>>(() => ready ?? Waiting);
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
