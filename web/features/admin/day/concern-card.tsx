import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import { paths } from '#contract/paths.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Concern } from './concerns.ts';

/** One thing that wants a person, one tap from being dealt with. */
export function ConcernCard({ concern }: { concern: Concern }) {
  const { today } = useCatalogue(adminCopy);
  const { title, text, action, to, isHeavy } = textOf(concern, today);
  return (
    <li className="card sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h2 className="flex gap-2 text-lg">
          {isHeavy && <Icon name="warning" />}
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      <ButtonLink href={to} variant={isHeavy ? 'primary' : 'secondary'}>
        {action}
      </ButtonLink>
    </li>
  );
}

interface Copy {
  title: string;
  text: string;
  action: string;
  to: string;
  /** Customers feel it now. */
  isHeavy: boolean;
}

function textOf(concern: Concern, copy: AdminCopy['today']): Copy {
  switch (concern.kind) {
    case 'gate-shut':
      return {
        title: copy.gateShut,
        text: copy.gateShutText,
        action: copy.gateShutAction,
        to: paths.adminLaunch,
        isHeavy: true,
      };
    case 'no-markets':
      return {
        title: copy.noMarkets,
        text: copy.noMarketsText,
        action: copy.noMarketsAction,
        to: paths.adminMarkets,
        isHeavy: true,
      };
    case 'no-phone':
      return {
        title: copy.noPhone,
        text: copy.noPhoneText,
        action: copy.noPhoneAction,
        to: paths.adminSettings,
        isHeavy: false,
      };
    case 'key-ends':
      return {
        title: copy.keyEnds(concern.label),
        text: copy.keyEndsText(momentOf(concern.at)),
        action: copy.keyEndsAction,
        to: paths.adminLaunch,
        isHeavy: false,
      };
    case 'waiting':
      return {
        title: copy.waiting(concern.people),
        text: copy.waitingText,
        action: copy.waitingAction,
        to: paths.adminLaunch,
        isHeavy: false,
      };
  }
}
