import type { Database } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

/** Words of and about the customer in the rows of their orders: blanked for everybody's words when they are forgotten. */
const aboutCustomers = {
  alarm: 'about',
  claim: 'reason words',
  conversation: 'sought_name sought_phone',
  customer_order:
    'customer_name directions given_by landmark rating_words receiver_name stop_landmark stop_name stop_person waived_reason',
  door_report: 'reason',
  goods_return: 'goods reason taken_by',
  item_question: 'name',
  item_step: 'name',
  order_item: 'got_name name note raw',
};

/** Other words and numbers of people: those of the person go, those of others and of the house stay. */
const otherWords = {
  access_key: 'label',
  account: 'name name_skeleton username username_key phone',
  agent: 'name phone reason',
  audit_entry: 'subject user_agent address',
  broadcast: 'link',
  canned_reply: 'en pcm shortcut',
  chat_message: 'text hidden_reason',
  chat_mute: 'reason',
  chat_report: 'words',
  customer_order: 'customer_phone receiver_phone stop_phone',
  float_count: 'reason words',
  list_request: 'customer_name note phone written_text',
  list_request_question: 'answer question',
  market_closure: 'reason',
  money_approval: 'reason',
  notice_device: 'user_agent',
  once_reply: 'reply',
  order_event: 'reason',
  order_view: 'name',
  passkey: 'name',
  phone_code: 'phone',
  saved_address: 'directions label landmark',
  saved_list: 'name text',
  security_event: 'address user_agent',
  session: 'user_agent',
  city_setting: 'value',
  setting: 'value',
  subscriber: 'email name',
  verified_phone: 'phone',
  visit: 'path',
  withdrawal: 'bank bank_name bank_number reason',
};

/** Words that everybody reads on the public pages. */
const publicWords = {
  catalogue_city_name: 'key name',
  catalogue_item: 'aliases name options',
  catalogue_name: 'key',
  gallery_photo: 'name',
  market: 'description location name',
};

/** Secrets, what they are recognised by, and what leads to a person's device. */
const secrets = {
  access_key: 'key_hash',
  access_pass: 'token_hash',
  account: 'password_hash',
  authenticator: 'secret_key',
  customer_order: 'link_hash pin pin_last_try placed_from placed_on request_hash sent_link_hashes',
  familiar_place: 'place_hash',
  house_secret: 'value',
  list_request: 'link_hash sent_from sent_link_hashes sent_on',
  known_device: 'device_hash',
  ledger_posting: 'key',
  money_approval: 'body_hash request_hash',
  notice_device: 'address address_hash auth p256dh',
  once_reply: 'body_hash person request_hash',
  one_time_link: 'token_hash',
  passkey: 'credential_id public_key rp_id transports',
  passkey_challenge: 'challenge',
  payment: 'page_url provider_id',
  payment_notice: 'body_hash',
  pending_authenticator: 'secret_key',
  phone_code: 'device_hash provider_id',
  picture: 'data_key sha256',
  recording: 'sha256',
  recovery_code: 'code_hash',
  session: 'token_hash',
  throttle: 'key',
  verified_phone: 'device_hash',
};

/** Codes and words of the product. */
const codes = {
  account: 'name_fault permissions role',
  agent: 'state vehicle works',
  alarm: 'kind',
  analytics_claim_day: 'kind what',
  analytics_ending_day: 'kind mover reason status',
  analytics_order_day: 'kind',
  analytics_refund_day: 'kind reason',
  analytics_stage_day: 'kind seconds stage stays',
  analytics_takings_day: 'kind',
  analytics_vital_day: 'name samples steps',
  analytics_work_day: 'kind',
  audit_entry: 'action noun',
  backup_made: 'way',
  broadcast: 'audience occasion state',
  catalogue_item: 'default_measure stall',
  catalogue_weight: 'measure',
  chat_message: 'happened side',
  chat_report: 'reason side',
  city: 'letters measures name slug',
  claim: 'state what',
  conversation: 'blocked_by',
  customer_order: 'agent_part area bag code fee_load handing_to kind pay_way price_rule status stop_area',
  data_key: 'id',
  door_report: 'answer kind outcome',
  first_data: 'noun',
  float_count: 'state',
  goods_return: 'outcome',
  house_secret: 'name',
  seal: 'hash noun',
  unsealed_row: 'noun',
  item_question: 'answer kind measure',
  item_step: 'measure mover status step',
  ledger_account_kind: 'kind side',
  list_request: 'language order_kind state unreadable_reason',
  ledger_balance: 'kind',
  ledger_line: 'kind',
  ledger_posting: 'what',
  market: 'market_days slug',
  market_window: 'weekday',
  migration: 'checksum name',
  migration_step: 'name',
  money_approval: 'kind state',
  notice: 'kind tag',
  notice_choice: 'about',
  notice_delivery: 'kind provider_id state way why',
  notice_device: 'language way',
  notice_house: 'quiet_from quiet_until',
  notice_person: 'language quiet_from quiet_until',
  offer: 'decline_reason outcome part',
  one_time_link: 'purpose',
  order_event: 'action mover status',
  order_item: 'got_measure measure price_rule replacement status unsure',
  outbox_event: 'kind name topics',
  outbox_held: 'lane reader',
  outbox_passed_over: 'kind reader why',
  outbox_reader: 'held name',
  passkey_challenge: 'purpose',
  payment: 'state',
  phone_call: 'outcome',
  phone_code: 'language sms_state why',
  price_correction: 'measure',
  price_learned: 'measure',
  recording: 'type',
  rostered_hour: 'how',
  refused_good: 'key rule word',
  price_sample: 'measure state',
  refund: 'provider_refund_id state',
  saved_address: 'area',
  security_event: 'kind detail',
  city_setting: 'key',
  setting: 'key',
  verified_phone: 'how',
  visit: 'display_mode',
  web_vital: 'name',
  weekly_draft: 'state trouble',
  weekly_list: 'weekday',
  withdrawal: 'bank_account_key state',
  zone: 'name outline',
};

function named(group: Readonly<Record<string, string>>): string[] {
  return Object.entries(group).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );
}

export const customerWordColumns = named(aboutCustomers);
/** Columns whose words nobody reads who only reads the database. */
export const privateTextColumns = [
  ...customerWordColumns,
  ...named(otherWords),
  ...named(secrets),
].toSorted();
export const knownTextColumns = [...privateTextColumns, ...named(publicWords), ...named(codes)].toSorted();

/** Every column that can hold a text, as `table.column`; JSON is searched and not planted. */
export async function readTextColumns(db: Database): Promise<string[]> {
  const rows = await db.rows({ name: text })`
    select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'character varying', 'ARRAY')`;
  return rows.map(({ name }) => name).toSorted();
}
