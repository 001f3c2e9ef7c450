import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clientRequestId } from '#contract/fields.ts';
import { marketId } from '#contract/markets/schema.ts';
import { catalogueFilePreview } from './catalogue-file.ts';
import { priceFilePreview } from './price-file.ts';
import { fileText, importedFile, previewDigest } from './schema.ts';

export const previewCatalogueFile = defineEndpoint({
  name: 'previewCatalogueFile',
  purpose: 'What a file would change in the catalogue, with every wrong line; nothing is written.',
  method: 'POST',
  path: '/api/admin/catalogue/file/preview',
  audience: 'markets:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ text: fileText }),
  reply: catalogueFilePreview,
  refusals: [],
});

export const importCatalogueFile = defineEndpoint({
  name: 'importCatalogueFile',
  purpose: 'Bring a file into the catalogue exactly as its preview showed it, all of it or nothing.',
  method: 'POST',
  path: '/api/admin/catalogue/file',
  audience: 'markets:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ clientRequestId, text: fileText, digest: previewDigest }),
  reply: importedFile,
  refusals: ['changed-meanwhile', 'lines-wrong', 'same-id-other-body'],
});

export const previewPriceFile = defineEndpoint({
  name: 'previewPriceFile',
  purpose: 'What a file would change in the prices of a market, with every wrong line; nothing is written.',
  method: 'POST',
  path: '/api/admin/markets/:marketId/price-file/preview',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ marketId, text: fileText }),
  reply: priceFilePreview,
  refusals: ['not-found'],
});

export const importPriceFile = defineEndpoint({
  name: 'importPriceFile',
  purpose: 'Bring a file into the prices of a market exactly as its preview showed it, all of it or nothing.',
  method: 'POST',
  path: '/api/admin/markets/:marketId/price-file',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ clientRequestId, marketId, text: fileText, digest: previewDigest }),
  reply: importedFile,
  refusals: ['not-found', 'changed-meanwhile', 'lines-wrong', 'same-id-other-body'],
});
