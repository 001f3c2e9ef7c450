import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/** Shape of an input, as its JSON Schema describes it. */
export interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

const shapes = new Map<Endpoint, Shape>();

export function shapeOf(endpoint: Endpoint): Shape {
  const known = shapes.get(endpoint);
  if (known !== undefined) return known;
  // Plain data made by zod itself, in the words above as far as this contract uses them.
  const shape = plain(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Shape);
  shapes.set(endpoint, shape);
  return shape;
}

/** The same with alternatives under one name, and what must hold together in one place: the last pattern says most. */
function plain({ anyOf, oneOf, allOf = [], properties, items, ...own }: Shape): Shape {
  const options = anyOf ?? oneOf;
  const shape: Shape = Object.assign({}, own, ...allOf.map(plain));
  if (options !== undefined) shape.anyOf = options.map(plain);
  if (items !== undefined) shape.items = plain(items);
  if (properties !== undefined)
    shape.properties = Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [key, plain(field)]),
    );
  return shape;
}
