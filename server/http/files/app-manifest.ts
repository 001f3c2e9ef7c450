import type { FastifyInstance } from 'fastify';
import { appCopy } from '#contract/copy/app.ts';
import { shareAddress, sharedFields } from '#contract/installed/shared.ts';
import { paths } from '#contract/paths.ts';
import { listSettings } from '#contract/settings/endpoints.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Call } from '../call.ts';
import { callerOf, type RequestGuards } from '../serve.ts';

const leaf = '#1f7a3d';
const paper = '#fbf7ee';

/** `manifest.webmanifest`: what a phone learns of the app that it installs, under the business's own name. */
export function serveManifest(app: FastifyInstance, guards: RequestGuards, call: Call): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const caller = await callerOf(request, reply, guards);
    const settings = await call(listSettings, {}, caller);
    const name = settingIn(settings.ok ? settings.value : [], 'business_name');
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(name, caller.language)));
  });
}

function manifestOf(name: string, language: 'pcm' | 'en') {
  const { manifest: words } = appCopy[language];
  return {
    id: paths.appHome,
    name,
    short_name: name.length > 12 ? name.split(' ')[0] : name,
    description: words.description,
    lang: `${language}-NG`,
    dir: 'ltr',
    start_url: paths.appHome,
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: paper,
    theme_color: leaf,
    categories: ['shopping', 'food', 'lifestyle'],
    icons: [192, 512].flatMap((size) => [
      icon(`icon-${size}x${size}`, size, 'any'),
      icon(`icon-maskable-${size}x${size}`, size, 'maskable'),
    ]),
    shortcuts: [
      shortcut(words.order, paths.placeOrder),
      shortcut(words.track, paths.track),
      shortcut(words.orders, paths.myOrders),
      shortcut(words.markets, paths.markets),
    ],
    screenshots: [
      screenshot('home', 'narrow', words.screenshots.home),
      screenshot('order', 'narrow', words.screenshots.order),
      screenshot('markets', 'narrow', words.screenshots.markets),
      screenshot('desktop', 'wide', words.screenshots.desktop),
    ],
    // The worker takes the words and files that another app shares.
    share_target: {
      action: shareAddress,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        text: sharedFields.text,
        files: [{ name: sharedFields.files, accept: ['image/*', 'audio/*', '.ogg', '.opus', '.m4a'] }],
      },
    },
  };
}

function icon(file: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

function shortcut({ name, text }: { name: string; text: string }, url: string) {
  return { name, description: text, url, icons: [icon('icon-192x192', 192, 'any')] };
}

const screenSizes = { narrow: '720x1480', wide: '1280x800' } as const;

function screenshot(file: string, form: keyof typeof screenSizes, label: string) {
  return {
    src: `/screenshots/${file}.png`,
    sizes: screenSizes[form],
    type: 'image/png',
    form_factor: form,
    label,
  };
}
