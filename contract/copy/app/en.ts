/** English (Nigeria): installing the app, its start, its new versions. */
export const english = {
  install: {
    label: 'Install the app',
    title: (business: string) => `Put ${business} on your phone`,
    text: 'Opens from your home screen, works when network goes.',
    install: 'Install',
    showHow: 'Show me how',
    later: 'Not now',
    accepted: 'The app is going onto your phone',
    acceptedText: 'Look for it on your home screen.',
    done: 'I have seen it',
    ios: {
      title: 'Install on iPhone',
      steps: [
        { title: 'Tap Share', text: 'The square with an arrow, at the bottom of Safari.' },
        { title: 'Tap “Add to Home Screen”', text: 'Scroll down a little if you do not see it.' },
        { title: 'Tap Add', text: 'The app then stands on your home screen.' },
      ],
    },
    android: {
      title: 'Install on Android',
      steps: [
        { title: 'Tap the three dots', text: 'At the top right of Chrome.' },
        { title: 'Tap “Install app”', text: 'Some phones say “Add to Home screen”.' },
        { title: 'Tap Install', text: 'The app then stands among your other apps.' },
      ],
    },
  },
  update: {
    label: 'New version',
    title: 'A new version is ready',
    text: 'What you have written stays.',
    refresh: 'Refresh',
    refreshing: 'Refreshing…',
    later: 'Later',
  },
  splash: { version: (version: string) => `Version ${version}` },
  underWay: 'Under way',
  allOrders: 'All my orders',
  manifest: {
    description:
      'Market errands and delivery in Life Camp, Abuja. You write the list; an agent buys and brings it.',
    order: { name: 'Order now', text: 'Write your list' },
    track: { name: 'Track an order', text: 'Where is it now?' },
    orders: { name: 'My orders', text: 'Under way and before' },
    markets: { name: 'Markets', text: 'Who is open today' },
    screenshots: {
      order: 'Write your list as you would on paper',
      markets: 'The markets and when they open',
      home: 'The price is shown before you order',
      desktop: 'Markets near you, on a large screen',
    },
  },
};

export type AppCopy = typeof english;
