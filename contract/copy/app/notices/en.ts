/** English (Nigeria): notices on this device, and what a person wants to hear of. */
export const english = {
  card: {
    label: 'Enable notifications',
    title: 'Know what is happening',
    text: 'We tell you when your agent asks something, when your order is on the way, and when it will be late.',
    enable: 'Enable notifications',
    enabling: 'Enabling…',
    later: 'Not now',
    done: 'Notifications are on',
    doneText: 'We now notify you on this device. You can choose about what under App settings.',
    otherWay: 'Use this browser’s own way',
    otherWayText: 'It brings the same notifications without Google.',
  },
  device: {
    title: 'Notifications on this device',
    on: { fcm: 'On, by Firebase.', webPush: 'On, by this browser’s own way.' },
    off: 'Off. Nothing reaches you while the app is closed.',
    unsupported: 'This browser cannot show notifications while the app is closed.',
    unsupportedIos: 'On iPhone: put the app on your home screen first, then open it from there.',
    denied: 'Blocked in this browser’s settings for this site. Allow notifications there, then come back.',
    way: 'How they are sent',
    ways: { off: 'Off', fcm: 'Firebase', webPush: 'Browser’s own' },
    wayText: 'One way for each device. Both bring the same notifications.',
    busy: 'One moment…',
    others: (count: number) =>
      count === 1 ? 'One other device of yours is on.' : `${count} other devices of yours are on.`,
    test: 'Send me a test',
    testing: 'Sending…',
    testSent: 'Test sent',
    testSentText: (count: number) =>
      count === 1 ? 'It should show in a moment.' : `It went to ${count} devices of yours.`,
    browserRefused: 'This browser did not give us its registration. Check the network and try again.',
    noneHere: 'This device has no registration any more.',
    turnedOff: 'Notifications are off on this device',
  },
  choices: {
    title: 'What we tell you about',
    groups: {
      orders: { name: 'Your orders', text: 'Confirmed, on the way, delivered, late.' },
      questions: {
        name: 'Questions from the market',
        text: 'A price or a replacement: three minutes to answer.',
      },
      chat: { name: 'Chat', text: 'Somebody wrote to you.' },
      money: { name: 'Money', text: 'Refunds and claims.' },
      offers: { name: 'Work', text: 'Offers, answers and orders that go to another.' },
      office: { name: 'The office', text: 'Alarms of the day, as far as your rights go.' },
      news: { name: 'News', text: 'What is new with us. Now and then.' },
    },
    push: 'Notification',
    pushOf: (group: string) => `${group}: notification`,
    sms: 'SMS where no device can be reached',
    smsOf: (group: string) => `${group}: SMS where no device can be reached`,
    noPhone: 'For SMS, put your phone number under your details.',
    quiet: 'Quiet hours',
    quietText: 'What can wait is sent when they are over. A question about your order is sent at once.',
    from: 'From',
    until: 'Until',
  },
  saver: {
    title: 'Data saver',
    label: 'No pictures until you tap',
    hint: 'Photos of markets, items and people load one by one, when you tap them. On this device only.',
  },
};

export type AppNoticesCopy = typeof english;
