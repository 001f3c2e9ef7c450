import { useState } from 'react';
import type { About, Conversation } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { otherName } from './other-name.ts';
import { useSayAtOnce } from '../writing/use-send-at-once.ts';
import type { Talk } from './use-conversation.ts';
import { BlockForm } from './block-form.tsx';
import { ReportForm } from './report-form.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  about: About;
  talk: Talk;
  conversation: Conversation;
}

/** Rare actions: calling in an admin, reporting, blocking. */
export function TalkMenu({ open, onClose, about, talk, conversation }: Props) {
  const copy = useCatalogue(talkCopy);
  const { menu: text, report } = copy;
  const [step, setStep] = useState<'choose' | 'report' | 'block'>('choose');
  const sayAtOnce = useSayAtOnce(talk);
  const { me, standing, blockedBy, mayBlock, mayWrite } = conversation;
  const name = otherName(conversation, copy);
  const close = () => {
    setStep('choose');
    onClose();
  };
  const shared = { about, conversation, onDone: close, onBack: () => setStep('choose') };
  return (
    <Sheet open={open} onClose={close} title={step === 'report' ? report.title : text.title}>
      {step === 'report' && <ReportForm {...shared} />}
      {step === 'block' && <BlockForm {...shared} name={name} />}
      {step === 'choose' && (
        <div className="grid gap-3">
          {mayWrite && standing === 'open' && (
            <Button
              variant="secondary"
              size="large"
              onClick={() => {
                sayAtOnce(text.callOfficeWords, true);
                close();
              }}
            >
              {text.callOffice}
            </Button>
          )}
          <Button variant="quiet" size="large" onClick={() => setStep('report')}>
            {text.report}
          </Button>
          {(mayBlock || blockedBy === me) && (
            <Button variant="quiet" size="large" onClick={() => setStep('block')}>
              {blockedBy === me ? text.unblock(name) : text.block(name)}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
