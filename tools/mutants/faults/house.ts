import { mutantsOf } from '../mutant.ts';

const outbox = mutantsOf('outbox', [
  {
    breaks: 'an event that was written is never published to its followers',
    file: 'server/outbox/feed.ts',
    find: '    last = event.number;\n    handOn(followers, event);',
    replace: '    last = event.number;',
    project: 'db',
    tests: ['server/outbox/fan-out.db'],
  },
  {
    breaks: 'a reader that fails loses what it could not take',
    file: 'server/outbox/reader.ts',
    find: '{ number: event.number - 1, failures });',
    replace: '{ number: event.number, failures });',
    project: 'db',
    tests: ['server/outbox/reader.db'],
  },
  {
    breaks: 'what happens in a city overtakes an event that cannot be taken yet',
    file: 'server/outbox/reader.ts',
    find: '      if (held.has(event.lane)) continue;\n',
    replace: '',
    project: 'db',
    tests: ['server/outbox/lanes.db'],
  },
  {
    breaks: 'a city that catches up loses what happened meanwhile',
    file: 'server/outbox/lane-store.ts',
    find: 'where number > held.number and number <= ${main.number}\n            and',
    replace: 'where number > held.number and number > ${main.number}\n            and',
    project: 'db',
    tests: ['server/outbox/lanes.db'],
  },
  {
    breaks: 'two instances read in one reader’s name at the same moment',
    file: 'server/outbox/reader-store.ts',
    find: 'select number, failures, held from outbox_reader where name = ${name} for update skip locked)',
    replace: 'select number, failures, held from outbox_reader where name = ${name})',
    project: 'db',
    tests: ['server/outbox/reader.db'],
  },
  {
    breaks: 'an event that a reader still waits for is deleted after two days',
    file: 'server/outbox/published-store.ts',
    find: '(select min(number) from outbox_reader where name = any(${[...readers]}::text[])),',
    replace: '',
    project: 'db',
    tests: ['server/outbox/reader.db'],
  },
  {
    breaks: 'a customer’s other device hears nothing of their order',
    file: 'server/features/orders/order/view-event.ts',
    find: `return [...followersOf(order, carriers), 'orders'];`,
    replace: `return [...followersOf({ ...order, accountId: null }, carriers), 'orders'];`,
    project: 'db',
    tests: ['server/features/tracking/follow-events.db'],
  },
]);

const jobs = mutantsOf('jobs', [
  {
    breaks: 'a job begins again while it is still under way',
    file: 'server/jobs/periodic-job.ts',
    find: 'underWay ??= round();',
    replace: 'underWay = round();',
    project: 'unit',
    tests: ['server/jobs/periodic-job.test'],
  },
  {
    breaks: 'a look that outlasted its lease puts off the look that a notice asked for',
    file: 'server/features/payments/online/store.ts',
    find: 'and (${leaseUntil ?? null}::timestamptz is null or next_look_at = ${leaseUntil ?? null})`',
    replace: 'and (${leaseUntil ?? null}::timestamptz is null or true)`',
    project: 'db',
    tests: ['server/features/payments/online/receive-paystack-notice.db'],
  },
  {
    breaks: 'a sender that was held up sends a refund that another has sent meanwhile',
    file: 'server/features/payments/refunds/store.ts',
    find: 'where id = ${id} and lease = ${lease} and leased_until > clock_timestamp()`',
    replace: 'where id = ${id}`',
    project: 'db',
    tests: ['server/features/payments/refunds/send-refunds.db'],
  },
]);

const idempotency = mutantsOf('idempotency', [
  {
    breaks: 'a request that is sent again is done again',
    file: 'server/idempotency/answer-once.ts',
    find: 'if (!(await claimRequest(transaction, mark))) {',
    replace: 'if (!(await claimRequest(transaction, mark)) && mark.person === mark.bodyHash) {',
    project: 'db',
    tests: ['server/features/payments/agents/agents-cash.db'],
  },
  {
    breaks: 'somebody else’s request id is answered with the first one’s reply',
    file: 'server/idempotency/answer-once.ts',
    find: 'stored.reply === null || stored.person !== mark.person || stored.bodyHash !== mark.bodyHash',
    replace: 'stored.reply === null || stored.bodyHash !== mark.bodyHash',
    project: 'db',
    tests: ['server/features/orders/placing/place-order.db'],
  },
]);

const media = mutantsOf('media', [
  {
    breaks: 'a picture that somebody else brought is attached',
    file: 'server/media/store.ts',
    find: 'and (owner_id is null or owner_id = ${who.accountId})',
    replace: 'and (owner_id is null or ${who.accountId}::uuid is not null or true)',
    project: 'db',
    tests: ['server/media/pictures.db'],
  },
  {
    breaks: 'a picture is attached a second time',
    file: 'server/media/store.ts',
    find: 'and attached_at is null and is_kept and created_at > ${who.broughtAfter}',
    replace: 'and is_kept and created_at > ${who.broughtAfter}',
    project: 'db',
    tests: ['server/media/pictures.db'],
  },
  {
    breaks: 'the address of a picture opens after its time',
    file: 'server/media/serving/signed-address.ts',
    find: 'return left > 0 ? left : undefined;',
    replace: 'return Math.max(1, left);',
    project: 'db',
    tests: ['server/media/pictures.db'],
  },
]);

const retention = mutantsOf('retention', [
  {
    breaks: 'an order of somebody who was forgotten keeps the phone',
    file: 'server/features/orders/store-personal-data.ts',
    find: 'customer_phone = null,',
    replace: 'customer_phone = customer_phone,',
    project: 'db',
    tests: ['server/features/orders/track/placed-order.db'],
  },
]);

export const houseMutants = [...outbox, ...jobs, ...idempotency, ...media, ...retention];
