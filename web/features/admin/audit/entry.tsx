import type { AuditEntry } from '#contract/admin/audit-schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { historyCopy } from '#contract/copy/admin/history.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { changedFacts, listChange, type ChangedFact } from './changed-facts.ts';
import { factName, factText, spelledOut, wordOf, type FactCopy } from './fact-text.ts';

interface Props {
  entry: AuditEntry;
  /** Leads to all that was changed about the same thing. */
  onlyAbout: (subject: string) => void;
}

/** One change: who did what and when, and what is not as it was. */
export function HistoryEntry({ entry, onlyAbout }: Props) {
  const copy = useFactCopy();
  const { history } = copy;
  const { actor, action, subject, subjectName, at } = entry;
  const did = Object.entries(history.actions).find(([name]) => name === action)?.[1] ?? spelledOut(action);
  const about = subjectName ?? aboutOf(entry, copy);
  return (
    <article className="card gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-bold break-words">{history.done(actor?.name ?? history.theHouse, did)}</p>
        <time dateTime={at} className="text-sm text-ink-soft">
          {momentOf(at)}
        </time>
      </div>
      <button
        type="button"
        className="link min-h-12 justify-self-start text-start break-words"
        aria-label={history.onlyThis(about)}
        onClick={() => onlyAbout(subject)}
      >
        {history.about(about)}
      </button>
      <Facts entry={entry} copy={copy} />
    </article>
  );
}

function useFactCopy(): FactCopy {
  const history = useCatalogue(historyCopy);
  const { people, settings } = useCatalogue(adminCopy);
  const { statuses } = useCatalogue(trackingCopy);
  return { history, people, statuses, settings: settings.fields };
}

/** A subject without a name is called as its screen calls it, or by the end of its id. */
function aboutOf({ noun, subject }: AuditEntry, copy: FactCopy): string {
  const setting = Object.entries(copy.settings).find(([key]) => noun === 'settings' && key === subject);
  return setting?.[1].label ?? wordOf('', subject, copy);
}

function Facts({ entry, copy }: { entry: AuditEntry; copy: FactCopy }) {
  if (entry.isWithheld) return <p className="text-ink-soft">{copy.history.withheld}</p>;
  const facts = changedFacts(entry);
  if (facts.length === 0) return <p className="text-ink-soft">{copy.history.noFacts}</p>;
  return (
    <dl className="grid gap-2">
      {facts.map((fact) => (
        <div key={fact.name} className="grid gap-x-4 sm:grid-cols-2">
          <dt className="text-ink-soft">{factName(fact.name, copy)}</dt>
          <dd className="min-w-0 break-words">
            <Change fact={fact} subject={entry.subject} copy={copy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangeProps {
  fact: ChangedFact;
  subject: string;
  copy: FactCopy;
}

function Change({ fact: { name, before, after }, subject, copy }: ChangeProps) {
  const { history } = copy;
  if (Array.isArray(before) && Array.isArray(after)) {
    const { added, removed } = listChange(before, after);
    const joined = (list: readonly string[]) => list.map((one) => wordOf(name, one, copy)).join(', ');
    return (
      <>
        {added.length > 0 && <span className="block">{history.added(joined(added))}</span>}
        {removed.length > 0 && <span className="block">{history.removed(joined(removed))}</span>}
      </>
    );
  }
  if (before === undefined) return factText(name, after ?? null, subject, copy);
  const [was, is] = [before, after ?? null].map((fact) => factText(name, fact, subject, copy));
  return (
    <>
      <span className="sr-only">{history.was} </span>
      <del className="text-ink-soft">{was}</del> <span aria-hidden="true">→</span>{' '}
      <span className="sr-only">{history.is} </span>
      <ins className="font-bold no-underline">{is}</ins>
    </>
  );
}
