import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listConversations } from '#contract/chat/admin/endpoints.ts';
import { blockConversation, listMyConversations, sendMessage } from '#contract/chat/endpoints.ts';
import { arrivedOf } from '#contract/chat/rules.ts';
import { joinOrder } from '#contract/orders/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { signUpAgent } from '#test/factories/agents.ts';
import { byCode, byLink, linesOf, shownOn, support, talkOn } from '#test/factories/chat.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { giveFloat } from '#test/factories/dispatch.ts';
import { linkOf, moveBy, newPhone, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpAs, signUpCustomer } from '#test/factories/people.ts';
import { agentWithFloat, giveTo, handTo, inFull, runAt } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { sayWhatHappened } from '../reactions.ts';

const world = await openWorld({ clock: 'stands' });
const owner = await signInOwner(world);

/** A signed-in customer whose order an agent has taken. */
async function pair() {
  const ada = await signUpCustomer(world);
  const musa = await agentWithFloat(world);
  const placed = await placeThrough(ada.client);
  await giveTo(world, musa, placed);
  const about = byCode(placed);
  return { ada, musa, placed, hers: talkOn(ada.client, about), his: talkOn(musa.client, about) };
}

describe('two people', () => {
  it('write to each other, and each sees what arrived and what was read', async () => {
    const { hers, his } = await pair();
    const sent = answered(await hers.write('The blue gate, abeg')).message;
    expect(sent).toMatchObject({ number: 1, from: 'customer', isMine: true, name: 'Amaka' });
    const before = await shownOn(hers);
    expect(arrivedOf(sent, 'customer', before.marks)).toBe('sent');

    const shown = await shownOn(his);
    expect(shown).toMatchObject({ me: 'agent', unread: 1, counterpart: { side: 'customer', name: 'Amaka' } });
    expect(shown.messages[0]).toMatchObject({ text: 'The blue gate, abeg', isMine: false, requestId: null });
    expect(answered(await his.seen(1, 0)).unread).toBe(1);
    expect(arrivedOf(sent, 'customer', (await shownOn(hers)).marks)).toBe('delivered');
    expect(answered(await his.seen(1, 1)).unread).toBe(0);
    expect(arrivedOf(sent, 'customer', (await shownOn(hers)).marks)).toBe('read');

    answered(await his.write('I don see am'));
    expect(linesOf(await shownOn(hers))).toEqual([
      '1 customer: The blue gate, abeg',
      '2 agent: I don see am',
    ]);
    expect((await shownOn(hers)).unread).toBe(1);
  });

  it('marks only go up, and never past what was said', async () => {
    const { hers, his } = await pair();
    answered(await hers.write('One'));
    answered(await hers.write('Two'));
    answered(await his.seen(900, 900));
    answered(await his.seen(1, 1));
    expect((await shownOn(hers)).marks.agent).toEqual({ delivered: 2, read: 2 });
  });

  it('see a conversation in which nothing was written, after one has shut the other out', async () => {
    const { ada, hers, his, placed } = await pair();
    const blocked = answered(await ada.client.call(blockConversation, { about: byCode(placed) }));
    expect(blocked).toMatchObject({ messages: [], last: 0, unread: 0 });
    expect(await shownOn(hers)).toMatchObject({ messages: [], blockedBy: 'customer' });
    expect(await shownOn(his)).toMatchObject({ messages: [], last: 0 });
    const mine = answered(await ada.client.call(listMyConversations, { links: [] })).conversations;
    expect(mine).toMatchObject([{ code: placed.code, last: null, unread: 0 }]);
    const listed = answered(
      await owner.client.call(listConversations, { filter: 'all', search: placed.code }),
    ).conversations;
    expect(listed).toMatchObject([{ code: placed.code, last: null }]);
  });

  it('fifty messages at once keep their numbers, without a gap', async () => {
    const { hers, his } = await pair();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? hers : his).write(`Message ${n}`)),
    );
    const numbers = sent.map((result) => answered(result).message.number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    const newest = await shownOn(hers);
    expect(newest).toMatchObject({ last: 50, hasMore: true, unread: 25 });
    const first = newest.messages[0]?.number ?? 0;
    const earlier = answered(await hers.open({ before: first }));
    expect([...earlier.messages, ...newest.messages].map((message) => message.number)).toEqual(numbers);
    expect(answered(await hers.open({ after: 48 })).messages.map((message) => message.number)).toEqual([
      49, 50,
    ]);
  });

  it('a message sent again is one message, however often and whatever became of the order', async () => {
    const { hers, his, placed } = await pair();
    const clientRequestId = randomUUID();
    const copies = await Promise.all([1, 2, 3, 4].map(() => his.write('At the gate', { clientRequestId })));
    expect(copies.map((copy) => answered(copy).message.number)).toEqual([1, 1, 1, 1]);
    expect(await his.write('Another', { clientRequestId })).toMatchObject({ reason: 'same-id-other-body' });
    expect(linesOf(await shownOn(hers))).toEqual(['1 agent: At the gate']);
    answered(await moveBy(world, owner.client, placed.code, 'giveUp'));
    expect(answered(await his.write('At the gate', { clientRequestId })).message.number).toBe(1);
  });

  it('send pictures with words or without, three at most, each once', async () => {
    const { ada, hers, his } = await pair();
    const photo = await bringPhoto(ada.client);
    answered(await hers.write('', { pictures: [photo] }));
    expect((await shownOn(his)).messages[0]?.pictureUrls).toHaveLength(1);
    const [url = ''] = (await shownOn(his)).messages[0]?.pictureUrls ?? [];
    expect((await world.device().request(url)).status).toBe(200);
    expect(await hers.write('Again', { pictures: [photo] })).toMatchObject({ reason: 'no-such-picture' });
    expect(await hers.write('')).toMatchObject({ reason: 'nothing-said' });
    expect(linesOf(await shownOn(his))).toHaveLength(1);
  });

  it('any writing is taken as it is, and what is no text is not', async () => {
    const { hers, his } = await pair();
    const written = [
      'Ọ̀ṣun 🥕 عمر',
      'one\ntwo',
      '<b>{name}</b>',
      "'; drop table account; --",
      'x'.repeat(1000),
    ];
    for (const text of written) answered(await hers.write(text));
    expect((await shownOn(his)).messages.map(({ text }) => text)).toEqual(written);
    for (const text of ['a\0b', '\ud800', 'x'.repeat(1001)])
      expect(await hers.write(text)).toMatchObject({ status: 400 });
  });

  it('a card’s number is not taken, a phone number is', async () => {
    const { hers } = await pair();
    for (const card of ['5061 2345 6789 0123 469', 'na 4111-1111-1111-1111 12/27', '378282246310005'])
      expect(await hers.write(card)).toMatchObject({ status: 422, reason: 'card-number' });
    answered(await hers.write('Call my brother: 0803 123 4567 or +2348031234567'));
    expect((await shownOn(hers)).last).toBe(1);
  });

  it('a writer without end is asked to wait', async () => {
    const { hers } = await pair();
    const results = [];
    for (let n = 0; n < 61; n += 1) results.push(await hers.write(`Message ${n}`));
    expect(results.slice(0, 60).every(({ ok }) => ok)).toBe(true);
    expect(results.at(-1)).toMatchObject({ reason: 'too-many-tries' });
  });

  it('who carries an order and who ordered it can call each other while it runs, and the office neither', async () => {
    const agent = await signUpAgent(world, { phone: '08099990002' });
    await giveFloat(world, agent, 5_000_000);
    const customer = world.device();
    const wanted = { receiver: { name: 'Bola', phone: '08099990001' } };
    const { placed, steps } = await runAt(world, 'at_the_door', { customer, agent, wanted });
    const [hers, his] = [talkOn(customer, byLink(placed)), talkOn(agent.client, byCode(placed))];
    expect((await shownOn(his)).callNumber).toBe('+2348099990001');
    expect((await shownOn(hers)).callNumber).toBe('+2348099990002');
    expect((await shownOn(talkOn(owner.client, byCode(placed)))).callNumber).toBeNull();
    answered(await steps.deliver(await inFull(customer, placed)));
    for (const talk of [hers, his]) {
      const after = await shownOn(talk);
      expect(after).toMatchObject({ callNumber: null, standing: 'open', mayWrite: true });
      expect(after.closesAt).not.toBeNull();
    }
  });

  it('an agent calls the customer where there is no other receiver', async () => {
    const phone = newPhone();
    const run = await runAt(world, 'assigned', { wanted: { customer: { name: 'Amaka', phone } } });
    const shown = await shownOn(talkOn(run.agent.client, byCode(run.placed)));
    expect(shown.callNumber).toBe(phone.replace(/^0/, '+234'));
  });
});

describe('taking part:', () => {
  it('a guest by the link, and nobody who holds another one', async () => {
    const run = await runAt(world, 'shopping');
    const guest = talkOn(world.device(), byLink(run.placed));
    answered(await guest.write('Pick fresh tomato'));
    const his = talkOn(run.agent.client, byCode(run.placed));
    expect(linesOf(await shownOn(his))).toEqual(['1 customer: Pick fresh tomato']);
    const other = await placeThrough(world.device());
    const wrong = talkOn(world.device(), { kind: 'order', code: run.placed.code, token: other.token });
    expect(await wrong.open()).toMatchObject({ status: 404 });
    const [mine] = answered(
      await world.device().call(listMyConversations, { links: [linkOf(run.placed), linkOf(other)] }),
    ).conversations;
    expect(mine).toMatchObject({ code: run.placed.code, me: 'customer', unread: 0 });
  });

  it('a stranger learns nothing: not found, whatever they try', async () => {
    const { placed, hers } = await pair();
    const { conversationId } = answered(await hers.write('Between us'));
    const strangers = [
      world.device(),
      (await signUpCustomer(world)).client,
      (await agentWithFloat(world)).client,
    ];
    strangers.push((await signUpAdmin(world, ['users:view', 'markets:manage'])).client);
    for (const client of strangers) {
      for (const about of [byCode(placed), { kind: 'conversation', id: conversationId } as const]) {
        const theirs = talkOn(client, about);
        const results = [
          await theirs.open(),
          await theirs.write('Hello'),
          await theirs.seen(1, 1),
          await theirs.type(),
          await theirs.report(1),
          await theirs.block(),
          await theirs.unblock(),
        ];
        expect(results.map((one) => (one.ok ? 'ok' : one.status))).toEqual(Array(7).fill(404));
      }
    }
    expect(await talkOn(world.device(), support).open()).toMatchObject({ status: 404 });
    expect((await shownOn(hers)).marks.agent).toEqual({ delivered: 0, read: 0 });
  });

  it('a former agent neither sees nor writes, and the next one sees what was said', async () => {
    const { hers, his, placed } = await pair();
    answered(await hers.write('The gate is blue'));
    answered(await his.write('I hear'));
    answered(await moveBy(world, owner.client, placed.code, 'giveUp'));
    expect(await his.open()).toMatchObject({ status: 404 });
    expect(await his.write('Still me')).toMatchObject({ status: 404 });
    expect(await shownOn(hers)).toMatchObject({ standing: 'office', counterpart: { side: 'office' } });

    const next = await agentWithFloat(world);
    await giveTo(world, next, placed);
    const theirs = talkOn(next.client, byCode(placed));
    expect(linesOf(await shownOn(theirs))).toEqual(['1 customer: The gate is blue', '2 agent: I hear']);
    expect((await shownOn(theirs)).messages[1]?.isMine).toBe(false);
  });

  it('the house says who took it over, once, and only where somebody talks', async () => {
    const run = await runAt(world, 'ready_for_delivery');
    const silent = await runAt(world, 'shopping');
    const hers = talkOn(run.customer, byLink(run.placed));
    await expect.poll(() => sayAll()).toBe(true);
    answered(await hers.write('Hello'));
    await handTo(world, await signUpAs(world, 'agent'), run.placed);
    await expect
      .poll(async () => {
        await sayWhatHappened(world.db);
        return linesOf(await shownOn(hers));
      })
      .toContain('2 house: rider-took');
    await sayAll();
    expect(linesOf(await shownOn(hers))).toHaveLength(2);
    expect((await shownOn(hers)).unread).toBe(0);
    expect((await shownOn(talkOn(silent.customer, byLink(silent.placed)))).id).toBeNull();
  });

  it('an order that joins an account brings its conversation along', async () => {
    const placed = await placeThrough(world.device());
    answered(await talkOn(world.device(), byLink(placed)).write('As a guest'));
    const ada = await signUpCustomer(world);
    answered(await ada.client.call(joinOrder, linkOf(placed)));
    const mine = answered(await ada.client.call(listMyConversations, { links: [] }));
    expect(mine.conversations.map(({ code }) => code)).toEqual([placed.code]);
    expect((await shownOn(talkOn(ada.client, byCode(placed)))).messages[0]?.isMine).toBe(true);
  });

  it('an agent’s list holds what they carry, with what is unread', async () => {
    const { hers, musa, placed } = await pair();
    answered(await hers.write('One'));
    answered(await hers.write('Two'));
    const mine = answered(await musa.client.call(listMyConversations, { links: [] }));
    expect(mine).toMatchObject({ unread: 2, conversations: [{ code: placed.code, me: 'agent', unread: 2 }] });
    expect(mine.conversations[0]?.last?.text).toBe('Two');
  });

  it('those who look after orders read, and only who may reply writes', async () => {
    const { hers, placed } = await pair();
    answered(await hers.write('Hello'));
    const looks = await signUpAdmin(world, ['orders:view']);
    const reading = talkOn(looks.client, byCode(placed));
    expect(await shownOn(reading)).toMatchObject({ me: 'office', mayWrite: false, office: null });
    expect(await reading.write('No')).toMatchObject({ status: 404 });
    answered(await reading.seen(1, 1));
    expect((await shownOn(hers)).marks.office.read).toBe(0);
    const about = support;
    const asked = { clientRequestId: randomUUID(), about, text: 'Help', pictures: [], callsOffice: false };
    const ada = await signUpCustomer(world);
    const { conversationId } = answered(await ada.client.call(sendMessage, asked));
    const supports = talkOn(looks.client, { kind: 'conversation', id: conversationId });
    expect(await supports.open()).toMatchObject({ status: 404 });
  });
});

async function sayAll(): Promise<boolean> {
  await sayWhatHappened(world.db);
  const [left] = await world.db.one({ left: number })`
    select count(*)::int as left from outbox_event
    where number is null or number > (select number from outbox_reader where name = 'chat')`;
  return left.left === 0;
}
