import { mutantsOf } from '../mutant.ts';

const chat = mutantsOf('chat', [
  {
    breaks: 'the customer is given no number to call the agent by',
    file: 'server/features/chat/view.ts',
    find: `if (side === 'customer') return talk.carrierPhone;`,
    replace: `if (side === 'customer') return null;`,
    project: 'db',
    tests: ['server/features/chat/conversation/conversation.db'],
  },
  {
    breaks: 'a stranger with another order’s link reads a conversation',
    file: 'server/features/chat/policy.ts',
    find: 'return token !== null && linkHashes.includes(hashSecret(token));',
    replace: 'return token !== null;',
    project: 'db',
    tests: ['server/features/chat/conversation/conversation.db'],
  },
  {
    breaks: 'what a blocked side writes reaches the other',
    file: 'server/features/chat/messages/say.ts',
    find: 'isForOffice: isApart,',
    replace: 'isForOffice: false,',
    project: 'db',
    tests: ['server/features/chat/admin/moderation-and-list.db'],
  },
  {
    breaks: 'a card’s number may be written into a conversation',
    file: 'contract/chat/rules.ts',
    find: 'return sum % 10 === 0;',
    replace: 'return sum % 10 === 10;',
    project: 'db',
    tests: ['server/features/chat/conversation/conversation.db'],
  },
]);

const notifications = mutantsOf('notifications', [
  {
    breaks: 'a quiet night that goes over midnight is told in all the same',
    file: 'server/features/notifications/policy.ts',
    find: 'now >= from || now < until',
    replace: 'now >= from && now < until',
    project: 'unit',
    tests: ['server/features/notifications/policy.test'],
  },
  {
    breaks: 'what one worker is sending is sent by another too',
    file: 'server/features/notifications/delivery/store-queue.ts',
    find: 'and (waiting.leased_until is null or waiting.leased_until <= clock_timestamp())',
    replace: '',
    project: 'db',
    tests: ['server/features/notifications/delivery/queue.db'],
  },
  {
    breaks: 'a text message in Pidgin goes to whoever reads English',
    file: 'server/features/notifications/delivery/deliver.ts',
    find: `viewSms(facts, row.language ?? 'pcm', { business, end })`,
    replace: `viewSms(facts, 'pcm', { business, end })`,
    project: 'db',
    tests: ['server/features/notifications/delivery/gone-devices-and-choices.db'],
  },
  {
    breaks: 'a customer who cancelled is told that it was cancelled',
    file: 'server/features/notifications/events/order.ts',
    find: `if (step?.mover === 'customer') return;`,
    replace: '',
    project: 'db',
    tests: ['server/features/notifications/events/order-notices.db'],
  },
]);

const tracking = mutantsOf('tracking', [
  {
    breaks: 'anybody who is signed in hears of every order',
    file: 'server/features/tracking/follow-events.ts',
    find: `...(holds(user, 'orders:view') ? ofCities('orders', user) : []),`,
    replace: `...ofCities('orders', user),`,
    project: 'db',
    tests: ['server/features/tracking/follow-events.db'],
  },
  {
    breaks: 'an admin of one city hears of every order',
    file: 'server/features/tracking/follow-events.ts',
    find: 'return citiesOf(user)?.map((city) => `${topic}:${city}`) ?? [topic];',
    replace: 'return [topic];',
    project: 'db',
    tests: ['server/features/tracking/follow-events.db'],
  },
]);

export const talkMutants = [...chat, ...notifications, ...tracking];
