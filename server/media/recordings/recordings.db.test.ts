import { mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addPicture, addRecording } from '#contract/media/endpoints.ts';
import { mostRecordingBytes } from '#contract/media/schema.ts';
import { readPictureContents } from '#server/backup/store-snapshot.ts';
import { answered } from '#test/client.ts';
import { photo } from '#test/factories/claims.ts';
import { endlessInTheSound } from '#test/factories/requests/hostile-recordings.ts';
import { bringRecording, hiddenTitle, voiceNote } from '#test/factories/requests/recordings.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { picturesInFolder } from '../folder.ts';
import { readAddressSecret } from '../store.ts';
import { sweepPictures } from '../sweep.ts';
import { recordingAddress } from '../serving/media-addresses.ts';
import { attachRecording } from './store.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-recordings-'));
const folder = join(dataFolder, 'media');
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder });
const dayMs = 24 * 60 * 60_000;

async function addressOf(id: string, at = new Date()): Promise<string> {
  return recordingAddress(await readAddressSecret(world.db), id, at);
}

async function refusalOf(recording: Uint8Array<ArrayBuffer>): Promise<string> {
  const result = await world.device().call(addRecording, { recording });
  return result.ok ? 'taken' : result.reason;
}

const storedFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));

test('a voice note is heard by its signed address alone, as a file that no browser takes for a page', async () => {
  const id = await bringRecording(world.device(), { seconds: 5, seed: 3 });
  const response = await world.device().request(await addressOf(id));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('audio/webm');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-disposition')).toContain('inline');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await response.arrayBuffer()).includes(hiddenTitle)).toBe(false);
  const status = async (path: string) => (await world.device().request(path)).status;
  expect(await status(`/media/recordings/${id}`)).toBe(404);
  expect(await status((await addressOf(id)).replace(/sign=./, 'sign=_'))).toBe(404);
  expect(await status(await addressOf(id, new Date(Date.now() - dayMs)))).toBe(404);
  // The address of a picture of this id opens no recording.
  expect(await status((await addressOf(id)).replace('/media/recordings/', '/media/'))).toBe(404);
});

test('a player gets the part that it asks for', async () => {
  const address = await addressOf(await bringRecording(world.device(), { seed: 4 }));
  const whole = Buffer.from(await (await world.device().request(address)).arrayBuffer());
  const part = async (range: string) => {
    const response = await world.device().request(address, { headers: { range } });
    return [
      response.status,
      response.headers.get('content-range'),
      Buffer.from(await response.arrayBuffer()),
    ];
  };
  const nothing = Buffer.alloc(0);
  const last = whole.length - 1;
  expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${whole.length}`, whole.subarray(0, 2)]);
  expect(await part('bytes=10-')).toEqual([206, `bytes 10-${last}/${whole.length}`, whole.subarray(10)]);
  expect(await part('bytes=-4')).toEqual([
    206,
    `bytes ${last - 3}-${last}/${whole.length}`,
    whole.subarray(-4),
  ]);
  expect(await part(`bytes=${whole.length}-`)).toEqual([416, `bytes */${whole.length}`, nothing]);
  expect(await part('bytes=3-1')).toEqual([200, null, whole]);
});

test('another file, a longer one and a larger one are refused', async () => {
  expect(await refusalOf(Buffer.from('pepper 500, two derica of rice'))).toBe('not-a-recording');
  expect(await refusalOf((await voiceNote()).subarray(0, 90))).toBe('not-a-recording');
  expect(await refusalOf(await voiceNote({ seconds: 92 }))).toBe('recording-too-long');
  expect(await refusalOf(await voiceNote({ seconds: 55, bytesOfAPacket: 400 }))).toBe('too-large');
  expect(await refusalOf(new Uint8Array(mostRecordingBytes + 1))).toBe('too-large');
  expect(await refusalOf(await voiceNote({ type: 'audio/mp4' }))).toBe('taken');
  expect(await refusalOf(await voiceNote({ type: 'audio/ogg' }))).toBe('taken');
});

test('the end of a note that a phone stopped late is left out', async () => {
  const brought = await world.device().call(addRecording, { recording: await voiceNote({ seconds: 75 }) });
  expect(answered(brought).seconds).toBe(60);
});

test('a file on which its reader breaks is none, and its sender waits after three', async () => {
  const { client } = await signUpCustomer(world);
  const other = await signUpCustomer(world);
  const recording = await endlessInTheSound();
  for (let turn = 0; turn < 3; turn += 1)
    expect(await client.call(addRecording, { recording })).toMatchObject({ reason: 'not-a-recording' });
  expect(await client.call(addRecording, { recording: await voiceNote() })).toMatchObject({
    reason: 'too-many-tries',
  });
  expect(await client.call(addPicture, { picture: await photo() })).toMatchObject({
    reason: 'too-many-tries',
  });
  answered(await other.client.call(addRecording, { recording: await voiceNote() }));
  answered(await other.client.call(addPicture, { picture: await photo() }));
});

test('one person brings twenty an hour', async () => {
  const { client } = await signUpCustomer(world);
  const note = await voiceNote({ seconds: 1 });
  for (let turn = 0; turn < 20; turn += 1) answered(await client.call(addRecording, { recording: note }));
  expect(await client.call(addRecording, { recording: note })).toMatchObject({ reason: 'too-many-tries' });
});

test('the sweep takes what was attached to nothing for a day, and leaves the file of another row', async () => {
  const note = { seconds: 2, seed: 9 };
  const [tied, left] = [
    await bringRecording(world.device(), note),
    await bringRecording(world.device(), note),
  ];
  const alone = await bringRecording(world.device(), { seconds: 2, seed: 11 });
  const at = new Date();
  const broughtAfter = new Date(at.getTime() - dayMs);
  expect(await attachRecording(world.db, tied, { accountId: null, broughtAfter, at })).toBe(true);
  expect(await attachRecording(world.db, tied, { accountId: null, broughtAfter, at })).toBe(false);
  for (const file of storedFiles()) utimesSync(join(folder, file), new Date(0), new Date(0));
  const inBackup = await readPictureContents(world.db);
  await sweepPictures(world.db, picturesInFolder(folder), new Date(Date.now() + dayMs + 60_000));
  const status = async (id: string) => (await world.device().request(await addressOf(id))).status;
  expect([await status(tied), await status(left), await status(alone)]).toEqual([200, 404, 404]);
  expect(storedFiles()).toHaveLength(1);
  expect(inBackup).toContain(storedFiles()[0]?.slice(3, -'.webp'.length));
});
