import { useState } from 'react';
import type { Agent } from '#contract/agents/schema.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useChangeMyWork } from '../mutations.ts';
import { useShift } from '../queries.ts';
import { useShownMarkets } from './use-shown-markets.ts';
import { WorkFields, type Work } from './work-fields.tsx';

/** On an agent's profile: the markets and the vehicle, to change without the office. */
export function OwnWork() {
  const agent = useShift().data?.agent;
  return agent?.state === 'verified' ? <WorkForm agent={agent} /> : null;
}

function WorkForm({ agent: { vehicle, works, marketIds } }: { agent: Agent }) {
  const { ownWork: copy } = useCatalogue(agentCopy);
  const [chosen, setChosen] = useState<Work>({ vehicle, works, marketIds });
  const work = { ...chosen, marketIds: useShownMarkets(chosen.marketIds) };
  const [isPressed, setPressed] = useState(false);
  const save = useChangeMyWork();
  const failed = useFailure();
  const press = () => {
    setPressed(true);
    if (work.marketIds.length === 0) return;
    const saved = () => showToast({ title: copy.saved, tone: 'success' });
    save.mutate(work, { onSuccess: saved, onError: failed });
  };
  return (
    <Card title={copy.title}>
      <Form className="grid gap-6" onSubmit={press}>
        <WorkFields
          work={work}
          change={(changes) => setChosen({ ...work, ...changes })}
          lacksMarkets={isPressed && work.marketIds.length === 0}
          isCityFixed
        />
        <Button type="submit" isBusy={save.isPending}>
          {copy.save}
        </Button>
      </Form>
    </Card>
  );
}
