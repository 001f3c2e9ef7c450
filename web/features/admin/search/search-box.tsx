import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { shortestSearch } from '#contract/admin/search-endpoints.ts';
import { adminSearchCopy } from '#contract/copy/admin/search.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { type InCity, useInCity } from '#web/lib/screen/office-city.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { groupsOf, type FoundOption } from './options.ts';
import { searchQuery } from './queries.ts';
import { SearchResults } from './search-results.tsx';

/** The server is asked once the typing pauses. */
const pauseMs = 250;

/** One line to type in; arrows move over what was found, Enter opens it. */
export function SearchBox({ onDone }: { onDone: () => void }) {
  const copy = useCatalogue(adminSearchCopy);
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const [isWide, setWide] = useState(false);
  const inCity = useInCity();
  const { typed, setTyped, asked, askNow, query } = useSearch(isWide ? everywhere : inCity);
  const groups = query.data === undefined ? [] : groupsOf(query.data, asked);
  const options = groups.flatMap((group) => group.options);
  const { active, move, press } = useChoice(options, onDone);
  // An answer to other words than those in the line is not opened blindly.
  const isAnswered = query.data !== undefined && typed.trim() === asked;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (isAnswered ? press() : askNow()),
  };
  const pressKey = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <search className="grid gap-4" style={{ minHeight: '75dvh', alignContent: 'start' }}>
      <div ref={field}>
        <Field
          type="search"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of links under a field is no tag
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.key}`}
          aria-autocomplete="list"
          label={copy.label}
          hint={copy.hint}
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={pressKey}
        />
      </div>
      {inCity.city !== undefined && (
        <Checkbox
          label={copy.everyCity}
          checked={isWide}
          onChange={({ target }) => setWide(target.checked)}
        />
      )}
      {asked.length >= shortestSearch && (
        <QueryBoundary query={query} waiting={<Waiting />}>
          {() => <SearchResults id={listId} groups={groups} active={active} search={asked} onOpen={onDone} />}
        </QueryBoundary>
      )}
    </search>
  );
}

const everywhere: InCity = {};

function useSearch(inCity: InCity) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({ ...searchQuery(asked, inCity), enabled: asked.length >= shortestSearch });
  return { typed, setTyped, asked, askNow: () => setAsked(typed.trim()), query };
}

/** The option that Enter opens: the first, until the arrows have chosen another. */
function useChoice(options: readonly FoundOption[], onDone: () => void) {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState('');
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  );
  const active = options[at];
  const move = (by: 1 | -1) => {
    const next = options[(at + by + options.length) % options.length];
    if (next !== undefined) setChosen(next.key);
  };
  const press = () => {
    if (active === undefined) return;
    onDone();
    navigate(active.href);
  };
  return { active, move, press };
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
