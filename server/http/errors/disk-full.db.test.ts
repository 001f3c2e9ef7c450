import { expect, test } from 'vitest';
import { saveList } from '#contract/lists/saved/endpoints.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

test('a disk without room is no bug: it is said, nothing is kept, and with room the same request goes through', async () => {
  const { client } = await signUpCustomer(world);
  const written = { clientRequestId: crypto.randomUUID(), name: 'Sunday rice', text: '2 mudu rice' };
  await world.db`
    create function no_room() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file' using errcode = 'disk_full';
    end $$`;
  await world.db`create trigger no_room before insert on saved_list execute function no_room()`;
  const result = await client.call(saveList, written);
  expect(result).toMatchObject({ ok: false, status: 503, reason: 'disk-full', retryAfterSeconds: 30 });
  await world.db`drop trigger no_room on saved_list`;
  expect(await client.call(saveList, written)).toMatchObject({ ok: true, value: { name: 'Sunday rice' } });
});
