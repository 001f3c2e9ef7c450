import type {
  FoundAgent,
  FoundOrder,
  FoundPerson,
  searchEverything,
} from '#contract/admin/search-endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { addressOfPeoplePlace, everybody } from '#web/features/accounts/admin/people/url-state.ts';
import { addressOfAdminPlace } from '#web/features/orders/admin/url-state.ts';

export type Found = ReplyOf<typeof searchEverything>;

/** One way on: something found, or the list with all that matches. */
export type FoundOption = { key: string; href: string } & (
  | { kind: 'order'; order: FoundOrder }
  | { kind: 'person'; person: FoundPerson }
  | { kind: 'agent'; agent: FoundAgent }
  | { kind: 'more'; group: FoundGroup['group'] }
);

export interface FoundGroup {
  group: 'orders' | 'people' | 'agents';
  options: FoundOption[];
}

/** Ways on, kind by kind as they are shown; kinds without a match are left out. */
export function groupsOf({ orders, people, agents }: Found, search: string): FoundGroup[] {
  const groups: FoundGroup[] = [
    {
      group: 'orders',
      options: [...(orders?.found.map(orderOption) ?? []), ...moreOf(orders, 'orders', search)],
    },
    {
      group: 'agents',
      options: [...(agents?.found.map(agentOption) ?? []), ...moreOf(agents, 'agents', search)],
    },
    {
      group: 'people',
      options: [...(people?.found.map(personOption) ?? []), ...moreOf(people, 'people', search)],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function orderOption(order: FoundOrder): FoundOption {
  const href = addressOfAdminPlace({ show: 'board', filter: {}, open: order.code, sheet: null });
  return { kind: 'order', key: `order-${order.code}`, href, order };
}

function personOption(person: FoundPerson): FoundOption {
  const href = addressOfPeoplePlace({ ...everybody, open: person.userId });
  return { kind: 'person', key: `person-${person.userId}`, href, person };
}

/** An applicant is opened where applications are decided. */
function agentOption(agent: FoundAgent): FoundOption {
  const where = agent.state === 'applied' ? 'tab=applications&who' : 'tab=all&agent';
  const href = `${paths.adminAgents}?${where}=${agent.userId}`;
  return { kind: 'agent', key: `agent-${agent.userId}`, href, agent };
}

function moreOf(
  found: { isMore: boolean } | null,
  group: FoundGroup['group'],
  search: string,
): FoundOption[] {
  return found?.isMore ? [{ kind: 'more', key: `more-${group}`, href: listOf(group, search), group }] : [];
}

function listOf(group: FoundGroup['group'], search: string): string {
  switch (group) {
    case 'orders':
      return addressOfAdminPlace({ show: 'list', filter: { search }, open: null, sheet: null });
    case 'people':
      return addressOfPeoplePlace({ ...everybody, search, open: null });
    case 'agents':
      return `${paths.adminAgents}?${new URLSearchParams({ tab: 'all', q: search })}`;
  }
}
