import type { CityId } from '#contract/cities/ids.ts';
import { sendListRequest } from '#contract/orders/requests/endpoints.ts';
import type { NewListRequest } from '#contract/orders/requests/schema.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { enqueue } from '#web/offline/queue/queue.ts';
import { forgetPicture, keepPicture } from '#web/offline/storage/pictures.ts';

export type SentOriginal =
  | { kind: 'voice'; blob: Blob }
  | { kind: 'photo'; photos: readonly { key: string; blob: Blob }[] };

interface About extends Pick<NewListRequest, 'customer' | 'note' | 'orderKind'> {
  cityId: CityId | null;
  owner: string | null;
}

/** Keeps the recording or the photos on the device and has them sent, with or without network now. */
export async function queueRequest(sent: SentOriginal, { owner, ...about }: About): Promise<void> {
  const files = sent.kind === 'voice' ? [{ key: newRequestId(), blob: sent.blob }] : sent.photos;
  const keys = files.map(({ key }) => key);
  try {
    for (const { key, blob } of files) await keepPicture(key, blob);
    const original =
      sent.kind === 'voice'
        ? { kind: sent.kind, recordingId: keys[0] }
        : { kind: sent.kind, pictureIds: keys };
    const data = { clientRequestId: newRequestId(), ...about, original };
    const { path: endpoint, name } = sendListRequest;
    await enqueue({ endpoint, name, data, owner, pictures: keys });
  } catch (error) {
    for (const key of keys) await forgetPicture(key).catch(() => undefined);
    throw error;
  }
}
