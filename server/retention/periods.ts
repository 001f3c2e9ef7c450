/** Retention of a table’s rows, and the job that deletes them. */
interface Ends {
  days: number;
  /** From when the days are counted, and what stays all the same. */
  since: string;
  round: string;
}

/** Rows that end, by table. Whoever takes them away counts these days; docs/operations/retention.md says the same. */
export const retainedFor = {
  access_pass: { days: 1, since: 'after it ended', round: 'launch-tidy' },
  agent_trail: { days: 30, since: 'after the phone was there', round: 'agents-trail-tidy' },
  chat_message: {
    days: 90,
    since: 'after its order ended; 180 days of silence with the office',
    round: 'chat-tidy',
  },
  familiar_place: { days: 60, since: 'after the last sign-in from there', round: 'accounts-tidy' },
  known_device: { days: 400, since: 'after the last sign-in on it', round: 'accounts-tidy' },
  notice: {
    days: 30,
    since: 'after it was written; that the place is open is not told twice',
    round: 'notices-tidy',
  },
  once_reply: { days: 30, since: 'after the answer', round: 'house-tidy' },
  one_time_link: { days: 30, since: 'after it ended or was used', round: 'accounts-tidy' },
  outbox_event: {
    days: 2,
    since: 'after it was written, once every reader that the code names has it',
    round: 'outbox-tidy',
  },
  outbox_passed_over: { days: 90, since: 'after its reader gave it up', round: 'house-tidy' },
  passkey_challenge: { days: 1, since: 'after it was made', round: 'accounts-tidy' },
  payment_notice: { days: 30, since: 'after it came', round: 'payments-tidy' },
  pending_authenticator: { days: 1, since: 'after its secret was made', round: 'accounts-tidy' },
  phone_code: { days: 30, since: 'after it was asked for', round: 'phones-tidy' },
  picture: { days: 1, since: 'after it came, where nothing was made of it', round: 'pictures-sweep' },
  security_event: { days: 365, since: 'after it was written', round: 'accounts-tidy' },
  session: { days: 60, since: 'after its device was last seen', round: 'accounts-tidy' },
  throttle: { days: 1, since: 'after it limits nobody any more', round: 'house-tidy' },
  verified_phone: {
    days: 400,
    since: 'after it was verified, on a device; on an account, until its person wants to be forgotten',
    round: 'phones-tidy',
  },
  visit: { days: 30, since: 'after the page was opened; the day’s figures stay', round: 'analytics-tidy' },
} as const satisfies Readonly<Record<string, Ends>>;

/** Rows that go with those of another table. */
export const goesWith = {
  chat_mute: 'its end',
  chat_picture: 'its message',
  chat_report: 'its message',
  conversation: 'its last message',
  notice_delivery: 'its notice',
  notice_device: 'its session',
  web_vital: 'its visit',
} as const;

/** Rows that stay, and why; with a star, of every table that begins so. */
export const stays = {
  access_key: 'the record of who was let in early; it holds no person',
  account: 'until its person wants to be forgotten; then without name, phone and password',
  account_city: 'until its person is no admin any more, or the owner changes it',
  agent: 'until its person wants to be forgotten; then without name, phone and photos',
  agent_market: 'until its person wants to be forgotten',
  alarm: 'part of its order’s story',
  authenticator: 'until its person takes it off, is no admin any more, or wants to be forgotten',
  'analytics*': 'figures of days; no person can be read from them',
  audit_entry: 'the record of who changed what; nobody can change or delete it',
  backup_made: 'two rows at most',
  books_check: 'one row a night',
  broadcast: 'what was said to everybody, with its figures',
  canned_reply: 'until the office takes it away',
  'catalogue*': 'what is sold',
  city: 'its orders name it',
  claim: 'part of its order’s story',
  claim_picture: 'part of its order’s story; not where its person was forgotten',
  customer_order: 'the trade itself; without name, phone and address once its person was forgotten',
  data_key: 'until nothing is encrypted with the key any more',
  'dispatch*': 'what the dispatcher knows of now',
  door_report: 'part of its order’s story',
  first_data: 'a handful of rows',
  float_count: 'part of the books',
  gallery_photo: 'until another is shown',
  goods_return: 'part of its order’s story, and of the books',
  house_secret: 'a handful of rows',
  'item*': 'part of its order’s story',
  'ledger*': 'the books; nobody can change or delete them',
  'market*': 'until the office takes it away',
  money_approval: 'part of the books; without words once its person was forgotten',
  migration: 'what the database was made by',
  migration_step: 'how far a migration has come; gone with its end',
  notice_choice: 'until its person wants to be forgotten',
  notice_house: 'one row',
  notice_person: 'until its person wants to be forgotten',
  offer: 'part of its order’s story, and of how agents did',
  offer_order: 'part of its order’s story',
  'order*': 'part of its order’s story',
  outbox_reader: 'one row a reader',
  passkey: 'until its person takes it off, is no admin any more, or wants to be forgotten',
  payment: 'part of the books',
  phone_call: 'part of its order’s story; of a person, until they want to be forgotten',
  phone_heard: 'one row an agent, until its person wants to be forgotten',
  picture_sweep: 'one row',
  'price*': 'what the price guide is made of',
  receipt_picture: 'part of its order’s story',
  recovery_code: 'as long as a second step of its account',
  refund: 'part of the books',
  refused_good: 'until the office takes it away',
  'saved*': 'until its person takes it away or wants to be forgotten',
  seal: 'the chain over books and audit; nobody can change or delete it',
  setting: 'until the office changes it',
  shift: 'part of the books, and of how agents did',
  subscriber: 'until the person asks, or wants to be forgotten',
  unsealed_row: 'until its row is sealed, within a minute',
  withdrawal: 'part of the books; without the bank account once its person was forgotten',
  zone: 'its orders name it',
} as const;
