import { setTimeout as pause } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { signIn } from '#contract/accounts/endpoints.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { linkOf, placeThrough, type Placed } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { demand, type Check } from '../checks.ts';
import { productImage } from '../images/build-images.ts';
import { runContainer } from '../machine/podman.ts';
import { placeAndCancel } from '../place-and-cancel.ts';
import type { Deployment } from './deployment.ts';

const instances = ['app-1', 'app-2', 'app-3'];
const rootCertificate = '/data/caddy/pki/authorities/local/root.crt';

/** Proves what people notice: the front page, an order, and nothing of it when instances go. */
export async function proveService(deployment: Deployment, check: Check): Promise<Placed> {
  const { services } = deployment;
  await check('the image runs as a user without rights who may write nothing of the product', async () => {
    const output = await runContainer([
      '--rm',
      '--network=none',
      '--no-healthcheck',
      productImage,
      'sh',
      '-c',
      'id -u; touch dist/x server/x 2>/dev/null && echo wrote; true',
    ]);
    demand(output.trim() === '1000', `it said ${output}`);
  });
  await check('PostgreSQL, its replica, its backups, Valkey and three instances become healthy', async () => {
    for (const name of ['postgres-replica', 'postgres-backup', ...instances, 'proxy'])
      await services.up(name);
  });
  setDefaultCACertificates([await untilThere(() => services.exec('proxy', 'cat', rootCertificate))]);
  await proveFrontDoor(deployment, check);
  const placed = await proveOrder(deployment, check);
  await proveLeaving(deployment, placed, check);
  return placed;
}

async function proveFrontDoor({ visitor }: Deployment, check: Check): Promise<void> {
  await check('the front page answers over TLS at the address that people use', async () => {
    const page = await untilThere(async () => {
      const answer = await visitor().request('/');
      demand(answer.status === 200, `it answered ${answer.status}`);
      return answer.text();
    });
    demand(page.includes('<title>') && page.includes('MarketWaka'), 'the page is not the front page');
  });
  await check('figures are not to be had from outside', async () => {
    const { status } = await visitor().request('/metrics');
    demand(status === 404, `/metrics answered ${status}`);
  });
}

async function proveOrder(deployment: Deployment, check: Check): Promise<Placed> {
  const { visitor, visitorOf, pictures } = deployment;
  let placed: Placed | undefined;
  await check('a customer signs up, places an order and brings a picture', async () => {
    const { client, username, password } = await signUpCustomer({ device: visitor }, 'Amaka of the market');
    placed = await placeThrough(client);
    await bringPhoto(client);
    demand(pictures.objects.size > 0, 'the picture is not in the bucket');
    answered(await visitorOf('app-2').call(signIn, { username, password }));
  });
  const link = linkOf(requireOrder(placed));
  await check('each instance shows the order', async () => {
    for (const instance of instances) answered(await visitorOf(instance).call(showOrder, link));
  });
  await check('the replica has it a moment later', async () => {
    await untilThere(async () => {
      const output = await sql(
        deployment,
        'postgres-replica',
        `select count(*) from customer_order where code = '${link.code}'`,
      );
      demand(output === '1', 'the replica has no such order');
    });
  });
  return requireOrder(placed);
}

async function proveLeaving({ services, visitor }: Deployment, placed: Placed, check: Check): Promise<void> {
  const customer = visitor();
  const order = async () => answered(await customer.call(showOrder, linkOf(placed)));
  const page = async () => {
    const { status } = await customer.request('/');
    demand(status === 200, `the front page answered ${status}`);
  };
  await check('one instance is stopped while people ask, and every call is answered', async () => {
    await asksWhile(order, services.stop('app-1'));
    await placeAndCancel(visitor());
  });
  // A call that may change something breaks off with its instance: phones send it again.
  await check('another is killed while people open pages, and every page is answered', async () => {
    await asksWhile(
      page,
      services.kill('app-2').then(() => pause(3000)),
    );
    await placeAndCancel(visitor());
  });
  await check('both come back, the last one leaves and comes back, and every call is answered', async () => {
    for (const name of ['app-1', 'app-2']) await asksWhile(order, services.up(name));
    await asksWhile(order, services.stop('app-3'));
    await asksWhile(order, services.up('app-3'));
  });
}

/** Asks again and again until that has happened; one call without an answer is too many. */
async function asksWhile(ask: () => Promise<unknown>, happening: Promise<unknown>): Promise<void> {
  const ended = happening.then(() => true);
  let calls = 0;
  while (!(await Promise.race([ended, pause(50, false)]))) {
    await ask();
    calls += 1;
  }
  demand(calls > 0, 'nobody asked meanwhile');
  console.log(`        ${calls} calls meanwhile`);
}

/** One statement, by the socket inside the container. */
export async function sql({ services }: Deployment, service: string, statement: string): Promise<string> {
  const output = await services.exec(
    service,
    'psql',
    '-U',
    'marketwaka',
    '-d',
    'marketwaka',
    '-qtAc',
    statement,
  );
  return output.trim();
}

export function requireOrder(placed: Placed | undefined): Placed {
  if (placed === undefined) throw new Error('no order was placed');
  return placed;
}

const longestMs = 60_000;

/** Tries until it is so; what still was wrong in the end is told. */
export async function untilThere<Found>(look: () => Promise<Found>): Promise<Found> {
  const until = Date.now() + longestMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(500);
    }
  }
}
