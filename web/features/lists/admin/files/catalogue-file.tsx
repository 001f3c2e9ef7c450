import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { AdminMarketsCopy } from '#contract/copy/admin/markets/en.ts';
import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import { catalogueTable, type CatalogueFilePreview } from '#contract/lists/files/catalogue-file.ts';
import { importCatalogueFile, previewCatalogueFile } from '#contract/lists/files/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { download } from '#web/lib/device/download.ts';
import { csvOf } from '#web/lib/format/csv.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { useForgetCatalogue } from '../queries.ts';
import { FileForm } from './file-form.tsx';
import { Shortened } from './shortened.tsx';
import type { FileCalls } from './use-file.ts';

const calls: FileCalls<CatalogueFilePreview> = {
  preview: (text) => callServer(previewCatalogueFile, { text }),
  bringIn: (sent) => callServer(importCatalogueFile, sent),
};

/** The catalogue out as a file, and in again. */
export function CatalogueFile({ items }: { items: readonly CatalogueItem[] }) {
  const { files: text } = useCatalogue(adminMarketsCopy);
  const [isOpen, setOpen] = useState(false);
  const forget = useForgetCatalogue();
  const save = () =>
    download(`${text.catalogue.name}.csv`, 'text/csv;charset=utf-8', csvOf(catalogueTable(items)));
  const done = () => {
    forget();
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" onClick={save}>
        {text.download}
      </Button>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.bring}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={text.catalogue.title}>
        <FileForm lead={text.catalogue.lead} calls={calls} onDone={done}>
          {(preview) => <Changes preview={preview} />}
        </FileForm>
      </Sheet>
    </>
  );
}

interface ChangedRow {
  line: number;
  name: string;
  before: readonly string[];
  after: readonly string[];
}

function Changes({ preview }: { preview: CatalogueFilePreview }) {
  const copy = useCatalogue(adminMarketsCopy);
  const { files: text } = copy;
  return (
    <Shortened rows={rowsOf(preview, copy)}>
      {(shown) => (
        <Table
          caption={text.catalogue.title}
          rows={shown}
          keyOf={({ line }) => `${line}`}
          columns={columnsOf(text)}
        />
      )}
    </Shortened>
  );
}

function rowsOf({ added, changed }: CatalogueFilePreview, copy: AdminMarketsCopy): ChangedRow[] {
  const { files: text, prices, measure } = copy;
  return [
    ...added.map((one) => ({
      line: one.line,
      name: one.name,
      before: [text.newItem],
      after: [`${prices.sections[one.stall]}, ${measure(one.measure, 1)}`],
    })),
    ...changed.map(({ line, name, fields }) => ({
      line,
      name,
      before: fields.map((field) => text.field(field.column, field.before)),
      after: fields.map((field) => text.field(field.column, field.after)),
    })),
  ];
}

function columnsOf({ columns: heads }: AdminMarketsCopy['files']): Column<ChangedRow>[] {
  return [
    { key: 'item', head: heads.item, isTitle: true, cell: ({ name }) => name },
    { key: 'before', head: heads.before, cell: ({ before }) => <Lines texts={before} /> },
    { key: 'after', head: heads.after, cell: ({ after }) => <Lines texts={after} /> },
    { key: 'line', head: heads.line, isNumber: true, cell: ({ line }) => line },
  ];
}

function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}
