import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { OrderView } from '#contract/orders/admin/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { orderViewsQuery, useChangeView, useDeleteView, useSaveView } from '../queries.ts';
import type { Admin } from '../url-state.ts';
import { AdminViewForm } from './form.tsx';

/** One's own kept views: renamed, shared, thrown away and brought back. */
export function AdminManageViews({ office }: { office: Admin }) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  const { place, turn } = office;
  return (
    <Sheet open={place.sheet === 'views'} onClose={() => turn({ sheet: null })} title={copy.manageTitle}>
      <Views office={office} />
    </Sheet>
  );
}

function Views({ office }: { office: Admin }) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  const { data: views = [] } = useQuery(orderViewsQuery);
  const [changing, setChanging] = useState<string | null>(null);
  const [gone, setGone] = useState<OrderView | null>(null);
  const own = views.filter(({ isMine }) => isMine);
  return (
    <div className="grid gap-5">
      {gone !== null && <Gone view={gone} onBack={() => setGone(null)} />}
      {own.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      <ul className="grid gap-4">
        {own.map((view) => (
          <li key={view.id} className="border-t border-line pt-4 first:border-0 first:pt-0">
            {changing === view.id ? (
              <Changing view={view} office={office} onDone={() => setChanging(null)} />
            ) : (
              <Stored view={view} onChange={() => setChanging(view.id)} onGone={setGone} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StoredProps {
  view: OrderView;
  onChange: () => void;
  onGone: (view: OrderView) => void;
}

function Stored({ view, onChange, onGone }: StoredProps) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  const remove = useDeleteView();
  const failed = useFailure();
  const throwAway = () =>
    remove.mutate({ viewId: view.id }, { onSuccess: () => onGone(view), onError: failed });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 font-extrabold wrap-anywhere">
        {view.name} {view.isShared && <Badge>{copy.shared}</Badge>}
      </p>
      <Button variant="secondary" size="small" aria-label={copy.changeOf(view.name)} onClick={onChange}>
        {copy.change}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={copy.removeOf(view.name)}
        isBusy={remove.isPending}
        onClick={throwAway}
      >
        {copy.remove}
      </Button>
    </div>
  );
}

function Gone({ view, onBack }: { view: OrderView; onBack: () => void }) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  const save = useSaveView();
  const requestId = useRequestIds();
  const failed = useFailure();
  const { name, isShared, filter } = view;
  const bringBack = () => {
    const stored = { name, isShared, filter };
    save.mutate(
      { clientRequestId: requestId({ ...stored, gone: view.id }), ...stored },
      { onSuccess: onBack, onError: failed },
    );
  };
  return (
    <Alert tone="info">
      <p>{copy.removed(name)}</p>
      <Button variant="secondary" size="small" isBusy={save.isPending} onClick={bringBack}>
        {copy.undo}
      </Button>
    </Alert>
  );
}

function Changing({ view, office, onDone }: { view: OrderView; office: Admin; onDone: () => void }) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  const change = useChangeView();
  const failed = useFailure();
  const now = office.place.filter;
  return (
    <AdminViewForm
      before={view}
      canUseNow={Object.keys(now).length > 0}
      isPending={change.isPending}
      onSave={({ name, isShared, usesNow }) =>
        change.mutate(
          { viewId: view.id, name, isShared, filter: usesNow ? now : view.filter },
          {
            onSuccess: () => {
              showToast({ title: copy.saved(name), tone: 'success' });
              onDone();
            },
            onError: failed,
          },
        )
      }
      onBack={onDone}
    />
  );
}
