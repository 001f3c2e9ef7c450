import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import { changeDataSaver, useSavesData } from '#web/lib/device/data-saver.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

/** Setting for pictures: loaded automatically on this device, or on touch. */
export function DataSaver() {
  const { saver: copy } = useCatalogue(appNoticesCopy);
  const isOn = useSavesData();
  return (
    <Card title={copy.title}>
      <Switch
        label={copy.label}
        hint={copy.hint}
        checked={isOn}
        onChange={({ target }) => changeDataSaver(target.checked)}
      />
    </Card>
  );
}
