import { firstNameOf } from '#contract/agents/first-name.ts';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { openRunConversation } from './open-conversation.ts';
import { TalkButton } from '#web/features/chat/opening/button.tsx';

/** In the run: a sign beside the customer's name. */
export function TalkToCustomer({ order: { code, customer } }: { order: RunOrder }) {
  const copy = useCatalogue(openTalkCopy);
  const label = copy.customer(firstNameOf(customer.name));
  return (
    <TalkButton code={code} label={label} variant="quiet" isSign onOpen={() => openRunConversation(code)} />
  );
}

/** At the door: as wide as the thumb needs it. */
export function TalkAtDoor({ order: { code, customer } }: { order: RunOrder }) {
  const copy = useCatalogue(openTalkCopy);
  const label = copy.customer(firstNameOf(customer.name));
  return (
    <TalkButton
      code={code}
      label={label}
      className="min-h-15 px-2"
      isWide
      onOpen={() => openRunConversation(code)}
    />
  );
}
