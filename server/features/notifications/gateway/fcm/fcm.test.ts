import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readNotices } from '#server/env/notifications.ts';
import { pushMessage } from '#test/factories/push-message.ts';
import { fcmSays } from '#test/stand-ins/fcm/answers.ts';
import { openFcm } from '#test/stand-ins/fcm/stand-in.ts';
import { sendFcm, type FcmProject } from './fcm.ts';

const fcm = await openFcm();
afterAll(() => fcm.close());
beforeEach(() => {
  Object.assign(fcm.trouble, { isAway: false, refusals: [], refusesAll: undefined });
  fcm.messages.length = 0;
});

/** The account as the product reads it, with no token yet. */
function freshProject(): FcmProject {
  const written: Readonly<Record<string, string>> = {
    FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
    FIREBASE_WEB_CONFIG: fcm.webConfig,
    FCM_BASE_URL: fcm.url,
  };
  const { firebase } = readNotices(
    (name) => written[name] ?? '',
    'https://market.test',
    (name, problem) => {
      throw new Error(`${name}: ${problem}`);
    },
  );
  if (firebase === undefined) throw new Error('Firebase is not configured');
  return firebase.project;
}

it('FCM gets a notice with its time to live, its urgency and its topic', async () => {
  const token = fcm.register();
  const message = pushMessage();
  const outcome = await sendFcm(freshProject(), token, message);
  expect(outcome).toMatchObject({
    outcome: 'sent',
    id: expect.stringMatching(/^projects\/[\w-]+\/messages\/\d+$/),
  });
  expect(fcm.messages).toEqual([
    {
      token,
      headers: { TTL: '3600', Urgency: 'high', Topic: message.topic },
      notification: message.payload.notification,
      data: message.payload.data,
      link: 'https://market.test/track/MW-7K2M9QXA',
    },
  ]);
});

it('a product on localhost sends FCM the link in the data alone', async () => {
  const message = pushMessage();
  message.payload.fcmOptions.link = 'http://localhost:3000/track/MW-7K2M9QXA';
  expect(await sendFcm(freshProject(), fcm.register(), message)).toMatchObject({ outcome: 'sent' });
  expect(fcm.messages).toMatchObject([{ link: undefined, data: { link: '/track/MW-7K2M9QXA' } }]);
});

it('a later notice of the same order replaces one that still waits at FCM', async () => {
  const [project, token] = [freshProject(), fcm.register()];
  await sendFcm(project, token, pushMessage({ title: 'Musa don carry am' }));
  await sendFcm(project, token, pushMessage({ title: 'E don reach' }));
  expect(fcm.collect(token)).toMatchObject([{ notification: { title: 'E don reach' } }]);
});

it('cuts what is too long, so that it is taken', async () => {
  const message = pushMessage({ body: 'Tomato don cost. '.repeat(500) });
  expect(await sendFcm(freshProject(), fcm.register(), message)).toMatchObject({ outcome: 'sent' });
});

describe('the access token', () => {
  it('is asked for once, however many notices want it at the same time', async () => {
    const [project, token, before] = [freshProject(), fcm.register(), fcm.tokensGranted()];
    await Promise.all(Array.from({ length: 20 }, () => sendFcm(project, token, pushMessage())));
    await sendFcm(project, token, pushMessage());
    expect(fcm.messages).toHaveLength(21);
    expect(fcm.tokensGranted() - before).toBe(1);
  });

  it('is renewed once when it is taken no more, and the notices go all the same', async () => {
    const [project, token] = [freshProject(), fcm.register()];
    await sendFcm(project, token, pushMessage());
    const before = fcm.tokensGranted();
    fcm.endTokens();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => sendFcm(project, token, pushMessage())),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    expect(fcm.tokensGranted() - before).toBe(1);
  });

  it('is waited for while it is not given', async () => {
    const [project, token] = [freshProject(), fcm.register()];
    const refusal = { status: 400, body: { error: 'invalid_grant' } };
    fcm.tokenRefusals.push(refusal, { status: 503, headers: { 'retry-after': '9' } });
    expect(await sendFcm(project, token, pushMessage())).toMatchObject({
      outcome: 'later',
      why: expect.stringContaining('invalid_grant'),
    });
    expect(await sendFcm(project, token, pushMessage())).toMatchObject({
      outcome: 'later',
      retryAfterSeconds: 9,
    });
    expect(await sendFcm(project, token, pushMessage())).toMatchObject({ outcome: 'sent' });
  });

  it('is asked for once more and not for ever when no token will do', async () => {
    fcm.trouble.refusesAll = fcmSays.unauthenticated;
    const before = fcm.tokensGranted();
    expect(await sendFcm(freshProject(), fcm.register(), pushMessage())).toMatchObject({ outcome: 'later' });
    expect(fcm.tokensGranted() - before).toBe(2);
  });

  it('is given to the account’s own key alone', async () => {
    const project = freshProject();
    const stranger = { ...project, account: { ...project.account, clientEmail: 'else@market.test' } };
    expect(await sendFcm(stranger, fcm.register(), pushMessage())).toMatchObject({ outcome: 'later' });
  });
});

describe('FCM’s replies', () => {
  const moment = new Date(Date.now() + 90_000).toUTCString();
  it.each([
    ['unregistered', fcmSays.unregistered, { outcome: 'gone' }],
    ['no token of its', fcmSays.noToken, { outcome: 'gone' }],
    ['invalid', fcmSays.invalid('Invalid value at message.data'), { outcome: 'refused' }],
    ['another sender’s', fcmSays.otherSender, { outcome: 'refused' }],
    ['another web key’s', fcmSays.wrongWebKey, { outcome: 'refused' }],
    ['not allowed', fcmSays.notAllowed, { outcome: 'later' }],
    ['too many', fcmSays.quota(), { outcome: 'later', retryAfterSeconds: 60 }],
    ['too many, for a while', fcmSays.quota('300'), { outcome: 'later', retryAfterSeconds: 300 }],
    ['overloaded', fcmSays.unavailable('17'), { outcome: 'later', retryAfterSeconds: 17 }],
    [
      'overloaded until',
      fcmSays.unavailable(moment),
      { outcome: 'later', retryAfterSeconds: expect.any(Number) },
    ],
    ['nothing readable', { status: 500, body: '<html>' }, { outcome: 'later' }],
    ['another page altogether', { status: 404, body: '<html>' }, { outcome: 'refused' }],
    ['yes, and not what', { status: 200, body: '<html>' }, { outcome: 'later' }],
  ])('%s', async (_what, answer, outcome) => {
    fcm.trouble.refusals.push(answer);
    expect(await sendFcm(freshProject(), fcm.register(), pushMessage())).toMatchObject(outcome);
  });

  it('FCM that is unreachable makes the notice wait', async () => {
    fcm.trouble.isAway = true;
    expect(await sendFcm(freshProject(), fcm.register(), pushMessage())).toMatchObject({ outcome: 'later' });
  });

  it('a browser that ended its registration is gone, and so is one that never existed', async () => {
    const token = fcm.register();
    fcm.registrations.delete(token);
    expect(await sendFcm(freshProject(), token, pushMessage())).toEqual({ outcome: 'gone' });
    expect(await sendFcm(freshProject(), 'no-token', pushMessage())).toEqual({ outcome: 'gone' });
  });
});
