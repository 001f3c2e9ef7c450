import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/files/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readCitySlugs } from '../catalogue/store-city-names.ts';
import { readCatalogue } from '../catalogue/store.ts';
import { digestOf } from './digest.ts';
import { changedColumns, planCatalogueFile } from './plan-catalogue-file.ts';

export async function previewCatalogueFile(
  db: Db,
  { text }: InputOf<typeof endpoints.previewCatalogueFile>,
): Promise<OutcomeOf<typeof endpoints.previewCatalogueFile>> {
  const plan = planCatalogueFile(text, await readCatalogue(db), await readCitySlugs(db));
  return {
    ok: true,
    value: {
      digest: digestOf(plan),
      wrong: plan.wrong,
      added: plan.added.map(({ line, facts: { name, stall, defaultMeasure } }) => ({
        line,
        name,
        stall,
        measure: defaultMeasure,
      })),
      changed: plan.changed.map((one) => ({
        line: one.line,
        name: one.before?.name ?? one.facts.name,
        fields: changedColumns(one),
      })),
      unchanged: plan.unchanged,
    },
  };
}
