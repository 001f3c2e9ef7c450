import { expect } from '@playwright/test';
import { changeMyWork, showShift } from '#contract/agents/endpoints.ts';
import { listMyPriceRound } from '#contract/agents/prices/endpoints.ts';
import { roundCopy } from '#contract/copy/agent/round.ts';
import { listCatalogue, recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import { price } from '#contract/lists/prices/guide.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { troubles } from '../pages/accessibility.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';

test.use({ viewport: { width: 360, height: 740 } });

const copy = roundCopy.pcm;

test('an agent types the prices of the market on a phone, saves without network, and they go by themselves', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const owner = product.device('godmode');
  const agent = await agentWithMoney(product, 'Prices');
  const [market, elsewhere] = answered(await owner.call(listMarkets, {}));
  const cucumber = answered(await owner.call(listCatalogue, {})).find(({ name }) => name === 'Cucumber');
  if (market === undefined || elsewhere === undefined || cucumber === undefined)
    throw new Error('there is no cucumber to price');
  const place = { marketId: market.id, itemId: cucumber.id, measure: 'basket' } as const;
  answered(await owner.call(recordPrice, { ...place, koboPerMeasure: price.parse(300_000) }));

  await sitDown(context, product, agent.client);
  await page.goto(paths.dashboard);
  await page.getByRole('link', { name: copy.toRound }).click();
  await page.getByLabel(copy.search).fill('cucumber');
  const cell = page.getByRole('textbox', {
    name: copy.field(cucumber.name, 'one basket', market.name),
    exact: true,
  });
  const around = page.getByRole('cell').filter({ has: cell });
  await expect(around).toContainText(copy.last('₦3,000', copy.age(0)));
  expect(await troubles(page)).toEqual([]);

  await cell.fill('3100');
  await page.reload();
  await page.getByLabel(copy.search).fill('cucumber');
  await expect(cell).toHaveValue('3100');
  await context.setOffline(true);
  await expect(page.getByText(copy.offline.agent)).toBeVisible();
  await page.getByRole('button', { name: copy.save, exact: true }).click();
  await expect(page.getByText(copy.kept)).toBeVisible();
  await expect(cell).toHaveValue('');
  await expect(around).toContainText(copy.stored('₦3,100'));
  await context.setOffline(false);
  await expect(around).toContainText(copy.own.accepted('₦3,100'));
  await expect(page.getByText(copy.gone)).toBeVisible();

  // More than half above the guide: asked once more, and then the office looks.
  await cell.fill('7000');
  await page.getByRole('button', { name: copy.save, exact: true }).click();
  await expect(around).toContainText(copy.far('₦3,050'));
  await expect(cell).toBeFocused();
  await around.getByRole('button', { name: copy.sure }).click();
  await page.getByRole('button', { name: copy.save, exact: true }).click();
  await expect(around).toContainText(copy.own.waiting('₦7,000'));
  const { rows } = answered(await agent.client.call(listMyPriceRound, { marketId: market.id }));
  const row = rows.find(({ item, measure }) => item.id === cucumber.id && measure === 'basket');
  expect(row?.cells[0]).toMatchObject({ guideKobo: 300_000, own: { kobo: 700_000, state: 'waiting' } });

  // A price refused on its way comes back into its field, with the reason.
  await context.setOffline(true);
  await cell.fill('3150');
  await page.getByRole('button', { name: copy.save, exact: true }).click();
  await expect(around).toContainText(copy.stored('₦3,150'));
  const { agent: worker } = answered(await agent.client.call(showShift, {}));
  if (worker === null) throw new Error('the agent has no work');
  const { vehicle, works, marketIds } = worker;
  answered(await agent.client.call(changeMyWork, { vehicle, works, marketIds: [elsewhere.id] }));
  await context.setOffline(false);
  await expect(page.getByText(copy.broughtBack(1))).toBeVisible();
  answered(await agent.client.call(changeMyWork, { vehicle, works, marketIds }));
  await page.reload();
  await page.getByLabel(copy.search).fill('cucumber');
  await expect(cell).toHaveValue('3150');
});
