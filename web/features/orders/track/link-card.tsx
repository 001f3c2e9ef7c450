import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';

/** The link that opens the whole order, to take to another device. */
export function OrderLinkCard({ code, token }: { code: string; token: string }) {
  const { link } = useCatalogue(trackingCopy);
  const { publicUrl } = useAppContext();
  return (
    <Card title={link.title}>
      <p className="text-ink-soft">{link.text}</p>
      <CopyField label={link.label} value={publicUrl + paths.orderLink(code, token)} text={link.words} />
    </Card>
  );
}
