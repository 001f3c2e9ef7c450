import type { ComponentType } from 'react';
import type { GalleryName } from '#contract/markets/gallery.ts';
import type { PictureProps } from '#web/illustrations/picture.tsx';
import {
  BeansAndCrayfish,
  FreshFish,
  GarriInMeasure,
  PalmOil,
  PepperAndTomato,
  PlantainBunch,
  UguLeaves,
  YamTubers,
} from '#web/illustrations/produce.tsx';

export interface GalleryPicture {
  name: GalleryName;
  Drawing: ComponentType<PictureProps>;
}

/** Pictures of the gallery in their order. */
export const galleryPictures: readonly GalleryPicture[] = [
  { name: 'pepper', Drawing: PepperAndTomato },
  { name: 'garri', Drawing: GarriInMeasure },
  { name: 'yam', Drawing: YamTubers },
  { name: 'ugu', Drawing: UguLeaves },
  { name: 'fish', Drawing: FreshFish },
  { name: 'plantain', Drawing: PlantainBunch },
  { name: 'beans', Drawing: BeansAndCrayfish },
  { name: 'oil', Drawing: PalmOil },
];
