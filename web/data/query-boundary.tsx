import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { CouldNotLoad } from './could-not-load.tsx';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isPaused' | 'error' | 'refetch' | 'isFetching'>;
  /** Stands in until there is an answer, in the shape of what comes. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query’s data; before that its skeleton, or the error with a way to try again. */
export function QueryBoundary<Data>({ query, waiting, children }: Props<Data>) {
  const { shell } = useCopy();
  if (query.data !== undefined) return children(query.data);
  if (query.isError || query.isPaused) return <CouldNotLoad query={query} />;
  return (
    <div aria-busy="true">
      <output className="sr-only">{shell.loading}</output>
      {waiting}
    </div>
  );
}
