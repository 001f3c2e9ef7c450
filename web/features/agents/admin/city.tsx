import { useQuery } from '@tanstack/react-query';
import { citiesOf } from '#contract/audience.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import type { CityId } from '#contract/cities/ids.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useMoveAgent } from './queries.ts';

/** The city in which an agent works, and for the head office the way to another one, from the second city on. */
export function AdminAgentCity({ agent }: { agent: AgentForAdmin }) {
  const { city: copy } = useCatalogue(adminAgentsCopy);
  const { data: cities = [] } = useQuery(citiesQuery);
  const move = useMoveAgent();
  const failed = useFailure();
  const mayMove = citiesOf(useMe() ?? null) === undefined;
  if (cities.length < 2 || agent.state === 'refused') return null;
  const moveTo = (cityId: CityId, name: string) =>
    move.mutate(
      { userId: agent.userId, cityId },
      {
        onSuccess: () => showToast({ title: copy.moved(agent.name, name), tone: 'success' }),
        onError: failed,
      },
    );
  const here = cities.find(({ id }) => id === agent.cityId);
  return (
    <section className="grid gap-2" aria-label={copy.title}>
      <p>
        <span className="field-label">{copy.title}</span> {here?.name}
      </p>
      {mayMove && (
        <>
          <p className="field-hint">{copy.hint}</p>
          <div className="flex flex-wrap gap-3">
            {cities
              .filter(({ id }) => id !== agent.cityId)
              .map(({ id, name }) => (
                <Button key={id} variant="secondary" isBusy={move.isPending} onClick={() => moveTo(id, name)}>
                  {copy.moveTo(name)}
                </Button>
              ))}
          </div>
        </>
      )}
    </section>
  );
}
