import { useEffect, useState } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { bringIntoSight } from '#web/lib/screen/bring-into-sight.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Loading } from '#web/ui/states/loading.tsx';
import { SendRequest } from './send.tsx';
import { useRecorder, type Recording } from './use-recorder.ts';

export interface Props {
  /** A voice note that another app shared. */
  given?: Blob | undefined;
  /** Words that came with it. */
  words?: string;
  /** Something else was pressed, which waits for a yes. */
  isLeft: boolean;
  onStay: () => void;
  /** True while there is something to lose. */
  onHold: (isHeld: boolean) => void;
  /** It was sent, or may be thrown away. */
  onClose: () => void;
}

/** A voice note: recorded, heard again, thrown away or sent. */
export function Talk({ given, words: note = '', isLeft, onStay, onHold, onClose }: Props) {
  const { talk: copy } = useCatalogue(requestsCopy);
  const [isClosing, setClosing] = useState(false);
  const recording = useRecorder(given);
  const { now } = recording;
  const isHeld = now.state === 'recording' || now.state === 'done';
  useEffect(() => {
    onHold(isHeld);
    return () => onHold(false);
  }, [isHeld, onHold]);
  const stay = () => {
    setClosing(false);
    onStay();
  };
  return (
    <section ref={bringIntoSight} className="grid gap-3" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      <p className="text-ink-soft">{copy.text}</p>
      <RecordingControls recording={recording} />
      <SendRequest
        original={now.state === 'done' ? { kind: 'voice', blob: now.blob } : null}
        words={note}
        onSent={onClose}
        onClose={() => (isHeld ? setClosing(true) : onClose())}
      />
      <ConfirmDialog
        open={isClosing || isLeft}
        title={copy.dropTitle}
        consequence={copy.dropText}
        confirm={copy.drop}
        cancel={copy.keep}
        onConfirm={onClose}
        onClose={stay}
      />
    </section>
  );
}

function RecordingControls({ recording: { now, start, stop, clear, measured } }: { recording: Recording }) {
  const { talk: copy } = useCatalogue(requestsCopy);
  switch (now.state) {
    case 'asking':
      return <Loading label={copy.asking} />;
    case 'recording':
      return (
        <>
          <p className="text-2xl font-extrabold" role="timer" aria-label={copy.recording}>
            {copy.left(now.secondsLeft)}
          </p>
          <Button size="large" variant="danger" onClick={stop}>
            {copy.stop}
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          {/* Its speaker knows what was said. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio
            controls
            src={now.url}
            aria-label={copy.listen}
            className="w-full"
            onLoadedMetadata={({ currentTarget }) => measured(currentTarget.duration)}
          />
          <Button variant="secondary" onClick={clear}>
            {copy.again}
          </Button>
        </>
      );
    case 'closed':
      return (
        <>
          <Alert tone="info">{copy.reloadText}</Alert>
          <a href={paths.order} className={buttonClass({})}>
            {copy.reload}
          </a>
        </>
      );
    case 'none':
      return <Alert tone="warning">{copy.none}</Alert>;
    case 'tooLarge':
    case 'tooLong':
    case 'otherType':
    case 'denied':
    case 'failed':
    case 'idle':
      return (
        <>
          {now.state !== 'idle' && <Alert tone="danger">{copy[now.state]}</Alert>}
          <Button size="large" onClick={start}>
            {copy.start}
          </Button>
        </>
      );
  }
}
