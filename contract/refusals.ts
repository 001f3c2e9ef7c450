/** Every refusal the API can give, with the HTTP status it travels under. */
export const refusalStatus = {
  'bad-input': 400,
  'bad-phone': 400,
  'bad-setting': 400,
  'already-over': 400,
  'bad-encoding': 400,
  'broken-json': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'wrong-password': 403,
  'not-allowed': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'unknown-call': 404,
  'wrong-method': 405,
  'username-taken': 409,
  'slug-taken': 409,
  'slug-reserved': 409,
  'own-account': 409,
  'last-godmode': 409,
  'not-an-admin': 409,
  'link-spent': 410,
  'too-large': 413,
  'not-json': 415,
  'wrong-access-key': 422,
  'too-many-tries': 429,
  bug: 500,
  'closed-for-maintenance': 503,
  'database-away': 503,
  leaving: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** The header that tells programs which refusal the sentence in the body is. */
export const refusalHeader = 'x-refusal';
