import { expect, type Locator, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { placesCopy } from '#contract/copy/places.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { changeHouseQuietHours } from '#contract/notifications/admin/endpoints.ts';
import { firstQuietHours } from '#contract/notifications/preferences.ts';
import { paths } from '#contract/paths.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import { photo } from '#test/factories/claims.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { fillWrongThenRight, type FilledForm } from '../pages/forms.ts';
import { deliveredOrder } from '../set-up/delivered-order.ts';
import { test as installed } from '../set-up/installed.ts';
import { test } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';

const copy = await loadPublicCopy('pcm');
const order = orderCopy.pcm;
const tracking = trackingCopy.pcm;
const customer = customerCopy.pcm;
const places = placesCopy.pcm;
const admin = adminCopy.pcm;
const markets = adminMarketsCopy.pcm;
const notices = adminNoticesCopy.pcm;
const { range } = analyticsCopy.pcm;
const people = usersCopy.pcm;

test.use({ viewport: { width: 360, height: 740 } });

/** The form in which this field stands. */
const formWith = (page: Page, label: string) =>
  page.locator('form').filter({ has: page.getByLabel(label, { exact: true }) });

const at = (path: string, label: string) => async (page: Page) => {
  await page.goto(path);
  return formWith(page, label);
};

const into = (form: Locator, label: string) => form.getByLabel(label, { exact: true });
const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text, { exact: true });

async function inOrder(page: Page, forms: readonly FilledForm[]): Promise<void> {
  for (const one of forms) await test.step(one.name, () => fillWrongThenRight(page, one));
}

// Their own specs fill in wrongly and rightly what wants a world of its own: claims, chats, phone codes, prices, counts
// and refunds.

test('a visitor’s wrong field says so where it is wrong, until it is right', async ({ page, product }) => {
  const { order: placed } = await placeThrough(product.openDevice());
  await inOrder(page, [
    {
      name: 'track an order',
      open: at(paths.track, tracking.form.code),
      wrong: (form) => into(form, tracking.form.code).fill('MW-0'),
      send: tracking.form.submit,
      refused: tracking.form.codeRefused,
      right: async (form) => {
        await into(form, tracking.form.code).fill(placed.code);
        await into(form, tracking.form.digits).fill(placed.customer.phone.slice(-4));
      },
      done: (shown) => shown.getByText(placed.code).first(),
    },
    {
      name: 'early access',
      open: at(paths.maintenance, copy.maintenance.earlyAccess.email),
      send: copy.maintenance.earlyAccess.submit,
      refused: 'Name is required',
      right: async (form) => {
        await into(form, copy.maintenance.earlyAccess.name).fill('Amaka');
        await into(form, copy.maintenance.earlyAccess.email).fill('amaka@forms.example.com');
      },
      done: (shown) => shown.getByRole('heading', { name: "You're on the list!" }),
    },
    {
      name: 'a thing of the list',
      open: async (shown) => {
        await shown.goto(paths.order);
        await shown.getByLabel(order.list.label).fill('2 paint garri');
        await shown.getByRole('button', { name: /garri/ }).first().click();
        return shown.getByRole('dialog').locator('form');
      },
      wrong: (form) => into(form, order.item.name).fill(''),
      send: order.item.done,
      refused: order.item.nameRefused,
      right: (form) => into(form, order.item.name).fill('beans'),
      done: (shown) => shown.getByRole('listitem').filter({ hasText: 'beans' }).first(),
    },
  ]);
});

test('a customer’s wrong field says so where it is wrong, until it is right', async ({
  page,
  product,
  become,
}) => {
  test.setTimeout(120_000);
  const device = product.device('customer');
  const delivered = await deliveredOrder(product, device);
  const { order: cancelled } = await placeThrough(device);
  await become('customer');
  const nothingTyped = refusalSentence('wrong-password', 'pcm');
  await inOrder(page, [
    {
      name: 'name and phone',
      open: at(paths.profile, customer.details.phone),
      wrong: (form) => into(form, customer.details.phone).fill('0803'),
      send: customer.details.save,
      refused: customer.details.phoneRefused,
      right: (form) => into(form, customer.details.phone).fill('0803 123 4567'),
      done: (shown) => toast(shown, customer.details.saved),
    },
    {
      name: 'a saved place',
      open: async (shown) => {
        await shown.getByRole('button', { name: places.add }).click();
        return shown.getByRole('dialog', { name: places.add }).locator('form');
      },
      send: places.save,
      refused: order.where.keepRefused,
      right: async (form) => {
        await into(form, order.where.keepLabel).fill('House');
        await into(form, order.where.area).selectOption('Kado');
        await into(form, order.where.landmark).fill('Kado fish market gate');
      },
      done: (shown) => shown.getByRole('listitem').filter({ hasText: 'Kado fish market gate, Kado' }),
    },
    {
      name: 'another password',
      open: async (shown) => formWith(shown, customer.password.new),
      send: customer.password.change,
      refused: customer.password.currentRefused,
      right: async (form) => {
        await into(form, customer.password.current).fill('jollof and plantain');
        await into(form, customer.password.new).fill('jollof and plantain');
      },
      done: (shown) => toast(shown, customer.password.changed),
    },
    {
      name: 'another password, with one that is not theirs',
      open: async (shown) => formWith(shown, customer.password.new),
      send: customer.password.change,
      refused: customer.password.currentRefused,
      right: async (form) => {
        await into(form, customer.password.current).fill('not this one');
        await into(form, customer.password.new).fill('jollof and plantain');
      },
      done: (_shown, form) => form.getByText(nothingTyped),
    },
    {
      name: 'delete the account',
      open: async (shown) => {
        await shown.getByRole('button', { name: customer.data.delete }).click();
        return shown.getByRole('dialog', { name: customer.data.deleteTitle }).locator('form');
      },
      send: customer.data.deleteConfirm,
      refused: customer.data.deletePasswordRefused,
      right: (form) => into(form, customer.data.deletePassword).fill('not this one'),
      done: (_shown, form) => form.getByText(nothingTyped),
    },
    {
      name: 'keep a list',
      open: async (shown) => {
        await shown.goto(paths.order);
        await shown.getByLabel(order.list.label).fill('2 paint garri');
        await shown.getByRole('button', { name: order.saved.save, exact: true }).click();
        return shown.getByRole('dialog', { name: order.saved.save }).locator('form');
      },
      send: order.saved.save,
      refused: order.saved.nameRefused,
      right: (form) => into(form, order.saved.name).fill('Sunday soup'),
      done: (shown) => toast(shown, order.saved.saved),
    },
    {
      name: 'keep the place of an order',
      open: async (shown) => {
        await shown.goto(paths.trackOrder(cancelled.code));
        await shown.getByRole('button', { name: order.where.keep }).click();
        return shown.getByRole('dialog', { name: order.where.keep }).locator('form');
      },
      send: order.where.keep,
      refused: order.where.keepRefused,
      right: (form) => into(form, order.where.keepLabel).fill('Office'),
      done: (shown) => toast(shown, order.where.kept),
    },
    {
      name: 'cancel an order',
      open: async (shown) => {
        await expect(shown.getByRole('heading', { name: places.afterOrder.title })).toBeHidden();
        await shown.getByRole('button', { name: tracking.cancel.open }).click();
        return shown.getByRole('dialog', { name: tracking.cancel.title }).locator('form');
      },
      wrong: (form) => form.getByText(tracking.cancel.reasons.other, { exact: true }).click(),
      send: tracking.cancel.confirm,
      refused: tracking.cancel.otherRefused,
      right: (form) => into(form, tracking.cancel.other).fill('I travel'),
      done: (shown) => toast(shown, tracking.cancel.done),
    },
    {
      name: 'a quick list',
      open: at(paths.dashboard, tracking.dashboard.quickLabel),
      send: tracking.dashboard.quickGo,
      refused: tracking.dashboard.quickRefused,
      right: (form) => into(form, tracking.dashboard.quickLabel).fill('pepper 500'),
      done: (shown) => shown.getByRole('heading', { level: 1, name: order.title }),
    },
    {
      name: 'rate an order',
      open: async (shown) => {
        await shown.goto(paths.trackOrder(delivered.order.code));
        return formWith(shown, tracking.rating.words);
      },
      send: tracking.rating.send,
      refused: tracking.rating.refused,
      right: (form) => form.locator('.star-choice').nth(3).click(),
      done: (shown) => shown.getByText(tracking.rating.yours),
    },
  ]);
});

test('an applicant’s wrong field says so where it is wrong, until it is right', async ({
  page,
  product,
  context,
}) => {
  const { apply, photo: photos } = agentCopy.pcm;
  const fresh = product.openDevice();
  answered(await fresh.call(signUp, { username: 'forms runner', password: 'yam and red oil' }));
  await sitDown(context, product, fresh);
  const buffer = Buffer.from(await photo());
  await inOrder(page, [
    {
      name: 'apply to work',
      open: at(paths.agentApply, apply.name),
      send: apply.send,
      refused: apply.nameRefused,
      right: async (form) => {
        await into(form, apply.name).fill('Hauwa Sani');
        await into(form, apply.phone).fill('0803 999 4321');
        await form.locator('fieldset').last().locator('label').first().click();
        for (const label of [apply.photo, apply.idPhoto])
          await form.getByLabel(label).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
        await expect(form.getByText(photos.there)).toHaveCount(2);
      },
      done: (shown) => shown.getByRole('heading', { name: apply.states.applied }),
    },
  ]);
});

test('an agent’s wrong field says so where it is wrong, until it is right', async ({
  page,
  product,
  context,
}) => {
  const { count } = agentMoneyCopy.pcm;
  await sitDown(context, product, (await agentWithMoney(product)).client);
  await inOrder(page, [
    {
      name: 'close the shift',
      open: at(paths.agentShiftClose, count.counted),
      wrong: (form) => into(form, count.counted).fill('plenty'),
      send: count.send,
      refused: count.countedRefused,
      right: (form) => into(form, count.counted).fill('50000'),
      done: (shown) => shown.getByRole('heading', { name: count.waitingTitle }),
    },
  ]);
});

test('an admin’s wrong field says so where it is wrong, until it is right', async ({
  page,
  product,
  become,
}) => {
  test.setTimeout(120_000);
  const leaving = { username: 'forms leaver', password: 'ofada and ayamase' };
  const { id } = answered(await product.openDevice().call(signUp, leaving));
  const placed = await placeThrough(product.openDevice());
  const runner = await agentWithMoney(product, 'Sani');
  const fee = admin.settings.fields.delivery_fee.label;
  const { calendar, prices } = markets;
  const { actions } = boardCopy.pcm;
  const { shared } = admin;
  await become('godmode');
  await inOrder(page, [
    {
      name: 'a market',
      open: async (shown) => {
        await shown.goto(paths.adminMarkets);
        await shown.getByRole('button', { name: admin.markets.add, exact: true }).click();
        return shown.getByRole('dialog').locator('form');
      },
      send: shared.save,
      refused: admin.markets.nameRefused,
      right: async (form) => {
        await into(form, admin.markets.name).fill('Forms Market');
        await into(form, admin.markets.location).fill('Dape, Abuja');
        await into(form, admin.markets.description).fill('Fresh things.');
      },
      done: (shown) => shown.getByText('Forms Market').first(),
    },
    {
      name: 'a closed day',
      open: async (shown) => {
        await shown.goto(`${paths.adminMarkets}?tab=calendar&month=2027-03&close=2027-03-10`);
        return shown.getByRole('dialog', { name: calendar.form.title }).locator('form');
      },
      send: calendar.form.save,
      refused: calendar.form.marketRefused,
      right: async (form) => {
        await into(form, calendar.form.market).selectOption({ label: calendar.everyMarket });
        await into(form, calendar.form.reason).fill('Sanitation of forms');
      },
      done: (shown) => shown.getByText(/^Sanitation of forms/).first(),
    },
    {
      name: 'a thing of the catalogue',
      open: async (shown) => {
        await shown.goto(`${paths.adminMarkets}?tab=catalogue`);
        await shown.getByRole('button', { name: prices.catalogue.add }).click();
        return shown.getByRole('dialog', { name: prices.catalogue.add }).locator('form');
      },
      send: shared.save,
      refused: prices.catalogue.nameRefused,
      right: (form) => into(form, prices.catalogue.name).fill('Orogbo of forms'),
      done: (shown) => toast(shown, prices.catalogue.added('Orogbo of forms')),
    },
    {
      name: 'a setting',
      open: at(paths.adminSettings, fee),
      wrong: (form) => into(form, fee).fill('free'),
      send: admin.settings.saveOf(fee),
      refused: admin.settings.refused.kobo,
      right: (form) => into(form, fee).fill('160'),
      done: (shown) => toast(shown, admin.settings.saved(fee)),
    },
    {
      name: 'an access key',
      open: async (shown) => {
        await shown.goto(paths.adminLaunch);
        await shown.getByRole('button', { name: admin.launch.make }).click();
        return shown.getByRole('dialog').locator('form');
      },
      wrong: (form) => into(form, admin.launch.mostUses).fill('none'),
      send: admin.launch.make,
      refused: admin.launch.labelRefused,
      right: async (form) => {
        await into(form, admin.launch.label).fill('Forms');
        await into(form, admin.launch.mostUses).fill('3');
      },
      done: (shown) => shown.getByRole('heading', { name: admin.launch.made }),
    },
    {
      name: 'days of the figures',
      open: async (shown) => {
        await shown.goto(paths.adminAnalytics);
        await shown.getByLabel(range.label, { exact: true }).selectOption('own');
        return formWith(shown, range.from);
      },
      wrong: async (form) => {
        await into(form, range.from).fill('2025-03-10');
        await into(form, range.to).fill('2025-03-01');
      },
      send: range.show,
      refused: range.refused,
      // The other of the two may be what was wrong.
      right: (form) => into(form, range.from).fill('2025-02-20'),
      done: (shown) => shown.getByText(/20/).first(),
    },
    {
      name: 'cancel somebody’s order',
      open: async (shown) => {
        await shown.goto(`${paths.adminOrders}?order=${placed.code}`);
        await shown.getByRole('button', { name: actions.cancel, exact: true }).click();
        return shown.getByRole('dialog', { name: actions.ask(actions.cancel, placed.code) }).locator('form');
      },
      send: actions.cancel,
      refused: actions.reasonRefused,
      right: (form) => into(form, actions.reason).fill('They asked on the phone'),
      done: (shown) => shown.getByText('They asked on the phone').first(),
    },
    {
      name: 'suspend an agent',
      open: async (shown) => {
        await shown.goto(`${paths.adminAgents}?tab=all`);
        await shown.getByRole('button', { name: admin.agents.openOf(runner.name) }).click();
        await shown
          .getByRole('dialog', { name: runner.name })
          .getByRole('button', { name: admin.agents.suspend })
          .click();
        return shown.getByRole('dialog', { name: admin.agents.suspendOf(runner.name) }).locator('form');
      },
      send: admin.agents.suspend,
      refused: admin.agents.reasonRefused,
      right: (form) => into(form, admin.agents.reason).fill('Two counts do not agree'),
      done: (shown) => shown.getByText(admin.agents.reasonOf('Two counts do not agree')),
    },
    {
      name: 'stop somebody in chats',
      open: async (shown) => {
        await shown.goto(`${paths.adminUsers}?person=${id}`);
        await shown.getByRole('button', { name: people.mute.open }).click();
        return shown.getByRole('dialog', { name: people.mute.ask(leaving.username) }).locator('form');
      },
      send: people.mute.open,
      refused: people.mute.reasonRefused,
      right: (form) => into(form, people.mute.reason).fill('Insults'),
      done: (shown) => shown.getByText(people.mute.because('Insults')),
    },
    {
      name: 'delete somebody',
      open: async (shown) => {
        await shown.getByRole('button', { name: people.data.delete }).click();
        return shown.getByRole('dialog', { name: people.data.deleteTitle(leaving.username) }).locator('form');
      },
      send: people.data.delete,
      refused: people.data.typeRefused,
      right: (form) => into(form, people.data.type(leaving.username)).fill(leaving.username),
      done: (shown) => shown.getByText(people.leftText),
    },
  ]);
  // Others come to this house after this test.
  const fees = { key: 'delivery_fee', value: '15000' } as const;
  answered(await product.device('godmode').call(changeSetting, fees));
});

installed(
  'what the office writes to many in the app says so where it is wrong, and goes once it is right',
  async ({ app, become, product }) => {
    const title = { pcm: 'Yam don land', en: 'New yam has come' };
    await become('godmode', app.context());
    await inOrder(app, [
      {
        name: 'quiet hours of the house',
        open: at(`${paths.adminNotifications}?tab=hours`, notices.hours.until),
        wrong: (form) => into(form, notices.hours.from).fill(''),
        send: notices.hours.save,
        refused: notices.hours.refused,
        right: (form) => into(form, notices.hours.from).fill('21:30'),
        done: (shown) => toast(shown, notices.hours.saved),
      },
      {
        name: 'what the log looks for',
        open: at(`${paths.adminNotifications}?tab=log`, notices.log.code),
        wrong: (form) => into(form, notices.log.code).fill('MW-0'),
        send: notices.log.find,
        refused: notices.log.codeRefused,
        right: (form) => into(form, notices.log.code).fill('MW-7KQ2P9XA'),
        done: (shown) => shown.getByRole('button', { name: notices.log.clear }).first(),
      },
      {
        name: 'a broadcast',
        open: async (shown) => {
          await shown.goto(paths.adminNotifications);
          await shown.getByRole('button', { name: notices.write }).first().click();
          return shown
            .locator('form')
            .filter({ has: shown.getByRole('button', { name: notices.compose.goOn }) });
        },
        send: notices.compose.goOn,
        refused: notices.compose.headlineRefused,
        right: async (form) => {
          for (const language of ['pcm', 'en'] as const) {
            const part = form.getByRole('region', { name: notices.compose.languages[language], exact: true });
            await into(part, notices.compose.headline).fill(title[language]);
            await into(part, notices.compose.body).fill(title[language]);
          }
        },
        done: (shown) => shown.getByRole('dialog', { name: notices.confirm.title }),
      },
    ]);
    // Others come to this house after this test.
    const quiet = await product.device('godmode').call(changeHouseQuietHours, { ...firstQuietHours });
    answered(quiet);
  },
);
