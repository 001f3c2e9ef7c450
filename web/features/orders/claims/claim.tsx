import { claimsCopy } from '#contract/copy/claims.ts';
import type { ClaimsCopy } from '#contract/copy/claims/en.ts';
import type { Claim } from '#contract/orders/claims/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { PictureRow } from '../order/picture-row.tsx';

const tones = { open: 'garri', approved: 'leaf', refused: 'pepper' } as const;

interface Props {
  claim: Claim;
  itemName: string;
  /** Text for readers other than the customer. */
  text?: Pick<ClaimsCopy, 'kinds' | 'states'>;
}

/** One claim: of what, with which pictures, and how it stands. */
export function ClaimDetails({ claim, itemName, text }: Props) {
  const copy = useCatalogue(claimsCopy);
  const { kinds, states } = text ?? copy;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-extrabold wrap-anywhere">{itemName}</span>
        <Badge tone={tones[claim.state]}>{states[claim.state]}</Badge>
      </p>
      <p className="wrap-anywhere">
        {kinds[claim.what]}. {copy.asked(naira(claim.askedKobo))}
        {claim.approvedKobo !== null && (
          <strong className="block font-extrabold">{copy.approved(naira(claim.approvedKobo))}</strong>
        )}
        {claim.reason !== null && (
          <strong className="block font-extrabold">{copy.reason(claim.reason)}</strong>
        )}
      </p>
      {claim.words !== '' && <p className="whitespace-pre-line wrap-anywhere">“{claim.words}”</p>}
      <PictureRow pictures={claim.pictures} nameOf={(place) => copy.picture(place, itemName)} />
    </>
  );
}
