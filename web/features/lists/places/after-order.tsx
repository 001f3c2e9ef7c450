import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '#contract/address.ts';
import { placesCopy } from '#contract/copy/places.ts';
import { mostSavedAddresses } from '#contract/lists/saved/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { savedAddressesQuery } from '../queries.ts';
import { SavePlace } from '../saved/save-address.tsx';

/** Forgotten with everything of the person when they sign out. */
const notStoredKey = 'places-not-kept';

interface Props {
  code: string;
  place: Address;
}

/** Asks once after an order whether its place is kept, where this account does not keep it yet. */
export function KeepPlaceOfOrder({ code, place }: Props) {
  const { afterOrder: copy } = useCatalogue(placesCopy);
  const { data: stored } = useQuery(savedAddressesQuery);
  const [isAnswered, setAnswered] = useState(() => notStored().includes(code));
  // A task that ends where it is done has no door.
  if (place.landmark.trim() === '') return null;
  if (stored === undefined || isAnswered || stored.length >= mostSavedAddresses) return null;
  if (stored.some(({ area, landmark }) => area === place.area && landmark === place.landmark)) return null;
  const no = () => {
    setAnswered(true);
    rememberNotStored(code);
  };
  return (
    <Card title={copy.title}>
      <p className="wrap-anywhere">{copy.text(place.landmark, place.area)}</p>
      <div className="grid gap-3 sm:flex">
        <SavePlace place={place} look="secondary" />
        <Button variant="quiet" onClick={no}>
          {copy.no}
        </Button>
      </div>
    </Card>
  );
}

function notStored(): string[] {
  try {
    return (localStorage.getItem(notStoredKey) ?? '').split(' ');
  } catch {
    // A browser that keeps nothing asks again.
    return [];
  }
}

function rememberNotStored(code: string): void {
  try {
    localStorage.setItem(notStoredKey, [code, ...notStored()].slice(0, 20).join(' '));
  } catch {
    // It is asked again.
  }
}
