import { useState } from 'react';
import { languages, type Language } from '#contract/accounts/schema.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { themes, type Theme } from '#contract/pages/rendering.ts';
import { rememberTheme } from '#web/lib/device/preferences.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';

/** Language and theme of this device; both hold for the next page too. */
export function Appearance() {
  const { appearance: copy } = useCatalogue(customerCopy);
  const { language, changeLanguage } = useAppContext();
  const [theme, setTheme] = useState(themeShown);
  const chooseTheme = (chosen: Theme) => {
    rememberTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Card title={copy.title}>
      <Choice<Language>
        legend={copy.language}
        name="language"
        options={languages.map((value) => ({ value, label: copy.languages[value] }))}
        chosen={language}
        onChoose={(chosen) => void changeLanguage(chosen)}
      />
      <Choice<Theme>
        legend={copy.theme}
        name="theme"
        options={themes.map((value) => ({ value, label: copy.themes[value] }))}
        chosen={theme}
        onChoose={chooseTheme}
      />
    </Card>
  );
}

/** The theme in the document, which may have changed since the page came. */
function themeShown(): Theme {
  const worn = document.documentElement.dataset['theme'];
  return themes.find((theme) => theme === worn) ?? 'system';
}
