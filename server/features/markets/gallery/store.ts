import type { GalleryName } from '#contract/markets/gallery.ts';
import type { Db } from '#server/db/database.ts';

export interface GalleryRow {
  name: GalleryName;
  pictureId: string;
}

export function readGallery(db: Db): Promise<GalleryRow[]> {
  return db<GalleryRow[]>`select name, picture_id as "pictureId" from gallery_photo order by name`;
}

/** What stands there; who else changes it waits until this transaction ends, also where nothing stands yet. */
export async function lockGalleryName(db: Db, name: GalleryName): Promise<string | null> {
  await db`select pg_advisory_xact_lock(hashtext('gallery photo'), hashtext(${name}))`;
  const [row] = await db<GalleryRow[]>`
    select name, picture_id as "pictureId" from gallery_photo where name = ${name}`;
  return row?.pictureId ?? null;
}

export async function setGalleryPicture(db: Db, name: GalleryName, pictureId: string | null): Promise<void> {
  if (pictureId === null) await db`delete from gallery_photo where name = ${name}`;
  else
    await db`
      insert into gallery_photo (name, picture_id) values (${name}, ${pictureId})
      on conflict (name) do update set picture_id = excluded.picture_id, changed_at = now()`;
}
