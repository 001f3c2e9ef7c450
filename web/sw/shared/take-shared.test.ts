import { afterEach, expect, it, vi } from 'vitest';
import { composerWithPart, composerWithShared, shareAddress } from '#contract/installed/shared.ts';
import { mostRequestPictures } from '#contract/orders/requests/most-pictures.ts';
import { paths } from '#contract/paths.ts';
import { takeShared } from './take-shared.ts';

const house = 'https://market.example';
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The address that a phone is led to, and the types that the worker has stored. */
async function handOver(form: FormData | string, { isFull = false, referrer = '' } = {}) {
  const stored: (string | null)[] = [];
  const put = async (_at: string, { headers }: Response) => {
    if (isFull) throw new DOMException('', 'QuotaExceededError');
    stored.push(headers.get('content-type'));
  };
  vi.stubGlobal('caches', { delete: async () => true, open: async () => ({ put }) });
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => new Response(null, { status: status ?? 302, headers: { location: String(to) } }),
  );
  const request = new Request(house + shareAddress, { method: 'POST', body: form });
  Object.defineProperty(request, 'referrer', { value: referrer });
  return { to: (await takeShared(request)).headers.get('location'), stored };
}

function formOf(...names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) form.append('files', new File(['x'], name));
  return form;
}

it('a shared file without a type gets that of its name', async () => {
  expect(await handOver(formOf('PTT-20261127.opus', 'list.JPG'))).toEqual({
    to: composerWithShared,
    stored: ['audio/ogg', 'image/jpeg'],
  });
});

it('the page is told where more was shared than a list holds', async () => {
  const five = await handOver(formOf('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'));
  expect(five.to).toBe(composerWithPart);
  expect(five.stored).toHaveLength(mostRequestPictures);
});

it('a full phone and a broken form lead to the page, which says so', async () => {
  expect((await handOver(formOf('1.jpg'), { isFull: true })).to).toBe(composerWithPart);
  expect((await handOver('no form')).to).toBe(composerWithPart);
});

it('a form of another site hands nothing over', async () => {
  const { to, stored } = await handOver(formOf('1.jpg'), { referrer: 'https://elsewhere.example/' });
  expect(to).toBe(paths.placeOrder);
  expect(stored).toEqual([]);
});
