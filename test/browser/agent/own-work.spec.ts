import { expect } from '@playwright/test';
import { changeMyWork, showShift } from '#contract/agents/endpoints.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { addMarket, changeMarket, listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { carry } from '../pages/agent-run.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { apply, ownWork } = agentCopy.pcm;

test('an agent says on the profile how they move and which markets they know, also once one of theirs is hidden', async ({
  context,
  product,
}) => {
  const agent = await agentWithMoney(product);
  const admin = product.device('admin');
  const [known, other] = answered(await admin.call(listMarkets, {}));
  if (known === undefined || other === undefined) throw new Error('there are no two markets');
  const { name, description, location, hours } = known;
  const marketDays = known.marketDays.filter((day) => day !== 'sunday');
  const written = { name: `Zuba ${name}`, description, location, marketDays, hours, isActive: true };
  const { id: hiddenId } = answered(await admin.call(addMarket, written));
  const before = { vehicle: 'keke', works: 'both', marketIds: [known.id, hiddenId] } as const;
  answered(await agent.client.call(changeMyWork, { ...before, marketIds: [...before.marketIds] }));
  answered(await admin.call(changeMarket, { ...written, marketId: hiddenId, isActive: false }));

  const page = await carry(context, agent.client, product);
  await page.goto(paths.profile);
  const markets = page.getByRole('group', { name: apply.markets });
  await markets.getByText(known.name, { exact: true }).click();
  await page.getByRole('button', { name: ownWork.save }).click();
  await expect(markets.getByText(apply.marketsRefused)).toBeVisible();
  await markets.getByText(other.name, { exact: true }).click();
  await page.getByText(apply.vehicles['on-foot'], { exact: true }).click();
  await page.getByRole('button', { name: ownWork.save }).click();
  await expect(page.getByText(ownWork.saved, { exact: true })).toBeVisible();
  const { agent: now } = answered(await agent.client.call(showShift, {}));
  expect([now?.vehicle, now?.works, now?.marketIds]).toEqual(['on-foot', 'both', [other.id]]);
});
