import * as z from 'zod/mini';

/** Goods in the landing page’s gallery; each shows a drawing until there is a photo. */
export const galleryNames = ['pepper', 'garri', 'yam', 'ugu', 'fish', 'plantain', 'beans', 'oil'] as const;
export const galleryName = z.enum(galleryNames);
export type GalleryName = z.output<typeof galleryName>;

export const galleryPhoto = z.object({ name: galleryName, imageUrl: z.string() });
export type GalleryPhoto = z.output<typeof galleryPhoto>;
