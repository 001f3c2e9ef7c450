import { expect, type Page } from '@playwright/test';
import { me, signUp } from '#contract/accounts/endpoints.ts';
import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import { noticeAnsweredCopy } from '#contract/copy/notices/answered.ts';
import { answerWords, noticeWords } from '#contract/copy/notices.ts';
import { noticeSamples } from '#contract/copy/notices/samples.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { changeNotificationPreferences } from '#contract/notifications/endpoints.ts';
import { messagingWorker } from '#contract/installed/workers.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { viewPush } from '#server/features/notifications/delivery/view-payload.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { lineOf } from '#test/factories/orders.ts';
import { seenBy } from '#test/factories/run.ts';
import type { PushServiceStandIn } from '#test/stand-ins/push-service/stand-in.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { registerAt } from '../set-up/push-manager.ts';
import { cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { test } from '../set-up/product-with-notices.ts';
import { noticesOf, type PhoneNotices } from '../pages/notices.ts';
import type { Product } from '../set-up/product.ts';

const { nav } = (await loadPublicCopy('pcm')).shell;
const { device: copy } = appNoticesCopy.pcm;
const answeredCopy = noticeAnsweredCopy.pcm;
const list = [lineOf('garri'), lineOf('pepper', { capKobo: asKobo(50_000), priceRule: 'ask-me-first' })];

let people = 0;

/** A customer who uses the installed app in this window and gets notices by Web Push. */
async function registered(app: Page, product: Product, pushService: PushServiceStandIn): Promise<Client> {
  people += 1;
  const customer = product.openDevice();
  const username = `ear ${String(people)} of ${String(process.pid)}`;
  answered(await customer.call(signUp, { username, password: 'jollof and plantain' }));
  // Tests also run at night, when what can wait waits.
  const quietHours = { on: false, from: '22:00', until: '06:00' };
  answered(await customer.call(changeNotificationPreferences, { groups: [], quietHours }));
  const context = app.context();
  await context.addCookies([...customer.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  await context.grantPermissions(['notifications']);
  await registerAt(context, pushService);
  await app.goto(paths.appSettings);
  await app.getByText(copy.ways.webPush, { exact: true }).click();
  await expect(app.getByText(copy.on.webPush)).toBeVisible();
  await cachedByWorker(app);
  await ownReplyCached(app, me.path);
  return customer;
}

/** The newest notice that has these parts in it, once the push service has it. */
async function pushOf(service: PushServiceStandIn, ...parts: readonly string[]): Promise<unknown> {
  const find = () =>
    service.received.findLast(({ payload }) => {
      const body = JSON.stringify(payload);
      return parts.every((part) => body.includes(part));
    });
  await expect.poll(find, `a push with ${parts.join(' and ')}`).toBeDefined();
  return find()?.payload;
}

/** Tag under which a phone shows one notice of an order’s progress. */
const progressOf = ({ order: { code } }: Shopped['placed']) => `order:${code}`;

type Shopped = Awaited<ReturnType<typeof shoppedOrder>>;

/** The agent asks whether pepper may cost ₦700. */
async function askAboutPepper({ steps, agent, placed }: Shopped) {
  const pepper = placed.order.items.find(({ name }) => name === 'pepper');
  if (pepper === undefined) throw new Error('there is no pepper on the list');
  const pictureId = await bringPhoto(agent.client);
  answered(await steps.askPrice({ itemId: pepper.id, quantity: 1, priceKobo: asKobo(70_000), pictureId }));
  return pepper.id;
}

/** The agent holds yellow garri for want of the white one. */
async function proposeYellowGarri({ steps, agent, placed }: Shopped) {
  const garri = placed.order.items.find(({ name }) => name === 'garri');
  if (garri === undefined) throw new Error('there is no garri on the list');
  const pictureId = await bringPhoto(agent.client);
  const instead = { name: 'yellow garri', quantity: 1, measure: null, priceKobo: asKobo(45_000) };
  answered(await steps.propose({ itemId: garri.id, ...instead, pictureId }));
  return garri.id;
}

/** A browser that is just starting may let one go by; the same matter is shown once, however often it comes. */
const bringUntilShown = (phone: PhoneNotices, payload: unknown) =>
  expect(async () => {
    await phone.bring(payload);
    await expect.poll(async () => (await phone.shown()).length, { timeout: 2000 }).toBe(1);
  }).toPass({ timeout: 20_000 });

/** The question as it stands on this phone, and the item it is about. */
async function askedOn(
  phone: PhoneNotices,
  order: Shopped,
  service: PushServiceStandIn,
  ask: { kind: 'price-asked' | 'replacement-asked'; about: typeof askAboutPepper } = {
    kind: 'price-asked',
    about: askAboutPepper,
  },
) {
  const itemId = await ask.about(order);
  await bringUntilShown(phone, await pushOf(service, ask.kind, order.placed.code));
  return itemId;
}

/** The phone shows this one title, and nothing else. */
const showsOnly = (phone: PhoneNotices, title: string | undefined) =>
  expect.poll(async () => (await phone.shown()).map((notice) => notice.title)).toEqual([title]);

const statusOf = (order: Awaited<ReturnType<typeof seenBy>>, name: string) =>
  order.items.find((item) => item.name === name)?.status;

test(
  'the phone shows the last notice of each order alone, and a touch opens it',
  { tag: '@full' },
  async ({ app, product, pushService }) => {
    const customer = await registered(app, product, pushService);
    const phone = await noticesOf(app, '/');
    const { placed, steps } = await shoppedOrder(product, { items: list }, customer);
    await bringUntilShown(phone, await pushOf(pushService, progressOf(placed)));
    const [shownFirst] = await phone.shown();
    expect(shownFirst?.body).toContain(placed.code);

    for (const { id, quantity, capKobo } of placed.order.items)
      answered(await steps.find({ itemId: id, quantity, paidKobo: asKobo(capKobo ?? 0), pictureId: null }));
    answered(await steps.pickUp());
    await phone.bring(await pushOf(pushService, 'order-picked-up', placed.code));
    const pickedUp = noticeWords(noticeSamples['order-picked-up'], 'pcm').title;
    await showsOnly(phone, pickedUp);

    expect(await phone.touch()).toEqual([paths.trackOrder(placed.code)]);
    expect(await phone.shown()).toEqual([]);
  },
);

test('a delay is shown beside a question, and disappears when the order sets off', async ({
  app,
  product,
  pushService,
}) => {
  const customer = await registered(app, product, pushService);
  const phone = await noticesOf(app, '/');
  const order = await shoppedOrder(product, { items: list }, customer);
  const itemId = await askedOn(phone, order, pushService);
  const { code } = order.placed;
  const [question] = await phone.shown();
  const titleOf = (kind: 'order-late' | 'order-on-the-way') => noticeWords(noticeSamples[kind], 'pcm').title;
  const late = { ...noticeSamples['order-late'], code };
  const seeing = { deviceId: 'this phone', language: 'pcm', publicUrl: product.url, ttlSeconds: 60 } as const;
  await phone.bring(viewPush(late, seeing).payload);
  const titles = async () => new Set((await phone.shown()).map(({ title }) => title));
  await expect.poll(titles).toEqual(new Set([question?.title, titleOf('order-late')]));

  answered(await order.steps.reopen(itemId));
  for (const { id, quantity, capKobo } of order.placed.order.items)
    answered(
      await order.steps.find({ itemId: id, quantity, paidKobo: asKobo(capKobo ?? 0), pictureId: null }),
    );
  answered(await order.steps.pickUp());
  answered(await order.steps.setOff());
  await phone.bring(await pushOf(pushService, 'order-on-the-way', code));
  await showsOnly(phone, titleOf('order-on-the-way'));
});

test('a question is answered on the notice itself, and the agent goes on', async ({
  app,
  product,
  pushService,
}) => {
  const customer = await registered(app, product, pushService);
  const phone = await noticesOf(app, '/');
  const order = await shoppedOrder(product, { items: list }, customer);
  await askedOn(phone, order, pushService);
  const { yes, no } = answerWords('price-asked', 'pcm');
  await expect.poll(async () => (await phone.shown()).map(({ actions }) => actions)).toEqual([[yes, no]]);

  expect(await phone.touch('yes')).toEqual([]);
  await showsOnly(phone, answeredCopy.yes[0]);
  const seen = await seenBy(customer, order.placed);
  expect(statusOf(seen, 'pepper')).toBe('found');
  expect(seen.items.find(({ name }) => name === 'pepper')?.paidKobo).toBe(70_000);
  // The notice of the outcome opens the order like any other.
  expect(await phone.touch()).toEqual([paths.trackOrder(order.placed.code)]);
});

test('a replacement is taken on the notice, without opening anything', async ({
  app,
  product,
  pushService,
}) => {
  const customer = await registered(app, product, pushService);
  const phone = await noticesOf(app, '/');
  const ask = { kind: 'replacement-asked', about: proposeYellowGarri } as const;
  const taking = await shoppedOrder(product, { items: list }, customer);
  await askedOn(phone, taking, pushService, ask);
  expect(await phone.touch('yes')).toEqual([]);
  await showsOnly(phone, answeredCopy.yes[0]);
  const taken = (await seenBy(customer, taking.placed)).items.find(({ name }) => name === 'garri');
  expect(taken).toMatchObject({ status: 'replaced', paidKobo: 45_000 });
});

test(
  'an answer that comes too late says so, and changes nothing',
  { tag: '@full' },
  async ({ app, product, pushService }) => {
    const customer = await registered(app, product, pushService);
    const phone = await noticesOf(app, '/');
    const order = await shoppedOrder(product, { items: list }, customer);
    const itemId = await askedOn(phone, order, pushService);
    answered(await order.steps.reopen(itemId));
    await phone.touch('no');
    await showsOnly(phone, answeredCopy.tooLate[0]);
    expect(statusOf(await seenBy(customer, order.placed), 'pepper')).toBe('requested');
  },
);

test('an answer without network stays on the phone, and is sent by the open page when it is back', async ({
  app,
  product,
  pushService,
}) => {
  const customer = await registered(app, product, pushService);
  const phone = await noticesOf(app, '/');
  const order = await shoppedOrder(product, { items: list }, customer);
  await askedOn(phone, order, pushService);
  await app.context().setOffline(true);
  await phone.touch('no');
  await showsOnly(phone, answeredCopy.kept[0]);
  expect(statusOf(await seenBy(customer, order.placed), 'pepper')).toBe('price_asked');
  await app.context().setOffline(false);
  await expect.poll(async () => statusOf(await seenBy(customer, order.placed), 'pepper')).toBe('unavailable');
});

test('the browser wakes the worker with no page open, and the worker sends the answer and shows the outcome', async ({
  app,
  product,
  pushService,
}) => {
  const customer = await registered(app, product, pushService);
  const phone = await noticesOf(app, '/');
  const order = await shoppedOrder(product, { items: list }, customer);
  await askedOn(phone, order, pushService);
  // The page stands still: only the worker can have sent it.
  await app.goto('/robots.txt');
  await app.context().setOffline(true);
  await phone.touch('yes');
  await showsOnly(phone, answeredCopy.kept[0]);
  await app.context().setOffline(false);
  await phone.wake('answers-wait');
  await showsOnly(phone, answeredCopy.yes[0]);
  expect(statusOf(await seenBy(customer, order.placed), 'pepper')).toBe('found');
});

test(
  'an answer on a phone without a signed-in person is asked for on the order’s own page',
  { tag: '@full' },
  async ({ app, product, pushService }) => {
    const customer = await registered(app, product, pushService);
    const phone = await noticesOf(app, '/');
    const order = await shoppedOrder(product, { items: list }, customer);
    await askedOn(phone, order, pushService);
    await app.context().clearCookies();
    await phone.touch('yes');
    await showsOnly(phone, answeredCopy.signIn[0]);
    expect(statusOf(await seenBy(customer, order.placed), 'pepper')).toBe('price_asked');
  },
);

test('the shown notices disappear with a sign-out', async ({ app, product, pushService }) => {
  const customer = await registered(app, product, pushService);
  const phone = await noticesOf(app, '/');
  const { placed } = await shoppedOrder(product, { items: list }, customer);
  await bringUntilShown(phone, await pushOf(pushService, progressOf(placed)));
  await app.goto(paths.profile);
  await app.getByRole('button', { name: nav.signOut }).last().click();
  await expect(app).toHaveURL('/');
  await expect.poll(() => phone.shown()).toEqual([]);
});

test(
  'a message of FCM is shown and answered by its own worker',
  { tag: '@full' },
  async ({ app, product, pushService, fcm }) => {
    people += 1;
    const customer = product.openDevice();
    const username = `fcm ${String(people)} of ${String(process.pid)}`;
    answered(await customer.call(signUp, { username, password: 'jollof and plantain' }));
    // Tests also run at night, when what can wait waits.
    const quietHours = { on: false, from: '22:00', until: '06:00' };
    answered(await customer.call(changeNotificationPreferences, { groups: [], quietHours }));
    const context = app.context();
    await context.addCookies(
      [...customer.cookies].map(([name, value]) => ({ name, value, url: product.url })),
    );
    await context.grantPermissions(['notifications']);
    await registerAt(context, pushService);
    await app.goto(paths.appSettings);
    await app.getByText(copy.ways.fcm, { exact: true }).click();
    await expect(app.getByText(copy.on.fcm)).toBeVisible();
    const phone = await noticesOf(app, messagingWorker.scope);

    const order = await shoppedOrder(product, { items: list }, customer);
    await askAboutPepper(order);
    const ofOrder = paths.trackOrder(order.placed.code);
    const question = () =>
      fcm.messages.find(({ data }) => data['kind'] === 'price-asked' && data['link'] === ofOrder);
    await expect.poll(question).toBeDefined();
    const { notification, data, link } = question() ?? {};
    // As FCM wraps what it was given.
    await bringUntilShown(phone, {
      from: '100',
      fcmMessageId: crypto.randomUUID(),
      notification,
      data,
      fcmOptions: { link },
    });
    await phone.touch('yes');
    await showsOnly(phone, answeredCopy.yes[0]);
    expect(statusOf(await seenBy(customer, order.placed), 'pepper')).toBe('found');
  },
);
