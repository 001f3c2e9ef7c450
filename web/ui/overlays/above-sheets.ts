import { createContext, type ReactNode } from 'react';

/** Content on top of every sheet and dialog of a screen, because it cannot wait until they are closed. */
export const AboveSheets = createContext<(leave: () => void) => ReactNode>(() => null);
