import { createElement, lazy, type ComponentType } from 'react';
import { loadAgain } from '../network/load-again.ts';

/** A component in a chunk of its own, and what its file says beside it. */
export interface Preloadable<Props extends object, Beside = object> {
  preload: () => Promise<Loaded<Props, Beside>>;
  loaded: () => Loaded<Props, Beside> | undefined;
  /** After its file could not be fetched: the next time it is shown, it is fetched again. */
  startAnew: () => void;
  Part: ComponentType<Props>;
}

type Loaded<Props extends object, Beside> = { default: ComponentType<Props> } & Beside;

/**
 * Once preloaded it is drawn at once, on the server too. React's own `lazy` would show what stands in for it even then,
 * and whatever stands in stays for three tenths of a second.
 */
export function preloadable<Props extends object, Beside = object>(
  load: () => Promise<Loaded<Props, Beside>>,
): Preloadable<Props, Beside> {
  let module: Loaded<Props, Beside> | undefined;
  let coming: Promise<Loaded<Props, Beside>> | undefined;
  const arrive = async () => {
    try {
      return (module = await loadAgain(load));
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  // On its way already, it is not looked for again: that would come behind everything else that the page does meanwhile.
  const preload = () => (coming ??= arrive());
  // React keeps a failure for as long as it keeps the lazy component.
  let Waiting = lazy(preload);
  return {
    preload,
    loaded: () => module,
    startAnew: () => {
      Waiting = lazy(preload);
    },
    Part: function Part(props: Props) {
      const Ready = module?.default;
      return Ready === undefined ? createElement(Waiting, props) : createElement(Ready, props);
    },
  };
}
