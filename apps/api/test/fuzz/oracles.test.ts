import { renameResume } from '@qicheng/contract/resume/index';
import type { FuzzCase } from './fuzz-case.js';
import { judge, type Observation } from './oracles.js';
import { Random } from './random.js';
import { validInput } from './schema-walker.js';
import type { World } from './world.js';

const world = { a: { canaries: ['金丝雀甲'] }, b: { canaries: ['金丝雀乙'] } } as World;
const id = '0192f7a0-0000-7000-8000-000000000001';
const fuzzCase: FuzzCase = {
  group: 'valid',
  endpoint: renameResume,
  holder: 'a',
  what: '',
  headers: {},
  fields: { id, title: '产品经理' },
  encoding: 'json',
};
const refusal = { code: 0, msg: '简历不存在或已被删除', reason: 'resumeNotFound', data: null };
const row = { id, title: '产品经理', tz_url: 'tem0001', resume_type: 'zh', version: 2 };
const success = { code: 1, msg: '修改成功', data: { ...row, updated_at: '2026-11-21T00:00:00.000Z' } };

const seen = (body: unknown, status = 200, more: Partial<Observation> = {}): Observation => ({
  answer: {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'x' },
    body: Buffer.from(JSON.stringify(body)),
    milliseconds: 5,
    problem: null,
  },
  changedTables: [],
  foreignTables: [],
  newFiles: 0,
  newJobs: 0,
  ...more,
});
const rulesOf = (what: Observation, of: FuzzCase = fuzzCase) =>
  judge(of, what, world, 5_000).map(({ rule }) => rule);

describe('the fuzzing rules', () => {
  it('accept valid successes and refusals', () => {
    expect(rulesOf(seen(success, 200, { changedTables: ['resume'] }))).toEqual([]);
    expect(rulesOf(seen(refusal, 404))).toEqual([]);
    expect(rulesOf(seen(refusal, 200, { changedTables: ['throttle'] }))).toEqual([]);
  });

  // Observations that a defect would cause.
  const violations: Array<[string, Observation, FuzzCase?]> = [
    ['no 5xx', seen({ code: 0, msg: '服务出了点问题', data: null }, 500)],
    ['no 5xx', seen(refusal, 503)],
    ['no internal detail is exposed', seen({ ...refusal, msg: '错误 at Service.run (/srv/app/a.js:1:2)' })],
    ['no internal detail is exposed', seen({ ...refusal, msg: '错误 P2002' })],
    ['no internal detail is exposed', seen({ ...refusal, msg: '错误 duplicate key value' })],
    [
      'no data of another user is exposed',
      seen({ ...success, data: { ...success.data, title: '金丝雀乙' } }),
    ],
    ['rows of other users are unchanged', seen(success, 200, { foreignTables: ['resume'] })],
    ['no call writes to these tables', seen(success, 200, { changedTables: ['operator'] })],
    ['a refusal writes nothing', seen(refusal, 404, { changedTables: ['resume_save'] })],
    ['a refusal writes nothing', seen(refusal, 400, { changedTables: ['throttle'] })],
    ['a refusal writes nothing', seen(refusal, 200, { changedTables: ['resume'] })],
    ['a refusal leaves no file', seen(refusal, 404, { newFiles: 1 })],
    ['a refusal leaves no job', seen(refusal, 404, { newJobs: 1 })],
    ['a refusal has a Chinese message', seen({ ...refusal, msg: 'Not found' }, 404)],
    ['only a refusal has a known reason', seen({ ...refusal, reason: undefined }, 404)],
    ['only a refusal has a known reason', seen({ ...refusal, reason: 'absent' }, 404)],
    ['only a refusal has a known reason', seen({ ...success, reason: 'resumeNotFound' })],
    ['the reply matches its contract', seen({ ...success, data: { ...row, extra: 1 } })],
    ['envelope', seen({ statusCode: 404, message: 'x' }, 404)],
    ['what the contract rejects is refused', seen(success), { ...fuzzCase, fields: { id, title: 7 } }],
    [
      'what the contract rejects is refused',
      seen(success),
      { ...fuzzCase, fields: { id, title: 'a\u0000b' } },
    ],
    ['what the contract accepts is accepted', seen({ ...refusal, msg: '请求内容不正确' }, 400)],
  ];
  it.each(violations.map(([rule, what, of = fuzzCase]) => ({ rule, what, of })))(
    'detect a violation of "$rule": %#',
    ({ rule, what, of }) => {
      expect(rulesOf(what, of)).toContain(rule);
    },
  );
});

describe('generated requests', () => {
  it('are deterministic by seed and match their contract', () => {
    for (let stream = 0; stream < 200; stream += 1) {
      const make = () => validInput(renameResume.input, new Random(7, stream), { id: [id] });
      expect(make()).toEqual(make());
      expect(renameResume.input.safeParse(make()).success).toBe(true);
    }
  });
});
