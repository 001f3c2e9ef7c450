import { LegalScreen, legalScreen } from '#web/features/settings/legal/legal-page.tsx';

export const page = legalScreen('privacy');

export default function Privacy() {
  return <LegalScreen page="privacy" />;
}
