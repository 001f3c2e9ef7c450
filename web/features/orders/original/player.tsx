import { originalCopy } from '#contract/copy/order/original.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import './original-styles.ts';
import { clockOf, speeds } from './speed.ts';
import { useAltKeys } from './use-alt-keys.ts';
import { usePlayer } from './use-player.ts';

interface Props {
  src: string;
  seconds: number;
}

/** A voice note with large controls: slow enough to write along. */
export function VoicePlayer({ src, seconds }: Props) {
  const { player: copy } = useCatalogue(originalCopy);
  const player = usePlayer(seconds);
  const { at, toggle, back, change } = player;
  const place = useAltKeys({
    KeyK: toggle,
    KeyJ: back,
    Comma: () => change(-1),
    Period: () => change(1),
  });
  return (
    <section ref={place} aria-label={copy.label} className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are what is written down beside it */}
      <audio src={src} preload="auto" {...player.wiring} />
      {player.hasFailed && (
        <Alert tone="danger">
          <p>{copy.failed}</p>
          <Button variant="secondary" size="small" onClick={player.again}>
            {copy.again}
          </Button>
        </Alert>
      )}
      <input
        type="range"
        className="player-position"
        aria-label={copy.position}
        aria-valuetext={copy.at(clockOf(at), clockOf(seconds))}
        min={0}
        max={seconds}
        step={0.1}
        value={Math.min(at, seconds)}
        onChange={({ target }) => player.goTo(Number(target.value))}
      />
      <p className="text-center font-extrabold">
        {clockOf(at)} / {clockOf(seconds)}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" onClick={back}>
          {copy.back}
        </Button>
        <Button className="player-play" onClick={toggle}>
          {player.isPlaying ? copy.pause : copy.play}
        </Button>
      </div>
      <Speed player={player} />
    </section>
  );
}

function Speed({ player: { speed, change } }: { player: ReturnType<typeof usePlayer> }) {
  const { player: copy } = useCatalogue(originalCopy);
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <Button variant="secondary" disabled={speed === speeds[0]} onClick={() => change(-1)}>
        {copy.slower}
      </Button>
      <output>{copy.speed(String(speed))}</output>
      <Button variant="secondary" disabled={speed === speeds.at(-1)} onClick={() => change(1)}>
        {copy.faster}
      </Button>
    </div>
  );
}
