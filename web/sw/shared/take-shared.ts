import {
  composerWithPart,
  composerWithShared,
  sharedCache,
  sharedFields,
  sharedFilePlace,
  sharedTextPlace,
} from '#contract/installed/shared.ts';
import { mostRequestPictures } from '#contract/orders/requests/most-pictures.ts';
import { paths } from '#contract/paths.ts';
import { sharedType } from './shared-type.ts';

/** Keeps what another app hands over on the phone, and opens the composer, which reads it there. */
export async function takeShared(request: Request): Promise<Response> {
  // Phones hand over without a page; a form of another site would put a list into somebody's composer.
  if (isFromElsewhere(request)) return Response.redirect(paths.placeOrder, 303);
  const isWhole = await keep(request).catch(() => false);
  return Response.redirect(isWhole ? composerWithShared : composerWithPart, 303);
}

function isFromElsewhere({ referrer, url }: Request): boolean {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(url).origin;
}

/** True where all of it is kept. */
async function keep(request: Request): Promise<boolean> {
  await caches.delete(sharedCache);
  const form = await request.formData();
  const text = form.get(sharedFields.text);
  const files = form.getAll(sharedFields.files).filter((one) => one instanceof File);
  const cache = await caches.open(sharedCache);
  if (typeof text === 'string' && text.trim() !== '') await cache.put(sharedTextPlace, new Response(text));
  for (const [at, file] of files.slice(0, mostRequestPictures).entries())
    await cache.put(
      sharedFilePlace(at),
      new Response(file, { headers: { 'content-type': sharedType(file) } }),
    );
  return files.length <= mostRequestPictures;
}
