import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

const starPath = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17l-5.4 3 1.1-6.1-4.5-4.3 6.100-.8z';

/** Stars that were given. */
export function Stars({ stars }: { stars: number }) {
  const { rating } = useCatalogue(trackingCopy);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="flex" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} isFilled={star <= stars} />
        ))}
      </span>
      <span className="font-extrabold">
        {rating.count(stars)}: {rating.star(stars)}
      </span>
    </p>
  );
}

export function Star({ isFilled, size = 28 }: { isFilled: boolean; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={isFilled ? 'star-filled' : 'star'}
    >
      <path d={starPath} strokeWidth="1.8" strokeLinejoin="round" />
    </svg>
  );
}
