import { languages, type Language } from '#contract/accounts/schema.ts';
import { legalCopy } from '#contract/copy/legal.ts';
import { legalPages, type LegalPage } from '#contract/pages/legal-pages.ts';
import { legalKey, type LegalText } from '#contract/pages/legal.ts';
import { settingIn } from '#contract/settings/rules.ts';
import { type Setting, type SettingRow } from '#contract/settings/schema.ts';
import { settingKeys, settingRules, type SettingKey } from '#contract/settings/setting-rules.ts';
import type { StoredSetting } from './store.ts';

export const publicKeys = settingKeys.filter((key) => settingRules[key].isPublic);

/** The public keys, each with its value or its default. */
export function viewPublicSettings(stored: readonly StoredSetting[]): Setting[] {
  return publicKeys.map((key) => ({ key, value: settingIn(stored, key) }));
}

export function viewLegalText(
  stored: readonly StoredSetting[],
  page: LegalPage,
  language: Language,
): LegalText {
  const key = legalKey(page, language);
  const written = stored.find((setting) => setting.key === key && setting.value !== '');
  return {
    text: standingValue(stored, key),
    // The page on accessibility is no lawyer's matter.
    isDraft: page !== 'accessibility' && settingIn(stored, 'legal_reviewed') === 'off',
    changedAt: written?.changedAt.toISOString() ?? null,
  };
}

/** A legal text that nobody has written is the product's own. */
function standingValue(stored: readonly StoredSetting[], key: SettingKey): string {
  return settingIn(stored, key) || ownTextOf(key);
}

/** The product's own text of a legal page; empty for every other setting. */
export function ownTextOf(key: SettingKey): string {
  return ownTexts.get(key) ?? '';
}

const ownTexts: ReadonlyMap<SettingKey, string> = new Map(
  languages.flatMap((language) =>
    legalPages.map((page) => [legalKey(page, language), legalCopy[language][page]] as const),
  ),
);

export function viewSettingRow(stored: readonly StoredSetting[], key: SettingKey): SettingRow {
  const row = stored.find((setting) => setting.key === key);
  return {
    key,
    value: standingValue(stored, key),
    isPublic: settingRules[key].isPublic,
    changedAt: row?.changedAt.toISOString() ?? null,
    changedBy: row?.changedBy ?? null,
  };
}
