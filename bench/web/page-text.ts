import * as z from 'zod/mini';

/** Text of a page by its elements: everything that is read, nothing of the styling. */
export type Piece = string | TextElement;

interface TextElement {
  tag: string;
  href?: string | undefined;
  within: Piece[];
}

export const piece: z.ZodMiniType<Piece> = z.union([
  z.string(),
  z.object({
    tag: z.string(),
    href: z.optional(z.string()),
    within: z.array(z.lazy(() => piece)),
  }),
]);

export const pageText = z.object({
  language: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.array(piece),
});
export type PageText = z.output<typeof pageText>;
