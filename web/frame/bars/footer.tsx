import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { LegalLinks } from '#web/features/settings/legal/links.tsx';
import { useBusinessPhone, useSetting } from '#web/features/settings/queries.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';

/** Name, place, hours and contact. */
export function Footer() {
  const { shell } = useCopy();
  const business = useSetting('business_name');
  const address = useSetting('business_address');
  const phone = useBusinessPhone();
  const email = useSetting('business_email');
  return (
    <footer className="border-t border-line bg-sunk print:hidden">
      <div className="mx-auto grid max-w-[64rem] gap-2 px-4 py-8 text-sm text-ink-soft">
        <p className="text-lg font-extrabold text-ink">{business}</p>
        <p>{shell.tagline}</p>
        <p>{address}</p>
        <p>{shell.hours}</p>
        <p>{shell.priceRange}</p>
        {phone === '' ? null : <Reach href={callAddress(phone)}>{shell.call(readablePhone(phone))}</Reach>}
        {email === '' ? null : <Reach href={`mailto:${email}`}>{email}</Reach>}
        <p>
          <Link href={paths.agentApply} className="link inline-flex min-h-12 items-center">
            {shell.workWithUs}
          </Link>
        </p>
        <LegalLinks />
        <p className="mt-2">{shell.footerRights(business)}</p>
      </div>
    </footer>
  );
}

function Reach({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a className="link inline-flex min-h-12 items-center" href={href}>
        {children}
      </a>
    </p>
  );
}
