import type { AdminAgentsCopy } from './en.ts';

/** Di road, di applications one by one, how everybody do, and wetin suspend mean. */
export const pidgin: AdminAgentsCopy = {
  city: {
    title: 'City',
    hint: 'Dem fit move when dem don go offline and dem no carry anything. Dem go know every market there.',
    moveTo: (name) => `Move go ${name}`,
    moved: (agent, name) => `${agent} dey work for ${name} now`,
  },
  tabs: {
    label: 'Parts of dis screen',
    road: 'For road',
    applications: (waiting) => (waiting === 0 ? 'Applications' : `Applications (${waiting})`),
    performance: 'How dem do',
    all: 'All agents',
    money: 'Float and pay',
  },
  road: {
    online: (count) => `Online now (${count})`,
    nobody: 'Nobody dey online',
    nobodyText: 'Who go online go show here sharp sharp, with market, orders and where e dey.',
    noPlace: 'E never talk where e dey',
    seen: (minutes) => (minutes < 1 ? 'We see am just now' : `We see am ${minutes} min ago`),
    stale: 'E quiet',
    free: 'Free',
    carries: (count) => (count === 1 ? '1 order' : `${count} orders`),
    toOrder: (code) => `Open di order ${code}`,
    legend: 'Sign wey fade: we never hear from di phone for two minutes.',
  },
  applications: {
    place: (at, of) => `${at} out of ${of}`,
    previous: 'Di one before',
    next: 'Next one',
    keys: 'Keys: J na next, K na di one before',
    waits: (days) => (days < 1 ? 'Since today' : days === 1 ? 'E don wait 1 day' : `E don wait ${days} days`),
    nobody: 'No application dey wait',
    nobodyText: 'Who apply go show here with face and paper, who don wait pass go dey first.',
  },
  zoom: {
    closer: 'Make am big',
    further: 'Make am small',
    size: (percent) => `${percent} %`,
    area: (what) => `${what}, scroll to move am`,
  },
  all: {
    search: 'Name or phone',
    nothing: 'Nobody match',
    nothingText: 'Find another name, or show all of dem.',
    clear: 'Clear di search and filter',
    more: (left) => `Show ${left} more`,
  },
  performance: {
    title: 'How dem do',
    range: 'Days',
    ranges: { '1': 'Today', '7': '7 days', '28': '28 days', '90': '90 days' },
    from: 'From',
    to: 'Reach',
    waiting: (days) => (days === 1 ? 'We dey count 1 day again.' : `We dey count ${days} days again.`),
    sortBy: 'Arrange by',
    sortOf: (column) => `Arrange by ${column}`,
    search: 'Name',
    columns: {
      name: 'Agent',
      offers: 'Offers',
      lapsed: 'Time pass',
      delivered: 'Delivered',
      onTime: 'On time',
      late: 'How late',
      fill: 'Found',
      guide: 'Against guide',
      stars: 'Stars',
      hours: 'Online',
      pace: 'Orders for one hour',
    },
    offers: (taken, made) => `${taken} out of ${made}`,
    declined: (count) => `e say no to ${count}`,
    percent: (value) => `${value} %`,
    guide: (value) => (value > 0 ? `+${value} %` : `${value} %`),
    minutes: (value) => `${value} min`,
    stars: (value, ratings) => `${value} (${ratings})`,
    hours: (value) => `${value} h`,
    none: '–',
    noneSaid: 'nothing to measure',
    empty: 'No agent yet',
    emptyText: 'Verify di first application; from there we go dey measure dia days.',
    text: 'Offers: wetin e take out of wetin we give am, minus wetin we collect back. How late: di middle of wetin come late. Found: things wey reach door. Against guide: wetin e pay for things wey guide sabi.',
  },
  suspend: {
    checking: 'We dey check wetin e carry…',
    none: 'E no carry anything now.',
    back: (count) =>
      count === 1
        ? '1 order go return, we go give other people:'
        : `${count} orders go return, we go give other people:`,
    stays: (count) =>
      count === 1
        ? '1 order dey e hand, alarm go dey ring till you give am to another person:'
        : `${count} orders dey e hand, alarm go dey ring till you give dem to another person:`,
    float: (sum) => `${sum} of our cash dey e hand.`,
    unknown: 'We no fit read wetin e carry. Check di board first.',
  },
};
