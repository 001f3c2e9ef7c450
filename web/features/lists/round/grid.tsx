import { useState, type ReactNode } from 'react';
import { roundCopy } from '#contract/copy/agent/round.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import { placeOf, type PriceRound, type RoundRow, type SeenPrice } from '#contract/lists/prices/round.ts';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import './round-styles.ts';
import { goToPlace } from './next-cell.ts';
import { PriceCell } from './price-cell.tsx';
import { leaveTyped, typedBy } from './round-store.ts';
import { RoundBar } from './save-bar.tsx';
import { sortTyped } from './typed-price.ts';
import { useLeaveField } from './use-leave-field.ts';
import { useSaveRound, type SendRound } from './use-save-round.ts';

interface Props {
  owner: string;
  as: 'admin' | 'agent';
  round: PriceRound;
  /** Chooses the market, where there are several. */
  chooser: ReactNode;
  /** The market of the one column that a narrow screen shows. */
  open: SeenPrice['marketId'];
  /** Prices that wait on this phone, by the name of their place. */
  stored: ReadonlyMap<string, number>;
  send: SendRound;
  /** Called once the server or the phone has them. */
  onSent: () => void;
}

/** Items of a morning: the most bought. The rest is one tap, or a search, away. */
const firstRows = 30;

/** The round: an item a row, a market a column, and a price to type where they meet. */
export function RoundGrid({ owner, as, round, chooser, open, stored, send, onSent }: Props) {
  const copy = useCatalogue(roundCopy);
  const isOnline = useOnline();
  const [search, setSearch] = useState('');
  const [isWhole, showWhole] = useState(false);
  const { save, saveField, isSaving, saved } = useSaveRound(owner, send, onSent);
  const leave = useLeaveField(round, saveField);
  // Several of the office type into one grid; an agent’s is their own, and goes by itself when there is network.
  const onLeave = as === 'admin' ? leave : undefined;
  const found = useSteadyRows(round.rows).filter(isCalled(search));
  const shown = isWhole || search !== '' ? found : found.slice(0, firstRows);
  const submit = (form: HTMLElement) => {
    leaveTyped(owner);
    const [first] = sortTyped(round, typedBy(owner)).wrong;
    if (first === undefined) return save(round);
    // The field may stand in a row that is not shown now.
    setSearch('');
    showWhole(true);
    afterPaint(() => goToPlace(form, first));
    return undefined;
  };
  if (round.rows.length === 0) return <EmptyState title={copy.noItems} text={copy.noItemsText} />;
  return (
    <Form className="grid gap-4" onSubmit={({ currentTarget }) => submit(currentTarget)}>
      {!isOnline && <Alert tone="info">{copy.offline[as]}</Alert>}
      <div className="round-tools">
        {chooser}
        <Field
          type="search"
          label={copy.search}
          enterKeyHint="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            // It looks for an item, and saves nothing.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={copy.nothing}
          text={copy.nothingText}
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              {copy.clear}
            </Button>
          }
        />
      ) : (
        <Rows owner={owner} round={round} rows={shown} open={open} stored={stored} onLeave={onLeave} />
      )}
      {shown.length < found.length && (
        <Button variant="secondary" onClick={() => showWhole(true)}>
          {copy.showAll(found.length)}
        </Button>
      )}
      <RoundBar owner={owner} round={round} isSaving={isSaving} saved={saved} stored={stored.size} />
    </Form>
  );
}

/** Rows in the order in which they were first shown: what is saved is bought more, and moves nothing under a hand. */
function useSteadyRows(rows: readonly RoundRow[]): readonly RoundRow[] {
  const [places] = useState(() => new Map(rows.map((row, at) => [nameOf(row), at])));
  const placeIn = (row: RoundRow) => places.get(nameOf(row)) ?? places.size;
  return rows.toSorted((one, other) => placeIn(one) - placeIn(other));
}

function nameOf({ item, measure }: RoundRow): string {
  return `${item.id}/${measure}`;
}

function isCalled(search: string): (row: RoundRow) => boolean {
  const key = catalogueKey(search);
  return ({ item }) => catalogueKey(item.name).includes(key);
}

type RowsProps = Pick<Props, 'owner' | 'round' | 'open' | 'stored'> & {
  rows: readonly RoundRow[];
  onLeave: ((place: string) => void) | undefined;
};

function Rows({ owner, round: { markets, today }, rows, open, stored, onLeave }: RowsProps) {
  const copy = useCatalogue(roundCopy);
  return (
    <div className="round-pane">
      <table className="round">
        <caption className="sr-only">{copy.title}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.item}</th>
            {markets.map(({ id, name }) => (
              <th key={id} scope="col" data-market={id} data-open={id === open}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={nameOf(row)}>
              <th scope="row">
                <div className="round-item">
                  {row.item.name} <span className="round-note">{copy.measure(row.measure)}</span>
                </div>
              </th>
              {markets.map((market) => (
                <td key={market.id} data-market={market.id} data-open={market.id === open}>
                  <PriceCell
                    owner={owner}
                    row={row}
                    market={market}
                    today={today}
                    onLeave={onLeave}
                    storedKobo={stored.get(
                      placeOf({ marketId: market.id, itemId: row.item.id, measure: row.measure }),
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
