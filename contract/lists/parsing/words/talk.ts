import { phrases } from './phrases.ts';

/** Words around the goods on a list: politeness, greetings, headings, sums, wishes about an item. */

/** The most words of a phrase of these tables. */
export const longestPhrase = 5;

/** Asking for something: at the start of an item it leaves the name. */
export const asking = phrases(
  'abeg, please, pls, plss, plsss, plz, plez, pliz, biko, jor, joor, jare, kindly, ejo, ejoo, o, oya, ehen',
  'buy, buy me, buy us, buy for me, buy for us, buy am, get, get me, get us, get for me, get for us, add, add also',
  'i want, i want to buy, i want you to buy, i wan, i wan buy, i wan make you buy, i wan get, i wanna buy',
  'i need, i need to buy, i need you to buy, i go need, i will need, i would like, i would want, i would like to buy',
  "i'd like, we need, we want, we want to buy, we wan buy, need, want, i dey find, i dey look for, i dey need",
  'help me, help me buy, help me get, help me add, help us buy, help buy, help me with, make you buy, make una buy',
  'you fit buy, can you buy, can you get me, can you help me buy, can i get, may i get, could you buy, let me have',
  'let me get, send me, bring me, give me, dash me, purchase, also, also buy, also add, then, then buy',
  "don't forget, dont forget, do not forget, no forget, remember, and then, i also need, i also want, make i get",
  'pick, pick me, pick up, choose, select, find, find me, bring, look for, forgot, i forgot, we forgot, i forget',
  'forgot to add, i forgot to add, i forget to add',
);

/** Asking and thanking behind an item. */
export const askingBehind = phrases(
  'abeg, please, pls, plss, plsss, plz, plez, pliz, biko, jor, joor, jare, ejo, ejoo, o, oo, ooo, oooo, oh, sha',
  'sir, ma, dear, thanks, thank you, thank u, tnx, thx, abeg you, for me, for us, too, also, as well, join',
);

/** Words of a greeting or of thanks; a line of nothing else names no goods. */
export const greetings = phrases(
  'good morning, good afternoon, good evening, good day, morning, afternoon, evening, gud morning, gm, hi, hello',
  'hey, hy, hiya, helo, how far, how now, how you dey, how una dey, how are you, how are you doing, how is it going',
  'how is family, how is work, how work, how body, hope you are well, hope you are fine, hope you are good',
  'hope you dey, hope all is well, compliments, good to hear from you, happy sunday, happy new month, happy weekend',
  'happy new week, happy birthday, e kaaro, e kaaro o, ekaro, ekaaro, ekasan, e kaasan, e kurole, ekurole',
  'e ku ise, nnoo, nno, ndewo, ututu oma, barka, barka da safiya, barka da rana, ina kwana, ina wuni, sannu',
  'sannu da aiki, salam, salaam, salam alaikum, assalamu alaikum, asalamu alaikum, wa alaikum salam, welcome',
  'well done, weldone, thanks, thank you, thank u, thanks a lot, thanks so much, thank you so much',
  'thank you very much, many thanks, tnx, thx, nagode, na gode, e se, e se gan, daalu, dalu, imela, god bless',
  'god bless you, stay blessed, bless you, remain blessed, i dey greet, i greet, greetings, ok, okay, alright',
  'all right, noted, amen, bye, bye bye, see you, see you later, talk soon, no wahala, no problem, well received',
  'na so, that is all, thats all, that will be all, na all be that, na all, na dat be all, no more, end of list',
  'i dey wait, i am waiting, waiting for you, looking forward, regards, best regards, cheers, love you, yes, yes o',
);

/** Persons that a greeting speaks to. */
export const addressed = phrases(
  'ma, sir, oga, madam, aunty, auntie, anty, uncle, mama, mummy, mumsy, daddy, dear, my dear, bro, bros, brother',
  'sis, sister, boss, chief, customer, my customer, everyone, everybody, all, una, team, house, people, friend',
  'my friend, guys, family, there, again, today, you, and, o, oo, ooo, oh, my daughter, my son, my child, my pikin',
  'my sister, my brother, my love, my baby, my wife, my husband, my people, my boy, my girl, daughter, son, pikin',
);

/** Words that make what stands behind a greeting a sentence and no goods: `hope the children are fine`. */
export const sentenceWords = phrases(
  'i, me, my, mine, we, us, our, you, your, u, ur, una, he, she, they, dem, am, is, are, was, dey, don, hope, how, the',
);

/** Titles of people who sell. */
export const titles = phrases(
  'mama, iya, alhaji, alhaja, hajia, hajiya, mallam, malam, mallama, aunty, auntie, anty, uncle, baba, papa',
);

/** Titles that are also said to anybody: they name a trader only behind `from` or before a stall. */
export const looseTitles = phrases('madam, oga, mummy, mumsy, sister, brother, chief, mr, mrs, nne, nwanne');

export const stalls = phrases('stall, shop, side, table, stand, joint, store, place, shed, line, kiosk');

/** Words before a place of purchase. */
export const buyingAt = phrases('from, at, by, inside, in, to, for, with');

export const headNouns = phrases(
  'list, lists, things, items, item, ingredients, foodstuff, foodstuffs, groceries, shopping',
);

/** All that a heading is made of. */
export const headWords = phrases(
  'list, lists, thing, things, item, items, ingredient, ingredients, foodstuff, foodstuffs, grocery, groceries',
  'shopping, market, food, stuff, kitchen, house, home, provision, provisions, errand, errands, order, new, full',
  'final, complete, updated, my, our, your, the, this, dis, di, dem, that, here, is, are, na, be, see, soup, stew',
  'find, below, attached, following, as, follows, baby, to, buy, get, purchase, i, we, you, need, want, wan, what, wetin',
  'for, of, and, a, today, tomorrow, week, weekend, month, weekly, monthly, monday, tuesday, wednesday, thursday',
  "friday, saturday, sunday, today's, tomorrow's, mummy's, mummy, mama's, mum's, make, una, dey, go, abeg, please",
);

export const sumNouns = phrases(
  'total, totals, subtotal, sum, budget, balance, altogether, everything, amount',
);

/** All that a line of sums is made of, next to its figures. */
export const sumWords = phrases(
  'total, totals, subtotal, sub, grand, sum, budget, balance, altogether, together, everything, all, amount, my',
  'our, the, is, na, be, of, for, in, about, around, approx, approximately, only, money, cost, to, pay, spend, k',
  'naira, ngn, n, max, maximum, not, should, no, go, pass, dey, worth, less, more, than, e, it, i, get, have, send',
);

/** Lines that speak about the delivery or with the office, whatever follows. */
export const talkOpeners = phrases(
  'deliver, delivery, deliver to, delivery to, deliver it to, deliver am to, delivery address, delivery note, address, my address',
  'location, my location, call, call me, call my, my number, my phone number, phone number, contact number, send it to',
  'send am to, bring it to, bring am come, bring am to, drop it at, drop am for, how much, how many naira, let me know',
  'do you have, do una get, una get, you get, are you, are you there, una dey, you dey, can you deliver, when will',
  'what time, e don reach, i don pay, i don send, i have paid, i have sent, i will pay, i go pay, i will send',
  'forwarded, this message was deleted, you deleted this, missed voice call, missed video call, hope, how is, how are, how was, use the, use di',
  'use my, i will call, i go call, i dey come, i am coming, i sent you, i don drop, the change, di change, my change',
  'keep the change, keep change, change am, use change',
);

/** Texts that a chat puts in the place of a picture or writes about itself. */
export const chatNotices = phrases(
  'media omitted, image omitted, video omitted, audio omitted, sticker omitted, document omitted, gif omitted',
  'end-to-end encrypted, message was deleted, deleted this message, security code changed, file attached',
);

/** Words that begin a wish about the item before them, whatever follows. */
export const wishes = phrases(
  'make sure, ensure, make e, make dem, make it, make them, let it, let them, let am, no let, it should, it must, e should',
  "e must, they should, dem should, don't buy, dont buy, do not buy, no buy, no pick, no bring, no give me, not the",
  'no be, check well, check am, check it, check them, look am well, cut am, cut it, cut into, cut them, grind am',
  'grind it, blend it, blend am, wash am, wash it, slice it, slice am, remove, peel am, peel it, if, if you no see',
  'if you no find, if no, if not, if there is no, if there is none, if e no, if e dey, if it is, if they, if available',
  'or any, any brand, any one, anyone, any type, any size, the one wey, the one that, the one with, di one wey',
  'no sand, no stone, no stones, no bone, no bones, without sand, without stone, without stones, same as last',
  'like last time, like the last, as usual, not too, no too, well dried, well washed, i no want, i do not want',
  "i don't want, i dont want, avoid, price am well, price well, beat am down",
);

/** Says which of the goods before it: a relative clause of Pidgin. */
export const which = 'wey';

/** Choosing among what lies there: a wish where only describing words follow, else it asks for the goods behind it. */
export const choosing = phrases(
  'pick, choose, select, find, look for, buy, bring, give me, i want, i need, get me',
);

/** First and last word of what stands for goods named before: `the white one`. */
export const pointing = phrases('the, di');
export const pointedAt = phrases('one, ones');

export const describing = phrases(
  'the, di, one, ones, very, well, fresh, fresher, ripe, unripe, good, better, best, fine, finer, clean, soft, hard',
  'strong, dry, dried, new, correct, original, fat, fleshy, sweet, am, it, them, dem, only, not, no, too, so, but',
  'and, or, wey, that, which, is, are, dey, be, na, big, bigger, biggest, small, smaller, smallest, large, larger',
  'largest, medium, giant, size, sized, enough, red, green, yellow, white, black, abeg, please, pls, plz, biko, o, for me',
);
