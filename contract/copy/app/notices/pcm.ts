import type { AppNoticesCopy } from './en.ts';

/** Nigerian Pidgin: notification for dis device, and wetin person wan hear. */
export const pidgin: AppNoticesCopy = {
  card: {
    label: 'On notifications',
    title: 'Hear am as e dey happen',
    text: 'When agent get question, when your load dey road, when e go late.',
    enable: 'On notifications',
    enabling: 'We dey on am…',
    later: 'No be now',
    done: 'Notifications don on',
    doneText: 'Dis device go dey hear from us now. You fit choose which ones for your settings.',
    otherWay: 'Use di browser own way',
    otherWayText: 'E no need Google from our side, and na di same message e dey bring.',
  },
  device: {
    title: 'Notifications for dis device',
    on: { fcm: 'E dey on, through Firebase.', webPush: 'E dey on, through di browser own way.' },
    off: 'E dey off. If you close di app, nothing go reach you.',
    unsupported: 'Dis browser no fit show notification when di app close.',
    unsupportedIos: 'For iPhone: first put di app for your home screen, then open am from there.',
    denied: 'You don block am for browser settings for dis site. Allow am there, then come back.',
    way: 'Which way',
    ways: { off: 'Off', fcm: 'Firebase', webPush: 'Browser own' },
    wayText: 'One way for one device. Di two dey bring di same message.',
    busy: 'Hold on small…',
    others: (count: number) =>
      count === 1
        ? 'One other device wey be your own dey on.'
        : `${count} other devices wey be your own dey on.`,
    test: 'Send me test',
    testing: 'We dey send am…',
    testSent: 'Test don go',
    testSentText: (count: number) =>
      count === 1 ? 'E go show at once.' : `E don go ${count} devices wey be your own.`,
    browserRefused: 'Dis browser no gree register. Check your network, try again.',
    noneHere: 'Dis device no get registration again.',
    turnedOff: 'Notifications don off for dis device',
  },
  choices: {
    title: 'Wetin you wan hear',
    groups: {
      orders: { name: 'Your orders', text: 'E don confirm, e dey road, e don reach, e go late.' },
      questions: {
        name: 'Question from market',
        text: 'Price or another thing: na three minutes to answer.',
      },
      chat: { name: 'Chat', text: 'Person write you.' },
      money: { name: 'Money', text: 'Refund and complain.' },
      offers: { name: 'Work', text: 'Offer, answer, and order wey go another person.' },
      office: { name: 'Office', text: 'Office alarm, only wetin your account fit see.' },
      news: { name: 'News', text: 'Wetin new for our side. Once in a while.' },
    },
    push: 'Notification',
    pushOf: (group: string) => `${group}: notification`,
    sms: 'SMS if no device take am',
    smsOf: (group: string) => `${group}: SMS if no device take am`,
    noPhone: 'For SMS, put your phone number for your details.',
    quiet: 'Quiet time',
    quietText: 'Wetin fit wait go wait till e finish. Question about your order no dey wait.',
    from: 'From',
    until: 'Till',
  },
  saver: {
    title: 'Data saver',
    label: 'No picture till I touch am',
    hint: 'Photo of market, load and people go come one by one when you touch am. For dis device.',
  },
};
