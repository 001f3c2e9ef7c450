import { LegalScreen, legalScreen } from '#web/features/settings/legal/legal-page.tsx';

export const page = legalScreen('accessibility');

export default function Accessibility() {
  return <LegalScreen page="accessibility" />;
}
