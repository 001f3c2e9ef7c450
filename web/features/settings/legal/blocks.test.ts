import { expect, it } from 'vitest';
import { legalCopy } from '#contract/copy/legal.ts';
import { legalPages } from '#contract/pages/legal-pages.ts';
import { blocksOf } from './blocks.ts';

it('a text is read as headings, lists and paragraphs, whatever else is written in it', () => {
  const text = '# Who\nWe are\nhere.\n\n- one\n- <b>two</b>\n\n<script>alert(1)</script>';
  expect(blocksOf(text, {})).toEqual([
    { kind: 'heading', text: 'Who' },
    { kind: 'paragraph', text: 'We are here.' },
    { kind: 'list', points: ['one', '<b>two</b>'] },
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
  ]);
});

it('a line whose value the business has not set is left out, and an unknown name stays as written', () => {
  const values = { business_phone: '', business_name: 'Mama Put' };
  expect(blocksOf('- {business_name}\n- Phone: {business_phone}\n- {nobody}', values)).toEqual([
    { kind: 'list', points: ['Mama Put', '{nobody}'] },
  ]);
});

it('our own texts have the same headings and lists in both languages', () => {
  const shapeOf = (text: string) =>
    blocksOf(text, {}).map((block) => (block.kind === 'list' ? block.points.length : block.kind));
  for (const page of legalPages)
    expect(shapeOf(legalCopy.pcm[page]), page).toEqual(shapeOf(legalCopy.en[page]));
});
