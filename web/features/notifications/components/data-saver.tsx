import { appNoticesCopy } from '#contract/copy/app-notices.ts';
import { changeDataSaver, useSavesData } from '../../../lib/data-saver.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';

/** Whether pictures come by themselves on this device. */
export function DataSaver() {
  const { saver: words } = useCatalogue(appNoticesCopy);
  const isOn = useSavesData();
  return (
    <Card title={words.title}>
      <Switch
        label={words.label}
        hint={words.hint}
        checked={isOn}
        onChange={({ target }) => changeDataSaver(target.checked)}
      />
    </Card>
  );
}
