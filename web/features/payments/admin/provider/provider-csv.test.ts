import { describe, expect, it } from 'vitest';
import { readProviderCsv } from './provider-csv.ts';

describe('the provider’s export', () => {
  it('is read by its columns’ names, whatever stands between them', () => {
    const file =
      '\uFEFFid,Reference,"Customer, name",Amount (NGN),Status\r\n1,ref-1,"Obi, ""Ada""","1,250.50",success\r\n2,ref-2,Musa,300,failed\r\n';
    expect(readProviderCsv(file)).toEqual({ ok: true, list: [{ reference: 'ref-1', kobo: 125_050 }] });
  });

  it('says which row cannot be read, and matches nothing of it', () => {
    expect(readProviderCsv('reference,amount\nref-1,100\nref-2,plenty\n')).toEqual({
      ok: false,
      why: 'bad-row',
      row: 3,
    });
  });

  it('is refused where it has no such columns', () => {
    expect(readProviderCsv('date,who\n2026-01-01,Ada\n')).toEqual({ ok: false, why: 'no-columns' });
    expect(readProviderCsv('')).toEqual({ ok: false, why: 'no-columns' });
  });
});
