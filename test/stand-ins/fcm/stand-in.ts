import { createECDH, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import {
  noTrouble,
  openTroubledServer,
  refusalOf,
  type Answer,
  type Call,
  type Trouble,
} from '../troubled-server.ts';
import { fcmSays } from './answers.ts';
import { answerSend, type Message } from './messages.ts';
import { grantToken, type Account, type Granted } from './oauth.ts';
import { answerBrowser, newToken, type Registration, type Registry } from './registrations.ts';

/** Firebase Cloud Messaging of one's own, over HTTP: for the product and for browsers; it can be told to misbehave. */
export interface FcmStandIn {
  url: string;
  /** For `FCM_SERVICE_ACCOUNT`. */
  serviceAccount: string;
  /** For `FIREBASE_WEB_CONFIG`. */
  webConfig: string;
  /** With what it speaks to the push services of browsers, as far as it does. */
  webKeys: { publicKey: string; privateKey: string };
  trouble: Trouble;
  /** Each of the next asks for an access token is answered with one of these. */
  tokenRefusals: Answer[];
  /** Access tokens granted so far. */
  tokensGranted(): number;
  /** Ends all tokens. */
  endTokens(): void;
  /** Browsers by their token. */
  registrations: Map<string, Registration>;
  /** A browser registers; it answers with its token. */
  register(): string;
  /** Everything that was taken, the oldest first. */
  messages: Message[];
  /** The device comes back and gets what waited for it: the last of each topic. */
  collect(token: string): Message[];
  close(): Promise<void>;
}

interface House {
  trouble: Trouble;
  tokenRefusals: Answer[];
  granted: Granted;
  account: Account;
  registry: Registry;
  messages: Message[];
  waiting: Map<string, Message[]>;
  onMessage: (message: Message) => void;
}

const projectId = 'marketwaka-stand-in';

/** `tell` hears of every message that is taken. */
export async function openFcm(
  given: { port?: number; onMessage?: (message: Message) => void } = {},
): Promise<FcmStandIn> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const house: House = {
    trouble: noTrouble(),
    tokenRefusals: [],
    granted: new Map(),
    account: { clientEmail: `sender@${projectId}.iam.gserviceaccount.com`, publicKey },
    registry: {
      apiKey: 'AIzaStandIn',
      appId: '1:100:web:0a',
      projectId,
      refreshTokens: new Map(),
      passes: new Map(),
      registrations: new Map(),
    },
    messages: [],
    waiting: new Map(),
    onMessage: given.onMessage ?? (() => {}),
  };
  const pair = createECDH('prime256v1');
  const vapidKey = pair.generateKeys('base64url');
  let granted = 0;
  const { url, close } = await openTroubledServer(
    house.trouble,
    (call) => {
      const answered = answer(house, call);
      if (call.url.pathname === '/token' && answered.status === 200) granted += 1;
      return answered;
    },
    given.port,
  );
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return {
    url,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: projectId,
      private_key_id: 'stand-in-key',
      private_key: pem,
      client_email: house.account.clientEmail,
      token_uri: `${url}/token`,
    }),
    webConfig: JSON.stringify(webConfigOf(house.registry, vapidKey, url)),
    webKeys: { publicKey: vapidKey, privateKey: pair.getPrivateKey('base64url') },
    trouble: house.trouble,
    tokenRefusals: house.tokenRefusals,
    tokensGranted: () => granted,
    endTokens: () => house.granted.clear(),
    registrations: house.registry.registrations,
    register: () => registerBrowser(house.registry),
    messages: house.messages,
    collect: (token) => house.waiting.get(token)?.splice(0) ?? [],
    close,
  };
}

function webConfigOf({ apiKey, appId }: Registry, vapidKey: string, url: string) {
  const own = { apiKey, appId, projectId, messagingSenderId: '100', vapidKey };
  return { ...own, installationsUrl: `${url}/v1`, registrationsUrl: `${url}/v1` };
}

function registerBrowser(registry: Registry): string {
  const token = newToken('cOfATestAaaaaaaaaaaaaa');
  const web = { endpoint: 'https://push.example/a', p256dh: '', auth: '' };
  registry.registrations.set(token, { ...web, applicationPubKey: undefined });
  return token;
}

function answer(house: House, call: Call): Answer {
  const { method, url, headers, body } = call;
  if (method === 'POST' && url.pathname === '/token') {
    const form = new URLSearchParams(body.toString());
    return (
      house.tokenRefusals.shift() ?? grantToken(house.granted, house.account, url.origin + url.pathname, form)
    );
  }
  if (method !== 'POST' || url.pathname !== `/v1/projects/${projectId}/messages:send`)
    return answerBrowser(house.registry, call);
  const goodUntil = house.granted.get(headers.authorization?.replace(/^Bearer /, '') ?? '');
  if (goodUntil === undefined || goodUntil < new Date()) return fcmSays.unauthenticated;
  const isRegistered = (token: string) => house.registry.registrations.has(token);
  const take = (message: Message) => keep(house, message);
  return refusalOf(house.trouble) ?? answerSend(call, { projectId, isRegistered, take });
}

function keep({ messages, waiting, onMessage }: House, message: Message): void {
  const { token, headers } = message;
  const others = (waiting.get(token) ?? []).filter(
    (one) => headers['Topic'] === undefined || one.headers['Topic'] !== headers['Topic'],
  );
  waiting.set(token, [...others, message]);
  messages.push(message);
  onMessage(message);
}
