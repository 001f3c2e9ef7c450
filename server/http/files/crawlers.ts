import type { FastifyInstance } from 'fastify';
import { listCities } from '#contract/cities/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import type { Call } from '../call.ts';
import { callerOf, type RequestGuards } from '../serve.ts';

const legal = [paths.privacy, paths.terms, paths.accessibility];

/** `sitemap.xml` and `robots.txt`, from the cities and markets as they are now. */
export function serveCrawlers(app: FastifyInstance, guards: RequestGuards, call: Call): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: ${paths.admin}\nSitemap: ${guards.publicUrl}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const caller = await callerOf(request, reply, guards);
    const [listed, cities] = await Promise.all([call(listMarkets, {}, caller), call(listCities, {}, caller)]);
    const slugs = listed.ok ? listed.value.map((market) => paths.market(market.slug)) : [];
    // A house of one city has no page for it.
    const cityPages =
      cities.ok && cities.value.length > 1 ? cities.value.map(({ slug }) => paths.market(slug)) : [];
    const addresses = [paths.home, paths.markets, paths.order, paths.track, ...legal, ...cityPages, ...slugs]
      .map((path) => `<url><loc>${guards.publicUrl}${path}</loc></url>`)
      .join('');
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}</urlset>`,
      );
  });
}
