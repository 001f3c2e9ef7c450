import type { PublicCopy } from '#contract/copy/public.ts';

export const landing: PublicCopy['landing'] = {
  title: (business: string) => `${business}: market delivery for Life Camp, Abuja`,
  description: (business: string, time: string) =>
    `Send your market list. ${business} go buy am fresh for Life Camp market, bring am reach your door for about ${time}.`,
  hero: {
    where: 'Life Camp, Abuja',
    title: 'Send your list. We go do di market waka.',
    text: (time: string) =>
      `Pepper, garri, yam, fish: write am as you dey talk am. We go price am, buy am fresh, bring am reach your door for about ${time} when market dey open.`,
    order: 'Send your list',
    seeMarkets: 'See market for today',
    picture: 'Our agent carry basket wey full with market',
    listTitle: 'Your list',
    list: ['2 paint garri (white)', 'pepper 500', '5 tubers yam, big', 'fresh fish 2kg'],
  },
  markets: {
    title: 'Market for today',
    text: 'Where we fit buy for you today.',
    all: 'All di markets and dia days',
    sundayTitle: 'No market on Sunday',
    sundayText:
      'Market dey rest on Sunday. You fit still write your list now; we go enter market Monday morning.',
    noneTitle: 'No market dey today',
    noneText: 'None of our markets dey open today. Check which day each one dey open.',
  },
  about: {
    title: 'How e dey go',
    steps: [
      {
        title: 'Write your list',
        text: 'Type am or paste am. “2 paint garri”, “pepper 500”: we go understand.',
      },
      {
        title: 'We enter market',
        text: 'Our person go price, check, and pick. If something don finish or e too cost, we go ask you first.',
      },
      {
        title: 'Collect am for your door',
        text: 'You go see wetin each thing cost before you pay. E no good? Give am back.',
      },
    ],
    errands:
      'Errand services dey too: we go fetch from shop or pharmacy wey you name, carry load for you, or queue, collect and pay for you.',
    toErrand: 'Send us waka',
    feesTitle: 'Wetin you go pay',
    feesText: 'Di price wey we buy your things, plus two fees. No hidden charges.',
    delivery: 'Delivery fee',
    from: (money: string) => `from ${money}`,
    service: 'Service fee',
    items: 'Your things',
    itemsText: 'market price',
    time: 'Time to reach your door',
    timeText: (time: string) => `about ${time}, when market dey open`,
  },
  gallery: {
    title: 'From inside market',
    text: 'Touch any picture make e big.',
    captions: {
      pepper: 'Pepper and tomato',
      garri: 'Garri, mudu by mudu',
      yam: 'Tubers of yam',
      ugu: 'Ugu leaf',
      fish: 'Fresh fish',
      plantain: 'One bunch plantain',
      beans: 'Beans and crayfish',
      oil: 'Palm oil',
    },
    enlarge: (caption: string) => `Make am big: ${caption}`,
    viewer: 'Pictures from market',
    close: 'Close',
    previous: 'Di picture before',
    next: 'Next picture',
    position: (place: number, all: number) => `Picture ${place} out of ${all}`,
  },
  last: {
    title: 'Wetin you need from market?',
    text: 'Send your list. We don ready.',
  },
};
