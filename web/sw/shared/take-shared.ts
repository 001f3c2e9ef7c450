import {
  composerWithShared,
  mostSharedFiles,
  sharedCache,
  sharedFields,
  sharedFilePlace,
  sharedTextPlace,
} from '#contract/installed/shared.ts';

/** Keeps what another app hands over on the phone, and opens the composer, which reads it there. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const text = form.get(sharedFields.text);
  const files = form.getAll(sharedFields.files).filter((one) => one instanceof File);
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  if (typeof text === 'string' && text.trim() !== '') await cache.put(sharedTextPlace, new Response(text));
  for (const [at, file] of files.slice(0, mostSharedFiles).entries())
    await cache.put(sharedFilePlace(at), new Response(file, { headers: { 'content-type': file.type } }));
  return Response.redirect(composerWithShared, 303);
}
