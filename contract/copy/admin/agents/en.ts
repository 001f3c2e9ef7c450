/** The road, the applications one by one, how everybody did, and what a suspension means. */
export const english = {
  city: {
    title: 'City',
    hint: 'They move once they are offline and carry nothing, and then know every market there.',
    moveTo: (name: string) => `Move to ${name}`,
    moved: (agent: string, name: string) => `${agent} works in ${name} now`,
  },
  tabs: {
    label: 'Parts of this screen',
    road: 'On the road',
    applications: (waiting: number) => (waiting === 0 ? 'Applications' : `Applications (${waiting})`),
    performance: 'How they did',
    all: 'All agents',
    money: 'Floats and pay',
  },
  road: {
    online: (count: number) => `Online now (${count})`,
    nobody: 'Nobody is online',
    nobodyText: 'Agents who go online appear here at once, with market, orders and position.',
    noPlace: 'Has not said where they are',
    seen: (minutes: number) => (minutes < 1 ? 'Seen just now' : `Seen ${minutes} min ago`),
    stale: 'Silent',
    free: 'Free',
    carries: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    toOrder: (code: string) => `Open the order ${code}`,
    legend: 'A faded sign has not been heard of for two minutes.',
  },
  applications: {
    place: (at: number, of: number) => `${at} of ${of}`,
    previous: 'The one before',
    next: 'The next one',
    keys: 'Keys: J the next, K the one before',
    waits: (days: number) => (days < 1 ? 'Since today' : days === 1 ? 'Waits 1 day' : `Waits ${days} days`),
    nobody: 'No application waits',
    nobodyText: 'Applicants appear here with their photo and ID, the longest waiting first.',
  },
  zoom: {
    closer: 'Zoom in',
    further: 'Zoom out',
    size: (percent: number) => `${percent} %`,
    area: (what: string) => `${what}, scroll to move it`,
  },
  all: {
    search: 'Name or phone',
    nothing: 'Nobody matches',
    nothingText: 'Look for another name, or show all of them.',
    clear: 'Clear search and filter',
    more: (left: number) => `Show ${left} more`,
  },
  performance: {
    title: 'How they did',
    range: 'Days',
    ranges: { '1': 'Today', '7': '7 days', '28': '28 days', '90': '90 days' },
    from: 'From',
    to: 'To',
    waiting: (days: number) =>
      days === 1 ? '1 day is being recalculated.' : `${days} days are being recalculated.`,
    sortBy: 'Sort by',
    sortOf: (column: string) => `Sort by ${column}`,
    search: 'Name',
    columns: {
      name: 'Agent',
      offers: 'Offers',
      lapsed: 'Lapsed',
      delivered: 'Delivered',
      onTime: 'On time',
      late: 'Late by',
      fill: 'Found',
      guide: 'Against guide',
      stars: 'Stars',
      hours: 'Online',
      pace: 'Orders an hour',
    },
    offers: (taken: number, made: number) => `${taken} of ${made}`,
    declined: (count: number) => `${count} said no to`,
    percent: (value: number) => `${value} %`,
    guide: (value: number) => (value > 0 ? `+${value} %` : `${value} %`),
    minutes: (value: number) => `${value} min`,
    stars: (value: string, ratings: number) => `${value} (${ratings})`,
    hours: (value: string) => `${value} h`,
    none: '–',
    noneSaid: 'nothing to measure',
    empty: 'No agent yet',
    emptyText: 'Verify the first application; their days are measured from then on.',
    text: 'Offers: taken of made, without those that the system took back. Late by: the mean of what came late. Found: lines that reached the door. Against guide: what was paid for what the guide knows.',
  },
  suspend: {
    checking: 'Checking what they carry…',
    none: 'They carry nothing now.',
    back: (count: number) =>
      count === 1
        ? '1 order goes back and is offered to others:'
        : `${count} orders go back and are offered to others:`,
    stays: (count: number) =>
      count === 1
        ? '1 order is in their hands and rings as an alarm until you give it to somebody:'
        : `${count} orders are in their hands and ring as alarms until you give them to somebody:`,
    float: (sum: string) => `They hold ${sum} of company cash.`,
    unknown: 'What they carry could not be read. Look at the board first.',
  },
};

export type AdminAgentsCopy = typeof english;
