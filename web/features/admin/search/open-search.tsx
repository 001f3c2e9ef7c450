import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminSearchCopy } from '#contract/copy/admin/search.ts';
import { holds } from '#contract/permissions.ts';
import { useShortcuts } from '#web/lib/page/use-shortcuts.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SearchBox } from './search-box.tsx';

/** The one search, from every admin screen: a press, or the key “/”. */
export function OpenSearch({ me }: { me: User }) {
  const copy = useCatalogue(adminSearchCopy);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const mayFind = holds(me, 'orders:view') || holds(me, 'users:view') || holds(me, 'agents:manage');
  useShortcuts({ '/': mayFind ? () => setOpen(true) : undefined });
  if (!mayFind) return null;
  return (
    <>
      <div className="lg:px-3">
        <button
          type="button"
          className="button button-quiet px-3"
          aria-label={copy.open}
          aria-keyshortcuts="/"
          onClick={() => setOpen(true)}
        >
          <Icon name="search" />
          <span className="max-lg:hidden" aria-hidden="true">
            {copy.open}
          </span>
        </button>
      </div>
      <Sheet open={isOpen} onClose={close} title={copy.title}>
        <SearchBox onDone={close} />
      </Sheet>
    </>
  );
}
