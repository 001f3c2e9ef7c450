import * as z from 'zod/mini';
import { isForAdmins } from '#contract/audience.ts';
import { endpointsByNoun } from '#contract/endpoints.ts';
import { pathParameters, type Endpoint } from '#contract/endpoint.ts';
import { pictureTypes, recordingTypes } from '#contract/media/schema.ts';
import { classOf } from '#server/rate-limits/policies.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { refusalStatus, type RefusalCode } from '#contract/refusals.ts';
import { productVersion } from '#server/product-version.ts';

/** The whole API as an OpenAPI 3.1 document, made from the endpoint table. */
export function openApiDocument(title: string, sessionCookie: string): object {
  const all = Object.entries(endpointsByNoun);
  const openPaths: Record<string, Record<string, object>> = {};
  for (const [noun, endpoints] of all) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:([a-zA-Z]+)/g, '{$1}');
      openPaths[path] = { ...openPaths[path], [endpoint.method.toLowerCase()]: operation(noun, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: productVersion },
    tags: all.map(([name]) => ({ name })),
    paths: openPaths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

function operation(noun: string, endpoint: Endpoint): object {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const named = pathParameters(endpoint.path);
  const fields = Object.entries(input.properties ?? {});
  const inBody = fields.filter(([name]) => !named.includes(name));
  const required = (input.required ?? []).filter((name) => !named.includes(name));
  const isQuery = endpoint.method === 'GET';
  const parameters = [
    ...fields
      .filter(([name]) => named.includes(name))
      .map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...(isQuery
      ? inBody.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
      : []),
  ];
  return {
    operationId: endpoint.name,
    tags: [noun],
    summary: endpoint.purpose,
    description: `Open to: ${endpoint.audience}.`,
    ...(endpoint.audience === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(endpoint, inBody, required),
    responses: {
      200: {
        description: 'Done.',
        content: {
          [endpoint.isStream === true ? 'text/event-stream' : 'application/json']: {
            schema: z.toJSONSchema(endpoint.reply, { unrepresentable: 'any' }),
          },
        },
      },
      ...refusalResponses(endpoint),
    },
  };
}

function bodyOf(endpoint: Endpoint, fields: [string, unknown][], required: string[]): object {
  if (endpoint.takes === 'picture') return { requestBody: bodyOfTypes(pictureTypes) };
  if (endpoint.takes === 'recording') return { requestBody: bodyOfTypes(recordingTypes) };
  return endpoint.method === 'GET' || fields.length === 0 ? {} : { requestBody: jsonBody(fields, required) };
}

function bodyOfTypes(types: readonly string[]): object {
  return { required: true, content: Object.fromEntries(types.map((type) => [type, {}])) };
}

function jsonBody(fields: [string, unknown][], required: string[]): object {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields),
    required,
    additionalProperties: false,
  };
  return { required: true, content: { 'application/json': { schema } } };
}

/** The refusals of the door itself, which every call may meet, and the endpoint's own. */
export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  return [
    ...(endpoint.audience === 'anyone' ? [] : (['not-signed-in'] as const)),
    ...(endpoint.audience === 'anyone' || endpoint.audience === 'signed-in'
      ? []
      : (['not-allowed'] as const)),
    ...(endpoint.needsStrongPassword === true || isForAdmins(endpoint.audience)
      ? (['strong-password-needed'] as const)
      : []),
    ...(endpoint.stepUp === undefined ? [] : (['step-up-needed'] as const)),
    ...(endpoint.duringMaintenance === 'refused' ? (['closed-for-maintenance'] as const) : []),
    'bad-input',
    ...(classOf(endpoint) === undefined ? [] : (['too-many-calls'] as const)),
    ...(endpoint.narrows === true ? (['not-found', 'cities-not-ready'] as const) : []),
    ...endpoint.refusals.filter((reason) => reason !== 'not-allowed'),
  ];
}

function refusalResponses(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (reason) => refusalStatus[reason]);
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      status,
      {
        description: `A plain sentence. ${refusalHeader}: ${reasons.join(', ')}.`,
        headers: { [refusalHeader]: { schema: { type: 'string', enum: reasons } } },
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
    ]),
  );
}
