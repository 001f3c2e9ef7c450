import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import {
  mostRefusedGoods,
  refusedGoods,
  type RefusedGood,
  type RefusedRule,
} from '#contract/lists/refused/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { linesOf } from '../lines-of.ts';
import { useChangeRefusedGoods } from '../queries.ts';

interface Props {
  goods: readonly RefusedGood[];
  onDone: () => void;
}

interface Draft {
  notCarried: string;
  adultsOnly: string;
}

/** The words as one text a rule, a word on each line. */
export function RefusedGoodsForm({ goods, onDone }: Props) {
  const { refused: words } = useCatalogue(adminMarketsCopy).prices;
  const { shared } = useCatalogue(adminCopy);
  // As it was when it was opened: an answer that comes later is what another made of it.
  const [seen] = useState(() => [...goods]);
  const form = useForm<Draft>({
    defaultValues: { notCarried: textOf(seen, 'not-carried'), adultsOnly: textOf(seen, 'adults-only') },
  });
  const { errors } = form.formState;
  const write = useChangeRefusedGoods();
  const failed = useFailure();
  const save = (draft: Draft) => {
    const saved = () => {
      showToast({ title: words.saved, tone: 'success' });
      onDone();
    };
    write.mutate({ goods: goodsOf(draft), seen }, { onSuccess: saved, onError: failed });
  };
  const fits = (draft: Draft) => refusedGoods.safeParse(goodsOf(draft)).success;
  return (
    <Form className="grid gap-5" onSubmit={form.handleSubmit(save)}>
      <TextArea
        label={words.notCarried}
        hint={words.notCarriedHint}
        rows={10}
        error={errors.notCarried && words.refused}
        {...form.register('notCarried', { validate: (notCarried) => fits({ notCarried, adultsOnly: '' }) })}
      />
      <TextArea
        label={words.adultsOnly}
        hint={words.adultsOnlyHint}
        rows={8}
        error={errors.adultsOnly && words.refused}
        {...form.register('adultsOnly', {
          validate: (adultsOnly, { notCarried }) =>
            fits({ notCarried: '', adultsOnly }) &&
            linesOf(`${notCarried}\n${adultsOnly}`).length <= mostRefusedGoods,
        })}
      />
      <Button type="submit" isBusy={write.isPending}>
        {write.isPending ? shared.saving : shared.save}
      </Button>
    </Form>
  );
}

function textOf(goods: readonly RefusedGood[], wanted: RefusedRule): string {
  return goods.flatMap(({ word, rule }) => (rule === wanted ? [word] : [])).join('\n');
}

function goodsOf({ notCarried, adultsOnly }: Draft): RefusedGood[] {
  return [
    ...linesOf(notCarried).map((word) => ({ word, rule: 'not-carried' as const })),
    ...linesOf(adultsOnly).map((word) => ({ word, rule: 'adults-only' as const })),
  ];
}
