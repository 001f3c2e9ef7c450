import type { Language } from '../accounts/schema.ts';
import type { english } from './public/en.ts';

/** The words of the screens that everybody can open; both languages have the same keys. */
export type PublicCopy = typeof english;

/** Loads one language's catalogue; a device downloads only the one it reads. */
export async function loadPublicCopy(language: Language): Promise<PublicCopy> {
  switch (language) {
    case 'en':
      return (await import('./public/en.ts')).english;
    case 'pcm':
      return (await import('./public/pcm.ts')).pidgin;
  }
}

/** The catalogue's source file, as the build's manifest names it. */
export function publicCopySource(language: Language): string {
  return `contract/copy/public/${language}.ts`;
}
