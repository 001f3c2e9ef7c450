import type { AdminCopy } from '#contract/copy/admin/en.ts';
import type { SettingsCopy } from '#contract/copy/admin/settings/en.ts';
import { asKobo } from '#contract/kobo.ts';
import { deliveryEarnings, earningTermsIn } from '#contract/ledger/earnings.ts';
import { mostWaitMinutes, waitKobo } from '#contract/orders/errands/waiting.ts';
import type { Setting } from '#contract/settings/schema.ts';
import { settingIn } from '#contract/settings/rules.ts';
import { dispatchWays, settingRules, type SettingRule } from '#contract/settings/setting-rules.ts';
import { naira } from '#web/lib/format/money.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import type { EditableKey } from './setting-draft.ts';

export interface SettingCopy {
  settings: AdminCopy['settings'];
  more: SettingsCopy;
}

/** A value as people say it. */
export function settingText(key: EditableKey, value: string, { settings, more }: SettingCopy): string {
  const rule: SettingRule = settingRules[key];
  if (value === '')
    return rule.emptyMeans === undefined ? more.empty : settings.fields[rule.emptyMeans].label;
  switch (rule.kind) {
    case 'kobo':
      return naira(Number(value));
    case 'kilometres':
      return `${value} ${settings.kilometres}`;
    case 'percent':
    case 'exact-percent':
      return `${value} %`;
    case 'phone':
      return readablePhone(value);
    case 'switch':
      return value === 'on' ? more.on : more.off;
    case 'dispatch-way': {
      const way = dispatchWays.find((known) => known === value);
      return way === undefined ? value : settings.dispatchWays[way];
    }
    case 'legal':
      return value.length > shownOfText ? `${value.slice(0, shownOfText)}…` : value;
    case 'email':
    case 'line':
    case 'minutes':
    case 'prose':
      return value;
  }
}

/** The begin of a legal text is enough to tell two versions apart. */
const shownOfText = 80;

/** Goods of a typical order. */
const typicalGoodsKobo = 1_000_000;
/** A wait of forty minutes. */
const typicalWaitSteps = 2;

/** Consequence of an unsaved value; `rows` are the settings as they stand. */
export function consequenceOf(
  key: EditableKey,
  value: string,
  rows: readonly Setting[],
  { more }: SettingCopy,
): string {
  const { follows } = more;
  const stands = (of: EditableKey) => Number(settingIn(rows, of));
  switch (key) {
    case 'delivery_fee':
    case 'service_fee': {
      const now = typicalGoodsKobo + stands('delivery_fee') + stands('service_fee');
      return follows.order(naira(typicalGoodsKobo), naira(now - stands(key) + Number(value)), naira(now));
    }
    case 'fee_per_km':
    case 'free_km':
    case 'errand_fee':
    case 'fee_bag':
    case 'fee_heavy':
    case 'vat_percent':
    case 'agent_floor':
    case 'agent_per_item':
      return follows.nextQuote;
    case 'unverified_door_cap':
    case 'first_door_cap':
    case 'door_cap':
      return follows.door(naira(Number(value)));
    case 'agent_share_percent':
      return shareFollows(Number(value), rows, more);
    case 'waiting_fee':
      return waitFollows(Number(value), stands(key), more);
    case 'agent_cash_limit':
      return follows.cash(naira(Number(value)));
    case 'dispatch_way':
      return follows.dispatch;
    case 'estimated_delivery_time':
      return follows.promise(value);
    case 'collect_visits':
      return value === 'on' ? follows.visits : follows.visitsOff;
    case 'privacy_en':
    case 'privacy_pcm':
    case 'terms_en':
    case 'terms_pcm':
    case 'accessibility_en':
    case 'accessibility_pcm':
      return value === '' ? follows.ownText : follows.legalText;
    case 'legal_reviewed':
      return value === 'on' ? follows.reviewed : follows.draft;
    case 'business_name':
    case 'business_description':
    case 'business_phone':
    case 'business_email':
    case 'business_address':
    case 'contact_phone':
      return follows.shown;
  }
}

function waitFollows(thenKobo: number, nowKobo: number, { follows }: SettingsCopy): string {
  const cost = (stepKobo: number) => naira(waitKobo(typicalWaitSteps, asKobo(stepKobo)));
  return follows.wait(mostWaitMinutes(typicalWaitSteps), cost(thenKobo), cost(nowKobo));
}

function shareFollows(thenPercent: number, rows: readonly Setting[], { follows }: SettingsCopy): string {
  const fee = asKobo(Number(settingIn(rows, 'delivery_fee')));
  const terms = earningTermsIn(rows);
  const earned = (sharePercent: number) => naira(deliveryEarnings(fee, { ...terms, sharePercent }));
  return follows.agentGets(naira(fee), earned(thenPercent), earned(terms.sharePercent));
}
