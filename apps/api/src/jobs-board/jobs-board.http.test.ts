import { JobMatchRunService } from '@qicheng/core/jobs-board';
import type { Database } from '@qicheng/db';
import { emptyDocument } from '@qicheng/resume/defaults';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let database: Database;
beforeAll(async () => {
  api = await startApi();
  database = api.openDatabase();
  await database.jobFeed.create({ data: { source: 'sample', name: '示例职位', isSample: true } });
  await database.jobPosting.createMany({
    data: [
      job('a', { title: '会计', city: '南京', tags: ['财务金融'], words: ['会计'] }),
      job('b', { title: '护士', city: '兰州', tags: ['医疗', '校招'], words: ['护士'] }),
      job('c', { title: '旧职位', closesOn: new Date('2026-01-01') }),
      job('d', { title: '未来职位', publishedOn: new Date('2999-01-01') }),
    ],
  });
});
afterAll(async () => {
  await database.$disconnect();
  await api.stop();
});

const job = (externalId: string, over: object) => ({
  source: 'sample',
  externalId,
  title: externalId,
  company: '示例公司',
  city: '南京',
  description: '负责工作。',
  tags: [],
  words: [],
  publishedOn: new Date('2026-11-01'),
  ...over,
});
interface Listed {
  id: string;
  title: string;
  fit: { score: number; reasons: string[] } | null;
}
interface Page {
  list: Listed[];
  total: number;
  state: string;
}
const ask = async (path: string, fields: object = {}, token?: string) =>
  (await api.post(path, fields, token === undefined ? {} : { token })).data as Page;
const titles = ({ list }: Page) => list.map(({ title }) => title).sort();

it('lists open jobs by city, tag and words; sample jobs are marked', async () => {
  const all = await ask('/make_resume/jyqjobs');
  expect(titles(all)).toEqual(['会计', '护士']);
  expect(all.list[0]).toMatchObject({ is_sample: 1, published_on: '2026-11-01', fit: null });
  expect(titles(await ask('/make_resume/jyqjobs', { city: '兰州' }))).toEqual(['护士']);
  expect(titles(await ask('/make_resume/jyqjobs', { tag: '财务金融' }))).toEqual(['会计']);
  expect(titles(await ask('/make_resume/jyqJobsSearch', { keyword: '护士' }))).toEqual(['护士']);
  expect(titles(await ask('/make_resume/jyqJobsSearch', { keyword: '%' }))).toEqual([]);
  expect(await ask('/make_resume/jobTagList')).toMatchObject({
    list: [{ name: '医疗', total: 1 }, { name: '校招' }, { name: '财务金融' }],
    cities: [
      { name: '兰州', total: 1 },
      { name: '南京', total: 1 },
    ],
  });
});

it('recommends the newest jobs to visitors and users without a résumé', async () => {
  const form = new URLSearchParams({ page: '1', limit: '1' });
  expect((await api.post('/zhaopin/getRecJobs', form)).data).toMatchObject({ state: 'signedOut', total: 2 });
  const { token } = await openAccount(api, '13800000011');
  expect(await ask('/make_resume/jyqJobsThree', {}, token)).toMatchObject({
    state: 'noResume',
    resume: null,
  });
});

it('recommends by the worker’s match, with reasons, and requests a new match after a change', async () => {
  const { token } = await openAccount(api, '13800000012');
  const fields = {
    title: '简历',
    tz_url: 'tem0001',
    resume_type: 'zh',
    document: JSON.stringify(emptyDocument()),
  };
  const made = await api.post('/make_resume/saveMakeResume', fields, { token });
  const { id } = made.data as { id: string };
  expect(await ask('/zhaopin/getRecJobs', {}, token)).toMatchObject({ state: 'matching', resume: { id } });
  const runs = api.app.get(JobMatchRunService, { strict: false });
  const row = await database.jobMatch.findUniqueOrThrow({ where: { resumeId: id } });
  const claim = await runs.claim(row.id);
  if (claim === null) throw new Error('nothing to claim');
  const { jobs } = await runs.material(claim);
  const fits = jobs.map(({ id: jobId, title }) => ({
    jobId,
    overall: { score: title === '护士' ? 80 : 40, band: '良好' as const, confidence: 1 },
    dimensions: [{ key: 'must', label: '必备要求', weight: 100, score: 80, contributions: [] }],
    reasons: ['有护士执业资格'],
  }));
  fits.sort((a, b) => b.overall.score - a.overall.score);
  expect(await runs.complete(claim, fits)).toBe(true);
  expect(await runs.complete(claim, fits)).toBe(false);
  const page = await ask('/zhaopin/getRecJobs', { resume_id: id }, token);
  expect(page).toMatchObject({ state: 'matched', total: 2 });
  expect(page.list[0]).toMatchObject({ title: '护士', fit: { score: 80, reasons: ['有护士执业资格'] } });
  const detail = await api.post('/api/job/get', { id: page.list[0]?.id }, { token });
  expect(detail.data).toMatchObject({ source_name: '示例职位', fit: { overall: { score: 80 } } });
  await database.resume.update({ where: { id }, data: { version: { increment: 1 } } });
  await ask('/make_resume/jyqJobsThree', {}, token);
  const again = await database.jobMatch.findUniqueOrThrow({ where: { resumeId: id } });
  expect(again).toMatchObject({ status: 'queued', attempts: 0 });
  expect(again.id).not.toBe(row.id);
});

it('PE1: 404: another user’s résumé, a closed job, a nonexistent one', async () => {
  const owner = await openAccount(api, '13800000013');
  const fields = {
    title: '简历',
    tz_url: 'tem0001',
    resume_type: 'zh',
    document: JSON.stringify(emptyDocument()),
  };
  const made = await api.post('/make_resume/saveMakeResume', fields, { token: owner.token });
  const { token } = await openAccount(api, '13800000014');
  const resume_id = (made.data as { id: string }).id;
  expect(await api.post('/zhaopin/getRecJobs', { resume_id }, { token })).toMatchObject({ status: 404 });
  const closed = await database.jobPosting.findFirstOrThrow({ where: { externalId: 'c' } });
  for (const id of [closed.id, '00000000-0000-7000-8000-000000000000']) {
    expect(await api.post('/api/job/get', { id })).toMatchObject({ status: 404, msg: '职位不存在或已下线' });
  }
});

it('sample jobs disappear with the first real feed', async () => {
  await database.jobFeed.create({ data: { source: 'jobs', name: '就业平台' } });
  await database.jobPosting.create({ data: { ...job('x', { title: '真职位' }), source: 'jobs' } });
  expect(titles(await ask('/make_resume/jyqjobs'))).toEqual(['真职位']);
});
