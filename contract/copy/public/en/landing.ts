export const landing = {
  title: (business: string) => `${business}: market delivery in Life Camp, Abuja`,
  description: (business: string, time: string) =>
    `Send your market list. ${business} buys it fresh in Life Camp market and brings it to your door in about ${time}.`,
  hero: {
    where: 'Life Camp, Abuja',
    title: 'Send your list. We do the market run.',
    text: (time: string) =>
      `Pepper, garri, yam, fish: write it the way you say it. We price it, buy it fresh and bring it to your door in about ${time} while the market is open.`,
    order: 'Send your list',
    seeMarkets: 'See today’s markets',
    picture: 'An agent carrying a full market basket',
    listTitle: 'Your list',
    list: ['2 paint garri (white)', 'pepper 500', '5 tubers yam, big', 'fresh fish 2kg'],
  },
  markets: {
    title: 'Markets today',
    text: 'Where we can buy for you today.',
    all: 'All markets and days',
    sundayTitle: 'No market on Sunday',
    sundayText:
      'The markets rest on Sunday. You can still write your list now and we will go on Monday morning.',
    noneTitle: 'No market trades today',
    noneText: 'None of our markets trades today. See which day each one opens.',
  },
  about: {
    title: 'How it works',
    steps: [
      {
        title: 'Write your list',
        text: 'Type it or paste it. “2 paint garri”, “pepper 500”: we understand.',
      },
      {
        title: 'We go to the market',
        text: 'Our agent checks, bargains and buys. If something is finished or too expensive, we ask you first.',
      },
      {
        title: 'You receive it at your door',
        text: 'You see what each item cost before you pay. Bad item? Give it back.',
      },
    ],
    errands:
      'Errand services too: we fetch from a shop or pharmacy you name, carry a parcel, or queue, collect and pay for you.',
    toErrand: 'Send us on an errand',
    feesTitle: 'What you pay',
    feesText: 'The price of your items as bought, and two fees. No hidden charges.',
    delivery: 'Delivery fee',
    from: (money: string) => `from ${money}`,
    service: 'Service fee',
    items: 'Your items',
    itemsText: 'market price',
    time: 'Time to your door',
    timeText: (time: string) => `about ${time}, while the market is open`,
  },
  gallery: {
    title: 'From the market',
    text: 'Tap a picture to see it large.',
    captions: {
      pepper: 'Pepper and tomato',
      garri: 'Garri by the measure',
      yam: 'Tubers of yam',
      ugu: 'Ugu leaves',
      fish: 'Fresh fish',
      plantain: 'A bunch of plantain',
      beans: 'Beans and crayfish',
      oil: 'Palm oil',
    },
    enlarge: (caption: string) => `See large: ${caption}`,
    viewer: 'Pictures from the market',
    close: 'Close',
    previous: 'Picture before',
    next: 'Next picture',
    position: (place: number, all: number) => `Picture ${place} of ${all}`,
  },
  last: {
    title: 'What do you need from the market?',
    text: 'Send your list. We are ready.',
  },
};
