import type { ErrandCopy } from './en.ts';

export const pidgin: ErrandCopy = {
  statuses: {
    carry: {
      shopping: 'Agent don reach where e dey',
      picked_up: 'E don collect am',
      ready_for_delivery: 'E don collect am',
      delivered: 'E don enter hand',
      failed: 'E no enter hand',
    },
    do: {
      shopping: 'Agent dey do am',
      picked_up: 'E don do am',
      ready_for_delivery: 'E don do am',
      delivered: 'E don do am',
      failed: 'We no fit do am',
    },
  },
  sentences: {
    carry: {
      placed: (stop) => `We don see your load for ${stop}. We dey confirm am.`,
      assigned: (stop) => `Agent dey go ${stop} go collect your load.`,
      shopping: (stop) => `Agent don reach ${stop} to collect your load.`,
      picked_up: () => 'Agent don collect your load.',
      ready_for_delivery: (stop) => `Agent don collect your load, e wan comot for ${stop}.`,
      on_the_way: () => 'Your load dey road.',
      delivered: () => 'Your load don enter hand.',
      failed: () => 'Your load no enter hand.',
    },
    do: {
      placed: (stop) => `We don see your errand for ${stop}. We dey confirm am.`,
      assigned: (stop) => `Agent dey go ${stop} for you.`,
      shopping: (stop) => `Agent don reach ${stop} for you.`,
      picked_up: () => 'E don do am. We dey add di money together.',
      ready_for_delivery: (stop) => `E don do am, e wan comot for ${stop}.`,
      on_the_way: () => 'E don do am, e dey come meet you.',
      delivered: () => 'Your errand don do.',
      failed: () => 'We no fit do dis errand.',
    },
  },
  steps: {
    carry: {
      shopping: 'Agent don reach where e dey',
      bought: 'E don collect am',
      delivered: 'E don enter hand',
      failed: 'E no enter hand',
    },
    do: {
      shopping: 'Agent dey do am',
      bought: 'E don do am',
      delivered: 'E don bring am reach you',
      failed: 'We no fit do am',
    },
    'do-there': {
      shopping: 'Agent dey do am',
      bought: 'E don do am',
      delivered: 'E don do am',
      failed: 'We no fit do am',
    },
  },
  atDoor: 'Agent don reach di door.',
  atDoorStep: 'E don reach di door',
  waitsFor: (stop, when) => `E dey for later: agent go start to go ${stop} ${when}.`,
  carrier: {
    takes: (name) => `${name} don reach where e go collect am.`,
    does: (name) => `${name} dey there for you.`,
    stands: (name) => `${name} don reach di door.`,
  },
  checklist: {
    titles: { carry: 'Di load', do: 'Wetin to do' },
    statuses: {
      carry: {
        requested: 'To collect',
        found: 'E don collect am',
        rejected: 'Dem no gree collect am',
        unavailable: 'E no dey',
      },
      do: {
        requested: 'To do',
        found: 'E don do am',
        rejected: 'E don go back',
        unavailable: 'E no do am',
      },
    },
    photos: { carry: 'Photo of di load as dem give am', do: 'Photo wey show say e don do' },
    givenBy: (name) => `Na ${name} give am`,
  },
  waiting: {
    title: 'Waiting',
    none: 'You no pay for waiting.',
    rule: (free, money, step) =>
      `Di first ${free} minutes na free, then ${money} for each ${step} minutes wey start.`,
    most: (minutes) => `Agent go wait reach ${minutes} minutes, no more.`,
    waited: (minutes) =>
      minutes < 1
        ? 'Agent just reach now.'
        : `Agent don wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    free: 'E never cost anything.',
    soFar: (money) => `E don reach ${money}.`,
    charged: (money) => `Waiting cost ${money}.`,
  },
  where: {
    from: 'Where we go collect am',
    at: 'Where we go do am',
    giver: (name, phone) => `${name} go give am: ${phone}`,
    declared: (money) => `You say e worth ${money}`,
    endsThere: 'E go end for there: nothing dey come your door.',
  },
  pin: {
    text: (name) => `${name} go tell agent dis four numbers when di load don enter hand.`,
    textOfSender: 'Who dey collect di load go tell agent dis four numbers when e don enter hand.',
    photoWillDo: 'You say photo dey okay: agent fit drop di load for door without PIN too.',
    send: (name) => `Send di PIN give ${name}`,
    whatsapp: 'With WhatsApp',
    sms: 'With SMS',
    message: (business, code, pin) =>
      `${business} dey bring load come give you (${code}). PIN: ${pin}. Tell agent only when di load don enter your hand.`,
    warning: 'Send am only to who dey collect di load. Anybody wey get am fit collect di load.',
  },
  confirm: {
    title: 'E don do?',
    text: (until) =>
      `Agent talk say e don do am: see di photo for down. If you no talk till ${until}, e mean say e don do.`,
    textOpen:
      'Agent talk say e don do am: see di photo for down. If you no talk for one day, e mean say e don do.',
    yes: 'Yes, e don do',
    no: 'E never do',
    pending: 'We dey send your answer…',
    done: 'Thank you. Your errand don complete',
    tooLate: 'We don settle dis one before. Look down see how e be.',
  },
  way: {
    title: 'Where di load dey',
    notHandedOver: 'Your load no enter hand.',
    toSender: 'Agent dey carry am go back where e collect am.',
    toOffice: 'Agent dey carry am go our office.',
    fee: (money) => `Di way back na ${money}.`,
    free: 'To carry am go office no cost anything.',
    choose: 'Carry am go office instead',
    chooseText:
      'To carry am go our office na free: we go keep am there for 48 hours, and you go come collect am.',
    chosen: 'E dey go office',
    sending: 'We dey send am…',
    back: (name) => `E don go back: na ${name} collect am.`,
    atOffice: (until, office) => `E dey our office, ${office}. We go keep am till ${until}.`,
    outcomes: {
      'brought-back': 'E don go back meet di sender.',
      'handed-over': 'Dem don collect am for office.',
      'disposed-of': 'Nobody come collect am in time, so we don throw am away.',
      'written-off': 'E loss as e dey go back. Tell us: you fit claim wetin you say e worth.',
    },
    why: (reason) => `Why: ${reason}`,
    photo: 'Photo of di load as dem collect am back',
    doorPhoto: 'Photo for di door',
  },
  address: {
    open: 'Di address no correct',
    title: 'Correct di address',
    text: 'If e near di first door, e no cost anything. If e far, we go tell you di new fee first.',
    area: 'Area',
    landmark: 'Landmark',
    landmarkRefused: 'Write landmark.',
    directions: 'How to find am (you fit no write anything)',
    save: 'Correct am',
    saving: 'We dey send am…',
    asks: (fee, more) => `E far pass: delivery na ${fee} now, ${more} join di first one.`,
    yes: (fee) => `Yes, for ${fee}`,
    no: 'No, make e stand as e be',
    done: 'Di address don correct. Your agent dey see am',
    areasLoading: 'Di areas dey load…',
  },
  claim: {
    titles: { carry: 'Something do di load?', do: 'Dem no do am?' },
    texts: {
      carry:
        'If e loss or e spoil, tell us, with photo if you get am. We go pay reach wetin you say e worth.',
      do: 'If dem no do am, tell us. Person go check am, and di order go dey open till then.',
    },
    open: { carry: 'E loss or e spoil', do: 'Dem no do am' },
    most: (money) => `E no pass ${money}.`,
  },
  receipt: {
    stop: { carry: 'Where we collect am', do: 'Where we do am' },
    giver: 'Who give am',
    caption: 'Di errand: wetin you ask, and wetin e cost',
    what: 'Wetin happen',
    laidOut: 'Money wey we pay there',
    toLayOut: 'Money to pay there, no pass',
  },
};
