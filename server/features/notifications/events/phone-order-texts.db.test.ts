import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import { answerQuestion } from '#contract/orders/run/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { lineOf, newPhone } from '#test/factories/orders.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { placeByPhone } from '#test/factories/phone-orders.ts';
import { agentWithFloat, giveTo, onRun } from '#test/factories/run.ts';
import { openNoticeWorld } from '#test/worlds/notices.ts';

const here = await openNoticeWorld();
const { world, termii } = here;
const { client: office } = await signUpAdmin(world, ['orders:view', 'orders:manage']);

function linkIn(written = '') {
  const [, code, token = ''] =
    /https:\/\/market\.test\/t\/#(MW-[0-9A-Z]{8})\.([\w-]{20})$/.exec(written) ?? [];
  return { code: orderCode.parse(code), token };
}

/** A phone order of one line that an agent shops, and the texts that came to its number since the last look. */
async function shopped(receiver: { name: string; phone: string } | null) {
  const phone = newPhone();
  const placed = await placeByPhone(office, {
    customer: { name: 'Mama Ngozi', phone },
    receiver,
    items: [lineOf('garri', { quantity: 2, measure: 'paint' })],
  });
  const agent = await agentWithFloat(world);
  await giveTo(world, agent, placed);
  const steps = onRun(agent, placed);
  answered(await steps.startShopping());
  const [item] = placed.order.items;
  if (item === undefined) throw new Error('an order without a line');
  let seen = 0;
  const textsTo = (to: string) => termii.outbox.filter((sent) => sent.to === readPhone(to));
  const newTexts = async () => {
    await here.deliver();
    const texts = textsTo(phone).map(({ text }) => text);
    const fresh = texts.slice(seen);
    seen = texts.length;
    return fresh;
  };
  return { placed, agent, steps, item, newTexts, textsTo };
}

test('a phone order tells its customer everything by SMS: link, question, PIN, receipt', async () => {
  const { placed, agent, steps, item, newTexts } = await shopped(null);
  const [first, ...others] = await newTexts();
  expect(others).toEqual([]);
  expect(answered(await world.device().call(showOrder, linkIn(first))).code).toBe(placed.code);

  const pictureId = await bringPhoto(agent.client);
  answered(await steps.askPrice({ itemId: item.id, quantity: 2, priceKobo: asKobo(118_000), pictureId }));
  const [question] = await newTexts();
  expect(question).toMatch(/N1,180/);
  const asked = answered(await world.device().call(showOrder, linkIn(question)));
  const questionId = asked.items[0]?.question?.id;
  if (questionId === undefined) throw new Error('the link shows no question');
  const yes = { clientRequestId: randomUUID(), ...linkIn(question), questionId, yes: true };
  answered(await world.device().call(answerQuestion, yes));

  answered(await steps.pickUp());
  const texts = await newTexts();
  const { pin, billKobo } = answered(await world.device().call(showOrder, linkIn(first)));
  expect(texts).toEqual([expect.stringMatching(new RegExp(`PIN: ${pin}$`))]);

  answered(await steps.setOff());
  answered(await steps.arrive());
  await newTexts();
  const cash = { takenKobo: billKobo, changeKobo: asKobo(0) };
  answered(await steps.deliver({ pin: pin ?? '', typedOffline: false, cash }));
  const [receipt] = await newTexts();
  expect(receipt).toMatch(/Total N1,380: goods N1,180, delivery N150, service N50\. Receipt: https/);
  expect(answered(await world.device().call(showOrder, linkIn(receipt))).status).toBe('delivered');
});

test('the PIN goes to the receiver where somebody else stands at the door, and not to the caller', async () => {
  const receiver = { name: 'Chidi', phone: newPhone() };
  const { steps, item, newTexts, textsTo } = await shopped(receiver);
  answered(await steps.find({ itemId: item.id, quantity: 2, paidKobo: asKobo(80_000), pictureId: null }));
  await newTexts();
  answered(await steps.pickUp());
  expect(await newTexts()).toEqual([]);
  expect(textsTo(receiver.phone).map(({ text }) => text)).toEqual([expect.stringMatching(/PIN: \d{4}$/)]);
});
