import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharingCopy } from '#contract/copy/tracking/sharing.ts';
import { watchLink } from '#contract/orders/sharing/link.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useSetting } from '#web/features/settings/queries.ts';
import { whatsappAddress } from '#web/lib/format/phone.ts';
import { useAppContext, useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { watchKeyQuery } from '../queries.ts';

interface Props {
  code: string;
  token: string | null;
}

/** The way to a link with which others follow the order. */
export function ShareOrder({ code, token }: Props) {
  const { share: copy } = useCatalogue(sharingCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="send" />
        {copy.open}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={copy.title}>
        <p className="text-ink-soft">{copy.text}</p>
        <WatchLink code={code} token={token} />
      </Sheet>
    </>
  );
}

function WatchLink({ code, token }: Props) {
  const { share: copy } = useCatalogue(sharingCopy);
  const business = useSetting('business_name');
  const { publicUrl } = useAppContext();
  const query = useQuery(watchKeyQuery(code, token));
  return (
    <QueryBoundary query={query} waiting={<Waiting text={copy.making} />}>
      {({ key }) => {
        const url = publicUrl + watchLink(code, key);
        return (
          <div className="grid gap-4">
            <ButtonLink href={whatsappAddress(copy.message(business, url))} target="_blank" rel="noreferrer">
              <Icon name="chat" />
              {copy.whatsapp}
            </ButtonLink>
            <CopyField label={copy.label} value={url} text={copy.words} />
          </div>
        );
      }}
    </QueryBoundary>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      <Skeleton className="h-12" />
      <Skeleton className="h-20" />
    </div>
  );
}
