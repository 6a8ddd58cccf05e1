import { z } from 'zod';
import { ApiFailure, isFailure } from './api-failure.js';
import { createClient, toForm } from './client.js';
import { endpoint, file, legacy, reply, tag, wire, wireFlag, wireInt, wireJson } from './endpoint.js';
import type { InputOf, ResultOf } from './endpoint.js';
import { firstMessage } from './message.js';
import { openapi } from './openapi.js';
import { findUnsafeParsed, findUnsafeText } from './unsafe-text.js';

const session = wire({ token: z.string(), userId: legacy('user_id', z.string()), vip: wireFlag });
const login = endpoint({
  route: 'POST /user/login',
  access: 'none',
  input: z.discriminatedUnion('type', [
    wire({ method: legacy('type', tag('1', 'password')), phone: z.string().min(1, '请输入正确的手机号') }),
    wire({
      method: legacy('type', tag('3', 'smsCode')),
      challengeId: legacy('msg_id', z.string('缺少编号')),
    }),
  ]),
  replies: {
    signedIn: reply(200, session, '登录成功'),
    phoneVerificationRequired: reply(202, wire({ studentTicket: legacy('cas_id', z.string()) })),
  },
});
const save = endpoint({
  route: 'POST /make_resume/saveMakeResume',
  access: 'user',
  input: wire({
    version: wireInt.optional(),
    document: legacy('content', wireJson(z.object({ a: z.number() }), 1000)),
  }),
  replies: { ok: reply(1, wire({ savedVersion: legacy('version', wireInt) })) },
});
const word = endpoint({
  route: 'POST /word/getWord',
  access: 'user',
  input: wire({}),
  replies: { ok: file('text/plain') },
});

function clientAnswering(body: unknown, init: ResponseInit = {}) {
  const sent: Array<{ url: string; init: RequestInit }> = [];
  const call = createClient({
    baseUrl: 'http://test',
    token: () => 't0',
    fetch: (url, request = {}) => {
      sent.push({ url: String(url), init: request });
      return Promise.resolve(Response.json(body, init));
    },
  });
  return { call, sent };
}

describe('wire', () => {
  it('renames both ways and drops unknown fields', () => {
    const domain = z.decode(session, { token: 't', user_id: 'u', vip: '1', is_admin: 1 } as never);
    expect(domain).toEqual({ token: 't', userId: 'u', vip: true });
    expect(z.encode(session, domain)).toEqual({ token: 't', user_id: 'u', vip: 1 });
  });

  it('narrows a union by its tag, sent as text or number, and encodes it back', () => {
    const decoded = login.input.parse({ type: 3, msg_id: 'm1' });
    expect(decoded).toEqual({ method: 'smsCode', challengeId: 'm1' });
    expect(z.encode(login.input, decoded)).toEqual({ type: '3', msg_id: 'm1' });
  });

  it('leaves an absent optional field absent', () => {
    const decoded = save.input.parse({ content: '{"a":1}' });
    expect(decoded).toEqual({ document: { a: 1 } });
    expect(z.encode(save.input, decoded)).toEqual({ content: '{"a":1}' });
  });

  it('decodes a form and a JSON body to the same value', () => {
    const input = { version: 3, document: { a: 1 } };
    const encoded = z.encode(save.input, input) as Record<string, unknown>;
    expect(save.input.parse(Object.fromEntries(toForm(encoded)))).toEqual(save.input.parse(encoded));
  });

  it('reports the first invalid field, also inside a union', () => {
    const message = (value: unknown) => firstMessage(login.input.safeParse(value).error ?? { issues: [] });
    expect(message({ type: '1', phone: '' })).toBe('请输入正确的手机号');
    expect(message({ type: '3' })).toBe('缺少编号');
  });

  it.each([
    [z.string(), null, '缺少必填内容'],
    [z.string(), undefined, '缺少必填内容'],
    [z.string(), 7, '请求内容不正确'],
    [z.number().min(1), 0, '数值超出范围'],
    [z.number().max(1), 2, '数值超出范围'],
    [z.string().min(1), '', '缺少必填内容'],
    [z.string().max(1), 'ab', '内容过长，请精简后再试'],
    [z.number().multipleOf(5), 3, '数值不正确'],
    [z.uuid(), 'x', '内容格式不正确'],
    [z.enum(['a']), 'b', '请求内容不正确'],
    [z.strictObject({}), { 中: 1 }, '请求内容不正确'],
    [wireFlag, 'x', '请求内容不正确'],
    [login.input, {}, '请求内容不正确'],
    [wireInt, 'x', '请输入整数'],
    [wireInt, null, '缺少必填内容'],
    [z.number('滑动轨迹不正确'), null, '滑动轨迹不正确'],
  ])('reports errors without types or limits: %#', (schema: z.core.$ZodType, value, message) => {
    expect(firstMessage(z.safeParse(schema, value).error ?? { issues: [] })).toBe(message);
  });

  it.each(['not json', '{"a":"\\u0000"}', '{"b":"\\ud800"}'])('rejects %s in a JSON field', (content) => {
    expect(save.input.safeParse({ content }).success).toBe(false);
  });
});

describe('findUnsafeText', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
  it('accepts ordinary text, emoji and rare characters', () => {
    expect(findUnsafeText({ a: ['张三 👩‍🎓 䶮', 1, null, true] })).toBeNull();
  });
  it.each([[{ a: '\u0000' }], [{ '\ud800': 1 }], [['x', '\udc00']], [nested(60)]])('rejects %j', (value) => {
    expect(findUnsafeText(value)).not.toBeNull();
  });
});

describe('client', () => {
  it('sends wire names with the token and returns the named outcome', async () => {
    const { call, sent } = clientAnswering({ code: 202, msg: '', data: { cas_id: 'c1' } });
    const input: InputOf<typeof login> = { method: 'password', phone: '13800000000' };
    const result: ResultOf<typeof login> = await call(login, input);
    expect(result).toEqual({ outcome: 'phoneVerificationRequired', data: { studentTicket: 'c1' } });
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ type: '1', phone: '13800000000' });
    expect(sent[0]?.init.headers).toMatchObject({ token: 't0' });
  });

  it('accepts 1 and 200 as the only success', async () => {
    for (const code of [1, 200]) {
      const { call } = clientAnswering({ code, msg: '', data: { version: 4 } });
      expect(await call(save, { document: { a: 1 } }, { encoding: 'form' })).toEqual({ savedVersion: 4 });
    }
  });

  it('throws the failure with its reason, data and retry delay', async () => {
    const { call } = clientAnswering(
      { code: 0, msg: '请稍后再试', reason: 'tooManyRequests', data: { left: 0 } },
      { status: 429, headers: { 'retry-after': '7' } },
    );
    const failure = await call(save, { document: { a: 1 } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      status: 429,
      message: '请稍后再试',
      reason: 'tooManyRequests',
      data: { left: 0 },
      retryAfterSeconds: 7,
    });
  });

  it('identifies a failure by its reason, not by its message', async () => {
    const refusal = { code: 0, msg: '请先完成验证', reason: 'captchaRequired', data: null };
    const failure = await clientAnswering(refusal)
      .call(save, { document: { a: 1 } })
      .catch((error: unknown) => error);
    expect(isFailure(failure, 'captchaRequired')).toBe(true);
    expect(isFailure(failure, 'smsCodeInvalid', 'captchaRequired')).toBe(true);
    expect(isFailure(failure, 'smsCodeInvalid')).toBe(false);
    expect(isFailure(new Error('captchaRequired'), 'captchaRequired')).toBe(false);
  });

  it.each([undefined, null, 7])('has no reason if the response has none: %p', async (reason) => {
    const { call } = clientAnswering({ code: 0, msg: '请稍后再试', reason, data: null });
    const failure = await call(save, { document: { a: 1 } }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 0, message: '请稍后再试', reason: null });
  });

  it('rejects invalid input locally with the server’s message', async () => {
    const { call, sent } = clientAnswering({ code: 200, msg: '', data: null });
    const failure = await call(login, { method: 'password', phone: '' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 400, message: '请输入正确的手机号', reason: 'invalidInput' });
    expect(sent).toEqual([]);
  });

  it('returns a file with its name', async () => {
    const call = createClient({
      baseUrl: '',
      token: () => null,
      fetch: () =>
        Promise.resolve(
          new Response('docx', {
            headers: { 'content-disposition': "attachment; filename*=UTF-8''%E5%BC%A0.docx" },
          }),
        ),
    });
    expect((await call(word, {})).name).toBe('张.docx');
  });

  it('does not take a proxy’s error page for a response', async () => {
    const call = createClient({
      baseUrl: '',
      token: () => null,
      fetch: () => Promise.resolve(new Response('<html>')),
    });
    await expect(call(save, { document: { a: 1 } })).rejects.toThrow('服务暂时不可用，请稍后再试');
  });
});

describe('openapi', () => {
  it('documents wire names, codes and access', () => {
    const document = openapi({ auth: { login }, resume: { save } });
    const operation = JSON.stringify(document.paths['/user/login']);
    expect(operation).toContain('msg_id');
    expect(operation).not.toContain('challengeId');
    expect(operation).toContain('"const":202');
    expect(JSON.stringify(document.paths['/make_resume/saveMakeResume'])).toContain('"token":[]');
  });

  it('documents a failure with all its reasons', () => {
    const document = openapi({ auth: { login }, resume: { word } });
    expect(JSON.stringify(document.components)).toContain('"aiCountsExhausted"');
    for (const { post } of Object.values(document.paths))
      expect(JSON.stringify(post)).toContain('#/components/schemas/Failure');
  });
});

describe('findUnsafeParsed', () => {
  const nested = (depth: number, inner: string) => '['.repeat(depth) + inner + ']'.repeat(depth);

  it.each([
    ['brackets and quotes inside texts', JSON.stringify({ a: `${'['.repeat(50)}"}`, 'b"]': '\\' })],
    ['a text that ends in a backslash', '["a\\\\",[1]]'],
    ['surrogate pairs', '["👩‍🎓"]'],
    ['a lone surrogate', '["\ud83d"]'],
    ['an escaped lone surrogate', '["\\ud83d"]'],
    ['an escaped U+0000 in a key', '{"\\u0000":1}'],
    ['a harmless escape', '["\\u4e2d"]'],
    ['the maximum depth', nested(40, '1')],
    ['too deep', nested(41, '1')],
    ['too deep, without content', nested(42, '')],
    ['deep again after closing brackets in texts', `["]]]]",${nested(40, '1')}]`],
    ['too many values', JSON.stringify(Array.from({ length: 100_001 }, () => 1))],
  ])('finds the same as in the value: %s', (_name, json) => {
    const value: unknown = JSON.parse(json);
    expect(findUnsafeParsed(value, json)).toBe(findUnsafeText(value));
  });
});
