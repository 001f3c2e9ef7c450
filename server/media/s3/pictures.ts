import { keyOf, sha256Of, type OldFile, type PictureStore } from '../picture-store.ts';
import { callS3, type S3Account } from './call.ts';
import { readListing } from './listing.ts';

interface Way {
  account: S3Account;
  /** The longest that one try may take. */
  patienceMs?: number;
  /** Hears of every call that failed. */
  reportError?: (error: unknown) => void;
}

const usualPatienceMs = 8_000;

/** Pictures in a bucket, by the same names as in a folder. */
export function picturesInS3({
  account,
  patienceMs = usualPatienceMs,
  reportError = () => undefined,
}: Way): PictureStore {
  const call: Calling = async (asked) => {
    try {
      return await callS3(account, asked, patienceMs);
    } catch (error) {
      reportError(error);
      throw error;
    }
  };
  return {
    keep: async (name, bytes) => {
      const headers = { 'content-type': 'image/webp' };
      await call({ method: 'PUT', key: keyOf(name), headers, body: new Uint8Array(bytes) });
    },
    read: async (name) => {
      const { status, body } = await call({ method: 'GET', key: keyOf(name), isRight: rightFor(name) });
      return status === 404 ? undefined : body;
    },
    old: (before) => old(call, before),
    remove: async (key) => {
      await call({ method: 'DELETE', key });
    },
  };
}

type Calling = (asked: Parameters<typeof callS3>[1]) => ReturnType<typeof callS3>;

const wholeName = /^[0-9a-f]{64}$/;

/** A whole picture is named after its content; a narrow one is made from it, and can be made again. */
function rightFor(name: string): (body: Buffer) => boolean {
  return (body) => !wholeName.test(name) || sha256Of(body) === name;
}

// Other files of the bucket belong to others.
const ours = /^[0-9a-f]{2}\/([0-9a-f]{64}(?:-\d+)?)\.webp$/;

async function* old(call: Calling, before: Date): AsyncIterable<readonly OldFile[]> {
  let next: string | undefined;
  do {
    const from: Record<string, string> = next === undefined ? {} : { 'continuation-token': next };
    const { body } = await call({ method: 'GET', query: { 'list-type': '2', ...from } });
    const listing = readListing(body.toString());
    next = listing.next;
    yield listing.objects
      .filter(({ changedAt }) => changedAt < before)
      .flatMap(({ key }) => {
        const name = ours.exec(key)?.[1];
        return name === undefined ? [] : [{ key, name }];
      });
  } while (next !== undefined);
}
