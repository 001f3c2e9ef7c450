import { LegalScreen, legalScreen } from '#web/features/settings/legal/legal-page.tsx';

export const page = legalScreen('terms');

export default function Terms() {
  return <LegalScreen page="terms" />;
}
