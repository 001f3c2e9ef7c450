import { agentCopy } from '#contract/copy/agent.ts';
import { refusedRuleOf } from '#contract/lists/refused/rule-of-item.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useRefusedRules } from '#web/features/lists/refused/use-refused.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';

/** Says at the door which goods no child may receive; nothing where there are none in the bag. */
export function AdultsOnly({ order }: { order: RunOrder }) {
  const { door: copy } = useCatalogue(agentCopy);
  const rules = useRefusedRules();
  const inBag = order.items.filter(({ paidKobo, status }) => paidKobo !== null && status !== 'rejected');
  const goods = inBag.filter((item) => {
    const named = item.got === null ? item : { name: item.got.name, note: '' };
    return refusedRuleOf(rules, named) !== undefined;
  });
  return goods.length === 0 ? null : (
    <Alert tone="warning" title={copy.adultsOnly}>
      {copy.adultsOnlyText(goods.map(({ got, name }) => got?.name ?? name).join(', '))}
    </Alert>
  );
}
