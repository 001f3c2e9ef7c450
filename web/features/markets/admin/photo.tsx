import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import type { PictureId } from '#contract/media/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useSetMarketPhoto } from './queries.ts';
import { MarketPicture } from '../picture.tsx';
import { PhotoUpload } from './photo-upload.tsx';

/** The market as customers see it: its drawing, or a photo in its place. */
export function AdminMarketPhoto({ market }: { market: Market }) {
  const { photo: copy } = useCatalogue(adminMarketsCopy);
  const write = useSetMarketPhoto();
  const failed = useFailure();
  const set = (pictureId: PictureId | null) =>
    write.mutate(
      { marketId: market.id, pictureId },
      {
        onSuccess: () =>
          showToast({
            title: (pictureId === null ? copy.removed : copy.kept)(market.name),
            tone: 'success',
          }),
        onError: failed,
      },
    );
  return (
    <section className="grid gap-3" aria-label={copy.title}>
      <div>
        <h3>{copy.title}</h3>
        <p className="field-hint">{copy.text}</p>
      </div>
      <MarketPicture market={market} className="max-w-sm rounded-md" />
      <div className="flex flex-wrap items-start gap-3">
        <PhotoUpload label={copy.label(market.name)} hasOne={market.imageUrl !== null} onThere={set} />
        {market.imageUrl !== null && (
          <Button variant="quiet" isBusy={write.isPending} onClick={() => set(null)}>
            {copy.remove}
          </Button>
        )}
      </div>
    </section>
  );
}
