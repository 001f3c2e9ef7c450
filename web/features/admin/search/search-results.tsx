import { useEffect } from 'react';
import { Link } from 'wouter';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminSearchCopy } from '#contract/copy/admin/search.ts';
import { StatusBadge } from '#web/features/orders/order/status-badge.tsx';
import { dayOf } from '#web/lib/format/dates.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { FoundGroup, FoundOption } from './options.ts';

interface Props {
  id: string;
  groups: readonly FoundGroup[];
  active: FoundOption | undefined;
  search: string;
  onOpen: () => void;
}

/** Found orders, agents and people, kind by kind. */
export function SearchResults({ id, groups, active, search, onOpen }: Props) {
  const copy = useCatalogue(adminSearchCopy);
  const count = groups.flatMap(({ options }) => options.filter(({ kind }) => kind !== 'more')).length;
  const activeId = active && `${id}-${active.key}`;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <output className="sr-only">{count === 0 ? copy.nothing(search) : copy.found(count)}</output>
      {count === 0 ? (
        <EmptyState title={copy.nothing(search)} text={copy.nothingText} />
      ) : (
        <div
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of links under a field is no tag
          role="listbox"
          aria-label={copy.title}
          className="grid gap-4"
        >
          {groups.map(({ group, options }) => (
            <div
              key={group}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of links under a field is no tag
              role="group"
              aria-labelledby={`${id}-${group}`}
            >
              <p id={`${id}-${group}`} className="text-sm font-extrabold text-ink-soft">
                {copy.groups[group]}
              </p>
              {options.map((option) => (
                <Link
                  key={option.key}
                  id={`${id}-${option.key}`}
                  href={option.href}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of links under a field is no tag
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.key === active?.key}
                  className={classNames(
                    'grid rounded-md px-3 py-2 text-ink no-underline',
                    option.key === active?.key && 'bg-leaf-soft',
                  )}
                  onClick={onOpen}
                >
                  <OptionText option={option} />
                </Link>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function OptionText({ option }: { option: FoundOption }) {
  const copy = useCatalogue(adminSearchCopy);
  const { people, agents } = useCatalogue(adminCopy);
  switch (option.kind) {
    case 'order': {
      const { code, status, customerName, customerPhone, receiverName, marketName, placedAt } = option.order;
      const receiver = receiverName === null ? [] : [copy.receives(receiverName)];
      const facts = [readablePhone(customerPhone), ...receiver, marketName, dayOf(placedAt)].filter(Boolean);
      return (
        <Row title={[customerName, code].filter(Boolean).join(' · ')} facts={facts}>
          <StatusBadge status={status} />
        </Row>
      );
    }
    case 'person': {
      const { username, name, phone, role } = option.person;
      const facts = [username, phone === null ? '' : readablePhone(phone)].filter(
        (fact) => fact !== '' && fact !== (name ?? username),
      );
      return (
        <Row title={name ?? username} facts={facts}>
          <Badge>{people.roles[role]}</Badge>
        </Row>
      );
    }
    case 'agent': {
      const { name, phone, state, isOnline } = option.agent;
      return (
        <Row title={name} facts={[readablePhone(phone)]}>
          <Badge tone={isOnline ? 'leaf' : 'plain'}>{isOnline ? agents.online : agents.states[state]}</Badge>
        </Row>
      );
    }
    case 'more':
      return <span className="link">{copy.more[option.group]}</span>;
  }
}

interface RowProps {
  title: string;
  facts: readonly string[];
  children: React.ReactNode;
}

function Row({ title, facts, children }: RowProps) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-extrabold wrap-anywhere">{title}</span>
        {children}
      </span>
      <span className="text-sm wrap-anywhere text-ink-soft">{facts.join(' · ')}</span>
    </>
  );
}
