import * as endpoints from '#contract/media/endpoints.ts';
import type { Db } from '../db/database.ts';
import { answer, type Route } from '../http/route.ts';
import { addPicture } from './add-picture.ts';
import { addRecording } from './recordings/add-recording.ts';
import type { PictureStore } from './picture-store.ts';

export function mediaRoutes(db: Db, store: PictureStore): Route[] {
  return [
    answer(endpoints.addPicture, (input, caller) => addPicture(db, store, input, caller)),
    answer(endpoints.addRecording, (input, caller) => addRecording(db, store, input, caller)),
  ];
}
