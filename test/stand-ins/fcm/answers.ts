import type { Answer } from '../troubled-server.ts';

/** An error as Google's services tell of it; FCM adds a word of its own where it has one. */
export function googleError(
  status: number,
  { status: general, message, own }: { status: string; message: string; own?: string },
): Answer {
  const type = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
  const details = own === undefined ? {} : { details: [{ '@type': type, errorCode: own }] };
  return { status, body: { error: { code: status, message, status: general, ...details } } };
}

/** The ways in which FCM says no to a message. */
export const fcmSays = {
  unregistered: googleError(404, {
    status: 'NOT_FOUND',
    message: 'Requested entity was not found.',
    own: 'UNREGISTERED',
  }),
  noToken: googleError(400, {
    status: 'INVALID_ARGUMENT',
    message: 'The registration token is not a valid FCM registration token',
    own: 'INVALID_ARGUMENT',
  }),
  invalid: (message: string) =>
    googleError(400, { status: 'INVALID_ARGUMENT', message, own: 'INVALID_ARGUMENT' }),
  unauthenticated: googleError(401, {
    status: 'UNAUTHENTICATED',
    message: 'Request had invalid authentication credentials.',
  }),
  wrongWebKey: googleError(401, {
    status: 'UNAUTHENTICATED',
    message: 'Auth error from APNS or Web Push Service',
    own: 'THIRD_PARTY_AUTH_ERROR',
  }),
  notAllowed: googleError(403, {
    status: 'PERMISSION_DENIED',
    message: 'The caller does not have permission',
  }),
  otherSender: googleError(403, {
    status: 'PERMISSION_DENIED',
    message: 'SenderId mismatch',
    own: 'SENDER_ID_MISMATCH',
  }),
  quota: (retryAfter?: string): Answer => ({
    ...googleError(429, { status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded', own: 'QUOTA_EXCEEDED' }),
    ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
  }),
  unavailable: (retryAfter: string): Answer => ({
    ...googleError(503, { status: 'UNAVAILABLE', message: 'The server is overloaded', own: 'UNAVAILABLE' }),
    headers: { 'retry-after': retryAfter },
  }),
};
