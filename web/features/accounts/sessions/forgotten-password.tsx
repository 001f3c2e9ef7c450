import { useBusinessPhone } from '#web/features/settings/queries.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Help for a forgotten password: the office sends a link that works once. Open to a reader without script too. */
export function ForgottenPassword() {
  const { login, shell } = useCopy();
  const phone = useBusinessPhone();
  const { title, text, noPhone } = login.forgotten;
  return (
    <details className="card">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-extrabold text-leaf-ink">
        {title}
        <Icon name="down" size={20} />
      </summary>
      <div className="grid gap-4">
        <p className="text-ink-soft">{phone === '' ? noPhone : text}</p>
        {phone !== '' && (
          <ButtonLink href={callAddress(phone)} variant="secondary">
            <Icon name="phone" />
            {shell.call(readablePhone(phone))}
          </ButtonLink>
        )}
      </div>
    </details>
  );
}
