import {
  listHeadings,
  listLearningResources,
  listPhraseOccupations,
  listPhraseSections,
  searchPhrases,
  searchSkills,
} from '@qicheng/contract/phrase/index';
import { startApi, type TestApi } from '../../test/harness.js';

type WireList = { list: Array<Record<string, unknown>>; total: number };

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = async (path: string) => {
  const response = await fetch(api.url + path, { headers: { accept: 'application/json' } });
  return { status: response.status, ...((await response.json()) as { code: number; data: WireList }) };
};

describe('lists by GET for a visitor', () => {
  it.each([
    ['/index/essay_module_list', { id: 'selfEvaluation', name: '自我评价', count: expect.any(Number) }],
    ['/essay/essay_type', { id: 'general', name: '通用', count: expect.any(Number) }],
    ['/index/big_title', { module_id: 'selfEvaluation', title: '自我评价', desc: expect.any(String) }],
    ['/index/skill', { name: 'Word', category: '办公软件', occupations: ['通用'] }],
  ])('1: %s, and the same by POST', async (path, first) => {
    const { status, code, data } = await get(path);
    expect({ status, code, first: data.list[0] }).toMatchObject({ status: 200, code: 1, first });
    expect(data.list.length).toBe(Math.min(50, data.total));
    const posted = await api.post(path, {});
    expect(posted.data).toEqual(data);
    expect((await get(`${path}?limit=2&page=2`)).data.list).toEqual(data.list.slice(2, 4));
    expect((await get(`${path}?limit=51`)).status).toBe(400);
  });
});

describe('POST /essay/essay_list', () => {
  it('1: filters by section, occupation and keyword, with wire names', async () => {
    const answer = await api.post('/essay/essay_list', {
      module_id: 'internships',
      type_id: 'nurse',
      keyword: '静脉',
      limit: '1',
    });
    expect(answer).toMatchObject({ status: 200, code: 1 });
    expect((answer.data as WireList).list[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      module_id: 'internships',
      module_name: '实习经历',
      type_id: 'nurse',
      type_name: '护士',
      content: expect.stringContaining('静脉'),
    });
  });

  it('1: treats wildcards as text; no match gives an empty list', async () => {
    for (const keyword of ["' OR 1=1 --", '.*', '%', '<script>']) {
      const answer = await api.post('/essay/essay_list', { keyword });
      expect(answer).toMatchObject({ status: 200, data: { list: [], total: 0 } });
    }
    const nowhere = await api.post('/essay/essay_list', { module_id: '__proto__', type_id: 'constructor' });
    expect(nowhere.data).toEqual({ list: [], total: 0 });
  });

  it('400: rejects an overlong keyword', async () => {
    expect(await api.post('/essay/essay_list', { keyword: '长'.repeat(51) })).toMatchObject({
      status: 400,
      msg: '关键词不能超过 50 个字',
    });
  });
});

describe('the typed client', () => {
  it('parses all six', async () => {
    const call = api.as(null);
    const [section] = (await call(listPhraseSections, { occupation: 'civil' })).list;
    const [occupation] = (await call(listPhraseOccupations, { section: section?.code })).list;
    const filter = { section: section?.code, occupation: occupation?.code };
    expect((await call(searchPhrases, filter)).total).toBe(occupation?.count);
    expect((await call(listHeadings, { language: 'en' })).list[0]?.title).toBe('Summary');
    const skills = await call(searchSkills, { occupation: 'data', keyword: 'sql' });
    expect(skills.list.map(({ name }) => name)).toContain('SQL');
    expect(skills.categories.length).toBeGreaterThan(0);
    const resources = await call(listLearningResources, { kind: 'certificate', occupation: 'teacher' });
    expect(resources.list.map(({ kindName }) => kindName)).toContain('证书');
  });
});
