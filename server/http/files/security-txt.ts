import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import { listSettings } from '#contract/settings/endpoints.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { Call } from '../call.ts';
import { callerOf, type RequestGuards } from '../serve.ts';

const path = '/.well-known/security.txt';
const validMs = 180 * 24 * 60 * 60 * 1000;

/** `security.txt` (RFC 9116): whom to tell of a weakness, out of the settings. */
export function serveSecurityText(app: FastifyInstance, guards: RequestGuards, call: Call): void {
  app.get(path, async (request, reply) => {
    const listed = await call(listSettings, {}, await callerOf(request, reply, guards));
    const contact = contactOf(listed.ok ? listed.value : [], guards.publicUrl);
    const expires = new Date(Date.now() + validMs).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${guards.publicUrl}${path}\n`,
      );
  });
}

/** The business's own addresses; without any, the page that says how to reach it. */
function contactOf(settings: readonly Setting[], publicUrl: string): string {
  const email = settingIn(settings, 'business_email');
  if (email !== '') return `mailto:${email}`;
  const phone = settingIn(settings, 'business_phone') || settingIn(settings, 'contact_phone');
  return phone === '' ? `${publicUrl}${paths.privacy}` : `tel:${phone}`;
}
