import type { Attack } from './attack.ts';
import { bePaidBackTwice } from './found/be-paid-back-twice.ts';
import { blockPictures } from './found/block-pictures.ts';
import { borrowANumber } from './found/borrow-a-number.ts';
import { deliverWithoutThePin } from './found/deliver-without-the-pin.ts';
import { failOnOnesOwnWord } from './found/fail-on-ones-own-word.ts';
import { keepTheGoods } from './found/keep-the-goods.ts';
import { listenOn } from './found/listen-on.ts';
import { mintCredit } from './found/mint-credit.ts';
import { pinTheOutbox } from './found/pin-the-outbox.ts';
import { readTheLog } from './found/read-the-log.ts';
import { sayMoreThanARequest } from './found/say-more-than-a-request.ts';
import { sellASliver } from './found/sell-a-sliver.ts';
import { sendARefundTwice } from './found/send-a-refund-twice.ts';
import { sendSlowly } from './found/send-slowly.ts';
import { assignMore } from './held/assign-more.ts';
import { climbPaths } from './held/climb-paths.ts';
import { guess } from './held/guess.ts';
import { helpOneself } from './held/help-oneself.ts';
import { sendTheHouseInside } from './held/send-the-house-inside.ts';
import { touchWhatIsOthers } from './held/touch-what-is-others.ts';
import { writeFromAnotherSite } from './held/write-from-another-site.ts';

/** Attacks that once succeeded, by number, and classes that held. */
export const attacks: readonly Attack[] = [
  {
    number: 1,
    name: 'mint-credit',
    sentence:
      'an agent says that a friend handed over a fortune, and amounts come that no screen could add up.',
    carryOut: mintCredit,
  },
  {
    number: 2,
    name: 'be-paid-back-twice',
    sentence: 'a customer is refunded in full and claims as well, one after the other and at once.',
    carryOut: bePaidBackTwice,
  },
  {
    number: 3,
    name: 'keep-the-goods',
    sentence: 'an agent buys for ₦7,000, cancels and keeps the goods.',
    carryOut: keepTheGoods,
  },
  {
    number: 4,
    name: 'deliver-without-the-pin',
    sentence: 'an agent whose PIN was refused says a moment later that it was typed without network.',
    carryOut: deliverWithoutThePin,
  },
  {
    number: 5,
    name: 'fail-on-ones-own-word',
    sentence: 'an agent arrives, calls three times and waits for ten minutes, all within a second.',
    carryOut: failOnOnesOwnWord,
  },
  {
    number: 6,
    name: 'sell-a-sliver',
    sentence: 'an agent sells next to nothing of ten tubers for the price of all.',
    carryOut: sellASliver,
  },
  {
    number: 7,
    name: 'send-a-refund-twice',
    sentence: 'two instances send refunds while the clock of one is 90 s ahead.',
    carryOut: sendARefundTwice,
  },
  {
    number: 8,
    name: 'borrow-a-number',
    sentence:
      'somebody orders with a stranger’s number, with her number in the profile, and with invented ones.',
    carryOut: borrowANumber,
  },
  {
    number: 9,
    name: 'read-the-log',
    sentence: 'a proxy’s log is read for links, tickets, sessions, passwords and phones.',
    carryOut: readTheLog,
  },
  {
    number: 10,
    name: 'listen-on',
    sentence: 'somebody listens on after they lost the right, and opens streams without end.',
    carryOut: listenOn,
  },
  {
    number: 11,
    name: 'block-pictures',
    sentence: 'guests bring pictures that are huge to read while others wait for theirs.',
    carryOut: blockPictures,
  },
  {
    number: 11,
    name: 'send-slowly',
    sentence:
      'bodies come so slowly that they would hold a connection for ever; a photo over EDGE is let through.',
    isSlow: true,
    carryOut: sendSlowly,
  },
  {
    number: 12,
    name: 'say-more-than-a-request',
    sentence: 'bytes follow a whole request, or a request has no clear end.',
    carryOut: sayMoreThanARequest,
  },
  {
    number: 13,
    name: 'pin-the-outbox',
    sentence: 'a reader that a release renamed is left behind and never reads on.',
    carryOut: pinTheOutbox,
  },
  {
    number: null,
    name: 'write-from-another-site',
    sentence: 'another site sends every write with the cookies of whoever looks at it.',
    carryOut: writeFromAnotherSite,
  },
  {
    number: null,
    name: 'touch-what-is-others',
    sentence: 'outsiders call everything that is about a thing, with the names of other people’s.',
    carryOut: touchWhatIsOthers,
  },
  {
    number: null,
    name: 'help-oneself',
    sentence: 'an admin with few rights wants the rest, the owner’s account and money.',
    carryOut: helpOneself,
  },
  {
    number: null,
    name: 'assign-more',
    sentence: 'every write carries a field that nobody asked for.',
    carryOut: assignMore,
  },
  {
    number: null,
    name: 'guess',
    sentence: 'passwords, digits, links, keys and PINs are tried one after the other.',
    carryOut: guess,
  },
  {
    number: null,
    name: 'send-the-house-inside',
    sentence: 'a push service stands inside, or sends the house there.',
    carryOut: sendTheHouseInside,
  },
  {
    number: null,
    name: 'climb-paths',
    sentence: 'addresses lead out of what is served.',
    carryOut: climbPaths,
  },
];
