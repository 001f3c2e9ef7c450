import { paths } from '#contract/paths.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Section } from './section.tsx';

export function About() {
  const { about } = useCopy().landing;
  return (
    <div className="bg-[color-mix(in_srgb,var(--garri-soft)_60%,var(--paper))]">
      <Section id="about" title={about.title}>
        <ol className="grid gap-6 md:grid-cols-3">
          {about.steps.map((step, index) => (
            <li key={step.title} className="flex gap-4 md:block">
              <span
                aria-hidden="true"
                className="grid size-12 flex-none place-items-center rounded-full bg-garri text-lg font-extrabold text-on-garri"
              >
                {index + 1}
              </span>
              <div className="md:mt-3">
                <h3>{step.title}</h3>
                <p className="mt-1 text-ink">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div>
          <p>{about.errands}</p>
          <a href={paths.fetchFromShop()} className="link inline-flex min-h-12 items-center">
            {about.toErrand}
          </a>
        </div>
      </Section>
    </div>
  );
}
