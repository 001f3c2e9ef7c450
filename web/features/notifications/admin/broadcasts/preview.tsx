import { useState } from 'react';
import { languages, type Language } from '#contract/accounts/schema.ts';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { BroadcastWords } from '#contract/notifications/facts.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Mark } from '#web/illustrations/mark.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useSetting } from '#web/features/settings/queries.ts';

const themes = ['light', 'dark'] as const;
const sizes = ['folded', 'open'] as const;

interface Props {
  words: BroadcastWords;
  /** Tells two previews on one page apart. */
  name: string;
}

/** Preview on a phone: both languages, by day and by night, folded and open. */
export function AdminPreview({ words: written, name }: Props) {
  const { preview: copy, compose } = useCatalogue(adminNoticesCopy);
  const { language: own } = useAppContext();
  const [language, setLanguage] = useState<Language>(own);
  const [theme, setTheme] = useState<(typeof themes)[number]>('light');
  const [size, setSize] = useState<(typeof sizes)[number]>('open');
  return (
    <div className="grid content-start gap-4">
      <Phone text={written[language]} language={language} theme={theme} isFolded={size === 'folded'} />
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Choice
          legend={copy.language}
          name={`${name}-language`}
          options={languages.map((value) => ({ value, label: compose.languages[value] }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <Choice
          legend={copy.theme}
          name={`${name}-theme`}
          options={themes.map((value) => ({ value, label: copy.themes[value] }))}
          chosen={theme}
          onChoose={setTheme}
        />
        <Choice
          legend={copy.size}
          name={`${name}-size`}
          options={sizes.map((value) => ({ value, label: copy.sizes[value] }))}
          chosen={size}
          onChoose={setSize}
        />
      </div>
    </div>
  );
}

interface PhoneProps {
  text: BroadcastWords[Language];
  language: Language;
  theme: (typeof themes)[number];
  isFolded: boolean;
}

/** Folded, a phone shows one line of each. */
function Phone({ text: { title, body }, language, theme, isFolded }: PhoneProps) {
  const { preview: copy } = useCatalogue(adminNoticesCopy);
  const business = useSetting('business_name');
  const fold = isFolded ? 'truncate' : 'wrap-anywhere';
  return (
    <figure
      aria-label={copy.title}
      data-theme={theme}
      className="rounded-lg border border-line bg-sunk p-4 text-ink"
    >
      <div className="grid max-w-sm grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-lg bg-surface p-4 shadow-md">
        <Mark size={32} />
        <div className="grid min-w-0 gap-0.5" lang={language === 'pcm' ? 'pcm' : 'en-NG'}>
          <p className="truncate text-sm text-ink-soft">
            {business} · {copy.now}
          </p>
          <p className={classNames('font-extrabold', fold)}>{title.trim() || copy.noTitle}</p>
          <p className={fold}>{body.trim() || copy.noBody}</p>
        </div>
      </div>
    </figure>
  );
}
