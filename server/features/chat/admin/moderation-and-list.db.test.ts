import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeProfile } from '#contract/accounts/endpoints.ts';
import { showDay } from '#contract/admin/day-endpoints.ts';
import * as office from '#contract/chat/admin/endpoints.ts';
import { listMyConversations } from '#contract/chat/endpoints.ts';
import type { AdminChatFilter } from '#contract/chat/schema.ts';
import { number } from '#server/db/sql/codecs.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { byCode, byLink, linesOf, shownOn, support, talkOn } from '#test/factories/chat.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { moveBy, newPhone, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { agentWithFloat, giveTo, runAt } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const owner = await signInOwner(world);
const tola = await signUpAdmin(world, ['chats:reply']);
const sade = await signUpAdmin(world, ['chats:reply']);

async function pair() {
  const run = await runAt(world, 'shopping');
  const hers = talkOn(run.customer, byLink(run.placed));
  const his = talkOn(run.agent.client, byCode(run.placed));
  return { ...run, hers, his };
}

/** A conversation with its number in the office. */
async function begun() {
  const two = await pair();
  const { conversationId } = answered(await two.his.write('Wetin be dis nonsense list'));
  const ours = talkOn(tola.client, { kind: 'conversation', id: conversationId });
  return { ...two, conversationId, ours };
}

async function conversationList(filter: AdminChatFilter, given: { waiting?: 'yes'; search?: string } = {}) {
  return answered(await tola.client.call(office.listConversations, { filter, ...given }));
}

async function idsIn(filter: AdminChatFilter, given: { waiting?: 'yes'; search?: string } = {}) {
  return (await conversationList(filter, given)).conversations.map(({ id }) => id);
}

describe('moderation', () => {
  it('a reported message is hidden, and everybody sees that one was removed', async () => {
    const { hers, his, ours, conversationId, agent } = await begun();
    const photo = await bringPhoto(agent.client);
    answered(await his.write('And this', { pictures: [photo] }));
    answered(await hers.report(2));
    answered(await hers.report(2));
    expect(await hers.report(9)).toMatchObject({ status: 404 });
    expect((await shownOn(hers)).messages.map(({ isReported }) => isReported)).toEqual([false, true]);
    expect((await shownOn(his)).messages.some(({ isReported }) => isReported)).toBe(false);
    expect(await idsIn('reported')).toEqual([conversationId]);
    expect((await shownOn(ours)).office?.reports).toMatchObject([
      { number: 2, by: 'customer', reason: 'rude' },
    ]);

    const hide = { conversationId, number: 2, reason: 'It shames the customer' };
    expect(answered(await tola.client.call(office.hideMessage, hide)).reports).toEqual([]);
    expect(await tola.client.call(office.hideMessage, hide)).toMatchObject({ status: 404 });
    for (const side of [hers, his, ours]) {
      expect(linesOf(await shownOn(side))[1]).toBe('2 agent: by-office');
      expect((await shownOn(side)).messages[1]?.pictureUrls).toEqual([]);
    }
    expect(await idsIn('reported')).toEqual([]);
    expect((await readAudit(world, 'conversation', conversationId)).map(({ action }) => action)).toEqual([
      'hideMessage',
    ]);
  });

  it('a reported message can also stay', async () => {
    const { hers, his, conversationId } = await begun();
    answered(await hers.report(1));
    answered(await tola.client.call(office.settleReports, { conversationId }));
    expect(await idsIn('reported')).toEqual([]);
    expect(linesOf(await shownOn(his))).toEqual(['1 agent: Wetin be dis nonsense list']);
  });

  it('a side cannot report its own messages, or those of the system', async () => {
    const { his, hers } = await begun();
    expect(await his.report(1)).toMatchObject({ status: 404 });
    answered(await hers.write('Office, abeg', { callsOffice: true }));
    expect(linesOf(await shownOn(hers))[2]).toBe('3 house: office-called');
    expect(await his.report(3)).toMatchObject({ status: 404 });
  });

  it('an admin stands in for both sides once one has blocked the other', async () => {
    const { hers, his, ours, placed, conversationId } = await begun();
    const blocked = answered(await hers.block());
    expect(blocked).toMatchObject({ blockedBy: 'customer', standing: 'office', callNumber: null });
    answered(await his.write('Hear me'));
    answered(await hers.write('He is rude'));
    expect(linesOf(await shownOn(hers))).toEqual([
      '1 agent: Wetin be dis nonsense list',
      '3 customer: He is rude',
    ]);
    expect((await shownOn(hers)).unread).toBe(1);
    expect(linesOf(await shownOn(his))).toEqual(['1 agent: Wetin be dis nonsense list', '2 agent: Hear me']);
    expect(await shownOn(his)).toMatchObject({
      mayBlock: false,
      counterpart: { side: 'office' },
      callNumber: null,
    });
    expect(linesOf(await shownOn(ours))).toHaveLength(3);
    expect(await idsIn('unassigned', { waiting: 'yes' })).toContain(conversationId);
    answered(await ours.write('We dey here'));
    expect(linesOf(await shownOn(hers))).toContain('4 office: We dey here');
    expect(linesOf(await shownOn(his))).toContain('4 office: We dey here');

    expect(answered(await his.unblock()).blockedBy).toBe('customer');
    expect(answered(await hers.unblock()).blockedBy).toBeNull();
    answered(await his.write('Thank you'));
    expect(linesOf(await shownOn(hers))).toContain('5 agent: Thank you');
    expect(linesOf(await shownOn(hers))).not.toContain('2 agent: Hear me');

    answered(await hers.block());
    answered(
      await moveBy(world, owner.client, placed.code, 'reassign', {
        agentId: (await agentWithFloat(world)).user.id,
      }),
    );
    expect(await shownOn(hers)).toMatchObject({ blockedBy: null, standing: 'open' });
  });

  it('an agent’s messages to the admins alone are hidden from the order’s next agent', async () => {
    const { hers, his, placed } = await begun();
    answered(await hers.block());
    answered(await his.write('She owes me from last time'));
    const next = await agentWithFloat(world);
    answered(await moveBy(world, owner.client, placed.code, 'reassign', { agentId: next.user.id }));
    const theirs = talkOn(next.client, byCode(placed));
    expect(linesOf(await shownOn(theirs))).toEqual(['1 agent: Wetin be dis nonsense list']);
    expect(await shownOn(theirs)).toMatchObject({ last: 1 });
    expect(await theirs.report(2)).toMatchObject({ status: 404 });
  });

  it('a message that was under way during a block does not arrive', async () => {
    const { hers, his } = await begun();
    await Promise.all([...Array.from({ length: 12 }, (_, n) => his.write(`Hear me ${n}`)), hers.block()]);
    const after = answered(await his.write('And this')).message;
    expect(after.isForOffice).toBe(true);
    const { messages } = await shownOn(his);
    const firstApart = messages.findIndex(({ isForOffice }) => isForOffice);
    expect(messages.slice(firstApart).every(({ isForOffice }) => isForOffice)).toBe(true);
  });

  it('a muted person cannot write anywhere, sees the reason, and can write again later', async () => {
    const { his, hers, conversationId, agent } = await begun();
    const mute = { conversationId, side: 'agent', hours: 3, reason: 'Shouting' } as const;
    expect(answered(await tola.client.call(office.muteInChat, mute)).mutes).toMatchObject([
      { side: 'agent' },
    ]);
    expect(await shownOn(his)).toMatchObject({
      standing: 'muted',
      mayWrite: false,
      muted: { reason: 'Shouting' },
    });
    expect(await his.write('But')).toMatchObject({ status: 403, reason: 'chat-muted' });
    expect(await talkOn(agent.client, support).write('But')).toMatchObject({ reason: 'chat-muted' });
    answered(await hers.write('Still here'));
    answered(await tola.client.call(office.muteInChat, { ...mute, hours: 0 }));
    answered(await his.write('Sorry'));
    // A guest has no account: it is their order’s link that is mute.
    answered(await tola.client.call(office.muteInChat, { ...mute, side: 'customer' }));
    expect(await hers.write('Hello')).toMatchObject({ reason: 'chat-muted' });
  });

  it('an admin who writes as a customer can be muted by the owner alone', async () => {
    const colleague = await signUpAdmin(world, ['orders:view']);
    const { conversationId } = answered(await talkOn(colleague.client, support).write('Where e dey?'));
    const mute = { conversationId, side: 'customer', hours: 3, reason: 'Shouting' } as const;
    expect(await tola.client.call(office.muteInChat, mute)).toMatchObject({ reason: 'not-allowed' });
    answered(await owner.client.call(office.muteInChat, mute));
    answered(await owner.client.call(office.muteInChat, { ...mute, hours: 0 }));
    const [muted, lifted] = await readAudit(world, 'conversation', conversationId);
    expect(muted).toMatchObject({ action: 'muteInChat', after: { accountId: colleague.user.id, hours: 3 } });
    expect(lifted).toMatchObject({ action: 'unmuteInChat', after: { accountId: colleague.user.id } });
  });

  it('an admin cannot moderate their own conversation', async () => {
    const mine = talkOn(tola.client, support);
    const { conversationId } = answered(await mine.write('I am an admin with a question'));
    const hide = { conversationId, number: 1, reason: 'Mine' };
    expect(await tola.client.call(office.hideMessage, hide)).toMatchObject({ status: 404 });
    expect((await shownOn(talkOn(tola.client, { kind: 'conversation', id: conversationId }))).me).toBe(
      'customer',
    );
    answered(await sade.client.call(office.hideMessage, hide));
  });
});

describe('the time after an order', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);

  async function over(hours: number) {
    const run = await runAt(world, 'delivered');
    await world.db`update order_event set at = ${hoursAgo(hours)} where order_id = ${run.placed.order.id}`;
    return {
      ...run,
      hers: talkOn(run.customer, byLink(run.placed)),
      his: talkOn(run.agent.client, byCode(run.placed)),
      ours: talkOn(tola.client, byCode(run.placed)),
    };
  }

  it('within the claim window both still talk', async () => {
    const { hers, his } = await over(23);
    answered(await hers.write('One yam is bad'));
    answered(await his.write('Sorry o'));
    expect((await shownOn(hers)).standing).toBe('open');
  });

  it('for a week more the customer writes to the office alone', async () => {
    const { hers, his, ours } = await over(25);
    expect(await his.open()).toMatchObject({ status: 404 });
    const { conversationId } = answered(await hers.write('One yam is bad'));
    expect(await shownOn(hers)).toMatchObject({ standing: 'office', callNumber: null, mayBlock: false });
    expect(await hers.block()).toMatchObject({ reason: 'too-late' });
    expect(await idsIn('unassigned', { waiting: 'yes' })).toContain(conversationId);
    answered(await ours.write('We dey look am'));
    expect((await shownOn(hers)).unread).toBe(1);
  });

  it('then it is closed, to read and not to write', async () => {
    const { hers, ours } = await over(8 * 24 + 1);
    expect(await shownOn(hers)).toMatchObject({ standing: 'closed', mayWrite: false });
    expect(await hers.write('Hello?')).toMatchObject({ status: 409, reason: 'chat-closed' });
    expect(await ours.write('Hello?')).toMatchObject({ reason: 'chat-closed' });
  });
});

describe('the conversation list', () => {
  it('what the two say to each other waits for nobody, until one of them asks the office in', async () => {
    const { hers, his, conversationId, ours } = await begun();
    expect(await idsIn('all')).toContain(conversationId);
    expect(await idsIn('open')).not.toContain(conversationId);
    expect(
      (await conversationList('all')).conversations.find(({ id }) => id === conversationId)?.unread,
    ).toBe(0);
    answered(await hers.write('Office, abeg', { callsOffice: true }));
    answered(await his.write('Na lie'));
    expect(
      (await conversationList('unassigned')).conversations.find(({ id }) => id === conversationId)?.unread,
    ).toBe(3);
    answered(await ours.seen(4, 4));
    expect(
      (await conversationList('all')).conversations.find(({ id }) => id === conversationId)?.unread,
    ).toBe(0);
    expect(await idsIn('open', { waiting: 'yes' })).toContain(conversationId);
    expect((await shownOn(hers)).marks.office).toEqual({ delivered: 4, read: 4 });

    answered(await tola.client.call(office.closeConversation, { conversationId }));
    expect(await idsIn('closed')).toContain(conversationId);
    answered(await his.write('All correct now'));
    expect(await idsIn('closed')).not.toContain(conversationId);
    expect(await idsIn('open', { waiting: 'yes' })).not.toContain(conversationId);
  });

  it('an answer is for what the office had read; who wrote meanwhile waits on, the longest wait first', async () => {
    const [ada, bola] = [await signUpCustomer(world), await signUpCustomer(world)];
    const [first, second] = [talkOn(ada.client, support), talkOn(bola.client, support)];
    const { conversationId: id } = answered(await first.write('Where my yam?'));
    answered(await second.write('Una dey open today?'));
    const waiting = await idsIn('open', { waiting: 'yes' });
    answered(await first.write('Hello?'));
    expect(await idsIn('open', { waiting: 'yes' })).toEqual(waiting);

    const ours = talkOn(tola.client, { kind: 'conversation', id });
    answered(await ours.seen(1, 1));
    answered(await ours.write('E dey come'));
    expect(await idsIn('open', { waiting: 'yes' })).toEqual([...waiting.filter((one) => one !== id), id]);
    answered(await ours.seen(3, 3));
    const before = (await conversationList('open')).counts.waiting;
    answered(await ours.write('Sorry for the wait'));
    expect(await idsIn('open', { waiting: 'yes' })).not.toContain(id);
    expect((await conversationList('open')).counts.waiting).toBe(before - 1);
  });

  it('what came in while somebody closed is not closed unread', async () => {
    const ada = await signUpCustomer(world);
    const hers = talkOn(ada.client, support);
    const { conversationId } = answered(await hers.write('Thank you'));
    answered(await hers.write('No, wait!'));
    const close = (seen: number) => tola.client.call(office.closeConversation, { conversationId, seen });
    expect(await close(1)).toMatchObject({ reason: 'changed-meanwhile' });
    expect(await idsIn('open', { waiting: 'yes' })).toContain(conversationId);
    answered(await talkOn(tola.client, { kind: 'conversation', id: conversationId }).write('I dey'));
    answered(await close(2));
    expect(await idsIn('closed')).toContain(conversationId);
  });

  it('support is one conversation an account, opened again by its next message', async () => {
    const ada = await signUpCustomer(world);
    const hers = talkOn(ada.client, support);
    expect((await shownOn(hers)).id).toBeNull();
    const sent = await Promise.all([hers.write('I no fit pay'), hers.write('Hello?')]);
    const [{ conversationId }, other] = sent.map(answered) as [{ conversationId: string }, unknown];
    expect(other).toMatchObject({ conversationId });
    const id = answered(await ada.client.call(listMyConversations, { links: [] })).conversations[0]?.id;
    if (id === undefined) throw new Error('there is no conversation');
    answered(await tola.client.call(office.closeConversation, { conversationId: id }));
    expect(await idsIn('closed')).toContain(id);
    answered(await hers.write('Still no'));
    expect((await conversationList('unassigned')).conversations.find((one) => one.id === id)).toMatchObject({
      kind: 'support',
      unread: 1,
      isClosed: false,
      person: { is: 'customer', name: ada.username },
    });
  });

  it('of two who take a conversation at once, one has it', async () => {
    const { conversationId } = await begun();
    const take = (client: typeof tola.client, userId: typeof tola.user.id) =>
      client.call(office.assignConversation, { conversationId, userId, from: null });
    const results = await Promise.all([take(tola.client, tola.user.id), take(sade.client, sade.user.id)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed-meanwhile' });
    const holder = answered(await tola.client.call(office.reopenConversation, { conversationId })).assignedTo;
    const give = { conversationId, userId: owner.user.id, from: holder?.id ?? null };
    expect(answered(await tola.client.call(office.assignConversation, give)).assignedTo?.id).toBe(
      owner.user.id,
    );
    const withoutRight = await signUpAdmin(world, ['orders:view']);
    expect(
      await tola.client.call(office.assignConversation, {
        ...give,
        userId: withoutRight.user.id,
        from: owner.user.id,
      }),
    ).toMatchObject({ reason: 'not-a-replier' });
    const repliers = answered(await tola.client.call(office.listRepliers, {})).map(({ id }) => id);
    expect(repliers).toEqual(expect.arrayContaining([tola.user.id, sade.user.id, owner.user.id]));
    expect(repliers).not.toContain(withoutRight.user.id);
  });

  it('is searched by code, phone and how a name begins', async () => {
    const phone = newPhone();
    const placed = await placeThrough(world.device(), { customer: { name: 'Zainab_ Lawal', phone } });
    const { conversationId } = answered(await talkOn(world.device(), byLink(placed)).write('Hello'));
    const ngozi = await signUpCustomer(world);
    const hers = newPhone();
    answered(await ngozi.client.call(changeProfile, { name: 'Zainab Musa', phone: hers }));
    const other = answered(await talkOn(ngozi.client, support).write('Hello')).conversationId;
    expect(await idsIn('all', { search: placed.code.slice(3).toLowerCase() })).toEqual([conversationId]);
    expect(await idsIn('all', { search: `+234${phone.slice(1)}` })).toEqual([conversationId]);
    expect(await idsIn('open', { search: hers })).toEqual([other]);
    expect(await idsIn('all', { search: 'ZAINAB' })).toEqual([other, conversationId]);
    expect(await idsIn('all', { search: 'zainab_' })).toEqual([conversationId]);
    expect(await idsIn('closed', { search: 'zainab' })).toEqual([]);
    expect(await idsIn('all', { search: '%' })).toEqual([]);
  });

  /** All that is listed, a page after the other. */
  async function pagesOf(given: { waiting?: 'yes' }): Promise<string[]> {
    const ids: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const result = await tola.client.call(office.listConversations, {
        filter: 'all',
        ...given,
        ...(after === undefined ? {} : { after }),
      });
      const { conversations, next }: { conversations: { id: string }[]; next: string | null } =
        answered(result);
      ids.push(...conversations.map(({ id }) => id));
      after = next;
    }
    return ids;
  }

  it('comes a page at a time, each conversation once, and however many wait, the longest wait is told', async () => {
    const [longest] = await idsIn('all', { waiting: 'yes' });
    for (let n = 0; n < 52; n += 1) {
      const placed = await placeThrough(world.device());
      answered(await talkOn(world.device(), byLink(placed)).write(`Hello ${n}`));
    }
    const [count = { all: 0, waiting: 0 }] = await world.db.rows({ all: number, waiting: number })`
      select count(*)::int as all, count(unanswered_since)::int as waiting from conversation`;
    const [all, waiting] = [await pagesOf({}), await pagesOf({ waiting: 'yes' })];
    expect([all.length, waiting.length]).toEqual([count.all, count.waiting]);
    expect([new Set(all).size, new Set(waiting).size]).toEqual([count.all, count.waiting]);
    expect((await conversationList('open')).counts.unassigned).toBeGreaterThanOrEqual(52);
    const { matters, more } = answered(await tola.client.call(showDay, {}));
    expect(more).toEqual(['chat']);
    expect(matters.map(({ id }) => id)).toContain(longest);
  });

  it('an answer for a guest whose order an agent carries is the office’s', async () => {
    const run = await runAt(world, 'shopping');
    const ours = talkOn(tola.client, byCode(run.placed));
    answered(await tola.client.call(changeProfile, { name: 'Tola Ade', phone: null }));
    answered(await ours.write('Good morning'));
    const guest = await shownOn(talkOn(run.customer, byLink(run.placed)));
    expect(guest.messages[0]).toMatchObject({ from: 'office', name: 'Tola', requestId: null });
    answered(await talkOn(run.customer, byLink(run.placed)).write('Good morning'));
    const [newest] = (await conversationList('open')).conversations;
    expect([newest?.id, typeof newest?.waitsSince]).toEqual([guest.id, 'string']);
  });
});

describe('ready answers', () => {
  const words = { pcm: '{name}, we dey come', en: '{name}, we are coming' };

  it('are written, changed and deleted, each under its own shortcut', async () => {
    const { client } = tola;
    const saved = answered(await client.call(office.saveCanned, { id: null, shortcut: 'coming', ...words }));
    const other = answered(await client.call(office.saveCanned, { id: null, shortcut: 'bye', ...words }));
    expect(await client.call(office.saveCanned, { ...other, shortcut: 'coming' })).toMatchObject({
      reason: 'shortcut-taken',
    });
    answered(await client.call(office.saveCanned, { ...saved, en: 'Soon, {name}' }));
    const listed = answered(await sade.client.call(office.listCanned, {}));
    const own = new Set([saved.id, other.id]);
    expect(listed.filter(({ id }) => own.has(id)).map(({ shortcut, en }) => [shortcut, en])).toEqual([
      ['bye', words.en],
      ['coming', 'Soon, {name}'],
    ]);
    // Eight answers are there from the start.
    expect(listed).toHaveLength(8 + own.size);
    answered(await client.call(office.deleteCanned, { cannedId: other.id }));
    expect(await client.call(office.deleteCanned, { cannedId: other.id })).toMatchObject({ status: 404 });
    expect(await client.call(office.saveCanned, other)).toMatchObject({ status: 404 });
    expect((await readAudit(world, 'canned-reply', saved.id)).map(({ action }) => action)).toEqual([
      'saveCanned',
      'saveCanned',
    ]);
  });

  it('an answer is not overwritten by an admin who has not seen another’s change', async () => {
    const first = { shortcut: 'rain', ...words };
    const { id } = answered(await tola.client.call(office.saveCanned, { id: null, ...first }));
    const hers = { shortcut: 'rain', pcm: 'Rain dey fall', en: 'It rains' };
    answered(await sade.client.call(office.saveCanned, { id, ...hers, seen: first }));
    const late = { id, ...first, shortcut: 'flood' };
    expect(await tola.client.call(office.saveCanned, { ...late, seen: first })).toMatchObject({
      reason: 'changed-meanwhile',
    });
    answered(await tola.client.call(office.saveCanned, { ...late, seen: hers }));
    answered(await tola.client.call(office.deleteCanned, { cannedId: id }));
  });

  it('one shortcut saved twice at once gets one answer only', async () => {
    const save = (client: typeof tola.client) =>
      client.call(office.saveCanned, { id: null, shortcut: 'late', ...words });
    const results = await Promise.all([save(tola.client), save(sade.client)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

it('a conversation that nobody has is not found', async () => {
  const conversationId = randomUUID();
  for (const endpoint of [office.closeConversation, office.reopenConversation, office.settleReports])
    expect(await tola.client.try(endpoint, { conversationId })).toMatchObject({ status: 404 });
  const placed = await placeThrough(world.device());
  await giveTo(world, await agentWithFloat(world), placed);
  expect((await shownOn(talkOn(tola.client, byCode(placed)))).id).toBeNull();
});
