import { listAllCities, listProvincesAndCities } from '@qicheng/contract/reference/region.contract';
import { searchSchools } from '@qicheng/contract/reference/school.contract';
import { RegionService, SchoolService } from '@qicheng/core/reference';
import { startApi, type TestApi } from '../../test/harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.app.get(RegionService, { strict: false }).seed([
    ['330000', '浙江省', [['330100', '杭州市', [['330106', '西湖区']]]]],
    ['710000', '台湾省'],
  ]);
  await api.app.get(SchoolService, { strict: false }).seed([
    { code: 'swot:zju.edu.cn', name: '浙江大学', source: 'swot' },
    { code: 'swot:pku.edu.cn', name: '北京大学', source: 'swot' },
  ]);
});
afterAll(() => api.stop());

describe('regions', () => {
  it('POST /make_resume/city_all returns three levels', async () => {
    const { list } = await api.as(null)(listAllCities, {});
    expect(list[0]).toEqual({
      code: '330000',
      name: '浙江省',
      children: [{ code: '330100', name: '杭州市', children: [{ code: '330106', name: '西湖区' }] }],
    });
    expect(list[1]).toEqual({ code: '710000', name: '台湾省', children: [] });
  });

  it('POST /make_resume/getProvinceAndCity returns two', async () => {
    const { list } = await api.as(null)(listProvincesAndCities, {});
    expect(list[0]?.children).toEqual([{ code: '330100', name: '杭州市' }]);
  });
});

describe('POST /make_resume/school_search', () => {
  it.each([
    ['浙江', ['浙江大学']],
    ['bjdx', ['北京大学']],
    ['清华', []],
  ])('%s', async (keyword, names) => {
    const { list, total } = await api.as(null)(searchSchools, { keyword });
    expect(list.map(({ name }) => name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  it('uses the wire names and pages', async () => {
    const { data } = await api.post(
      '/make_resume/school_search',
      new URLSearchParams({ page: '2', limit: '1' }),
    );
    expect(data).toMatchObject({ list: [{ code: 'swot:zju.edu.cn', school_name: '浙江大学' }], total: 2 });
  });

  it.each([
    [{ limit: 51 }, '每页最多 50 条'],
    [{ keyword: '大'.repeat(51) }, '学校名称不能超过 50 个字'],
  ])('rejects %j', async (input, msg) => {
    expect(await api.post('/make_resume/school_search', input)).toMatchObject({ status: 400, msg });
  });
});
