import { expect } from '@playwright/test';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { twoPhones } from '../pages/conversation.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = talkCopy.pcm;
const { state } = copy;

test(
  'two people talk while the network of each is cut in turns: every message comes once, in its order, and its writer sees how far it is',
  { tag: '@full' },
  async ({ browser, product }) => {
    test.setTimeout(120_000);
    const { home, market, customer, agent, close } = await twoPhones(browser, product);
    await expect(customer.panel.getByRole('heading', { name: copy.empty.agentTitle })).toBeVisible();

    await customer.say('Abeg buy ripe plantain.');
    await expect(agent.message('Abeg buy ripe plantain.')).toBeVisible();
    await expect(customer.message('Abeg buy ripe plantain.').getByText(state.read)).toBeVisible();
    await agent.panel.getByRole('textbox', { name: copy.write.label }).pressSequentially('I d');
    await expect(customer.log.getByText(copy.list.typing('Musa'))).toBeVisible();
    expect(await troubles(customer.page)).toEqual([]);
    expect(await troubles(agent.page)).toEqual([]);

    // The customer's network goes; the agent writes on and does not know it.
    await home.setOffline(true);
    await expect(customer.panel.getByText(copy.offline)).toBeVisible();
    for (const text of ['Di big one too?', 'And onion?']) await customer.say(text);
    await expect(customer.message('And onion?').getByText(state.waiting)).toBeVisible();
    await agent.say('I don see am.');
    await agent.say('E dey ₦800.');
    await expect(agent.message('E dey ₦800.').getByText(state.sent)).toBeVisible();
    await home.setOffline(false);
    await expect(customer.message('And onion?').getByText(state.read)).toBeVisible();
    await expect(agent.message('E dey ₦800.').getByText(state.read)).toBeVisible();

    // Now the agent's.
    await market.setOffline(true);
    await agent.say('Market full well well.');
    await agent.say('I dey come.');
    await customer.say('No wahala.');
    await market.setOffline(false);
    await expect(agent.message('No wahala.')).toBeVisible();
    await expect(customer.message('I dey come.')).toBeVisible();

    // Each phone has its own at the end until it hears which number they got: the order is to be had once both know it.
    await expect
      .poll(async () => (await customer.messages()).join('\n') === (await agent.messages()).join('\n'))
      .toBe(true);
    const messages = await customer.messages();
    expect(messages.toSorted()).toEqual(
      [
        'Abeg buy ripe plantain.',
        'Di big one too?',
        'And onion?',
        'I don see am.',
        'E dey ₦800.',
        'Market full well well.',
        'I dey come.',
        'No wahala.',
      ].toSorted(),
    );
    const inOrder = (texts: string[]) => messages.filter((text) => texts.includes(text));
    expect(inOrder(['Di big one too?', 'And onion?'])).toEqual(['Di big one too?', 'And onion?']);
    expect(inOrder(['Market full well well.', 'I dey come.'])).toEqual([
      'Market full well well.',
      'I dey come.',
    ]);
    await close();
  },
);
