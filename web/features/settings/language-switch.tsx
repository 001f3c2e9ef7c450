import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** The other language, one tap away; the device remembers it. */
export function LanguageSwitch() {
  const { language, copy, changeLanguage } = useAppContext();
  const change = () => {
    changeLanguage(language === 'pcm' ? 'en' : 'pcm').catch(() =>
      showToast({ title: copy.errors.noNetworkTitle, description: copy.errors.noNetwork, tone: 'danger' }),
    );
  };
  return (
    <Button variant="quiet" className="px-1" aria-label={copy.shell.language.label} onClick={change}>
      {copy.shell.language.switchTo}
    </Button>
  );
}
