import { adminCopy } from '#contract/copy/admin.ts';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { roundCopy } from '#contract/copy/agent/round.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { payCopy } from '#contract/copy/payments.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';

const copy = await loadPublicCopy('pcm');
const customer = customerCopy.pcm;
const admin = adminCopy.pcm;
const agent = agentCopy.pcm;
const tracking = trackingCopy.pcm;
const { morning, afternoon, evening } = customer.appHome.greetings;

let codes = 0;

/** A new code in the right shape that no order has: asked for too often, the same one would be refused. */
function nobodysCode(): string {
  codes += 1;
  return `MW-${codes
    .toString(8)
    .padStart(8, '0')
    .replace(/\d/g, (digit) => String(Number(digit) + 2))}`;
}

/** An address that the pattern opens: the market is one of the first data, the order nobody's. */
export function addressOf(pattern: string): string {
  return pattern.replace(':code', nobodysCode()).replace(':slug', 'kado-fish-market');
}

/** By what its heading says, each screen is known; a route without a line here fails the stories of the routes. */
export const headings: Readonly<Record<string, string | RegExp>> = {
  [paths.home]: copy.landing.hero.title,
  [paths.appHome]: new RegExp(`^(${morning}|${afternoon}|${evening})`),
  [paths.appSettings]: customer.appSettings.title,
  [paths.mobileDemo]: copy.mobileDemo.heading,
  [paths.testing]: copy.testing.heading,
  [paths.designSystem]: 'Design system',
  [paths.notificationDemo]: copy.notificationDemo.heading,
  [paths.qr]: copy.qr.heading,
  [paths.order]: orderCopy.pcm.title,
  [paths.placeOrder]: orderCopy.pcm.title,
  [paths.track]: tracking.form.heading,
  [paths.trackOrder(':code')]: new RegExp(`${tracking.trouble.notFoundTitle}|MW-`),
  [paths.openOrder]: tracking.trouble.notFoundTitle,
  [paths.receipt(':code')]: tracking.trouble.notFoundTitle,
  [paths.paymentReturn(':code')]: payCopy.pcm.back.title,
  [paths.orders]: tracking.orders.title,
  [paths.myOrders]: tracking.orders.title,
  [paths.dashboard]: /^How far, /,
  [paths.profile]: /^How far, /,
  [paths.markets]: copy.markets.heading,
  [paths.market(':slug')]: 'Kado Fish Market',
  [paths.login]: copy.login.signInHeading,
  [paths.privacy]: copy.legal.privacy.title,
  [paths.terms]: copy.legal.terms.title,
  [paths.accessibility]: copy.legal.accessibility.title,
  [paths.maintenance]: copy.maintenance.heading,
  [paths.agentApply]: agent.apply.title,
  [paths.agentRun]: new RegExp(`^(${agent.run.emptyTitle}|${agent.run.title})$`),
  [paths.agentDoor(':code')]: agent.door.gone,
  [paths.agentFloat]: agentMoneyCopy.pcm.paper.title,
  [paths.agentShiftClose]: agentMoneyCopy.pcm.count.title,
  [paths.agentPrices]: roundCopy.pcm.title,
  [paths.agentEarnings]: agentMoneyCopy.pcm.earnings.title,
  [paths.admin]: admin.today.title,
  [paths.adminOrders]: admin.frame.links.orders,
  [paths.adminLists]: adminListsCopy.pcm.title,
  [paths.adminPhoneOrder]: adminOrdersCopy.pcm.phone.title,
  [paths.adminChats]: admin.frame.links.chats,
  [paths.adminMarkets]: admin.markets.title,
  [paths.adminAgents]: admin.frame.links.agents,
  [paths.adminUsers]: admin.people.title,
  [paths.adminAnalytics]: admin.frame.links.analytics,
  [paths.adminSettings]: admin.settings.title,
  [paths.adminSecondSteps]: secondStepsCopy.pcm.title,
  [paths.adminLaunch]: admin.launch.title,
  [paths.adminNotifications]: admin.frame.links.notifications,
};
