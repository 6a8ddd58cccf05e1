import { createApplication, moveApplication, saveApplication } from '@qicheng/contract/job-application/index';
import { stubServer } from '#src/testing/stub-server.js';
import { EMPTY_DRAFT, readDraft } from './application-draft.js';
import { addApplication } from './application-queries.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
afterEach(() => server.close());

const KEY = '0190c1f2-0000-7000-8000-000000000001';
const ID = '0190c1f2-0000-7000-8000-000000000002';
const typed = (post: string) => readDraft({ ...EMPTY_DRAFT, company: '北方科技', post }).fields!;
const stored = (post: string, stage: string, version: number) => ({
  id: ID,
  ...typed(post),
  stage,
  version,
  outcome: null,
  updatedAt: new Date(0),
  stages: [{ stage, on: '2026-11-23' }],
  resume: null,
  letter: null,
  jd: null,
  interview: null,
  offer: null,
});
const add = (post: string, stage: 'wish' | 'applied') =>
  addApplication({ requestKey: KEY, ...typed(post), stage, stages: [] });

it('adds an application with one request', async () => {
  server.answer(createApplication, { data: stored('会计', 'wish', 1) });
  expect(await add('会计', 'wish')).toMatchObject({ id: ID, post: '会计' });
  expect(server.callsTo(createApplication)).toHaveLength(1);
});

it('updates an application created by a lost response to the current input', async () => {
  // The first request succeeded; the form was changed before the second.
  server.answer(createApplication, { data: stored('会计', 'wish', 1) });
  server.answer(saveApplication, { data: stored('审计', 'wish', 2) });
  server.answer(moveApplication, { data: stored('审计', 'applied', 2) });
  expect(await add('审计', 'applied')).toMatchObject({ id: ID, post: '审计', stage: 'applied' });
  expect(server.callsTo(saveApplication)[0]?.body).toMatchObject({ id: ID, version: 1, post: '审计' });
  expect(server.callsTo(moveApplication)[0]?.body).toMatchObject({ id: ID, from: 'wish', to: 'applied' });
});
