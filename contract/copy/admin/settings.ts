import type { Language } from '#contract/accounts/schema.ts';
import { english, type SettingsCopy } from './settings/en.ts';
import { pidgin } from './settings/pcm.ts';

/** The words of the screen of settings; both languages travel with its chunk. */
export const settingsCopy: Readonly<Record<Language, SettingsCopy>> = { en: english, pcm: pidgin };
