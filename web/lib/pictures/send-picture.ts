import * as z from 'zod/mini';
import { addressOf } from '#contract/endpoint.ts';
import { addPicture } from '#contract/media/endpoints.ts';
import { pictureId, type PictureId } from '#contract/media/schema.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { ApiError, apiErrorOf } from '../network/api-error.ts';

const added = z.object({ id: pictureId });
// An EDGE phone sends some six kilobytes a second, and the server waits as long as it does.
const patienceMs = 15 * 60_000;
const mostTries = 6;

interface Way {
  /** Called with the sent share of it, from 0 to 1. */
  onShare: (share: number) => void;
  signal: AbortSignal;
}

/** Sends one picture and answers its id, again where the server has too many just now; a refusal is thrown as an ApiError. */
export async function sendPicture(picture: Blob, way: Way): Promise<PictureId> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendOnce(picture, way);
    } catch (error) {
      const waitSeconds = error instanceof ApiError && error.status === 503 ? error.retryAfterSeconds : null;
      if (waitSeconds === null || tries === mostTries || way.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
    }
  }
}

/** Only this old way of asking tells how far it is. */
function sendOnce(picture: Blob, { onShare, signal }: Way): Promise<PictureId> {
  const request = new XMLHttpRequest();
  const answer = new Promise<PictureId>((resolve, reject) => {
    const lost = () => reject(new TypeError('The picture did not arrive'));
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(loaded / total));
    request.addEventListener('load', () => void answerOf(request).then(resolve, reject));
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, lost);
  });
  signal.addEventListener('abort', () => request.abort());
  request.open(addPicture.method, addressOf(addPicture, {}).address);
  request.timeout = patienceMs;
  request.send(picture);
  return answer;
}

async function answerOf(request: XMLHttpRequest): Promise<PictureId> {
  if (request.status === 200) return added.parse(JSON.parse(request.responseText)).id;
  const headers = new Headers();
  for (const name of [refusalHeader, 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const { status, statusText } = request;
  throw await apiErrorOf(new Response(request.responseText, { status, statusText, headers }));
}
