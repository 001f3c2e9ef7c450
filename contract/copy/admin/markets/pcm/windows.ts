import type { WindowsCopy } from '../en/windows.ts';

/** Pidgin: delivery windows of a market, and the agents who fill them. */
export const windows: WindowsCopy = {
  market: 'Market',
  capacity: {
    title: 'Orders for each hour',
    lead: 'Customer go choose dis kind hour for delivery. Empty or 0: we no take order for am. We start to buy half hour before.',
    hour: 'Hour',
    cell: (day, hour) => `Orders for ${day} by ${hour}`,
    perAgent: 'Orders wey one agent for roster fit bring for one hour',
    perAgentHint:
      'For day wey get roster, we no take pass wetin di agents for dat hour fit bring, and we no ever pass di number wey dey here. Hour for dat day wey no get agent no take any order.',
    wrong: (most) => `Full number, e no fit pass ${most}.`,
    copy: (day) => `Di other days like ${day}`,
    save: 'Save di hours',
    saved: 'Di hours don save',
    meanwhile: 'Another person don save other hours meanwhile. Wetin you type still dey here, e never save.',
    takeTheirs: 'Show dia own, comot my own',
    noHours: 'Di time wey dis market dey open no get space for window.',
  },
  roster: {
    title: 'Roster',
    lead: 'Agents wey go work for di days wey dey come. One agent dey one market for one hour.',
    none: 'Nobody dey for roster yet.',
    noAgents: 'Dis city never get verified agent.',
    day: 'Day',
    agent: 'Agent',
    choose: 'Choose agent',
    from: 'From',
    to: 'Reach',
    put: 'Put am down',
    putDown: (name) => `${name} don dey for roster`,
    takeOff: (name, day) => `Comot ${name}, ${day}`,
    notVerified: 'no be verified agent again, no fit bring anything',
    rider: 'dey only carry go door now, no fit bring anything',
    own: (hours) => `Put imself down: ${hours}`,
    givenUp: (hours) => `Comot imself: ${hours}. Put another person, or comot am.`,
    agentRefused: 'Choose agent.',
    hoursRefused: 'Di end must come after di start.',
  },
  taken: {
    title: 'Orders for di windows wey dey come',
    none: 'No order dey wait for window.',
    orders: (orders) => (orders === 1 ? '1 order' : `${orders} orders`),
    short: (capacity) => (capacity === 0 ? 'Nobody dey for dem' : `Agents fit carry only ${capacity}`),
  },
};
