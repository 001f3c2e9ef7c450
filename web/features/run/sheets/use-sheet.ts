import { useState } from 'react';
import { useDraftPhotos } from '#web/data/use-draft-photos.ts';
import type { Snaps } from '#web/lib/pictures/use-snaps.ts';
import { saveSheet, storedSheetOf, photosOf } from './stored-sheets.ts';

/** A sheet that stands open again where the phone let go of the page, as it does for the camera. */
export function useSheet(sheet: string): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(() => storedSheetOf(sheet).isOpen);
  const turn = (next: boolean) => {
    saveSheet(sheet, { isOpen: next });
    setOpen(next);
  };
  return { isOpen, open: () => turn(true), close: () => turn(false) };
}

/** Text typed in a sheet, stored with every letter. */
export function useTyped<Typed extends Record<string, string>>(
  sheet: string,
  blank: Typed,
): readonly [Typed, (change: Partial<Typed>) => void] {
  const [typed, setTyped] = useState<Typed>(() => ({ ...blank, ...storedSheetOf(sheet).typed }));
  const type = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    saveSheet(sheet, { typed: next });
    setTyped(next);
  };
  return [typed, type];
}

/** The photos taken in a sheet, on the device as soon as they are taken; until those of before are back, it works. */
export function useSheetPhotos(sheet: string, most: number): Snaps {
  const { isRead, ...snaps } = useDraftPhotos(photosOf(sheet), most);
  return { ...snaps, isWorking: snaps.isWorking || !isRead };
}
