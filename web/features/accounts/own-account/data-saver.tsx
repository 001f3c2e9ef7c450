import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import { changeDataSaver, useSavesData } from '#web/lib/device/data-saver.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

/** Setting for pictures: loaded automatically on this device, or on touch. */
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
