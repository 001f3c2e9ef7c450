import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { longestNote } from '#contract/orders/requests/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { bringIntoSight } from '#web/lib/screen/bring-into-sight.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { rememberCity, useRememberedCity } from '#web/features/cities/chosen-city.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { changeDraft, useDraftPart } from '../placing/draft-store.ts';
import { servingMarket } from '../placing/shop/shop.ts';
import { queueRequest, type SentOriginal } from './send-request.ts';

interface Props {
  /** Null until there is something to send. */
  original: SentOriginal | null;
  /** Words that another app shared with it. */
  words?: string;
  /** More of it is still being made. */
  isWorking?: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** The sender of a list that is not typed, and the button that sends it; what is known of the draft stands there already. */
export function SendRequest({ original, words: known = '', isWorking = false, onSent, onClose }: Props) {
  const { send: copy } = useCatalogue(requestsCopy);
  const customer = useDraftPart((draft) => draft.customer);
  const { city, send, isTried, isLost, isBusy, note, setNote } = useSend(original, known, onSent);
  if (original === null)
    return (
      <Button variant="quiet" onClick={onClose}>
        {copy.cancel}
      </Button>
    );
  const change = (given: Partial<typeof customer>) =>
    changeDraft((now) => ({ ...now, customer: { ...now.customer, ...given } }));
  return (
    <Form className="grid gap-3" onSubmit={send}>
      <Field
        label={copy.name}
        autoComplete="name"
        maxLength={80}
        value={customer.name}
        onChange={({ target }) => change({ name: target.value })}
        error={isTried && customer.name.trim() === '' ? copy.nameRefused : undefined}
      />
      <Field
        label={copy.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={customer.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={isTried && readPhone(customer.phone) === undefined ? copy.phoneRefused : undefined}
      />
      {city.isAsked && (
        <CityChoice city={city} error={isTried && city.id === null ? copy.cityRefused : undefined} />
      )}
      <TextArea
        label={copy.note}
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {isLost && <Alert tone="danger">{copy.notStored}</Alert>}
      <SendButton isBusy={isBusy || isWorking} />
      <Button variant="quiet" onClick={onClose}>
        {copy.cancel}
      </Button>
    </Form>
  );
}

/** The way on, in sight as soon as there is something to send. */
function SendButton({ isBusy }: { isBusy: boolean }) {
  const { send: copy } = useCatalogue(requestsCopy);
  return (
    <div ref={bringIntoSight} className="grid">
      <Button type="submit" size="large" isBusy={isBusy}>
        {copy.send}
      </Button>
    </div>
  );
}

/** The city of the draft's market, else the one that this device remembers; asked for where several are shown. */
function useCity() {
  const marketId = useDraftPart(servingMarket);
  const markets = useQuery(marketsQuery);
  const { data: cities = [] } = useQuery(citiesQuery);
  const remembered = useRememberedCity();
  const ofMarket = markets.data?.find(({ id }) => id === marketId)?.cityId;
  const chosen = cities.find(({ slug }) => slug === remembered);
  const isAsked = ofMarket === undefined && cities.length > 1;
  return { cities, isAsked, slug: chosen?.slug ?? '', id: ofMarket ?? chosen?.id ?? null };
}

function CityChoice({ city, error }: { city: ReturnType<typeof useCity>; error: string | undefined }) {
  const { send: copy } = useCatalogue(requestsCopy);
  return (
    <Select
      label={copy.city}
      value={city.slug}
      error={error}
      onChange={({ target }) => rememberCity(target.value)}
    >
      {city.slug === '' && <option value="">{copy.cityWanted}</option>}
      {city.cities.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function useSend(original: SentOriginal | null, known: string, onSent: () => void) {
  const customer = useDraftPart((draft) => draft.customer);
  const orderKind = useDraftPart(({ kind }) => kind);
  const city = useCity();
  const owner = useMe()?.id ?? null;
  const [note, setNote] = useState(known.slice(0, longestNote));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isLost, setLost] = useState(false);
  const send = async () => {
    setTried(true);
    const isWhole =
      customer.name.trim() !== '' &&
      readPhone(customer.phone) !== undefined &&
      (!city.isAsked || city.id !== null);
    if (original === null || !isWhole) return;
    setBusy(true);
    const { name, phone } = customer;
    // A list is one without the word, which the version before does not know and would refuse.
    const ofKind = orderKind === 'market' ? {} : { orderKind };
    try {
      await queueRequest(original, { owner, cityId: city.id, customer: { name, phone }, note, ...ofKind });
      onSent();
      // Its card stands at the head of the page.
      window.scrollTo(0, 0);
    } catch {
      setLost(true);
      setBusy(false);
    }
  };
  return { city, send, isTried, isLost, isBusy, note, setNote };
}
