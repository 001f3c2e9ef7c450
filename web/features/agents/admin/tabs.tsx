import { useSearch } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { applicationsOf } from './selection.ts';

const everyTab = ['road', 'applications', 'performance', 'all', 'money'] as const;
type Tab = (typeof everyTab)[number];

function tabsFor(me: User): readonly Tab[] {
  return everyTab.filter((tab) => tab !== 'money' || holds(me, 'money:view'));
}

/** The part of the screen that its address names, as far as this person may see it. */
export function useAdminTab(me: User): Tab {
  const asked = new URLSearchParams(useSearch()).get('tab');
  return tabsFor(me).find((tab) => tab === asked) ?? 'road';
}

export function AdminAgentsTabs({ me, agents }: { me: User; agents: readonly AgentForAdmin[] }) {
  const { tabs: copy } = useCatalogue(adminAgentsCopy);
  const names = { ...copy, applications: copy.applications(applicationsOf(agents).length) };
  return (
    <LinkTabs
      label={copy.label}
      open={useAdminTab(me)}
      tabs={tabsFor(me).map((tab) => ({
        tab,
        name: names[tab],
        href: tab === 'road' ? paths.adminAgents : `${paths.adminAgents}?tab=${tab}`,
      }))}
    />
  );
}
