/** The cities of the statement, read once for each. */
const cities = `(select current_setting('marketwaka.cities')::uuid[])`;

const ofOrder = (column: string) =>
  `exists (select from customer_order as whose_order where whose_order.id = ${column})`;
const ofAgent = (column: string) =>
  `exists (select from agent as whose_agent where whose_agent.user_id = ${column})`;
const ofMarket = (column: string) =>
  `exists (select from market as whose_market where whose_market.id = ${column})`;
const ofConversation = (column: string) =>
  `exists (select from conversation as whose_talk where whose_talk.id = ${column})`;
/** A customer belongs to each city that they ordered in. */
const ofCustomer = (column: string) =>
  `exists (select from customer_order as their_order where their_order.account_id = ${column})`;
const ofPerson = (column: string) => `(${ofCustomer(column)} or ${ofAgent(column)})`;
const ofRequest = (column: string) =>
  `exists (select from list_request as whose_list where whose_list.id = ${column})`;
const inCity = `city_id = any (${cities}::uuid[])`;

export interface Policy {
  /** Rows that an admin of some cities sees. */
  sees: string;
  /** The rows that they may lock, change, take away and leave behind, where these are others. */
  writes?: string;
}

/** By table, the rows of the cities that somebody may see. A row that hangs on another is there where that one is. */
export const cityPolicies: Readonly<Record<string, Policy>> = {
  customer_order: { sees: inCity },
  market: { sees: inCity },
  agent: { sees: inCity },
  city: { sees: `id = any (${cities}::uuid[])` },
  zone: { sees: inCity },
  // An entry of no city is the house's: it is written, and read at the head office.
  // All from before cities is Abuja's, and some of that was the house's too.
  audit_entry: {
    sees: `${inCity} and noun not in ('accounts', 'cities', 'launch', 'notifications', 'settings')`,
    writes: `city_id is null or ${inCity}`,
  },

  alarm: { sees: `order_id is not null and ${ofOrder('alarm.order_id')}` },
  claim: { sees: ofOrder('claim.order_id') },
  door_report: { sees: ofOrder('door_report.order_id') },
  goods_return: { sees: ofOrder('goods_return.order_id') },
  item_question: { sees: ofOrder('item_question.order_id') },
  item_step: { sees: ofOrder('item_step.order_id') },
  offer_order: { sees: ofOrder('offer_order.order_id') },
  order_event: { sees: ofOrder('order_event.order_id') },
  order_item: { sees: ofOrder('order_item.order_id') },
  payment: { sees: ofOrder('payment.order_id') },
  receipt_picture: { sees: ofOrder('receipt_picture.order_id') },
  refund: { sees: ofOrder('refund.order_id') },
  phone_call: {
    sees: `case when order_id is null then ${ofPerson('phone_call.account_id')} else ${ofOrder('phone_call.order_id')} end`,
  },
  list_request: { sees: inCity },
  list_request_day: { sees: inCity },
  list_request_picture: { sees: ofRequest('list_request_picture.request_id') },
  list_request_question: { sees: ofRequest('list_request_question.request_id') },
  claim_picture: {
    sees: 'exists (select from claim as whose_claim where whose_claim.id = claim_picture.claim_id)',
  },
  item_picture: {
    sees: 'exists (select from order_item as whose_item where whose_item.id = item_picture.item_id)',
  },

  conversation: {
    sees: `case when order_id is null then ${ofPerson('conversation.account_id')} else ${ofOrder('conversation.order_id')} end`,
  },
  chat_message: { sees: ofConversation('chat_message.conversation_id') },
  chat_picture: { sees: ofConversation('chat_picture.conversation_id') },
  chat_report: { sees: ofConversation('chat_report.conversation_id') },
  chat_mute: {
    sees: `case when order_id is null then ${ofPerson('chat_mute.account_id')} else ${ofOrder('chat_mute.order_id')} end`,
  },

  agent_market: { sees: ofAgent('agent_market.user_id') },
  agent_trail: { sees: ofAgent('agent_trail.user_id') },
  float_count: { sees: ofAgent('float_count.agent_id') },
  offer: { sees: ofAgent('offer.user_id') },
  shift: { sees: ofAgent('shift.user_id') },
  // A balance is an agent's, an order's or a customer's.
  ledger_balance: { sees: `(${ofOrder('ledger_balance.subject')} or ${ofPerson('ledger_balance.subject')})` },
  withdrawal: { sees: ofPerson('withdrawal.account_id') },
  money_approval: {
    sees: `case when order_id is null then ${ofPerson('money_approval.recipient_id')} else ${ofOrder('money_approval.order_id')} end`,
  },

  // A closure of every market is everybody's to see, and the head office's to make.
  market_closure: {
    sees: `market_id is null or ${ofMarket('market_closure.market_id')}`,
    writes: `market_id is not null and ${ofMarket('market_closure.market_id')}`,
  },
  market_window: { sees: ofMarket('market_window.market_id') },
  rostered_hour: { sees: ofMarket('rostered_hour.market_id') },
  price_correction: { sees: ofMarket('price_correction.market_id') },
  price_learned: { sees: ofMarket('price_learned.market_id') },
  price_sample: { sees: ofMarket('price_sample.market_id') },
  // A view that is shared is for those who see the cities of its maker.
  order_view: {
    sees: `not exists (select from account_city where account_city.user_id = order_view.account_id)
      or exists (select from account_city
        where account_city.user_id = order_view.account_id and account_city.${inCity})`,
  },

  analytics_agent_day: { sees: ofAgent('analytics_agent_day.agent_id') },
  analytics_claim_day: { sees: ofMarket('analytics_claim_day.market_id') },
  analytics_customer_day: { sees: ofMarket('analytics_customer_day.market_id') },
  analytics_ending_day: { sees: ofMarket('analytics_ending_day.market_id') },
  analytics_order_day: { sees: ofMarket('analytics_order_day.market_id') },
  analytics_refund_day: { sees: ofMarket('analytics_refund_day.market_id') },
  analytics_stage_day: { sees: ofMarket('analytics_stage_day.market_id') },
  analytics_takings_day: { sees: ofMarket('analytics_takings_day.market_id') },
  analytics_work_day: { sees: ofMarket('analytics_work_day.market_id') },
};

const ofTheHouse = 'belongs to the whole house; no call within cities reads it for its own sake';
const ofOnePerson = 'belongs to one person, who is known before it is read';
const ofTheMachine = 'works the product and is never shown as rows';

/** The other tables, each with the reason why an admin of some cities has all of it. */
export const openTables: Readonly<Record<string, string>> = {
  account:
    'known to every sign-in; lists of people say themselves who is of the cities (accounts/within-cities)',
  account_city: ofOnePerson,
  access_key: ofTheHouse,
  access_pass: ofTheMachine,
  analytics_customer_month: ofTheHouse,
  analytics_mark: ofTheMachine,
  analytics_sweep: ofTheMachine,
  analytics_visit_day: ofTheHouse,
  analytics_vital_day: ofTheHouse,
  authenticator: ofOnePerson,
  backup_made: ofTheMachine,
  books_check: ofTheHouse,
  broadcast: ofTheHouse,
  canned_reply: ofTheHouse,
  catalogue_city_name: ofTheHouse,
  catalogue_edition: ofTheHouse,
  catalogue_item: ofTheHouse,
  catalogue_name: ofTheHouse,
  catalogue_weight: ofTheHouse,
  city_setting: ofTheHouse,
  data_key: ofTheMachine,
  dispatch_look: ofTheMachine,
  dispatch_memory: ofTheMachine,
  familiar_place: ofOnePerson,
  first_data: ofTheMachine,
  gallery_photo: ofTheHouse,
  house_secret: ofTheMachine,
  known_device: ofOnePerson,
  ledger_account_kind: ofTheMachine,
  ledger_line: 'the book stays whole, for what is checked before money moves; read by an order or a person',
  ledger_posting:
    'the book stays whole, for what is checked before money moves; read by an order or a person',
  migration: ofTheMachine,
  migration_step: ofTheMachine,
  notice: ofOnePerson,
  notice_choice: ofOnePerson,
  notice_delivery: ofTheHouse,
  notice_device: ofOnePerson,
  notice_house: ofTheHouse,
  notice_person: ofOnePerson,
  once_reply: ofOnePerson,
  one_time_link: ofOnePerson,
  order_search: 'words alone, whose index a policy would put out of use; read with their order',
  outbox_event: ofTheMachine,
  outbox_held: ofTheMachine,
  outbox_passed_over: ofTheMachine,
  outbox_reader: ofTheMachine,
  passkey: ofOnePerson,
  passkey_challenge: ofOnePerson,
  payment_notice: ofTheMachine,
  pending_authenticator: ofOnePerson,
  phone_code: ofOnePerson,
  phone_heard: ofOnePerson,
  picture: 'bytes, to those who were given their signed address in a reply',
  picture_sweep: ofTheMachine,
  recording: 'bytes, to those who were given their signed address in a reply',
  recovery_code: ofOnePerson,
  refused_good: ofTheHouse,
  saved_address: ofOnePerson,
  saved_list: ofOnePerson,
  weekly_draft: ofOnePerson,
  weekly_list: ofOnePerson,
  seal: ofTheMachine,
  security_event: ofTheHouse,
  session: ofOnePerson,
  setting: ofTheHouse,
  subscriber: ofTheHouse,
  throttle: ofTheMachine,
  unsealed_row: ofTheMachine,
  verified_phone: ofOnePerson,
  visit: ofTheHouse,
  web_vital: ofTheHouse,
};
