import { describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import * as office from '#contract/chat/admin/endpoints.ts';
import { answered } from '#test/client.ts';
import { byCode, byLink, linesOf, shownOn, support, talkOn } from '#test/factories/chat.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { runAt } from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { forgetOldTalk } from './forget-old-talk.ts';

const world = await openWorld({ clock: 'stands' });
const tola = await signUpAdmin(world, ['chats:reply']);

const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

/** A delivered order about which both said something, the customer with a photo. */
async function talkedOver() {
  const ada = await signUpCustomer(world);
  const run = await runAt(world, 'delivered', { customer: ada.client });
  const hers = talkOn(ada.client, byCode(run.placed));
  const his = talkOn(run.agent.client, byCode(run.placed));
  answered(await talkOn(world.device(), byLink(run.placed)).write('By the link'));
  const photo = await bringPhoto(ada.client);
  const { conversationId } = answered(await hers.write('My gate, number 12', { pictures: [photo] }));
  answered(await his.write('I see am'));
  const [url = ''] = (await shownOn(his)).messages[1]?.pictureUrls ?? [];
  return { ...run, ada, hers, his, conversationId, url };
}

async function isShown(url: string): Promise<boolean> {
  return (await world.device().request(url)).status === 200;
}

describe('a deleted person', () => {
  it('takes their own messages and photos along, and leaves those of others', async () => {
    const { ada, his, url, conversationId } = await talkedOver();
    answered(await talkOn(ada.client, support).write('Where una dey?'));
    const exported = JSON.stringify(answered(await ada.client.call(exportAccount, {})));
    for (const words of ['By the link', 'My gate, number 12', 'Where una dey?'])
      expect(exported).toContain(words);
    expect(exported).not.toContain('I see am');
    expect(await isShown(url)).toBe(true);

    answered(await ada.client.call(deleteAccount, { password: ada.password }));
    expect(linesOf(await shownOn(his))).toEqual([
      '1 customer: forgotten',
      '2 customer: forgotten',
      '3 agent: I see am',
    ]);
    expect(await isShown(url)).toBe(false);
    const stored = JSON.stringify(
      await world.db`
        select m.text, c.sought_name, c.sought_phone, r.reply from chat_message m
        join conversation c on c.id = m.conversation_id left join once_reply r on r.subject = c.id
        where m.side = 'customer' and (c.id = ${conversationId} or c.account_id = ${ada.user.id})`,
    );
    for (const words of ['link', 'gate', 'una', 'amaka', ada.username.toLowerCase()])
      expect(stored).not.toContain(words);
  });
});

describe('retention', () => {
  it('an order’s conversation is deleted with its photos, 90 days after the order’s end', async () => {
    const { hers, url, conversationId } = await talkedOver();
    await forgetOldTalk(world.db, daysAhead(89.9));
    expect((await shownOn(hers)).messages).toHaveLength(3);
    await forgetOldTalk(world.db, daysAhead(90.1));
    expect(await shownOn(hers)).toMatchObject({ id: null, messages: [], standing: 'open' });
    expect(await isShown(url)).toBe(false);
    expect(await world.db`select from chat_message where conversation_id = ${conversationId}`).toHaveLength(
      0,
    );
  });

  it('a reported conversation stays until an admin has reviewed it', async () => {
    const { hers, conversationId } = await talkedOver();
    answered(await hers.report(3));
    await forgetOldTalk(world.db, daysAhead(400));
    expect((await shownOn(hers)).messages).toHaveLength(3);
    answered(await tola.client.call(office.settleReports, { conversationId }));
    await forgetOldTalk(world.db, daysAhead(400));
    expect((await shownOn(hers)).id).toBeNull();
  });

  it('a running order keeps its conversation, however long that takes', async () => {
    const run = await runAt(world, 'shopping');
    const hers = talkOn(run.customer, byLink(run.placed));
    answered(await hers.write('Hello'));
    await forgetOldTalk(world.db, daysAhead(400));
    expect((await shownOn(hers)).messages).toHaveLength(1);
  });

  it('a support conversation is deleted 180 days after its last message, and begins anew with the next', async () => {
    const ada = await signUpCustomer(world);
    const hers = talkOn(ada.client, support);
    answered(await hers.write('Hello'));
    await forgetOldTalk(world.db, daysAhead(179));
    expect((await shownOn(hers)).messages).toHaveLength(1);
    await forgetOldTalk(world.db, daysAhead(181));
    expect((await shownOn(hers)).id).toBeNull();
    expect(answered(await hers.write('Hello again')).message.number).toBe(1);
  });
});
