import type { AppCopy } from './en.ts';

/** Nigerian Pidgin: how to install di app, how e dey start, and when new version come. */
export const pidgin: AppCopy = {
  install: {
    label: 'Install di app',
    title: (business: string) => `Put ${business} for your phone`,
    text: 'E dey open from your home screen, and e still dey work when network go.',
    install: 'Install',
    showHow: 'Show me how',
    later: 'No be now',
    accepted: 'Di app dey enter your phone',
    acceptedText: 'Check am for your home screen.',
    done: 'I don see am',
    ios: {
      title: 'How to install am for iPhone',
      steps: [
        { title: 'Press Share', text: 'Na di square wey get arrow, for down side of Safari.' },
        { title: 'Press “Add to Home Screen”', text: 'Scroll go down small if you no see am.' },
        { title: 'Press Add', text: 'Di app go dey your home screen.' },
      ],
    },
    android: {
      title: 'How to install am for Android',
      steps: [
        { title: 'Press di three dots', text: 'For top right side of Chrome.' },
        { title: 'Press “Install app”', text: 'Some phone dey call am “Add to Home screen”.' },
        { title: 'Press Install', text: 'Di app go join your other apps.' },
      ],
    },
  },
  update: {
    label: 'New version',
    title: 'New version don ready',
    text: 'Wetin you don write go still dey.',
    refresh: 'Refresh',
    refreshing: 'E dey refresh…',
    later: 'Later',
  },
  splash: { version: (version: string) => `Version ${version}` },
  underWay: 'Wetin dey road',
  allOrders: 'All my orders',
  manifest: {
    description:
      'Market errand and delivery for Life Camp, Abuja. You write di list; agent go buy am, bring am come.',
    order: { name: 'Order now', text: 'Write your list' },
    track: { name: 'Track order', text: 'Where e dey now?' },
    orders: { name: 'My orders', text: 'Di ones wey dey road and di old ones' },
    markets: { name: 'Markets', text: 'Which market dey open today' },
    screenshots: {
      order: 'Write your list as you go write am for paper',
      markets: 'Di markets, and when dem dey open',
      home: 'You go see price before you order',
      desktop: 'Markets wey dey near you, for big screen',
    },
  },
};
