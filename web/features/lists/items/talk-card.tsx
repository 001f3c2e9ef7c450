import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  line: string;
  /** The line as it was written. */
  text: string;
  onBuy: () => void;
  onRemove: () => void;
}

/** A line that seems to be no item. It is not bought unless the customer says that it is one. */
export function TalkCard({ line, text, onBuy, onRemove }: Props) {
  const { list } = useCatalogue(orderCopy);
  return (
    <li
      data-line={line}
      className="flex flex-wrap items-center justify-end rounded-md border-2 border-dashed border-line bg-sunk"
    >
      <p className="min-w-0 flex-1 basis-24 py-2 ps-4 wrap-anywhere">
        <q className="text-ink-soft">{text}</q>
        <span className="block text-sm font-bold">{list.noItem}</span>
      </p>
      <Button variant="quiet" size="small" className="shrink-0" onClick={onBuy}>
        {list.isItem}
        <span className="sr-only">: {text}</span>
      </Button>
      <IconButton label={list.remove(text)} onClick={onRemove}>
        <Icon name="close" size={20} />
      </IconButton>
    </li>
  );
}
