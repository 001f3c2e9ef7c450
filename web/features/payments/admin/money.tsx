import { useSearchParams } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { citiesOf } from '#contract/audience.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { AdminMoneyAgents } from './agents/agents.tsx';
import { AdminApprovals } from './approvals/approvals.tsx';
import { AdminPayouts } from './payouts/payouts.tsx';
import { AdminProvider } from './provider/provider.tsx';
import { AdminToday } from './books/today.tsx';
import { useOfficeCity } from '#web/lib/screen/office-city.ts';

const parts = ['today', 'agents', 'payouts', 'approvals', 'provider'] as const;
type Part = (typeof parts)[number];

/** A day's money for those who look after it; which part is open stands in the address. */
export default function AdminMoney({ me }: { me: User }) {
  const { day: copy } = useCatalogue(adminMoneyCopy);
  const [params, setParams] = useSearchParams();
  const city = useOfficeCity();
  // The books and the provider's account are the whole house's.
  const theirs =
    citiesOf(me) === undefined && city === undefined
      ? parts
      : parts.filter((part) => part !== 'today' && part !== 'provider');
  const open = theirs.find((part) => part === params.get('money')) ?? theirs[0] ?? 'agents';
  const show = (part: Part) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('money', part);
        return after;
      },
      { replace: true },
    );
  return (
    <section
      aria-labelledby="money"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-8"
    >
      <div>
        <h2 id="money">{copy.title}</h2>
        <p className="mt-1 text-ink-soft">{copy.intro}</p>
      </div>
      <Choice
        legend={copy.tabsLabel}
        name="money-part"
        options={theirs.map((value) => ({ value, label: copy.tabs[value] }))}
        chosen={open}
        onChoose={show}
      />
      {open === 'today' && <AdminToday me={me} />}
      {open === 'agents' && <AdminMoneyAgents me={me} />}
      {open === 'payouts' && <AdminPayouts me={me} />}
      {open === 'approvals' && <AdminApprovals me={me} />}
      {open === 'provider' && <AdminProvider me={me} />}
    </section>
  );
}
