import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { Shelf, type Theme } from './shelf.tsx';

export function Controls({ theme }: { theme: Theme }) {
  return (
    <>
      <Buttons theme={theme} />
      <Fields theme={theme} />
      <Chips theme={theme} />
    </>
  );
}

function Buttons({ theme }: { theme: Theme }) {
  return (
    <Shelf title="Buttons" theme={theme}>
      <div className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button size="small">Small</Button>
        <Button disabled>Disabled</Button>
        <Button isBusy>Sending…</Button>
        <Button variant="secondary" isBusy>
          Saving…
        </Button>
        <ButtonLink href="#main">A link</ButtonLink>
        <Tooltip text="Search the markets">
          <IconButton label="Search the markets">
            <Icon name="search" />
          </IconButton>
        </Tooltip>
      </div>
      <Button size="large" isWide>
        The next action, within thumb reach
      </Button>
    </Shelf>
  );
}

function Fields({ theme }: { theme: Theme }) {
  const [when, setWhen] = useState('now');
  const [isShown, setShown] = useState(false);
  const times = [
    { value: 'now', label: 'Now' },
    { value: 'later', label: 'Later today' },
    { value: 'monday', label: 'Monday' },
  ];
  return (
    <Shelf title="Fields" theme={theme}>
      <Field label="Your name" hint="As the agent should call you" autoComplete="off" />
      <Field
        label="Phone"
        error="That is not a Nigerian mobile number."
        defaultValue="0803 12"
        inputMode="tel"
      />
      <Field label="At most" prefix="₦" defaultValue="2,000" inputMode="numeric" />
      <Field
        label="Password"
        type={isShown ? 'text' : 'password'}
        defaultValue="tomato basket"
        autoComplete="off"
        end={
          <Button variant="quiet" size="small" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
          </Button>
        }
      />
      <Field label="Not now" disabled defaultValue="Cannot be changed" />
      <Select label="Market" hint="Open now first">
        <option>Kado fish market</option>
        <option>Life Camp market</option>
      </Select>
      <TextArea label="Your list" placeholder="2 paint garri (white)" />
      <CopyField
        label="One-time link"
        value="https://marketwaka.example/login#reset"
        text={{ copy: 'Copy', copied: 'Copied', copyByHand: 'Select it and copy by hand.' }}
      />
      <Choice legend="When" name={`when-${theme}`} options={times} chosen={when} onChoose={setWhen} />
      <div>
        <Checkbox label="Leave it with the gateman" hint="He gets the PIN from you" defaultChecked />
        <Checkbox label="Not ticked" />
        <Switch label="Messages about this order" defaultChecked />
        <Switch label="Messages about new markets" hint="At most one a week" />
      </div>
    </Shelf>
  );
}

const understood = [
  { item: '2 paint garri, white' },
  { item: 'pepper, ₦500' },
  { item: '5 tubers yam, big' },
  { item: '500 maggi?', isUnsure: true },
];

function Chips({ theme }: { theme: Theme }) {
  const [left, setLeft] = useState(understood);
  return (
    <Shelf title="Chips" theme={theme}>
      <div className="flex flex-wrap gap-2">
        {left.map(({ item, isUnsure = false }) => (
          <Chip
            key={item}
            isUnsure={isUnsure}
            onEdit={() => setLeft(understood)}
            onRemove={() => setLeft(left.filter((other) => other.item !== item))}
            removeLabel={`Take out ${item}`}
          >
            {item}
          </Chip>
        ))}
      </div>
    </Shelf>
  );
}
