import { languages, type Language } from '#contract/accounts/schema.ts';
import { dataSaverCookie, languageCookie, themeCookie } from '#contract/pages/device-cookies.ts';
import { themes, type Theme } from '#contract/pages/rendering.ts';
import { readCookie } from './cookies.ts';

/** Pidgin until the device says otherwise. */
export function languageOf(cookieHeader: string | undefined): Language {
  const chosen = readCookie(cookieHeader, languageCookie);
  return languages.find((language) => language === chosen) ?? 'pcm';
}

/** The phone's own theme until the device says otherwise. */
export function themeOf(cookieHeader: string | undefined): Theme {
  const chosen = readCookie(cookieHeader, themeCookie);
  return themes.find((theme) => theme === chosen) ?? 'system';
}

/** Pictures come by themselves until the device says otherwise. */
export function savesDataOf(cookieHeader: string | undefined): boolean {
  return readCookie(cookieHeader, dataSaverCookie) === '1';
}
