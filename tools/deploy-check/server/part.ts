import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { showOrder } from '#contract/orders/endpoints.ts';
import { root } from '#tools/setup/root.mjs';
import { answered, openClient } from '#test/client.ts';
import { linkOf, placeThrough, type Placed } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { chromeOnAndroid } from '#test/world.ts';
import { demand, type Check, type Part } from '../checks.ts';
import { requireOrder, untilThere } from '../compose/prove-service.ts';
import { placeAndCancel } from '../place-and-cancel.ts';
import { openServer, type Server } from './server.ts';

const rootCertificate = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const install = 'sh deploy/install.sh';

/** deploy/install.sh on a fresh Debian whose first process is systemd. */
export const serverPart: Part = {
  name: 'server',
  run: async (check) => {
    const server = await openServer();
    try {
      const placed = await proveInstalling(server, check);
      await proveKeeping(server, placed, check);
      await proveUpdating(server, placed, check);
    } finally {
      await server.close();
    }
  },
};

const visitor = () =>
  openClient({
    url: 'https://localhost',
    address: '10.9.8.7',
    userAgent: chromeOnAndroid,
    patienceMs: 30_000,
  });

const shows = async (placed: Placed) => void answered(await visitor().call(showOrder, linkOf(placed)));

async function proveInstalling(server: Server, check: Check): Promise<Placed> {
  await check('install.sh puts the product on a fresh Debian', async () => {
    console.log(
      `        ${(await server.run(`${install} localhost`)).trim().replaceAll('\n', '\n        ')}`,
    );
  });
  await check('no unit of the machine has failed', async () => {
    const output = await server.run('systemctl --failed --no-legend --plain');
    demand(output.trim() === '', output);
  });
  setDefaultCACertificates([await untilThere(() => server.run(`cat ${rootCertificate}`))]);
  await check('the front page answers over TLS', async () => {
    const { status } = await untilThere(() => visitor().request('/'));
    demand(status === 200, `it answered ${status}`);
  });
  let placed: Placed | undefined;
  await check('a customer signs up and places an order', async () => {
    const { client } = await signUpCustomer({ device: visitor }, 'Amaka of the market');
    placed = await placeThrough(client);
  });
  return requireOrder(placed);
}

async function proveKeeping(server: Server, placed: Placed, check: Check): Promise<void> {
  await check('it serves as a user of its own, and its settings are for root alone', async () => {
    const output = await server.run(
      'stat -c %U "/proc/$(systemctl show -p MainPID --value marketwaka)"; stat -c %a /etc/marketwaka/environment',
    );
    demand(/^marketwa\S*\s+600\s*$/.test(output), output);
  });
  await check('the nightly backup runs, and is whole', async () => {
    await server.run('systemctl start marketwaka-backup');
    const words =
      'BACKUP=$(ls -d /var/backups/marketwaka/marketwaka-* | tail -n 1); cd /opt/marketwaka/current && npm run --silent restore -- --check "$BACKUP"';
    const output = await server.run(words);
    demand(output.includes('is whole'), output);
    demand(
      (await server.run('systemctl list-timers --no-legend')).includes('marketwaka-backup'),
      'no timer is set',
    );
  });
  await check('killed, it comes back by itself with the order', async () => {
    await server.run('systemctl kill --signal=KILL marketwaka');
    await untilThere(() => shows(placed));
  });
  await check('switched off and on, the machine serves the order again', async () => {
    await server.restart();
    await untilThere(() => shows(placed));
  });
}

async function proveUpdating(server: Server, placed: Placed, check: Check): Promise<void> {
  const serving = async () => (await server.run('readlink /opt/marketwaka/current')).trim();
  const first = await serving();
  await check(
    'a newer version is installed after a backup, and the version before is a command away',
    async () => {
      await server.pull('CHANGELOG.md', 'A newer version.\n');
      await server.run(install);
      demand((await serving()) !== first, 'the first version still serves');
      await shows(placed);
      await server.run(`${install} --back`);
      demand((await serving()) === first, 'the version before does not serve');
      await shows(placed);
    },
  );
  await check('a version that does not start gives way to the one before', async () => {
    const main = await readFile(join(root, 'server', 'main.ts'), 'utf8');
    await server.pull('server/main.ts', `throw new Error('broken on purpose');\n${main}`);
    const { code, complained } = await server.try(install);
    demand(code === 1 && complained.includes('serves again'), `it ended with ${code}: ${complained}`);
    demand((await serving()) === first, 'the version before does not serve');
    await shows(placed);
    await placeAndCancel(visitor());
  });
  await check('a version that cannot be built changes nothing', async () => {
    await server.pull('server/main.ts', 'this is no program (');
    const { code, complained } = await server.try(install);
    demand(code === 1 && complained.includes('nothing was changed'), `it ended with ${code}: ${complained}`);
    await shows(placed);
  });
}
