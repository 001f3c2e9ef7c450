import { NotOpenYet } from '../../features/settings/components/not-open-yet.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCopy } from '../../lib/surroundings.tsx';

export const page: ScreenPage = {
  meta: ({ copy, client }) => ({
    title: `${copy.track.title} · ${cachedSetting(client, 'business_name')}`,
    description: copy.track.description,
  }),
};

/** Tracking opens with ordering; until then, what it will need. */
export default function Track() {
  const { track } = useCopy();
  return (
    <NotOpenYet title={track.heading} text={track.text}>
      <dl className="card">
        <Need term={track.code} text={track.codeText} />
        <Need term={track.digits} text={track.digitsText} />
      </dl>
    </NotOpenYet>
  );
}

function Need({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-lg font-extrabold">{term}</dt>
      <dd className="text-ink-soft">{text}</dd>
    </div>
  );
}
