import type { PublicCopy } from '#contract/copy/public.ts';

export const testing: PublicCopy['testing'] = {
  title: 'Dis device',
  heading: 'We don check dis device',
  text: 'Wetin dis phone and browser fit do for di app. If something no work, read am give us.',
  checking: 'We dey check…',
  unknown: 'Browser no tell us',
  worker: 'Service worker',
  workerStates: {
    unsupported: 'Dis browser no get am',
    none: 'E never register for dis device',
    installing: 'E dey install',
    waiting: 'New version dey wait',
    active: 'E dey run',
  },
  messaging: 'Worker for messages',
  registration: 'Registered for messages',
  registrations: { none: 'No', fcm: 'Through Firebase', webPush: 'Through di browser own way' },
  push: 'Push messages',
  pushPermissions: {
    unsupported: 'Dis browser no get am',
    default: 'We never ask you',
    granted: 'You don allow am',
    denied: 'You block am for browser settings',
  },
  storage: 'Storage',
  storageUsed: (used: string, quota: string) => `${used} don full out of ${quota}`,
  network: 'Network',
  online: 'Network dey',
  offline: 'Network no dey',
  connection: (kind: string) => `Network dey, e be like ${kind}`,
  displayMode: 'You open am as',
  displayModes: { browser: 'Page inside browser', installed: 'App wey you install' },
  language: 'Language',
  languages: { pcm: 'Pidgin', en: 'English (Nigeria)' },
  deviceLanguage: (tag: string) => `device: ${tag}`,
  screen: 'Screen',
  version: 'Version',
  again: 'Check am again',
  designSystem: 'See di design system',
};

export const notificationDemo: PublicCopy['notificationDemo'] = {
  title: 'Messages',
  heading: 'Di messages wey you go dey get',
  text: 'One sample of each, as your phone go show am.',
  permission: 'Messages for dis device',
  permissions: {
    unsupported: 'Dis browser no fit show message.',
    default: 'We never ask you yet.',
    granted: 'You don allow am for dis device.',
    denied: 'You block am. You fit change am for browser settings for dis site.',
  },
  show: 'Show me now',
  showOf: (title: string) => `Show me now: ${title}`,
  shown: 'Message don show',
  failed: 'Dis device no gree show am',
  needsPermission: 'We fit show message only when you don allow am.',
  samplesTitle: 'Samples',
  now: 'now',
};

export const qr: PublicCopy['qr'] = {
  title: 'Code to open di app',
  heading: 'Scan am, order',
  text: 'Point your camera here, and market go open for your phone.',
  codeLabel: (address: string) => `QR code wey dey open ${address}`,
  steps: ['Open your camera', 'Point am for di code', 'Send your list'],
  print: 'Print di poster',
  forStall: 'Hang am where people go see am: for stall, for gate, for estate board.',
};

export const mobileDemo: PublicCopy['mobileDemo'] = {
  title: 'Di app for phone',
  heading: 'How e be for phone',
  text: 'Na di real thing be dis, no be picture. Touch am.',
  frame: 'Di app inside phone',
  back: 'Go back di page',
};
