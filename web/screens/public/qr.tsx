import { cachedSetting, useSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Mark } from '#web/illustrations/mark.tsx';

export const page: ScreenPage = {
  meta: ({ copy, client }) => ({
    title: `${copy.qr.title} · ${cachedSetting(client, 'business_name')}`,
    description: copy.qr.text,
  }),
};

/** A poster for the stall: scan, and the market opens on the phone. */
export default function Qr() {
  const { qr, shell } = useCopy();
  const { publicUrl } = useAppContext();
  const business = useSetting('business_name');
  return (
    <div className="mx-auto grid max-w-lg grid-cols-1 gap-6 px-4 py-8">
      <article
        data-theme="light"
        className="grid grid-cols-1 justify-items-center gap-3 rounded-lg border border-line p-6 text-center print:border-0"
      >
        <p className="flex items-center gap-2 text-lg font-extrabold">
          <Mark />
          {business}
        </p>
        <h1 className="text-3xl">{qr.heading}</h1>
        <p>{qr.text}</p>
        <QrCode address={publicUrl} label={qr.codeLabel(publicUrl)} />
        <p className="text-lg font-extrabold wrap-anywhere">{publicUrl.replace(/^https?:\/\//, '')}</p>
        <ol className="flex flex-wrap justify-center gap-x-5 gap-y-1">
          {qr.steps.map((step, index) => (
            <li key={step}>
              <strong>{index + 1}.</strong> {step}
            </li>
          ))}
        </ol>
        <p className="text-sm text-ink-soft">{shell.tagline}</p>
      </article>
      <div className="grid justify-items-center gap-2 text-center print:hidden">
        <Button onClick={() => window.print()}>{qr.print}</Button>
        <p className="text-sm text-ink-soft">{qr.forStall}</p>
      </div>
    </div>
  );
}
