import type { Language } from '#contract/accounts/schema.ts';
import {
  dataSaverCookie,
  languageCookie,
  signedOutCookie,
  themeCookie,
} from '#contract/pages/device-cookies.ts';
import type { Theme } from '#contract/pages/rendering.ts';

const aYear = 365 * 24 * 60 * 60;

function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}

/** The server reads the same cookie, so the next page comes in this language. */
export function rememberLanguage(language: Language): void {
  writeCookie(languageCookie, language);
  document.documentElement.lang = language === 'pcm' ? 'pcm-NG' : 'en-NG';
}

export function rememberTheme(theme: Theme): void {
  writeCookie(themeCookie, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function rememberDataSaver(isOn: boolean): void {
  writeCookie(dataSaverCookie, isOn ? '1' : '0');
}

/** The session's own cookie is out of a page's reach: this one tells the server to end it as soon as it hears anything. */
export function rememberSignedOut(): void {
  writeCookie(signedOutCookie, '1');
}
