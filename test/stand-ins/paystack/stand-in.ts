import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { no } from './answers.ts';
import { newBook, type Book, type Refund, type Transaction } from './book.ts';
import { answerCall } from './calls.ts';
import { backTo, hostedPage } from './hosted-page.ts';
import { noFailures, type Failures } from './failures.ts';
import { openNotices, type Notices } from './notices.ts';

/** A Paystack of one's own, over HTTP, that can be told to misbehave. */
export interface PaystackStandIn {
  url: string;
  secretKey: string;
  failures: Failures;
  book: Book;
  /** Sets the address for notices. */
  notify(webhookUrl: string): void;
  /** A customer pays on the hosted page, as much as was asked or another amount, in naira or other money; answers when the notices are sent. */
  pay(reference: string, given?: { amount?: number; currency?: string }): Promise<void>;
  /** The refunds that were taken go through, or fail where they are to fail. */
  workOffRefunds(): Promise<Refund[]>;
  letNoticesGo(): Promise<void>;
  /** Calls whose reply is still on its way. */
  answersOnTheirWay(): number;
  close(): Promise<void>;
}

export async function openPaystack(
  given: { secretKey?: string; port?: number } = {},
): Promise<PaystackStandIn> {
  const secretKey = given.secretKey ?? 'sk_test_stand_in';
  const book = newBook();
  const failures = noFailures();
  let webhookUrl: string | undefined;
  const notices = openNotices(book, failures, { url: () => webhookUrl, secretKey });
  const house: House = { book, failures, notices, secretKey, answersOnTheirWay: 0 };
  const server = createServer((request, response) => {
    void serve(house, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(given.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    secretKey,
    failures,
    book,
    notify: (url) => {
      webhookUrl = url;
    },
    pay: async (reference, paid = {}) => {
      const transaction = book.transactions.get(reference);
      if (transaction === undefined) throw new Error(`nobody opened a payment ${reference}`);
      await pay(house, transaction, paid);
    },
    workOffRefunds: () => workOffRefunds(house),
    letNoticesGo: () => notices.letGo(),
    answersOnTheirWay: () => house.answersOnTheirWay,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface House {
  book: Book;
  failures: Failures;
  notices: Notices;
  secretKey: string;
  answersOnTheirWay: number;
}

async function pay(
  { notices }: House,
  transaction: Transaction,
  paid: { amount?: number; currency?: string } = {},
): Promise<void> {
  if (transaction.status === 'success') return;
  Object.assign(transaction, { status: 'success', paidAt: new Date(), ...paid });
  await notices.paid(transaction);
}

async function workOffRefunds({ book, failures, notices }: House): Promise<Refund[]> {
  const waiting = book.refunds.filter(({ status }) => status === 'pending');
  for (const refund of waiting) {
    refund.status = failures.refundsFail ? 'failed' : 'processed';
    await notices.refund(refund);
  }
  return waiting;
}

async function serve(house: House, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { failures } = house;
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
  if (failures.isAway) return void request.socket.destroy();
  const page = /^\/pay\/(\w+)(?:\/(pay|leave))?$/.exec(url.pathname);
  if (page !== null) return servePage(house, response, { accessCode: page[1] ?? '', action: page[2] });
  const written = await text(request);
  const answer = takeCall(house, request, url, written);
  house.answersOnTheirWay += 1;
  if (failures.slowMs > 0) await pause(failures.slowMs);
  house.answersOnTheirWay -= 1;
  const isLost = losesAnswer(failures, `${request.method ?? ''} ${url.pathname}`);
  response.writeHead(isLost ? 500 : answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isLost ? { status: false, message: 'Something went wrong' } : answer.body));
}

function losesAnswer(failures: Failures, call: string): boolean {
  const which =
    call === 'POST /refund' && failures.loseRefundAnswers > 0 ? 'loseRefundAnswers' : 'loseAnswers';
  if (failures[which] === 0) return false;
  failures[which] -= 1;
  return true;
}

function takeCall({ book, failures, secretKey }: House, request: IncomingMessage, url: URL, written: string) {
  if (failures.failCalls > 0) {
    failures.failCalls -= 1;
    return no(502, 'Bad gateway', 'unknown');
  }
  if (request.headers.authorization !== `Bearer ${secretKey}`) return no(401, 'Invalid key', 'invalid_Key');
  return answerCall(book, url.origin, {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: written === '' ? undefined : (JSON.parse(written) as unknown),
  });
}

async function servePage(
  house: House,
  response: ServerResponse,
  { accessCode, action }: { accessCode: string; action: string | undefined },
): Promise<void> {
  const transaction = [...house.book.transactions.values()].find((one) => one.accessCode === accessCode);
  if (transaction === undefined) return void response.writeHead(404).end();
  if (action === undefined)
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(hostedPage(transaction));
  if (action === 'pay') await pay(house, transaction);
  response.writeHead(303, { location: backTo(transaction) }).end();
}
