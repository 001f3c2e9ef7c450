import { Button } from './button.tsx';
import type { ButtonLook } from './button-look.ts';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface Props extends Pick<ButtonLook, 'variant' | 'size'> {
  query: Pages;
  more: string;
  /** Its text while a page is on the way; absent: the same. */
  loading?: string;
  className?: string;
}

/** Fetches the next page of a list, as long as there is one. */
export function MoreButton({ query, more, loading = more, variant = 'secondary', ...look }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant={variant}
      isBusy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      {...look}
    >
      {query.isFetchingNextPage ? loading : more}
    </Button>
  );
}
