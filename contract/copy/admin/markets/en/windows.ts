/** English (Nigeria): delivery windows of a market, and the agents who fill them. */
export const windows = {
  market: 'Market',
  capacity: {
    title: 'Orders for each hour',
    lead: 'Customers choose such an hour for their delivery. Empty or 0: no order is taken for it. Buying begins half an hour before.',
    hour: 'Hour',
    cell: (day: string, hour: string) => `Orders on ${day} at ${hour}`,
    perAgent: 'Orders that one rostered agent brings in an hour',
    perAgentHint:
      'On a day with a roster no more is taken than the agents of the hour bring, and never more than stands here. An hour of that day without an agent takes none.',
    wrong: (most: number) => `A whole number, at most ${most}.`,
    copy: (day: string) => `The other days as on ${day}`,
    save: 'Save the hours',
    saved: 'The hours are saved',
    meanwhile: 'Somebody else saved other hours meanwhile. What you typed is still here and is not saved.',
    takeTheirs: 'Show theirs in place of mine',
    noHours: 'The hours of this market leave no room for a window.',
  },
  roster: {
    title: 'Roster',
    lead: 'Agents who are put down for hours of the coming days. An agent is at one market in an hour.',
    none: 'Nobody is put down yet.',
    noAgents: 'This city has no verified agent yet.',
    day: 'Day',
    agent: 'Agent',
    choose: 'Choose an agent',
    from: 'From',
    to: 'Until',
    put: 'Put down',
    putDown: (name: string) => `${name} is put down`,
    takeOff: (name: string, day: string) => `Take ${name} off, ${day}`,
    notVerified: 'no verified agent any more, brings nothing',
    rider: 'only carries to the door now, brings nothing',
    own: (hours: string) => `Put themself down: ${hours}`,
    givenUp: (hours: string) => `Gave up: ${hours}. Put somebody else down, or take them off.`,
    agentRefused: 'Choose an agent.',
    hoursRefused: 'The end comes after the start.',
  },
  taken: {
    title: 'Orders of windows to come',
    none: 'No order waits for a window.',
    orders: (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`),
    short: (capacity: number) => (capacity === 0 ? 'Nobody for them' : `Only enough agents for ${capacity}`),
  },
};

export type WindowsCopy = typeof windows;
