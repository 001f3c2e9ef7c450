import type { Language } from '#contract/accounts/schema.ts';
import { notStartedCopy } from '#contract/copy/not-started.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';

const bar = 'fixed inset-x-0 bottom-0 z-40 grid gap-3 border-t border-line bg-paper p-4';

/** Stands in every page, outside of what the app draws: shown where its script is late (by the begin script) or off. */
export function NotStarted({ language, phone }: { language: Language; phone: string }) {
  const copy = notStartedCopy[language];
  const call = phone !== '' && (
    <a className={buttonClass({ variant: 'secondary' })} href={callAddress(phone)}>
      {copy.call(readablePhone(phone))}
    </a>
  );
  return (
    <>
      <div id="not-started" role="alert" className={bar} hidden>
        <p>
          <strong>{copy.title}.</strong> {copy.text}
        </p>
        <Button id="start-again">{copy.again}</Button>
        {call}
      </div>
      <noscript>
        <div className={bar}>
          <p>{copy.noScript}</p>
          {call}
        </div>
      </noscript>
    </>
  );
}
