import { randomUUID } from 'node:crypto';
import { changeRole, grantPermissions, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { verifyAgent, goOnline } from '#contract/agents/endpoints.ts';
import { sendMessage } from '#contract/chat/endpoints.ts';
import { listConversations } from '#contract/chat/admin/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { changeMarket, listAllMarkets } from '#contract/markets/endpoints.ts';
import { decideClaim, listClaimsWaiting } from '#contract/orders/claims/endpoints.ts';
import { listBoard, moveOrder, showOrder } from '#contract/orders/endpoints.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { decideRejection } from '#contract/orders/run/endpoints.ts';
import { issueFloat, showAgentPaper, takeFloatBack } from '#contract/payments/agents/endpoints.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { permissions } from '#contract/permissions.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import type { Agent } from './agent-phone.ts';
import { moment, phoneOf, someWords, type Street } from './street.ts';

export const theOwner = { username: 'oga', password: 'oga-of-the-market' };

const floatKobo = 15_000_000;
const thinKobo = 5_000_000;
const fatKobo = 30_000_000;

/** An admin, given the role by the owner. */
export async function signUpFinanceAdmin(street: Street, username: string): Promise<Client> {
  const owner = phoneOf(street, theOwner.username);
  answered(await owner.call(signIn, theOwner));
  const admin = phoneOf(street, username);
  const credentials = { username, password: 'books and keys' };
  const { id } = answered(await admin.call(signUp, credentials));
  answered(await owner.call(changeRole, { userId: id, role: 'admin' }));
  answered(await owner.call(grantPermissions, { userId: id, permissions: [...permissions] }));
  // Joining the staff ended the session.
  answered(await admin.call(signIn, credentials));
  return admin;
}

/** The applicant may work, and has money in the pocket. */
export async function hires(street: Street, office: Client, agent: Agent): Promise<void> {
  answered(await office.call(verifyAgent, { userId: agent.id }));
  await gives(street, office, agent, floatKobo);
  answered(await agent.phone.call(goOnline, { marketId: agent.marketId }));
}

let amounts = 0;

/** Every amount is another one, so that each is known again. */
async function gives(_street: Street, office: Client, { id }: Agent, kobo: number): Promise<void> {
  amounts += 1;
  const slip = { clientRequestId: randomUUID(), agentId: id, note: 'Market money' };
  await office.call(issueFloat, { ...slip, kobo: asKobo(kobo + amounts) });
}

/** One of the things that an office does all day. */
export async function runsTheDay(street: Street, office: Client, crew: readonly Agent[]): Promise<void> {
  const turn = street.chance.upTo(8);
  if (turn === 0) await changesSetting(street, office);
  else if (turn === 1) await describesMarket(street, office);
  else if (turn === 2) await decides(street, office);
  else if (turn === 3) await answers(street, office);
  else if (turn === 4) await looksAtPocket(street, office, street.chance.oneOf(crew));
  else await looksAtBoard(street, office);
  await moment(street, 200, 1000);
}

async function changesSetting({ chance }: Street, office: Client): Promise<void> {
  const key = chance.oneOf(['business_description', 'business_address'] as const);
  await office.call(changeSetting, { key, value: someWords('We dey for Life Camp') });
}

async function describesMarket({ chance }: Street, office: Client): Promise<void> {
  const {
    id,
    imageUrl: _image,
    slug: _slug,
    ...market
  } = chance.oneOf(answered(await office.call(listAllMarkets, {})));
  const { name, location, isActive, marketDays, hours } = market;
  const description = someWords('Fresh things every morning');
  const written = { name, location, isActive, hours, description };
  const days = marketDays.filter((day) => day !== 'sunday');
  await office.call(changeMarket, { marketId: id, ...written, marketDays: days });
}

async function decides({ chance }: Street, office: Client): Promise<void> {
  for (const { id, askedKobo } of answered(await office.call(listClaimsWaiting, {}))) {
    const decision = chance.happens(60)
      ? { kind: 'approve' as const, kobo: asKobo(1 + chance.upTo(askedKobo)) }
      : { kind: 'refuse' as const, reason: 'The photo shows another garri' };
    await office.call(decideClaim, { clientRequestId: randomUUID(), claimId: id, decision });
  }
}

async function answers({ chance }: Street, office: Client): Promise<void> {
  const page = answered(await office.call(listConversations, { filter: 'open', waiting: 'yes' }));
  const [talk] = page.conversations;
  if (talk === undefined) return;
  await office.call(sendMessage, {
    clientRequestId: randomUUID(),
    about: { kind: 'conversation', id: talk.id },
    text: someWords(chance.oneOf(['We don hear', 'Small time'])),
    pictures: [],
    callsOffice: false,
  });
}

async function looksAtPocket(street: Street, office: Client, agent: Agent): Promise<void> {
  const { floatKobo: now } = answered(await office.call(showAgentPaper, { agentId: agent.id }));
  if (now < thinKobo) await gives(street, office, agent, floatKobo);
  if (now < fatKobo) return;
  amounts += 1;
  const slip = { clientRequestId: randomUUID(), agentId: agent.id, note: 'Too much cash' };
  await office.call(takeFloatBack, { ...slip, kobo: asKobo(fatKobo / 2 + amounts) });
}

/** An admin decides about stuck doors; now and then one reassigns an order, or restarts it. */
async function looksAtBoard(street: Street, office: Client): Promise<void> {
  const { chance } = street;
  const orders = answered(await office.call(listBoard, {}));
  if (orders.length === 0) return;
  const { code } = chance.oneOf(orders);
  const order = answered(await office.call(showOrder, { code, token: null }));
  const rejection = order.items.find(({ question }) => question?.kind === 'rejection')?.question;
  if (rejection) {
    const questionId = rejection.id;
    await office.call(decideRejection, {
      clientRequestId: randomUUID(),
      code,
      questionId,
      yes: chance.happens(60),
    });
  } else if (order.status === 'delivered' && chance.happens(25)) await refunds(street, office, code);
  else if (chance.happens(6)) await moves(street, office, order);
}

async function refunds(_street: Street, office: Client, code: OrderCode): Promise<void> {
  amounts += 1;
  const back = { code, kobo: asKobo(1000 + amounts), to: 'sender' as const, reason: 'Wet garri' };
  await office.call(refundOrder, { clientRequestId: randomUUID(), ...back });
}

async function moves(
  { chance }: Street,
  office: Client,
  { code, version, actions }: { code: OrderCode; version: number; actions: readonly string[] },
): Promise<void> {
  const open = (['restart', 'giveUp', 'cancel', 'fail'] as const).filter((action) =>
    actions.includes(action),
  );
  if (open.length === 0) return;
  const action = chance.oneOf(open);
  const move = { code, action, version, reason: 'Because the trade wanted it', agentId: null };
  await office.call(moveOrder, { clientRequestId: randomUUID(), ...move });
}
