import { composeFile, documentsOf } from '#tools/deploy/files.ts';
import { bookworm, bringDebian, forky } from './images/debian.ts';
import { buildNodeStandIn, buildProduct, buildStandIn, fetchServerPackages } from './images/build-images.ts';

/** The services that are played by a package of Debian's, and how. */
const recipes: Readonly<Record<string, string>> = {
  postgres: 'postgres.Dockerfile',
  valkey: 'valkey.Dockerfile',
  proxy: 'caddy.Dockerfile',
};

/** Everything that comes over the network: Debian's base systems and packages, and the npm packages of the image. */
export async function prepare(parts: readonly string[]): Promise<void> {
  const isWanted = (name: string) => parts.includes(name);
  if (!isWanted('compose') && !isWanted('server')) return;
  await step('fetching Debian 12', () => bringDebian(bookworm));
  await step('making the image that stands in for Node', buildNodeStandIn);
  await step('building deploy/Dockerfile', buildProduct);
  if (isWanted('compose')) {
    await step('fetching PostgreSQL, Valkey and Caddy of Debian', () => bringDebian(forky));
    const { services } = composeFile.parse(documentsOf('compose.yaml')[0]);
    for (const [name, recipe] of Object.entries(recipes)) {
      const image = services[name]?.image ?? '';
      await step(`making the image that stands in for ${image}`, () => buildStandIn(image, recipe));
    }
  }
  if (isWanted('server')) {
    await step('making a Debian server', () => buildStandIn('localhost/debian-server', 'server.Dockerfile'));
    await step('fetching the packages of that server', fetchServerPackages);
  }
}

async function step(name: string, act: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  console.log(`prepares: ${name} ...`);
  await act();
  console.log(`          ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}
