import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import { textOf } from '#tools/deploy/files.ts';
import { inWork } from '../machine/folder.ts';
import { buildImage, podman } from '../machine/podman.ts';
import { runProgram } from '../machine/program.ts';

/** The product's image, as deploy/Dockerfile makes it. */
export const productImage = 'marketwaka:1.0.0';

/** The cache that npm filled while the image was built; a server without network installs from it. */
export const npmCache = () => inWork('npm-cache');

const recipes = join(import.meta.dirname);

/** Images that cannot be had here, each under the name that `deploy/` gives it. */
export async function buildStandIn(image: string, recipe: string): Promise<void> {
  const context = inWork('context');
  copyFileSync(join(recipes, 'postgres-entrypoint.sh'), join(context, 'postgres-entrypoint.sh'));
  await buildImage({ image, file: join(recipes, recipe), context });
}

export async function buildNodeStandIn(): Promise<void> {
  const context = inWork('context');
  copyFileSync(process.execPath, join(context, 'node'));
  const packages = (await runProgram(['npm', 'root', '--global'])).trim();
  cpSync(join(packages, 'npm'), join(context, 'npm'), { recursive: true, dereference: true });
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(context, 'ca-certificates.crt'));
  const [, image = ''] = /^FROM (node:\S+)/m.exec(textOf('Dockerfile')) ?? [];
  await buildStandIn(image, 'node.Dockerfile');
}

/** The Dockerfile itself, as it stands. */
export async function buildProduct(): Promise<void> {
  await buildImage({
    image: productImage,
    file: join(root, 'deploy', 'Dockerfile'),
    context: root,
    ignore: join(root, 'deploy', 'Dockerfile.dockerignore'),
    volumes: [`${npmCache()}:/root/.npm`],
  });
}

/** Another npm asks the registry for other things: that of a Debian server fills the cache with its own. */
export async function fetchServerPackages(): Promise<void> {
  const image = 'localhost/server-packages';
  await buildImage({
    image,
    file: join(recipes, 'server-packages.Dockerfile'),
    context: root,
    ignore: join(root, 'deploy', 'Dockerfile.dockerignore'),
    volumes: [`${npmCache()}:/root/.npm`],
  });
  await podman('rmi', image);
}
