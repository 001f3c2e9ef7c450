import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readBaseUrl, type ReportProblem, type Read } from './parsing.ts';
import type { FcmProject } from '../features/notifications/gateway/fcm/fcm.ts';
import type { TermiiAccount } from '../features/notifications/gateway/termii.ts';

/** The settings with which a browser registers itself with FCM. */
export interface FirebaseWeb {
  projectId: string;
  apiKey: string;
  appId: string;
  senderId: string;
  vapidKey: string;
  installationsUrl: string;
  registrationsUrl: string;
}

/** The ways on which notices leave the house. */
export interface EnvNotices {
  /** Absent, browsers are reached by the push service of their own alone. */
  firebase: { project: FcmProject; web: FirebaseWeb } | undefined;
  /** Absent, no SMS is sent. */
  termii: TermiiAccount | undefined;
  webPush: {
    /** Contact for push services. */
    subject: string | undefined;
    /** The one origin of a push service that may be called although it is of a network of ours. */
    allowedOrigin: string | undefined;
  };
}

const serviceAccount = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.optional(z.string()),
  token_uri: z.url(),
});

const usualInstallations = 'https://firebaseinstallations.googleapis.com/v1';
const usualRegistrations = 'https://fcmregistrations.googleapis.com/v1';

// As Firebase's console shows it, with the key pair's public half from "Web Push certificates".
const webConfig = z.object({
  projectId: z.string().check(z.minLength(1)),
  apiKey: z.string().check(z.minLength(1)),
  appId: z.string().check(z.minLength(1)),
  messagingSenderId: z.string().check(z.minLength(1)),
  vapidKey: z.string().check(z.regex(/^[\w-]{86,88}$/)),
  installationsUrl: z.optional(z.url()),
  registrationsUrl: z.optional(z.url()),
});

/** Reads what notices need; `publicUrl` is where the product stands for the public. */
export function readNotices(read: Read, publicUrl: string, reportProblem: ReportProblem): EnvNotices {
  return {
    firebase: readFirebase(read, reportProblem),
    termii: readTermii(read, reportProblem),
    webPush: {
      subject: readSubject(read('VAPID_SUBJECT'), publicUrl, reportProblem),
      allowedOrigin: readOrigin(read('WEB_PUSH_ALLOW_ORIGIN'), reportProblem),
    },
  };
}

function readFirebase(read: Read, reportProblem: ReportProblem): EnvNotices['firebase'] {
  const [written, shown] = [read('FCM_SERVICE_ACCOUNT'), read('FIREBASE_WEB_CONFIG')];
  const named = { name: 'FCM_BASE_URL', text: read('FCM_BASE_URL'), usual: 'https://fcm.googleapis.com' };
  const baseUrl = readBaseUrl(named, reportProblem);
  if (written === '' && shown === '') {
    if (named.text !== '' && baseUrl !== undefined)
      reportProblem('FCM_SERVICE_ACCOUNT', 'it is missing although FCM_BASE_URL is set; give both or none');
    return undefined;
  }
  if (written === '' || shown === '') {
    const [missing, given] = ['FCM_SERVICE_ACCOUNT', 'FIREBASE_WEB_CONFIG'].toSorted((name) =>
      read(name) === '' ? -1 : 1,
    );
    reportProblem(missing ?? '', `it is missing although ${given} is set; give both or none`);
    return undefined;
  }
  const account = readServiceAccount(written, reportProblem);
  const web = readWebConfig(shown, reportProblem);
  if (account === undefined || web === undefined || baseUrl === undefined) return undefined;
  const { projectId, ...rest } = account;
  if (projectId !== web.projectId)
    reportProblem('FIREBASE_WEB_CONFIG', `it is of ${web.projectId} and FCM_SERVICE_ACCOUNT of ${projectId}`);
  return { project: { projectId, baseUrl, account: rest }, web };
}

function readServiceAccount(written: string, reportProblem: ReportProblem) {
  const found = z.safeParse(serviceAccount, parseJson(written.startsWith('{') ? written : readFile(written)));
  // It holds a private key, so nothing of it is said again.
  if (!found.success || !isPrivateKey(found.data.private_key)) {
    reportProblem(
      'FCM_SERVICE_ACCOUNT',
      'it is neither a service account’s JSON nor the path of a file with it',
    );
    return undefined;
  }
  const { project_id, client_email, private_key, private_key_id, token_uri } = found.data;
  const account = { clientEmail: client_email, privateKey: private_key, keyId: private_key_id };
  return { projectId: project_id, ...account, tokenUrl: token_uri };
}

function readWebConfig(shown: string, reportProblem: ReportProblem): FirebaseWeb | undefined {
  const found = z.safeParse(webConfig, parseJson(shown));
  if (!found.success) {
    const wrong = found.error.issues.map(({ path }) => path.join('.')).filter((name) => name !== '');
    const where = wrong.length === 0 ? '' : `: look at ${[...new Set(wrong)].join(', ')}`;
    reportProblem(
      'FIREBASE_WEB_CONFIG',
      `it is not a web app’s configuration as JSON, with its vapidKey${where}`,
    );
    return undefined;
  }
  const { messagingSenderId, installationsUrl, registrationsUrl, ...same } = found.data;
  return {
    ...same,
    senderId: messagingSenderId,
    installationsUrl: (installationsUrl ?? usualInstallations).replace(/\/$/, ''),
    registrationsUrl: (registrationsUrl ?? usualRegistrations).replace(/\/$/, ''),
  };
}

function readTermii(read: Read, reportProblem: ReportProblem): EnvNotices['termii'] {
  const [apiKey, sender, text] = [read('TERMII_API_KEY'), read('TERMII_SENDER'), read('TERMII_BASE_URL')];
  const baseUrl = readBaseUrl(
    { name: 'TERMII_BASE_URL', text, usual: 'https://api.ng.termii.com' },
    reportProblem,
  );
  if (apiKey === '') {
    if (sender !== '' || (text !== '' && baseUrl !== undefined))
      reportProblem('TERMII_API_KEY', 'it is missing although TERMII_SENDER or TERMII_BASE_URL is set');
    return undefined;
  }
  // The key is a secret, so it is not said again.
  if (!/^[\x21-\x7e]{8,200}$/.test(apiKey))
    reportProblem('TERMII_API_KEY', 'it is not a key as Termii gives it');
  if (!/^[A-Za-z0-9][A-Za-z0-9 -]{1,9}[A-Za-z0-9]$/.test(sender))
    reportProblem(
      'TERMII_SENDER',
      `"${sender}" is no sender’s name: 3 to 11 letters and digits, registered there`,
    );
  return baseUrl === undefined ? undefined : { apiKey, sender, baseUrl };
}

/** The public address will do where it is of https; services refuse any other, and take none instead. */
function readSubject(text: string, publicUrl: string, reportProblem: ReportProblem): string | undefined {
  if (text === '') return publicUrl.startsWith('https:') ? publicUrl : undefined;
  if (!['mailto:', 'https:'].includes(URL.parse(text)?.protocol ?? ''))
    reportProblem('VAPID_SUBJECT', `"${text}" is neither mailto:somebody@example nor an https address`);
  return text;
}

function readOrigin(text: string, reportProblem: ReportProblem): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`)
    reportProblem('WEB_PUSH_ALLOW_ORIGIN', `"${text}" is not an origin like http://127.0.0.1:4000`);
  return url?.origin;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
