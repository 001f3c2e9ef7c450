import { type GalleryName, galleryNames } from '#contract/markets/gallery.ts';
import type { Db } from '#server/db/database.ts';
import { oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const galleryRow = {
  name: oneOf(galleryNames),
  pictureId: text,
};
export type GalleryRow = RowOf<typeof galleryRow>;

export function readGallery(db: Db): Promise<GalleryRow[]> {
  return db.rows(galleryRow)`select name, picture_id as "pictureId" from gallery_photo order by name`;
}

/** Present photo; the lock makes other changes wait until this transaction ends, even where there is no photo yet. */
export async function lockGalleryName(db: Db, name: GalleryName): Promise<string | null> {
  await db`select pg_advisory_xact_lock(hashtext('gallery photo'), hashtext(${name}))`;
  const [row] = await db.rows(galleryRow)`
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
