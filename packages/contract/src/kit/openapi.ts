import { z } from 'zod';
import { wireFailures } from '../failures.js';
import type { Endpoint, Reply } from './endpoint.js';

interface Document {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, unknown>>;
  components: unknown;
}

/** An OpenAPI 3.1 document of these endpoints, by wire names; groups are the keys of `groups`. */
export function openapi(groups: Record<string, Record<string, Endpoint>>): Document {
  const paths: Document['paths'] = {};
  for (const [group, endpoints] of Object.entries(groups)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const methods = endpoint.alsoPost ? ['get', 'post'] : [endpoint.method.toLowerCase()];
      for (const method of methods) {
        paths[endpoint.path] = {
          ...paths[endpoint.path],
          [method]: operation(group, name, endpoint, method),
        };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '启程接口',
      version: '1',
      description:
        '成功的回复为 {code, msg, data}，code 见各接口，多为 1 或 200；失败的回复为 {code, msg, reason, data}，' +
        'HTTP 状态多为 200。请按 reason 区分失败，msg 只供显示，文字可能调整。令牌放在 token 头、Authorization 头或请求体。',
    },
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}

function operation(group: string, name: string, endpoint: Endpoint, method: string) {
  const input = schemaOf(endpoint.input, 'input');
  const inputPart =
    method === 'get'
      ? { parameters: queryParameters(input) }
      : { requestBody: { content: bodyContent(endpoint, input) } };
  return {
    operationId: method === endpoint.method.toLowerCase() ? name : `${name}By${method}`,
    tags: [group],
    summary: endpoint.summary ?? name,
    ...(endpoint.note === undefined ? {} : { description: `约定：${endpoint.note}` }),
    security: { none: [], optional: [{}, { token: [] }], user: [{ token: [] }] }[endpoint.access],
    ...inputPart,
    responses: {
      200: response(Object.values(endpoint.replies)),
      default: { description: '失败', content: { 'application/json': { schema: failureReference } } },
    },
  };
}

const failureSchema = {
  type: 'object',
  required: ['code', 'msg', 'reason', 'data'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    reason: { enum: Object.keys(wireFailures) },
    data: {},
  },
};
const failureReference = { $ref: '#/components/schemas/Failure' };

function bodyContent(endpoint: Endpoint, schema: object) {
  if (endpoint.upload) {
    const properties = {
      ...propertiesOf(schema),
      [endpoint.upload.field]: { type: 'string', format: 'binary' },
    };
    return { 'multipart/form-data': { schema: { type: 'object', properties } } };
  }
  return { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } };
}

function response(replies: Reply[]) {
  const [first] = replies;
  if (first?.kind === 'file') {
    const content = { [first.mime]: {}, 'application/json': { schema: failureReference } };
    return { description: '文件，或失败', content };
  }
  const envelopes = replies.flatMap((reply) => (reply.kind === 'data' ? [envelopeOf(reply)] : []));
  const schema = { oneOf: [...envelopes, failureReference] };
  return { description: '成功，或失败', content: { 'application/json': { schema } } };
}

function envelopeOf(reply: Extract<Reply, { kind: 'data' }>) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { const: reply.code },
      msg: { type: 'string', examples: [reply.message] },
      data: schemaOf(reply.schema, 'input'),
    },
  };
}

// The wire is the codec's input side, for requests and replies alike.
function schemaOf(schema: z.core.$ZodType, io: 'input'): object {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
}

const propertiesOf = (schema: object): Record<string, object> =>
  'properties' in schema ? (schema.properties as Record<string, object>) : {};

function queryParameters(schema: object) {
  const required: unknown[] = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}
